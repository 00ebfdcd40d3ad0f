"""Experience and training (section 12)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from civitas.kernel.asks import Pick
from civitas.kernel.words import words_for
from civitas.titles.oikumene import META
from civitas.titles.oikumene.content.units import KIND, LEVEL, LEVELS
from civitas.titles.oikumene.picks.common import DONE
from civitas.titles.oikumene.picks.hinterland import (
    Degrade,
    DegradeAt,
    Hire,
    RaiseLevel,
    Train,
    TrainAt,
    Upgrade,
    UpgradeTo,
)
from civitas.titles.oikumene.picks.moves import HowMany, Move, To
from civitas.titles.oikumene.scene import Scene
from civitas.titles.oikumene.stacks import INSIDE, LEVEL_OF, place, stack
from tests.titles.oikumene.helpers import do, offered, state

LIGHT = "light_infantry"


def veterans(scene: Scene, *units: tuple[str, str, int], tokens: int = 1) -> Scene:
    """Units (kind, level, number) of player 0 that took part in combat at Latium."""
    me, latium = scene.me(0), scene.space("latium")
    for kind, level, number in units:
        scene.units(0, kind, "latium", number, level)
        me.fought[stack(place(latium), KIND[kind], LEVEL[level])] = number
    me.tokens[latium] = tokens
    return scene


def levels(scene: Scene, table_units: dict[int, int]) -> list[str]:
    return sorted(
        LEVELS[LEVEL_OF[each]].id for each, number in table_units.items() for _ in range(number)
    )


@pytest.mark.rule("HRN-12.1", "HRN-12.2")
@pytest.mark.content(
    "levels/recruit",
    "levels/standard",
    "levels/experienced",
    "levels/veteran",
    "levels/elite",
    "features/experience",
)
@pytest.mark.parametrize("level", range(4))
def test_a_token_raises_a_unit_that_took_part_by_one_level(level: int) -> None:
    scene = veterans(Scene(2), (LIGHT, LEVELS[level].id, 1))
    units = state(scene.at("hinterland_experience")).players[0].units
    assert levels(scene, units) == [LEVELS[level + 1].id]


@pytest.mark.rule("HRN-12.2", "HRN-12.3")
def test_the_owner_chooses_and_nobody_rises_twice() -> None:
    scene = veterans(Scene(2), (LIGHT, "standard", 1), ("cavalry", "standard", 1), tokens=3)
    scene.units(0, LIGHT, "roma")
    table = scene.at("hinterland_experience")
    assert RaiseLevel("roma", "out", LIGHT, "standard") not in table.asks[0].picks
    do(table, RaiseLevel("latium", "out", "cavalry", "standard"))
    units = state(table).players[0].units
    assert levels(scene, units) == ["experienced", "experienced", "standard"]
    assert not state(table).players[0].tokens


@pytest.mark.rule("HRN-12.4")
@pytest.mark.content("units/war_elephants")
def test_mercenaries_learn_in_combat_and_elephants_never() -> None:
    scene = veterans(Scene(2), ("mercenary", "standard", 1), ("war_elephants", "standard", 1))
    units = state(scene.at("hinterland_experience")).players[0].units
    latium = place(scene.space("latium"))
    assert stack(latium, KIND["mercenary"], LEVEL["experienced"]) in units
    assert stack(latium, KIND["war_elephants"]) in units


@pytest.mark.rule("HRN-12.4")
def test_mercenaries_of_a_higher_level_cost_two_gold_for_each() -> None:
    scene = Scene(2).settle(0, "roma").player(0, gold=11, prestige=2)
    table = do(scene.at("hinterland_trade"), Hire("mercenary", "elite", "gold"))
    assert state(table).players[0].gold == 0
    assert not offered(scene.units(0, "mercenary", "roma").at("hinterland_trade"), Train)


@pytest.mark.rule("HRN-12.5", "HRN-12.3")
@pytest.mark.content("features/training")
def test_training_is_complete_in_the_next_experience_step() -> None:
    scene = Scene(2).settle(0, "roma").units(0, LIGHT, "roma", 2).player(0, gold=5).always_ask()
    table = do(scene.at("hinterland_trade"), Train(), TrainAt("roma", "out", LIGHT, "standard"))
    s = state(table)
    assert s.players[0].gold == 3
    scene.state = s.copy()
    after = state(scene.at("hinterland_experience"))
    assert levels(scene, after.players[0].units) == ["experienced", "standard"]
    assert not after.players[0].training


@pytest.mark.rule("HRN-12.5")
def test_training_ends_without_a_free_settlement() -> None:
    scene = Scene(2).units(0, LIGHT, "roma").settle(0, "latium")
    scene.me(0).training[stack(place(scene.space("roma")), KIND[LIGHT])] = 1
    after = state(scene.at("hinterland_experience"))
    assert levels(scene, after.players[0].units) == ["standard"]


@pytest.mark.rule("HRN-12.5", "HRN-8.11", "HRN-8.3")
def test_who_is_behind_walls_that_are_not_encircled_may_be_trained() -> None:
    scene = Scene(2).settle(0, "roma").units(0, "heavy_infantry", "roma", spot="inside")
    scene.units(1, LIGHT, "roma").player(0, gold=5).always_ask()
    assert not offered(scene.at("hinterland_trade"), Train)  # encircled
    scene.units(0, LIGHT, "roma", level="elite")
    table = do(scene.at("hinterland_trade"), Train())
    assert table.asks[0].picks == [TrainAt("roma", "inside", "heavy_infantry", "standard")]


@pytest.mark.rule("HRN-12.8", "HRN-14.5")
def test_training_counts_with_upgrades() -> None:
    scene = Scene(2).settle(0, "roma", "harbour").units(0, LIGHT, "roma", 3).always_ask()
    scene.units(0, "warship", "roma", spot="port").player(0, gold=9)
    table = scene.at("hinterland_trade")
    do(table, Train(), TrainAt("roma", "out", LIGHT, "standard"), Train())
    assert table.asks[0].picks == [TrainAt("roma", "port", "warship", "standard")]
    do(table, TrainAt("roma", "port", "warship", "standard"))
    assert not offered(table, Train)
    do(table, DONE)


STANDING = ("roma", "out", LIGHT, "standard")


@pytest.mark.rule("HRN-12.5", "HRN-12.6")
@pytest.mark.parametrize(("version", "level"), [(7, "standard"), (8, "experienced")])
@pytest.mark.parametrize(
    ("kind", "deeds"),
    [
        (LIGHT, (UpgradeTo("heavy_infantry"), Upgrade(*STANDING))),
        (LIGHT, (UpgradeTo("warship"), Upgrade(*STANDING))),
        ("cavalry", (Degrade(), DegradeAt("roma", "out", "cavalry", "standard"))),
    ],
)
def test_only_who_moves_away_loses_the_training_not_who_is_upgraded_or_degraded(
    kind: str, deeds: tuple[Pick, ...], version: int, level: str
) -> None:
    scene = Scene(2).settle(0, "roma", "city", "harbour").units(0, kind, "roma")
    scene.player(0, gold=9).always_ask()
    scene.state.rules = replace(scene.state.rules, version=version)
    table = do(scene.at("hinterland_trade"), Train(), TrainAt("roma", "out", kind, "standard"))
    scene.state = state(do(table, *deeds)).copy()
    after = state(scene.at("hinterland_experience"))
    assert levels(scene, after.players[0].units) == [level]


@pytest.mark.rule("HRN-12.4", "HRN-12.6")
def test_who_becomes_an_elephant_is_in_training_no_more() -> None:
    scene = Scene(2, mode="extended", map="orient", area=3).faction(0, "orient_elam")
    scene.settle(0, "susa", "city").units(0, LIGHT, "susa").player(0, gold=9).always_ask()
    table = do(scene.at("hinterland_trade"), Train(), TrainAt("susa", *STANDING[1:]))
    do(table, UpgradeTo("war_elephants"), Upgrade("susa", *STANDING[1:]))
    assert not state(table).players[0].training


@pytest.mark.rule("HRN-12.1")
def test_below_the_original_mode_nobody_is_trained() -> None:
    scene = Scene(2, mode="basic").settle(0, "roma").units(0, LIGHT, "roma").player(0, gold=5)
    assert not offered(scene.at("hinterland_trade"), Train)


@pytest.mark.rule("HRN-2.12", "HRN-12.2")
def test_a_level_that_would_need_another_cube_is_lost() -> None:
    scene = veterans(Scene(2), (LIGHT, "standard", 2))
    for field in ("umbria", "sabinum", "campania"):
        for level in ("recruit", "standard", "experienced", "veteran", "elite"):
            scene.units(0, LIGHT, field, 1, level)
    for level in ("recruit", "standard", "experienced", "veteran"):
        scene.units(0, LIGHT, "roma", 1, level)
    before = dict(scene.me(0).units)
    assert len(before) == 20
    assert state(scene.at("hinterland_experience")).players[0].units == before


@pytest.mark.rule("HRN-8.6", "HRN-12.2")
def test_a_siege_goes_on_when_the_only_besieger_rises() -> None:
    scene = Scene(2, mode="original").settle(0, "roma").settle(1, "daunia")
    scene.units(0, "light_infantry", "roma", spot="inside").units(1, "light_infantry", "roma")
    outside = stack(place(scene.space("roma")), KIND[LIGHT])
    scene.me(1).fought, scene.me(1).tokens = {outside: 1}, {scene.space("roma"): 1}
    table = scene.at("hinterland_experience")
    assert state(table).players[1].units == {outside + 1: 1}
    assert state(table).players[0].units == {
        stack(place(scene.space("roma"), INSIDE), KIND[LIGHT]): 1
    }


@pytest.mark.rule("HRN-12.5")
@pytest.mark.parametrize(
    ("language", "moving", "loses"),
    [
        ("en", "2 in training, lost by leaving the field", "1 loses its training"),
        ("de", "2 in Ausbildung, die beim Verlassen des Feldes verfällt", "1 verliert"),
    ],
)
def test_who_is_about_to_move_away_is_told_of_the_training(
    language: str, moving: str, loses: str
) -> None:
    """Those who are not in training go first."""
    scene = Scene(2).settle(0, "roma").units(0, LIGHT, "roma", 3).units(0, LIGHT, "latium")
    scene.me(0).training[stack(place(scene.space("roma")), KIND[LIGHT])] = 2
    table, words = scene.at("movement_units"), words_for(META, language)

    def told(pick: Pick) -> str:
        return words.terms(table.title.terms(state(table), table.asks[0], pick))

    roma, latium = (Move(name, "out", LIGHT, "standard") for name in ("roma", "latium"))
    assert (told(roma), told(latium)) == (moving, "")
    do(table, roma, To("latium"))
    assert [bool(told(HowMany(n))) for n in (1, 2, 3)] == [False, True, True]
    assert told(HowMany(2)).startswith(loses)
