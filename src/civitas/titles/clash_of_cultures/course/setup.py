"""Section 2: setup."""

from __future__ import annotations

from typing import Final

from msgspec import convert

from civitas.kernel.agenda import Chapter, Step
from civitas.kernel.chance import Chance
from civitas.kernel.setting import Setting
from civitas.kernel.values import NOBODY
from civitas.titles.clash_of_cultures.cards.decks import draw_actions, draw_objectives, shuffled
from civitas.titles.clash_of_cultures.cities.cities import new_city
from civitas.titles.clash_of_cultures.content.advances import ADVANCES, STARTING
from civitas.titles.clash_of_cultures.content.areas import AREAS, CIVILIZATION_AREAS, START_SIDES
from civitas.titles.clash_of_cultures.content.cards import ACTION_CARDS, OBJECTIVES, WONDERS
from civitas.titles.clash_of_cultures.content.civilizations import (
    CIVILIZATIONS,
    LEADER_CARD,
    LEADERS,
)
from civitas.titles.clash_of_cultures.content.events import EVENTS
from civitas.titles.clash_of_cultures.content.layouts import LAYOUTS
from civitas.titles.clash_of_cultures.content.pieces import SETTLER
from civitas.titles.clash_of_cultures.content.structure import (
    STARTING_HAND,
    STARTING_SETTLERS,
    VARIANTS,
)
from civitas.titles.clash_of_cultures.geography import unrevealed
from civitas.titles.clash_of_cultures.rules import Rules
from civitas.titles.clash_of_cultures.state import HAPPY, Player, State
from civitas.titles.clash_of_cultures.units import place_unit

RULES: Final = Chapter()


def setup(setting: Setting, chance: Chance) -> State:
    """COC-2.1, COC-2.5, COC-2.7: the table before anything is dealt."""
    seats = setting.seats
    return State(
        chance=chance,
        rules=convert({**setting.options, "version": setting.rules}, Rules),
        players=[Player(seat, home=seat) for seat in range(seats)],
        map=unrevealed(seats),
        clockwise=tuple(range(seats)),
        wonder_markers=((NOBODY, NOBODY),) * len(WONDERS),
        agenda=(Step("deal"),),
    )


@RULES.plain("deal")
def deal(s: State, _: Player) -> None:
    """All that chance decides before the first turn (COC-2.2, COC-2.14)."""
    seats = list(range(len(s.players)))
    s.chance.shuffle(seats)
    s.clockwise = tuple(seats)  # COC-2.6
    for home, seat in enumerate(seats):
        s.players[seat].home = home
    if s.rules.expansion:
        deal_civilizations(s)
    lay_map(s)
    deal_decks(s)
    s.start = s.chance.below(len(seats))  # COC-2.16
    for me in s.players:
        settle(s, me)
    draws = [
        step
        for me in s.in_order()
        for step in (
            draw_actions(me, STARTING_HAND["action_cards"]),
            draw_objectives(me, STARTING_HAND["objective_cards"]),
        )
    ]
    s.tell("start-player", "COC-2.16", seat=s.start)
    s.do(*draws, Step("phase.begin"))  # COC-2.15


def deal_civilizations(s: State) -> None:
    """COC-2.8: a civilization each, with its leaders; COC-28.8: leaders from all of them."""
    civilizations = list(range(len(CIVILIZATIONS)))
    s.chance.shuffle(civilizations)
    cards = list(range(len(LEADERS)))
    s.chance.shuffle(cards)
    dealt = VARIANTS["alternative_history"]["leaders_dealt"]
    for me in s.players:
        me.civilization = civilizations[me.seat]
        if s.rules.alternative_history:
            me.dynasty = tuple(sorted(cards[dealt * me.seat :][:dealt]))
        else:
            me.dynasty = tuple(LEADER_CARD[n] for n in CIVILIZATIONS[me.civilization].leaders)
        me.leaders = me.dynasty
        s.tell(
            "civilization",
            "COC-2.8",
            seat=me.seat,
            civilization=CIVILIZATIONS[me.civilization].id,
        )


def lay_map(s: State) -> None:
    """COC-2.2, COC-2.3, COC-2.9: homes lie open, a face-down area on every slot."""
    layout = LAYOUTS[len(s.players)]
    for me in s.players:
        side = START_SIDES[layout.home_sides[me.home]]
        if me.civilization >= 0:
            side = CIVILIZATION_AREAS.get(CIVILIZATIONS[me.civilization].id, side)
        s.map = s.map.laid(me.home, side.ground)
    areas = list(range(len(AREAS)))
    s.chance.shuffle(areas)
    slots = len(layout.areas) - len(s.players)
    s.tiles, s.tiles_unused = tuple(areas[:slots]), tuple(sorted(areas[slots:]))


def deal_decks(s: State) -> None:
    """COC-2.14, COC-2.17: four decks, with or without the cards of the expansion."""
    used = s.rules.expansion
    s.action_deck = shuffled(s, tuple(range(len(ACTION_CARDS))))
    s.objective_deck = shuffled(
        s, tuple(n for n, card in enumerate(OBJECTIVES) if used or not card.expansion)
    )
    s.event_deck = shuffled(
        s, tuple(n for n, card in enumerate(EVENTS) if used or not card.expansion)
    )
    s.wonder_deck = shuffled(s, tuple(range(len(WONDERS))))


def settle(s: State, me: Player) -> None:
    """COC-2.10 to COC-2.13: first city, settler, Farming and Mining."""
    me.capital = LAYOUTS[len(s.players)].areas[me.home][0]
    new_city(s, me.seat, me.capital, HAPPY)
    settlers = STARTING_SETTLERS
    if s.rules.length == "short":  # COC-28.5
        settlers = VARIANTS["short_game"]["starting_settlers"]
    for _ in range(settlers):
        place_unit(s, me.seat, me.capital, SETTLER)
    for advance in STARTING:
        me.advances |= 1 << advance
        me.enable(advance)
        s.tell("advance", "COC-2.12", seat=me.seat, advance=ADVANCES[advance].id)
