"""What it costs to attack another player at all: deterrence and broken alliances (EOT-4.14,
EOT-4.27)."""

from __future__ import annotations

from civitas.titles.era_of_tribes.content.tables import (
    BREAKER_MORALE,
    BROKEN_INFLUENCE,
    DETERRENCE,
)
from civitas.titles.era_of_tribes.state import Player


def deters(me: Player, him: Player) -> bool:
    """Has this attacker still to pay for it?"""
    return him.deterring and not him.deterred >> me.seat & 1


def price(me: Player, him: Player) -> tuple[int, int]:
    """The change of morale, and that of influence besides."""
    ally = me.ally_of(him.seat)
    return DETERRENCE * deters(me, him) + BREAKER_MORALE * ally, BROKEN_INFLUENCE * ally
