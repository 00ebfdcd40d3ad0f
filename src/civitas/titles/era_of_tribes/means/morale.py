"""Morale (section 11)."""

from __future__ import annotations

from civitas.kernel.agenda import Step
from civitas.titles.era_of_tribes.content.tables import LEAST_MORALE, MOST_MORALE
from civitas.titles.era_of_tribes.means.influence import gain_influence
from civitas.titles.era_of_tribes.state import Player, State


def morale_after(me: Player, points: int) -> tuple[int, int, int]:
    """The morale after a change, the influence it costs besides, and the vassals (EOT-11.1 to
    EOT-11.4)."""
    after = me.morale + points
    if after >= LEAST_MORALE:
        return min(after, MOST_MORALE), 0, 0
    below = LEAST_MORALE - after
    paid = min(below, me.influence)
    return LEAST_MORALE, paid, below - paid


def change_morale(s: State, me: Player, points: int) -> None:
    """EOT-11.1 to EOT-11.4: gains above the track are lost; each point below it costs 1 influence,
    and where there is none a vassal, which its owner chooses in the step ``unrest``."""
    me.morale, influence, vassals = morale_after(me, points)
    if influence:
        gain_influence(s, me, -influence)
    if vassals:
        if not me.unrest:
            s.do(Step("unrest", me.seat))
        me.unrest += vassals
