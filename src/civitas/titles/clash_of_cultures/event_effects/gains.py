"""Events that bring goods: good years, flourishing trade, eras."""

from __future__ import annotations

from functools import partial
from typing import Final

from civitas.kernel.agenda import Chapter, Step
from civitas.kernel.asks import Ask, Flow, Pick
from civitas.kernel.values import NONE
from civitas.titles.clash_of_cultures.cards.decks import take_top_wonder
from civitas.titles.clash_of_cultures.cards.events import effect
from civitas.titles.clash_of_cultures.content.cards import WONDERS
from civitas.titles.clash_of_cultures.content.events import EVENTS, Event
from civitas.titles.clash_of_cultures.content.goods import (
    CULTURE,
    FOOD,
    GOOD,
    MOOD,
    Goods,
    goods,
    one,
)
from civitas.titles.clash_of_cultures.content.pieces import STRUCTURE
from civitas.titles.clash_of_cultures.means.choices import choose_player, gain_any
from civitas.titles.clash_of_cultures.means.stock import gain
from civitas.titles.clash_of_cultures.picks.common import PLAYER
from civitas.titles.clash_of_cultures.picks.events import FROM_THE_DECK, TAKE_SHOWN, FromTheDeck
from civitas.titles.clash_of_cultures.state import Player, State

RULES: Final = Chapter()

CLAUSE: Final = "COC-21.2"
YEARS: Final = tuple(
    event.id
    for event in EVENTS
    if event.kind == "instant" and {"gain_all", "gain_drawer"} & event.params.keys()
)
ERAS: Final = tuple(event.id for event in EVENTS if "gain_per_city_with" in event.params)


@effect(*YEARS)
def year(s: State, me: Player, event: Event) -> Flow:
    """Food for all, for the drawer, or for the drawer and others (COC-21.2)."""
    for player in s.in_order(me.seat):
        gain(s, player, goods(event.params.get("gain_all", {})), event.id, CLAUSE)
    gain(s, me, goods(event.params.get("gain_drawer", {})), event.id, CLAUSE)
    yield from _distribute(s, me, event, goods(event.params.get("distribute_to_others", {})))


def _distribute(s: State, me: Player, event: Event, amount: Goods) -> Flow:
    """The drawer deals out food one by one, only to those who have room if there is more."""
    left = amount[FOOD]
    for _ in range(left):
        others = [
            other
            for other in s.others(me.seat)
            if left == 1 or other.goods[FOOD] < other.powers.limits[FOOD]
        ]
        if not others:
            return
        params = {"origin": event.id}
        pick = yield Ask(me.seat, "give-food", partial(_player_picks, others), params)
        gain(s, s.players[pick.other], one(FOOD), event.id, CLAUSE)


def _player_picks(others: list[Player]) -> list[Pick]:
    return [PLAYER[other.seat] for other in others]


@effect(*ERAS)
def era(s: State, me: Player, event: Event) -> Flow:
    """Something for each city with one of two buildings; the drawer gains at least so much
    (COC-21.2)."""
    buildings = [STRUCTURE[name] for name in event.params["gain_per_city_with"]]
    for player in s.in_order(me.seat):
        number = sum(
            any(s.cities[place].has(building) for building in buildings) for place in player.cities
        )
        number = min(number, event.params.get("max", number))
        if player is me:
            number = max(number, event.params["drawer_min"])
        if event.params["resource"] in GOOD:
            gain(s, player, one(GOOD[event.params["resource"]], number), event.id, CLAUSE)
            continue
        for _ in range(number):
            yield from gain_any(s, player, (MOOD, CULTURE), event.id, CLAUSE)


@effect("successful_year")
def successful_year(s: State, me: Player, event: Event) -> None:
    """Those with the fewest cities catch up; if all are even, everybody gains 1 food (COC-21.2)."""
    numbers = [len(player.cities) for player in s.players]
    fewest, most = min(numbers), max(numbers)
    for player in s.in_order(me.seat):
        if len(player.cities) == fewest:
            gain(s, player, one(FOOD, max(most - fewest, 1)), event.id, CLAUSE)


@effect("envoy_meeting")
def envoy(s: State, me: Player, event: Event) -> Flow:
    """Gains for the drawer and another player, and a wonder card that lies open (COC-21.2)."""
    gain(s, me, goods(event.params["gain_drawer"]), event.id, CLAUSE)
    seat = yield from choose_player(me, s.others(me.seat), "envoy")
    gain(s, s.players[seat], goods(event.params["gain_chosen"]), event.id, CLAUSE)
    s.do(Step("wonder.show", me.seat))


@RULES.plain("wonder.show")
def show_wonder(s: State, me: Player) -> None:
    """The top wonder card lies face up beside the deck; there is never more than one (COC-21.2,
    COC-24.1)."""
    if s.wonder_deck and s.shown_wonder == NONE:
        s.shown_wonder, s.wonder_deck = s.chance.reveal(s.wonder_deck[-1]), s.wonder_deck[:-1]
        s.tell("wonder-shown", CLAUSE, wonder=WONDERS[s.shown_wonder].id)


@RULES.asking("draw.shown-wonder")
def draw_or_take(s: State, me: Player) -> Flow:
    """Who is to draw a wonder card may take the one that lies face up (COC-24.1)."""
    shown = s.shown_wonder
    options = [TAKE_SHOWN[shown], *([FROM_THE_DECK] if s.wonder_deck else [])]
    pick = yield Ask(me.seat, "shown-wonder", lambda: options)
    if isinstance(pick, FromTheDeck):
        take_top_wonder(s, me)
        return
    s.shown_wonder = NONE
    if s.rules.wonder_buffet:
        s.open_wonders = (*s.open_wonders, shown)
    else:
        me.wonder_hand = (*me.wonder_hand, shown)
    s.tell("wonder-claimed", CLAUSE, seat=me.seat, wonder=pick.wonder)
