"""Advice: picks that look best are judged a second time, by what was learned.

Who looks no further than greedy takes what is best then (`civitas.bots.learned`); who searches
plays it on before all others (`civitas.bots.search`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Protocol

from civitas.bots.chair import Chair
from civitas.bots.judgement import Glance, Likely, marks_of
from civitas.bots.worlds import PICK_COST, Outcome, Stand, World, compared
from civitas.kernel.asks import Pick

LIKELY: Final = 6
"""So many picks are judged a second time."""
NOTHING: Final = 1e-6
"""A difference that comes from the order in which a standing is added up."""


class Advice(Protocol):
    """Whatever has learned to judge."""

    @property
    def reach(self) -> float:
        """By so much a pick may look worse and still be better."""

    def corrections(self, start: Stand, seat: int, picks: Sequence[Likely]) -> list[float]:
        """What has to be added to what picks of the same ask seem to bring."""


def corrections(advice: Advice, start: Stand, seat: int, picks: Sequence[Likely]) -> list[float]:
    """What has to be added to what picks of the same ask seem to bring.

    A pick after which the seat stands as before and is asked again has done nothing, and is held
    for less than to end it: to whoever has learned no two positions are quite alike, so herds would
    be driven to and fro until none is left.
    """
    more = advice.corrections(start, seat, picks)
    ends = [pick.glance.gain + each for pick, each in zip(picks, more, strict=True) if _ends(pick)]
    if not ends:
        return more
    top = max(ends) - PICK_COST
    return [
        min(each, top - pick.glance.gain) if _is_idle(start, pick) else each
        for pick, each in zip(picks, more, strict=True)
    ]


def _ends(pick: Likely) -> bool:
    return not pick.glance.goes_on


def _is_idle(start: Stand, pick: Likely) -> bool:
    return not _ends(pick) and abs(pick.end.worth - start.worth) < NOTHING


def likely(
    order: Sequence[Pick],
    gains: Mapping[Pick, float],
    found: Mapping[Pick, Sequence[Outcome]],
    advice: Advice | None,
) -> list[Pick]:
    """The picks that look best, and at least one that ends the turn and one that begins something
    if there are any: they are the measure of the others."""
    few = list(order[:LIKELY])
    if advice is not None and not found[order[0]][0].by_luck:
        least = gains[order[0]] - advice.reach
        few = [pick for pick in few if gains[pick] >= least]
    ending = [pick for pick in order if not found[pick][0].goes_on]
    begun = [pick for pick in order if found[pick][0].begun]
    return list(dict.fromkeys([*few, *ending[:1], *begun[:1]]))


def seen_of(
    chair: Chair, world: World, picks: Sequence[Pick], found: Mapping[Pick, Sequence[Outcome]]
) -> list[Likely]:
    """What was seen of picks, in the world where they were looked at first."""
    what, gains = chair.ask.what, compared(found)
    seen = []
    for pick in picks:
        look, end = found[pick][0], world.end_of(pick)
        stand = Stand(end, look.stands)
        glance = Glance(gains[pick], look.goes_on, look.by_luck, look.begun, end.over)
        seen.append(Likely(stand, glance, marks_of(what, pick)))
    return seen
