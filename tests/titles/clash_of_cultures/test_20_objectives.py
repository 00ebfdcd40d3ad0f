"""Section 20: objective cards, every condition by itself."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from civitas.kernel.table import Table
from civitas.titles.clash_of_cultures.agenda import Step
from civitas.titles.clash_of_cultures.content.advances import ADVANCES as ALL_ADVANCES
from civitas.titles.clash_of_cultures.content.advances import CATEGORIES, CATEGORY, IN_CATEGORY
from civitas.titles.clash_of_cultures.content.cards import (
    CONDITION,
    CONDITIONS,
    OBJECTIVE,
    OBJECTIVES,
)
from civitas.titles.clash_of_cultures.content.pieces import UNIT
from civitas.titles.clash_of_cultures.picks.cards import PlayCard, PlayObjective, RaiseWonder
from civitas.titles.clash_of_cultures.picks.cities import Found
from civitas.titles.clash_of_cultures.picks.common import Pass
from civitas.titles.clash_of_cultures.picks.moves import Command
from civitas.titles.clash_of_cultures.picks.people import Enlist, Recruit
from civitas.titles.clash_of_cultures.scene import Scene, goods_of, player
from civitas.titles.clash_of_cultures.scoring import half_points
from civitas.titles.clash_of_cultures.state import BARBARIANS, NOBODY, PIRATES, Fought
from civitas.titles.clash_of_cultures.title import TITLE
from tests.titles.clash_of_cultures.helpers import asked, do, offered

LAND = "C3 D3 E3 C4 D4 E4 C5 D5 E5 D6 B2 A3 B3 F2 G3 F3 B4 A5 B5 F4 G5 F5 C6 E6 B6 C7 E7 F6"
Lay = Callable[[Scene], object]


def field(expansion: bool = True) -> Scene:
    """All between the homes is plains."""
    return Scene(expansion=expansion).land(LAND, "plains")


def card_with(condition: str) -> str:
    """A card that names the condition."""
    return next(c.id for c in OBJECTIVES if condition in (c.top, c.bottom))


def played(condition: str) -> PlayObjective:
    return PlayObjective(card_with(condition), f"objective-{condition}")


def status(scene: Scene, condition: str) -> Table:
    """Step 1 of a status phase; seat 0 holds a card that names the condition."""
    scene.player(0, objectives=[card_with(condition)])
    scene.state.start = 0
    return scene.at(Step("status"))


def can(scene: Scene, condition: str) -> bool:
    return played(condition) in offered(status(scene, condition), PlayObjective)


def cities(scene: Scene, count: int, *buildings: str, mood: str = "neutral") -> Scene:
    """So many cities of seat 0, far from each other, besides the capital."""
    for label in ("B3", "F3", "D4", "B5", "F5")[:count]:
        scene.city(0, label, *buildings, mood=mood)
    return scene


def all_of(category: str) -> list[str]:
    return [ALL_ADVANCES[n].id for n in IN_CATEGORY[CATEGORY[category]]]


def with_port(scene: Scene, seat: int, label: str, water: str) -> Scene:
    return scene.land(water, "water").city(seat, label, "port", port=water)


def far_routes(scene: Scene, **units: int) -> Scene:
    """Three cities of seat 1 with traders of seat 0 beside them."""
    scene.land("D5", "water")
    for label in ("C5", "E5", "D6"):
        scene.city(1, label)
    return scene.units(0, "D5", **units) if "ship" in units else scene.units(0, "D4", **units)


def spread(scene: Scene, kind: str, **counts: int) -> Scene:
    """Units of seat 0 of one kind, by hex."""
    for label, count in counts.items():
        scene.units(0, label, **{kind: count})
    return scene


# By condition: what fulfils it, and what falls just short of it.
STATUS: dict[str, tuple[Lay, Lay]] = {
    "large_civilization": (lambda s: cities(s, 5), lambda s: cities(s, 4)),
    "scientific_lead": (
        lambda s: s.city(0, "B3", colours={"academy": 1}),
        lambda s: s.city(0, "B3", "academy").city(1, "F3", "academy"),
    ),
    "coastal_culture": (
        lambda s: with_port(s, 0, "C3", "D3"),
        lambda s: with_port(with_port(s, 0, "C3", "D3"), 1, "C5", "D5"),
    ),
    "religious_fervor": (
        lambda s: s.city(0, "B3", "temple"),
        lambda s: s.city(0, "B3", "temple").city(1, "F3", "temple"),
    ),
    "fortifications": (
        lambda s: s.city(0, "B3", "fortress"),
        lambda s: s.city(0, "B3", "fortress").city(1, "F3", "fortress"),
    ),
    "star_gazers": (
        lambda s: s.city(0, "B3", "observatory"),
        lambda s: s.city(0, "B3", "observatory").city(1, "F3", "observatory"),
    ),
    "traders": (
        lambda s: s.city(0, "B3", "market"),
        lambda s: s.city(0, "B3", "market").city(1, "F3", "market"),
    ),
    "legacy": (
        lambda s: s.city(0, "B3", "obelisk"),
        lambda s: s.city(0, "B3", "obelisk").city(1, "F3", "obelisk"),
    ),
    "happy_population": (
        lambda s: cities(s, 3, mood="happy"),
        lambda s: cities(s, 3).city(0, "B3", mood="happy"),
    ),
    "architecture": (
        lambda s: s.city(0, "B3", "temple", "academy", "fortress", "market"),
        lambda s: s.city(0, "B3", "temple", "academy", "fortress", colours={"market": 1}),
    ),
    "consulate": (
        lambda s: s.city(1, "B3", colours={"temple": 0}).city(1, "F3", colours={"temple": 0}),
        lambda s: s.city(1, "B3", colours={"temple": 0, "academy": 0}),
    ),
    "metropolis": (
        lambda s: s.city(0, "B3", "temple", "academy", "fortress", "market"),
        lambda s: s.city(0, "B3", "temple", "academy", "fortress"),
    ),
    "expansionist": (
        lambda s: cities(s, 3),
        lambda s: cities(s, 3).city("barbarians", "B2"),
    ),
    "culture_power": (
        lambda s: s.city(1, "B3", colours={"temple": 0}),
        lambda s: s.city(1, "B3", colours={"temple": 0}).city(0, "F3", colours={"temple": 1}),
    ),
    "colony": (lambda s: s.city(0, "C7"), lambda s: s.city(0, "D5")),
    "magnificent_culture": (
        lambda s: setattr(s.state, "builders", (0,)),
        lambda s: setattr(s.state, "builders", (0, 1)),
    ),
    "advanced_culture": (
        lambda s: s.knows(0, "writing", "fishing", "storage", "myths"),
        lambda s: s.knows(0, "writing", "fishing", "storage"),
    ),
    **{
        name: (
            lambda s, category=category: s.knows(0, *all_of(category)),  # type: ignore[misc]
            lambda s, category=category: s.knows(0, *all_of(category)[:3]),  # type: ignore[misc]
        )
        for name, category in {
            "city_planner": "construction",
            "education_lead": "education",
            "militarized": "warfare",
            "culture_focus": "culture",
            "science_focus": "science",
            "trade_focus": "economy",
            "seafarers": "seafaring",
            "government": "autocracy",
        }.items()
    },
    "goal_focused": (
        lambda s: s.knows(0, *all_of("culture")),
        lambda s: s.knows(0, *all_of("culture")).knows(1, *all_of("science")),
    ),
    "diversified_research": (
        lambda s: s.knows(0, *[all_of(c.id)[0] for c in CATEGORIES[:9]]),
        lambda s: s.knows(0, *[all_of(c.id)[0] for c in CATEGORIES[:8]]),
    ),
    "high_culture": (
        lambda s: civilized(s, 2),
        lambda s: civilized(s, 1),
    ),
    "optimized_storage": (
        lambda s: s.knows(0, "storage").goods(0, food=3, wood=3, ore=3),
        lambda s: s.knows(0, "storage").goods(0, food=3, wood=3, ore=2, gold=5),
    ),
    "eureka": (lambda s: s.goods(0, ideas=5), lambda s: s.goods(0, ideas=4, gold=5)),
    "wealth": (lambda s: s.goods(0, gold=5), lambda s: s.goods(0, gold=4)),
    "ore_supplies": (lambda s: s.goods(0, ore=5), lambda s: s.goods(0, ore=4)),
    "wood_supplies": (lambda s: s.goods(0, wood=5), lambda s: s.goods(0, wood=4)),
    "food_supplies": (
        lambda s: s.knows(0, "storage").goods(0, food=5),
        lambda s: s.knows(0, "storage").goods(0, food=4),
    ),
    "sea_blockade": (
        lambda s: with_port(s, 1, "C5", "D5").units(0, "D5", ship=2),
        lambda s: with_port(s, 1, "C5", "D5").units(0, "D5", ship=1),
    ),
    "large_fleet": (
        lambda s: s.land("D4", "water").units(0, "D4", ship=2).units(1, "D4", ship=1),
        lambda s: s.land("D4 B3", "water").units(0, "D4", ship=2).units(1, "B3", ship=2),
    ),
    "large_army": (
        lambda s: (
            s.units(0, "D3", infantry=4).units(0, "D4", infantry=1).units(1, "D6", infantry=1)
        ),
        lambda s: s.units(0, "D3", infantry=4).units(1, "D6", infantry=1),
    ),
    "standing_army": (
        lambda s: garrisons(s, 4),
        lambda s: garrisons(s, 3),
    ),
    "military_might": (
        lambda s: troops(s, 12),
        lambda s: troops(s, 11),
    ),
    "threat": (
        lambda s: s.units(0, "D6", infantry=2).units(0, "C7", infantry=2),
        lambda s: (
            s.units(0, "D6", infantry=2).units(0, "C7", infantry=1).units(0, "D4", infantry=3)
        ),
    ),
    "outpost": (
        lambda s: (
            s.units(0, "D4", infantry=1).units(0, "C5", infantry=1).units(0, "E5", infantry=1)
        ),
        lambda s: (
            s.units(0, "D4", infantry=1).units(0, "C5", infantry=1).units(0, "D3", infantry=1)
        ),
    ),
    "migration": (
        lambda s: s.units(0, "D4", settler=1).units(0, "C5", settler=1).units(0, "E5", settler=1),
        lambda s: s.units(0, "D4", settler=2).units(0, "C5", settler=1),
    ),
    "trade_power": (
        lambda s: far_routes(s, settler=3),
        lambda s: far_routes(s, settler=2),
    ),
    "shipping_routes": (
        lambda s: far_routes(s, ship=2),
        lambda s: far_routes(s, settler=3),
    ),
    "horse_power": (
        lambda s: s.units(0, "D4", cavalry=1).units(0, "C5", cavalry=1).units(0, "E5", cavalry=1),
        lambda s: s.units(0, "D4", cavalry=2).units(0, "C5", cavalry=1),
    ),
    "ivory_tower": (
        lambda s: (
            s.units(0, "D4", elephant=1).units(0, "C5", elephant=1).units(0, "E5", elephant=1)
        ),
        lambda s: s.units(0, "D4", elephant=2).units(0, "C5", elephant=1),
    ),
    "versatility": (
        lambda s: one_of_each(s, 1),
        lambda s: one_of_each(s, 0),
    ),
}


def civilized(scene: Scene, leaders: int) -> Scene:
    names = ["prisoners_of_war", "sacrifice_cult", "aztec_gold", "tribute"]
    scene.player(0, civilization="aztecs", civilization_advances=names)
    scene.state.players[0].leaders_played = leaders
    return scene


def garrisons(scene: Scene, count: int) -> Scene:
    cities(scene, 3)
    for label in ("D2", "B3", "F3", "D4")[:count]:
        scene.units(0, label, infantry=1)
    return scene


def troops(scene: Scene, count: int) -> Scene:
    scene.land("E5", "water").units(0, "E5", ship=1)
    for n in range(count - 1):
        scene.units(0, ("D3", "D4", "C5")[n // 4], infantry=1)
    return scene


def one_of_each(scene: Scene, cavalry: int) -> Scene:
    scene.player(0, civilization="greece").leader(0, "pericles", "D4").land("E5", "water")
    scene.units(0, "E5", ship=1).units(0, "D4", infantry=1, elephant=1)
    return scene.units(0, "D4", cavalry=cavalry)


def test_every_status_condition_is_tested() -> None:
    assert {c.id for c in CONDITIONS if "status_phase" in c.timing} == set(STATUS)


@pytest.mark.rule("COC-20.3", "COC-25.2")
@pytest.mark.parametrize("condition", sorted(STATUS))
def test_a_status_condition(condition: str) -> None:
    enough, short = STATUS[condition]
    scene, other = field(), field()
    enough(scene)
    short(other)
    assert can(scene, condition)
    assert not can(other, condition)


@pytest.mark.rule("COC-20.1", "COC-20.2", "COC-27.3")
def test_a_played_objective_scores() -> None:
    table = do(status(cities(field(), 5), "large_civilization"), played("large_civilization"))
    me = player(table, 0)
    number = CONDITION["large_civilization"]
    assert me.objectives == ((OBJECTIVE["objective_01"], number),)
    assert me.objective_hand == ()
    assert half_points(table.state, me)[2] == 4
    assert TITLE.view(table.state, 1).players[0].objectives == ("large_civilization",)


@pytest.mark.rule("COC-20.9", "COC-4.14")
def test_playing_is_optional_and_asked_whatever_the_card() -> None:
    table = status(field(), "metropolis")
    assert table.asks[0].picks == [Pass()]
    do(table, Pass())
    assert asked(table) != "objective"
    assert player(table, 0).objective_hand == (OBJECTIVE[card_with("metropolis")],)


@pytest.mark.rule("COC-20.8")
@pytest.mark.parametrize(
    ("condition", "good"),
    [
        ("eureka", "ideas"),
        ("wealth", "gold"),
        ("ore_supplies", "ore"),
        ("wood_supplies", "wood"),
        ("food_supplies", "food"),
    ],
)
def test_supplies_are_paid(condition: str, good: str) -> None:
    scene = field().knows(0, "storage").goods(0, food=0)
    table = do(status(scene.goods(0, **{good: 5}), condition), played(condition))
    assert goods_of(table, 0) == {good: 3}


@pytest.mark.rule("COC-20.5", "COC-20.6")
def test_one_government_serves_one_card() -> None:
    scene = field().knows(0, *all_of("autocracy"))
    scene.player(0, objectives=["objective_24", "objective_25"])
    scene.state.start = 0
    table = scene.at(Step("status"))
    do(table, PlayObjective("objective_24", "objective-government"))
    assert not offered(table, PlayObjective)


@pytest.mark.rule("COC-20.5")
def test_what_served_a_card_in_an_earlier_round_serves_no_other_of_the_name() -> None:
    scene = field().knows(0, *all_of("autocracy"))
    scene.player(0, played=[("objective_24", CONDITION["government"])])
    scene.player(0, objectives=["objective_25"])
    assert not offered(scene.at(Step("status")), PlayObjective)


@pytest.mark.rule("COC-20.7")
def test_conditions_that_exclude_each_other() -> None:
    scene = troops(garrisons(field(), 4), 12)
    scene.player(0, objectives=["objective_14", "objective_26"])
    scene.state.start = 0
    table = scene.at(Step("status"))
    might = PlayObjective("objective_26", "objective-military_might")
    assert might in table.asks[0].picks
    do(table, PlayObjective("objective_14", "objective-standing_army"))
    assert might not in table.asks[0].picks


@pytest.mark.rule("COC-20.7")
def test_different_conditions_may_share_a_thing() -> None:
    scene = field().knows(0, *all_of("science"))
    scene.player(0, objectives=["objective_20", "objective_16"])
    scene.state.start = 0
    table = scene.at(Step("status"))
    do(table, PlayObjective("objective_20", "objective-science_focus"))
    do(table, PlayObjective("objective_16", "objective-goal_focused"))
    assert len(player(table, 0).objectives) == 2


@pytest.mark.rule("COC-25.3")
def test_objectives_come_before_the_end() -> None:
    scene = cities(field(), 5)
    scene.state.round = 6
    table = do(status(scene, "large_civilization"), played("large_civilization"))
    assert not table.asks
    assert table.result is not None


# ---------------------------------------------------------------- instant


@pytest.mark.rule("COC-20.4")
def test_a_city_founded_far_away() -> None:
    scene = field().units(0, "C7", settler=1).player(0, objectives=[card_with("city_founder")])
    table = do(scene.turn(0), Found("C7"), played("city_founder"))
    assert len(player(table, 0).objectives) == 1
    near = field().units(0, "D4", settler=1).player(0, objectives=[card_with("city_founder")])
    assert asked(do(near.turn(0), Found("D4"))) == "turn"


@pytest.mark.rule("COC-20.7")
def test_a_colony_is_not_counted_in_the_round_of_its_founding() -> None:
    scene = field().city(0, "C7")
    scene.state.players[0].fulfilled = (CONDITION["city_founder"],)
    assert not can(scene, "colony")


@pytest.mark.rule("COC-20.4")
def test_a_terror_regime_after_an_action() -> None:
    scene = cities(field(), 4, mood="angry").player(0, objectives=[card_with("terror_regime")])
    table = scene.turn(0)
    do(table, Command())
    while asked(table) != "objective":
        table.pick(table.asks[0].picks[-1])
    do(table, played("terror_regime"))
    assert len(player(table, 0).objectives) == 1


@pytest.mark.rule("COC-20.4")
def test_a_wonder_that_was_just_built() -> None:
    scene = (
        cities(field(), 2).knows(0, "engineering", "sports", "storage").city(0, "B3", mood="happy")
    )
    scene.goods(0, food=3, wood=4, ore=5, culture=5)
    scene.player(0, wonders=["great_arena"], objectives=[card_with("magnificent_culture")])
    table = do(scene.turn(0), RaiseWonder("B3", "great_arena"), played("magnificent_culture"))
    assert len(player(table, 0).objectives) == 1


@pytest.mark.rule("COC-20.4")
def test_the_second_draft_of_a_turn() -> None:
    scene = field().knows(0, "draft").goods(0, mood=2).player(0, objectives=[card_with("draft")])
    table = scene.city(0, "D2").city(0, "F3").turn(0)
    do(table, Recruit("D2"), Enlist("infantry", "draft"))
    assert asked(table) == "turn"
    do(table, Recruit("F3"), Enlist("infantry", "draft"), played("draft"))
    assert len(player(table, 0).objectives) == 1


def units(**counts: int) -> tuple[int, ...]:
    found = [0] * len(UNIT)
    for name, count in counts.items():
        found[UNIT[name]] = count
    return tuple(found)


WON = Fought(
    hex=20,
    land=True,
    attacker=0,
    defender=1,
    winner=0,
    contested=True,
    city=False,
    captured=False,
    disembarked=False,
    attackers=units(infantry=2),
    defenders=units(infantry=2),
    attackers_killed=units(),
    defenders_killed=units(infantry=1),
)
"""Seat 0 has attacked with two and killed one of two."""
TAKEN = replace(WON, city=True, captured=True, size=1)

BATTLES: dict[str, tuple[list[Fought], list[Fought]]] = {
    "conqueror": ([TAKEN], [replace(TAKEN, defenders=units(), defenders_killed=units())]),
    "warmonger": ([WON, replace(WON, hex=21)], [WON, WON]),
    "general": (
        [replace(WON, winner=1, defenders_killed=units(infantry=2, leader=1))],
        [replace(WON, defenders_killed=units(infantry=2))],
    ),
    "great_battle": (
        [replace(WON, winner=1, attackers=units(infantry=4))],
        [replace(WON, attackers=units(infantry=3))],
    ),
    "defiance": ([replace(WON, attackers=units(infantry=1))], [WON]),
    "naval_assault": ([replace(TAKEN, disembarked=True)], [TAKEN]),
    "bold": (
        [replace(WON, attackers=units(infantry=1))],
        [replace(WON, winner=1, attackers=units(infantry=1))],
    ),
    "legendary_battle": (
        [replace(TAKEN, winner=1, attackers=units(infantry=3), size=5, wonders=1)],
        [replace(TAKEN, attackers=units(infantry=3), size=5)],
    ),
    "scavenger": (
        [replace(WON, settlers_killed=(0, 1), traded=(False, True))],
        [replace(WON, settlers_killed=(0, 1))],
    ),
    "aggressor": (
        [replace(WON, defenders_killed=units(infantry=2))],
        [replace(WON, winner=1, defenders_killed=units(infantry=2))],
    ),
    "barbarian_conquest": (
        [replace(TAKEN, defender=BARBARIANS)],
        [replace(TAKEN, defender=BARBARIANS, defenders=units(infantry=1))],
    ),
    "resistance": (
        [replace(TAKEN, defender=BARBARIANS, defenders_killed=units(infantry=2))],
        [replace(WON, defender=BARBARIANS, defenders_killed=units(infantry=2))],
    ),
    "great_commander": (
        [replace(WON, attackers=units(infantry=1, leader=1))],
        [replace(WON, attackers=units(infantry=2, leader=1))],
    ),
    "brutus": (
        [replace(WON, winner=NOBODY, defenders_killed=units(infantry=2, leader=1))],
        [replace(WON, defenders_killed=units(infantry=1, leader=1))],
    ),
    "trample": (
        [replace(WON, attackers=units(infantry=1, elephant=1))],
        [replace(WON, attackers=units(cavalry=1), attackers_killed=units(cavalry=1))],
    ),
    "sea_cleansing": (
        [replace(WON, land=False, defender=PIRATES)] * 2,
        [replace(WON, land=False, defender=PIRATES), WON],
    ),
}


def test_every_battle_condition_is_tested() -> None:
    ops = ("battle", "battles_this_turn")
    assert {c.id for c in CONDITIONS if c.check["op"] in ops} == set(BATTLES)


def after(battles: list[Fought], condition: str) -> Table:
    """Right after these battles of the turn; seat 0 holds a card that names the condition."""
    scene = field().player(0, objectives=[card_with(condition)])
    scene.state.turn.battles = tuple(battles)
    return scene.at(Step("battle.windows", 0), Step("turn", 0))


@pytest.mark.rule("COC-20.4")
@pytest.mark.parametrize("condition", sorted(BATTLES))
def test_a_condition_of_battle(condition: str) -> None:
    enough, short = BATTLES[condition]
    assert played(condition) in after(enough, condition).asks[0].picks
    assert played(condition) not in after(short, condition).asks[0].picks


@pytest.mark.rule("COC-20.4")
def test_bold_against_more_warfare_advances() -> None:
    scene = field().player(0, objectives=[card_with("bold")]).knows(1, "tactics")
    scene.state.turn.battles = (WON,)
    table = scene.at(Step("battle.windows", 0), Step("turn", 0))
    assert played("bold") in table.asks[0].picks


@pytest.mark.rule("COC-20.4")
def test_a_real_battle_in_another_players_turn() -> None:
    """The defender plays an objective after the battle, before anything else."""
    scene = field(expansion=False).player(1, objectives=[card_with("great_battle")])
    scene.units(0, "D4", infantry=3).units(1, "D4", infantry=3)
    table = scene.battle(0, 1, "D4", "D3")
    while asked(table) != "objective":
        table.pick(table.asks[0].picks[0])
    assert table.asks[0].seat == 1
    do(table, played("great_battle"))
    assert len(player(table, 1).objectives) == 1
    assert asked(table) == "turn"


@pytest.mark.rule("COC-20.5")
def test_one_battle_serves_one_card_of_a_name() -> None:
    scene = field().player(0, objectives=["objective_05", "objective_22"])
    scene.state.turn.battles = (replace(WON, defenders_killed=units(infantry=3)),)
    table = scene.at(Step("battle.windows", 0), Step("turn", 0))
    do(table, PlayObjective("objective_05", "objective-general"))
    assert PlayObjective("objective_22", "objective-general") not in table.asks[0].picks


@pytest.mark.rule("COC-20.5")
def test_two_battles_serve_warmonger_once() -> None:
    scene = field().player(0, objectives=["objective_03", "objective_04"])
    fights = (WON, replace(WON, hex=21))
    scene.state.turn.battles = fights
    table = scene.at(Step("battle.windows", 0), Step("battle.windows", 0), Step("turn", 0))
    do(table, PlayObjective("objective_03", "objective-warmonger"))
    while asked(table) == "objective":
        assert PlayObjective("objective_04", "objective-warmonger") not in table.asks[0].picks
        do(table, Pass())


@pytest.mark.rule("COC-20.10")
def test_an_empty_objective_deck_is_made_anew() -> None:
    scene = Scene().player(0, actions=["action_31"], culture=1, objectives=["objective_01"])
    scene.discard("objective", "objective_02", "objective_03")
    scene.state.objective_deck = ()
    table = do(scene.turn(0), PlayCard("action_31"))
    assert len(player(table, 0).objective_hand) == 3
