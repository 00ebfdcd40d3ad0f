"""When leaders have nothing to say: used up, too dear, not there, or somebody else's business."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

import pytest

from civitas.kernel.agenda import Step
from civitas.kernel.table import Table
from civitas.titles.clash_of_cultures.content.civilizations import (
    LEADERS,
)
from civitas.titles.clash_of_cultures.picks.cards import PlayCard
from civitas.titles.clash_of_cultures.picks.cities import Found
from civitas.titles.clash_of_cultures.picks.common import Done, Pass, Use
from civitas.titles.clash_of_cultures.scene import Scene, city_at, goods_of
from civitas.titles.clash_of_cultures.state import ANGRY
from tests.titles.clash_of_cultures.fights import plains
from tests.titles.clash_of_cultures.helpers import asked, do

Lay = Callable[[Scene], object]
LEADER_OF = {ability.id: leader.id for leader in LEADERS for ability in leader.abilities}


def court(
    ability: str, lay: Lay, at: str = "D2", goods: Mapping[str, int] = MappingProxyType({})
) -> Scene:
    """The leader of the ability, by default in the capital on D2, with plenty of everything."""
    scene = Scene(expansion=True).land("C3 D3 E3 C4 D4 E4", "plains").no_units(0, "D2")
    plenty = dict.fromkeys(("food", "wood", "ore", "ideas", "gold", "mood", "culture"), 7)
    scene.knows(0, "storage").goods(0, **{**plenty, **goods})
    lay(scene)
    return scene.leader(0, LEADER_OF[ability], at)


def used(table: Table, ability: str) -> Table:
    """The ability is used, and the first of whatever is asked is picked."""
    do(table, Use(ability))
    while asked(table) != "turn":
        table.pick(table.asks[0].picks[0])
    return table


def mood(label: str, how: str) -> Lay:
    return lambda s: s.city(0, label, mood=how)


# ---------------------------------------------------------------- leaders in their city

ONCE: dict[str, Lay] = {
    "seventeen_articles": mood("D2", "happy"),
    "dynastic_marriage": mood("D2", "happy"),
    "king_of_persia": lambda s: s.city(0, "D2", mood="happy").city(0, "C4", mood="angry"),
    "danegeld": lambda s: s.knows(0, "taxes"),
    "edicts": mood("D2", "angry"),
    "great_dedication": lambda s: s.prisoners(0, 1, infantry=2),
    "venerated": mood("D2", "happy"),
    "revolt": mood("D2", "angry"),
    "palace_of_palenque": lambda s: (
        s.knows(0, "arts", "myths").city(0, "D2", mood="happy").city(0, "C4").city(0, "E4")
    ),
    "codex": mood("D2", "happy"),
}
"""Leaders' abilities that work 1x per turn in the city where the leader is."""
UNLIMITED: dict[str, Lay] = {
    "princeps": mood("D2", "happy"),
    "statesman": mood("D2", "angry"),
}
"""As often as the costs can be paid."""


@pytest.mark.rule("COC-0.9", "COC-11.16")
@pytest.mark.parametrize("ability", sorted(ONCE))
def test_once_per_turn(ability: str) -> None:
    table = used(court(ability, ONCE[ability]).turn(0, actions=5), ability)
    assert Use(ability) not in table.asks[0].picks


@pytest.mark.rule("COC-11.16")
def test_as_often_as_wished() -> None:
    table = used(court("princeps", UNLIMITED["princeps"]).turn(0, actions=5), "princeps")
    assert Use("princeps") in table.asks[0].picks
    table = court("statesman", UNLIMITED["statesman"]).turn(0)
    do(table, Use("statesman"), Done())
    assert Use("statesman") in table.asks[0].picks


@pytest.mark.rule("COC-11.16")
@pytest.mark.parametrize("ability", sorted({*ONCE, *UNLIMITED} - {"edicts"}))
def test_not_where_there_is_no_own_city(ability: str) -> None:
    lay = {**ONCE, **UNLIMITED}[ability]
    assert Use(ability) in court(ability, lay).turn(0).asks[0].picks
    assert Use(ability) not in court(ability, lay, at="D3").turn(0).asks[0].picks


@pytest.mark.rule("COC-0.10")
@pytest.mark.parametrize(
    ("ability", "token"),
    [
        ("dynastic_marriage", "culture"),
        ("edicts", "culture"),
        ("venerated", "culture"),
        ("codex", "culture"),
        ("princeps", "culture"),
        ("revolt", "mood"),
        ("statesman", "mood"),
    ],
)
def test_what_cannot_be_paid_is_not_offered(ability: str, token: str) -> None:
    lay = {**ONCE, **UNLIMITED}[ability]
    table = court(ability, lay, goods={token: 1}).turn(0)
    used(table, ability)
    assert token not in goods_of(table, 0)
    assert Use(ability) not in court(ability, lay, goods={token: 0}).turn(0).asks[0].picks


@pytest.mark.rule("COC-6.13", "COC-6.15")
@pytest.mark.parametrize(
    "ability", ["seventeen_articles", "dynastic_marriage", "king_of_persia", "danegeld", "princeps"]
)
def test_a_city_that_is_spent_cannot_be_activated_for_its_leader(ability: str) -> None:
    lay = {**ONCE, **UNLIMITED}[ability]
    scene = court(ability, lay).city(0, "D2", mood="angry", activations=1, spent=True)
    assert Use(ability) not in scene.turn(0).asks[0].picks


@pytest.mark.rule("COC-11.16")
def test_what_else_leaders_need() -> None:
    assert Use("codex") not in court("codex", mood("D2", "neutral")).turn(0).asks[0].picks
    assert Use("edicts") not in court("edicts", mood("D2", "happy")).turn(0).asks[0].picks
    assert Use("statesman") not in court("statesman", mood("D2", "happy")).turn(0).asks[0].picks
    table = court("great_dedication", mood("D2", "happy")).turn(0)
    assert Use("great_dedication") not in table.asks[0].picks  # no prisoner
    palace = court("palace_of_palenque", ONCE["palace_of_palenque"]).city(0, "D2", mood="angry")
    assert Use("palace_of_palenque") not in palace.turn(0).asks[0].picks
    plain = court("palace_of_palenque", lambda s: s.knows(0, "writing").city(0, "C4"))
    assert Use("palace_of_palenque") not in plain.turn(0).asks[0].picks  # neither is unlocked
    far = court("edicts", lambda s: s.city(0, "D4", mood="angry"), at="E2")
    assert Use("edicts") not in far.turn(0).asks[0].picks  # three hexes away


@pytest.mark.rule("COC-1.11", "COC-1.7")
def test_nobody_comes_who_is_not_in_supply_or_finds_no_room() -> None:
    lay = ONCE["dynastic_marriage"]
    married = court("dynastic_marriage", lay).units(0, "C4", settler=4)
    assert Use("dynastic_marriage") not in married.turn(0).asks[0].picks
    rebels = court("revolt", ONCE["revolt"])
    for label in ("C3", "D3", "E3", "C4"):
        rebels.units(0, label, infantry=4)
    assert Use("revolt") not in rebels.turn(0).asks[0].picks
    crowd = court("revolt", ONCE["revolt"]).units(0, "D2", infantry=3)
    assert Use("revolt") not in crowd.turn(0).asks[0].picks


@pytest.mark.rule("COC-19.3", "COC-6.13")
def test_the_idol_needs_a_city_that_can_be_activated() -> None:
    def scene(at: str = "D2") -> Scene:
        return court("idol", lambda s: s.player(0, actions=["action_17"]).city(0, "C4"), at=at)

    card = PlayCard("action_17")
    knows = scene().knows(0, "writing")
    assert card in knows.turn(0, actions=0).asks[0].picks
    knows.city(0, "D2", mood="angry", activations=1, spent=True)
    assert card not in knows.turn(0, actions=0).asks[0].picks
    assert card not in scene("D3").knows(0, "writing").turn(0, actions=0).asks[0].picks


@pytest.mark.rule("COC-3.3")
def test_courtship_needs_somebody_near_and_a_city() -> None:
    def starts(at: str, near: str) -> Table:
        scene = court(
            "courtship", lambda s: s.land("E5", "plains").units(1, near, infantry=1), at=at
        )
        scene.state.start = 0
        return scene.at(Step("turn.start", 0), Step("turn.start", 1))

    assert Use("courtship") in starts("D2", "D4").asks[0].picks
    assert Use("courtship") not in starts("E2", "D4").asks[0].picks  # no city there
    assert Use("courtship") not in starts("D2", "E5").asks[0].picks  # too far
    table = court("courtship", lambda s: s).at(Step("turn.start", 0), Step("turn.start", 1))
    assert Use("courtship") not in table.asks[0].picks


@pytest.mark.rule("COC-8.1", "COC-0.9")
def test_the_first_emperor_founds_once_and_where_he_is() -> None:
    def scene(at: str) -> Scene:
        return court("first_emperor", lambda s: s.units(0, "D3", settler=2), at=at)

    assert Use("first_emperor") not in scene("C3").turn(0).asks[0].picks
    table = scene("D3").knows(0, "tactics").units(0, "C4", settler=1).turn(0)
    do(table, Use("first_emperor"))
    assert Use("first_emperor") not in table.asks[0].picks  # a city is there now
    scene_of_two = scene("D3").units(0, "E3", settler=1)
    table = do(scene_of_two.turn(0), Use("first_emperor"))
    assert Found("E3") in table.asks[0].picks  # for an action


@pytest.mark.rule("COC-3.4")
def test_the_legendary_explorer_pays_and_is_aboard() -> None:
    def scene(culture: int) -> Scene:
        lay: Lay = lambda s: s.land("D3", "water").units(0, "D3", ship=1)  # noqa: E731
        return court("legendary_explorer", lay, at="D3", goods={"culture": culture})

    table = do(scene(1).turn(0), Use("legendary_explorer"))
    assert "culture" not in goods_of(table, 0)
    assert Use("legendary_explorer") not in scene(0).turn(0).asks[0].picks


# ---------------------------------------------------------------- captures


CAPTURES = ["proconsul", "the_arrival", "prey", "rebuilder", "scourge_of_god"]


def captured_by(seat: int, scene: Scene) -> Table:
    """A seat takes an undefended city of the other on D3."""
    other = 1 - seat
    scene.city(other, "D3").units(seat, "D3", infantry=1).goods(seat, gold=0)
    table = scene.battle(seat, other, "D3", "C3", turn=seat)
    if asked(table) == "fleeing-settler":
        do(table, Pass())
    return table


def rich(seat: int) -> Scene:
    """Who could pay for anything, and build a fortress."""
    scene = plains(expansion=True).knows(seat, "tactics").city(seat, "D5").city(seat, "D4")
    return scene.player(seat, food=2, wood=2, ore=2)


@pytest.mark.rule("COC-11.16", "COC-16.1")
@pytest.mark.parametrize("ability", CAPTURES)
def test_captures_where_the_leader_is_not(ability: str) -> None:
    table = captured_by(0, rich(0).leader(0, LEADER_OF[ability], "D2"))
    assert asked(table) == "turn"
    city = city_at(table, "D3")
    assert city is not None
    assert (city.size, city.mood) == (1, ANGRY)
    assert goods_of(table, 0) == {"food": 2, "wood": 2, "ore": 2, "gold": 1}


@pytest.mark.rule("COC-16.1")
@pytest.mark.parametrize("ability", CAPTURES)
def test_captures_by_others(ability: str) -> None:
    table = captured_by(1, rich(0).leader(0, LEADER_OF[ability], "D2"))
    assert (asked(table), table.asks[0].seat) == ("turn", 1)
    assert goods_of(table, 0) == {"food": 2, "wood": 2, "ore": 2}


# ---------------------------------------------------------------- battles


@pytest.mark.rule("COC-15.31")
@pytest.mark.parametrize("ability", ["treaty_of_kadesh", "fast_war", "remorse_of_kalinga"])
def test_battles_where_the_leader_is_not(ability: str) -> None:
    scene = plains(expansion=True).leader(0, LEADER_OF[ability], "D2").units(0, "D3", infantry=2)
    scene.units(1, "D3", infantry=3).rolls(12, 12, 12)
    table = scene.battle(0, 1, "D3", "C3")
    while asked(table) not in ("turn", "retreat"):
        table.pick(table.asks[0].picks[0])
    assert goods_of(table, 0) == {"food": 2}


@pytest.mark.rule("COC-15.31", "COC-23.4")
def test_no_subsidies_where_the_leader_is_not() -> None:
    scene = plains(expansion=True).leader(0, "rua", "D2").units(0, "D3", infantry=1)
    scene.city("barbarians", "D3").units("barbarians", "D3", infantry=1).rolls(12, 1)
    table = scene.battle(0, "barbarians", "D3", "C3")
    assert goods_of(table, 0)["gold"] == 2


@pytest.mark.rule("COC-15.31")
def test_no_subsidies_for_a_victory_that_brings_no_gold() -> None:
    scene = plains(expansion=True).leader(0, "rua", "D3").units(1, "D3", infantry=1).rolls(12, 1)
    assert goods_of(scene.battle(0, 1, "D3", "C3"), 0) == {"food": 2}


@pytest.mark.rule("COC-1.7", "COC-1.11")
def test_no_proconsul_without_room_or_infantry() -> None:
    def offers(scene: Scene, **company: int) -> bool:
        scene.city(1, "D3").leader(0, "caesar", "D3").units(0, "D3", **company)
        table = do(scene.battle(0, 1, "D3", "C3"), Pass())
        return Use("proconsul") in table.asks[0].picks

    assert offers(plains(expansion=True), cavalry=2)
    assert not offers(plains(expansion=True), cavalry=3)
    crowd = plains(expansion=True)
    for label in ("C4", "D4", "E4", "C5"):
        crowd.units(0, label, infantry=4)
    assert not offers(crowd, cavalry=2)


@pytest.mark.rule("COC-0.10", "COC-15.5")
def test_bladed_tusks_cost_an_ore() -> None:
    def battle(ore: int) -> Table:
        scene = plains(expansion=True).leader(0, "akbar", "D3").units(0, "D3", elephant=1)
        return scene.units(1, "D3", infantry=1).goods(0, ore=ore).battle(0, 1, "D3", "C3")

    assert Use("bladed_tusks") not in battle(0).asks[0].picks
    assert "ore" not in goods_of(do(battle(1), Use("bladed_tusks")), 0)
