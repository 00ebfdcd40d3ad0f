"""Picks of diplomacy, revolutions and barbarian tiles (sections 4, 6 and 10)."""

from __future__ import annotations

from typing import ClassVar, Final

from civitas.kernel.asks import Pick
from civitas.titles.era_of_tribes.content.cards import CARDS, TILES
from civitas.titles.era_of_tribes.picks.common import OnField, OnPlayer, on_lands, on_players


class HireLeader(Pick, frozen=True):
    """Hire a grey leader (EOT-4.11)."""

    explained_by: ClassVar[str] = "hire_grey_leader"


class Deter(Pick, frozen=True):
    """Deterrence until the end of the round (EOT-4.14)."""

    explained_by: ClassVar[str] = "deterrence"


class Bribe(Pick, frozen=True):
    """Bribery: pay those behind, gain influence, put the leader on the ring (EOT-4.15)."""

    explained_by: ClassVar[str] = "bribery"


class Waive(Pick, frozen=True):
    """No diplomacy action for this leader (EOT-4.10)."""


class Purchase(OnPlayer, frozen=True):
    """Buy a province of this neighbour (EOT-4.19)."""

    explained_by: ClassVar[str] = "buy_province"


class Covet(OnField, frozen=True):
    """Buy this province (EOT-4.19)."""


class Ally(OnPlayer, frozen=True):
    """Form an alliance with this neighbour (EOT-4.24)."""

    explained_by: ClassVar[str] = "form_alliance"


class Part(OnPlayer, frozen=True):
    """End the alliance with this player (EOT-4.26)."""

    explained_by: ClassVar[str] = "end_alliance"


class Propose(Pick, frozen=True):
    """Ask the other player whether he agrees (EOT-4.18)."""


class Force(Pick, frozen=True):
    """Force it with three treaties (EOT-4.18)."""


class Agree(Pick, frozen=True):
    """Agree to what another player proposes (EOT-4.18)."""


class Decline(Pick, frozen=True):
    """Do not agree."""


class Found(Pick, frozen=True):
    """Set the own city in the bought province (EOT-4.22)."""


class Settle(Pick, frozen=True):
    """Put a vassal there."""


class ScoreCard(Pick, frozen=True):
    """Score this open influence card (EOT-6.5)."""

    card: str

    @property
    def places(self) -> tuple[str, ...]:
        return (f"card:{self.card}",)


class UseTile(Pick, frozen=True):
    """Use a barbarian tile for its effect (EOT-10.1, EOT-10.2)."""

    tile: str


class KeepTile(Pick, frozen=True):
    """Keep the tile face down (EOT-10.1)."""


PURCHASE: Final = on_players(Purchase)
COVET: Final = on_lands(Covet)
ALLY: Final = on_players(Ally)
PART: Final = on_players(Part)
SCORE_CARD: Final = tuple(ScoreCard(card.id) for card in CARDS)
USE_TILE: Final = tuple(UseTile(tile.id) for tile in TILES)
AGREE: Final = Agree()
DECLINE: Final = Decline()
KEEP_TILE: Final = KeepTile()
