"""The trade turn (section 14): a menu of deeds, done in any order and number."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

from civitas.kernel.agenda import Chapter, Step
from civitas.kernel.asks import Ask, Flow, Pick, Reason
from civitas.kernel.explain import Terms
from civitas.titles.oikumene.content.tables import (
    HELP,
    RANSOM,
    RIVAL,
    TREATIES,
    TREATY,
    VASSALAGE,
)
from civitas.titles.oikumene.hinterland.building_deeds import (
    AccelerateDeed,
    BuildDeed,
    ClearDeed,
    DemolishDeed,
    ManDeed,
)
from civitas.titles.oikumene.hinterland.deeds import Deed
from civitas.titles.oikumene.hinterland.demolition import has_demolishable
from civitas.titles.oikumene.hinterland.hiring import gift_fields, give
from civitas.titles.oikumene.hinterland.market_deeds import (
    ButcherDeed,
    BuyDeed,
    BuyHerdDeed,
    SellDeed,
    SellHerdDeed,
)
from civitas.titles.oikumene.hinterland.unit_deeds import (
    CommandDeed,
    DegradeDeed,
    DismissDeed,
    DoubleDeed,
    HireDeed,
    SellUnitDeed,
    TrainDeed,
    UpgradeDeed,
)
from civitas.titles.oikumene.hinterland.upgrades import too_many
from civitas.titles.oikumene.means.bargains import refuse_bargain
from civitas.titles.oikumene.picks.common import DONE, Done
from civitas.titles.oikumene.picks.hinterland import HireAt, Negotiate
from civitas.titles.oikumene.state import Player, State
from civitas.titles.oikumene.underway import Trade

RULES: Final = Chapter()
DEEDS: Final[tuple[Deed, ...]] = (
    HireDeed(),
    DoubleDeed(),
    UpgradeDeed(),
    DegradeDeed(),
    TrainDeed(),
    CommandDeed(),
    SellUnitDeed(),
    DismissDeed(),
    BuyDeed(),
    SellDeed(),
    BuyHerdDeed(),
    SellHerdDeed(),
    ButcherDeed(),
    BuildDeed(),
    ManDeed(),
    AccelerateDeed(),
    DemolishDeed(),
    ClearDeed(),
)
DEED: Final = {deed.kind: deed for deed in DEEDS}
"""By the kind of pick in the menu."""
BARGAINS: Final = (RANSOM, VASSALAGE, HELP, RIVAL)
"""HRN-14.15"""
_NEGOTIATE: Final = tuple(Negotiate(treaty.id) for treaty in TREATIES)
KINDS: Final[tuple[type[Pick], ...]] = (*DEED, Negotiate)


@RULES.plain("hinterland_trade")
def trade(s: State, _: Player) -> None:
    """HRN-4.2: one after the other."""
    turns = [
        step
        for me in s.in_order()
        for step in (Step("trade", me.seat), Step("trade_turn", me.seat))
    ]
    s.do(*turns, Step("trade_end"))


@RULES.plain("trade")
def begin(s: State, me: Player) -> None:
    """A trade turn begins."""
    s.trade = Trade(me.seat)


@RULES.plain("trade_end")
def end(s: State, _: Player) -> None:
    """Nobody trades any more."""
    s.trade = None


@RULES.plain("trade_turn")
def turn(s: State, me: Player) -> None:
    """HRN-14.1: one deed, and then the next, until the player has done or nothing is left."""
    if not me.gone and _has_a_deed(s, me):
        s.do(Step("trade_deed", me.seat))


@RULES.asking("trade_deed")
def do_deed(s: State, me: Player) -> Flow:
    """One deed out of the menu."""
    options, priced, sure = partial(offered, s, me), _menu_terms(s, me), not too_many(me)
    pick = yield Ask(me.seat, "trade", options, kinds=KINDS, sure=sure, terms=priced)
    if isinstance(pick, Done):
        return
    s.do(Step("trade_turn", me.seat))
    if isinstance(pick, Negotiate):
        s.do(Step("bargain", me.seat, (TREATY[pick.treaty],)))
        return
    deed = DEED[type(pick)]
    where = pick
    if not deed.placeless:
        where = yield _where(s, me, deed, pick, deed.places(s, me, pick))
    flow = deed.perform(s, me, pick, where)
    if flow is not None:
        yield from flow
    fields = gift_fields(s, me)
    if fields:
        spot = yield Ask(me.seat, "third-where", lambda: [HireAt(s.label(f)) for f in fields])
        give(s, me, s.world.number[spot.space])


def offered(s: State, me: Player) -> list[Pick]:
    """All that the player may do; he may stop unless he has more stacks than cubes (HRN-2.12)."""
    found: list[Pick] = [] if too_many(me) else [DONE]
    for deed in DEEDS:
        found += deed.offered(s, me)
    return found + _bargains(s, me)


def _has_a_deed(s: State, me: Player) -> bool:
    """Is there anything in the menu? That a building can be pulled down is found out soonest."""
    if has_demolishable(s, me) or _bargains(s, me):
        return True
    return any(deed.offered(s, me) for deed in DEEDS)


def _bargains(s: State, me: Player) -> list[Pick]:
    """HRN-14.15"""
    kinds = BARGAINS if s.mode.diplomacy else ()
    return [_NEGOTIATE[kind] for kind in kinds if refuse_bargain(s, me, kind) is None]


def _where(s: State, me: Player, deed: Deed, pick: Pick, places: Sequence[Pick]) -> Ask:
    def priced(where: Any) -> Terms | None:
        return deed.terms(s, me, pick, where)

    return Ask(me.seat, deed.ask, lambda: places, terms=priced)


def _menu_terms(s: State, me: Player) -> Callable[[Any], Terms | None]:
    def priced(pick: Any) -> Terms | None:
        deed = DEED.get(type(pick))
        return None if deed is None else deed.terms(s, me, pick)

    return priced


def none(s: State, ask: Ask, kind: type[Pick]) -> Reason | None:
    """Why the menu has nothing of a kind."""
    me = s.players[ask.seat]
    if kind is Negotiate:
        return next(filter(None, (refuse_bargain(s, me, each) for each in BARGAINS)), None)
    return DEED[kind].why_none(s, me) if kind in DEED else None
