"""Titles on which bots come to grief: the toy, with a judgement that fails in its own way."""

from __future__ import annotations

import os
import time
from typing import Any, Final

import msgspec

from civitas.kernel.titles import Meta
from tests.laws.toy import META, State, Toy


def _meta(name: str) -> Meta:
    return msgspec.structs.replace(META, id=name, name=name, rules=f"{__name__}:{name.upper()}")


BRITTLE_META: Final = _meta("brittle")
DEADLY_META: Final = _meta("deadly")
ENDLESS_META: Final = _meta("endless")


class Brittle(Toy):
    """Whoever judges a position here fails."""

    meta: Meta = BRITTLE_META

    def evaluate(self, s: State, seat: int) -> float:
        return 1 / 0


class Deadly(Toy):
    """Whoever judges a position here dies on the spot, process and all."""

    meta: Meta = DEADLY_META

    def evaluate(self, s: State, seat: int) -> float:
        os._exit(7)


class Endless(Toy):
    """Whoever judges a position here never comes to an end."""

    meta: Meta = ENDLESS_META

    def evaluate(self, s: State, seat: int) -> float:
        while True:
            time.sleep(60)


BRITTLE: Final[Any] = Brittle()
DEADLY: Final[Any] = Deadly()
ENDLESS: Final[Any] = Endless()
