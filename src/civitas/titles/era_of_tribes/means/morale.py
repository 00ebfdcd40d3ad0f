"""Morale (section 11)."""

from __future__ import annotations

from civitas.kernel.agenda import Step
from civitas.titles.era_of_tribes.content.tables import LEAST_MORALE, MOST_MORALE
from civitas.titles.era_of_tribes.means.influence import gain_influence
from civitas.titles.era_of_tribes.state import Player, State


def change_morale(s: State, me: Player, points: int) -> None:
    """EOT-11.1 to EOT-11.4: gains above the track are lost; each point below it costs 1 influence,
    and where there is none a vassal, which its owner chooses in the step ``unrest``."""
    after = me.morale + points
    if after >= LEAST_MORALE:
        me.morale = min(after, MOST_MORALE)
        return
    me.morale = LEAST_MORALE
    below = LEAST_MORALE - after
    paid = min(below, me.influence)
    if paid:
        gain_influence(s, me, -paid)
    if below > paid:
        if not me.unrest:
            s.do(Step("unrest", me.seat))
        me.unrest += below - paid
