"""Great persons who build and settle: prophet, engineer, explorer, architect."""

from __future__ import annotations

from functools import partial
from typing import Final

from civitas.kernel.agenda import Chapter, Step
from civitas.kernel.asks import Ask, Flow, Pick
from civitas.kernel.explain import Terms, terms
from civitas.titles.clash_of_cultures.cards.events import give_up
from civitas.titles.clash_of_cultures.cities.construct import (
    place_building,
    refuse_angry,
    refuse_building,
)
from civitas.titles.clash_of_cultures.cities.found import found_city, refuse_site
from civitas.titles.clash_of_cultures.cities.wonders import REQUIRED, is_free
from civitas.titles.clash_of_cultures.content.events import EVENT, EVENTS
from civitas.titles.clash_of_cultures.content.goods import (
    CULTURE,
    Goods,
    goods,
    lowered,
    one,
)
from civitas.titles.clash_of_cultures.content.pieces import (
    BUILDINGS,
    STRUCTURE,
    STRUCTURE_COST,
    STRUCTURES,
    TEMPLE,
)
from civitas.titles.clash_of_cultures.means.payments import (
    CONSTRUCTING,
    USING,
    cost_for,
    pay,
    payable,
    priced,
)
from civitas.titles.clash_of_cultures.means.payments import WONDER as FOR_WONDER
from civitas.titles.clash_of_cultures.means.prices import pay_price, prices, told_price
from civitas.titles.clash_of_cultures.means.stock import told_gains
from civitas.titles.clash_of_cultures.moves.explore import frontier, reveal_by_card
from civitas.titles.clash_of_cultures.picks.common import HEX, PASS, Hex, Pass
from civitas.titles.clash_of_cultures.picks.events import (
    BuildAt,
)
from civitas.titles.clash_of_cultures.powers.moments import Moment
from civitas.titles.clash_of_cultures.powers.registry import ABILITY, hook
from civitas.titles.clash_of_cultures.state import (
    Player,
    State,
)

RULES: Final = Chapter()

CLAUSE: Final = "COC-21.9"


# ------------------------------------------------------------------ builders


@RULES.asking("person.great_prophet")
def prophet(s: State, me: Player) -> Flow:
    """A temple for its usual cost, without activation (COC-21.9)."""
    yield from _build(s, me, "great_prophet", (TEMPLE,))


@RULES.asking("person.great_engineer")
def engineer(s: State, me: Player) -> Flow:
    """A building for its usual cost, without activation (COC-21.9)."""
    yield from _build(s, me, "great_engineer", BUILDINGS)


def _build(s: State, me: Player, name: str, kinds: tuple[int, ...]) -> Flow:
    sites = [
        (place, building)
        for place in me.cities
        if refuse_angry(s, place) is None
        for building in kinds
        if refuse_building(s, me, place, building) is None
        and prices(s, me, STRUCTURE_COST[building], CONSTRUCTING, place, building)
    ]
    if not sites:
        return
    options = partial(_build_picks, s, sites)
    told = partial(_site_terms, s, me)
    pick = yield Ask(me.seat, "person-build", options, {"person": name}, terms=told)
    if isinstance(pick, Pass):
        return
    place, building = s.hex(pick.hex), STRUCTURE[pick.building]
    about = (place, building)
    price = STRUCTURE_COST[building]
    yield from pay_price(s, me, price, CONSTRUCTING, pick.building, "COC-10.1", *about)
    yield from place_building(s, me, place, building)


def _site_terms(s: State, me: Player, pick: Pick) -> Terms | None:
    if not isinstance(pick, BuildAt):
        return None
    place, building = s.hex(pick.hex), STRUCTURE[pick.building]
    price = told_price(s, me, STRUCTURE_COST[building], CONSTRUCTING, place, building)
    return terms(price, told_gains(me, STRUCTURES[building].build_bonus), choice=True)


def _build_picks(s: State, sites: list[tuple[int, int]]) -> list[Pick]:
    names = {number: name for name, number in STRUCTURE.items()}
    return [PASS, *(BuildAt(s.label(place), names[building]) for place, building in sites)]


# ------------------------------------------------------------------ the explorer


@RULES.asking("person.great_explorer")
def explorer(s: State, me: Player) -> Flow:
    """An unexplored area nearby is revealed (COC-21.9)."""
    choice = frontier(s, me)
    if not choice:
        return
    options = [PASS, *(HEX[s.label(place)] for place in choice)]
    pick = yield Ask(me.seat, "reveal-area", lambda: options)
    if not isinstance(pick, Pass):
        place = s.hex(pick.hex)
        area = s.map.layout.area_of[place]
        s.do(reveal_by_card(s, me, place), Step("person.colony", me.seat, (area,)))


@RULES.asking("person.colony")
def colony(s: State, me: Player, area: int) -> Flow:
    """A city on a legal hex of the new area, without a settler (COC-21.9)."""
    price = goods(EVENTS[EVENT["great_explorer"]].params["found_city_cost"])
    cost = cost_for(s, me, price, USING)
    choice = [n for n in s.map.layout.areas[area] if refuse_site(s, me, n) is None]
    if not choice or not payable(me, cost):
        return
    options = [PASS, *(HEX[s.label(place)] for place in choice)]
    pick = yield Ask(me.seat, "colony", lambda: options, terms=priced(cost, Hex))
    if not isinstance(pick, Pass):
        yield from pay(s, me, cost, "great_explorer", CLAUSE)
        found_city(s, me, s.hex(pick.hex))


# ------------------------------------------------------------------ the architect

ARCHITECT: Final = EVENT["great_architect"]
ARCHITECT_BIT: Final = 1 << ABILITY["great_architect"]


@hook(Moment.WAIVES_ADVANCE, "great_architect")
def knows_how(s: State, me: Player, place: int, wonder: int) -> bool:
    """The advance on the card is not needed in an ordinary Construct (COC-21.9, COC-24.3)."""
    return not is_free(s, me, place)


def _reduced(printed: Goods) -> Goods:
    less: int = EVENTS[ARCHITECT].params["wonder_culture_discount"]
    return lowered(printed, one(CULTURE, less))


@hook(Moment.PRICE, "great_architect", purposes=(FOR_WONDER,))
def only_way(s: State, me: Player, printed: Goods, place: int, wonder: int) -> Goods | None:
    """Without the advance the wonder can only be built by the architect (COC-21.9, COC-24.3)."""
    if me.owns(REQUIRED[wonder]) or is_free(s, me, place):
        return None
    return _reduced(printed)


@hook(Moment.PRICE, "great_architect", optional=True, once=True, purposes=(FOR_WONDER,))
def cheaper(s: State, me: Player, printed: Goods, place: int, wonder: int) -> Goods | None:
    """With the advance the owner chooses whether the architect builds it (COC-21.9, COC-24.4)."""
    if not me.owns(REQUIRED[wonder]) or is_free(s, me, place):
        return None
    return _reduced(printed)


def _has_built(s: State, me: Player, builder: int, place: int, structure: int) -> bool:
    if builder != me.seat or structure >= 0:
        return False
    return bool(s.turn.used & ARCHITECT_BIT) or not me.owns(REQUIRED[-1 - structure])


@hook(Moment.CONSTRUCTED, "great_architect", may=_has_built)
def architect_leaves(s: State, me: Player, *about: int) -> None:
    """The card is discarded when it was used (COC-21.9)."""
    give_up(s, me, ARCHITECT)
