"""Section 2: setup."""

from __future__ import annotations

import pytest

from civitas.kernel.match import new_header
from civitas.kernel.setting import Excluded, OptionValue
from civitas.kernel.table import Table
from civitas.kernel.values import NONE
from civitas.titles.clash_of_cultures import META
from civitas.titles.clash_of_cultures.content.areas import TERRAINS
from civitas.titles.clash_of_cultures.content.civilizations import CIVILIZATIONS
from civitas.titles.clash_of_cultures.content.events import EVENTS
from civitas.titles.clash_of_cultures.content.pieces import STRUCTURES, UNITS
from civitas.titles.clash_of_cultures.scene import city_at, goods_of, player, units_at
from civitas.titles.clash_of_cultures.state import HAPPY, KIND, State
from civitas.titles.clash_of_cultures.title import TITLE


def start(seats: int, seed: str = "setup", **options: OptionValue) -> Table:
    names = [f"seat {n}" for n in range(seats)]
    return Table(new_header(META, names, META.complete(options), seed), TITLE)


@pytest.mark.rule("COC-2.2", "COC-2.3", "COC-2.4")
@pytest.mark.parametrize(("seats", "slots", "rest"), [(2, 8, 8), (3, 12, 4), (4, 14, 2)])
def test_homes_lie_open_and_areas_face_down(seats: int, slots: int, rest: int) -> None:
    s: State = start(seats).state
    assert (len(s.tiles), len(s.tiles_unused)) == (slots, rest)
    revealed = [n for n in range(len(s.map.terrain)) if s.map.is_revealed(n)]
    assert revealed == list(range(4 * seats))


@pytest.mark.rule("COC-2.7", "COC-2.10", "COC-2.11", "COC-2.12", "COC-2.13", "COC-2.15")
def test_what_every_player_starts_with() -> None:
    table = start(4)
    for seat in range(4):
        me = player(table, seat)
        label = table.state.label(me.capital)
        city = city_at(table, label)
        assert city is not None
        assert (city.owner, city.size, city.mood) == (seat, 1, HAPPY)
        assert units_at(table, seat, label) == {"settler": 1}
        assert goods_of(table, seat) == {"food": 2}
        view = TITLE.view(table.state, seat).players[seat]
        assert view.advances == ("farming", "mining")
        assert view.counter == 3
        assert (len(view.action_hand), len(view.objective_hand), view.wonder_cards) == (1, 1, 0)


@pytest.mark.rule("COC-2.6", "COC-2.16")
def test_seats_and_start_player_are_random() -> None:
    tables = [start(3, seed=str(n)).state for n in range(40)]
    assert {tuple(s.clockwise) for s in tables} == {
        (0, 1, 2),
        (0, 2, 1),
        (1, 0, 2),
        (1, 2, 0),
        (2, 0, 1),
        (2, 1, 0),
    }
    assert {s.start for s in tables} == {0, 1, 2}
    assert all(s.players[seat].home == n for s in tables for n, seat in enumerate(s.clockwise))


@pytest.mark.rule("COC-2.17", "COC-2.14")
def test_the_base_game_has_nothing_of_the_expansion() -> None:
    s: State = start(2).state
    assert all(me.civilization < 0 and not me.leaders for me in s.players)
    assert (len(s.event_deck), len(s.objective_deck), len(s.wonder_deck)) == (38, 30, 8)
    assert len(s.action_deck) == 40


@pytest.mark.rule("COC-2.8", "COC-2.9", "COC-2.14")
def test_with_the_expansion_everybody_leads_a_civilization() -> None:
    waters = 0
    for n in range(12):
        s: State = start(4, seed=str(n), expansion=True).state
        assert len({me.civilization for me in s.players}) == 4
        for me in s.players:
            civilization = CIVILIZATIONS[me.civilization]
            home = [s.map.terrain[place] for place in s.map.layout.areas[me.home]]
            waters += any(s.map.is_water(p) for p in s.map.layout.areas[me.home])
            assert home[0] == 0
            assert len(me.leaders) == 3
            assert civilization.start_area is not None or 4 not in home
        assert (len(s.event_deck), len(s.objective_deck)) == (58, 34)
    assert waters


HOMES = {
    "vikings": ("plains", "mountain", "forest", "water"),
    "japan": ("plains", "forest", "mountain", "water"),
    "phoenicia": ("plains", "water", "forest", "mountain"),
    "carthage": ("plains", "mountain", "water", "forest"),
    "egypt": ("plains", "barren", "forest", "mountain"),
}
"""The start areas of civilizations, position by position: the plains look to the centre."""


@pytest.mark.rule("COC-2.9")
@pytest.mark.content(
    "areas/civ_start_vikings",
    "areas/civ_start_japan",
    "areas/civ_start_phoenicia",
    "areas/civ_start_carthage",
    "areas/civ_start_egypt",
)
def test_some_civilizations_have_a_start_area_of_their_own() -> None:
    seen = set()
    for n in range(16):
        s: State = start(4, seed=str(n), expansion=True).state
        for me in s.players:
            civilization = CIVILIZATIONS[me.civilization].id
            hexes = s.map.layout.areas[me.home]
            ground = tuple(TERRAINS[s.map.terrain[place]].id for place in hexes)
            usual = {"plains", "mountain", "forest", "barren"}
            assert ground == HOMES.get(civilization, ground)
            assert civilization in HOMES or (ground[0], ground[3]) == ("plains", "barren")
            assert civilization in HOMES or set(ground) == usual
            assert me.capital == hexes[0]
            seen.add(civilization)
    assert seen >= HOMES.keys()


@pytest.mark.rule("COC-28.8")
def test_alternative_history_deals_any_leaders() -> None:
    s: State = start(4, expansion=True, alternative_history=True).state
    cards = [card for me in s.players for card in me.leaders]
    assert len(set(cards)) == 12


@pytest.mark.rule("COC-28.5")
def test_the_short_game_starts_with_two_settlers() -> None:
    table = start(2, length="short")
    label = table.state.label(player(table, 0).capital)
    assert units_at(table, 0, label) == {"settler": 2}


@pytest.mark.rule("COC-2.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_player_has_a_colour_and_a_full_set_of_pieces(seats: int) -> None:
    table = start(seats)
    s: State = table.state
    assert sorted(city.owner for city in s.cities.values()) == list(range(seats))
    for me in s.players:
        built = [city.colours for city in s.cities.values()]
        for kind, structure in enumerate(STRUCTURES):
            on_map = sum(colours[kind] == me.seat for colours in built)
            assert me.pieces_left[kind] + on_map == structure.per_player
        units = [unit & KIND for here in s.units[me.seat].values() for unit in here]
        for kind, unit in enumerate(UNITS):
            assert me.units_left[kind] + units.count(kind) == unit.supply["player"]


@pytest.mark.rule("COC-28.9")
def test_variants_can_be_combined_but_for_the_two_lengths() -> None:
    for length in ("flexible", "short"):
        s: State = start(
            2,
            length=length,
            expansion=True,
            events="optional",
            random_leader=True,
            wonder_buffet=True,
            alternative_history=True,
        ).state
        assert (s.rules.length, s.rules.events) == (length, "optional")
        assert s.rules.wonder_buffet
        assert s.rules.random_leader
        assert s.rules.alternative_history
    lengths = [option for option in META.options if {"flexible", "short"} & {*option.choices}]
    assert [option.id for option in lengths] == ["length"]  # one option: never both


@pytest.mark.rule("COC-28.10", "COC-2.17")
def test_the_expansion_is_an_option() -> None:
    without, used = (start(2, expansion=chosen).state for chosen in (False, True))
    assert [me.civilization for me in without.players] == [NONE, NONE]
    assert all(me.civilization != NONE and me.leaders for me in used.players)
    assert (len(without.event_deck), len(used.event_deck)) == (38, 58)
    assert not any(EVENTS[n].expansion for n in without.event_deck)


@pytest.mark.rule("COC-28.6", "COC-28.8")
@pytest.mark.parametrize("option", ["random_leader", "alternative_history"])
def test_leaders_are_chosen_otherwise_only_where_there_are_leaders(option: str) -> None:
    """Both belong to the expansion; matches of before 0.4 could be set up otherwise."""
    assert option not in META.choices(2, 0, {})
    assert META.choices(2, 0, {"expansion": True})[option] == (True, False)
    with pytest.raises(Excluded):
        META.setting(2, {option: True})
    assert META.setting(2, {option: True}, rules=1).options[option] is True


@pytest.mark.rule("COC-5.8")
def test_how_many_offers_is_asked_only_where_there_is_trade() -> None:
    with pytest.raises(Excluded):
        META.setting(2, {"trade": False, "trade_offers": 1})
