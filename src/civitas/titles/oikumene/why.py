"""Why something is not offered: the refusals of the chapters, found by the pick."""

from __future__ import annotations

from typing import Final

from civitas.kernel.asks import Pick, Reason
from civitas.titles.oikumene.course import diplomacy, distribution, draft, new_year
from civitas.titles.oikumene.farming import reasons as farming
from civitas.titles.oikumene.hinterland import reasons as hinterland
from civitas.titles.oikumene.moves import reasons as moves
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.war import reasons as war

CHAPTERS: Final = (
    draft.why,
    distribution.why,
    new_year.why,
    farming.why,
    moves.why,
    hinterland.why,
    war.why,
    diplomacy.why,
)


def why_not(s: State, seat: int, pick: Pick) -> Reason | None:
    """The reason for a pick the seat misses, or None if it makes no sense at all."""
    me = s.players[seat]
    return next(filter(None, (why(s, me, pick) for why in CHAPTERS)), None)
