"""Section 2: the map."""

from __future__ import annotations

from collections import Counter

import pytest

import civitas
from civitas import Table
from civitas.kernel.words import words_for
from civitas.titles.sands_of_time import META
from civitas.titles.sands_of_time.board.names import named
from civitas.titles.sands_of_time.content import BORDERS, GOODS, NEIGHBOURS, REGION, REGIONS
from civitas.titles.sands_of_time.picks import (
    Attack,
    Caravan,
    Construct,
    Group,
    Heritage,
    Play,
    Province,
    Retreat,
    Site,
    Tax,
    To,
    UseBonus,
)
from civitas.titles.sands_of_time.scene import Scene
from civitas.titles.sands_of_time.state import Stage
from tests.titles.sands_of_time.helpers_a import (
    board,
    first_picks,
    offered,
    place_of,
    player,
    reason,
)

IN_PLAY = {2: 12, 3: 16, 4: 22, 5: 26}
MEDITERRANEAN = [
    *("hispania", "gallia", "italia", "graecia", "asia_minor", "syria"),
    *("aegyptus", "libya", "mauretania", "sicilia", "cyprus", "rhodes"),
]


def neighbours(region: str) -> set[str]:
    return {REGIONS[n].id for n in NEIGHBOURS[REGION[region]]}


def moving(table: Table, group: Group) -> set[str]:
    """Where these citizens can go with the Migrate or Raid just begun."""
    table.pick(group)
    return {pick.region for pick in table.asks[0].picks if isinstance(pick, To)}


@pytest.mark.rule("SOT-2.1")
def test_26_regions_and_62_borders() -> None:
    assert len({region.id for region in REGIONS}) == 26
    links = {frozenset((border.a, border.b)) for border in BORDERS}
    assert len(links) == 62
    for a in REGIONS:
        for b in REGIONS:
            assert (b.id in neighbours(a.id)) == (frozenset((a.id, b.id)) in links)


@pytest.mark.rule("SOT-2.1")
def test_dotted_lines_link_like_borders() -> None:
    kinds = {border.id: border.kind for border in BORDERS}
    assert set(kinds.values()) == {"border", "dotted"}
    assert (kinds["hispania-italia"], kinds["gallia-italia"]) == ("dotted", "border")
    scene = Scene().empire(0, capital="italia", gold=2).empire(1, capital="syria")
    table = scene.citizens(0, italia=(2, 0)).turn(0, "migrate", "caravan_1")
    table.pick(Play("caravan_1"))
    assert offered(table, Caravan("hispania-italia"))
    assert offered(table, Caravan("gallia-italia"))
    table.pick(Caravan("hispania-italia"))
    table.pick(Play("migrate"))
    assert moving(table, Group("italia", "peasant", 1)) == {
        *("hispania", "gallia", "graecia", "sicilia")
    }


@pytest.mark.rule("SOT-2.2")
@pytest.mark.parametrize("island", ["sicilia", "cyprus", "rhodes"])
def test_the_three_sea_areas_are_regions_like_others(island: str) -> None:
    table = civitas.new("sands_of_time", seats=2, seed="islands")
    assert offered(table, Province(island))
    assert place_of(table, island).capacity in (3, 4, 5)
    scene = Scene().empire(0, capital=island, gold=9).empire(1, capital="hispania")
    table = scene.citizens(0, **{island: (2, 0)}).at(Stage.INCOME)
    assert player(table, 0).crops == 2
    table = scene.turn(0, "build", "migrate")
    table.pick(Play("build"))
    table.pick(Site(island))
    table.pick(Construct("temple"))
    table.pick(Play("migrate"))
    assert moving(table, Group(island, "peasant", 1)) == neighbours(island)


@pytest.mark.rule("SOT-2.2")
def test_no_way_leads_over_an_unnamed_sea() -> None:
    assert "libya" not in neighbours("italia")
    assert "libya" not in neighbours("hispania")
    assert {"italia", "libya"} <= neighbours("sicilia")
    assert "aegyptus" not in neighbours("rhodes")


@pytest.mark.rule("SOT-2.3")
@pytest.mark.parametrize("region", ["gallia", "italia", "sicilia"])
def test_terrain_alone_changes_nothing(region: str) -> None:
    assert [REGIONS[REGION[r]].terrain for r in ("gallia", "italia", "sicilia")] == [
        *("plain", "mountain", "island")
    ]
    scene = Scene().empire(0, capital=region).empire(1, capital="syria")
    scene.citizens(0, **{region: (1, 2)}).citizens(1, **{region: (3, 0)})
    table = scene.turn(0, "conquest")
    table.pick(Play("conquest"))
    table.pick(Attack(region, 1))
    assert table.asks[0].params["own"] == 5
    assert table.asks[0].params["against"] == 3


@pytest.mark.rule("SOT-2.3")
def test_each_region_has_one_of_three_terrains() -> None:
    count = Counter(region.terrain for region in REGIONS)
    assert count == {"plain": 12, "mountain": 10, "island": 4}


@pytest.mark.rule("SOT-2.4")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_regions_in_play(seats: int) -> None:
    table = civitas.new("sands_of_time", seats=seats, seed="map")
    playing = [region.id for region in board(table).regions if region.in_play]
    assert len(playing) == IN_PLAY[seats]
    assert playing[:12] == MEDITERRANEAN
    assert list(table.asks[0].picks) == [Province(region) for region in playing]


@pytest.mark.rule("SOT-2.5")
def test_a_region_out_of_play_is_empty_and_closed() -> None:
    table = civitas.new("sands_of_time", seats=2, seed="map")
    assert reason(table, Province("germania")) == "SOT-2.5"
    germania = place_of(table, "germania")
    assert (germania.resource, germania.capacity, germania.owner) == (None, 0, None)
    scene = Scene().empire(0, capital="italia").empire(1, capital="syria")
    table = scene.citizens(0, gallia=(1, 1)).turn(0, "migrate", "raid")
    table.pick(Play("migrate"))
    assert moving(table, Group("gallia", "peasant", 1)) == {"hispania", "italia", "sicilia"}


@pytest.mark.rule("SOT-2.5")
def test_nobody_passes_through_a_region_out_of_play() -> None:
    """With Logistics a soldier goes from Germania over Sarmatia to Asia Minor, if it is there."""
    for players, passes in ((3, False), (4, True)):
        scene = Scene(players=players).empire(0, capital="italia", advances=["logistics"])
        for seat, region in enumerate(["syria", "libya", "rhodes"][: players - 1], start=1):
            scene.empire(seat, capital=region)
        table = scene.citizens(0, germania=(0, 2)).turn(0, "raid")
        table.pick(Play("raid"))
        assert ("asia_minor" in moving(table, Group("germania", "soldier", 1))) is passes


@pytest.mark.rule("SOT-2.5")
def test_a_road_does_not_lead_out_of_play() -> None:
    scene = Scene().empire(0, capital="italia").empire(1, capital="syria").built("italia", "road")
    table = scene.citizens(0, gallia=(2, 0)).turn(0, "migrate")
    table.pick(Play("migrate"))
    assert moving(table, Group("gallia", "peasant", 1)) == {
        *("hispania", "italia", "sicilia", "graecia")
    }


@pytest.mark.rule("SOT-2.5")
def test_nobody_retreats_out_of_play() -> None:
    scene = Scene().empire(0, capital="libya", provinces=["gallia", "hispania"])
    scene.empire(1, capital="syria").citizens(0, gallia=(3, 0)).citizens(1, gallia=(0, 9))
    table = scene.turn(1, "conquest")
    table.pick(Play("conquest"))
    table.pick(Attack("gallia", 0))
    table.pick(table.asks[0].picks[0], seat=0)
    table.pick(table.asks[0].picks[0], seat=1)
    assert not offered(table, Retreat("germania"))
    assert place_of(table, "hispania").peasants[0] == 1


@pytest.mark.rule("SOT-2.6", "SOT-2.10")
def test_a_caravan_may_lie_at_the_edge_of_the_map_in_play() -> None:
    scene = Scene().empire(0, capital="aegyptus", gold=4).empire(1, capital="gallia")
    table = scene.turn(0, "caravan_1", "chronicle")
    table.pick(Play("caravan_1"))
    assert offered(table, Caravan("aegyptus-aethiopia"))
    assert reason(table, Caravan("aethiopia-nubia")) == "SOT-15.3"
    table.pick(Caravan("aegyptus-aethiopia"))
    table.pick(Heritage("cultural"))
    assert player(table, 0).heritage == (0, 0, 1)
    table.pick(UseBonus("taxes"))
    table.pick(Tax("crops"))
    assert player(table, 0).crops == 1


@pytest.mark.rule("SOT-2.6")
def test_no_caravan_lies_between_two_regions_out_of_play() -> None:
    scene = Scene().empire(0, capital="aegyptus", gold=4, caravans=["aegyptus-aethiopia"])
    table = scene.empire(1, capital="gallia").turn(0, "caravan_1")
    table.pick(Play("caravan_1"))
    borders = [pick.border for pick in table.asks[0].picks if isinstance(pick, Caravan)]
    assert borders
    assert all("aegyptus" in border for border in borders)


@pytest.mark.rule("SOT-2.7")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_each_region_in_play_has_one_resource_tile(seats: int) -> None:
    table = civitas.new("sands_of_time", seats=seats, seed="tiles")
    for region in board(table).regions:
        if region.in_play:
            assert region.resource in ("crops", "gold")
            assert region.capacity in (3, 4, 5)
        else:
            assert (region.resource, region.capacity) == (None, 0)


@pytest.mark.rule("SOT-2.8")
def test_capacity_caps_income_plunder_and_oppression() -> None:
    scene = Scene().region("italia", "crops", 3).region("gallia", "crops", 3)
    scene.empire(0, capital="italia").empire(1, capital="syria")
    table = scene.citizens(0, italia=(5, 5)).at(Stage.INCOME)
    assert player(table, 0).crops == 3
    table = scene.empire(0, capital="italia", crops=3).turn(0, "raid", "chronicle")
    table.pick(UseBonus("oppression"))
    assert player(table, 0).crops == 3 + 3
    table.pick(Play("raid"))
    table.pick(Group("italia", "soldier", 5))
    table.pick(To("gallia"))
    assert player(table, 0).crops == 3 + 3 + 3


@pytest.mark.rule("SOT-2.8")
def test_capacity_is_the_number_of_buildings_and_the_level_of_a_city() -> None:
    scene = Scene().region("italia", "crops", 3, "quarry", "temple", "road")
    scene.region("gallia", "crops", 5, "quarry", "temple", "road")
    scene.empire(0, capital="italia", provinces=["gallia"], gold=4, emphasis="civil")
    table = scene.empire(1, capital="syria").turn(0, "build")
    table.pick(Play("build"))
    assert reason(table, Site("italia")) == "SOT-12.3"
    table.pick(Site("gallia"))
    table.pick(Construct("city"))
    assert player(table, 0).gold == 0  # level 5, less 1 for the Quarry
    assert player(table, 0).measures[0] == 6 + 5


def unrest_of_crowd(scene: Scene) -> int:
    return player(scene.at(Stage.OVERCROWDING), 0).unrest


@pytest.mark.rule("SOT-2.8", "SOT-2.9")
@pytest.mark.parametrize(
    ("buildings", "advances", "limit"),
    [
        ([], [], 4),
        ([], ["plumbing"], 4),
        (["city"], ["plumbing"], 5),
        (["aqueduct"], [], 6),
        (["aqueduct"], ["plumbing"], 7),
        (["aqueduct", "city", "temple"], ["plumbing"], 8),
    ],
)
def test_overcrowding_limit(buildings: list[str], advances: list[str], limit: int) -> None:
    for citizens, unrest in ((limit, 0), (limit + 1, 1)):
        scene = Scene().empire(0, capital="italia", advances=advances).empire(1, capital="syria")
        scene.region("italia", "crops", 4, *buildings).citizens(0, italia=(citizens, 0))
        assert unrest_of_crowd(scene) == unrest


@pytest.mark.rule("SOT-2.9")
def test_bonuses_of_the_limit_count_in_no_other_check() -> None:
    scene = Scene().empire(0, capital="italia", advances=["plumbing"]).empire(1, capital="syria")
    scene.region("italia", "crops", 3, "aqueduct", "city").citizens(0, italia=(7, 0))
    table = scene.at(Stage.OVERCROWDING)
    assert player(table, 0).unrest == 0
    assert place_of(table, "italia").peasants[0] == 6  # attrition above twice the capacity
    assert player(table, 0).crops == 3  # income of the new generation
    scene.built("italia", "temple").state.empires[0].stock = [0, 9]
    assert reason(scene.turn(0, "build"), Site("italia")) == "SOT-12.3"


@pytest.mark.rule("SOT-2.9")
def test_bonuses_of_the_limit_need_control() -> None:
    """Q's Plumbing does not help in P's region, nor P's own in a region P does not control."""
    scene = Scene().empire(0, capital="italia").empire(1, capital="syria", advances=["plumbing"])
    scene.region("italia", "crops", 4, "aqueduct").citizens(0, italia=(7, 0))
    assert unrest_of_crowd(scene) == 1
    scene = Scene().empire(0, capital="italia", advances=["plumbing"]).empire(1, capital="syria")
    scene.region("gallia", "crops", 3, "aqueduct", "city").citizens(0, gallia=(7, 0))
    assert unrest_of_crowd(scene) == 0


@pytest.mark.rule("SOT-2.10")
def test_twelve_borders_carry_one_trade_good_each() -> None:
    goods = {border.id: border.trade_good for border in BORDERS if border.trade_good}
    assert goods == {
        "hispania-gallia": "silver",
        "gallia-britannia": "tin",
        "italia-graecia": "wine",
        "syria-cyprus": "purple_dye",
        "aegyptus-arabia": "incense",
        "libya-mauretania": "wild_beasts",
        "aegyptus-aethiopia": "ivory",
        "germania-sarmatia": "amber",
        "armenia-scythia": "horses",
        "bactria-scythia": "silk",
        "arabia-india": "spices",
        "aethiopia-nubia": "ebony",
    }
    assert sorted(GOODS) == sorted(goods.values())
    playing = {players: {r.id for r in REGIONS if r.min_players <= players} for players in IN_PLAY}
    at_hand = {
        players: sum(any(side in near for side in border.split("-")) for border in goods)
        for players, near in playing.items()
    }
    assert at_hand == {2: 7, 3: 10, 4: 11, 5: 12}


@pytest.mark.rule("SOT-2.10")
def test_trade_goods_are_never_used_up() -> None:
    scene = Scene().empire(0, capital="italia", gold=2, caravans=["gallia-italia"])
    scene.empire(1, capital="graecia", caravans=["italia-graecia"])
    table = scene.turn(0, "caravan_1")
    table.pick(Play("caravan_1"))
    table.pick(Caravan("italia-graecia"))
    table.pick(Heritage("civil"))
    assert player(table, 0).heritage == (1, 0, 0)
    assert [player(table, seat).measures[5] for seat in (0, 1)] == [1 + 1, 1 + 1]


@pytest.mark.rule("SOT-2.8")
def test_capacity_does_not_limit_the_number_of_citizens() -> None:
    table = civitas.new("sands_of_time", seats=2, seed="crowd")
    first_picks(table, "cards")
    scene = Scene().empire(0, capital="italia").empire(1, capital="syria")
    table = scene.citizens(0, italia=(4, 4), gallia=(4, 4)).turn(0, "migrate")
    table.pick(Play("migrate"))
    table.pick(Group("gallia", "peasant", 4))
    table.pick(To("italia"))
    assert place_of(table, "italia").peasants[0] == 8


@pytest.mark.parametrize("zoom", ["far", "amid", "mid"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_on_a_laptop_every_region_that_two_play_with_has_its_name(language: str, zoom: str) -> None:
    in_play = tuple(region.min_players <= 2 for region in REGIONS)
    words = words_for(META, language)
    read = {laid.label.words for laid in named(language, in_play)[zoom]}
    assert {words.thing(r.id) for r in REGIONS if r.min_players <= 2} <= read
