"""Abilities about events and barbarians."""

from __future__ import annotations

from typing import Final

from civitas.kernel.agenda import Chapter, Step
from civitas.kernel.asks import Ask, Flow
from civitas.kernel.values import NONE, NOWHERE
from civitas.titles.clash_of_cultures.cards.decks import discard_event
from civitas.titles.clash_of_cultures.content.events import EVENTS
from civitas.titles.clash_of_cultures.content.goods import CULTURE, GOLD, MOOD, NOTHING, one
from civitas.titles.clash_of_cultures.leaders import leader_city, leader_hex
from civitas.titles.clash_of_cultures.means.choices import gain_any
from civitas.titles.clash_of_cultures.means.payments import (
    PRISONERS,
    USING,
    Cost,
    cost_for,
    cost_of_one,
    pay,
    payable,
)
from civitas.titles.clash_of_cultures.means.prisoners import sacrifice
from civitas.titles.clash_of_cultures.picks.common import PASS, USE, Pass
from civitas.titles.clash_of_cultures.powers.moments import Moment
from civitas.titles.clash_of_cultures.powers.registry import hook
from civitas.titles.clash_of_cultures.state import Player, State
from civitas.titles.clash_of_cultures.wild.barbarians import REACH, spawn

RULES: Final = Chapter()

CLAUSE: Final = "COC-7.11"


@hook(Moment.CALMS, "myths", cost=one(MOOD))
def myths(s: State, me: Player, place: int) -> None:
    """COC-21.8: for a mood token the mood of the city does not fall."""
    s.tell("calmed", "COC-21.8", seat=me.seat, hex=s.label(place))


@hook(Moment.EVENT_TO_DRAW, "star_catalogues")
def star_catalogues(s: State, me: Player, drawer: int) -> Flow:
    """A token directly before drawing an event (COC-7.11, COC-21.2)."""
    yield from gain_any(s, me, (MOOD, CULTURE), "star_catalogues", CLAUSE)


# ------------------------------------------------------------------ Sacrifice Cult


def _captive(s: State, me: Player, drawer: int) -> bool:
    return drawer == me.seat and bool(me.prisoners) and s.event != NONE


@hook(Moment.EVENT_DRAWN, "sacrifice_cult", may=_captive, optional=True)
def sacrifice_cult(s: State, me: Player, drawer: int) -> Flow:
    """A prisoner for another event: the card is discarded before its symbol (COC-7.11,
    COC-21.2)."""
    yield from sacrifice(s, me)
    s.tell("sacrifices", CLAUSE, seat=me.seat, event=EVENTS[s.event].id)
    discard_event(s, me, s.event)
    s.event = NONE


@hook(Moment.REPLACES, "sacrifice_cult")
def sacrifices(s: State, me: Player, purpose: str, *about: int) -> list[tuple[int, int]]:
    """Each prisoner pays a mood or culture token of any cost (COC-7.11, COC-4.15)."""
    return [(1 << MOOD | 1 << CULTURE, 1 << PRISONERS)]


# ------------------------------------------------------------------ Calendar


def _can_look(s: State, me: Player) -> bool:
    if not s.event_deck:
        return False
    return payable(me, _look_cost(s, me))


def _look_cost(s: State, me: Player) -> Cost:
    """Who has looked already pays for the next card."""
    return cost_for(s, me, NOTHING if me.foreseen == NONE else one(CULTURE), USING)


@hook(Moment.FREE_ACTION, "calendar", may=_can_look, price=_look_cost)
def calendar(s: State, me: Player) -> Flow:
    """Look at the top event card; who has looked already pays to see the next (COC-7.11,
    COC-3.7)."""
    if me.foreseen != NONE:
        yield from _bury(s, me)
    s.do(Step("calendar.look", me.seat))


def _bury(s: State, me: Player) -> Flow:
    """The top card goes under the deck for a culture token."""
    yield from pay(s, me, _look_cost(s, me), "calendar", CLAUSE)
    s.event_deck = (s.event_deck[-1], *s.event_deck[:-1])
    for player in s.players:
        player.foreseen = NONE
    s.tell("buries-event", CLAUSE, seat=me.seat)


@RULES.plain("calendar.look")
def look(s: State, me: Player) -> None:
    """Only the player sees it (COC-7.11)."""
    me.foreseen = s.chance.reveal(s.event_deck[-1])
    s.whisper(me.seat, "foresees", CLAUSE, event=EVENTS[me.foreseen].id)
    s.tell_others(me.seat, "looks-ahead", CLAUSE, seat=me.seat)
    s.do(Step("calendar.again", me.seat))


@RULES.asking("calendar.again")
def look_again(s: State, me: Player) -> Flow:
    """As often as the player pays (COC-7.11)."""
    if not payable(me, cost_for(s, me, one(CULTURE), USING)):
        return
    params = {"event": EVENTS[me.foreseen].id}
    pick = yield Ask(me.seat, "calendar", lambda: [PASS, USE["calendar"]], params)
    if not isinstance(pick, Pass):
        yield from _bury(s, me)
        s.do(Step("calendar.look", me.seat))


# ------------------------------------------------------------------ barbarians


@hook(Moment.ACTION, "truce", once=True)
def truce(s: State, me: Player) -> None:
    """Once per turn barbarians spawn as if an event showed it (COC-7.11, COC-3.4)."""
    spawn(s, me)


@hook(Moment.HALTS_BARBARIANS, "truce", cost=one(CULTURE))
def truce_halts(s: State, me: Player) -> None:
    """For a culture token each army may be told to stay (COC-7.11, COC-22.11)."""
    s.tell("uses", CLAUSE, seat=me.seat, ability="truce")


def _can_steer(s: State, me: Player) -> bool:
    return payable(me, _steering_cost(s, me))


def _steering_cost(s: State, me: Player) -> Cost:
    return cost_of_one(s, me, (GOLD, CULTURE), USING)


@hook(Moment.STEERS_BARBARIANS, "tribal_system", may=_can_steer, price=_steering_cost)
def tribal_system(s: State, me: Player) -> Flow:
    """For a gold or culture token an army goes where the player wants (COC-7.11, COC-22.11)."""
    yield from pay(s, me, _steering_cost(s, me), "tribal_system", CLAUSE)


@hook(Moment.HOLDS_BARBARIANS, "dictator")
def dictator_holds(s: State, me: Player, place: int) -> bool:
    """Barbarians near the leader move only with the owner's leave (COC-11.16, COC-22.11)."""
    here = leader_hex(s, me)
    return here != NOWHERE and s.map.distance(here, place) <= REACH


@hook(Moment.FORBIDS_INFLUENCE, "dictator")
def dictator_forbids(s: State, me: Player, attacker: int, place: int) -> bool:
    """The city where the leader is cannot be influenced (COC-11.16, COC-18.15)."""
    return leader_city(s, me) == place
