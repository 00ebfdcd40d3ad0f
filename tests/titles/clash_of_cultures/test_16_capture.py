"""Section 16: capturing a city; 23.5 to 23.7: barbarians and cities; 24.13 to 24.15: wonders."""

from __future__ import annotations

import pytest

from civitas.kernel.table import Table
from civitas.kernel.values import NOBODY
from civitas.titles.clash_of_cultures.city import City as CityThere
from civitas.titles.clash_of_cultures.content.cards import WONDER
from civitas.titles.clash_of_cultures.content.pieces import (
    ACADEMY,
    FORTRESS,
    OBELISK,
    PORT,
    SETTLEMENT,
    TEMPLE,
)
from civitas.titles.clash_of_cultures.course.scoring import half_points
from civitas.titles.clash_of_cultures.picks.cities import Collect, Construct
from civitas.titles.clash_of_cultures.picks.common import City, Pass
from civitas.titles.clash_of_cultures.powers.registry import ABILITY
from civitas.titles.clash_of_cultures.scene import Scene, city_at, goods_of, player, units_at
from civitas.titles.clash_of_cultures.state import ANGRY, BARBARIANS
from tests.titles.clash_of_cultures.fights import plains
from tests.titles.clash_of_cultures.helpers import asked, do, offered


def taken(scene: Scene, label: str = "D3") -> Table:
    """Seat 0 walks into the undefended city; seat 1 sends no settler."""
    scene.units(0, label, infantry=1)
    table = scene.battle(0, 1, label, "C3")
    return do(table, Pass()) if asked(table) == "fleeing-settler" else table


def there(table: Table, label: str = "D3") -> CityThere:
    city = city_at(table, label)
    assert city is not None
    return city


@pytest.mark.rule("COC-16.1", "COC-16.2", "COC-6.9")
@pytest.mark.parametrize(("mood", "gold"), [("happy", 3), ("neutral", 2), ("angry", 1)])
def test_gold_by_the_mood_before(mood: str, gold: int) -> None:
    table = taken(plains().city(1, "D3", "temple", mood=mood))
    assert goods_of(table, 0)["gold"] == gold
    assert there(table).mood == ANGRY


@pytest.mark.rule("COC-16.3", "COC-16.9", "COC-16.11")
def test_pieces_of_the_loser_become_the_captors() -> None:
    scene = plains(players=3).city(1, "D4", "temple", colours={"academy": 2, "fortress": 0})
    scene.capture(1, "D4").no_units(1, "D4")
    scene.units(0, "D4", infantry=3).units(2, "E4", infantry=1)
    scene.rolls(1, 1, 1, 1)
    table = scene.battle(0, 1, "D4", "C4")
    do(table, Pass())
    colours = there(table, "D4").colours
    assert (colours[SETTLEMENT], colours[TEMPLE]) == (0, 0)
    assert (colours[ACADEMY], colours[FORTRESS]) == (2, 0)
    me, loser = player(table, 0), player(table, 1)
    assert (me.pieces_left[TEMPLE], loser.pieces_left[TEMPLE]) == (4, 5)
    assert (me.pieces_left[FORTRESS], player(table, 2).pieces_left[ACADEMY]) == (4, 4)
    assert "mood" not in goods_of(table, 0)
    assert "culture" not in goods_of(table, 0)


@pytest.mark.rule("COC-16.4")
@pytest.mark.content("buildings/obelisk")
def test_an_obelisk_keeps_its_colour() -> None:
    table = taken(plains(expansion=True).city(1, "D3", "obelisk"))
    assert there(table).colours[OBELISK] == 1


@pytest.mark.rule("COC-16.5", "COC-16.2", "COC-16.12")
def test_a_building_without_a_piece_is_removed_for_gold() -> None:
    scene = plains().city(1, "D3", "temple")
    scene.state.players[0].pieces_left = tuple(
        0 if kind == TEMPLE else n for kind, n in enumerate(scene.state.players[0].pieces_left)
    )
    table = taken(scene)
    assert there(table).colours[TEMPLE] == NOBODY
    assert goods_of(table, 0)["gold"] == 2  # 1 for the temple, 1 for the city of size 1


@pytest.mark.rule("COC-16.6")
def test_without_a_settlement_the_city_is_removed() -> None:
    scene = plains().city(1, "D3", "temple", mood="happy", wonders=["great_arena"])
    for label in ("C3", "E3", "C4", "E4", "C5", "E5"):
        scene.city(0, label)
    table = taken(scene)
    assert city_at(table, "D3") is None
    assert goods_of(table, 0)["gold"] == 3
    assert units_at(table, 0, "D3") == {"infantry": 1}
    assert player(table, 1).pieces_left[TEMPLE] == 5
    assert table.state.wonders_gone == (WONDER["great_arena"],)


@pytest.mark.rule("COC-24.13")
def test_a_destroyed_wonder_scores_nothing_and_works_no_more() -> None:
    scene = plains().city(1, "D3", wonders=["great_arena"])
    for label in ("C3", "E3", "C4", "E4", "C5", "E5"):
        scene.city(0, label)
    table = taken(scene)
    assert half_points(table.state, player(table, 1))[3] == 0
    assert not player(table, 1).has(ABILITY["great_arena"])


@pytest.mark.rule("COC-16.7", "COC-16.12")
def test_the_loser_may_place_a_settler_in_another_city() -> None:
    scene = plains().city(1, "D3").units(0, "D3", infantry=1)
    table = scene.battle(0, 1, "D3", "C3")
    assert (asked(table), table.asks[0].seat) == ("fleeing-settler", 1)
    assert set(table.asks[0].picks) == {City("D7"), Pass()}
    do(table, City("D7"))
    assert units_at(table, 1, "D7") == {"settler": 2}


@pytest.mark.rule("COC-16.7")
def test_no_settler_without_another_city_or_without_supply() -> None:
    scene = plains().no_city("D7").city(1, "D3").units(0, "D3", infantry=1)
    assert asked(scene.battle(0, 1, "D3", "C3")) == "turn"
    scene = plains().city(1, "D3").units(1, "D7", settler=3).units(0, "D3", infantry=1)
    assert asked(scene.battle(0, 1, "D3", "C3")) == "turn"


@pytest.mark.rule("COC-16.8")
def test_the_activation_count_is_cleared() -> None:
    table = taken(plains().city(1, "D3", activations=2, spent=True))
    city = there(table)
    assert (city.activations, city.spent) == (0, False)
    assert Collect("D3") in offered(table, Collect)


@pytest.mark.rule("COC-16.9", "COC-10.2")
def test_an_angry_captured_city_does_not_build() -> None:
    scene = plains().player(0, food=2, wood=2, ore=2, advances=["tactics", "storage"])
    table = taken(scene.city(1, "D3"))
    assert Construct("D3") not in offered(table, Construct)


@pytest.mark.rule("COC-16.10")
def test_a_port_keeps_its_hex_and_the_ships_there() -> None:
    scene = plains().land("E3", "water").city(1, "D3", "port", port="E3").units(1, "E3", ship=1)
    table = taken(scene)
    city = there(table)
    assert (city.colours[PORT], city.port) == (0, table.state.hex("E3"))
    assert units_at(table, 1, "E3") == {"ship": 1}


@pytest.mark.rule("COC-24.14", "COC-24.16")
def test_a_captured_wonder_is_shared() -> None:
    table = taken(plains().city(1, "D3", wonders=["great_arena"]))
    assert player(table, 0).has(ABILITY["great_arena"])
    assert not player(table, 1).has(ABILITY["great_arena"])
    assert table.state.wonder_markers[WONDER["great_arena"]] == (1, 0)
    assert half_points(table.state, player(table, 0))[3] == 4
    assert half_points(table.state, player(table, 1))[3] == 4


@pytest.mark.rule("COC-24.14")
def test_the_builder_who_takes_it_back_removes_the_captors_marker() -> None:
    scene = plains().city(1, "D3", wonders=["great_arena"])
    table = taken(scene)
    back = Scene(players=2).land("D3 C3", "plains").city(0, "D3", wonders=["great_arena"])
    back.state.wonder_markers = table.state.wonder_markers  # built by seat 1, taken by seat 0
    back.units(1, "D3", infantry=1)
    table = back.battle(1, 0, "D3", "C3", turn=1)
    do(table, Pass())
    assert table.state.wonder_markers[WONDER["great_arena"]] == (1, NOBODY)
    assert player(table, 1).has(ABILITY["great_arena"])


@pytest.mark.rule("COC-24.15", "COC-23.6", "COC-24.16")
def test_barbarians_take_a_city_with_its_wonder() -> None:
    scene = plains().city(1, "D3", "temple", wonders=["great_arena"], mood="happy")
    scene.units("barbarians", "D3", infantry=1)
    table = scene.battle("barbarians", 1, "D3", "C3")
    assert units_at(table, 1, "D7") == {"settler": 2}, "no choice, and only one other city"
    city = there(table)
    assert (city.owner, city.colours[TEMPLE], city.mood) == (BARBARIANS, 1, ANGRY)
    assert table.state.wild_settlements == 9
    assert player(table, 1).pieces_left[SETTLEMENT] == 6
    assert not player(table, 1).has(ABILITY["great_arena"])
    assert half_points(table.state, player(table, 1))[3] == 8
    assert "gold" not in goods_of(table, 1)


@pytest.mark.rule("COC-23.7")
def test_without_a_barbarian_settlement_the_city_is_removed() -> None:
    scene = plains().city(1, "D3", "temple").units("barbarians", "D3", infantry=1)
    scene.land("B2 A3 B3 F2 G3 F3 B4 A5 B5 F4", "plains")
    for label in ("B2", "A3", "B3", "F2", "G3", "F3", "B4", "A5", "B5", "F4"):
        scene.city("barbarians", label)
    table = scene.battle("barbarians", 1, "D3", "C3")
    assert city_at(table, "D3") is None
    assert player(table, 1).pieces_left[TEMPLE] == 5
    assert units_at(table, 1, "D7") == {"settler": 2}


@pytest.mark.rule("COC-23.6", "COC-16.7")
def test_a_settler_who_flees_from_barbarians_may_choose_where_to() -> None:
    scene = plains().city(1, "D3").city(1, "D5").units("barbarians", "D3", infantry=1)
    table = scene.battle("barbarians", 1, "D3", "C3")
    assert (asked(table), table.asks[0].seat) == ("fleeing-settler", 1)
    assert set(table.asks[0].picks) == {City("D5"), City("D7")}, "and has to go somewhere"


@pytest.mark.rule("COC-23.5", "COC-23.4")
def test_a_barbarian_city_brings_one_gold_whatever_its_size() -> None:
    scene = plains().city(1, "D3", "temple", "academy", mood="happy").capture("barbarians", "D3")
    scene.units(0, "D3", infantry=1).units("barbarians", "D3", infantry=1).rolls(11, 1)
    table = scene.battle(0, "barbarians", "D3", "C3")
    city = there(table)
    assert (city.owner, city.colours[TEMPLE], city.mood) == (0, 1, ANGRY)
    assert goods_of(table, 0)["gold"] == 2  # 1 for the battle, 1 for the city
    assert asked(table) == "turn"
    assert table.state.wild_settlements == 10


@pytest.mark.rule("COC-23.5", "COC-16.6")
def test_a_barbarian_city_without_a_settlement_for_it() -> None:
    scene = plains().city(1, "D3", "temple").capture("barbarians", "D3")
    for label in ("C3", "E3", "C4", "E4", "C5", "E5"):
        scene.city(0, label)
    scene.units(0, "D3", infantry=1)
    table = scene.battle(0, "barbarians", "D3", "C3")
    assert city_at(table, "D3") is None
    assert goods_of(table, 0)["gold"] == 2
