"""Suggested starts (section 22)."""

from __future__ import annotations

import pytest

from civitas.kernel.errors import BadSetup
from civitas.titles.oikumene.content.factions import FACTIONS
from civitas.titles.oikumene.content.starts import STARTS, TABLES
from civitas.titles.oikumene.course.suggested import set_of
from civitas.titles.oikumene.scene import (
    Scene,
    buildings_at,
    goods_at,
    herds_at,
    owner_of,
    units_at,
)
from civitas.titles.oikumene.stacks import LEVEL_OF
from tests.titles.oikumene.helpers import match, state


@pytest.mark.rule("HRN-22.1")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", ["italia", "vikings", "orient", "britannia", "taifas", "huns"])
def test_the_recommended_factions_sit_on_their_fields(name: str, players: int) -> None:
    s = state(match(players, map=name, start="suggested"))
    assert [FACTIONS[me.faction].id for me in s.players] == list(TABLES[name][players])
    assert s.round >= 1
    for me in s.players:
        assert me.seat in s.owner
        assert me.units


@pytest.mark.rule("HRN-22.1")
def test_set_one_the_only_set_or_set_two_for_the_second_player() -> None:
    assert set_of("italia_romans", 0).villages == ("roma", "latium", "campania")
    assert set_of("orient_egypt", 0).city == "memphis"
    assert set_of("taifas_taifas", 1).villages == ("valencia", "albarracin", "zaragoza")


@pytest.mark.rule("HRN-22.1")
def test_there_is_a_table_for_two_to_four_players_only() -> None:
    with pytest.raises(BadSetup):
        match(5, start="suggested")


@pytest.mark.rule("HRN-22.1", "HRN-2.26")
def test_every_suggested_field_is_in_play_at_its_table() -> None:
    for name, tables in TABLES.items():
        for players, factions in tables.items():
            s = Scene(players, map=name, start="suggested").state
            for n, faction in enumerate(factions):
                start = set_of(faction, factions[:n].count(faction))
                fields = [*start.villages, start.city, start.village_with_harbour, start.camp]
                numbers = [s.world.number[field] for field in fields if field]
                assert all(s.world.inside >> number & 1 for number in numbers)
    assert len({(start.faction, start.set) for start in STARTS}) == len(STARTS)


@pytest.mark.rule("HRN-22.2")
def test_things_are_dealt_over_the_fields_in_order() -> None:
    scene = Scene(2, start="suggested")
    scene.state.round = 0
    table = scene.at("prologue")
    villages = ("roma", "latium", "campania")
    assert [owner_of(table, name) for name in villages] == [0, 0, 0]
    assert [units_at(table, 0, name)["light_infantry"] for name in villages] == [2, 2, 1]
    assert buildings_at(table, "roma") == ["village", "dock"]
    assert units_at(table, 0, "roma")["transport_ship"] == 1


@pytest.mark.rule("HRN-22.2")
def test_grain_goes_round_and_herds_to_the_first_and_second_field() -> None:
    scene = Scene(2, start="suggested")
    s = scene.state
    s.round = 0
    s.agenda = ()
    for what in ("start.suggested", "distribute.suggested"):
        s = state(scene.at(what))
        scene.state = s
    table = scene.table()
    villages = ("roma", "latium", "campania")
    assert [goods_at(table, name)[0] for name in villages] == [4, 3, 3]
    assert herds_at(table, 0, "roma") == ["sheep", "sheep"]
    assert herds_at(table, 0, "latium") == ["pigs"]


@pytest.mark.rule("HRN-22.2")
def test_experienced_infantry_is_dealt_first_and_forts_stand_on_the_first_fields() -> None:
    table = match(4, start="suggested", mode="original")
    celts = state(table).players[1]
    first = state(table).world.number["insubria"]
    assert {LEVEL_OF[stack] for stack in celts.units if stack // 270 == first} <= {1, 2}
    franks = match(2, map="vikings", start="suggested")
    assert "fortification" in buildings_at(franks, "frisia")


@pytest.mark.rule("HRN-22.2", "HRN-18.49")
def test_the_huns_cavalry_and_horses_stand_in_the_camp() -> None:
    scene = Scene(2, map="huns", start="suggested")
    scene.state.round = 0
    scene.state = state(scene.at("start.suggested"))
    table = scene.at("distribute.suggested")
    assert units_at(table, 0, "lower_volga") == {"light_infantry": 3}
    assert units_at(table, 0, "lower_don") == {"cavalry": 3}
    assert herds_at(table, 0, "lower_volga") == ["sheep", "sheep"]
    assert herds_at(table, 0, "lower_don") == ["horses", "horses"]
    assert goods_at(table, "lower_volga") == (5, 0)
