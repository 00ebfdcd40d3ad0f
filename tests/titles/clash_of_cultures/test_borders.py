"""Where rules end: positions just inside and just outside of them, chapter by chapter."""

from __future__ import annotations

import pytest

from civitas.kernel.agenda import Step
from civitas.kernel.table import Table
from civitas.titles.clash_of_cultures.advances.advance import gain_advance, lose_advance
from civitas.titles.clash_of_cultures.content.advances import ADVANCE
from civitas.titles.clash_of_cultures.picks.cards import PlayCard
from civitas.titles.clash_of_cultures.picks.cities import Build, Collect, Construct, Found, Take
from civitas.titles.clash_of_cultures.picks.common import (
    Advance,
    Done,
    EndTurn,
    Gain,
    Government,
    Pass,
    Pay,
    Use,
)
from civitas.titles.clash_of_cultures.picks.moves import Command
from civitas.titles.clash_of_cultures.picks.people import (
    Boost,
    Cheer,
    Enlist,
    Influence,
    Recruit,
    TakeOver,
)
from civitas.titles.clash_of_cultures.scene import (
    Scene,
    actions_left,
    advances_of,
    buildings_of,
    city_at,
    goods_of,
    hand_of,
    mood_of,
    player,
    points_of,
    supply_of,
    units_at,
)
from civitas.titles.clash_of_cultures.title import TITLE
from tests.titles.clash_of_cultures.helpers import asked, do, offered, refused


def waste(table: Table, seat: int = 0) -> Table:
    """The player spends all actions on nothing."""
    while not table.over and table.asks[0].seat == seat:
        if asked(table) != "turn":
            table.pick(Done() if Done() in table.asks[0].picks else table.asks[0].picks[0])
        else:
            table.pick(EndTurn() if EndTurn() in table.asks[0].picks else Command())
    return table


# ------------------------------------------------------------------ turns


@pytest.mark.rule("COC-3.2", "COC-3.4")
def test_the_next_player_has_a_fresh_turn() -> None:
    table = waste(Scene(trade=False).used("taxes").turn(0, actions=1))
    turn = TITLE.view(table.state, 1).turn
    assert (turn.seat, turn.actions, turn.used) == (1, 3, ())


@pytest.mark.rule("COC-3.4")
def test_assassination_strikes_one_turn_and_may_come_again() -> None:
    scene = Scene(trade=False).player(0, actions=["action_27", "action_28"], culture=2)
    table = waste(do(scene.turn(0, actions=0), PlayCard("action_27")))
    assert (table.asks[0].seat, actions_left(table)) == (1, 2)
    do(waste(table, 1), PlayCard("action_28"))
    waste(table)
    assert (table.asks[0].seat, actions_left(table)) == (1, 2)
    waste(waste(table, 1))
    assert (table.asks[0].seat, actions_left(table)) == (1, 3)


@pytest.mark.rule("COC-3.11")
def test_negotiations_end_with_the_turns_they_are_for() -> None:
    scene = Scene(trade=False).player(0, actions=["action_23"], culture=1).land("C3", "barren")
    table = waste(do(scene.turn(0), PlayCard("action_23")))
    assert [player(table, seat).truces for seat in (0, 1)] == [0, 1]
    waste(table, 1)
    assert [player(table, seat).truces for seat in (0, 1)] == [0, 0]


# ------------------------------------------------------------------ cities


def settled(cities: int, *buildings: str, mood: str = "neutral") -> Scene:
    """So many cities; the capital has these buildings."""
    scene = Scene(expansion=True).city(0, "D2", *buildings, mood=mood)
    for label in ("C3", "E3", "D4", "B2", "B4")[: cities - 1]:
        scene.city(0, label)
    return scene.goods(0, food=1, wood=1, ore=1)


@pytest.mark.rule("COC-6.3", "COC-6.4")
def test_five_is_the_largest_size_and_five_cities_allow_it() -> None:
    four = ("temple", "fortress", "academy")
    table = do(settled(5, *four).knows(0, "bartering").turn(0), Construct("D2"))
    assert buildings_of(table, "D2").keys() == {*four, "market"}
    assert Construct("D2") not in offered(
        settled(4, *four).knows(0, "bartering").turn(0), Construct
    )
    full = settled(6, *four, "market").knows(0, "arts")
    assert refused(full.turn(0), Construct("D2")) == "COC-6.3"


@pytest.mark.rule("COC-6.4")
def test_a_city_does_not_shrink_with_the_realm() -> None:
    scene = settled(1, "temple", "academy", mood="neutral").goods(0, food=0, wood=0, ore=0)
    city = city_at(scene.turn(0), "D2")
    assert city is not None
    assert city.size == 3
    table = do(scene.land("D3", "mountain").turn(0), Collect("D2"), Take("E2", "ore"))
    do(table, Take("D3", "ore"), Take("C2", "wood"))
    assert goods_of(table, 0) == {"wood": 1, "ore": 2}


@pytest.mark.rule("COC-6.5", "COC-6.2")
def test_a_foreign_building_counts_for_size_and_kind() -> None:
    scene = settled(2).city(0, "D2", colours={"academy": 1}).knows(0, "writing", "myths")
    table = scene.turn(0)
    assert offered(table, Construct) == [Construct("C3")]
    do(table, Construct("C3"))
    assert set(offered(table, Build)) == {Build("academy"), Build("temple")}


@pytest.mark.rule("COC-6.1")
def test_only_own_cities_work() -> None:
    table = Scene().city(1, "C3", mood="angry").goods(0, food=2, ore=1, mood=3).turn(0)
    assert refused(table, Collect("C3")) == refused(table, Collect("C2")) == "COC-6.1"
    assert refused(table, Cheer("C3")) == refused(table, Cheer("C2")) == "COC-6.1"
    assert refused(table, Recruit("C3")) == "COC-6.1"


@pytest.mark.rule("COC-6.12", "COC-6.10")
def test_every_kind_of_activation_tires_a_city() -> None:
    """Collect, Construct, Recruit: the second and the third lower the mood."""
    scene = settled(2, mood="happy").knows(0, "writing").goods(0, food=2, wood=1, ore=2)
    table = do(scene.turn(0), Recruit("D2"), Enlist("infantry"), Done())
    assert mood_of(table, "D2") == "happy"
    do(table, Construct("D2"))
    assert mood_of(table, "D2") == "neutral"
    do(table, Collect("D2"), Done())
    assert mood_of(table, "D2") == "angry"


@pytest.mark.rule("COC-6.13", "COC-6.14")
def test_a_spent_city_that_is_cheered_works_and_tires_again() -> None:
    scene = Scene().city(0, "D2", mood="neutral").goods(0, food=0, mood=1)
    table = do(scene.turn(0, actions=6), Collect("D2"), Done(), Collect("D2"), Done())
    assert mood_of(table, "D2") == "angry"
    do(table, Collect("D2"), Done())
    for pick in (Collect("D2"), Recruit("D2"), Construct("D2")):
        assert refused(table, pick) == "COC-6.13"
    do(table, Cheer("D2"))
    assert mood_of(table, "D2") == "neutral"
    do(table, Collect("D2"), Done())
    assert mood_of(table, "D2") == "angry"


@pytest.mark.rule("COC-26.21")
def test_forced_labor_is_for_angry_cities_alone() -> None:
    scene = settled(3, "temple", mood="happy").city(0, "C3", "temple", mood="angry")
    scene.player(0, mood=1, advances=["forced_labor", "writing"])
    table = do(scene.turn(0), Use("forced_labor"))
    assert Construct("C3") in offered(table, Construct)
    do(table, Collect("D2"))
    assert table.asks[0].params["left"] == 3, "happy as ever: size 2 and one more"


@pytest.mark.rule("COC-26.21", "COC-6.13")
def test_under_forced_labor_an_angry_city_works_once() -> None:
    scene = settled(3).city(0, "C3", mood="angry").player(0, mood=1, advances=["forced_labor"])
    table = do(scene.knows(0, "writing").turn(0), Use("forced_labor"), Collect("C3"), Done())
    assert refused(table, Construct("C3")) == "COC-6.13"
    assert Construct("C3") not in offered(table, Construct)
    assert Recruit("C3") not in offered(table, Recruit)


@pytest.mark.rule("COC-6.8")
def test_an_angry_city_cannot_be_lowered() -> None:
    scene = Scene().city(0, "D2", mood="angry").goods(0, food=0)
    table = scene.land("E3", "water").event("flood")
    assert (asked(table), mood_of(table, "D2")) == ("turn", "angry")


@pytest.mark.rule("COC-8.1", "COC-8.5", "COC-6.11")
def test_a_new_city_works_in_the_same_turn_and_tires_like_others() -> None:
    scene = Scene().units(0, "C2", settler=1).goods(0, food=0)
    table = do(scene.turn(0), Found("C2"), Collect("C2"), Done())
    assert mood_of(table, "C2") == "neutral"
    do(table, Collect("C2"), Done())
    assert mood_of(table, "C2") == "angry"


# ------------------------------------------------------------------ advances


@pytest.mark.rule("COC-7.6")
def test_an_event_comes_with_the_last_marker_and_not_before() -> None:
    table = do(Scene().player(0, counter=2).turn(0), Advance("fishing"))
    assert player(table, 0).counter == 1
    assert TITLE.view(table.state, 0).event_discard == ()


@pytest.mark.rule("COC-7.11", "COC-7.13")
def test_the_first_advance_of_any_government_unlocks_what_is_linked_to_it() -> None:
    scene = Scene(expansion=True).player(0, civilization="rome").knows(0, "philosophy")
    table = do(scene.turn(0), Advance("voting"))
    assert TITLE.view(table.state, 0).players[0].civilization_advances == ("provinces",)
    scene = Scene(expansion=True).player(0, civilization="rome").knows(0, "philosophy")
    table = do(scene.turn(0), Advance("fishing"))
    assert TITLE.view(table.state, 0).players[0].civilization_advances == ()


@pytest.mark.rule("COC-7.13", "COC-26.26")
def test_only_what_is_linked_to_a_lost_advance_is_lost() -> None:
    """Provinces stay as long as there is any government advance."""
    scene = Scene(expansion=True).player(0, civilization="rome")
    s, me = scene.state, scene.state.players[0]
    for name in ("engineering", "bartering", "voting", "civil_liberties"):
        gain_advance(s, me, ADVANCE[name], counter=False)

    def linked() -> tuple[str, ...]:
        return TITLE.view(s, 0).players[0].civilization_advances

    assert linked() == ("aqueducts", "captivi", "provinces")
    lose_advance(s, me, ADVANCE["voting"])
    assert linked() == ("aqueducts", "captivi", "provinces")
    lose_advance(s, me, ADVANCE["civil_liberties"])
    assert linked() == ("aqueducts", "captivi")
    lose_advance(s, me, ADVANCE["engineering"])
    assert linked() == ("captivi",)
    assert "famine" not in me.powers.keywords, "what is lost works no more"


@pytest.mark.rule("COC-7.7")
def test_anarchy_lends_markers_to_government_advances_alone() -> None:
    scene = Scene(expansion=True).anarchy(0, 2).knows(0, "philosophy", "storage")
    table = do(scene.goods(0, food=4).turn(0), Advance("fishing"), Advance("voting"))
    me = player(table, 0)
    assert (me.counter, me.anarchy) == (2, 1)


# ------------------------------------------------------------------ collect


@pytest.mark.rule("COC-9.4", "COC-9.5")
def test_unknown_hexes_are_no_water() -> None:
    table = do(Scene().land("D3", "water").knows(0, "fishing").turn(0), Collect("D2"))
    waters = [pick for pick in offered(table, Take) if pick == Take("D3", "food")]
    assert len(waters) == 1
    hexes = {pick.hex for pick in offered(table, Take) if isinstance(pick, Take)}
    assert hexes == {"D2", "C2", "E2", "D3"}


@pytest.mark.rule("COC-9.5", "COC-9.3")
def test_a_port_changes_water_and_nothing_else() -> None:
    scene = Scene().land("D3 C3", "water").city(0, "D2", "port", mood="happy", port="D3")
    table = do(scene.turn(0), Collect("D2"))
    assert set(offered(table, Take)) == {
        Take("D2", "food"),
        Take("E2", "ore"),
        Take("C2", "wood"),
        *(Take(label, good) for label in ("C3", "D3") for good in ("gold", "mood")),
    }
    inland = do(Scene().land("D3", "water").turn(0), Collect("D2"))
    assert not any(pick.hex == "D3" for pick in offered(inland, Take) if isinstance(pick, Take))


@pytest.mark.rule("COC-9.7")
def test_pirates_bar_water_but_no_land() -> None:
    scene = Scene(expansion=True).land("D3 E3", "water").units("pirates", "E3", ship=1)
    table = do(scene.turn(0), Collect("D2"))
    assert Take("E2", "ore") in offered(table, Take), "next to the pirates, but a mountain"


@pytest.mark.rule("COC-9.8", "COC-9.4")
def test_husbandry_finds_only_what_could_be_chosen_nearby() -> None:
    scene = Scene().land("D3", "water").land("D4 C4 E4 B2 F2", "forest").land("B3", "barren")
    scene.exhausted("D4").units("barbarians", "C4", infantry=1).city(0, "E4").knows(0, "husbandry")
    table = do(scene.turn(0), Collect("D2"))
    far = {pick.hex for pick in offered(table, Take) if isinstance(pick, Take)}
    assert far == {"D2", "C2", "E2", "B2", "F2"}


@pytest.mark.rule("COC-9.8", "COC-0.9")
def test_husbandry_is_used_only_by_a_far_hex() -> None:
    scene = Scene().land("D3 D4", "forest").knows(0, "husbandry")
    table = do(scene.turn(0), Collect("D2"), Take("D3", "wood"), Take("C2", "wood"))
    do(table, Collect("D2"))
    assert Take("D4", "wood") in offered(table, Take)


@pytest.mark.rule("COC-9.5")
def test_production_focus_leaves_it_at_one_water_hex() -> None:
    scene = Scene().land("D3 C3", "water").player(0, actions=["action_19"], advances=["fishing"])
    table = do(scene.goods(0, food=0).turn(0), PlayCard("action_19"), Take("D3", "food"))
    assert Take("C3", "food") not in offered(table, Take)
    do(table, Take("D3", "food"))
    assert goods_of(table, 0) == {"food": 2}


# ------------------------------------------------------------------ construct


@pytest.mark.rule("COC-10.5")
@pytest.mark.parametrize(
    ("advance", "building", "gained", "cards"),
    [
        ("writing", "academy", {"ideas": 2}, 0),
        ("tactics", "fortress", {}, 0),
        ("bartering", "market", {}, 0),
        ("arts", "obelisk", {}, 0),
        ("math", "observatory", {}, 1),
    ],
)
def test_what_each_building_brings_when_it_is_built(
    advance: str, building: str, gained: dict[str, int], cards: int
) -> None:
    table = do(settled(2).knows(0, advance).turn(0), Construct("D2"))
    assert buildings_of(table, "D2") == {building: 0}
    assert goods_of(table, 0) == gained
    assert len(hand_of(table, 0)) == cards
    assert supply_of(table, 0)[building] == 4


@pytest.mark.rule("COC-10.4", "COC-13.19", "COC-16.10")
def test_enemy_ships_do_not_keep_a_port_from_being_built() -> None:
    scene = settled(2).land("D3", "water").knows(0, "fishing").units(1, "D3", ship=2)
    table = do(scene.turn(0), Construct("D2"))
    assert buildings_of(table, "D2") == {"port": 0}
    assert units_at(table, 1, "D3") == {"ship": 2}
    assert table.state.turn.battles == ()


# ------------------------------------------------------------------ influence


def temples(**options: int) -> Scene:
    """A foreign city with a temple next to the own capital."""
    return Scene(**options).land("D3", "plains").city(1, "D3", "temple").goods(0, food=0)


@pytest.mark.rule("COC-18.10", "COC-18.6")
def test_a_third_players_building_goes_home_to_that_player() -> None:
    scene = Scene(players=3).city(1, "E5", colours={"temple": 2}).rolls(9).goods(0, food=0)
    table = do(scene.turn(0), Influence("E5"))
    assert buildings_of(table, "E5") == {"temple": 0}
    assert [supply_of(table, seat)["temple"] for seat in range(3)] == [4, 5, 5]


@pytest.mark.rule("COC-18.2", "COC-0.4")
def test_influence_does_not_reach_through_the_unknown() -> None:
    """D4 is two hexes away, but nothing between is revealed."""
    scene = Scene().land("D4", "plains").city(1, "D4", "temple").city(0, "D2", "academy")
    assert refused(scene.goods(0, culture=5).turn(0), Influence("D4")) == "COC-18.2"
    assert Influence("D4") in offered(scene.land("D3", "water").turn(0), Influence)


@pytest.mark.rule("COC-18.3", "COC-18.9")
def test_range_and_result_are_boosted_with_the_same_tokens() -> None:
    scene = Scene().land("D3 D4", "plains").city(1, "D4", "temple").goods(0, food=0, culture=3)
    table = do(scene.rolls(7).turn(0), Influence("D4"))
    assert goods_of(table, 0) == {"culture": 2}
    do(table, Boost(1))
    assert goods_of(table, 0) == {"culture": 1}
    assert buildings_of(table, "D4") == {"temple": 0}


@pytest.mark.rule("COC-18.4", "COC-6.16")
def test_a_city_won_back_influences_others_again() -> None:
    scene = temples().city(0, "D2", colours={"academy": 1}).rolls(9)
    table = scene.turn(0)
    assert offered(table, Influence) == [Influence("D2")]
    do(table, Influence("D2"))
    assert buildings_of(table, "D2") == {"academy": 0}
    waste(waste(table), 1)
    assert Influence("D3") in offered(table, Influence)


@pytest.mark.rule("COC-6.17", "COC-18.4", "COC-18.6")
def test_a_foreign_obelisk_keeps_a_city_from_influencing_anybody() -> None:
    """It can neither be turned back nor may the city aim at others."""
    scene = Scene(expansion=True).land("D3", "plains").city(1, "D3", "temple").goods(0, culture=3)
    assert offered(scene.turn(0), Influence) == [Influence("D3")]
    scene.city(0, "D2", colours={"obelisk": 1})
    assert not offered(scene.turn(0), Influence)
    scene.city(0, "C3")
    assert offered(scene.turn(0), Influence) == [Influence("D3")], "but another city may"


@pytest.mark.rule("COC-18.10")
def test_an_influenced_building_works_for_the_owner_of_the_city() -> None:
    scene = temples().rolls(9).city(1, "D3", "academy").knows(1, "public_education")
    table = do(scene.turn(0), Influence("D3"), TakeOver("academy"))
    waste(table)
    do(table, Collect("D3"))
    while asked(table) == "collect":
        do(table, Done())
    assert goods_of(table, 1)["ideas"] == 1
    assert points_of(table, 0) == 3, "settlement, two advances, and the academy"


@pytest.mark.rule("COC-19.1", "COC-18.1")
@pytest.mark.parametrize("why", ["player", "building", "supply"])
def test_what_cultural_takeover_does_not_win(why: str) -> None:
    scene = Scene().land("D3", "plains").player(0, actions=["action_15"], food=0)
    if why == "player":
        scene.city(1, "D3")
    else:
        scene.city("barbarians", "D3", colours={"temple": 1} if why == "building" else {})
    if why == "supply":
        scene.supply(0, settlement=0)
    assert refused(scene.turn(0), PlayCard("action_15")) == "COC-19.3"


# ------------------------------------------------------------------ status phase


def council(scene: Scene) -> Table:
    """The status phase, up to its fifth step."""
    table = scene.status_phase()
    while asked(table) in ("free-advance", "raze", "objective"):
        table.pick(Pass() if Pass() in table.asks[0].picks else table.asks[0].picks[-1])
    return table


@pytest.mark.rule("COC-7.8", "COC-25.4")
def test_a_free_advance_needs_what_any_advance_needs() -> None:
    scene = Scene().knows(0, "philosophy", "draft", "voting").goods(0, food=0)
    table = scene.status_phase()
    gains = {pick.advance for pick in offered(table, Advance) if isinstance(pick, Advance)}
    assert {"fishing", "free_economy", "storage"} <= gains
    assert not {"navigation", "nationalism", "dogma", "farming"} & gains
    do(table, Advance("storage"))
    assert (player(table, 0).counter, goods_of(table, 0)) == (2, {"mood": 1})


@pytest.mark.rule("COC-25.8")
def test_a_change_of_government_has_to_be_paid_with_both_tokens() -> None:
    for goods in ({"mood": 2}, {"culture": 2}):
        scene = Scene().knows(0, "philosophy", "draft", "voting", "storage")
        table = council(scene.goods(0, **goods))
        missing = {"mood", "culture"} - goods_of(table, 0).keys()
        assert (asked(table) == "government") == (not missing)


@pytest.mark.rule("COC-25.10", "COC-4.5")
def test_the_new_government_works_at_once_and_the_old_no_more() -> None:
    """Dogma lowers the limit of ideas; Civil Liberties are gone."""
    scene = Scene().knows(0, "philosophy", "state_religion", "voting", "civil_liberties")
    assert Use("civil_liberties") in scene.turn(0).asks[0].picks
    table = council(scene.goods(0, mood=2, culture=2, ideas=6))
    do(table, Government("theocracy"), Advance("devotion"))
    assert {"dogma", "devotion"} <= advances_of(table, 0)
    assert goods_of(table, 0)["ideas"] == 2
    while asked(table) != "turn":
        table.pick(table.asks[0].picks[0])
    assert table.asks[0].seat == 0
    assert Use("civil_liberties") not in table.asks[0].picks


@pytest.mark.rule("COC-3.1", "COC-25.11")
def test_the_next_round_starts_with_its_first_phase() -> None:
    table = Scene(trade=False).turn(0, round=2, phase=3, actions=1)
    while not (asked(table) == "turn" and table.state.round == 3):
        picks = table.asks[0].picks
        table.pick(EndTurn() if EndTurn() in picks else picks[-1])
    assert (table.state.phase, actions_left(table)) == (1, 3)


@pytest.mark.rule("COC-27.1", "COC-25.3", "COC-3.12")
def test_a_lost_last_city_ends_the_game_in_the_status_phase_and_not_before() -> None:
    scene = Scene(trade=False).no_city("D7").units(1, "D7", settler=1)
    table = waste(scene.turn(0, phase=3))
    assert asked(table) == "turn"
    waste(table, 1)
    assert table.over
    assert table.result is not None
    assert table.result.winners == (0,)


FLEXIBLE = [(6, 2, 1), (6, 3, 2), (7, 1, 2), (7, 2, 3), (7, 3, 4)]
FACE = {1: 1, 2: 3, 3: 5, 4: 7, 5: 9}
"""A face of the die for each number."""


@pytest.mark.rule("COC-28.1")
@pytest.mark.parametrize(("round", "phase", "highest"), FLEXIBLE)
def test_the_table_of_the_flexible_end(round: int, phase: int, highest: int) -> None:  # noqa: A002
    for number in (highest, highest + 1):
        scene = Scene(length="flexible").rolls(FACE[number])
        scene.state.round, scene.state.phase = round, phase
        assert scene.at(Step("phase.begin")).over == (number == highest)


@pytest.mark.rule("COC-28.1")
@pytest.mark.parametrize(("round", "phase"), [(5, 3), (6, 1)])
def test_before_that_no_die_is_rolled(round: int, phase: int) -> None:  # noqa: A002
    scene = Scene(length="flexible").rolls(1)
    scene.state.round, scene.state.phase = round, phase
    table = scene.at(Step("phase.begin"))
    assert not table.over
    assert not [line for line in table.log if line.message == "end-roll"]


# ------------------------------------------------------------------ payments in play


@pytest.mark.rule("COC-4.7", "COC-4.8", "COC-4.10")
def test_food_ideas_and_gold_may_be_mixed_for_an_advance() -> None:
    scene = Scene().goods(0, food=1, ideas=1, gold=1)
    table = do(scene.turn(0), Advance("fishing"))
    assert set(table.asks[0].picks) == {
        Pay(1, 0, 0, 1, 0, 0, 0),
        Pay(1, 0, 0, 0, 1, 0, 0),
        Pay(0, 0, 0, 1, 1, 0, 0),
    }


@pytest.mark.rule("COC-4.8", "COC-4.7")
def test_ideas_pay_no_units_and_gold_no_tokens() -> None:
    scene = Scene(expansion=True).player(0, civilization="rome", food=0, ideas=7, gold=7)
    table = scene.no_units(0, "D2").turn(0)
    do(table, Recruit("D2"))
    assert Enlist("leader") not in table.asks[0].picks
    do(table, Enlist("settler"), Done())
    assert goods_of(table, 0) == {"ideas": 7, "gold": 5}
    assert units_at(table, 0, "D2") == {"settler": 1}


@pytest.mark.rule("COC-24.6", "COC-4.15")
def test_replacements_do_not_chain() -> None:
    """Rituals let ore stand for mood, the Great Arena mood for culture: ore is no culture."""
    scene = Scene().city(0, "D2", mood="neutral", wonders=["great_arena"])
    scene.player(0, food=0, ore=4, advances=["rituals", "sports"])
    table = scene.turn(0)
    assert Cheer("D2") in table.asks[0].picks
    assert Use("sports") not in table.asks[0].picks
    assert Use("sports") in scene.goods(0, mood=1).turn(0).asks[0].picks


@pytest.mark.rule("COC-10.5", "COC-26.24", "COC-4.7")
def test_a_temple_with_state_religion_paid_in_gold() -> None:
    scene = settled(2).knows(0, "myths", "state_religion").goods(0, food=0, wood=0, ore=0, gold=2)
    table = do(scene.turn(0), Construct("D2"), Gain("culture"))
    assert goods_of(table, 0) == {"culture": 1}
