"""What awaits units where they may go, told beside the answer (HRN-6.7, HRN-6.11, HRN-7.2, 7.7)."""

from __future__ import annotations

from collections.abc import Iterator

from civitas.kernel.asks import Pick
from civitas.kernel.explain import Terms
from civitas.titles.oikumene.content.units import KINDS
from civitas.titles.oikumene.means.control import enemy_forces
from civitas.titles.oikumene.moves.attrition import DEADLY, MOUNTED, perils
from civitas.titles.oikumene.moves.outlook import RETREAT, Ahead
from civitas.titles.oikumene.moves.peril import exempt
from civitas.titles.oikumene.picks.common import OnSpace
from civitas.titles.oikumene.picks.moves import To
from civitas.titles.oikumene.stacks import KIND_OF
from civitas.titles.oikumene.world import BROWN_LAND


def warn(ahead: Ahead, stack: int, pick: Pick) -> Terms | None:
    """What whoever goes there has to know; None if there is nothing."""
    if not isinstance(pick, To):
        return None
    faces, toll = _dice(ahead, stack, pick)
    notes = " ".join((*_halts(ahead, stack, pick), *(["fatal"] if faces else [])))
    params = (("least", min(faces)), ("toll", toll)) if faces else ()
    return Terms(note=notes, params=params) if notes else None


def _halts(ahead: Ahead, stack: int, pick: OnSpace) -> Iterator[str]:
    """What ends their movement there: enemies (HRN-6.11), or rough terrain for the whole round
    (HRN-6.7). Where all retreat at the same time, enemies may have gone since he was asked."""
    space = ahead.s.world.number[pick.space]
    if enemy_forces(ahead.s, ahead.me) >> space & 1:
        yield "among-enemies"
    exempted = KINDS[KIND_OF[stack]].can("not_stopped_by_rough_terrain")
    if ahead.look().sub != RETREAT and ahead.s.world.rough >> space & 1 and not exempted:
        yield "rough-ground"


def _dice(ahead: Ahead, stack: int, pick: OnSpace) -> tuple[frozenset[int], int]:
    """By which faces of a die each of them who stays is lost (HRN-7.2, HRN-7.7), and what it costs
    not to throw it (HRN-18.40)."""
    s, me = ahead.s, ahead.me
    field = s.world.number[pick.space]
    if field >= s.world.lands or exempt(s, me):
        return frozenset(), 0
    if s.mode.attrition_neutral_fields and (faces := perils(s, me, field)):
        special = s.world.special[field]
        return faces, (special.safe_passage_gold or 0) if special is not None else 0
    mounted = s.mode.attrition_general and MOUNTED[KIND_OF[stack]]
    return DEADLY if mounted and s.world.full(field, BROWN_LAND) else frozenset(), 0
