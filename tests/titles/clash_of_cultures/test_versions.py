"""Rules that were mended: what they are now, and what they were in the version before, by which
matches that began with it go on."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from civitas.titles.clash_of_cultures import META
from civitas.titles.clash_of_cultures.content.cards import WONDER, WONDERS
from civitas.titles.clash_of_cultures.content.goods import CULTURE, FOOD, NOTHING, lowered, one
from civitas.titles.clash_of_cultures.picks.cards import PlayCard, RaiseWonder
from civitas.titles.clash_of_cultures.picks.cities import Collect
from civitas.titles.clash_of_cultures.picks.common import Advance, Done, Price, Use
from civitas.titles.clash_of_cultures.picks.people import Enlist, Lead, Recruit
from civitas.titles.clash_of_cultures.scene import Scene, advances_of, goods_of, units_at
from tests.titles.clash_of_cultures.helpers import asked, do, offered

FIRST, MENDED = 1, 2
NEW_IDEAS, SYNERGIES = "action_41", "action_33"


def under(version: int, scene: Scene) -> Scene:
    """The scene as a match of this version of the rules."""
    scene.state.rules = replace(scene.state.rules, version=version)
    return scene


def test_a_new_match_is_played_by_the_newest_rules() -> None:
    assert Scene().state.rules.version == int(META.rules_version) == MENDED


# ------------------------------------------------------------------ the Advance action alone


def holding(card: str, *advances: str, civilization: str = "", **goods: int) -> Scene:
    """Seat 0 holds the card, knows these, and has nothing but these goods."""
    scene = Scene(expansion=True).goods(0, **{"food": 0, **goods})
    linked = [civilization] if civilization else []
    return scene.player(0, actions=[card], advances=advances, civilization_advances=linked)


NAMED = [
    ("priesthood", ("myths", "priesthood"), "", "math"),
    ("aqueducts", ("engineering",), "aqueducts", "sanitation"),
    ("stadiums", (), "stadiums", "myths"),
]


@pytest.mark.rule("COC-26.3", "COC-26.27")
@pytest.mark.parametrize(("ability", "advances", "civilization", "wanted"), NAMED)
def test_new_ideas_are_paid_without_what_is_for_the_advance_action(
    ability: str, advances: tuple[str, ...], civilization: str, wanted: str
) -> None:
    """One food is not enough: neither Priesthood nor Aqueducts nor Stadiums make it so."""

    def scene(food: int) -> Scene:
        return holding(NEW_IDEAS, *advances, civilization=civilization, food=food)

    assert not offered(under(MENDED, scene(1)).turn(0), PlayCard)
    assert Advance(wanted) in scene(1).turn(0).asks[0].picks, "the action itself can be paid"
    table = do(under(MENDED, scene(2)).turn(0), PlayCard(NEW_IDEAS), Advance(wanted))
    assert asked(table) == "turn", "there is one price"
    assert "food" not in goods_of(table, 0)
    assert wanted in advances_of(table, 0)

    table = do(under(FIRST, scene(1)).turn(0), PlayCard(NEW_IDEAS))
    if asked(table) == "advance":
        do(table, Advance(wanted))
    assert wanted in advances_of(table, 0)


@pytest.mark.rule("COC-26.27", "COC-0.12")
@pytest.mark.parametrize("version", [FIRST, MENDED])
def test_synergies_say_that_all_reductions_apply(version: int) -> None:
    scene = holding(SYNERGIES, "myths", "priesthood", "storage", food=2)
    table = do(under(version, scene).turn(0), PlayCard(SYNERGIES))
    assert Price("priesthood") in table.asks[0].picks


@pytest.mark.rule("COC-26.27", "COC-4.15")
def test_a_price_that_is_for_any_advance_is_for_new_ideas_too() -> None:
    """Mathematics: Roads cost nothing; Peace and Poetry: a culture token for 2 food."""
    table = do(holding(NEW_IDEAS, "math").turn(0), PlayCard(NEW_IDEAS))
    assert set(table.asks[0].picks) == {Advance("engineering"), Advance("roads")}
    scene = holding(NEW_IDEAS, civilization="peace_and_poetry", culture=1)
    table = do(scene.turn(0), PlayCard(NEW_IDEAS), Advance("fishing"))
    assert goods_of(table, 0)["ideas"] == 2


# ------------------------------------------------------------------ two discounts on one cost


def masons(*advances: str, culture: int) -> Scene:
    """Qin Shi Huang, who builds the Great Wall for 2 culture less, stands in another city than the
    one where the Great Architect builds it for 3 less."""
    cost = WONDERS[WONDER["great_wall"]].cost
    scene = Scene(expansion=True).land("C3 D3 E3", "plains").city(0, "C3", mood="happy")
    scene.knows(0, "storage", "engineering", *advances).leader(0, "qin_shi_huang", "D2")
    scene.player(0, wonders=["great_wall"], kept=["great_architect"])
    return scene.goods(0, **{"food": 0, **cost, "culture": culture})


FULL = WONDERS[WONDER["great_wall"]].cost["culture"]
KNOWN = WONDERS[WONDER["great_wall"]].required_advance
BUILD = RaiseWonder("C3", "great_wall")


@pytest.mark.rule("COC-4.16", "COC-24.4", "COC-21.9")
def test_the_architect_and_a_wonder_expert_add_up() -> None:
    assert FULL == 2 + 3
    table = do(under(MENDED, masons(KNOWN, culture=0)).turn(0), BUILD)
    assert goods_of(table, 0) == {}
    table = do(under(MENDED, masons(KNOWN, culture=FULL)).turn(0), BUILD)
    assert set(table.asks[0].picks) == {Price("printed"), Price("great_architect")}
    do(table, Price("great_architect"))
    assert goods_of(table, 0)["culture"] == 2 + 3
    table = do(under(MENDED, masons(KNOWN, culture=FULL)).turn(0), BUILD, Price("printed"))
    assert goods_of(table, 0)["culture"] == 2, "the expert is no choice"


@pytest.mark.rule("COC-4.16", "COC-24.3")
def test_they_add_up_without_the_advance_on_the_card_too() -> None:
    table = do(under(MENDED, masons(culture=FULL - 5)).turn(0), BUILD)
    assert goods_of(table, 0) == {}


@pytest.mark.rule("COC-4.16")
def test_in_the_first_version_each_price_is_worked_out_from_the_printed_one() -> None:
    assert BUILD not in under(FIRST, masons(KNOWN, culture=FULL - 5)).turn(0).asks[0].picks
    table = do(under(FIRST, masons(KNOWN, culture=FULL)).turn(0), BUILD, Price("great_architect"))
    assert goods_of(table, 0)["culture"] == 3


@pytest.mark.rule("COC-4.16")
def test_no_part_of_a_cost_falls_below_nothing() -> None:
    assert lowered(one(CULTURE, 1), one(CULTURE, 3)) == NOTHING
    assert lowered(one(FOOD, 2), one(CULTURE, 3)) == one(FOOD, 2)


# ------------------------------------------------------------------ a leader just recruited


def recruiting(leader: str, *wonders: str) -> Scene:
    """Seat 0 can pay for this leader in the capital, and for nothing else."""
    scene = Scene(expansion=True).land("D3", "water").no_units(0, "D2")
    scene.city(0, "D2", "port", mood="happy", wonders=wonders, port="D3")
    scene.player(0, civilization="egypt", leaders=[leader, "ramses"])
    return scene.goods(0, food=0, mood=1, culture=1)


def recruited(scene: Scene, leader: str) -> dict[str, int]:
    """What seat 0 has when the leader has come."""
    table = do(scene.turn(0), Recruit("D2"))
    for pick in (Enlist("leader"), Done(), Lead(leader)):
        if pick in table.asks[0].picks:
            do(table, pick)
    while asked(table) == "react":
        choice = [p for p in table.asks[0].picks if p != Use("great_lighthouse")]
        do(table, choice[0])
    assert units_at(table, 0, "D2")["leader"] == 1
    return goods_of(table, 0)


@pytest.mark.rule("COC-11.19", "COC-11.16", "COC-6.10")
def test_imhotep_finds_the_activation_that_recruits_him() -> None:
    for wonders in ((), ("great_lighthouse",)):
        found = recruited(under(MENDED, recruiting("imhotep", *wonders)), "imhotep")
        assert found.get("ideas") == 1, wonders
    assert "ideas" not in recruited(under(MENDED, recruiting("cleopatra")), "cleopatra")


@pytest.mark.rule("COC-11.19")
def test_in_the_first_version_imhotep_needs_the_great_lighthouse_for_it() -> None:
    assert "ideas" not in recruited(under(FIRST, recruiting("imhotep")), "imhotep")
    found = recruited(under(FIRST, recruiting("imhotep", "great_lighthouse")), "imhotep")
    assert found.get("ideas") == 1


@pytest.mark.rule("COC-11.19", "COC-11.13")
def test_a_leader_who_is_replaced_finds_nothing_any_more() -> None:
    scene = under(MENDED, recruiting("cleopatra")).leader(0, "imhotep", "D2")
    assert "ideas" not in recruited(scene, "cleopatra")


# ------------------------------------------------------------------ the activation that builds it


def lighthouse() -> Scene:
    """Seat 0 has all that the Great Lighthouse needs, with open water before the port."""
    content = WONDERS[WONDER["great_lighthouse"]]
    scene = Scene(expansion=True).land("D3 E3", "water").city(0, "C3").no_units(0, "D2")
    scene.city(0, "D2", "port", mood="happy", port="D3").city(0, "C2")
    scene.knows(0, "storage", "engineering", content.required_advance)
    scene.player(0, wonders=["great_lighthouse"])
    return scene.goods(0, **{"food": 0, **content.cost})


@pytest.mark.rule("COC-24.18", "COC-24.9", "COC-7.14")
def test_the_great_lighthouse_launches_nothing_on_the_activation_that_builds_it() -> None:
    build = RaiseWonder("D2", "great_lighthouse")
    table = do(under(MENDED, lighthouse()).turn(0), build)
    assert asked(table) == "turn"
    do(table, Collect("D2"), Done())
    assert Use("great_lighthouse") in table.asks[0].picks, "on every later one"

    table = do(under(FIRST, lighthouse()).turn(0), build)
    assert Use("great_lighthouse") in table.asks[0].picks


@pytest.mark.rule("COC-24.18", "COC-24.12")
def test_what_a_wonder_does_on_building_it_does_all_the_same() -> None:
    content = WONDERS[WONDER["great_statue"]]
    scene = Scene().land("C3", "plains").city(0, "C3", mood="happy")
    scene.knows(0, "storage", "engineering", content.required_advance)
    scene.player(0, wonders=["great_statue"]).goods(0, **{"food": 0, **content.cost})
    table = do(scene.turn(0), RaiseWonder("D2", "great_statue"))
    assert len(table.state.players[0].objective_hand) == 1
