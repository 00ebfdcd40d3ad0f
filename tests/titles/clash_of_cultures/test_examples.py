"""The worked examples of the rulebook, replayed in its order."""

from __future__ import annotations

import pytest

from civitas.kernel.table import Table
from civitas.titles.clash_of_cultures.picks.battles import FightOn, Retreat
from civitas.titles.clash_of_cultures.picks.cards import PlayCard, PlayObjective
from civitas.titles.clash_of_cultures.picks.cities import Build, Collect, Construct, Found, Take
from civitas.titles.clash_of_cultures.picks.common import (
    Advance,
    City,
    Done,
    Government,
    Hex,
    Pass,
    Use,
)
from civitas.titles.clash_of_cultures.picks.events import March, Reinforce
from civitas.titles.clash_of_cultures.picks.moves import By, Command, From, Join, Orient, To
from civitas.titles.clash_of_cultures.picks.people import Cheer
from civitas.titles.clash_of_cultures.picks.trade import (
    Accept,
    Deal,
    FormRoutes,
    Give,
    GiveCard,
    Propose,
    Want,
)
from civitas.titles.clash_of_cultures.scene import (
    Scene,
    advances_of,
    buildings_of,
    goods_of,
    hand_of,
    mood_of,
    owner_of,
    player,
    supply_of,
    terrain_at,
    units_at,
)
from civitas.titles.clash_of_cultures.title import TITLE
from tests.titles.clash_of_cultures.fights import plains, rolled
from tests.titles.clash_of_cultures.helpers import asked, do, offered, refused


def terrain(table: Table, hexes: str) -> list[str | None]:
    return [terrain_at(table, label) for label in hexes.split()]


# ------------------------------------------------------------------ before play


@pytest.mark.rule("COC-27.6")
def test_a_tie_goes_to_most_settlements_and_buildings() -> None:
    """ "The winner would first be the one with the most settlements and buildings"."""
    scene = Scene(players=3).city(1, "G8", "temple")
    scene.player(0, advances=["myths", "fishing"]).player(2, event_points=1)
    result = scene.end().result
    assert result is not None
    assert (result.scores, result.winners) == ((3, 3, 3), (1,))


@pytest.mark.rule("COC-5.2", "COC-5.3")
def test_a_trade_that_can_be_carried_out_at_once_is_binding() -> None:
    """Two resources and an action card for three of another kind."""
    scene = Scene().player(0, food=0, wood=2, actions=["action_05"]).goods(1, food=0, ore=3)
    table = do(scene.turn(0), Deal(), Give("wood"), Give("wood"), GiveCard("action_05"))
    do(table, Want("ore"), Want("ore"), Want("ore"), Propose(), Accept())
    assert (goods_of(table, 0), hand_of(table, 0)) == ({"ore": 3}, [])
    assert (goods_of(table, 1), hand_of(table, 1)) == ({"wood": 2}, ["action_05"])


@pytest.mark.rule("COC-5.3")
def test_what_is_promised_for_later_binds_nobody() -> None:
    """Two food for a wood and the next objective card: the card stays with who draws it."""
    scene = Scene().player(0, food=0, wood=1).goods(1, food=2).deck("objective", "objective_07")
    table = do(scene.turn(0), Deal(), Give("wood"), Want("food"), Want("food"))
    do(table, Propose(), Accept())
    assert (goods_of(table, 0), goods_of(table, 1)) == ({"food": 2}, {"wood": 1})
    do(table, Advance("writing"))
    assert "objective_07" in hand_of(table, 0)
    assert hand_of(table, 1) == []


@pytest.mark.rule("COC-6.4")
def test_with_three_cities_none_grows_beyond_three() -> None:
    scene = Scene().city(0, "C3", "temple").city(0, "E3", "temple", "academy").knows(0, "tactics")
    scene.goods(0, food=1, wood=1, ore=1)
    table = scene.turn(0)
    assert set(offered(table, Construct)) == {Construct("D2"), Construct("C3")}


@pytest.mark.rule("COC-0.8", "COC-21.8")
def test_myths_are_paid_for_each_city_by_itself() -> None:
    """The full example of the shape of an effect: a token each, as often as it applies."""
    scene = Scene(expansion=True).city(0, "D2").city(0, "C3").land("D2 C3", "forest")
    table = scene.knows(0, "myths").goods(0, food=0, mood=2).event("fire")
    do(table, City("C3"), Use("myths"), Use("myths"))
    assert (mood_of(table, "D2"), mood_of(table, "C3")) == ("neutral", "neutral")
    assert goods_of(table, 0) == {"gold": 2}


# ------------------------------------------------------------------ advances


@pytest.mark.rule("COC-7.5", "COC-7.9")
def test_myths_bring_a_mood_token_at_once() -> None:
    assert goods_of(do(Scene().turn(0), Advance("myths")), 0) == {"mood": 1}


@pytest.mark.rule("COC-7.10")
def test_writing_lets_academies_be_built() -> None:
    scene = Scene().city(0, "C3").goods(0, food=2, wood=1, ore=1, ideas=1)
    table = scene.turn(0)
    assert refused(table, Build("academy")) == "COC-10.3"
    do(table, Advance("writing"))
    while asked(table) == "pay":
        do(table, table.asks[0].picks[-1])
    assert Construct("C3") in offered(table, Construct)


@pytest.mark.rule("COC-7.3")
def test_voting_needs_philosophy() -> None:
    assert refused(Scene().turn(0), Advance("voting")) == "COC-7.3"
    assert Advance("voting") in Scene().knows(0, "philosophy").turn(0).asks[0].picks


@pytest.mark.rule("COC-7.11")
def test_aztec_tactics_bring_prisoners_of_war_from_the_supply() -> None:
    scene = Scene(expansion=True).player(0, civilization="aztecs", counter=3)
    table = do(scene.turn(0), Advance("tactics"))
    view = TITLE.view(table.state, 0).players[0]
    assert view.civilization_advances == ("prisoners_of_war",)
    assert view.counter == 2, "one marker of the event counter, for Tactics"


# ------------------------------------------------------------------ cities


@pytest.mark.rule("COC-6.11", "COC-6.12")
def test_a_happy_city_activated_three_times() -> None:
    table, moods = Scene().turn(0), []
    for _ in range(3):
        do(table, Collect("D2"), Done())
        moods.append(mood_of(table, "D2"))
    assert moods == ["happy", "neutral", "angry"]


@pytest.mark.rule("COC-9.2", "COC-9.3", "COC-9.4", "COC-9.5")
def test_a_neutral_city_of_size_three_collects() -> None:
    """On a mountain, with Fishing: water, its own hex, and the forest; barbarians hold the other
    mountain, and no hex is chosen twice."""
    scene = Scene().land("D2 D3", "mountain").land("E3", "water").knows(0, "fishing")
    scene.city(0, "D2", "temple", "academy").units("barbarians", "D3", infantry=1)
    table = do(scene.goods(0, food=0).turn(0), Collect("D2"), Take("E3", "food"))
    do(table, Take("D2", "ore"))
    assert Take("D3", "ore") not in table.asks[0].picks
    assert Take("D2", "ore") not in table.asks[0].picks
    do(table, Take("C2", "wood"))
    assert goods_of(table, 0) == {"food": 1, "wood": 1, "ore": 1}


@pytest.mark.rule("COC-10.2", "COC-6.4", "COC-6.5")
def test_where_an_academy_can_be_built() -> None:
    """(a) can; (b) is angry; (c) has size 4 and there are 4 cities; (d) has one already."""
    scene = Scene(expansion=True).knows(0, "writing").goods(0, food=1, wood=1, ore=1)
    scene.city(0, "D2").city(0, "C3", mood="angry").city(0, "D4", "academy")
    scene.city(0, "E3", "temple", "fortress", "market")
    assert offered(scene.turn(0), Construct) == [Construct("D2")]


@pytest.mark.rule("COC-17.1")
def test_the_price_of_a_better_mood() -> None:
    """A city of size 2: two tokens to neutral, four to happy."""
    scene = Scene().city(0, "D2", "temple", mood="angry").goods(0, food=0, mood=4)
    table = do(scene.turn(0), Cheer("D2"), Done())
    assert (mood_of(table, "D2"), goods_of(table, 0)) == ("neutral", {"mood": 2})
    scene = Scene().city(0, "D2", "temple", mood="angry").goods(0, food=0, mood=4)
    table = do(scene.turn(0), Cheer("D2"), Cheer("D2"))
    assert (mood_of(table, "D2"), goods_of(table, 0)) == ("happy", {})


# ------------------------------------------------------------------ ships


SEA = "C3 B3 B2 A3"


def coast() -> Scene:
    return Scene().land(SEA, "water").land("D3 C4 B4", "barren").knows(0, "tactics")


@pytest.mark.rule("COC-13.1")
def test_a_ship_goes_anywhere_in_its_sea() -> None:
    table = do(coast().units(0, "C3", ship=1).turn(0), Command(), From("C3"))
    assert set(offered(table, To)) == {To("B3"), To("B2"), To("A3")}


@pytest.mark.rule("COC-13.7")
def test_two_units_leave_a_ship_for_two_hexes() -> None:
    table = do(coast().units(0, "C3", ship=1, infantry=2).turn(0), Command())
    do(table, From("C3"), Join("infantry"), Done(), To("D3"))
    do(table, From("C3"), Join("infantry"), To("C4"))
    assert units_at(table, 0, "D3") == units_at(table, 0, "C4") == {"infantry": 1}


@pytest.mark.rule("COC-13.8", "COC-13.4")
def test_an_infantry_is_shipped_in_two_commands() -> None:
    """First it embarks and the ship sails; then it lands, and two moves are left."""
    scene = coast().no_units(0, "D2").units(0, "D2", infantry=1).units(0, "C3", ship=1)
    table = do(scene.turn(0), Command(), From("D2"), To("C3"), From("C3"), To("B3"))
    assert asked(table) == "turn", "nothing that has not moved is left"
    do(table, Command(), From("B3"), Join("infantry"), To("B4"))
    assert units_at(table, 0, "B4") == {"infantry": 1}
    assert table.asks[0].params["left"] == 2
    do(table, From("B3"), To("C3"))
    assert units_at(table, 0, "C3") == {"ship": 1}


# ------------------------------------------------------------------ status phase and cards


@pytest.mark.rule("COC-25.8", "COC-25.9")
def test_from_democracy_to_autocracy() -> None:
    """Voting and Free Economy become Nationalism and any other; without Draft it is impossible."""

    def council(*advances: str) -> Table:
        scene = Scene().player(0, mood=1, culture=1, advances=["philosophy", *advances])
        table = scene.knows(0, "voting", "free_economy").status_phase()
        return do(table, Advance("fishing"), Advance("fishing"), Pass(), Pass())

    assert asked(council()) != "government"
    table = do(council("draft"), Government("autocracy"))
    others = {"totalitarianism", "absolute_power", "forced_labor"}
    assert set(offered(table, Advance)) == {Advance(name) for name in others}
    do(table, Advance("absolute_power"))
    assert {"nationalism", "absolute_power"} <= advances_of(table, 0)
    assert not {"voting", "free_economy"} & advances_of(table, 0)


def conquest(actions: tuple[str, ...] = (), objectives: tuple[str, ...] = ()) -> Table:
    """Seat 0 holds these cards and takes a city with three defenders."""
    scene = plains().city(1, "D3").units(0, "D3", infantry=4).units(1, "D3", infantry=3)
    scene.knows(1, "fishing", "myths").player(0, actions=actions, objectives=objectives)
    table = scene.rolls(11, 11, 11, 11, 1, 1, 1).battle(0, 1, "D3", "C3")
    return do(table, Pass()) if asked(table) == "fleeing-settler" else table


@pytest.mark.rule("COC-19.5")
def test_teach_us_only_once_for_a_captured_city() -> None:
    table = conquest(actions=("action_35", "action_36"))
    do(table, PlayCard("action_35"), Advance("fishing"))
    assert asked(table) == "turn"
    assert hand_of(table, 0) == ["action_36"]
    assert not offered(table, PlayCard)


@pytest.mark.rule("COC-20.5")
def test_conqueror_only_once_for_a_captured_city() -> None:
    table = conquest(objectives=("objective_02", "objective_08"))
    do(table, PlayObjective("objective_02", "objective-conqueror"))
    assert not offered(table, PlayObjective)
    assert hand_of(table, 0) == ["objective_08"]


@pytest.mark.rule("COC-20.7")
def test_conqueror_and_general_for_the_same_battle() -> None:
    table = conquest(objectives=("objective_02", "objective_05"))
    do(table, PlayObjective("objective_02", "objective-conqueror"))
    do(table, PlayObjective("objective_05", "objective-general"))
    assert len(player(table, 0).objectives) == 2


# ------------------------------------------------------------------ exploration


@pytest.mark.rule("COC-14.4", "COC-14.8", "COC-12.11")
def test_the_settler_keeps_its_feet_dry() -> None:
    """The area fits one way only, since the other way round its water would be the settler's hex.
    It stands on a mountain then: no further move, but a city may be founded."""
    scene = Scene().tile(1, "area_02")
    table = do(scene.turn(0), Command(), From("D2"), To("C3"))
    assert terrain(table, "B2 A3 C3 B3") == ["mountain", "water", "mountain", "water"]
    do(table, Command())
    assert asked(table) == "turn"
    do(table, Found("C3"))


@pytest.mark.rule("COC-14.5")
def test_water_lies_beside_water() -> None:
    scene = Scene().tile(1, "area_08").land("C4", "water")
    table = do(scene.turn(0), Command(), From("D2"), To("C3"))
    assert terrain(table, "B2 A3 C3 B3") == ["mountain", "forest", "plains", "water"]


@pytest.mark.rule("COC-14.6", "COC-14.7")
@pytest.mark.parametrize("turned", [0, 1])
def test_where_water_reaches_the_edge_both_ways_the_player_chooses(turned: int) -> None:
    scene = Scene().tile(1, "area_08")
    table = do(scene.turn(0), Command(), From("D2"), To("C3"), Orient(turned))
    lies = ["water", "plains", "forest", "mountain"]
    assert terrain(table, "B2 A3 C3 B3") == (lies[::-1] if turned else lies)


@pytest.mark.rule("COC-14.6")
def test_where_water_reaches_the_edge_one_way_it_lies_that_way() -> None:
    scene = Scene().tile(2, "area_12").units(0, "E2", settler=1)
    table = do(scene.turn(0), Command(), From("E2"), To("F2"))
    assert terrain(table, "F2 E3 G3 F3") == ["mountain", "barren", "water", "plains"]


@pytest.mark.rule("COC-13.14", "COC-14.12", "COC-14.13")
def test_navigation_stops_at_the_unknown_and_leads_to_the_next_sea() -> None:
    """Clockwise an area has to be explored before the sea behind it; counter-clockwise the next
    sea can be reached, and what lies beside it be explored from there."""
    scene = Scene().land("C3 B3 B2 A3", "water").land("G5 F5", "water").land("F4 E5", "barren")
    scene.land("B4 C5 B5", "barren").land("A5", "water").knows(0, "navigation")
    table = do(scene.units(0, "C3", ship=1).turn(0), Command(), From("C3"))
    goals = {pick.hex for pick in offered(table, By) if isinstance(pick, By)}
    assert "F2" in goals, "clockwise: the first unknown hex"
    assert not {"G5", "F5"} & goals, "not the sea behind it"
    assert {"A5"} <= goals, "counter-clockwise: the next sea"


@pytest.mark.rule("COC-14.10", "COC-14.11")
@pytest.mark.parametrize("turned", [0, 1])
def test_an_area_that_joins_the_sea_both_ways(turned: int) -> None:
    scene = Scene().land("C3 B3", "water").land("B2 A3", "barren").tile(3, "area_04")
    table = do(scene.units(0, "C3", ship=1).turn(0), Command(), From("C3"), To("D3"))
    do(table, Orient(turned))
    waters = {To(h) for h in ("D3", "C4", "E4", "D4") if terrain_at(table, h) == "water"}
    assert set(table.asks[0].picks) == waters
    assert len(waters) == 2


# ------------------------------------------------------------------ battles


@pytest.mark.rule("COC-15.9", "COC-15.11", "COC-15.14", "COC-15.15", "COC-15.16")
def test_three_infantry_against_two() -> None:
    """Red rolls 12 and two infantry symbols: 14, two hits. Blue 7 and one: 8, one hit."""
    scene = plains().units(0, "D3", infantry=3).units(1, "D3", infantry=2)
    table = scene.rolls(11, 6, 5, 3, 10).battle(0, 1, "D3", "C3")
    red, blue = rolled(table)
    assert (red.dice, red.shares, red.value) == ("6 3 3", {"infantry": 2}, 14)
    assert (blue.dice, blue.shares, blue.value) == ("2 5", {"infantry": 1}, 8)
    assert units_at(table, 0, "D3") == {"infantry": 2}
    assert units_at(table, 1, "D3") == {}


@pytest.mark.rule("COC-11.16")
def test_suiko_adds_two_in_every_round_while_she_defends() -> None:
    scene = plains(expansion=True).player(1, civilization="japan").leader(1, "suiko", "D3")
    scene.units(0, "D3", infantry=2).units(1, "D3", infantry=1).rolls(*[3] * 8)
    table = scene.battle(0, 1, "D3", "C3")
    assert rolled(table)[1].shares["well_defended"] == 2
    do(table, FightOn())
    assert rolled(table)[3].shares["well_defended"] == 2
    scene = plains(expansion=True).player(0, civilization="japan").leader(0, "suiko", "D3")
    table = scene.units(1, "D3", infantry=1).rolls(3, 3).battle(0, 1, "D3", "C3")
    assert rolled(table)[0].shares.get("well_defended") is None, "not as the attacker"
    do(table, Retreat())


@pytest.mark.rule("COC-16.2", "COC-16.3", "COC-16.4", "COC-16.7", "COC-16.8")
def test_a_city_is_captured() -> None:
    """(a) Settlement and buildings of the loser change, (c) an obelisk, a wonder and buildings of
    others stay; (d) the loser gets a settler; (e) the city is angry."""
    scene = plains(players=3, expansion=True).city(
        1, "D4", "temple", "obelisk", colours={"academy": 2}, wonders=["great_arena"], mood="happy"
    )
    scene.units(0, "D4", infantry=1)
    table = do(scene.battle(0, 1, "D4", "C4"), City("G8"))
    assert (owner_of(table, "D4"), mood_of(table, "D4")) == (0, "angry")
    assert buildings_of(table, "D4") == {"temple": 0, "obelisk": 1, "academy": 2}
    assert goods_of(table, 0)["gold"] == 6, "size 5, happy: as the table of the rulebook says"
    assert units_at(table, 1, "G8") == {"settler": 2}
    assert supply_of(table, 1)["temple"] == 5


@pytest.mark.rule("COC-16.2")
@pytest.mark.parametrize("size", [1, 2, 3, 4, 5])
@pytest.mark.parametrize(("mood", "more"), [("neutral", 0), ("happy", 1), ("angry", None)])
def test_the_gold_for_a_city_by_size_and_mood(size: int, mood: str, more: int | None) -> None:
    """The table beside the example."""
    buildings = ("temple", "academy", "market", "observatory")[: size - 1]
    scene = plains(expansion=True).city(1, "D3", *buildings, mood=mood).units(0, "D3", infantry=1)
    table = do(scene.battle(0, 1, "D3", "C3"), Pass())
    assert goods_of(table, 0)["gold"] == (1 if more is None else size + more)


# ------------------------------------------------------------------ barbarians


def horde() -> Scene:
    """Land between the homes."""
    land = "C3 D3 E3 C4 D4 E4 C5 D5 E5 B3 F3 B4 F4 B5 F5"
    return Scene(expansion=True).land(land, "plains")


@pytest.mark.rule("COC-22.4", "COC-22.7")
def test_barbarians_settle_and_one_of_their_cities_grows() -> None:
    """Two hexes from a city of the drawer and from every other; then any barbarian city."""
    scene = horde().city("barbarians", "F5").city("barbarians", "B5")
    table = scene.event("reformation")
    assert Hex("D4") in table.asks[0].picks
    assert Hex("D3") not in table.asks[0].picks, "next to the own city"
    assert Hex("C5") not in table.asks[0].picks, "next to a city of theirs"
    do(table, Hex("D4"))
    where = {pick.hex for pick in offered(table, Reinforce) if isinstance(pick, Reinforce)}
    assert where == {"D4", "F5", "B5"}
    do(table, Reinforce("B5", "infantry"))
    assert units_at(table, "barbarians", "D4") == {"infantry": 1}
    assert units_at(table, "barbarians", "B5") == {"infantry": 1}


@pytest.mark.rule("COC-22.11", "COC-22.15")
def test_barbarians_come_nearer_and_their_cities_grow() -> None:
    """All within two hexes move one hex; then each of their cities within two hexes grows."""
    scene = horde().city("barbarians", "D4").units("barbarians", "D4", infantry=1)
    scene.city("barbarians", "D5").units("barbarians", "D5", infantry=1)
    scene.units("barbarians", "B3", infantry=2)
    table = scene.goods(0, food=2).event("famine_1")
    assert set(offered(table, March)) == {March("D4", "D3"), March("B3", "C3")}
    do(table, March("B3", "C3"))  # and then there is only one left
    assert units_at(table, "barbarians", "C3") == {"infantry": 2}
    assert units_at(table, "barbarians", "D3") == {"infantry": 1}
    assert units_at(table, "barbarians", "D4") == {"infantry": 1}, "a new one"
    assert units_at(table, "barbarians", "D5") == {"infantry": 1}, "three hexes away"


# ------------------------------------------------------------------ trade routes


@pytest.mark.rule("COC-26.10", "COC-26.11")
def test_three_routes_and_a_settler_without_a_city() -> None:
    """A ship, a settler aboard another and a ship again are paired with three cities; for the
    settler ashore none is left."""
    scene = Scene().land("C4 D4 E4 C5 D5 E5 D6 C6 E6 B4 B5 F5", "plains").land("D5 E5 D4", "water")
    scene.city(1, "D7", mood="angry").knows(0, "trade_routes", "storage").goods(0, food=0)
    scene.city(1, "C5").city(1, "D6").city(1, "E6")
    scene.units(0, "D5", ship=1, settler=1).units(0, "E5", ship=1).units(0, "B4", settler=1)
    table = do(scene.turn_start(0), FormRoutes())
    assert goods_of(table, 0) == {"food": 3}
