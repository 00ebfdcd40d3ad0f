"""The trade sub-phase (section 14): a menu of deeds, done in any order and number; first all at the
same time, each for himself, and then in turn order whatever touches others (HRN-4.2)."""

from __future__ import annotations

from functools import cache, lru_cache, partial
from typing import Any, Final

from msgspec.structs import asdict

from civitas.kernel.agenda import Chapter, Step
from civitas.kernel.asks import REST, Ask, Flow, Pick, deed_by_deed
from civitas.kernel.explain import Terms, terms
from civitas.titles.oikumene.content.factions import traits_of
from civitas.titles.oikumene.content.modes import Mode
from civitas.titles.oikumene.content.tables import (
    HELP,
    RANSOM,
    RIVAL,
    TREATIES,
    TREATY,
    VASSALAGE,
)
from civitas.titles.oikumene.content.units import CUBES
from civitas.titles.oikumene.hinterland.building_deeds import (
    AccelerateDeed,
    BuildDeed,
    ManDeed,
)
from civitas.titles.oikumene.hinterland.clearing_deeds import ClearDeed, DemolishDeed
from civitas.titles.oikumene.hinterland.deeds import CROWD, MARKET, SITES, Deed
from civitas.titles.oikumene.hinterland.demolition import has_demolishable
from civitas.titles.oikumene.hinterland.dismissal import too_many
from civitas.titles.oikumene.hinterland.goods_deeds import BuyDeed, SellDeed
from civitas.titles.oikumene.hinterland.herd_deeds import ButcherDeed, BuyHerdDeed, SellHerdDeed
from civitas.titles.oikumene.hinterland.hire_deeds import CommandDeed, DoubleDeed, HireDeed
from civitas.titles.oikumene.hinterland.hiring import gift_fields, give, note
from civitas.titles.oikumene.hinterland.market import trades_herds
from civitas.titles.oikumene.hinterland.unit_deeds import (
    DegradeDeed,
    DismissDeed,
    SellUnitDeed,
    TrainDeed,
    UpgradeDeed,
)
from civitas.titles.oikumene.means.areas import realm
from civitas.titles.oikumene.means.bargains import (
    has_partner,
    may_bargain,
    rival_price,
)
from civitas.titles.oikumene.picks.common import DONE, Done
from civitas.titles.oikumene.picks.hinterland import AWAIT, AwaitTurn, HireAt, Negotiate
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.realm import Realm
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.underway import NO_TRADE

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


@cache
def deeds_of(mode: Mode, faction: int) -> tuple[Deed, ...]:
    """Those that a faction has in a mode."""
    return tuple(deed for deed in DEEDS if deed.exists(mode, traits_of(faction)))


def possible(s: State, me: Player, own: Realm) -> tuple[Deed, ...]:
    """Those of them that can be thought of with what he has."""
    have = CROWD if len(me.units) > CUBES else 0
    if trades_herds(me, own):
        have |= MARKET
    for site in s.sites.values():
        if site.owner == me.seat:
            have |= SITES
            break
    return _payable(s.mode, me.faction, me.gold, have)


@lru_cache(maxsize=1 << 12)
def _payable(mode: Mode, faction: int, gold: int, have: int) -> tuple[Deed, ...]:
    traits, deeds = traits_of(faction), deeds_of(mode, faction)
    return tuple(d for d in deeds if d.least(traits) <= gold and not d.needs & ~have)


MENU: Final = "trade"
"""What is asked while all trade at the same time."""
BARGAINS: Final = (RANSOM, VASSALAGE, HELP, RIVAL)
"""HRN-14.15"""
_NEGOTIATE: Final = tuple(Negotiate(treaty.id) for treaty in TREATIES)
KINDS: Final[tuple[type[Pick], ...]] = (*DEED, Negotiate)


@RULES.plain("hinterland_trade")
def trade(s: State, _: Player) -> None:
    """HRN-4.2: all do at the same time what touches nobody else; then, in turn order, those who
    want it have turns in which they deal with the others."""
    take_turns(s)
    s.do(Step("trade.apart", s.first, (tuple(me.seat for me in s.in_order()),)))


def take_turns(s: State) -> None:
    """What follows when all have traded each for himself."""
    turns = [Step("trade.turn", me.seat) for me in s.in_order()]
    s.do(*turns, Step("trade.end"))


@RULES.plain("trade.end")
def end(s: State, _: Player) -> None:
    """Nobody trades any more; a new rival has its price again (HRN-17.12)."""
    for me in s.players:
        me.trade = NO_TRADE
        if s.rules.version >= 3:  # before, it was free until it was done
            me.free_rival = False


@RULES.asking("trade.apart")
def trade_apart(s: State, _: Player, seats: tuple[int, ...], answered: int = 0) -> Flow:
    """HRN-4.2: each for himself, deed by deed."""
    left, answered = yield from deed_by_deed(
        seats, lambda seat: trade_alone(s, s.players[seat]), (MENU,), answered
    )
    if left:
        s.do(Step("trade.apart", s.first, (left, answered)))


def trade_alone(s: State, me: Player) -> Flow:
    """HRN-14.1: deed after deed, until the player has done or leaves the rest to his turn."""
    while may_await(s, me) or _has_a_deed(s, me, apart=True):
        pick = yield _menu(s, me, apart=True)
        if isinstance(pick, Done):
            return
        if isinstance(pick, AwaitTurn):
            note(me, in_turn=True)
            return
        yield from _perform(s, me, pick, apart=True)


@RULES.plain("trade.turn")
def turn(s: State, me: Player) -> None:
    """HRN-14.1: one deed, and then the next, until the player has done; for those who want a turn,
    and for all after somebody who has changed something for them (HRN-4.2)."""
    if _has_turn(s, me):
        s.do(Step("trade.deed", me.seat))


def _has_turn(s: State, me: Player) -> bool:
    return not me.gone and me.trade.in_turn and _has_a_deed(s, me, apart=False)


@RULES.asking("trade.deed")
def do_deed(s: State, me: Player) -> Flow:
    """One deed out of the menu, and then the next."""
    again = Step("trade.turn", me.seat)
    while True:
        pick = yield _menu(s, me, apart=False)
        if isinstance(pick, Done):
            return
        s.do(again)
        if isinstance(pick, Negotiate):
            s.do(Step("bargain", me.seat, (TREATY[pick.treaty],)))
            if pick.treaty != TREATIES[RIVAL].id:
                call_all(s)
            return
        yield from _perform(s, me, pick, apart=False)
        able = _has_turn(s, me)
        if able and not (yield REST):
            return
        s.begin(again)
        if not able:
            return


def call_all(s: State) -> None:
    """HRN-4.2: something changes for the others, so all after him have a turn."""
    for me in s.players:
        note(me, in_turn=True)


def _perform(s: State, me: Player, pick: Pick, *, apart: bool) -> Flow:
    """A deed, where the player wants it, and what it brings besides."""
    deed = DEED[type(pick)]
    where = pick
    if not deed.placeless:
        where = yield _where(s, me, deed, pick, apart=apart)
    if not apart and deed.touches(s, me, pick, where):
        call_all(s)
    flow = deed.perform(s, me, pick, where)
    if flow is not None:
        yield from flow
    fields = gift_fields(s, me) if me.traits.third_light_infantry_free else ()
    if fields:
        spot = yield Ask(me.seat, "third-where", lambda: [HireAt(s.label(f)) for f in fields])
        give(s, me, s.world.number[spot.space])


# ---------------------------------------------------------------- the menu


def _menu(s: State, me: Player, *, apart: bool) -> Ask:
    what, options = MENU if apart else "trade-turn", partial(offered, s, me, apart=apart)
    sure = len(me.units) <= CUBES or not too_many(me)
    return Ask(me.seat, what, options, kinds=KINDS, sure=sure, terms=partial(_menu_terms, s, me))


def offered(s: State, me: Player, *, apart: bool) -> list[Pick]:
    """All that the player may do; he may stop unless he has more stacks than cubes (HRN-2.12)."""
    found: list[Pick] = [] if len(me.units) > CUBES and too_many(me) else [DONE]
    if apart and may_await(s, me):
        found.append(AWAIT)
    own = realm(s, me)
    for deed in possible(s, me, own):
        found += deed.lines(s, me, own, apart)
    return found if apart else found + _bargains(s, me)


def may_await(s: State, me: Player) -> bool:
    """HRN-4.2: is there anything to do in a turn of his own?"""
    if s.mode.diplomacy and has_partner(s, me):
        return True
    return any(in_turn(s, me, deed) for deed in deeds_of(s.mode, me.faction))


def in_turn(s: State, me: Player, deed: Deed) -> bool:
    """Can the deed be done in turn only, somewhere?"""
    if not deed.meddles:
        return False
    picks = ((pick, where) for pick in deed.offered(s, me) for where in deed.places(s, me, pick))
    return any(deed.touches(s, me, pick, where) for pick, where in picks)


def _has_a_deed(s: State, me: Player, *, apart: bool) -> bool:
    """Is there anything in the menu? That a building can be pulled down is found out soonest."""
    if not apart and (has_demolishable(s, me) or _has_bargain(s, me)):
        return True
    own = realm(s, me)
    for deed in possible(s, me, own):
        if deed.lines(s, me, own, apart):
            return True
    return False


def _bargains(s: State, me: Player) -> list[Pick]:
    """HRN-14.15"""
    kinds = BARGAINS if s.mode.diplomacy else ()
    return [_NEGOTIATE[kind] for kind in kinds if may_bargain(s, me, kind)]


def _has_bargain(s: State, me: Player) -> bool:
    """Is there any?"""
    for kind in BARGAINS if s.mode.diplomacy else ():
        if may_bargain(s, me, kind):
            return True
    return False


def _where(s: State, me: Player, deed: Deed, pick: Pick, *, apart: bool) -> Ask:
    places = partial(deed.open_places, s, me, pick, apart=apart)
    return Ask(me.seat, deed.ask, places, asdict(pick), terms=partial(deed.terms, s, me, pick))


def _menu_terms(s: State, me: Player, pick: Any) -> Terms | None:
    if pick == _NEGOTIATE[RIVAL]:
        return terms({"prestige": rival_price(me)}, choice=True)
    deed = DEED.get(type(pick))
    return None if deed is None else deed.terms(s, me, pick)
