"""Action cards that help cities, units and the turn."""

from __future__ import annotations

from functools import partial
from typing import Final

from civitas.kernel.agenda import Chapter, Step
from civitas.kernel.asks import Ask, Flow, Pick, Reason
from civitas.titles.clash_of_cultures.cards.action_cards import (
    always,
    note_battle,
    playing,
    unused_battles,
)
from civitas.titles.clash_of_cultures.cities.cities import (
    activate,
    activated,
    raise_mood,
    refuse_activation,
    refuse_growth,
)
from civitas.titles.clash_of_cultures.cities.construct import (
    place_building,
    refuse_angry,
    refuse_building,
)
from civitas.titles.clash_of_cultures.content.goods import IDEAS, MOOD, one
from civitas.titles.clash_of_cultures.content.pieces import (
    ACADEMY,
    INFANTRY,
    SETTLER,
    STRUCTURE,
)
from civitas.titles.clash_of_cultures.means.choices import choose_city, choose_player
from civitas.titles.clash_of_cultures.means.payments import USING, cost_for, pay, payable, priced
from civitas.titles.clash_of_cultures.means.stock import gain
from civitas.titles.clash_of_cultures.moves.explore import frontier, reveal_by_card
from civitas.titles.clash_of_cultures.picks.cities import BUILD
from civitas.titles.clash_of_cultures.picks.common import HEX, PASS, City
from civitas.titles.clash_of_cultures.picks.common import Hex as HexPick
from civitas.titles.clash_of_cultures.state import HAPPY, Player, State
from civitas.titles.clash_of_cultures.units import army_room, in_supply, place_unit

RULES: Final = Chapter()

CLAUSE: Final = "COC-19.1"
NO_FRONTIER: Final = Reason("explorer-area", CLAUSE)
GREAT_IDEAS: Final = 2


# ---------------------------------------------------------------- after a battle


def _won(s: State, me: Player, contested: bool) -> list[int]:
    """Won land battles of this turn, by name of the card that looks at them."""
    if not s.turn.battles:
        return []

    def fits(n: int) -> bool:
        battle = s.turn.battles[n]
        return battle.land and battle.winner == me.seat and (battle.contested or not contested)

    return unused_battles(s, "hero_general" if contested else "great_ideas", fits)


def gloomy(s: State, me: Player) -> list[int]:
    """The player's cities that are not happy (COC-6.8)."""
    return [place for place in me.cities if s.cities[place].mood < HAPPY]


def _hero(s: State, me: Player) -> bool:
    return bool(_won(s, me, contested=True)) and bool(gloomy(s, me))


@playing("hero_general", _hero)
def hero_general(s: State, me: Player) -> Flow:
    """A city's mood rises a step, and for 1 mood a second time (COC-19.1, COC-6.8)."""
    note_battle(s, "hero_general", _won(s, me, contested=True)[0])
    place = yield from choose_city(s, me, gloomy(s, me), "cheer-city")
    raise_mood(s, place, CLAUSE)
    cost = cost_for(s, me, one(MOOD), USING)
    if gloomy(s, me) and payable(me, cost):
        told = priced(cost, City)
        place = yield from choose_city(
            s, me, gloomy(s, me), "cheer-again", optional=True, terms=told
        )
        if place >= 0:
            yield from pay(s, me, cost, "action-hero_general", CLAUSE)
            raise_mood(s, place, CLAUSE)


def _triumph(s: State, me: Player) -> bool:
    return bool(_won(s, me, contested=False))


@playing("great_ideas", _triumph)
def great_ideas(s: State, me: Player) -> None:
    """Two ideas after a won land battle; whoever captures a city has won one (COC-19.1,
    COC-19.5)."""
    note_battle(s, "great_ideas", _won(s, me, contested=False)[0])
    gain(s, me, one(IDEAS, GREAT_IDEAS), "action-great_ideas", CLAUSE)


# ---------------------------------------------------------------- cities


def _academies(s: State, me: Player) -> int:
    return sum([s.cities[place].has(ACADEMY) for place in me.cities])


def _has_academy(s: State, me: Player) -> bool:
    return _academies(s, me) > 0


@playing("ideas", _has_academy)
def ideas(s: State, me: Player) -> None:
    """An idea for each academy (COC-19.1)."""
    gain(s, me, one(IDEAS, _academies(s, me)), "action-ideas", CLAUSE)


def _sites(s: State, me: Player, place: int) -> list[int]:
    """Buildings that the city could get without paying."""
    refusal = refuse_activation(s, me, place) or refuse_angry(s, place)
    if refusal or refuse_growth(me, s.cities[place]):
        return []
    return [b for b in me.powers.buildings if refuse_building(s, me, place, b) is None]


def _can_develop(s: State, me: Player) -> bool:
    return any(_sites(s, me, place) for place in me.cities)


@playing("city_development", _can_develop)
def city_development(s: State, me: Player) -> Flow:
    """Activate a city and construct a building there for nothing (COC-19.1, COC-6.10)."""
    cities = [place for place in me.cities if _sites(s, me, place)]
    place = yield from choose_city(s, me, cities, "develop")
    options = partial(_build_picks, tuple(_sites(s, me, place)))
    pick = yield Ask(me.seat, "build", options, {"hex": s.label(place)})
    activate(s, place)
    s.do(*activated(s, me, place, "construct"))
    yield from place_building(s, me, place, STRUCTURE[pick.building])


def _build_picks(buildings: tuple[int, ...]) -> list[Pick]:
    return [BUILD[building] for building in buildings]


def _garrisons(s: State, me: Player) -> list[int]:
    return [place for place in me.cities if army_room(s, me.seat, place) > 0]


def _can_arm(s: State, me: Player) -> bool:
    return in_supply(s, me.seat, INFANTRY) > 0 and bool(_garrisons(s, me))


@playing("militia", _can_arm)
def militia(s: State, me: Player) -> Flow:
    """An infantry in a city with room; no recruitment, no activation (COC-19.1, COC-1.7)."""
    place = yield from choose_city(s, me, _garrisons(s, me), "militia")
    place_unit(s, me.seat, place, INFANTRY)
    s.tell("unit-comes", CLAUSE, seat=me.seat, unit="infantry", hex=s.label(place))


# ---------------------------------------------------------------- the turn


@playing("leadership", always)
def leadership(s: State, me: Player) -> None:
    """One more action in this turn (COC-19.1, COC-3.8)."""
    s.turn.actions += 1


def _spared(s: State, me: Player) -> list[Player]:
    return [other for other in s.others(me.seat) if not other.assassinated]


def _can_assassinate(s: State, me: Player) -> bool:
    return bool(_spared(s, me))


@playing("assassination", _can_assassinate)
def assassination(s: State, me: Player) -> Flow:
    """Another player has one action less in the next turn (COC-19.1, COC-3.4)."""
    seat = yield from choose_player(me, _spared(s, me), "victim")
    other = s.players[seat]
    other.assassinated = True
    other.owed_actions += 1
    s.tell("assassinates", CLAUSE, seat=me.seat, other=seat)


def _nothing_done(s: State, me: Player) -> bool:
    return not s.turn.begun


@playing("negotiations", _nothing_done)
def negotiations(s: State, me: Player) -> Flow:
    """No battle against the other in this turn, none of the other's in their next (COC-19.1,
    COC-15.1)."""
    seat = yield from choose_player(me, s.others(me.seat), "peace-with")
    me.truces |= 1 << seat
    s.players[seat].truces |= 1 << me.seat
    s.tell("makes-peace", CLAUSE, seat=me.seat, other=seat)


# ---------------------------------------------------------------- explorers


def _has_settler(s: State, me: Player) -> bool:
    return bool(me.cities) and in_supply(s, me.seat, SETTLER) > 0


def _can_explore(s: State, me: Player) -> bool:
    return _has_settler(s, me) or bool(frontier(s, me))


@playing("explorer", _can_explore)
def explorer(s: State, me: Player) -> Flow:
    """Reveal an area next to one with an own city; place a settler in a city; one or both
    (COC-19.1, COC-14.15)."""
    areas, settler = frontier(s, me), _has_settler(s, me)
    pick: Pick = PASS
    if areas:
        options = partial(_area_picks, s, tuple(areas), settler)
        pick = yield Ask(me.seat, "explore-area", options, otherwise=NO_FRONTIER)
    must = not isinstance(pick, HexPick)
    if settler:
        s.do(Step("explorer.settler", me.seat, (int(must),)))
    if isinstance(pick, HexPick):
        s.do(reveal_by_card(s, me, s.hex(pick.hex)))


def _area_picks(s: State, areas: tuple[int, ...], optional: bool) -> list[Pick]:
    found: list[Pick] = [HEX[s.label(place)] for place in areas]
    return [*found, PASS] if optional else found


@RULES.asking("explorer.settler")
def explorer_settles(s: State, me: Player, must: int) -> Flow:
    """The settler comes to a city (COC-19.1, COC-1.11)."""
    place = yield from choose_city(s, me, me.cities, "settler-city", optional=not must)
    if place >= 0:
        place_unit(s, me.seat, place, SETTLER)
        s.tell("unit-comes", CLAUSE, seat=me.seat, unit="settler", hex=s.label(place))
