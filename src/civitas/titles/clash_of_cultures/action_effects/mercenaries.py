"""Mercenaries: barbarians march for whoever pays them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from civitas.kernel.agenda import Chapter, Step
from civitas.kernel.asks import Ask, Flow, Pick, Reason
from civitas.kernel.values import NOBODY
from civitas.titles.clash_of_cultures.battles import battle
from civitas.titles.clash_of_cultures.cards.action_cards import playing
from civitas.titles.clash_of_cultures.content.goods import CULTURE, FOOD, ORE, WOOD
from civitas.titles.clash_of_cultures.content.pieces import INFANTRY
from civitas.titles.clash_of_cultures.means.payments import (
    USING,
    Cost,
    cost_of_one,
    pay,
    payable,
    priced,
)
from civitas.titles.clash_of_cultures.picks.common import DONE, HEX, Done, Hex
from civitas.titles.clash_of_cultures.state import BARBARIANS, Player, State
from civitas.titles.clash_of_cultures.units import (
    army,
    army_room,
    at,
    in_supply,
    lay,
    place_unit,
    take,
)
from civitas.titles.clash_of_cultures.wild.barbarians import may_march

RULES: Final = Chapter()

CLAUSE: Final = "COC-19.1"
REACH: Final = 2
OUT_OF_REACH: Final = Reason("mercenaries-reach", CLAUSE)
NO_WAY: Final = Reason("mercenaries-way", CLAUSE)
PAY: Final = (FOOD, WOOD, ORE, CULTURE)


def _price(s: State, me: Player) -> Cost:
    return cost_of_one(s, me, PAY, USING)


def goals(s: State, place: int) -> list[int]:
    """The adjacent land hexes with room for the whole army (COC-1.7)."""
    size = army(at(s, BARBARIANS, place))
    return [n for n in s.map.near_land(place) if size <= army_room(s, BARBARIANS, n)]


def armies(s: State, me: Player) -> Iterator[int]:
    """The hexes with a barbarian army within range 2 of an own city or army unit (COC-0.4,
    COC-19.3)."""
    own = {*me.cities, *[place for place, units in s.units[me.seat].items() if army(units)]}
    bits = sum([1 << place for place in own])
    for place in sorted(s.units[BARBARIANS]):
        if s.map.circle(place, REACH) & bits and goals(s, place):
            yield place


def _can_hire(s: State, me: Player) -> bool:
    return payable(me, _price(s, me)) and next(armies(s, me), None) is not None


@playing("mercenaries", _can_hire)
def mercenaries(s: State, me: Player) -> Flow:
    """Pay for any number of armies, at least one that is free to move; then they march one after
    the other (COC-19.1, COC-19.3)."""
    hired: tuple[int, ...] = ()
    near = tuple(armies(s, me))
    while payable(me, _price(s, me)) and near:
        options = partial(_army_picks, s, near, bool(hired))
        told = priced(_price(s, me), Hex)
        pick = yield Ask(me.seat, "hire-army", options, otherwise=OUT_OF_REACH, terms=told)
        if isinstance(pick, Done):
            break
        place = s.hex(pick.hex)
        near = tuple(n for n in near if n != place)
        allowed = yield from may_march(s, place)
        if allowed:
            yield from pay(s, me, _price(s, me), "action-mercenaries", CLAUSE)
            hired = (*hired, place)
    s.do(Step("mercenaries.march", me.seat, (hired,)))


def _army_picks(s: State, places: tuple[int, ...], may_stop: bool) -> list[Pick]:
    found: list[Pick] = [HEX[s.label(place)] for place in places]
    return [*found, DONE] if may_stop else found


@RULES.asking("mercenaries.march")
def march(s: State, me: Player, hired: tuple[int, ...]) -> Flow:
    """One army moves 1 hex, battles included; a city that it left gets an infantry (COC-19.1,
    COC-22.14)."""
    ready = tuple(place for place in hired if at(s, BARBARIANS, place) and _free(s, place, hired))
    if not ready:
        return
    pick = yield Ask(me.seat, "march-army", partial(_army_picks, s, ready, False))
    start = s.hex(pick.hex)
    choice = _free(s, start, hired)
    options = partial(_army_picks, s, choice, False)
    pick = yield Ask(me.seat, "march-to", options, {"hex": pick.hex}, otherwise=NO_WAY)
    goal = s.hex(pick.hex)
    s.do(Step("mercenaries.march", me.seat, (tuple(n for n in hired if n != start),)))
    group = at(s, BARBARIANS, start)
    take(s, BARBARIANS, start, *group)
    lay(s, BARBARIANS, goal, *group)
    s.tell("barbarians-march", CLAUSE, seat=me.seat, start=s.label(start), hex=pick.hex)
    if start in s.cities and in_supply(s, BARBARIANS, INFANTRY):
        place_unit(s, BARBARIANS, start, INFANTRY)
    defender = battle.enemy_at(s, BARBARIANS, goal)
    if defender != NOBODY:
        battle.start(s, BARBARIANS, defender, goal, start, group)


def _free(s: State, place: int, hired: tuple[int, ...]) -> tuple[int, ...]:
    """Where an army can go without mixing with one that has not moved yet."""
    return tuple(n for n in goals(s, place) if n not in hired)
