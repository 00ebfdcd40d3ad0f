"""Great persons and events that stay in force: one test for each card."""

from __future__ import annotations

import pytest

from civitas.kernel.agenda import Step
from civitas.kernel.table import Table
from civitas.titles.clash_of_cultures.cards.events import keep
from civitas.titles.clash_of_cultures.content.advances import ADVANCE
from civitas.titles.clash_of_cultures.content.cards import OBJECTIVE, WONDER, WONDERS
from civitas.titles.clash_of_cultures.content.events import EVENT
from civitas.titles.clash_of_cultures.picks.battles import FightOn
from civitas.titles.clash_of_cultures.picks.cards import PlayCard, RaiseWonder
from civitas.titles.clash_of_cultures.picks.common import (
    Advance,
    City,
    Hex,
    Pass,
    Player,
    Price,
    Use,
)
from civitas.titles.clash_of_cultures.picks.events import (
    BuildAt,
    Destine,
    Exchanged,
    TakePerson,
)
from civitas.titles.clash_of_cultures.picks.moves import Command, From, To
from civitas.titles.clash_of_cultures.picks.people import Recruit
from civitas.titles.clash_of_cultures.scene import Scene, city_at, goods_of, player, units_at
from civitas.titles.clash_of_cultures.view import view
from tests.titles.clash_of_cultures.fights import plains, rolled
from tests.titles.clash_of_cultures.happenings import moods, points, read_out, realm
from tests.titles.clash_of_cultures.helpers import asked, do, offered


def holding(scene: Scene, person: str, seat: int = 0) -> Scene:
    """A great person in hand."""
    s = scene.state
    s.event_deck = tuple(n for n in s.event_deck if n != EVENT[person])
    s.players[seat].action_hand += (100 + EVENT[person],)
    return scene


def before(scene: Scene, person: str, seat: int = 0) -> Scene:
    """A great person that lies open before a player."""
    s = scene.state
    s.event_deck = tuple(n for n in s.event_deck if n != EVENT[person])
    keep(s, s.players[seat], EVENT[person])
    return scene


def played(scene: Scene, person: str, *advance: str) -> Table:
    """The person is played; an advance is taken, or none."""
    table = do(holding(scene, person).turn(0), PlayCard(person))
    if asked(table) == "person-advance":
        do(table, *(Advance(name) for name in advance) if advance else (Pass(),))
    return table


CATEGORY = {
    "great_explorer": "fishing",
    "great_artist": "arts",
    "great_prophet": "myths",
    "great_philosopher": "writing",
    "great_scientist": "math",
    "great_warlord": "tactics",
    "great_merchant": "bartering",
    "great_engineer": "engineering",
    "great_athlete": "arts",
}


@pytest.mark.rule("COC-21.9", "COC-7.7")
@pytest.mark.parametrize(("person", "advance"), CATEGORY.items())
def test_a_great_person_may_bring_an_advance_without_event_counter(
    person: str, advance: str
) -> None:
    table = do(holding(realm(), person).turn(0), PlayCard(person))
    assert asked(table) == "person-advance"
    assert Pass() in table.asks[0].picks
    categories = {pick.advance for pick in table.asks[0].picks if isinstance(pick, Advance)}
    assert advance in categories
    do(table, Advance(advance))
    assert player(table, 0).owns(ADVANCE[advance])
    assert player(table, 0).counter == 3
    assert 100 + EVENT[person] not in player(table, 0).action_hand
    assert table.state.event_discard == (EVENT[person],)
    assert table.state.turn.actions == 2


@pytest.mark.content("events/great_artist")
def test_the_great_artist_makes_a_city_happy() -> None:
    table = do(played(realm("C3", mood="angry"), "great_artist"), City("C3"))
    assert moods(table) == {"D2": 0, "C3": 2}


@pytest.mark.content("events/great_prophet")
def test_the_great_prophet_builds_a_temple_without_activation() -> None:
    scene = realm("C3").goods(0, food=1, wood=1, ore=1)
    table = played(scene, "great_prophet", "myths")
    assert set(table.asks[0].picks) == {
        Pass(),
        BuildAt("D2", "temple"),
        BuildAt("C3", "temple"),
    }
    do(table, BuildAt("C3", "temple"))
    city = city_at(table, "C3")
    assert city is not None
    assert (city.size, city.activations) == (2, 0)
    scene = realm("C3", mood="angry").goods(0, food=1, wood=1, ore=1)
    assert asked(played(scene, "great_prophet", "myths")) == "turn", "other rules hold"


@pytest.mark.content("events/great_engineer")
def test_the_great_engineer_builds_any_building() -> None:
    scene = realm("C3").knows(0, "writing", "tactics").goods(0, food=1, wood=1, ore=1)
    table = do(played(scene, "great_engineer"), BuildAt("D2", "fortress"))
    city = city_at(table, "D2")
    assert city is not None
    assert (city.size, city.activations) == (2, 0)
    assert goods_of(table, 0) == {}


@pytest.mark.content("events/great_philosopher")
def test_the_great_philosopher_brings_ideas() -> None:
    assert goods_of(played(realm(), "great_philosopher"), 0) == {"food": 2, "ideas": 2}


@pytest.mark.content("events/great_scientist")
def test_the_great_scientist_brings_an_idea_and_a_card() -> None:
    table = played(realm(), "great_scientist")
    assert goods_of(table, 0) == {"food": 2, "ideas": 1}
    assert len(player(table, 0).action_hand) == 1


@pytest.mark.content("events/elder_statesman")
def test_the_elder_statesman_brings_government_and_cards() -> None:
    scene = realm().knows(0, "philosophy", "draft")
    table = do(holding(scene, "elder_statesman").turn(0), PlayCard("elder_statesman"))
    assert set(offered(table, Advance)) == {Advance("voting"), Advance("nationalism")}
    do(table, Advance("voting"))
    assert len(player(table, 0).action_hand) == 2
    table = do(holding(realm(), "elder_statesman").turn(0), PlayCard("elder_statesman"))
    assert len(player(table, 0).action_hand) == 2, "it is skipped if none is possible"


@pytest.mark.content("events/great_merchant")
def test_the_great_merchant_lets_trade_routes_yield() -> None:
    scene = realm().knows(0, "bartering", "trade_routes", "storage").goods(0, food=0)
    scene.land("D3", "plains").city(1, "D3")
    table = played(scene, "great_merchant")
    assert asked(table) == "routes"
    do(table, table.asks[0].picks[0])
    assert goods_of(table, 0) == {"food": 1}
    assert asked(played(realm(), "great_merchant")) == "turn"


@pytest.mark.content("events/great_explorer")
def test_the_great_explorer_reveals_an_area_and_settles_it() -> None:
    scene = realm().tile(1, "area_01").goods(0, food=2)
    table = played(scene, "great_explorer")
    assert Hex("B2") in table.asks[0].picks
    assert Hex("B4") not in table.asks[0].picks, "only next to an area with an own city"
    do(table, Hex("B2"))
    while asked(table) == "orient":
        do(table, table.asks[0].picks[0])
    assert table.state.map.is_revealed(table.state.hex("A3"))
    assert asked(table) == "colony"
    site = next(pick for pick in table.asks[0].picks if isinstance(pick, Hex))
    do(table, site)
    city = city_at(table, site.hex)
    assert city is not None
    assert (city.owner, goods_of(table, 0)) == (0, {})


@pytest.mark.content("events/great_warlord")
def test_the_great_warlord_commands_and_strengthens_the_first_battle() -> None:
    scene = plains(expansion=True).knows(0, "tactics").units(0, "D3", infantry=2)
    scene.units(1, "D4", infantry=1).units(1, "C3", infantry=1).rolls(1, 1, 12)
    table = played(scene, "great_warlord")
    assert asked(table) == "command"
    actions = table.state.turn.actions
    do(table, From("D3"))
    _march(table, "D4")
    assert rolled(table)[0].shares["great_warlord"] == 2
    assert "great_warlord" not in rolled(table)[1].shares
    assert actions == 2


def _march(table: Table, goal: str) -> None:
    """The whole group goes there."""
    for _ in range(8):
        if To(goal) in table.asks[0].picks:
            do(table, To(goal))
            return
        do(table, table.asks[0].picks[-1])


def test_without_a_battle_the_warlord_does_not_outlast_the_command() -> None:
    table = played(plains(expansion=True).knows(0, "tactics"), "great_warlord")
    do(table, next(p for p in table.asks[0].picks if not isinstance(p, From)))
    assert asked(table) == "turn"
    scene = plains(expansion=True)
    scene.state = table.state
    scene.units(0, "D4", infantry=1).units(1, "D4", infantry=1)
    table = scene.battle(0, 1, "D4", "D3")
    assert "great_warlord" not in rolled(table)[0].shares


@pytest.mark.content("events/great_athlete")
def test_the_great_athlete_turns_tokens() -> None:
    table = played(realm().goods(0, mood=3, culture=1), "great_athlete")
    do(table, Exchanged("mood", 2))
    assert goods_of(table, 0) == {"food": 2, "mood": 1, "culture": 3}
    table = do(played(realm().goods(0, mood=3, culture=1), "great_athlete"), Pass())
    assert goods_of(table, 0) == {"food": 2, "mood": 3, "culture": 1}


@pytest.mark.content("events/great_architect")
def test_the_great_architect_waives_the_advance_and_three_culture() -> None:
    def scene() -> Scene:
        city = realm("C3", mood="happy").knows(0, "engineering")
        city.player(0, wonders=["great_pyramid"], wood=7, ore=7, food=2, gold=7, culture=2)
        return city

    assert not offered(scene().turn(0), RaiseWonder)
    table = before(scene(), "great_architect").turn(0)
    do(table, RaiseWonder("D2", "great_pyramid"))
    do(table, *([table.asks[0].picks[0]] if asked(table) == "pay" else []))
    city = city_at(table, "D2")
    assert city is not None
    assert city.wonders == (WONDER["great_pyramid"],)
    assert player(table, 0).kept_events == ()
    assert EVENT["great_architect"] in table.state.event_discard


def test_with_the_advance_the_architect_is_a_choice() -> None:
    needed = WONDERS[WONDER["great_pyramid"]].required_advance
    scene = realm("C3", mood="happy").knows(0, "engineering", needed)
    scene.player(0, wonders=["great_pyramid"], wood=7, ore=7, food=2, gold=7, culture=7)
    table = before(scene, "great_architect").turn(0)
    do(table, RaiseWonder("D2", "great_pyramid"))
    assert set(table.asks[0].picks) == {Price("printed"), Price("great_architect")}
    do(table, Price("printed"))
    do(table, *([table.asks[0].picks[0]] if asked(table) == "pay" else []))
    assert player(table, 0).kept_events == (EVENT["great_architect"],)


def test_what_a_great_person_teaches_is_announced_before_it_can_be_thwarted() -> None:
    scene = holding(plains(expansion=True), "great_engineer")
    scene.player(1, civilization="japan", civilization_advances=["infiltration"])
    scene.player(1, actions=["action_25"]).units(1, "D3", infantry=1)
    table = do(scene.turn(0), PlayCard("great_engineer"))
    assert (asked(table), table.asks[0].seat) == ("person-advance", 0)
    do(table, next(pick for pick in table.asks[0].picks if isinstance(pick, Advance)))
    assert (asked(table), table.asks[0].seat) == ("thwart", 1)
    known = player(table, 0).advances
    do(table, Pass())
    assert player(table, 0).advances.bit_count() == known.bit_count() + 1


def test_the_architect_helps_in_an_ordinary_construct_only() -> None:
    """Where a wonder expert is, constructing is a free action and no ordinary Construct."""

    def scene(place: str) -> Scene:
        city = realm("C3", mood="happy").knows(0, "engineering")
        city.player(0, wonders=["great_pyramid"], wood=7, ore=7, food=2, gold=7, culture=2)
        city.player(0, civilization="china").leader(0, "qin_shi_huang", place)
        return before(city, "great_architect")

    assert RaiseWonder("D2", "great_pyramid") in offered(scene("C3").turn(0), RaiseWonder)
    assert RaiseWonder("D2", "great_pyramid") not in offered(scene("D2").turn(0), RaiseWonder)


@pytest.mark.content("events/great_diplomat")
def test_the_great_diplomat_makes_war_dear() -> None:
    scene = plains(players=3, expansion=True).goods(0, culture=1)
    table = do(read_out(scene, "great_diplomat"), TakePerson("great_diplomat"), Player(2))
    assert (player(table, 0).ally, player(table, 0).kept_events) == (2, (EVENT["great_diplomat"],))
    do(table, Use("great_diplomat"))
    assert player(table, 0).ally == -1
    assert table.state.event_discard == (EVENT["great_diplomat"],)
    assert table.state.turn.actions == 2


def peace(attacker: int, culture: int) -> Scene:
    scene = plains(expansion=True).goods(attacker, culture=culture, food=0)
    scene.knows(attacker, "tactics").units(attacker, "D3", infantry=1)
    scene.units(1 - attacker, "D4", settler=1)
    return scene.ally(0, 1)


@pytest.mark.parametrize("attacker", [0, 1])
def test_neither_attacks_the_other_without_paying(attacker: int) -> None:
    table = do(peace(attacker, 1).turn(attacker), Command(), From("D3"))
    assert To("D4") not in table.asks[0].picks
    table = do(peace(attacker, 2).turn(attacker), Command(), From("D3"), To("D4"))
    assert units_at(table, attacker, "D4") == {"infantry": 1}
    assert goods_of(table, attacker) == {}
    assert player(table, 0).kept_events == ()
    assert EVENT["great_diplomat"] in table.state.event_discard


def harbour(culture: int) -> Scene:
    """Ships of the ally lie in the own port."""
    scene = plains(expansion=True).goods(0, culture=culture, wood=2, food=0).land("C2", "water")
    scene.city(0, "C3", "port", port="C2").units(1, "C2", ship=1)
    return scene.ally(0, 1)


@pytest.mark.rule("COC-11.9")
def test_new_ships_in_a_port_with_those_of_an_ally_cost_the_price_of_war() -> None:
    assert Recruit("C3") not in offered(harbour(1).turn(0), Recruit)
    table = do(harbour(2).turn(0), Recruit("C3"))
    assert goods_of(table, 0) == {}
    assert EVENT["great_diplomat"] in table.state.event_discard


@pytest.mark.content("events/great_seer")
def test_the_great_seer_chooses_what_players_draw_next() -> None:
    scene = realm().deck("objective", "objective_01", "objective_02", "objective_03")
    table = do(holding(scene, "great_seer").turn(0), PlayCard("great_seer"))
    assert set(table.asks[0].picks) == {
        Destine("objective_01", 0),
        Destine("objective_02", 0),
    }
    do(table, Destine("objective_02", 0), Destine("objective_01", 1))
    assert player(table, 1).destined == ((OBJECTIVE["objective_01"], 0),)
    views = [view(table.state, seat) for seat in (0, 1, None)]
    assert [each.players[1].destined for each in views] == [
        ("objective_01",),
        ("hidden",),
        ("hidden",),
    ]
    scene.state = table.state
    table = scene.at(Step("draw.objective", 1, (2,)), Step("turn", 0))
    assert player(table, 1).objective_hand == (
        OBJECTIVE["objective_01"],
        OBJECTIVE["objective_03"],
    )


# ------------------------------------------------------------------ lasting events


def lasting(scene: Scene, card: str) -> Scene:
    """The event lies open for all."""
    table = read_out(scene, card)
    assert table.state.lasting == (EVENT[card],)
    scene.state = table.state
    return scene


@pytest.mark.rule("COC-21.10", "COC-21.11")
@pytest.mark.content("events/solar_eclipse")
def test_a_solar_eclipse_ends_a_battle_after_one_round() -> None:
    scene = lasting(plains(expansion=True), "solar_eclipse")
    scene.units(0, "D4", infantry=2).units(1, "D4", infantry=2).rolls(1, 1, 1, 1)
    table = scene.battle(0, 1, "D4", "D3")
    assert asked(table) == "turn"
    assert units_at(table, 0, "D3") == {"infantry": 2}
    assert (points(table, 0), points(table, 1)) == (0, 1), "a draw: the defender"
    assert table.state.lasting == ()
    assert EVENT["solar_eclipse"] in table.state.event_discard
    scene.state = table.state
    scene.units(0, "C4", infantry=2).units(1, "C4", infantry=2).rolls(1, 1, 1, 1)
    table = scene.battle(0, 1, "C4", "C3")
    assert FightOn() in table.asks[0].picks, "only the next battle"


def test_the_eclipse_pays_the_winner_and_waits_for_a_real_battle() -> None:
    scene = lasting(plains(expansion=True), "solar_eclipse")
    scene.units(0, "D4", infantry=1).units(1, "D4", settler=1)
    table = scene.battle(0, 1, "D4", "D3")
    assert table.state.lasting == (EVENT["solar_eclipse"],), "no combat round"
    scene = lasting(plains(expansion=True), "solar_eclipse")
    scene.units(0, "D4", infantry=3).units(1, "D4", infantry=1).rolls(12, 12, 12, 1)
    table = scene.battle(0, 1, "D4", "D3")
    assert points(table, 0) == 1
    scene = lasting(plains(expansion=True), "solar_eclipse")
    scene.units("barbarians", "D4", infantry=3).units(1, "D4", infantry=1).rolls(12, 12, 12, 1)
    table = scene.battle("barbarians", 1, "D4", "D3")
    assert (points(table, 0), points(table, 1)) == (0, 0)
    assert table.state.lasting == ()


@pytest.mark.rule("COC-21.10")
def test_barbarians_retreat_from_an_eclipse_too() -> None:
    scene = lasting(plains(expansion=True), "solar_eclipse")
    scene.units("barbarians", "D4", infantry=2).units(1, "D4", infantry=2).rolls(1, 1, 1, 1)
    table = scene.battle("barbarians", 1, "D4", "D3")
    assert units_at(table, "barbarians", "D3") == {"infantry": 2}
    assert points(table, 1) == 1


def troy(**goods: int) -> Scene:
    scene = lasting(plains(expansion=True), "trojan_horse").city(1, "D4", "fortress")
    scene.knows(1, "tactics").player(1, actions=["action_01"]).goods(0, **{"food": 0, **goods})
    return scene.units(0, "D4", infantry=1).units(1, "D4", infantry=1)


@pytest.mark.rule("COC-21.10")
@pytest.mark.content("events/trojan_horse")
def test_the_trojan_horse_denies_tactics_in_round_one() -> None:
    table = troy(wood=1, culture=1).rolls(1, 1, 1).battle(0, 1, "D4", "D3")
    do(table, Use("trojan_horse"))
    assert goods_of(table, 0) == {}
    assert points(table, 0) == 1
    assert asked(table) == "retreat", "no tactics in round 1"
    do(table, FightOn())
    assert asked(table) == "tactics", "round 2 is as usual"


def test_the_trojan_horse_is_spent_after_one_battle_and_may_be_declined() -> None:
    table = troy(wood=1, culture=1).rolls(12, 1, 1).battle(0, 1, "D4", "D3")
    do(table, Use("trojan_horse"))
    while asked(table) != "turn":
        do(table, table.asks[0].picks[-1])
    assert EVENT["trojan_horse"] in table.state.event_discard
    table = do(troy(wood=1, culture=1).battle(0, 1, "D4", "D3"), Pass())
    assert asked(table) == "tactics"
    assert table.state.lasting == (EVENT["trojan_horse"],)
    table = troy(wood=1).battle(0, 1, "D4", "D3")
    assert asked(table) == "tactics", "it has to be paid"
    scene = lasting(plains(expansion=True), "trojan_horse").goods(0, wood=1, culture=1)
    scene.units(0, "D4", infantry=2).units(1, "D4", infantry=2)
    assert asked(scene.battle(0, 1, "D4", "D3")) != "react", "only against a city"
