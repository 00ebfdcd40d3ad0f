"""Units: where recruiting, moving, fighting and trading come to their limits."""

from __future__ import annotations

import pytest

from civitas.kernel.agenda import Step
from civitas.kernel.asks import Pick
from civitas.titles.clash_of_cultures.picks.battles import FightOn, LoseUnit, Retreat, Tactics
from civitas.titles.clash_of_cultures.picks.common import Done, Hex, Pass, Use
from civitas.titles.clash_of_cultures.picks.events import March
from civitas.titles.clash_of_cultures.picks.moves import By, Command, From, Join, To
from civitas.titles.clash_of_cultures.picks.people import Enlist, Lead, Recruit
from civitas.titles.clash_of_cultures.picks.trade import ChangeRoutes, FormRoutes, Route
from civitas.titles.clash_of_cultures.scene import (
    Scene,
    city_at,
    goods_of,
    hand_of,
    mood_of,
    owner_of,
    player,
    supply_of,
    units_at,
)
from tests.titles.clash_of_cultures.fights import plains, rolled, sea
from tests.titles.clash_of_cultures.helpers import asked, do, offered, refused

# ------------------------------------------------------------------ recruiting


def town(**goods: int) -> Scene:
    """A happy capital without units: two may be recruited."""
    scene = Scene(expansion=True).player(0, civilization="rome").no_units(0, "D2")
    return scene.goods(0, **{"food": 0, **goods})


@pytest.mark.rule("COC-11.6")
def test_no_more_units_than_there_are() -> None:
    scene = town(food=2, ore=2).supply(0, infantry=1)
    table = do(scene.turn(0), Recruit("D2"), Enlist("infantry"))
    assert asked(table) == "turn", "no second infantry, and no food for a settler"
    assert units_at(table, 0, "D2") == {"infantry": 1}
    assert (supply_of(table, 0)["infantry"], goods_of(table, 0)) == (0, {"food": 1, "ore": 1})


@pytest.mark.rule("COC-11.6", "COC-11.14")
def test_the_ship_that_carries_a_leader_is_not_returned() -> None:
    scene = town(wood=2).land("D3 C3", "water").city(0, "D2", "port", mood="happy", port="D3")
    scene.units(0, "C3", ship=1).leader(0, "sulla", "C3").supply(0, ship=0)
    assert refused(scene.turn(0), Enlist("ship")) == "COC-11.6"
    scene.units(0, "D3", "moved").supply(0, ship=1).units(0, "C3", ship=1)
    assert Recruit("D2") in offered(scene.turn(0), Recruit), "one of two can go"


@pytest.mark.rule("COC-11.9", "COC-0.12")
def test_no_ship_into_a_port_with_ships_one_may_not_fight() -> None:
    scene = town(wood=2).land("D3", "water").city(0, "D2", "port", mood="happy", port="D3")
    scene.units(1, "D3", ship=1)
    assert Recruit("D2") in offered(scene.turn(0), Recruit)
    assert refused(scene.truce(0, 1).turn(0), Enlist("ship")) == "COC-0.12"
    scene.no_units(1, "D3")
    assert Recruit("D2") in offered(scene.turn(0), Recruit)


@pytest.mark.rule("COC-11.5", "COC-11.13")
def test_a_new_leader_takes_the_place_of_the_old_one_and_no_other() -> None:
    scene = town(mood=1, culture=1, food=1, ore=1).leader(0, "sulla", "D2")
    scene.units(0, "D2", infantry=2)
    table = do(scene.turn(0), Recruit("D2"), Enlist("leader"))
    do(table, Enlist("infantry"), Lead("caesar"))
    assert units_at(table, 0, "D2") == {"infantry": 3, "leader": 1}
    scene = town(mood=1, culture=1, food=1, ore=1).leader(0, "sulla", "D2")
    scene.units(0, "D2", infantry=3)
    table = do(scene.turn(0), Recruit("D2"), Lead("caesar"))
    assert units_at(table, 0, "D2") == {"infantry": 3, "leader": 1}
    assert asked(table) == "turn"


@pytest.mark.rule("COC-11.16", "COC-11.13")
def test_abilities_come_and_go_with_the_leader() -> None:
    scene = town(mood=1, culture=2).leader(0, "augustus", "D2")
    assert Use("princeps") in scene.turn(0).asks[0].picks
    table = do(scene.turn(0), Recruit("D2"), Lead("caesar"))
    assert Use("princeps") not in table.asks[0].picks
    assert player(table, 0).leaders_played == 2


# ------------------------------------------------------------------ moving


@pytest.mark.rule("COC-13.6", "COC-13.3")
def test_nobody_goes_from_ship_to_ship_on_another_hex() -> None:
    scene = Scene().land("C3 B3", "water").knows(0, "tactics").land("C4 D3", "barren")
    scene.units(0, "C3", ship=1, infantry=1).units(0, "B3", ship=1)
    table = do(scene.turn(0), Command(), From("C3"), Join("infantry"))
    assert set(offered(table, To)) >= {To("C4"), To("D3"), To("D2")}
    assert To("B3") not in offered(table, To)


@pytest.mark.rule("COC-13.5")
def test_each_passenger_is_chosen_once() -> None:
    scene = Scene().land("C3 B3", "water").units(0, "C3", ship=2, infantry=2, settler=1)
    table = do(scene.turn(0), Command(), From("C3"), Join("ship"), Done(), Join("settler"))
    assert Join("settler") not in table.asks[0].picks
    do(table, Done(), To("B3"))
    assert units_at(table, 0, "B3") == {"ship": 1, "settler": 1}


@pytest.mark.rule("COC-13.18")
def test_as_many_are_lost_as_have_no_room() -> None:
    scene = Scene().land("C3", "water").units(0, "C3", ship=1, infantry=2, settler=2)
    table = scene.at(Step("ships.surplus", 0, (scene.state.hex("C3"),)), Step("turn", 0))
    do(table, Join("infantry"), Join("settler"))
    assert units_at(table, 0, "C3") == {"ship": 1, "infantry": 1, "settler": 1}
    assert asked(table) == "turn"


@pytest.mark.rule("COC-12.15", "COC-24.7")
def test_a_road_over_plains_is_remembered_by_the_great_gardens() -> None:
    scene = Scene().land("D3 C3", "plains").land("D4 D5 E4", "barren").knows(0, "tactics", "roads")
    scene.units(0, "D2", infantry=1).no_units(1, "D7").goods(0, food=1, ore=1)
    scene.city(1, "D5", wonders=["great_gardens"])
    table = do(scene.turn(0), Command(), From("D2"), Join("infantry"), Done(), By("D4", "roads"))
    while asked(table) == "road-over":
        do(table, Hex("D3"))
    do(table, Done(), Command(), From("D4"))
    assert refused(table, To("D5")) == "COC-24.7"


@pytest.mark.rule("COC-12.1", "COC-12.10")
def test_why_units_stay_where_they_are() -> None:
    scene = (
        Scene().land("D3 D4", "plains").knows(0, "tactics").units(0, "D3", "fatigued", infantry=1)
    )
    table = do(scene.units(0, "D4", "mountain", infantry=1).turn(0), Command())
    assert refused(table, From("D3")) == "COC-12.10"
    assert refused(table, From("D4")) == "COC-12.11"
    assert refused(table, From("C2")) == "COC-12.1"


# ------------------------------------------------------------------ fighting


@pytest.mark.rule("COC-15.20", "COC-15.21")
def test_a_retreat_fills_the_hex_behind_and_leaves_the_field() -> None:
    scene = plains().units(0, "D3", infantry=1).units(0, "C3", infantry=3)
    table = do(scene.units(1, "D3", infantry=1).rolls(3, 3).battle(0, 1, "D3", "C3"), Retreat())
    assert units_at(table, 0, "C3") == {"infantry": 4}
    assert (units_at(table, 0, "D3"), units_at(table, 1, "D3")) == ({}, {"infantry": 1})


RETREAT_CARD = "action_17"


def cornered() -> Scene:
    """All around but D4 is held by barbarians; the defender may give way."""
    scene = plains().units(0, "D3", infantry=1).units(1, "D3", infantry=2)
    for label in ("C3", "E3", "C4", "E4"):
        scene.units("barbarians", label, infantry=1)
    return scene.player(1, advances=["tactics"], actions=[RETREAT_CARD])


@pytest.mark.rule("COC-15.8", "COC-1.7")
def test_where_a_tactical_retreat_may_lead() -> None:
    def refuge(scene: Scene) -> bool:
        table = scene.battle(0, 1, "D3", "C3")
        return Tactics(RETREAT_CARD) in table.asks[0].picks

    assert refuge(cornered())
    assert refuge(cornered().units(1, "D4", infantry=2)), "2 and 2 find room"
    assert not refuge(cornered().units(1, "D4", infantry=3))
    assert refuge(cornered().city(1, "D4")), "an own city"
    assert not refuge(cornered().city("barbarians", "D4")), "an empty enemy city is none"
    table = do(cornered().battle(0, 1, "D3", "C3"), Tactics(RETREAT_CARD))
    assert units_at(table, 1, "D4") == {"infantry": 2}
    assert units_at(table, 1, "D3") == {}
    assert units_at(table, 0, "D3") == {"infantry": 1}


@pytest.mark.rule("COC-15.9", "COC-15.11", "COC-15.15", "COC-15.27", "COC-15.28")
def test_all_that_counts_in_one_round() -> None:
    """Attack: 6 and 1 for infantry, 4 and 2 for cavalry, 1 for steel against steel, 2 for morale:
    16, three hits. The fortress and the elephant ignore two. Defence: 3 and 5 of the other dice, 1
    for infantry, 1 for steel: 10, two hits."""
    scene = plains(expansion=True).city(1, "D3", "fortress")
    scene.units(0, "D3", infantry=1, cavalry=1).units(1, "D3", infantry=1, elephant=1)
    scene.player(0, advances=["steel_weapons", "tactics"], ore=1, actions=["action_06"])
    scene.player(1, advances=["steel_weapons"], ore=1)
    scene.rolls(11, 7, 6, 8, 9)
    table = do(scene.battle(0, 1, "D3", "C3"), Use("steel_weapons"), Use("steel_weapons"))
    do(table, Tactics("action_06"))
    attack, defence = rolled(table)
    assert attack.shares == {
        "infantry": 1,
        "cavalry": 2,
        "steel_weapons": 1,
        "tactics-high_morale": 2,
    }
    assert attack.value == 6 + 4 + 1 + 2 + 1 + 2
    assert defence.shares == {"infantry": 1, "steel_weapons": 1}
    assert defence.value == 3 + 5 + 1 + 1
    assert defence.shields == {"fortress": 1, "elephant": 1}
    assert units_at(table, 0, "D3") == {}
    do(table, LoseUnit("elephant"))
    assert units_at(table, 1, "D3") == {"infantry": 1}


@pytest.mark.rule("COC-15.16")
def test_a_side_may_lose_its_last_unit_while_it_wins() -> None:
    scene = plains().units(0, "D3", infantry=2).units(1, "D3", infantry=1).rolls(11, 12, 11)
    table = scene.battle(0, 1, "D3", "C3")
    assert units_at(table, 0, "D3") == {"infantry": 1}
    assert table.state.turn.battles[-1].winner == 0


@pytest.mark.rule("COC-15.22", "COC-15.16")
def test_settlers_live_as_long_as_one_army_unit_does() -> None:
    scene = plains().units(0, "D3", infantry=2).units(1, "D3", infantry=2, settler=2)
    table = scene.rolls(11, 1, 1, 1).battle(0, 1, "D3", "C3")
    assert units_at(table, 1, "D3") == {"infantry": 1, "settler": 2}


ENCIRCLED = "action_02"


@pytest.mark.rule("COC-15.8")
@pytest.mark.parametrize(
    ("dice", "left"),
    [
        ((11, 1, 1, 1, 12), {"infantry": 0}),  # one lost against none: one more
        ((11, 1, 11, 1, 12), {"infantry": 0}),  # one against one
        ((1, 1, 1, 1, 12), {"infantry": 1}),  # none against none
        ((1, 1, 11, 1, 12), {"infantry": 2}),  # none against one: no die
    ],
)
def test_who_lost_no_less_may_be_encircled(dice: tuple[int, ...], left: dict[str, int]) -> None:
    scene = plains().units(0, "D3", infantry=2).units(1, "D3", infantry=2)
    scene.player(0, advances=["tactics"], actions=[ENCIRCLED]).rolls(*dice)
    table = do(scene.battle(0, 1, "D3", "C3"), Tactics(ENCIRCLED))
    assert units_at(table, 1, "D3").get("infantry", 0) == left["infantry"]


@pytest.mark.rule("COC-12.16", "COC-12.8")
def test_a_road_through_a_crowd_is_closed() -> None:
    scene = Scene().land("D3", "barren").land("C3 E3", "water").land("D4", "barren")
    scene.knows(0, "tactics", "roads").goods(0, food=1, ore=1).units(0, "D2", infantry=2)
    assert By("D4", "roads") in _both(scene)
    scene.units(0, "D3", infantry=3)
    assert By("D4", "roads") not in _both(scene)


def _both(scene: Scene) -> list[Pick]:
    """Where both infantry of the capital may go by road."""
    table = do(scene.turn(0), Command(), From("D2"), Join("infantry"), Join("infantry"), Done())
    return offered(table, By)


@pytest.mark.rule("COC-12.16")
def test_ships_and_their_passengers_use_no_roads() -> None:
    scene = Scene().land("C3 B3", "water").land("D3 C4", "barren").knows(0, "tactics", "roads")
    scene.goods(0, food=1, ore=1).units(0, "C3", ship=1, infantry=1)
    table = do(scene.turn(0), Command(), From("C3"), Join("infantry"))
    assert not offered(table, By)
    table = do(scene.turn(0), Command(), From("C3"), Join("ship"))
    assert not offered(table, By)


@pytest.mark.rule("COC-16.1", "COC-15.17")
@pytest.mark.parametrize("defended", [False, True])
def test_a_city_with_and_without_defenders(defended: bool) -> None:
    scene = plains().city(1, "D3", mood="neutral").units(0, "D3", infantry=2)
    if defended:
        scene.units(1, "D3", infantry=1)
    table = do(scene.rolls(12, 12, 1).battle(0, 1, "D3", "C3"), Pass())
    assert (owner_of(table, "D3"), mood_of(table, "D3")) == (0, "angry")
    assert len(rolled(table)) == (2 if defended else 0)
    assert goods_of(table, 0)["gold"] == 1


@pytest.mark.rule("COC-23.6", "COC-16.8")
def test_a_city_that_falls_to_barbarians_forgets_its_work() -> None:
    scene = plains().city(1, "D3", activations=2, spent=True).units("barbarians", "D3", infantry=1)
    table = scene.battle("barbarians", 1, "D3", "C3")
    city = city_at(table, "D3")
    assert city is not None
    assert (city.activations, city.spent, owner_of(table, "D3")) == (0, False, "barbarians")


@pytest.mark.rule("COC-15.25", "COC-15.19")
def test_a_sea_battle_of_several_rounds_checks_room_only_at_its_end() -> None:
    scene = sea().units(0, "D3", ship=2, infantry=4).units(1, "D3", ship=2).rolls(1, 1, 10, 3)
    table = scene.battle(0, 1, "D3", "C3")
    assert units_at(table, 0, "D3") == {"ship": 1, "infantry": 4}, "still aboard"
    do(table, Retreat())
    assert units_at(table, 0, "C3") == {"ship": 1, "infantry": 2}


# ------------------------------------------------------------------ barbarians


def frontier(*land: str) -> Scene:
    return Scene(expansion=True).land(" ".join(land) or "C3 D3 E3 D4", "plains")


@pytest.mark.rule("COC-22.5")
def test_second_best_is_next_to_an_own_city_and_nowhere_else() -> None:
    """D4 would be two hexes away, but it is exhausted; D5 is three away."""
    scene = frontier("C3", "D3", "E3", "D4", "D5").land("C4 E4", "water").exhausted("D4")
    table = scene.event("reformation")
    assert set(table.asks[0].picks) == {Hex(h) for h in ("C2", "E2", "C3", "D3", "E3")}


@pytest.mark.rule("COC-22.13", "COC-1.7")
def test_barbarians_join_others_as_long_as_there_is_room() -> None:
    scene = frontier().land("C4 E4", "water").units("barbarians", "D4", infantry=2)
    scene.units("barbarians", "D3", infantry=2).no_units(0, "D2").goods(0, food=2)
    table = scene.event("famine_1")
    assert March("D4", "D3") in table.asks[0].picks


@pytest.mark.rule("COC-22.15", "COC-1.7")
def test_only_barbarian_cities_with_room_grow() -> None:
    """The neighbour's city on D4 gets nobody; four in F2 are enough."""
    scene = frontier("C3", "D3", "E3", "D4", "F2").land("C4 E4", "water").city(1, "D4")
    scene.city("barbarians", "F2").units("barbarians", "F2", infantry=4).no_units(0, "D2")
    scene.units("barbarians", "C3", infantry=1).units(0, "D2", infantry=4).goods(0, food=2)
    scene.rolls(12, 12, 12, 12, 12, 1, 1, 1, 1, 1)
    table = scene.event("famine_1")
    while asked(table) == "march":
        do(table, next(p for p in table.asks[0].picks if isinstance(p, March)))
    assert units_at(table, "barbarians", "D4") == {}


@pytest.mark.rule("COC-22.8", "COC-22.15")
def test_with_just_enough_pieces_nobody_is_asked_for_an_order() -> None:
    scene = frontier("C3", "D3", "E3", "D4", "F2").land("C4 E4", "water").units(0, "D2", infantry=3)
    scene.city("barbarians", "D4").city("barbarians", "F2").goods(0, food=2)
    scene.units("barbarians", "D3", infantry=1).supply("barbarians", infantry=2, cavalry=0)
    table = scene.supply("barbarians", elephant=0).rolls(12, 12, 12, 1).event("famine_1")
    assert asked(table) == "turn"
    assert units_at(table, "barbarians", "D4") == {"infantry": 1}
    assert units_at(table, "barbarians", "F2") == {"infantry": 1}


# ------------------------------------------------------------------ trade routes


LAND = "C3 D3 E3 C4 D4 E4 C5 E5 D5 D6 B3 F3 B4 F4 B5 F5"


def merchants(*advances: str) -> Scene:
    scene = Scene(expansion=True).land(LAND, "plains").city(1, "D7", mood="angry")
    return scene.knows(0, "trade_routes", "storage", *advances).goods(0, food=0).no_units(0, "D2")


@pytest.mark.rule("COC-26.13")
def test_the_pairing_offered_is_a_largest_one() -> None:
    """The settler on D4 reaches both cities, the one on B5 only C5: both trade."""
    scene = merchants().city(1, "E5").city(1, "C5")
    table = scene.units(0, "D4", settler=1).units(0, "B5", settler=1).turn_start(0)
    assert table.asks[0].params["count"] == 2
    assert goods_of(do(table, FormRoutes()), 0) == {"food": 2}


@pytest.mark.rule("COC-26.11", "COC-26.13")
def test_each_trader_and_each_city_trades_once() -> None:
    scene = merchants().city(1, "C5").city(1, "E5").units(0, "D4", settler=2)
    table = do(scene.turn_start(0), ChangeRoutes(), Route("settler", "D4", "C5"))
    assert Route("settler", "D4", "C5") not in table.asks[0].picks
    do(table, Route("settler", "D4", "E5"))
    while asked(table) == "route":
        assert table.asks[0].picks == [Done()]
        do(table, Done())
    assert goods_of(table, 0) == {"food": 2}


@pytest.mark.rule("COC-26.11", "COC-26.10")
def test_a_pairing_of_ones_own_keeps_to_the_rules() -> None:
    """One trader, one route; only what is in reach; four at most."""
    scene = merchants().city(1, "C5").city(1, "E5").units(0, "D4", settler=1)
    table = do(scene.turn_start(0), ChangeRoutes(), Route("settler", "D4", "C5"))
    assert not offered(table, Route)
    scene = merchants().city(1, "C5").city(1, "F5").units(0, "B4", settler=1)
    table = do(scene.units(0, "D4", settler=1).turn_start(0), ChangeRoutes())
    assert Route("settler", "B4", "F5") not in offered(table, Route)
    scene = merchants().units(0, "D4", settler=4).land("D5", "water").units(0, "D5", ship=2)
    for label in ("C4", "C5", "E4", "E5", "D6"):
        scene.city(1, label)
    table = do(scene.turn_start(0), ChangeRoutes())
    for _ in range(4):
        do(table, offered(table, Route)[0])
    assert (asked(table), goods_of(table, 0)) == ("turn", {"food": 4})


@pytest.mark.rule("COC-23.13", "COC-26.12")
def test_pirates_elsewhere_leave_trade_alone_and_paths_stay_on_known_ground() -> None:
    scene = merchants().land("B5", "water").units("pirates", "B5", ship=1)
    scene.city(1, "E5").units(0, "E3", settler=1)
    assert asked(scene.turn_start(0)) == "routes", "two hexes, far from the pirates"
    scene = Scene(expansion=True).land("D3 D5", "plains").land("B5", "water").city(1, "D5")
    scene.units("pirates", "B5", ship=1).knows(0, "trade_routes").units(0, "D3", settler=1)
    assert asked(scene.turn_start(0)) == "turn", "what is between is not revealed"


# ------------------------------------------------------------------ decks


@pytest.mark.rule("COC-19.7", "COC-0.18")
def test_a_deck_made_anew_is_shuffled() -> None:
    cards = [f"action_{n:02}" for n in range(1, 31)]
    scene = Scene().discard("action", *cards).no_deck("action").knows(0, "writing")
    table = scene.at(Step("draw.action", 0, (30,)), Step("turn", 0))
    drawn = hand_of(table, 0)
    assert sorted(drawn) == cards
    assert drawn not in (cards, cards[::-1])


@pytest.mark.rule("COC-15.19", "COC-15.8")
def test_a_card_for_each_round() -> None:
    scene = plains().units(0, "D3", infantry=2).units(1, "D3", infantry=2).rolls(*[3] * 12)
    scene.player(0, advances=["tactics"], actions=["action_06", "action_08"])
    table = do(scene.battle(0, 1, "D3", "C3"), Tactics("action_06"), FightOn())
    do(table, Tactics("action_08"))
    assert [roll.shares for roll in rolled(table)[::2]] == [{"tactics-high_morale": 2}] * 2
    assert hand_of(table, 0) == []
