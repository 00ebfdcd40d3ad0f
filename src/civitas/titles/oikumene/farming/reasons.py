"""Why something of the special phase is not offered."""

from __future__ import annotations

from civitas.kernel.asks import Pick, Reason
from civitas.titles.oikumene.farming.breeding import refuse_graze
from civitas.titles.oikumene.farming.harvest import refuse_harvest
from civitas.titles.oikumene.farming.sowing import refuse_sow
from civitas.titles.oikumene.picks.farming import Gather, Graze, LeaveStanding, Sow
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.state import State


def why(s: State, me: Player, pick: Pick) -> Reason | None:
    """The refusals of the chapter, by pick; what they do not know is left to the ask."""
    if not isinstance(pick, Graze | Sow | Gather | LeaveStanding):
        return None
    field = s.world.number.get(pick.space, s.world.lands)
    if field >= s.world.lands:
        return None
    if isinstance(pick, Graze):
        return refuse_graze(s, me, field)
    return refuse_sow(s, me, field) if isinstance(pick, Sow) else refuse_harvest(s, me, field)
