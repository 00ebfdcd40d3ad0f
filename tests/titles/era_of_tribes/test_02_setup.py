"""Section 2: set-up."""

from __future__ import annotations

from collections import Counter

import pytest

from civitas.kernel.errors import BadSetup
from civitas.kernel.table import Table
from civitas.kernel.words import words_for
from civitas.titles.era_of_tribes import META
from civitas.titles.era_of_tribes.area import area_of
from civitas.titles.era_of_tribes.content.cards import TILES
from civitas.titles.era_of_tribes.content.fields import (
    FIELD,
    FISH,
    FOOD,
    LUXURY,
    NAMES,
    PLAY_AREA,
    PLAY_AREAS,
)
from civitas.titles.era_of_tribes.content.peoples import HOMES, PEOPLE
from civitas.titles.era_of_tribes.means.influence import by_influence
from civitas.titles.era_of_tribes.picks.common import ADVANCE, FreeFleet
from civitas.titles.era_of_tribes.picks.course import (
    AS_ORE,
    KEEP,
    AsOre,
    Keep,
    People,
)
from civitas.titles.era_of_tribes.scene import board, level_of, player
from civitas.titles.era_of_tribes.state import BARBARIANS
from tests.titles.era_of_tribes.helpers import asked, do, match, offered, set_up, state

FARMING, CULTURE, NAVIGATION, COMMERCE, MECHANICS, ARCHITECTURE = ADVANCE


def choose(table: Table, *peoples: str) -> Table:
    """The peoples in player order, then any card."""
    do(table, *map(People, peoples))
    while asked(table) == "keep":
        ask = table.asks[0]
        table.pick(ask.picks[0], ask.seat)
    return table


@pytest.mark.rule("EOT-2.1", "EOT-2.20")
@pytest.mark.parametrize(
    ("length", "fields"),
    [("normal", (31, 28, 26, 24, 23, 23)), ("long", (54, 49, 45, 42, 40, 38))],
)
def test_triumph_pieces_start_by_length_and_number_of_players(
    length: str, fields: tuple[int, ...]
) -> None:
    for players in range(1, 7):
        table = set_up(match(players, length=length))
        assert {me.triumph for me in state(table).players} == {fields[players - 1]}
        assert state(table).rules.length == length


@pytest.mark.rule("EOT-2.2")
def test_the_player_order_is_drawn() -> None:
    firsts = Counter(state(match(4, seed=f"{n}")).order[0] for n in range(40))
    assert set(firsts) == {0, 1, 2, 3}
    assert match(4).asks[0].seat == state(match(4)).order[0]


@pytest.mark.rule("EOT-2.3")
def test_the_first_player_has_the_rearmost_influence_marker() -> None:
    table = match(4)
    s = state(table)
    assert {me.influence for me in s.players} == {1}
    assert by_influence(s, (0, 1, 2, 3)) == s.order


@pytest.mark.rule("EOT-2.4")
@pytest.mark.parametrize("players", range(1, 7))
def test_a_play_area_fits_the_number_of_players(players: int) -> None:
    fitting = {area.id for area in PLAY_AREAS if players in area.players}
    assert set(META.choices(players, 0, {})["setup"]) - {"random"} == fitting
    assert {area.id for area in PLAY_AREAS if 5 in area.players} == {"full_board"}
    for name in fitting:
        assert board(match(players, setup=name)).area == name
    for name in {area.id for area in PLAY_AREAS} - fitting:
        with pytest.raises(BadSetup):
            match(players, setup=name)


@pytest.mark.rule("EOT-2.5")
def test_who_does_not_agree_draws_a_play_area() -> None:
    drawn = {board(match(3, seed=f"{n}")).area for n in range(40)}
    assert drawn == {"3p_west", "3p_south", "3p_north", "3p_east"}


@pytest.mark.rule("EOT-2.6")
def test_what_is_outside_the_play_area_does_not_exist() -> None:
    area = area_of(PLAY_AREA["2p_southwest"])
    outside = FIELD["attica"]
    assert outside not in area.fields
    assert area.borders[outside] == ()
    assert all(near in area.inside for field in area.fields for near in area.borders[field])
    table = set_up(match(2, setup="2p_southwest"))
    shown = {field.id for field in board(table).fields}
    assert shown == {NAMES[n] for n in area.fields}
    assert all(state(table).owner[n] == -1 for n in range(len(NAMES)) if n not in area.inside)


@pytest.mark.rule("EOT-2.7", "EOT-1.9")
def test_tokens_lie_on_the_fields_that_nobody_controls() -> None:
    table = set_up(match(2, setup="2p_southwest"))
    owned = {name for me in board(table).players for name in me.goods}
    homes = {NAMES[n] for me in state(table).players for n in HOMES[me.people]}
    assert owned <= homes


@pytest.mark.rule("EOT-2.8")
def test_the_barbarian_marker_starts_on_level_1() -> None:
    assert board(match(2)).barbarian_level == 1


@pytest.mark.rule("EOT-2.9", "EOT-2.11")
def test_each_player_keeps_one_of_two_influence_cards() -> None:
    table = match(3, setup="3p_south")
    dealt = [me.cards for me in state(table).players]
    assert [len(cards) for cards in dealt] == [2, 2, 2]
    do(table, People("romans"), People("gauls"), People("greek"))
    for ask in list(table.asks):
        assert set(ask.picks) == {KEEP[card] for card in dealt[ask.seat]}
        table.pick(ask.picks[1], ask.seat)
    s = state(table)
    assert [me.cards for me in s.players] == [cards[1:] for cards in dealt]
    returned = {cards[0] for cards in dealt}
    assert returned <= {*s.deck, *s.open_cards}
    assert len({*s.deck, *s.open_cards}) == 13


@pytest.mark.rule("EOT-2.11", "EOT-1.16")
def test_nobody_else_sees_which_card_is_kept() -> None:
    table = match(2, setup="2p_north")
    do(table, People("britons"), People("gauls"))
    one, other = table.asks
    table.pick(one.picks[0], one.seat)
    table.pick(other.picks[0], other.seat)
    assert board(table, one.seat).players[other.seat].cards == ("hidden",)
    assert board(table).players[one.seat].cards == ("hidden",)
    assert Keep(board(table, one.seat).players[one.seat].cards[0]) == one.picks[0]


@pytest.mark.rule("EOT-2.17", "EOT-2.18")
def test_whoever_chooses_a_people_is_told_its_food() -> None:
    """One food token lies in the homes of each people but the Slavs; Iberians take 1 besides, Slavs
    2; and that is what they have then."""
    table = match(6, setup="full_board")
    english, german = (words_for(META, language) for language in ("en", "de"))
    for people in PEOPLE:
        food = 2 if people in ("iberians", "slavs") else 1
        named = table.terms(People(people), table.asks[0].seat)
        assert english.terms(named) == f"+{food} food at the start"
        assert german.terms(named) == f"+{food} Nahrung zu Beginn"
        others = [other for other in PEOPLE if other != people]
        begun = choose(table.fork(), people, *others[:5])
        assert player(begun, begun.state.order[0]).food == food


@pytest.mark.rule("EOT-2.10")
def test_peoples_are_chosen_in_player_order_from_those_left() -> None:
    table = match(2, setup="2p_southwest")
    first, second = state(table).order
    assert table.asks[0].seat == first
    assert set(offered(table, People)) == {
        People("carthaginians"),
        People("iberians"),
        People("romans"),
    }
    do(table, People("romans"))
    assert table.asks[0].seat == second
    assert set(offered(table, People)) == {People("carthaginians"), People("iberians")}


@pytest.mark.rule("EOT-2.12")
def test_two_influence_cards_lie_open() -> None:
    for players in range(2, 7):
        assert len(board(set_up(match(players))).open_cards) == 2


@pytest.mark.rule("EOT-2.13", "EOT-2.14", "EOT-2.15", "EOT-2.16")
def test_what_each_player_begins_with() -> None:
    table = choose(match(2, setup="2p_southwest"), "romans", "iberians")
    for me in state(table).players:
        homes = HOMES[me.people]
        assert (me.thalers, me.leaders) == (5, 2)
        assert me.slots == (3,) * 8
        assert me.free == 12 - len(homes)
        assert [state(table).vassals[home] for home in homes] == [1] * len(homes)
        assert {state(table).owner[home] for home in homes} == {me.seat}


@pytest.mark.rule("EOT-2.14")
def test_the_fourth_leader_is_there_in_the_long_game_only() -> None:
    assert player(set_up(match(2, length="long")), 0).leaders == 2
    assert player(set_up(match(2, length="normal")), 0).leaders == 2


@pytest.mark.rule("EOT-2.17", "EOT-2.18")
@pytest.mark.content("abilities/fertile_valleys")
def test_players_take_what_lies_in_their_homes() -> None:
    table = choose(match(2, setup="2p_southwest"), "romans", "iberians")
    for me in state(table).players:
        homes = HOMES[me.people]
        extra = 1 if me.people == PEOPLE["iberians"] else 0
        assert me.food == sum(FOOD[home] for home in homes) + extra
        luxury = [NAMES[n] for n in homes if LUXURY[n] >= 0]
        assert [n for n in board(table).players[me.seat].goods if n in luxury] == luxury


@pytest.mark.rule("EOT-2.18")
@pytest.mark.content("abilities/broad_fields")
def test_slavs_take_2_food_more() -> None:
    table = choose(match(2, setup="2p_east"), "slavs", "greek")
    slavs = next(me for me in state(table).players if me.people == PEOPLE["slavs"])
    assert slavs.food == sum(FOOD[home] for home in HOMES[slavs.people]) + 2


@pytest.mark.rule("EOT-2.19")
def test_all_markers_start_at_the_beginning() -> None:
    table = choose(match(2, setup="2p_east"), "slavs", "greek")
    for me in state(table).players:
        assert (me.epoch, me.morale, me.levels) == (0, 0, (0,) * 6)


@pytest.mark.rule("EOT-2.21", "EOT-2.22")
def test_a_free_progress_has_its_effect_but_no_pioneer() -> None:
    table = choose(match(2, setup="2p_east"), "slavs", "greek")
    first, second = state(table).order
    food = player(table, first).food
    do(table, FARMING)
    assert level_of(table, first, "farming") == 1
    assert player(table, first).food == food + 2
    assert player(table, first).influence == 1
    assert state(table).reached[0] == 1
    assert (asked(table), table.asks[0].seat) == ("free-progress", second)
    do(table, CULTURE)
    assert (player(table, second).influence, player(table, second).morale) == (2, 1)


@pytest.mark.rule("EOT-2.21", "EOT-5.15", "EOT-5.16")
def test_a_free_progress_in_navigation_brings_a_fleet() -> None:
    table = choose(match(2, setup="2p_southwest"), "iberians", "romans")
    first = state(table).order[0]
    do(table, NAVIGATION)
    assert asked(table) == "free-fleet"
    sea = offered(table, FreeFleet)[0]
    food = player(table, first).food
    do(table, sea)
    n = FIELD[sea.places[0].removeprefix("field:")]
    assert state(table).owner[n] == first
    assert player(table, first).food == food + FISH[n]


@pytest.mark.rule("EOT-2.23", "EOT-1.16")
@pytest.mark.parametrize("area", [area.id for area in PLAY_AREAS])
def test_barbarians_live_on_their_spots_and_where_no_people_is(area: str) -> None:
    table = set_up(match(PLAY_AREAS[PLAY_AREA[area]].players[-1], setup=area))
    s = state(table)
    played = {me.people for me in s.players}
    homes = {n for people in s.area.peoples if people not in played for n in HOMES[people]}
    assert set(s.villages) == homes | set(s.area.spots)
    assert {n for n, owner in enumerate(s.owner) if owner == BARBARIANS} == set(s.villages)
    laid = Counter(s.villages.values()) + Counter(s.spare_tiles)
    assert laid == Counter({n: tile.count for n, tile in enumerate(TILES)})
    assert sum(laid.values()) == 40
    shown = [field for field in board(table, 0).fields if field.village]
    assert len(shown) == len(s.villages)


@pytest.mark.rule("EOT-2.24")
def test_the_supply_of_grey_leaders() -> None:
    supply = [board(set_up(match(players))).grey_supply for players in range(1, 7)]
    assert supply == [1, 3, 5, 7, 9, 11]


@pytest.mark.rule("EOT-2.25", "EOT-1.4")
def test_five_legions_wait_for_the_romans() -> None:
    table = choose(match(2, setup="2p_southwest"), "romans", "iberians")
    assert board(table).legion_supply == 5


@pytest.mark.rule("EOT-2.26", "EOT-3.25", "EOT-12.2")
@pytest.mark.content("abilities/war_elephants")
def test_carthaginians_choose_where_their_ivory_lies() -> None:
    table = choose(match(2, setup="2p_southwest"), "carthaginians", "iberians")
    do(table, FARMING, FARMING)
    me = state(table).players[state(table).order[0]]
    assert (asked(table), table.asks[0].seat) == ("as-ore", me.seat)
    assert offered(table, AsOre) == [AS_ORE[0], AS_ORE[1]]
    do(table, AsOre(1))
    assert len(board(table).players[me.seat].ore) == 1


@pytest.mark.rule("EOT-2.26", "EOT-12.4")
@pytest.mark.content("abilities/battle_wine")
def test_gauls_choose_where_their_wine_lies() -> None:
    table = choose(match(2, setup="2p_west"), "gauls", "iberians")
    gauls = state(table).players[state(table).order[0]]
    do(table, FARMING, FARMING)
    assert (asked(table), table.asks[0].seat) == ("as-ore", gauls.seat)
    do(table, AsOre(0))
    assert board(table).players[gauls.seat].ore == ()
    assert asked(table) == "turn"
