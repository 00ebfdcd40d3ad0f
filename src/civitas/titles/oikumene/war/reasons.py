"""Why something of war is not offered: the refusals of its chapters, found by the pick."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from civitas.kernel.asks import Ask, Pick, Reason
from civitas.kernel.values import NONE
from civitas.titles.oikumene.content.goods import HERD
from civitas.titles.oikumene.content.units import KIND, LEVEL
from civitas.titles.oikumene.means.plunder import STONES_USED, refuse_plunder
from civitas.titles.oikumene.picks import war
from civitas.titles.oikumene.picks.common import OnSpace, stack_of
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.stacks import SPOTS
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.war.battles import NOBODY_THERE, refuse_attack
from civitas.titles.oikumene.war.conquest import refuse_degrade, refuse_fate, refuse_occupy
from civitas.titles.oikumene.war.plunder import (
    NO_BLOCK,
    NO_CROP,
    NO_HERD,
    NO_SITE,
    SITE_PROTECTED,
    refuse_crop,
    refuse_herd,
    refuse_raze_site,
    refuse_steal_herd,
)
from civitas.titles.oikumene.war.sieges import NOT_ENCIRCLED, refuse_assault
from civitas.titles.oikumene.war.withdrawal import (
    NOT_INSIDE,
    NOT_ON_SITE,
    refuse_inside,
    refuse_leave_site,
    refuse_moor,
    refuse_shelter,
    refuse_withdraw,
    why_nobody_goes,
)
from civitas.titles.oikumene.world import spaces

_FIELDS: Final[dict[type[Pick], Callable[[State, Player, int], Reason | None]]] = {
    war.Plunder: refuse_plunder,
    war.StealCrop: refuse_crop,
    war.BurnCrop: refuse_crop,
    war.RazeSite: refuse_raze_site,
    war.Destroy: refuse_fate,
    war.TakeAsVillage: refuse_degrade,
    war.Occupy: refuse_occupy,
    war.Shelter: refuse_shelter,
}
_STACKS: Final[dict[type[Pick], Callable[[State, Player, int, int], Reason | None]]] = {
    war.Withdraw: refuse_withdraw,
    war.Moor: refuse_moor,
    war.Sortie: refuse_inside,
    war.LeaveSite: refuse_leave_site,
}


def why(s: State, me: Player, pick: Pick) -> Reason | None:
    """The reason for a pick of war that the seat misses."""
    if not isinstance(pick, OnSpace) or pick.space not in s.world.number:
        return None
    space = s.world.number[pick.space]
    if isinstance(pick, war.Attack) and 0 <= pick.other < len(s.players):
        return refuse_attack(s, me, space, pick.other)
    if space >= s.world.lands:
        return None
    if type(pick) in _FIELDS:
        return _FIELDS[type(pick)](s, me, space)
    if isinstance(pick, war.Withdraw | war.Moor | war.Sortie | war.LeaveSite):
        return _of_stack(s, me, pick)
    return _of_field(s, me, space, pick)


def _of_stack(
    s: State, me: Player, pick: war.Withdraw | war.Moor | war.Sortie | war.LeaveSite
) -> Reason | None:
    if pick.unit not in KIND or pick.level not in LEVEL or pick.spot not in SPOTS:
        return None
    return _STACKS[type(pick)](s, me, stack_of(s, pick), pick.number)


def _of_field(s: State, me: Player, field: int, pick: Pick) -> Reason | None:
    match pick:
        case war.Assault() if s.town[field] != NONE:
            return refuse_assault(s, me, field)
        case war.Assault():
            return NOT_ENCIRCLED
        case war.StealHerd() if pick.herd in HERD:
            return refuse_steal_herd(s, me, field, pick.other, HERD[pick.herd])
        case war.KillHerd() if pick.herd in HERD:
            return refuse_herd(s, me, field, pick.other, HERD[pick.herd])
    return None


_NONE: Final[dict[type[Pick], Reason]] = {
    war.Attack: NOBODY_THERE,
    war.Assault: NOT_ENCIRCLED,
    war.Withdraw: Reason("nobody-to-withdraw", "HRN-8.1"),
    war.Sortie: NOT_INSIDE,
    war.LeaveSite: NOT_ON_SITE,
    war.Shelter: Reason("no-herd-to-shelter", "HRN-8.1"),
    war.StealHerd: NO_HERD,
    war.KillHerd: NO_HERD,
    war.StealCrop: NO_CROP,
    war.BurnCrop: NO_CROP,
    war.RazeSite: NO_SITE,
    war.Plunder: Reason("nothing-to-plunder", "HRN-11.1"),
}


def none(s: State, ask: Ask, kind: type[Pick]) -> Reason | None:
    """Why a menu of war has nothing of a kind."""
    me = s.players[ask.seat]
    stays = why_nobody_goes(s, me, kind)
    return stays or _almost(s, me, ask, kind) or _NONE.get(kind)


_ALMOST: Final = {war.Plunder: STONES_USED, war.RazeSite: SITE_PROTECTED}


def _almost(s: State, me: Player, ask: Ask, kind: type[Pick]) -> Reason | None:
    """Is there something to plunder, to steal or to pull down but for the last condition?"""
    if kind is war.StealHerd:
        return NO_BLOCK if any(isinstance(pick, war.KillHerd) for pick in ask.picks) else None
    if kind not in _ALMOST:
        return None
    fields = spaces(me.troops & s.world.land)
    reasons = [_FIELDS[kind](s, me, field) for field in fields]
    return _ALMOST[kind] if _ALMOST[kind] in reasons else None
