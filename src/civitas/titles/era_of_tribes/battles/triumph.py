"""The triumph track (EOT-9.27, EOT-9.28, EOT-9.48)."""

from __future__ import annotations

from civitas.titles.era_of_tribes.content.tables import COLOURS, FIRST_FIELD, LAST_FIELD, TRIUMPH
from civitas.titles.era_of_tribes.means.influence import gain_influence
from civitas.titles.era_of_tribes.means.morale import change_morale
from civitas.titles.era_of_tribes.state import Player, State


def advance(s: State, me: Player) -> None:
    """A victory: one field towards the first; reaching a coloured one pays (EOT-9.28)."""
    if me.triumph > FIRST_FIELD:
        me.triumph -= 1
        _pay(s, me, COLOURS[me.triumph], "on_reach")


def retreat(s: State, me: Player) -> None:
    """A defeat: one field back; leaving a coloured one costs what it paid (EOT-9.28)."""
    if me.triumph < LAST_FIELD:
        left = COLOURS[me.triumph]
        me.triumph += 1
        _pay(s, me, left, "on_leave_backwards")


def _pay(s: State, me: Player, colour: str, when: str) -> None:
    effects = TRIUMPH.get(colour, {}).get(when, {})
    if "influence" in effects:
        gain_influence(s, me, effects["influence"])
        s.tell("told-triumph-influence", "EOT-9.28", seat=me.seat, number=effects["influence"])
    if "morale" in effects:
        change_morale(s, me, effects["morale"])
        s.tell("told-triumph-morale", "EOT-9.28", seat=me.seat, number=effects["morale"])
