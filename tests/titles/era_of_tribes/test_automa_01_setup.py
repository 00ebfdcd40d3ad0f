"""AUT-1: set-up with Automas."""

from __future__ import annotations

from collections import Counter

import pytest

from civitas.kernel.errors import BadSetup
from civitas.titles.era_of_tribes import META
from civitas.titles.era_of_tribes.automa.deck import bring_in
from civitas.titles.era_of_tribes.automa.routine import bread_and_circuses, trade
from civitas.titles.era_of_tribes.automa.ways import from_home
from civitas.titles.era_of_tribes.content.automa import AUTOMA_CARDS, AUTOMA_PEOPLES
from civitas.titles.era_of_tribes.content.fields import (
    FIELD,
    FISH,
    FOOD,
    NAMES,
    PLAY_AREA,
    PLAY_AREAS,
    RANK,
)
from civitas.titles.era_of_tribes.content.peoples import HOMES, PEOPLE, PEOPLES
from civitas.titles.era_of_tribes.content.progress import PROGRESSES
from civitas.titles.era_of_tribes.course.automas import start_fleet_fields, start_progress
from civitas.titles.era_of_tribes.picks.course import People
from civitas.titles.era_of_tribes.scene import Scene, board
from tests.titles.era_of_tribes.helpers import asked, match, offered, set_up, state


@pytest.mark.rule("AUT-1.1")
def test_with_automas_the_length_is_normal_and_there_are_three_difficulties() -> None:
    assert META.choices(2, 1, {})["length"] == ("normal",)
    assert META.choices(2, 1, {})["difficulty"] == ("softy", "experienced", "expert")
    assert "difficulty" not in META.choices(2, 0, {})
    with pytest.raises(BadSetup):
        match(2, 1, length="long")


@pytest.mark.rule("AUT-1.2", "AUT-1.21")
def test_one_or_two_automas_and_six_seats_at_most() -> None:
    match(1, 2)
    match(4, 2)
    for players, automas in ((1, 3), (5, 2), (6, 1)):
        with pytest.raises(BadSetup):
            match(players, automas)


@pytest.mark.rule("AUT-1.3", "AUT-1.4")
@pytest.mark.parametrize("players", range(1, 6))
@pytest.mark.parametrize("automas", [1, 2])
def test_which_play_areas_fit(players: int, automas: int) -> None:
    if players + automas > 6:
        return
    least = max(players, 2)
    fitting = {
        area.id
        for area in PLAY_AREAS
        if len(area.peoples) >= players + automas
        and (least in area.players if players < 3 else max(area.players) >= least)
    }
    assert set(META.choices(players, automas, {})["setup"]) - {"random"} == fitting


@pytest.mark.rule("AUT-1.5")
def test_persons_act_before_automas() -> None:
    for seed in range(12):
        order = state(match(3, 2, seed=f"{seed}")).order
        assert set(order[:3]) == {0, 1, 2}
    assert {state(match(3, 2, seed=f"{n}")).order[3] for n in range(20)} == {3, 4}


@pytest.mark.rule("AUT-1.6")
def test_the_people_of_an_automa_is_drawn_before_persons_choose() -> None:
    drawn = Counter()  # type: Counter[int]
    for seed in range(30):
        table = match(1, 1, seed=f"{seed}", setup="2p_southwest")
        people = state(table).players[1].people
        drawn[people] += 1
        assert asked(table) == "people"
        assert len(offered(table, People)) == 2
        assert People(PEOPLES[people].id) not in table.asks[0].picks
    assert set(drawn) == {PEOPLE[name] for name in ("carthaginians", "iberians", "romans")}


@pytest.mark.rule("AUT-1.7", "EOT-1.16")
def test_an_automa_has_two_cards_that_nobody_sees() -> None:
    table = set_up(match(1, 2))
    assert [len(me.cards) for me in state(table).players] == [1, 2, 2]
    for seat in (None, 0, 1, 2):
        assert board(table, seat).players[1].cards == ("hidden", "hidden")


@pytest.mark.rule("AUT-1.8")
def test_with_automas_there_is_one_open_card() -> None:
    assert len(board(set_up(match(2, 1))).open_cards) == 1


@pytest.mark.rule("AUT-1.9")
def test_numbers_of_players_count_automas_too() -> None:
    table = set_up(match(2, 2))
    assert {me.triumph for me in state(table).players} == {24}
    assert board(table).grey_supply == 7


@pytest.mark.rule("AUT-1.10", "AUT-2.1")
def test_the_round_marker_starts_on_field_40() -> None:
    table = match(1, 1)
    assert board(table).marker == 40
    assert board(set_up(table)).marker == 41


@pytest.mark.rule("AUT-1.11")
def test_an_automa_begins_like_a_player() -> None:
    one = Scene(1, ["romans", "iberians"], automas=1)
    me, homes = one.me(1), HOMES[PEOPLE["iberians"]]
    assert (me.thalers, me.slots) == (5, (3,) * 8)
    assert me.free == 12 - len(homes)
    assert {one.state.owner[home] for home in homes} == {1}
    assert me.food == 1 + sum(FOOD[home] for home in homes)


@pytest.mark.rule("AUT-1.12")
@pytest.mark.parametrize(
    ("difficulty", "marker"), [("softy", 1), ("experienced", 2), ("expert", 3)]
)
def test_a_marker_lies_on_trade_and_on_bread_and_circuses(difficulty: str, marker: int) -> None:
    one = Scene(1, ["iberians", "romans"], automas=1, difficulty=difficulty)
    trade(one.state, one.me(1))
    bread_and_circuses(one.state, one.me(1))
    assert (one.me(1).thalers, one.me(1).morale) == (5 + marker, marker)


@pytest.mark.rule("AUT-1.13")
def test_the_leader_of_an_automa_stands() -> None:
    assert board(set_up(match(1, 1))).players[1].upright


AUTOMAS = [
    pytest.param("britons", marks=pytest.mark.content("automa_peoples/britons")),
    pytest.param("carthaginians", marks=pytest.mark.content("automa_peoples/carthaginians")),
    pytest.param("egyptians", marks=pytest.mark.content("automa_peoples/egyptians")),
    pytest.param("gauls", marks=pytest.mark.content("automa_peoples/gauls")),
    pytest.param("germanics", marks=pytest.mark.content("automa_peoples/germanics")),
    pytest.param("greek", marks=pytest.mark.content("automa_peoples/greek")),
    pytest.param("iberians", marks=pytest.mark.content("automa_peoples/iberians")),
    pytest.param("norsemen", marks=pytest.mark.content("automa_peoples/norsemen")),
    pytest.param("romans", marks=pytest.mark.content("automa_peoples/romans")),
    pytest.param("slavs", marks=pytest.mark.content("automa_peoples/slavs")),
]


@pytest.mark.rule("AUT-1.14", "AUT-1.18")
@pytest.mark.parametrize("name", AUTOMAS)
@pytest.mark.parametrize("difficulty", ["softy", "experienced", "expert"])
def test_an_automa_has_the_progress_of_its_people(name: str, difficulty: str) -> None:
    people = PEOPLE[name]
    area = next(area for area in PLAY_AREAS if name in area.peoples)
    others = [other for other in area.peoples if other != name]
    persons = max(1, min(area.players) - 1)
    one = Scene(
        persons,
        [*others[:persons], name],
        automas=1,
        setup=area.id,
        difficulty=difficulty,
    )
    me = one.state.players[-1]
    food, influence = me.food, me.influence
    start_progress(one.state, me)
    start = AUTOMA_PEOPLES[people]
    assert me.levels[start.start_progress] == 1
    assert sum(me.levels) == 1
    assert me.influence == influence
    level = ("softy", "experienced", "expert").index(difficulty)
    assert sum(me.fleets.values()) == start.start_fleets[level]
    fish = sum(FISH[sea] for sea in me.fleets) * me.traits.food_per_fish
    assert me.food == food + PROGRESSES[start.start_progress].levels[0].food + fish


@pytest.mark.rule("AUT-1.14")
def test_start_progresses_are_printed() -> None:
    printed = {
        PEOPLES[n].id: PROGRESSES[start.start_progress].id for n, start in enumerate(AUTOMA_PEOPLES)
    }
    assert printed == {
        "egyptians": "architecture",
        "britons": "navigation",
        "gauls": "farming",
        "germanics": "commerce",
        "greek": "farming",
        "iberians": "farming",
        "carthaginians": "navigation",
        "norsemen": "navigation",
        "romans": "farming",
        "slavs": "commerce",
    }


@pytest.mark.rule("AUT-1.15")
def test_start_fleets_go_round_their_fields() -> None:
    one = Scene(1, ["romans", "carthaginians"], automas=1, difficulty="expert")
    free = one.me(1).free
    start_progress(one.state, one.me(1))
    assert one.me(1).free == free - 5
    first, second = (FIELD[name] for name in ("syrtis_minor", "numidian_sea"))
    assert one.me(1).fleets == {first: 3, second: 2}
    assert one.state.owner[first] == one.state.owner[second] == 1


@pytest.mark.rule("AUT-1.15")
def test_start_fleets_are_told() -> None:
    """Before the food that each of them brings."""
    table = match(1, 1, setup="2p_north", seed="c")
    for _ in range(3):  # people, card, free progress
        table.pick(table.asks[0].picks[0])
    lines = [line for line in table.log if line.params.get("seat") == 1]
    told = [
        line.message for line in lines if line.message in ("told-free-fleet", "told-gains-food")
    ]
    assert told == ["told-free-fleet", "told-gains-food"] * 2


@pytest.mark.rule("AUT-1.15")
def test_without_a_printed_field_in_play_the_nearest_fish_is_taken() -> None:
    """No play area with a seafaring people lacks its fields, so a far people's are looked for."""
    one = Scene(1, ["romans", "iberians"], automas=1, setup="2p_southwest")
    me = one.me(1)
    me.people = PEOPLE["britons"]
    assert "irish_sea" not in {NAMES[n] for n in one.state.area.fields}
    (found,) = start_fleet_fields(one.state, me)
    fish = [n for n in one.state.area.seas if FISH[n]]
    nearest = min(from_home(one.state, me, n) for n in fish)
    tied = [n for n in fish if from_home(one.state, me, n) == nearest]
    assert found == min(tied, key=lambda n: RANK[n])


@pytest.mark.rule("AUT-1.16")
def test_persons_choose_their_free_progress() -> None:
    table = set_up(match(2, 1))
    assert [sum(me.levels) for me in state(table).players] == [1, 1, 1]


@pytest.mark.rule("AUT-1.17")
def test_barbarians_live_where_no_automa_does() -> None:
    s = state(set_up(match(1, 2, setup="2p_north")))
    played = {home for me in s.players for home in HOMES[me.people]}
    assert not played & set(s.villages)
    homes = {home for people in s.area.peoples for home in HOMES[people]} - played
    assert set(s.villages) == homes | set(s.area.spots)
    assert s.rules.area == PLAY_AREA["2p_north"]


@pytest.mark.rule("AUT-1.18")
def test_an_automa_has_only_its_own_properties() -> None:
    one = Scene(1, ["gauls", "norsemen"], automas=1, setup="2p_north")
    assert one.me(1).traits.free_colonies == 0
    one = Scene(1, ["norsemen", "gauls"], automas=1, setup="2p_north")
    assert one.me(0).traits.free_colonies == 1
    assert one.me(1).traits.as_ore < 0


@pytest.mark.rule("AUT-1.19")
def test_three_automa_cards_are_set_aside() -> None:
    s = state(set_up(match(1, 1)))
    numbers = sorted(AUTOMA_CARDS[card].number for card in (*s.automa_deck, *s.automa_discard))
    assert numbers == [2, 3, 4, 6, 8]
    assert [AUTOMA_CARDS[card].number for card in s.automa_aside] == [1, 5, 7]
    orders = {state(match(1, 1, seed=f"{n}")).automa_deck for n in range(10)}
    assert len(orders) > 5


@pytest.mark.rule("AUT-1.20")
def test_the_cards_set_aside_come_into_the_deck_once() -> None:
    s = state(set_up(match(1, 1)))
    left = len(s.automa_deck)
    bring_in(s)
    assert (len(s.automa_deck), s.automa_aside) == (left + 3, ())
    deck = s.automa_deck
    bring_in(s)
    assert s.automa_deck == deck
