"""Section 27: the thirty-one advances, each with and without."""

from __future__ import annotations

from typing import Any

import pytest

import civitas
from civitas.titles.sands_of_time.content import ADVANCES, ROWS
from civitas.titles.sands_of_time.picks import (
    Annex,
    Begin,
    Caravan,
    Commit,
    Construct,
    Done,
    EndTurn,
    Exchange,
    Heritage,
    Keep,
    Labor,
    Muster,
    Pay,
    Play,
    Progress,
    Promote,
    Site,
    Support,
    UseBonus,
)
from civitas.titles.sands_of_time.scene import Scene
from civitas.titles.sands_of_time.state import Stage
from tests.titles.sands_of_time.helpers_a import first_picks
from tests.titles.sands_of_time.helpers_b import (
    asked,
    caravans,
    crops,
    do,
    gold,
    has,
    here,
    numbers,
    offered,
    playable,
    refused,
)
from tests.titles.sands_of_time.helpers_c import (
    ADVANCE_TABLE,
    action,
    build,
    chooses,
    counted,
    dynasty_end,
    go_on,
    marker,
    price,
    reach,
    realm,
    seen,
    step_cost,
    strengths,
    unrest,
    vp,
)


def knowing(advance: str, **me: Any) -> Scene:
    return realm(advances=[advance], **me)


def scholar(row: str, first: str, second: str, **me: Any) -> Scene:
    """A marker on the first card of a row, with one more to its right."""
    return realm(**me).row(row, first, second, markers={0: 1})


def battle(advance: str | None = None, region: str = "sicilia", theirs: str = "") -> Scene:
    """1 peasant and 3 soldiers of seat 0 against 2 peasants and 1 soldier of seat 1."""
    scene = realm(advances=[advance] if advance else [], colonies=["rhodes"])
    scene.citizens(0, **{region: (1, 3)}).citizens(1, **{region: (2, 1)})
    return scene.knows(1, theirs) if theirs else scene


# ------------------------------------------------------------------ the cards


@pytest.mark.rule("SOT-27.1")
def test_six_rows_with_the_printed_advances_of_level_1() -> None:
    first = {
        "civil_1": "agriculture",
        "civil_2": "labor",
        "political_1": "law",
        "political_2": "bronze_working",
        "cultural_1": "writing",
        "cultural_2": "mythology",
    }
    table = civitas.new("sands_of_time", seats=3, seed="rows")
    first_picks(table, "first-advance")
    rows = [row[0] for row in seen(table).rows]
    assert dict(zip((row.id for row in ROWS), rows, strict=True)) == first
    assert [row.category for row in ROWS] == ["civil"] * 2 + ["political"] * 2 + ["cultural"] * 2


@pytest.mark.rule("SOT-27.2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_twenty_five_cards_by_category_and_level(seats: int) -> None:
    table = civitas.new("sands_of_time", seats=seats, seed="cards")
    first_picks(table, "first-advance")
    assert seen(table).stacks == (3, 2, 1, 4, 2, 1, 3, 2, 1)
    open_cards = [row[1] for row in seen(table).rows]
    level_2 = {(name, category) for name, category, level, *_ in ADVANCE_TABLE if level == 2}
    categories = [row.category for row in ROWS]
    assert set(zip(open_cards, categories, strict=True)) == level_2
    assert len(open_cards) + sum(seen(table).stacks) == 25


@pytest.mark.rule("SOT-27.2", "SOT-27.3")
def test_name_category_and_level_of_every_advance() -> None:
    assert [(a.id, a.category, a.level) for a in ADVANCES] == [row[:3] for row in ADVANCE_TABLE]


@pytest.mark.rule("SOT-27.3")
@pytest.mark.parametrize(("advance", "category", "level", "fountains", "lyres"), ADVANCE_TABLE)
def test_symbols_of_every_advance(
    advance: str, category: str, level: int, fountains: int, lyres: int
) -> None:
    assert (counted(realm(), "B"), counted(realm(), "E")) == (0, 0)
    scene = knowing(advance)
    assert (counted(scene, "B"), counted(scene, "E")) == (fountains, lyres)
    assert (counted(scene, "B", 1), counted(scene, "E", 1)) == (0, 0)


@pytest.mark.rule("SOT-27.3")
def test_a_reached_advance_works_from_now_on_in_every_generation() -> None:
    """Reached by an action of this turn; the next generations' income has it."""
    scene = Scene().empire(0, capital="italia", emphasis="cultural").empire(1, capital="syria")
    scene.citizens(0, italia=(2, 0)).rolls(1)
    scene.state.round = 1
    table = chooses(scene, 1, "raid", "muster").turn(0, "advance")
    do(table, Play("advance"), Begin("civil_1"), EndTurn(), EndTurn())
    assert seen(table).empires[0].advances == ("agriculture",)
    assert crops(table) == 3
    for _ in range(2):
        table = go_on(table).at(Stage.NEW_GENERATION)
        assert crops(table) == 3


@pytest.mark.rule("SOT-27.3")
def test_what_the_text_says_with_may_is_left_to_the_player() -> None:
    """Engineering: one building is enough. Conscription: one soldier. Coinage: no exchange."""
    table = build(knowing("engineering"), "italia", "road")
    assert Done() in table.asks[0].picks
    table = action(knowing("conscription"), "muster", Muster("italia"))
    assert Done() in table.asks[0].picks
    assert EndTurn() in knowing("coinage").turn(0, "chronicle").asks[0].picks


@pytest.mark.rule("SOT-27.4")
def test_the_only_card_of_level_5_goes_to_the_row_that_first_needs_it() -> None:
    scene = realm(heritage=(9, 9, 9))
    scene.row("civil_1", "agriculture", "granaries", "plumbing", "vision", markers={0: 3})
    scene.row("civil_2", "labor", "ornamentation", "tyranny", "engineering", markers={0: 3})
    table = action(scene, "advance", Progress("civil_2"))
    assert seen(table).rows[1][-1] == "urbanism"
    assert seen(table).rows[0][-1] == "vision"
    assert seen(table).stacks[:3] == (1, 0, 0)
    table = action(go_on(table), "advance", Progress("civil_1"))
    assert marker(table, "civil_1") == 4
    assert seen(table).rows[0][-1] == "vision"  # and there the row ends
    assert refused(go_on(table).turn(0, "advance"), Progress("civil_1")) == "SOT-14.4"


@pytest.mark.rule("SOT-27.4")
def test_some_cards_of_level_3_never_enter_play() -> None:
    """Both political rows have got theirs; two of the four are still face down."""
    scene = realm(heritage=(9, 9, 9))
    scene.row("political_1", "law", "conscription", markers={0: 1})
    scene.row("political_2", "bronze_working", "logistics", markers={0: 1})
    for row in ("political_1", "political_2"):
        table = action(scene, "advance", Progress(row))
        table.pick(table.asks[0].picks[0])
        scene = go_on(table)
    assert [len(cards) for cards in seen(table).rows[2:4]] == [3, 3]
    assert seen(table).stacks[3] == 2


# ------------------------------------------------------------------ level 1


@pytest.mark.rule("SOT-27.5")
@pytest.mark.content("advances/agriculture")
def test_agriculture() -> None:
    """A crop more in each crops region with a peasant, also beyond capacity."""

    def income(*advances: str) -> tuple[int, int]:
        scene = Scene().region("libya", "gold", 4)
        scene.empire(
            0,
            capital="italia",
            provinces=["gallia", "libya", "hispania"],
            advances=advances,
        ).empire(1, capital="syria")
        scene.citizens(0, italia=(6, 0), gallia=(1, 0), libya=(2, 0), hispania=(0, 3))
        scene.citizens(0, sicilia=(3, 0))
        table = scene.at(Stage.INCOME)
        return crops(table), gold(table)

    assert income() == (4 + 1, 2)
    assert income("agriculture") == (5 + 2, 2)


@pytest.mark.rule("SOT-27.6")
@pytest.mark.content("advances/labor")
@pytest.mark.parametrize(("used", "lost"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2)])
def test_labor(used: int, lost: int) -> None:
    """n peasants for n gold; half of them, rounded up, return to supply."""
    table = build(knowing("labor", unrest=3).citizens(0, italia=(4, 0)), "italia", "aqueduct")
    assert [pick.count for pick in offered(table, Labor)] == [0, 1, 2, 3, 4]
    table.pick(Labor(used))
    assert gold(table) == 20 - 5 + used
    assert here(table, 0, "italia") == (4 - lost, 0)
    without = build(realm(unrest=3).citizens(0, italia=(4, 0)), "italia", "aqueduct")
    assert gold(without) == 15
    assert here(without, 0, "italia") == (4, 0)


@pytest.mark.rule("SOT-27.7")
@pytest.mark.content("advances/law")
@pytest.mark.parametrize(("soldiers", "cost"), [(0, 3), (1, 2), (3, 0), (5, 0)])
def test_law(soldiers: int, cost: int) -> None:
    """A crop less for each own soldier in the region that is annexed."""

    def annexed(*advances: str) -> int:
        scene = realm(provinces=["gallia", "libya"], advances=advances)
        scene.citizens(0, sicilia=(1, soldiers), italia=(0, 2))
        return 20 - crops(action(scene, "conquest", Annex("sicilia")))

    assert annexed() == 3
    assert annexed("law") == cost


@pytest.mark.rule("SOT-27.8")
@pytest.mark.content("advances/bronze_working")
def test_bronze_working() -> None:
    assert strengths(battle()) == (7, 4)
    assert strengths(battle("bronze_working")) == (8, 4)
    assert strengths(battle(theirs="bronze_working")) == (7, 5)


@pytest.mark.rule("SOT-27.9")
@pytest.mark.content("advances/writing")
@pytest.mark.parametrize("row", ["civil_1", "political_1", "cultural_1"])
def test_writing(row: str) -> None:
    """Heritage 1, unrest 2: one short without it, in any category."""
    cards = {
        "civil_1": ("agriculture", "granaries"),
        "political_1": ("law", "logistics"),
        "cultural_1": ("writing", "coinage"),
    }[row]
    scene = Scene().empire(0, capital="italia", unrest=2, heritage=(1, 1, 1))
    scene.empire(1, capital="syria").row(row, *cards, markers={0: 1})
    if row != "cultural_1":
        assert refused(scene.turn(0, "advance"), Play("advance")) == "SOT-14.3"
    table = scene.knows(0, "writing").turn(0, "advance", "chronicle")
    assert "advance" in playable(table)
    scene.state.empires[0].unrest = 3
    assert refused(scene.turn(0, "advance"), Play("advance")) == "SOT-14.3"


@pytest.mark.rule("SOT-27.10")
@pytest.mark.content("advances/mythology")
@pytest.mark.parametrize(("regions", "cost"), [(1, 1), (2, 1), (3, 2), (5, 4)])
def test_mythology(regions: int, cost: int) -> None:
    more = ["gallia", "libya", "hispania", "rhodes"][: regions - 1]
    assert step_cost(realm(unrest=3, provinces=more)) == regions
    assert step_cost(knowing("mythology", unrest=3, provinces=more)) == cost


# ------------------------------------------------------------------ level 2


@pytest.mark.rule("SOT-27.11")
@pytest.mark.content("advances/ornamentation")
def test_ornamentation() -> None:
    def lyres(*advances: str) -> int:
        scene = realm(advances=advances).built("italia", "city").built("gallia", "city")
        return counted(scene.built("syria", "city"), "E")

    assert lyres() == 2
    assert lyres("ornamentation") == 4


@pytest.mark.rule("SOT-27.12")
@pytest.mark.content("advances/granaries")
def test_granaries() -> None:
    def after(keep: Keep | None, *advances: str) -> tuple[int, int]:
        table = realm(advances=advances, crops=3, gold=3).at(Stage.NEW_GENERATION)
        assert (table.asks[0].what == "granaries") is (keep is not None)
        if keep:
            assert Keep(3, 2) not in table.asks[0].picks
            table.pick(keep)
        return crops(table), gold(table)

    assert after(None) == (0, 0)
    assert after(Keep(1, 3), "granaries") == (1, 3)
    assert after(Keep(3, 0), "granaries") == (3, 0)


@pytest.mark.rule("SOT-27.13")
@pytest.mark.content("advances/conscription")
def test_conscription() -> None:
    """Two base soldiers, in one region or two, each for 1 gold; no third."""
    table = action(realm(), "muster", Muster("italia"))
    assert asked(table) == ("turn", 0)
    for second in ("italia", "gallia"):
        table = action(knowing("conscription"), "muster", Muster("italia"))
        assert offered(table, Muster) == [Muster("gallia"), Muster("italia")]
        table.pick(Muster(second))
        assert here(table, 0, "italia")[1] + here(table, 0, "gallia")[1] == 2
        assert gold(table) == 18
        assert asked(table) == ("turn", 0)


@pytest.mark.rule("SOT-27.13")
def test_conscription_bars_conversions_where_it_placed() -> None:
    scene = knowing("conscription", emphasis="political", provinces=["gallia", "libya"])
    scene.citizens(0, italia=(1, 0), gallia=(1, 0), libya=(1, 0))
    table = action(scene, "muster", Muster("italia"), Muster("gallia"))
    assert offered(table, Promote) == [Promote("libya")]


@pytest.mark.rule("SOT-27.14")
@pytest.mark.content("advances/logistics")
@pytest.mark.parametrize("card", ["migrate", "raid"])
def test_logistics(card: str) -> None:
    """From Italia over Graecia to Asia Minor: two steps for a soldier."""

    def march(*advances: str) -> set[str]:
        return reach(realm(advances=advances).citizens(0, italia=(0, 2)), "italia", card=card)

    assert "graecia" in march()
    assert "asia_minor" not in march()
    assert {"graecia", "asia_minor"} <= march("logistics")
    assert "syria" not in march("logistics")


@pytest.mark.rule("SOT-27.14")
def test_logistics_is_no_help_to_peasants() -> None:
    scene = knowing("logistics").citizens(0, italia=(2, 0))
    assert "asia_minor" not in reach(scene, "italia", "peasant")


@pytest.mark.rule("SOT-27.15")
@pytest.mark.content("advances/bread_and_circuses")
@pytest.mark.parametrize(("before", "after"), [(7, 5), (6, 5), (5, 5), (3, 3)])
def test_bread_and_circuses_pulls_unrest_down(before: int, after: int) -> None:
    scene = scholar(
        "cultural_1", "writing", "bread_and_circuses", unrest=before, heritage=(0, 0, 7)
    )
    assert seen(scene.turn(0)).empires[0].unrest_max == 7
    table = action(scene, "advance")
    if asked(table)[0] == "lay-advance":
        table.pick(table.asks[0].picks[0])
    assert unrest(table) == after
    assert seen(table).empires[0].unrest_max == 5


@pytest.mark.rule("SOT-27.15")
def test_bread_and_circuses_lowers_the_maximum() -> None:
    """Overcrowded at unrest 5: a point is lost with it, unrest rises without."""
    crowded = knowing("bread_and_circuses", unrest=5).citizens(0, italia=(5, 0))
    table = crowded.at(Stage.OVERCROWDING)
    assert (unrest(table), vp(table)) == (5, -1)
    table = realm(unrest=5).citizens(0, italia=(5, 0)).at(Stage.OVERCROWDING)
    assert (unrest(table), vp(table)) == (6, 0)


@pytest.mark.rule("SOT-27.15")
def test_bread_and_circuses_holds_in_battle_too() -> None:
    def choice(*advances: str) -> list[int]:
        scene = realm(unrest=3, advances=advances).citizens(0, sicilia=(1, 3))
        scene.citizens(1, sicilia=(2, 1))
        table = action(scene, "conquest")
        table.pick(table.asks[0].picks[0])
        return numbers(table, 0)

    assert choice() == [0, 1, 2, 3, 4]
    assert choice("bread_and_circuses") == [0, 1, 2]


@pytest.mark.rule("SOT-27.16")
@pytest.mark.content("advances/coinage")
def test_coinage() -> None:
    """Up to 3 of one for as many of the other, once in the turn."""
    assert refused(realm().turn(0, "chronicle"), Exchange("crops", 1)) == "SOT-27.16"
    table = knowing("coinage", crops=9, gold=2).turn(0, "chronicle")
    wanted = [Exchange("crops", n) for n in (1, 2, 3)] + [Exchange("gold", n) for n in (1, 2)]
    assert offered(table, Exchange) == wanted
    table.pick(Exchange("crops", 3))
    assert (crops(table), gold(table)) == (6, 5)
    assert offered(table, Exchange) == []
    assert refused(table, Exchange("gold", 1)) == "SOT-27.16"
    assert offered(table, UseBonus) != []  # it is no bonus action


@pytest.mark.rule("SOT-27.16")
def test_coinage_raises_no_unrest_and_comes_again_in_the_next_turn() -> None:
    scene = chooses(knowing("coinage"), 1, "chronicle", "muster")
    table = scene.turn(0, "chronicle")
    do(table, Exchange("gold", 1), EndTurn(), EndTurn())
    assert unrest(table) == 0
    for seat in (0, 1):
        table.pick(table.asks[0].picks[0], seat=seat)
    assert asked(table) == ("turn", 0)
    assert Exchange("gold", 1) in table.asks[0].picks


# ------------------------------------------------------------------ level 3


@pytest.mark.rule("SOT-27.17")
@pytest.mark.content("advances/tyranny")
def test_tyranny() -> None:
    assert seen(realm().turn(0)).empires[0].unlocked == ()
    table = action(realm(), "build", Site("italia"))
    assert refused(table, Construct("city")) == "SOT-12.2"
    table = build(knowing("tyranny"), "italia", "city")
    assert has(table, "italia", "city")
    assert seen(table).empires[0].unlocked == ("civil",)


@pytest.mark.rule("SOT-27.18")
@pytest.mark.content("advances/plumbing")
def test_plumbing_fountains() -> None:
    def fountains(*advances: str) -> int:
        scene = realm(advances=advances).built("italia", "aqueduct").built("gallia", "aqueduct")
        return counted(scene, "B")

    assert fountains() == 4
    assert fountains("plumbing") == 4 + 2 + 1


@pytest.mark.rule("SOT-27.18")
def test_plumbing_room() -> None:
    def risen(citizens: int, *advances: str) -> int:
        scene = realm(advances=advances).built("italia", "aqueduct")
        return unrest(scene.citizens(0, italia=(citizens, 0)).at(Stage.OVERCROWDING))

    assert (risen(6), risen(7)) == (0, 1)
    assert (risen(7, "plumbing"), risen(8, "plumbing")) == (0, 1)


@pytest.mark.rule("SOT-27.19")
@pytest.mark.content("advances/architecture")
def test_architecture() -> None:
    assert price(realm(unrest=2, colonies=["libya"]), "aqueduct", "libya") == 4
    assert price(knowing("architecture", unrest=2, colonies=["libya"]), "aqueduct", "libya") == 3
    assert price(knowing("architecture"), "road") == 0


TERRAINS = [
    ("chariots", "plain", "libya"),
    ("peltasts", "mountain", "hispania"),
    ("triremes", "island", "sicilia"),
]


@pytest.mark.rule("SOT-27.20", "SOT-27.21", "SOT-27.22")
@pytest.mark.content("advances/chariots", "advances/peltasts", "advances/triremes")
@pytest.mark.parametrize(("advance", "terrain", "region"), TERRAINS)
def test_chariots_peltasts_and_triremes_in_battle(advance: str, terrain: str, region: str) -> None:
    """1 strength more for each soldier, none for peasants, on the one terrain."""
    assert strengths(battle(region=region), region) == (7, 4)
    assert strengths(battle(advance, region), region) == (10, 4)
    assert strengths(battle(region=region, theirs=advance), region) == (7, 5)
    for _, other, elsewhere in TERRAINS:
        if other != terrain:
            assert strengths(battle(advance, elsewhere), elsewhere) == (7, 4)


@pytest.mark.rule("SOT-27.22")
@pytest.mark.parametrize("card", ["migrate", "raid"])
def test_triremes_link_the_islands(card: str) -> None:
    """Sicilia and Cyprus have no common border; Britannia is no island for two players."""

    def sail(*advances: str, citizen: str = "soldier") -> set[str]:
        scene = realm(advances=advances).citizens(0, sicilia=(2, 2))
        return reach(scene, "sicilia", citizen, card)

    assert "cyprus" not in sail()
    assert sail("triremes") - sail() == {"cyprus"}
    if card == "migrate":
        assert "cyprus" in sail("triremes", citizen="peasant")
    ashore = knowing("triremes").citizens(0, italia=(0, 2))
    assert reach(ashore, "italia", card=card) == {"hispania", "gallia", "graecia", "sicilia"}


@pytest.mark.rule("SOT-27.22")
def test_triremes_reach_every_island_in_play() -> None:
    scene = Scene(players=4).empire(0, capital="italia", advances=["triremes"])
    for seat, capital in enumerate(("syria", "libya", "persia"), start=1):
        scene.empire(seat, capital=capital)
    scene.citizens(0, britannia=(2, 0))
    assert {"sicilia", "rhodes", "cyprus"} <= reach(scene, "britannia", "peasant")


@pytest.mark.rule("SOT-27.23")
@pytest.mark.content("advances/oligarchy")
def test_oligarchy() -> None:
    scene = realm().citizens(0, gallia=(1, 0))
    table = action(scene, "muster")
    assert refused(table, Promote("gallia")) == "SOT-9.2"
    table = action(knowing("oligarchy").citizens(0, gallia=(1, 0)), "muster", Promote("gallia"))
    assert here(table, 0, "gallia") == (0, 1)
    assert seen(table).empires[0].unlocked == ("political",)


@pytest.mark.rule("SOT-27.24")
@pytest.mark.content("advances/democracy")
def test_democracy() -> None:
    assert refused(realm().turn(0, "caravan_2"), Play("caravan_2")) == "SOT-15.5"
    table = knowing("democracy").turn(0, "caravan_2", "chronicle")
    assert "caravan_2" in playable(table)
    assert seen(table).empires[0].unlocked == ("cultural",)


@pytest.mark.rule("SOT-27.25")
@pytest.mark.content("advances/drama")
def test_drama() -> None:
    def lyres(*advances: str) -> int:
        scene = realm(advances=advances).built("italia", "amphitheater")
        return counted(scene.built("gallia", "amphitheater").built("syria", "amphitheater"), "E")

    assert lyres() == 4
    assert lyres("drama") == 4 + 2 + 1


@pytest.mark.rule("SOT-27.26")
@pytest.mark.content("advances/philosophy")
def test_philosophy() -> None:
    def after(bonus: UseBonus, *advances: str) -> int:
        scene = realm(advances=advances).citizens(0, italia=(2, 0))
        table = chooses(scene, 1, "chronicle", "muster").turn(0, "chronicle")
        table.pick(bonus)
        if bonus == UseBonus("support"):
            table.pick(Support("civil"))
        table.pick(EndTurn())
        return unrest(table)

    assert after(UseBonus("support")) == 1
    assert after(UseBonus("support"), "philosophy") == 0
    assert after(UseBonus("oppression"), "philosophy") == 1


# ------------------------------------------------------------------ level 4


@pytest.mark.rule("SOT-27.27")
@pytest.mark.content("advances/vision")
@pytest.mark.parametrize(("advances", "points"), [((), 2), (("vision",), 4)])
def test_vision(advances: tuple[str, ...], points: int) -> None:
    scene = realm(advances=advances).built("italia", "wonder").built("gallia", "wonder")
    assert vp(dynasty_end(scene)) == points


@pytest.mark.rule("SOT-27.28")
@pytest.mark.content("advances/engineering")
def test_engineering() -> None:
    """A second building in the same action, paid in full, and no third."""
    table = build(realm(unrest=1), "italia", "road")
    assert asked(table) == ("turn", 0)
    table = build(knowing("engineering", unrest=1), "italia", "road")
    assert asked(table) == ("site", 0)
    do(table, Site("italia"), Construct("aqueduct"))
    assert gold(table) == 20 - 2 - 3
    assert asked(table) == ("turn", 0)


@pytest.mark.rule("SOT-27.29")
@pytest.mark.content("advances/iron_working")
def test_iron_working() -> None:
    assert strengths(battle()) == (7, 4)
    assert strengths(battle("iron_working")) == (10, 4)
    assert strengths(battle("iron_working").knows(0, "bronze_working")) == (11, 4)
    assert strengths(battle(theirs="iron_working")) == (7, 7)


@pytest.mark.rule("SOT-27.30")
@pytest.mark.content("advances/provincial_governors")
@pytest.mark.parametrize(("regions", "counted_as"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 3)])
def test_provincial_governors(regions: int, counted_as: int) -> None:
    more = ["gallia", "libya", "hispania", "rhodes"][: regions - 1]

    def annexed(*advances: str) -> int:
        scene = realm(provinces=more, advances=advances).citizens(0, sicilia=(1, 0))
        return 20 - crops(action(scene, "conquest", Annex("sicilia")))

    assert annexed() == regions
    assert annexed("provincial_governors") == counted_as
    assert step_cost(realm(unrest=3, provinces=more)) == regions
    assert step_cost(knowing("provincial_governors", unrest=3, provinces=more)) == counted_as


@pytest.mark.rule("SOT-27.30")
def test_provincial_governors_count_no_fewer_regions_for_chronicles() -> None:
    assert counted(knowing("provincial_governors", colonies=["libya"]), "C") == 3


@pytest.mark.rule("SOT-27.31")
@pytest.mark.content("advances/historiography")
@pytest.mark.parametrize(("field", "category"), [("B", 0), ("C", 1), ("E", 2)])
def test_historiography(field: str, category: int) -> None:
    """Card 2 with heritage 1, in each category; with heritage 0 it stays out of reach."""

    def points(*advances: str, known_here: int = 1) -> int:
        known = [known_here if n == category else 0 for n in range(3)]
        more = ["gallia", "libya", "hispania", "rhodes"]
        scene = realm(advances=advances, provinces=more, heritage=known, laid={field: 2})
        scene.built("italia", "city", "aqueduct", "library").built("gallia", "library")
        return vp(dynasty_end(scene))

    assert points() == 0
    assert points("historiography") == 3
    assert points("historiography", known_here=0) == 0


@pytest.mark.rule("SOT-27.32")
@pytest.mark.content("advances/trade_leagues")
@pytest.mark.parametrize("card", ["caravan_1", "caravan_2"])
def test_trade_leagues(card: str) -> None:
    """Two caravans for one payment of 2, the second on from the first; heritage for each."""
    first, second = Caravan("italia-graecia"), Caravan("graecia-rhodes")
    table = action(realm(emphasis="cultural"), card, first, Pay("gold"), Heritage("civil"))
    assert asked(table) == ("turn", 0)
    table = action(
        knowing("trade_leagues", emphasis="cultural"), card, first, Pay("gold"), Heritage("civil")
    )
    assert asked(table) == ("next-caravan", 0)
    table.pick(second)
    assert caravans(table, 0) == ["italia-graecia", "graecia-rhodes"]
    assert gold(table) == 18
    assert asked(table) == ("turn", 0)


# ------------------------------------------------------------------ level 5


@pytest.mark.rule("SOT-27.33")
@pytest.mark.content("advances/urbanism")
@pytest.mark.parametrize(("advances", "points"), [((), 0), (("urbanism",), 4)])
def test_urbanism(advances: tuple[str, ...], points: int) -> None:
    scene = realm(advances=advances).built("italia", "city").built("gallia", "city")
    assert vp(dynasty_end(scene.built("syria", "city").built("sicilia", "city"))) == points


@pytest.mark.rule("SOT-27.34")
@pytest.mark.content("advances/imperium")
@pytest.mark.parametrize(("advances", "points"), [((), 0), (("imperium",), 3)])
def test_imperium(advances: tuple[str, ...], points: int) -> None:
    """Provinces are no colonies; of a capital in a colony the status counts."""
    scene = realm(advances=advances, colonies=["libya", "rhodes", "italia"])
    assert vp(dynasty_end(scene)) == points


@pytest.mark.rule("SOT-27.35")
@pytest.mark.content("advances/classical_canon")
@pytest.mark.parametrize(("temples", "points"), [(0, 0), (1, 1), (3, 1), (4, 2)])
def test_classical_canon(temples: int, points: int) -> None:
    """Its own two lyres count; three make a point, rounded down."""

    def canon(*advances: str) -> int:
        scene = realm(provinces=["gallia", "libya", "rhodes"], advances=advances)
        for region in ("italia", "gallia", "libya", "rhodes")[:temples]:
            scene.built(region, "temple")
        return vp(dynasty_end(scene))

    assert canon() == 0
    assert canon("classical_canon") == points


# ------------------------------------------------------------------ together


@pytest.mark.rule("SOT-27.29", "SOT-27.8", "SOT-27.21")
def test_a_battle_of_numbers_and_arms() -> None:
    """Hispania is mountain: 1 + 3 x 3 + 4 = 14 against 4; with a 2 each it is won for certain."""
    scene = battle("peltasts", "hispania").knows(0, "bronze_working", "iron_working")
    table = action(scene, "conquest")
    table.pick(table.asks[0].picks[0])
    assert table.asks[0].params["own"] == 14
    for seat in (0, 1):
        table.pick(Commit(2), seat=seat)
    assert any(line.message == "battle-won" and line.params["seat"] == 0 for line in table.log)


@pytest.mark.rule("SOT-27.7", "SOT-27.30")
def test_governors_come_before_law() -> None:
    """Five regions count as three; two soldiers take off two more."""
    scene = realm(
        provinces=["gallia", "libya", "hispania", "rhodes"],
        advances=["law", "provincial_governors"],
    ).citizens(0, sicilia=(0, 2))
    assert crops(action(scene, "conquest", Annex("sicilia"))) == 19


@pytest.mark.rule("SOT-27.10", "SOT-27.30")
def test_governors_mythology_and_a_temple_never_make_a_step_free() -> None:
    scene = realm(
        unrest=2,
        provinces=["gallia", "libya", "hispania"],
        advances=["mythology", "provincial_governors"],
    )
    assert step_cost(scene.built("libya", "temple")) == 1
