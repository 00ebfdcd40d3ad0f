"""What a gardener can be asked for."""

from __future__ import annotations

from typing import TypeAlias

from civitas.kernel.asks import Pick


class Claim(Pick, frozen=True):
    terrace: str

    @property
    def places(self) -> tuple[str, ...]:
        return (f"terrace:{self.terrace}",)


class Plant(Pick, frozen=True):
    terrace: str

    @property
    def places(self) -> tuple[str, ...]:
        return (f"terrace:{self.terrace}",)


class Leave(Pick, frozen=True):
    """Claim nothing."""


class Dig(Pick, frozen=True):
    pass


class Rest(Pick, frozen=True):
    pass


AnyPick: TypeAlias = Claim | Leave | Plant | Dig | Rest
