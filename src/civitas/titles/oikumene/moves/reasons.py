"""Why a move or a herd is not offered: the refusals of the rules, found by the pick, and one for
each kind of pick that a menu misses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from civitas.kernel.asks import Ask, Pick, Reason
from civitas.kernel.values import NOBODY, NONE
from civitas.titles.oikumene.content.goods import HERD
from civitas.titles.oikumene.content.units import KIND, LEVEL
from civitas.titles.oikumene.means.areas import realm
from civitas.titles.oikumene.means.plunder import refuse_plunder
from civitas.titles.oikumene.means.stores import herds_at_hand
from civitas.titles.oikumene.moves import fleets
from civitas.titles.oikumene.moves.fleets import NO_FLEET, refuse_fleet
from civitas.titles.oikumene.moves.herds import (
    HERD_DRIVEN,
    NO_HERD,
    NOTHING_STORED,
    refuse_drive,
    refuse_send,
)
from civitas.titles.oikumene.moves.outlook import Outlook
from civitas.titles.oikumene.moves.paths import NO_CARGO, NOT_ENTITLED, TOO_FAR, refuse_stack
from civitas.titles.oikumene.moves.sailing import NO_LANDING, NO_SHIPYARD
from civitas.titles.oikumene.moves.turns import refuse_paying, refuse_tribute
from civitas.titles.oikumene.moves.whither import around, refuse, refuse_goal
from civitas.titles.oikumene.picks.common import stack_of
from civitas.titles.oikumene.picks.hinterland import Negotiate
from civitas.titles.oikumene.picks.moves import (
    Board,
    BoardInPort,
    Drive,
    Land,
    Move,
    MoveFleet,
    PaySpecial,
    PlunderInNeed,
    PutIn,
    SendFish,
    SendGrain,
    To,
)
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.stacks import SPOTS, place
from civitas.titles.oikumene.state import State

NOT_YOURS: Final = Reason("not-your-units", "HRN-6.1")
NO_UNITS: Final = Reason("no-units", "HRN-6.1")
NOWHERE_TO_GO: Final = Reason("nowhere-to-go", "HRN-6.1")
NO_SHIP_NEAR: Final = Reason("no-ship-near", "HRN-6.2")
NO_GRAIN: Final = Reason("no-grain-to-send", "HRN-6.17")
NO_FISH: Final = Reason("no-fish-to-send", "HRN-6.17")
MOVING: Final = ("units", "special", "retreat")


def why(s: State, me: Player, pick: Pick) -> Reason | None:
    """The reason for a pick that a player misses while he moves or drives herds."""
    space = s.world.number.get(getattr(pick, "space", ""), -1)
    match pick:
        case PlunderInNeed() if 0 <= space < s.world.lands:
            return refuse_plunder(s, me, space)
        case Drive() if pick.herd in HERD and 0 <= space < s.world.lands:
            return refuse_drive(s, me, space, HERD[pick.herd]) or HERD_DRIVEN
    movement = s.movement
    if movement is None or movement.seat not in (me.seat, NOBODY) or movement.sub not in MOVING:
        return None
    o, seat = Outlook(s, me), me.seat
    match pick:
        case Move() if space >= 0 and pick.unit in KIND and pick.level in LEVEL:
            return _why_stays(o, stack_of(s, pick)) if pick.spot in SPOTS else None
        case MoveFleet() if space >= 0 and pick.spot in SPOTS:
            return refuse_fleet(o, place(space, SPOTS.index(pick.spot)))
        case PaySpecial():
            return refuse_paying(o)
        case To() | Board() | BoardInPort() | PutIn() | Land() if movement.chosen[seat] in me.units:
            return refuse_goal(o, movement.chosen[seat], type(pick), space)
        case To() | PutIn() if movement.chosen[seat] < NONE:
            return _why_no_course(o, ~movement.chosen[seat], type(pick), space)
    return None


def _why_no_course(
    o: Outlook, where: int, deed: type[To] | type[PutIn], space: int
) -> Reason | None:
    """Why a fleet does not go there; None when it has gone."""
    if not fleets.ready(o, where):
        return None
    if (deed, space) not in set(fleets.courses(o, where)):
        return TOO_FAR
    return fleets.refuse_goal(o, where, deed, space)


def _why_stays(o: Outlook, stack: int) -> Reason:
    """Why units of a stack go nowhere."""
    if stack not in o.me.units:
        return NOT_YOURS
    reasons = (refuse(o, stack, *goal) for goal in around(o, stack))
    return refuse_stack(o, stack) or next(filter(None, reasons), NOWHERE_TO_GO)


# ---------------------------------------------------------------- nothing of a kind


def none(s: State, ask: Ask, kind: type[Pick]) -> Reason | None:
    """Why a menu of movement has nothing of a kind."""
    me = s.players[ask.seat]
    if ask.what == "moves-units" and kind is Negotiate:
        return refuse_tribute(s, me)
    if ask.what in ("moves-units", "moves-retreat"):
        o = Outlook(s, me)
        return next((_why_stays(o, stack) for stack in sorted(me.units)), NO_UNITS)
    if ask.what == "herds":
        return _no_drove(s, me, kind)
    if ask.what == "moves-special":
        return _NONE_SPECIAL[kind](Outlook(s, me)) if kind in _NONE_SPECIAL else None
    if ask.what not in ("move-to", "fleet-to") or s.movement is None:
        return None
    o, stack = Outlook(s, me), s.movement.chosen[ask.seat]
    if stack < NONE:
        return _no_course(o, ~stack, kind)
    reasons = (refuse(o, stack, deed, n) for deed, n in around(o, stack) if deed is kind)
    return next(filter(None, reasons), _NONE_AT_ALL.get(kind))


def _no_course(o: Outlook, where: int, kind: type[Pick]) -> Reason | None:
    """Why a fleet does nothing of a kind."""
    goals = ((deed, n) for deed, n in fleets.courses(o, where) if deed is kind)
    reasons = (fleets.refuse_goal(o, where, deed, n) for deed, n in goals)
    return next(filter(None, reasons), _NONE_AT_ALL.get(kind))


_NONE_SPECIAL: Final[dict[type[Pick], Callable[[Outlook], Reason | None]]] = {
    Move: lambda _: NOT_ENTITLED,
    MoveFleet: lambda _: NO_FLEET,
    PaySpecial: refuse_paying,
}
_NONE_AT_ALL: Final[dict[type[Pick], Reason]] = {
    To: NOWHERE_TO_GO,
    Board: NO_SHIP_NEAR,
    BoardInPort: NO_CARGO,
    PutIn: NO_SHIPYARD,
    Land: NO_LANDING,
}


def _no_drove(s: State, me: Player, kind: type[Pick]) -> Reason | None:
    """Why no herd and no goods can be moved."""
    if kind is Drive:
        herds = herds_at_hand(s, me, s.world.land)
        reasons = (refuse_drive(s, me, field, herd) for field, herd in herds)
        return next(filter(None, reasons), HERD_DRIVEN if herds else NO_HERD)
    if kind in (SendGrain, SendFish):
        fields = [field for field in s.world.fields if realm(s, me).towns >> field & 1]
        refusals = [refuse_send(s, me, kind, field) for field in fields]
        nothing = NO_GRAIN if kind is SendGrain else NO_FISH
        return next((r for r in refusals if r is not None and r != NOTHING_STORED), nothing)
    return None
