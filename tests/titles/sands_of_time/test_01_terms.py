"""Section 1: terms and components."""

from __future__ import annotations

import pytest

import civitas
from civitas import Table
from civitas.titles.sands_of_time.content import ADVANCES, BORDERS, BUILDINGS, REGIONS, TILES
from civitas.titles.sands_of_time.picks import (
    Annex,
    Attack,
    Begin,
    Capital,
    Choose,
    Commit,
    Construct,
    Done,
    Drill,
    EndTurn,
    Group,
    Heritage,
    Muster,
    Play,
    Settle,
    Site,
    Tax,
    To,
    UseBonus,
)
from civitas.titles.sands_of_time.scene import Scene
from civitas.titles.sands_of_time.state import Stage
from tests.titles.sands_of_time.helpers_a import (
    board,
    chosen,
    first_picks,
    offered,
    place_of,
    player,
    reason,
)


@pytest.mark.rule("SOT-1.1")
def test_there_are_three_categories() -> None:
    table = civitas.new("sands_of_time", seats=2, seed="categories")
    first_picks(table, "heritage")
    categories = ["civil", "political", "cultural"]
    assert list(table.asks[0].picks) == [Heritage(category) for category in categories]
    assert len(player(table, 0).heritage) == 3


@pytest.mark.rule("SOT-1.2")
def test_citizens_are_the_own_peasants_and_soldiers() -> None:
    scene = Scene().empire(0, capital="italia").empire(1, capital="syria")
    scene.citizens(0, italia=(1, 1)).citizens(1, italia=(3, 3), syria=(1, 0))
    table = scene.turn(0, "migrate")
    table.pick(Play("migrate"))
    assert [pick for pick in table.asks[0].picks if isinstance(pick, Group)] == [
        Group("italia", "peasant", 1),
        Group("italia", "soldier", 1),
    ]


@pytest.mark.rule("SOT-1.3")
@pytest.mark.parametrize("seats", [2, 5])
def test_each_player_owns_the_same_pieces(seats: int) -> None:
    table = civitas.new("sands_of_time", seats=seats, seed="pieces")
    for seat in range(seats):
        me = player(table, seat)
        assert (me.peasants_left, me.soldiers_left, me.caravans_left) == (20, 10, 20)
        assert (me.capital, me.markers_left) == (None, 9)
        assert len(me.chronicles) == 7
    first_picks(table, "cards")
    pairs = [pick for pick in table.asks[0].picks if isinstance(pick, Choose)]
    cards = {card for pick in pairs for card in (pick.first, pick.second)}
    assert len(cards) == 14
    assert len([card for card in cards if card.startswith("emphasis")]) == 3


@pytest.mark.rule("SOT-1.3")
def test_six_advance_markers_reach_into_all_six_rows() -> None:
    scene = Scene().empire(0, capital="italia", emphasis="cultural").empire(1, capital="syria")
    rows = ["civil_1", "civil_2", "political_1", "political_2", "cultural_1", "cultural_2"]
    scene.state.empires[0].markers = (1, 1, 1, 1, 1, 0)
    table = scene.turn(0, "advance")
    table.pick(Play("advance"))
    assert offered(table, Begin(rows[5]))
    table.pick(Begin(rows[5]))
    assert player(table, 0).advance_markers == (1,) * 6


@pytest.mark.rule("SOT-1.4")
def test_what_all_players_share() -> None:
    assert (len(REGIONS), len(BORDERS), len(TILES)) == (26, 62, 26)
    assert sum(building.copies for building in BUILDINGS) == 100
    assert sum(not advance.printed for advance in ADVANCES) == 25
    seen = board(civitas.new("sands_of_time", seats=5, seed="box"), None)
    assert seen.start in range(5)
    assert (seen.dynasty_space, seen.round) == (0, 0)


@pytest.mark.rule("SOT-1.4")
def test_dice_have_six_sides() -> None:
    rolled = set()
    for seed in range(80):
        scene = Scene(seed=seed).empire(0, capital="italia").empire(1, capital="syria")
        scene.state.round = 1
        table = scene.at(Stage.TRACK)
        rolled |= {line.params["roll"] for line in table.log if line.message == "die"}
    assert rolled == {1, 2, 3, 4, 5, 6}
    scene = Scene().empire(0, capital="italia", crops=1).empire(1, capital="syria")
    scene.citizens(0, italia=(1, 0)).citizens(1, italia=(1, 0))
    table = scene.turn(0, "conquest")
    table.pick(Play("conquest"))
    table.pick(Attack("italia", 1))
    for ask in table.asks:
        assert list(ask.picks) == [Commit(number) for number in range(7)]


@pytest.mark.rule("SOT-1.5")
def test_without_soldiers_in_supply_none_is_mustered() -> None:
    scene = Scene().empire(0, capital="italia", gold=5).empire(1, capital="syria")
    table = scene.citizens(0, italia=(1, 10)).turn(0, "muster")
    assert reason(table, Play("muster")) == "SOT-1.5"


@pytest.mark.rule("SOT-1.5")
def test_the_last_soldier_of_the_supply_is_the_last_to_be_placed() -> None:
    scene = Scene().empire(0, capital="italia", gold=5, advances=["conscription", "oligarchy"])
    scene.empire(1, capital="syria").citizens(0, italia=(1, 9)).built("italia", "barracks")
    table = scene.turn(0, "muster")
    table.pick(Play("muster"))
    table.pick(Muster("italia"))
    assert player(table, 0).soldiers_left == 0
    assert not offered(table, Muster("italia"))
    assert reason(table, Drill("italia")) == "SOT-1.5"


@pytest.mark.rule("SOT-1.5")
def test_without_caravans_in_supply_none_is_placed() -> None:
    own = [border.id for border in BORDERS if "syria" not in border.id][:20]
    scene = Scene(players=5).empire(0, capital="italia", gold=9, caravans=own)
    for seat, region in enumerate(["syria", "libya", "gallia", "nubia"], start=1):
        scene.empire(seat, capital=region)
    table = scene.turn(0, "caravan_1")
    assert reason(table, Play("caravan_1")) == "SOT-1.5"
    table = civitas.new("sands_of_time", seats=2, seed="caravans")
    first_picks(table, "extra-peasant")
    assert player(table, 0).caravans_left == 19


@pytest.mark.rule("SOT-1.5")
def test_a_building_that_is_sold_out_cannot_be_built() -> None:
    scene = Scene().empire(0, capital="italia", gold=9).empire(1, capital="syria")
    scene.built("gallia", "quarry").built("libya", "quarry").built("sicilia", "quarry")
    scene.built("cyprus", "quarry")
    table = scene.turn(0, "build")
    table.pick(Play("build"))
    table.pick(Site("italia"))
    assert offered(table, Construct("temple"))
    assert reason(table, Construct("quarry")) == "SOT-1.5"


@pytest.mark.rule("SOT-1.5")
@pytest.mark.parametrize("left", [0, 1])
def test_growth_places_only_the_peasants_that_are_left(left: int) -> None:
    scene = Scene().empire(0, capital="italia", provinces=["gallia"]).empire(1, capital="syria")
    scene.citizens(0, libya=(20 - left, 0))
    scene.state.capacity = (10,) * 26
    scene.state.growth = True
    table = scene.at(Stage.GROWTH)
    if left:
        assert list(table.asks[0].picks) == [Settle("gallia"), Settle("italia")]
        table.pick(Settle("gallia"))
    me = player(table, 0)
    assert me.peasants_left == 0
    assert place_of(table, "gallia").peasants[0] == left
    assert place_of(table, "italia").peasants[0] == 0


@pytest.mark.rule("SOT-1.6")
def test_the_bank_never_runs_out_and_takes_back_what_is_paid() -> None:
    scene = Scene(players=5)
    for seat, region in enumerate(["italia", "syria", "libya", "gallia", "nubia"]):
        scene.empire(seat, capital=region, gold=90).region(region, "gold", 5)
        scene.citizens(seat, **{region: (5, 0)})
    table = scene.at(Stage.INCOME)
    assert [player(table, seat).gold for seat in range(5)] == [95] * 5
    scene = Scene().empire(0, capital="italia", gold=3).empire(1, capital="syria", gold=3)
    table = scene.turn(0, "muster")
    table.pick(Play("muster"))
    table.pick(Muster("italia"))
    assert (player(table, 0).gold, player(table, 1).gold) == (2, 3)


def annexing() -> Table:
    """P is about to annex Gallia, Q's capital region without citizens; Q has two more."""
    scene = Scene().empire(0, capital="italia", crops=9)
    scene.empire(1, capital="gallia", provinces=["syria"], colonies=["cyprus"])
    scene.built("gallia", "city", "quarry").citizens(0, gallia=(1, 0))
    table = scene.turn(0, "conquest", "tribute")
    table.pick(Play("conquest"))
    return table


@pytest.mark.rule("SOT-1.7")
def test_a_region_has_one_controller() -> None:
    table = annexing()
    assert place_of(table, "gallia").owner == 1
    table.pick(Annex("gallia"))
    table.pick(Capital("syria"))
    assert place_of(table, "gallia").owner == 0
    assert not place_of(table, "gallia").capital
    assert [region.id for region in board(table).regions if region.owner == 1] == [
        "syria",
        "cyprus",
    ]
    assert (player(table, 0).regions, player(table, 1).regions) == (2, 2)


@pytest.mark.rule("SOT-1.7")
def test_citizens_alone_are_no_control() -> None:
    scene = Scene().empire(0, capital="italia", gold=3).empire(1, capital="syria")
    table = scene.citizens(0, gallia=(5, 5)).turn(0, "muster")
    assert place_of(table, "gallia").owner is None
    table.pick(Play("muster"))
    assert offered(table, Muster("italia"))
    assert reason(table, Muster("gallia")) == "SOT-9.1"


@pytest.mark.rule("SOT-1.8", "SOT-3.6")
def test_regions_of_the_setup_are_provinces_the_capital_too() -> None:
    table = civitas.new("sands_of_time", seats=3, seed="status")
    first_picks(table, "cards")
    held = [region for region in board(table).regions if region.owner is not None]
    assert len(held) == 9
    assert {region.status for region in held} == {"province"}
    assert sum(region.capital for region in held) == 3


@pytest.mark.rule("SOT-1.8")
def test_an_annexed_region_is_a_colony() -> None:
    scene = Scene().empire(0, capital="italia", crops=1).empire(1, capital="syria")
    table = scene.citizens(0, gallia=(1, 0)).turn(0, "conquest")
    assert place_of(table, "gallia").status is None
    table.pick(Play("conquest"))
    table.pick(Annex("gallia"))
    assert place_of(table, "gallia").status == "colony"


@pytest.mark.rule("SOT-1.9")
def test_a_province_lost_and_annexed_again_is_a_colony() -> None:
    scene = Scene().empire(0, capital="italia", provinces=["gallia"], crops=1)
    scene.empire(1, capital="syria").citizens(0, italia=(2, 0), gallia=(1, 0))
    chosen(scene.citizens(1, gallia=(0, 2)), 0, "migrate", "conquest")
    table = scene.turn(1, "conquest")
    assert place_of(table, "gallia").status == "province"
    table.pick(Play("conquest"))
    table.pick(Attack("gallia", 0))
    table.pick(Commit(0), seat=0)
    table.pick(Commit(0), seat=1)
    table.pick(Done())
    table.pick(EndTurn())
    assert place_of(table, "gallia").owner is None
    assert place_of(table, "gallia").status is None
    table.pick(Play("migrate"))
    table.pick(Group("italia", "peasant", 2))
    table.pick(To("gallia"))
    table.pick(Play("conquest"))
    table.pick(Annex("gallia"))
    assert place_of(table, "gallia").owner == 0
    assert place_of(table, "gallia").status == "colony"


@pytest.mark.rule("SOT-1.10")
@pytest.mark.parametrize(("refuge", "status"), [("syria", "province"), ("cyprus", "colony")])
def test_a_region_that_becomes_capital_keeps_its_status(refuge: str, status: str) -> None:
    table = annexing()
    table.pick(Annex("gallia"))
    table.pick(Capital(refuge))
    assert place_of(table, refuge).capital
    assert place_of(table, refuge).status == status
    assert place_of(table, "cyprus").status == "colony"


@pytest.mark.rule("SOT-1.11")
def test_the_capital_is_no_city_but_may_share_its_region() -> None:
    scene = Scene().empire(0, capital="italia", gold=9, emphasis="civil").empire(1, capital="syria")
    table = scene.knows(0, "ornamentation", "urbanism").turn(0, "build")
    fountains, lyres = 1 + 2, 0
    assert player(table, 0).measures[:2] == (0, fountains)
    assert player(table, 0).measures[4] == lyres
    table.pick(Play("build"))
    table.pick(Site("italia"))
    table.pick(Construct("city"))
    assert place_of(table, "italia").capital
    assert place_of(table, "italia").buildings == ("city",)
    assert player(table, 0).measures[:2] == (4, fountains + 3)
    assert player(table, 0).measures[4] == lyres + 1 + 1


@pytest.mark.rule("SOT-1.12")
def test_buildings_work_for_the_controller_alone() -> None:
    scene = Scene().empire(0, capital="italia", crops=9, gold=9, advances=["oligarchy"])
    scene.empire(1, capital="syria", provinces=["gallia"], advances=["oligarchy"])
    scene.built("gallia", "barracks", "aqueduct").built("libya", "temple")
    scene.citizens(0, gallia=(1, 0)).citizens(1, syria=(1, 1))
    table = scene.turn(0, "conquest", "muster")
    assert player(table, 0).measures[:2] == (0, 0)
    assert player(table, 1).measures[:2] == (3, 2)
    assert player(table, 1).measures[4] == 0
    table.pick(Play("conquest"))
    table.pick(Annex("gallia"))
    assert player(table, 0).measures[:2] == (3, 2)
    assert player(table, 1).measures[:2] == (0, 0)
    table.pick(Play("muster"))
    assert offered(table, Drill("gallia"))


@pytest.mark.rule("SOT-1.12")
def test_buildings_in_an_uncontrolled_region_are_inert() -> None:
    scene = Scene().empire(0, capital="italia", gold=3, unrest=1, advances=["oligarchy"])
    scene.empire(1, capital="syria").citizens(0, gallia=(2, 2))
    scene.built("gallia", "barracks", "quarry", "city")
    table = scene.turn(0, "muster", "build")
    assert player(table, 0).measures[0] == 0
    table.pick(Play("muster"))
    assert not offered(table, Drill("gallia"))
    table.pick(Muster("italia"))
    table.pick(Play("build"))
    table.pick(Site("italia"))
    assert offered(table, Construct("road"))
    assert not offered(table, Construct("aqueduct"))  # 1 + 2, with the Quarry it would be 2


@pytest.mark.rule("SOT-1.13")
def test_a_caravan_reaches_both_regions_and_the_trade_good_between() -> None:
    own = ["italia-graecia", "gallia-italia"]
    scene = Scene().empire(0, capital="italia", caravans=own)
    scene.empire(1, capital="graecia", provinces=["gallia"]).built("gallia", "city")
    table = scene.turn(0, "build")
    trade_links = player(table, 0).measures[5]
    assert trade_links == 1 + 2  # wine; Graecia with Q's capital and Gallia with Q's City
    table.pick(UseBonus("taxes"))
    table.pick(Tax("gold"))
    assert player(table, 0).gold == 1


@pytest.mark.rule("SOT-1.13", "SOT-2.10")
def test_no_caravan_no_trade_good() -> None:
    scene = Scene().empire(0, capital="italia", caravans=["gallia-italia"])
    table = scene.empire(1, capital="syria").turn(0, "build")
    assert player(table, 0).measures[5] == 0
    assert reason(table, UseBonus("taxes")) == "SOT-18.7"


@pytest.mark.rule("SOT-1.14")
def test_what_stays_when_control_ends() -> None:
    scene = Scene(players=3).region("gallia", "gold", 5, "aqueduct", "temple")
    scene.empire(0, capital="italia", caravans=["gallia-italia"])
    scene.empire(1, capital="syria", provinces=["gallia"], caravans=["hispania-gallia"])
    scene.empire(2, capital="libya")
    scene.citizens(0, gallia=(0, 3)).citizens(1, gallia=(1, 0)).citizens(2, gallia=(1, 1))
    table = scene.turn(0, "conquest")
    table.pick(Play("conquest"))
    table.pick(Attack("gallia", 1))
    table.pick(Commit(0), seat=0)
    table.pick(Commit(0), seat=1)
    gallia = place_of(table, "gallia")
    assert gallia.owner is None
    assert (gallia.resource, gallia.capacity) == ("gold", 5)
    assert gallia.buildings == ("aqueduct", "temple")
    assert gallia.peasants == (0, 0, 1)
    assert gallia.soldiers == (2, 0, 1)
    assert [(b.id, b.caravans) for b in board(table).borders if b.caravans] == [
        ("hispania-gallia", (1,)),
        ("gallia-italia", (0,)),
    ]


@pytest.mark.rule("SOT-1.14")
def test_what_stays_when_control_changes() -> None:
    table = annexing()
    table.pick(Annex("gallia"))
    table.pick(Capital("syria"))
    gallia = place_of(table, "gallia")
    assert gallia.owner == 0
    assert gallia.buildings == ("quarry", "city")
    assert (gallia.resource, gallia.capacity) == ("crops", 4)


@pytest.mark.rule("SOT-1.15")
def test_the_abacus_ends_at_99() -> None:
    scene = Scene().region("italia", "crops", 5).region("gallia", "gold", 5)
    scene.empire(0, capital="italia", provinces=["gallia"], crops=97, gold=98)
    scene.empire(1, capital="syria").citizens(0, italia=(5, 0), gallia=(1, 0))
    table = scene.at(Stage.INCOME)
    assert (player(table, 0).crops, player(table, 0).gold) == (99, 99)


@pytest.mark.rule("SOT-1.15")
def test_gains_of_a_turn_end_at_99_too() -> None:
    scene = Scene().empire(0, capital="italia", crops=99, gold=98, colonies=["gallia", "libya"])
    scene.region("gallia", "gold", 4).region("libya", "gold", 4).empire(1, capital="syria")
    table = scene.knows(0, "coinage").turn(0, "tribute")
    table.pick(Play("tribute"))
    assert (player(table, 0).crops, player(table, 0).gold) == (99, 99)


@pytest.mark.rule("SOT-1.3", "SOT-1.5")
def test_with_nine_markers_out_nothing_more_is_annexed() -> None:
    held = ["gallia", "hispania", "sicilia", "libya", "rhodes", "cyprus", "graecia", "asia_minor"]
    scene = Scene().empire(0, capital="italia", colonies=held, crops=99).empire(1, capital="syria")
    scene.citizens(0, mauretania=(1, 0), aegyptus=(1, 0))
    table = scene.turn(0, "conquest")
    assert player(table, 0).markers_left == 1
    table.pick(Play("conquest"))
    table.pick(Annex("mauretania"))
    assert (player(table, 0).markers_left, player(table, 0).regions) == (0, 10)
    scene = Scene().empire(0, capital="italia", colonies=[*held, "mauretania"], crops=99)
    scene.empire(1, capital="syria").citizens(0, aegyptus=(1, 0))
    table = scene.turn(0, "conquest")
    assert not offered(table, Play("conquest"))
    assert reason(table, Annex("aegyptus")) == "SOT-10.15"
