"""What it costs to attack another player at all: deterrence and broken alliances (EOT-4.14,
EOT-4.27)."""

from __future__ import annotations

from civitas.kernel.explain import Terms
from civitas.titles.era_of_tribes.content.tables import (
    BREAKER_MORALE,
    BROKEN_INFLUENCE,
    DETERRENCE,
)
from civitas.titles.era_of_tribes.state import Player, State


def deters(me: Player, him: Player) -> bool:
    """Has this attacker still to pay for it?"""
    return him.deterring and not him.deterred >> me.seat & 1


def price(me: Player, him: Player) -> tuple[int, int]:
    """The change of morale, and that of influence besides."""
    ally = me.ally_of(him.seat)
    return DETERRENCE * deters(me, him) + BREAKER_MORALE * ally, BROKEN_INFLUENCE * ally


def warning(s: State, me: Player, him: Player) -> Terms | None:
    """The same while an attack is only being planned: it is paid when the battle begins, once, and
    not at all if there is none."""
    notes = ["deters"] * deters(me, him) + ["ends-alliance"] * me.ally_of(him.seat)
    planned = s.expansion.attacks if s.expansion else ()
    if not notes or any(each.attacker == me.seat and each.defender == him.seat for each in planned):
        return None
    params: tuple[tuple[str, str | int], ...] = (
        ("other", him.seat),
        ("deterrence", DETERRENCE),
        ("influence", BROKEN_INFLUENCE),
        ("morale", BREAKER_MORALE),
    )
    return Terms(note=" ".join(notes), params=params)
