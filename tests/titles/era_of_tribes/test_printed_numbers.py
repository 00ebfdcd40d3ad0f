"""The tables of the printed German summary and Automa rules, number by number, where the tests of
the clauses look at some of their numbers only."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from civitas.kernel.agenda import Step
from civitas.kernel.values import NOBODY
from civitas.titles.era_of_tribes.automa.values import value_of
from civitas.titles.era_of_tribes.content.cards import TILE, TILES
from civitas.titles.era_of_tribes.content.fields import (
    FIELD,
    HEX_OF,
    LAND,
    LUXURY,
    MILITARY,
    NAMES,
)
from civitas.titles.era_of_tribes.content.progress import PROGRESSES
from civitas.titles.era_of_tribes.course.scoring import rank
from civitas.titles.era_of_tribes.goals.measures import tile_points
from civitas.titles.era_of_tribes.scene import Scene, level_of, player
from civitas.titles.era_of_tribes.state import State
from tests.titles.era_of_tribes.test_automa_03_cards import play, scene
from tests.titles.era_of_tribes.test_automa_05_expansion import expand, told
from tests.titles.era_of_tribes.test_automa_08_battles import mustered
from tests.titles.era_of_tribes.wars import attack, battle, fight

LEVELS = ("softy", "experienced", "expert")
"""Weichei, Erfahren, Experte."""


def by_level(*numbers: int) -> list[tuple[str, int]]:
    """A triple of the Automa rules."""
    return list(zip(LEVELS, numbers, strict=True))


@pytest.mark.rule("EOT-2.23")
def test_how_many_of_each_barbarian_tile_there_are() -> None:
    """8 rote (je 2x), 2 rote Sonderaktionen (je 2x); green ones 3+3, 3, 2+3+3 and 3."""
    green = {"morale_2": 3, "morale_3": 3, "influence_1": 3, "army_2": 3}
    green |= {"thalers_2": 2, "thalers_3": 3, "thalers_5": 3}
    counts = {tile.id: tile.count for tile in TILES}
    assert {name: counts.pop(name) for name in green} == green
    assert len(counts) == 10
    assert set(counts.values()) == {2}


THRESHOLDS = {
    "final_progress": (10, 12, 14, 16, 17),
    "final_different_luxury": (3, 4, 5, 6, 7),
    "final_equal_luxury": (2, 3, 4, 5, 6),
    "final_hexes": (3, 4, 5, 6, 7),
    "final_trading_posts": (2, 3, 4, 5, 6),
    "final_leaders": (3, 4, 5, 6, 7),
    "final_thalers": (5, 10, 15, 20, 25),
    "final_treaties": (2, 4, 6, 8, 10),
}


def provinces(one: Scene, sort_of: Sequence[int]) -> dict[int, list[str]]:
    """By what they are, the provinces that nobody holds, a province of the own sorts left out."""
    s, found = one.state, dict[int, list[str]]()
    own = {sort_of[n] for n in s.land_of(0)}
    for n in s.area.land:
        if s.owner[n] == NOBODY and sort_of[n] >= 0 and sort_of[n] not in own:
            found.setdefault(sort_of[n], []).append(NAMES[n])
    return found


def with_posts(one: Scene, number: int) -> Scene:
    free = [NAMES[n] for n in one.state.area.land if one.state.owner[n] == NOBODY][:number]
    one.city(1, *free)
    for city in free:
        one.post(0, city)
    return one


def with_equal(one: Scene, number: int) -> Scene:
    """Wine: there are 7 on the board, some of it in the hands of others."""
    for name in ALL_WINE[:number]:
        one.state.give(FIELD[name], 0)
    return one


def with_sorts(one: Scene, sort_of: Sequence[int], number: int) -> Scene:
    own = len({sort_of[n] for n in one.state.land_of(0)} - {-1})
    found = [names[0] for names in provinces(one, sort_of).values()]
    return one.land(0, *found[: number - own])


ALL_WINE = [NAMES[n] for n, land in enumerate(LAND) if land.luxury == "wine"]


def levels(number: int) -> dict[str, int]:
    """So many progresses, field by field."""
    return {each.id: min(4, max(0, number - 4 * n)) for n, each in enumerate(PROGRESSES)}


HAVING: dict[str, Callable[[Scene, int], Scene]] = {
    "final_progress": lambda one, number: one.player(0, levels=levels(number)),
    "final_different_luxury": lambda one, number: with_sorts(one, LUXURY, number),
    "final_equal_luxury": with_equal,
    "final_hexes": lambda one, number: with_sorts(one, HEX_OF, number),
    "final_trading_posts": with_posts,
    "final_leaders": lambda one, number: one.player(0, grey=number - 2),
    "final_thalers": lambda one, number: one.player(0, thalers=number),
    "final_treaties": lambda one, number: one.player(0, treaties=number),
}


@pytest.mark.rule("EOT-14.6", "EOT-16.12")
@pytest.mark.parametrize("tile", THRESHOLDS)
def test_every_threshold_of_every_scoring_tile(tile: str) -> None:
    for points, threshold in enumerate(THRESHOLDS[tile], 1):
        for number, wanted in ((threshold - 1, points - 1), (threshold, points)):
            one = HAVING[tile](Scene(5, ["slavs", "romans"]), number)
            assert tile_points(one.state, one.me(0), TILE[tile]) == wanted, number


@pytest.mark.rule("EOT-9.9")
@pytest.mark.parametrize("level", range(1, 7))
def test_the_militias_of_every_barbarian_level(level: int) -> None:
    one = Scene(2, ["romans", "iberians"]).barbarians("carpetania", "thalers_2")
    one.state.barbarian_level = level
    side = battle(fight(attack(one, "carpetania", walked=2))).sides[1]
    assert (side.militias, side.units) == (level, level + 1)


@pytest.mark.rule("AUT-10.8")
def test_the_rank_every_number_of_points() -> None:
    ends = {
        "rank_citizen": (0, 24),
        "rank_chieftain": (25, 29),
        "rank_warlord": (30, 34),
        "rank_prince": (35, 39),
        "rank_king": (40, 44),
        "rank_emperor": (45, 49),
        "rank_god": (50, 90),
    }
    for name, (first, last) in ends.items():
        assert {rank(points) for points in range(first, last + 1)} == {name}


@pytest.mark.rule("AUT-3.3", "AUT-3.4", "AUT-4.7", "AUT-4.8")
@pytest.mark.parametrize(("level", "units"), by_level(1, 2, 3))
def test_how_many_units_a_research_brings(level: str, units: int) -> None:
    """Cards 2 and 3: "1, 2 oder 3 Flotten", "1, 2 oder 3 Einheiten kostenlos"."""
    table = play(scene(level).player(1, thalers=4), "navigation_or_mechanics")
    assert (level_of(table, 1, "mechanics"), player(table, 1).army) == (1, units)
    one = scene(level).player(1, thalers=4, levels={"mechanics": 1})
    table = play(one, "navigation_or_mechanics")
    assert sum(player(table, 1).fleets.values()) == units
    one = scene(level).player(1, thalers=2)
    assert sum(player(play(one, "trading_posts"), 1).fleets.values()) == units


@pytest.mark.rule("AUT-3.3")
@pytest.mark.parametrize(("level", "fleets"), by_level(3, 4, 5))
def test_how_many_fleets_carthaginians_get(level: str, fleets: int) -> None:
    one = scene(level).player(2, levels={"mechanics": 1}, thalers=4)
    table = play(one, "navigation_or_mechanics", 2)
    assert sum(player(table, 2).fleets.values()) == fleets


@pytest.mark.rule("AUT-5.3", "AUT-5.4")
@pytest.mark.parametrize(("level", "bonus"), by_level(1, 2, 3))
def test_the_bonus_of_an_expansion_by_card_alone(level: str, bonus: int) -> None:
    for card, more in ((True, bonus), (False, 1)):  # the wine of bastetania without a card
        one = scene(level).player(1, food=6, morale=0)
        growth = told(expand(one, card=card), "told-automa-growth")[0].params["number"]
        assert growth == 6 + more


@pytest.mark.rule("AUT-3.6", "AUT-3.7", "AUT-1.12")
@pytest.mark.parametrize(("level", "marker"), by_level(1, 2, 3))
@pytest.mark.parametrize(("people", "thalers", "morale"), [("germanics", 2, 0), ("britons", 0, 1)])
def test_what_trade_and_games_bring(
    level: str, marker: int, people: str, thalers: int, morale: int
) -> None:
    """Germanics have +2 on HANDEL, Britons +1 on BROT & SPIELE, all the marker of the level."""
    one = scene(level, ["gauls", people]).player(1, thalers=0, morale=-2, food=0)
    goods = sum(LUXURY[n] >= 0 for n in one.state.land_of(1))
    trade = play(one, "card_revolution")
    assert player(trade, 1).thalers == marker + goods + thalers
    games = play(one, "taxes_or_games")
    assert player(games, 1).morale == -2 + marker + goods + morale


@pytest.mark.rule("AUT-5.11")
@pytest.mark.parametrize(("level", "most"), by_level(2, 3, 4))
def test_how_many_attacks_there_are_in_a_round(level: str, most: int) -> None:
    targets = ("celtiberia", "carpetania", "celtica", "ilergetia", "lusitania")
    one = scene(level).land(0, *targets).land(1, "gallaecia")
    one.player(1, food=9, morale=5, levels={"mechanics": 4}).player(0, morale=-5)
    table = expand(one)
    attacked = {line.params["field"] for line in told(table, "told-automa-places")}
    assert len(attacked & set(targets)) == most


@pytest.mark.rule("AUT-8.2", "AUT-8.4")
@pytest.mark.parametrize(("level", "militias"), by_level(0, 1, 2))
def test_a_defender_has_militias_by_level_and_two_units_for_a_military_good(
    level: str, militias: int
) -> None:
    """LG bis zu 5, Nahrung bis zu 3, EP-Karte bis zu 3, MG bis zu 2."""
    one = scene(level).player(1, army=7)
    place = next(NAMES[n] for n in one.state.area.land if _military_only(one.state, n))
    side = mustered(attack(one.land(1, place), place, walked=2), 0).sides[1]
    terrain = side.militias - militias
    assert (side.armies, terrain in (0, 1)) == (2, True)


def _military_only(s: State, n: int) -> bool:
    return MILITARY[n] >= 0 and s.owner[n] == NOBODY


@pytest.mark.rule("AUT-8.3", "AUT-8.4")
@pytest.mark.parametrize(
    ("level", "more", "militias"), [("softy", 1, 0), ("experienced", 2, 1), ("expert", 3, 2)]
)
def test_an_attacker_aims_for_more_by_level(level: str, more: int, militias: int) -> None:
    """Verteidiger +1 / +2 / +3, and 0, 1 or 2 militias for each attack."""
    one = scene(level).land(0, "carpetania", vassals=4).player(1, army=9)
    fought = mustered(attack(one, "carpetania", by=1, walked=1), 1)
    assert (fought.sides[0].units, fought.sides[0].militias) == (4 + more, militias)


@pytest.mark.rule("AUT-6.6", "AUT-6.7", "AUT-6.8", "AUT-6.9", "AUT-6.10", "AUT-6.11")
@pytest.mark.parametrize(("level", "better"), by_level(1, 2, 3))
def test_all_letters_of_the_value_table_add_up(level: str, better: int) -> None:
    """Celtiberia with silver (5) in the mountains (+1), beside food in Carpetania and a good
    elsewhere; held, with worse mechanics and morale; then the open card, then a fleet."""
    one = scene(level).land(0, "celtiberia").player(1, levels={"mechanics": 1}, morale=2)
    place = FIELD["celtiberia"]
    next_door = 2
    worth = 5 + 1 + next_door - 3 + better + better
    assert value_of(one.state, one.me(1), place).total == worth
    one.open_cards("miners")
    assert value_of(one.state, one.me(1), place).total == worth + 3
    one.open_cards("peacemakers")
    assert value_of(one.state, one.me(1), place).total == worth - 2
    one.open_cards("scholars").player(1, morale=-2).player(0, morale=-2)
    assert value_of(one.state, one.me(1), place).total == worth - better - 2
    fleet = value_of(one.state, one.me(1), place, new_fleet=True, distance=9)
    assert fleet.total == worth - better - 2 - 2 - 2  # built, and twice 4 movement points


FAR: list[tuple[str, Callable[[Scene], object], int]] = [
    ("a landing that is a colony", lambda one: None, 5 + 1 - 2),
    ("beside an own province", lambda one: one.land(1, "caesariensis"), 5 + 1),
]


@pytest.mark.rule("AUT-6.10")
@pytest.mark.parametrize(("what", "change", "bare"), FAR)
def test_a_landing_costs_2_if_it_is_a_colony(
    what: str, change: Callable[[Scene], object], bare: int
) -> None:
    """Numidia has a luxury good in the mountains; what lies next door counts beside that."""
    one = scene()
    change(one)
    value = value_of(one.state, one.me(1), FIELD["numidia"], distance=1)
    assert value.total - value.parts.get("b", 0) == bare, what


@pytest.mark.rule("AUT-2.13")
@pytest.mark.parametrize(
    ("thalers", "culture", "left", "influence"), [(4, 1, 0, 9 + 1 + 1), (3, 0, 3, 9 + 1)]
)
def test_after_the_round_it_buys_culture_or_gains_a_point(
    thalers: int, culture: int, left: int, influence: int
) -> None:
    """1.6: culture (a pioneer's point and the level's), or 1 point where thalers are missing."""
    table = scene().player(1, thalers=thalers).at(Step("automa.after", 1), Step("turn", 0))
    me = player(table, 1)
    assert (level_of(table, 1, "culture"), me.thalers, me.influence) == (culture, left, influence)
