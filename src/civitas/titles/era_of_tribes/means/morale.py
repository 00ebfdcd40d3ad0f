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
    after = me.morale + points
    if LEAST_MORALE <= after <= MOST_MORALE:
        me.morale = after
        return
    me.morale, influence, vassals = morale_after(me, points)
    if influence:
        gain_influence(s, me, -influence)
        s.tell("told-despair", "EOT-11.3", seat=me.seat, influence=influence)
    if vassals:
        if not me.unrest:
            _await_unrest(s, me)
        me.unrest += vassals


def _await_unrest(s: State, me: Player) -> None:
    """Where morale falls for several at the same moment, whoever comes first in player order has
    his unrest first (EOT-3.27): it waits for those that are due already."""
    due = 0
    while due < len(s.agenda) and s.agenda[-1 - due].what == "unrest":
        due += 1
    before = len(s.agenda) - due
    s.agenda = (*s.agenda[:before], Step("unrest", me.seat), *s.agenda[before:])
