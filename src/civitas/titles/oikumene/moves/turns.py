"""The sub-phases of moving units (HRN-6.1, HRN-6.14; HRN-6.19 is in `retreat`): in turn order each
player moves stack after stack: first who, then where to (`whither`), then how many (`going`)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any, Final

from msgspec.structs import replace

from civitas.kernel.agenda import Chapter, Step
from civitas.kernel.asks import REST, Ask, Flow, Pick, Reason, side_by_side
from civitas.kernel.explain import Terms, terms
from civitas.titles.oikumene.content.tables import TREATIES, TRIBUTE
from civitas.titles.oikumene.means.bargains import NO_PARTNER, may_bargain, refuse_bargain
from civitas.titles.oikumene.means.purse import pay_prestige
from civitas.titles.oikumene.means.settlements import deserted_sites
from civitas.titles.oikumene.moves.ending import end_turn
from civitas.titles.oikumene.moves.fleets import PRICE, fleets, sail_fleet, stand_still
from civitas.titles.oikumene.moves.ground import begin, note, stays, under_way
from civitas.titles.oikumene.moves.outlook import RETREAT, SPECIAL, UNITS, Ahead, Outlook
from civitas.titles.oikumene.moves.shipwreck import sinks
from civitas.titles.oikumene.moves.whither import goals, goes, set_off
from civitas.titles.oikumene.picks.common import (
    DONE,
    NO,
    YES,
    Done,
    Yes,
    on_stack,
    stack_of,
)
from civitas.titles.oikumene.picks.hinterland import Negotiate
from civitas.titles.oikumene.picks.moves import (
    Move,
    MoveFleet,
    PaySpecial,
)
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.stacks import SPOTS
from civitas.titles.oikumene.state import State

RULES: Final = Chapter()
HAS_BEGUN: Final = Reason("has-begun-to-move", "HRN-17.2")
NO_PRESTIGE: Final = Reason("no-prestige-for-moves", "HRN-6.15")
NO_NEED: Final = Reason("no-need-to-pay", "HRN-6.15")
KINDS: Final[dict[str, tuple[type[Pick], ...]]] = {
    UNITS: (Negotiate, Move),
    SPECIAL: (Move, MoveFleet, PaySpecial),
    RETREAT: (Move,),
}
"""By sub-phase, what the menu may hold."""
_TRIBUTE: Final = Negotiate(TREATIES[TRIBUTE].id)


# ---------------------------------------------------------------- the sub-phases


@RULES.plain("movement_units")
def units_phase(s: State, _: Player) -> None:
    """HRN-6.1: the units sub-phase, in which nobody is tired yet. Cargo of ships that were lost in
    the special phase is dealt with first (HRN-7.4)."""
    for me in s.players:
        me.tired.clear()
    begin(s, UNITS)
    order = s.in_order()
    for me in reversed(order):
        s.do(*_turn(me))
    for me in reversed(order):
        if sinks(me):
            s.do(Step("drown", me.seat))


@RULES.plain("movement_special")
def special_phase(s: State, _: Player) -> None:
    """HRN-6.14"""
    begin(s, SPECIAL)
    in_turn(s)


def in_turn(s: State) -> None:
    """One after the other, once all have said whether they move at all."""
    for me in reversed(s.in_order()):
        s.do(*_turn(me))
    s.do(Step("stir"))


@RULES.plain("stir")
def stir(s: State, _: Player) -> None:
    """HRN-4.2: of several who could move all say at the same time whether they do as things stand.
    Who does not is not asked again unless somebody has moved before his turn."""
    able = [me.seat for me in able_to_move(s)]
    if len(able) > 1:
        s.do(Step("declare", args=tuple(able)))


@RULES.asking("declare")
def declare(s: State, _: Player, *seats: int) -> Flow:
    """These say whether they move."""
    yield from side_by_side({seat: _declare(s, s.players[seat]) for seat in seats})


def able_to_move(s: State) -> list[Player]:
    """Who could move in this sub-phase."""
    return [me for me in s.in_order() if can_move(s, me)]


def _declare(s: State, me: Player) -> Flow:
    what, told = f"stir-{under_way(s).sub}", partial(_price_of_stirring, s, me)
    answer = yield Ask(me.seat, what, lambda: [NO, YES], sure=True, terms=told)
    now = under_way(s)
    if isinstance(answer, Yes):
        note(s, going=now.going | 1 << me.seat)
    else:
        note(s, staying=now.staying | 1 << me.seat)


def _price_of_stirring(s: State, me: Player, pick: Pick) -> Terms | None:
    """HRN-6.15: where nobody has a special move for nothing, it is told before."""
    if not isinstance(pick, Yes) or under_way(s).sub != SPECIAL:
        return None
    paid = all(isinstance(each, PaySpecial) for each in menu(Outlook(s, me)))
    return Terms(note="special-paid", params=(("prestige", PRICE),)) if paid else None


def _turn(me: Player) -> tuple[Step, Step]:
    return Step("moves", me.seat), Step("moves.end", me.seat)


@RULES.plain("moves.end")
def moves_end(s: State, me: Player) -> None:
    """A player has ended his moves of the sub-phase."""
    end_turn(s, me)


# ---------------------------------------------------------------- who


@RULES.plain("moves")
def moves(s: State, me: Player) -> None:
    """One stack moves, and again, until nobody can or wants to."""
    now = under_way(s)
    if now.seat != me.seat:
        now = s.movement = replace(
            now, seat=me.seat, came=(), granted=0, refused=0, paid=False, begun=False
        )
    if not stays(now, me.seat) and can_move(s, me):
        s.do(Step("move", me.seat))


def can_move(s: State, me: Player) -> bool:
    """Is there anything in the menu?"""
    sub = under_way(s).sub
    if sub == UNITS and may_tribute(s, me):
        return True
    if sub == SPECIAL and stand_still(s, me):
        return False
    return has_moves(Outlook(s, me))


def has_moves(o: Outlook) -> bool:
    """Can anybody go anywhere?"""
    for stack in o.me.units:
        if goes(o, stack):
            return True
    return o.sub == SPECIAL and next(_together(o), None) is not None


@RULES.asking("move")
def move(s: State, me: Player) -> Flow:
    """One stack moves, and then the next."""
    ahead, again = Ahead(s, me), Step("moves", me.seat)
    while True:
        pick = yield whom(ahead)
        if isinstance(pick, Done):
            return
        s.do(again)
        if isinstance(pick, Negotiate):
            s.do(Step("bargain", me.seat, (TRIBUTE,)))
            return
        yield from _make(s, me, ahead, pick)
        ahead = Ahead(s, me)
        able = has_moves(ahead.look())
        if able and not (yield REST):
            return
        s.begin(again)
        if not able:
            return


def _make(s: State, me: Player, ahead: Ahead, pick: Any) -> Flow:
    """The move that he has picked."""
    now = under_way(s)
    if not now.begun or not now.stirred:
        note(s, begun=True, stirred=True)
    if isinstance(pick, PaySpecial):
        pay_for_all(s, me)
    elif isinstance(pick, MoveFleet):
        yield from sail_fleet(s, me, ahead.look(), pick)
    else:
        yield from set_off(s, me, ahead, stack_of(s, pick))


def whom(ahead: Ahead) -> Ask:
    """Who moves next?"""
    sub, seat = under_way(ahead.s).sub, ahead.me.seat
    what, options = f"moves-{sub}", partial(_picks, ahead)
    return Ask(seat, what, options, kinds=KINDS[sub], sure=True, terms=partial(_terms, ahead))


def _picks(ahead: Ahead) -> list[Pick]:
    return [*menu(ahead.look()), DONE]


def menu(o: Outlook) -> Iterator[Pick]:
    """What a player can do now, Done excepted."""
    s, me = o.s, o.me
    if o.sub == UNITS and may_tribute(s, me):
        yield _TRIBUTE
    for stack in sorted(me.units):
        if goes(o, stack):
            yield on_stack(Move, s.world, stack)
    if o.sub == SPECIAL:
        yield from _together(o)


def _together(o: Outlook) -> Iterator[Pick]:
    """HRN-6.15: the special moves that are no matter of one stack."""
    for space, spot in fleets(o):
        yield MoveFleet(o.s.label(space), SPOTS[spot])
    if refuse_paying(o) is None:
        yield PaySpecial()


def may_tribute(s: State, me: Player) -> bool:
    """Is there anybody with whom he could agree on tribute?"""
    return s.mode.diplomacy and not under_way(s).begun and may_bargain(s, me, TRIBUTE)


def refuse_tribute(s: State, me: Player) -> Reason | None:
    """HRN-17.2: before his first pick of the units sub-phase, if there is anybody to agree with."""
    if under_way(s).begun:
        return HAS_BEGUN
    return refuse_bargain(s, me, TRIBUTE) if s.mode.diplomacy else NO_PARTNER


def _terms(ahead: Ahead, pick: Pick) -> Terms | None:
    """HRN-6.15; HRN-13.14: whoever stops now loses the sites that everybody has left."""
    if isinstance(pick, Done) and deserted_sites(ahead.s, ahead.me):
        return Terms(note="deserted")
    if isinstance(pick, Move) and (taught := ahead.me.training.get(stack_of(ahead.s, pick))):
        return Terms(note="in-training", params=(("number", taught),))  # HRN-12.5
    return terms({"prestige": PRICE}) if isinstance(pick, PaySpecial) else None


# ---------------------------------------------------------------- special moves for all


def refuse_paying(o: Outlook) -> Reason | None:
    """HRN-6.15, HRN-1.3: 14 PP give every unit a special move; only where it helps somebody."""
    if not o.s.mode.prestige or o.me.prestige < PRICE:
        return NO_PRESTIGE
    if o.entitled:
        return NO_NEED
    everybody = Outlook(o.s, o.me, entitled=True)
    if any(_gains(o, everybody, stack) for stack in o.me.units):
        return None
    return NO_NEED


def _gains(o: Outlook, everybody: Outlook, stack: int) -> bool:
    """May units of a stack do more if it is paid for all? Who rides or changes harbours may do some
    of it as it is."""
    if not goes(everybody, stack):
        return False
    if not goes(o, stack):
        return True
    if o.s.rules.version < 3:  # whoever could do anything was thought to need no more
        return False
    return set(goals(everybody, stack)) != set(goals(o, stack))


def pay_for_all(s: State, me: Player) -> None:
    """HRN-6.15"""
    pay_prestige(me, PRICE)
    note(s, paid=True)
    s.tell("told-special-moves", "HRN-6.15", seat=me.seat, prestige=PRICE)
