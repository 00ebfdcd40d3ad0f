"""Section 20: objective cards, every condition by itself."""

from __future__ import annotations

import pytest

from civitas.kernel.agenda import Step
from civitas.kernel.table import Table
from civitas.titles.clash_of_cultures.content.cards import (
    CONDITION,
    CONDITIONS,
    OBJECTIVE,
    OBJECTIVES,
)
from civitas.titles.clash_of_cultures.course.scoring import half_points
from civitas.titles.clash_of_cultures.picks.cards import PlayCard, PlayObjective
from civitas.titles.clash_of_cultures.picks.cities import Found
from civitas.titles.clash_of_cultures.picks.common import EndTurn, Pass
from civitas.titles.clash_of_cultures.picks.moves import Command, From, To
from civitas.titles.clash_of_cultures.scene import Scene, goods_of, player
from civitas.titles.clash_of_cultures.title import TITLE
from tests.titles.clash_of_cultures.feats import FEATS, Feat
from tests.titles.clash_of_cultures.helpers import asked, do, offered
from tests.titles.clash_of_cultures.more_feats import FURTHER
from tests.titles.clash_of_cultures.triumphs import (
    MORE,
    STATUS,
    Lay,
    all_of,
    card_with,
    cities,
    comes_to,
    field,
    played,
    spread,
    status,
    troops,
)


def can(condition: str, lay: Lay) -> bool:
    """May a card be played for the condition in the status phase of such a position?"""
    scene = field()
    lay(scene)
    return played(condition) in status(scene, card_with(condition)).asks[0].picks


def might(condition: str, feat: Feat) -> bool:
    """May a card be played for the condition right after such a deed?"""
    return comes_to(feat(field().player(0, objectives=[card_with(condition)])), played(condition))


def test_every_condition_is_tested() -> None:
    in_status = {c.id for c in CONDITIONS if "status_phase" in c.timing}
    assert in_status == set(STATUS)
    assert {c.id for c in CONDITIONS if "instant" in c.timing} == set(FEATS)


@pytest.mark.rule("COC-20.3", "COC-25.2")
@pytest.mark.parametrize("condition", sorted(STATUS))
@pytest.mark.content(
    "conditions/advanced_culture",
    "conditions/architecture",
    "conditions/city_planner",
    "conditions/coastal_culture",
    "conditions/colony",
    "conditions/consulate",
    "conditions/culture_focus",
    "conditions/culture_power",
    "conditions/diversified_research",
    "conditions/education_lead",
    "conditions/eureka",
    "conditions/expansionist",
    "conditions/food_supplies",
    "conditions/fortifications",
    "conditions/goal_focused",
    "conditions/government",
    "conditions/happy_population",
    "conditions/high_culture",
    "conditions/horse_power",
    "conditions/ivory_tower",
    "conditions/large_army",
    "conditions/large_civilization",
    "conditions/large_fleet",
    "conditions/legacy",
    "conditions/magnificent_culture",
    "conditions/metropolis",
    "conditions/migration",
    "conditions/militarized",
    "conditions/military_might",
    "conditions/optimized_storage",
    "conditions/ore_supplies",
    "conditions/outpost",
    "conditions/religious_fervor",
    "conditions/science_focus",
    "conditions/scientific_lead",
    "conditions/sea_blockade",
    "conditions/seafarers",
    "conditions/shipping_routes",
    "conditions/standing_army",
    "conditions/star_gazers",
    "conditions/threat",
    "conditions/trade_focus",
    "conditions/trade_power",
    "conditions/traders",
    "conditions/versatility",
    "conditions/wealth",
    "conditions/wood_supplies",
)
def test_a_condition_of_the_status_phase(condition: str) -> None:
    enough, short = STATUS[condition]
    assert can(condition, enough)
    assert not can(condition, short)


@pytest.mark.rule("COC-20.3")
@pytest.mark.parametrize(("condition", "lay", "enough"), MORE)
def test_more_positions_of_the_status_phase(condition: str, lay: Lay, enough: bool) -> None:
    assert can(condition, lay) is enough


@pytest.mark.rule("COC-20.4")
@pytest.mark.parametrize("condition", sorted(FEATS))
@pytest.mark.content(
    "conditions/aggressor",
    "conditions/barbarian_conquest",
    "conditions/bold",
    "conditions/brutus",
    "conditions/city_founder",
    "conditions/conqueror",
    "conditions/defiance",
    "conditions/draft",
    "conditions/general",
    "conditions/great_battle",
    "conditions/great_commander",
    "conditions/legendary_battle",
    "conditions/magnificent_culture",
    "conditions/naval_assault",
    "conditions/resistance",
    "conditions/scavenger",
    "conditions/sea_cleansing",
    "conditions/terror_regime",
    "conditions/trample",
    "conditions/warmonger",
)
def test_a_condition_fulfilled_at_once(condition: str) -> None:
    enough, short = FEATS[condition]
    assert might(condition, enough)
    assert not might(condition, short)


@pytest.mark.rule("COC-20.4")
@pytest.mark.parametrize(("condition", "feat", "enough"), FURTHER)
def test_more_deeds(condition: str, feat: Feat, enough: bool) -> None:
    assert might(condition, feat) is enough


@pytest.mark.rule("COC-20.1", "COC-20.2")
@pytest.mark.parametrize("card", [card.id for card in OBJECTIVES])
@pytest.mark.content(
    "objectives/objective_01",
    "objectives/objective_02",
    "objectives/objective_03",
    "objectives/objective_04",
    "objectives/objective_05",
    "objectives/objective_06",
    "objectives/objective_07",
    "objectives/objective_08",
    "objectives/objective_09",
    "objectives/objective_10",
    "objectives/objective_11",
    "objectives/objective_12",
    "objectives/objective_13",
    "objectives/objective_14",
    "objectives/objective_15",
    "objectives/objective_16",
    "objectives/objective_17",
    "objectives/objective_18",
    "objectives/objective_19",
    "objectives/objective_20",
    "objectives/objective_21",
    "objectives/objective_22",
    "objectives/objective_23",
    "objectives/objective_24",
    "objectives/objective_25",
    "objectives/objective_26",
    "objectives/objective_27",
    "objectives/objective_28",
    "objectives/objective_29",
    "objectives/objective_30",
    "objectives/objective_31",
    "objectives/objective_32",
    "objectives/objective_33",
    "objectives/objective_34",
    "objectives/objective_35",
    "objectives/objective_36",
    "objectives/objective_37",
    "objectives/objective_38",
)
def test_a_card_is_played_for_its_upper_or_its_lower_half(card: str) -> None:
    content = OBJECTIVES[OBJECTIVE[card]]
    for condition in (content.top, content.bottom):
        scene = field()
        if condition in FEATS:
            table = FEATS[condition][0](scene.player(0, objectives=[card]))
            assert comes_to(table, played(condition, card))
        else:
            STATUS[condition][0](scene)
            table = status(scene, card)
        do(table, played(condition, card))
        assert player(table, 0).objectives == ((OBJECTIVE[card], CONDITION[condition]),)
        assert player(table, 0).objective_hand == ()


@pytest.mark.rule("COC-20.1", "COC-20.2", "COC-27.3")
def test_a_played_objective_scores() -> None:
    table = do(status(cities(field(), 5), "objective_01"), played("large_civilization"))
    me = player(table, 0)
    number = CONDITION["large_civilization"]
    assert me.objectives == ((OBJECTIVE["objective_01"], number),)
    assert me.objective_hand == ()
    assert half_points(table.state, me)[2] == 4
    assert TITLE.view(table.state, 1).players[0].objectives == ("large_civilization",)


@pytest.mark.rule("COC-20.9", "COC-4.14")
def test_playing_is_optional_and_asked_whatever_the_card() -> None:
    table = status(field(), card_with("metropolis"))
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
    table = do(status(scene.goods(0, **{good: 5}), card_with(condition)), played(condition))
    assert goods_of(table, 0) == {good: 3}


@pytest.mark.rule("COC-20.5", "COC-20.6")
def test_one_government_serves_one_card() -> None:
    scene = field().knows(0, *all_of("autocracy"))
    table = status(scene, "objective_24", "objective_25")
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
    scene = troops(spread(cities(field(), 3), "infantry", D2=1, B3=1, F3=1), 12)
    table = status(scene, "objective_14", "objective_26")
    might = PlayObjective("objective_26", "objective-military_might")
    assert might in table.asks[0].picks
    do(table, PlayObjective("objective_14", "objective-standing_army"))
    assert might not in table.asks[0].picks


@pytest.mark.rule("COC-20.7")
def test_different_conditions_may_share_a_thing() -> None:
    scene = field().knows(0, *all_of("science"))
    table = status(scene, "objective_20", "objective_16")
    do(table, PlayObjective("objective_20", "objective-science_focus"))
    do(table, PlayObjective("objective_16", "objective-goal_focused"))
    assert len(player(table, 0).objectives) == 2


@pytest.mark.rule("COC-25.3")
def test_objectives_come_before_the_end() -> None:
    scene = cities(field(), 5)
    scene.state.round = 6
    table = do(status(scene, "objective_01"), played("large_civilization"))
    assert not table.asks
    assert table.result is not None


# ---------------------------------------------------------------- at once


@pytest.mark.rule("COC-20.7")
def test_a_colony_is_not_counted_in_the_round_of_its_founding() -> None:
    scene = field().units(0, "C7", settler=1)
    scene.player(0, objectives=["objective_17", "objective_27"])
    scene.state.start, scene.state.turn.actions = 0, 1
    table = scene.at(Step("turn", 0), Step("status"))
    do(table, Found("C7"), played("city_founder"))
    while asked(table) != "objective":
        do(table, EndTurn())
    assert played("colony", "objective_17") not in table.asks[0].picks


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
@pytest.mark.parametrize(
    ("condition", "cards"),
    [
        ("aggressor", ["objective_23", "objective_25"]),
        ("barbarian_conquest", ["objective_24", "objective_31"]),
        ("bold", ["objective_16", "objective_30"]),
        ("conqueror", ["objective_02", "objective_08"]),
        ("general", ["objective_05", "objective_22"]),
        ("great_battle", ["objective_06", "objective_19"]),
        ("naval_assault", ["objective_10", "objective_20"]),
        ("resistance", ["objective_27", "objective_28"]),
        ("warmonger", ["objective_03", "objective_04"]),
    ],
)
def test_one_deed_serves_one_card_of_a_name(condition: str, cards: list[str]) -> None:
    table = FEATS[condition][0](field().player(0, objectives=cards))
    assert comes_to(table, played(condition, cards[1]))
    do(table, played(condition, cards[0]))
    assert not comes_to(table, played(condition, cards[1]))
    assert len(player(table, 0).objectives) == 1


def raid(scene: Scene, *hexes: str) -> Table:
    """Seat 0 beats a settler on each of these hexes, from the hex above."""
    table = scene.knows(0, "tactics").turn(0)
    for label in hexes:
        origin = f"{label[0]}{int(label[1]) - 1}"
        if asked(table) == "turn":
            do(table, Command())
        do(table, From(origin), To(label))
        while asked(table) == "objective":
            cards = (played("warmonger", card) for card in ("objective_03", "objective_04"))
            fit = next((pick for pick in cards if pick in table.asks[0].picks), None)
            table.pick(fit or Pass())
    return table


@pytest.mark.rule("COC-20.5")
def test_four_battles_serve_warmonger_twice_if_they_make_two_pairs() -> None:
    def scene(*hexes: str) -> Scene:
        found = field().player(0, objectives=["objective_03", "objective_04"]).no_units(1, "D7")
        for label in hexes:
            found.units(1, label, settler=1).units(0, f"{label[0]}{int(label[1]) - 1}", infantry=1)
        return found

    four = ("C4", "D4", "E4", "F4")
    for count, cards in ((1, 0), (2, 1), (3, 1), (4, 2)):
        table = raid(scene(*four[:count]), *four[:count])
        assert len(player(table, 0).objectives) == cards


@pytest.mark.rule("COC-20.10")
def test_an_empty_objective_deck_is_made_anew() -> None:
    scene = Scene().player(0, actions=["action_31"], culture=1, objectives=["objective_01"])
    scene.discard("objective", "objective_02", "objective_03")
    scene.state.objective_deck = ()
    table = do(scene.turn(0), PlayCard("action_31"))
    assert len(player(table, 0).objective_hand) == 3
