"""Why a menu offers nothing of a kind: one reason for each, the one that says most."""

from __future__ import annotations

from civitas.kernel.asks import Ask, Pick, Reason
from civitas.kernel.values import NOWHERE
from civitas.titles.era_of_tribes.actions import reasons as deeds
from civitas.titles.era_of_tribes.content.fields import FIELD
from civitas.titles.era_of_tribes.course.turns import NO_LEADER, REFUSALS, refuse_action
from civitas.titles.era_of_tribes.land import reasons
from civitas.titles.era_of_tribes.picks import course
from civitas.titles.era_of_tribes.picks.common import ADVANCE
from civitas.titles.era_of_tribes.picks.course import ACT
from civitas.titles.era_of_tribes.picks.deeds import USE_TILE, UseTile
from civitas.titles.era_of_tribes.state import State
from civitas.titles.era_of_tribes.tiles.tiles import NO_TILES, refuse_kept


def held(s: State, ask: Ask) -> list[Pick]:
    """Each worth a reason of its own: the actions, in the own turn, with the barbarian tiles that a
    player keeps; the fields of a progress that is to be paid."""
    if ask.what == "progress":
        return list(ADVANCE)
    if UseTile not in ask.kinds:
        return []
    return [*ACT, *(USE_TILE[tile] for tile in sorted(set(s.players[ask.seat].tiles)))]


def why_none(s: State, ask: Ask, kind: type[Pick]) -> Reason | None:
    """Why there is nothing of this kind in a menu."""
    me = s.players[ask.seat]
    if kind is course.Act:
        if me.ready_leaders < 1:
            return NO_LEADER
        return next(filter(None, (refuse_action(s, me, action) for action in REFUSALS)), None)
    if kind is UseTile:
        tiles = (refuse_kept(me, tile, turn=True) for tile in sorted(set(me.tiles)))
        return next(filter(None, tiles), NO_TILES)
    reason = reasons.why_none(s, me, kind, FIELD.get(str(ask.params.get("field")), NOWHERE))
    return reason or deeds.why_none(s, me, kind)
