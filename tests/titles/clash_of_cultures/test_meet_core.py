"""Main actions, battles and the 48 advances where several of their rules meet."""

from __future__ import annotations

import pytest

from civitas.kernel.table import Table
from civitas.titles.clash_of_cultures.picks.battles import FightOn, LoseUnit, Retreat
from civitas.titles.clash_of_cultures.picks.cities import Collect, Construct, Take
from civitas.titles.clash_of_cultures.picks.common import (
    Advance,
    Done,
    Gain,
    Government,
    Pass,
    Use,
)
from civitas.titles.clash_of_cultures.picks.events import Reinforce
from civitas.titles.clash_of_cultures.picks.moves import Command, From
from civitas.titles.clash_of_cultures.picks.people import Enlist, Recruit
from civitas.titles.clash_of_cultures.scene import (
    Scene,
    actions_left,
    advances_of,
    buildings_of,
    goods_of,
    mood_of,
    player,
    points_of,
    units_at,
)
from tests.titles.clash_of_cultures.fights import march, plains, rolled
from tests.titles.clash_of_cultures.helpers import asked, do, offered, refused

ONE, THREE, SIX = 1, 5, 12
"""A one of a leader, a three of an elephant, a six of infantry."""

# ------------------------------------------------------------------ advances


@pytest.mark.rule("COC-26.23", "COC-0.8")
def test_nobody_has_to_take_what_dogma_gives() -> None:
    """The last marker of the event counter may be worth more than the advance."""
    scene = Scene().city(0, "C3").knows(0, "myths", "dogma", "devotion", "conversion")
    scene.player(0, food=1, wood=1, ore=1, counter=1).deck("event", "flood")
    table = do(scene.turn(0), Construct("D2"), Gain("mood"))
    assert offered(table, Advance) == [Advance("fanaticism")], "asked though there is but one"
    do(table, Pass())
    assert (asked(table), player(table, 0).counter) == ("turn", 1)
    assert "fanaticism" not in advances_of(table, 0)


@pytest.mark.rule("COC-7.5", "COC-7.11", "COC-4.5")
def test_babylon_loses_no_ideas_to_dogma() -> None:
    """Its drawback is lifted by what is unlocked with it."""
    scene = Scene(expansion=True).player(0, civilization="babylon", ideas=6)
    table = do(scene.knows(0, "myths", "state_religion").turn(0), Advance("dogma"))
    do(table, table.asks[0].picks[0])
    assert goods_of(table, 0) == {"ideas": 6}


@pytest.mark.rule("COC-25.14", "COC-4.5")
def test_nor_when_it_changes_its_government() -> None:
    scene = Scene(expansion=True).player(0, civilization="babylon", ideas=6, mood=1, culture=1)
    scene.knows(0, "voting", "philosophy", "myths", "state_religion")
    table = scene.status_phase()
    while asked(table) != "government":
        do(table, Pass() if Pass() in table.asks[0].picks else table.asks[0].picks[0])
    do(table, Government("theocracy"))
    assert "dogma" in advances_of(table, 0)
    assert goods_of(table, 0)["ideas"] == 6


@pytest.mark.rule("COC-26.23", "COC-26.24", "COC-21.5", "COC-7.6")
def test_a_temple_that_ends_in_anarchy() -> None:
    """State Religion pays for its food, Dogma brings Fanaticism, its marker was the last one, and
    the event takes both; what lies on the card is worth a point each, and the temple stays."""
    scene = (
        Scene().city(0, "C3").knows(0, "myths", "state_religion", "dogma").deck("event", "anarchy")
    )
    scene.player(0, food=0, wood=1, ore=1, ideas=2, counter=1)
    table = do(scene.turn(0), Construct("C3"), Gain("culture"), Advance("fanaticism"))
    assert asked(table) == "turn"
    assert not {"dogma", "fanaticism"} & advances_of(table, 0)
    assert buildings_of(table, "C3") == {"temple": 0}
    assert points_of(table, 0) == 3 + 2 + 2, "a temple and two cities, four advances, the event"


@pytest.mark.rule("COC-9.8", "COC-0.9")
def test_husbandry_that_was_not_needed_is_left_for_the_next_collect() -> None:
    scene = Scene().land("D3 D4 C3 E3", "plains").knows(0, "husbandry").goods(0, food=0)
    table = do(scene.turn(0), Collect("D2"), Take("D3", "food"), Done())
    do(table, Collect("D2"), Take("D4", "food"), Done(), Collect("D2"))
    assert Take("D3", "food") in table.asks[0].picks
    assert Take("D4", "food") not in table.asks[0].picks


@pytest.mark.rule("COC-26.19", "COC-14.16")
def test_a_collect_that_was_taken_back_bars_no_free_economy() -> None:
    scene = Scene().knows(0, "voting", "free_economy").goods(0, food=0, mood=1)
    table = do(scene.turn(0), Collect("D2"), Take("D2", "food"), Done())
    assert Use("free_economy") not in table.asks[0].picks
    while Use("free_economy") not in table.asks[0].picks:
        table.undo(0)
    do(table, Use("free_economy"))
    assert (goods_of(table, 0), actions_left(table)) == ({}, 3)


@pytest.mark.rule("COC-25.4", "COC-26.5", "COC-7.5")
def test_free_advances_of_two_players_in_turn_order() -> None:
    """Philosophy brings its own idea and mood, but nothing for the science taken freely later."""
    scene = Scene(length="short").knows(0, "writing").goods(0, food=0)
    table = scene.status_phase(start=1)
    assert table.asks[0].seat == 1
    do(table, Advance("storage"), Advance("philosophy"), Advance("myths"))
    assert goods_of(table, 0) == {"ideas": 1, "mood": 1}
    do(table, Advance("math"))
    assert goods_of(table, 0) == {"ideas": 1, "mood": 1, "culture": 1}


# ------------------------------------------------------------------ barbarians


@pytest.mark.rule("COC-22.8", "COC-22.9", "COC-22.15")
def test_without_infantry_riders_still_join_who_has_just_come() -> None:
    """A city that stands empty gets infantry or nothing; where some have marched in there is a
    choice of the rest."""
    scene = Scene(expansion=True).land("C3 D3 D4", "plains").land("C4 E4", "water")
    scene.city("barbarians", "C3").city("barbarians", "D3").units("barbarians", "D4", infantry=1)
    scene.supply("barbarians", infantry=0).goods(0, food=0).knows(0, "irrigation")
    table = scene.event("famine_1")
    assert units_at(table, "barbarians", "D3") == {"infantry": 1}
    assert set(table.asks[0].picks) == {Reinforce("D3", "cavalry"), Reinforce("D3", "elephant")}
    do(table, Reinforce("D3", "elephant"))
    assert (asked(table), units_at(table, "barbarians", "C3")) == ("turn", {})


# ------------------------------------------------------------------ battles


def meeting(rolls: tuple[int, ...], **defenders: int) -> Table:
    """Four infantry attack, and a field is all that is fought for."""
    scene = plains(expansion=True).units(0, "D3", infantry=4, settler=1).knows(0, "tactics")
    scene.units(1, "D4", **defenders).rolls(*rolls)
    return march(scene.turn(0), "D3", "D4", *["infantry"] * 4, "settler")


@pytest.mark.rule("COC-15.16", "COC-15.19", "COC-15.20")
def test_both_sides_have_lost_theirs_before_anybody_thinks_of_retreat() -> None:
    """A three without a use for its symbol on all eight dice: two hits each way."""
    table = meeting((THREE,) * 8, cavalry=3, infantry=1)
    assert (asked(table), table.asks[0].seat) == ("lose-unit", 1)
    assert units_at(table, 0, "D4") == {"infantry": 2, "settler": 1}
    do(table, LoseUnit("infantry"))
    assert (asked(table), table.asks[0].seat) == ("retreat", 0)
    do(table, Retreat())
    assert units_at(table, 0, "D3") == {"infantry": 2, "settler": 1}
    assert units_at(table, 1, "D4") == {"cavalry": 2}


@pytest.mark.rule("COC-15.19", "COC-15.6")
def test_who_fights_on_is_asked_again_after_the_next_round() -> None:
    table = meeting((THREE,) * 8 + (ONE,) * 4, cavalry=4)
    do(table, FightOn())
    assert (asked(table), len(rolled(table))) == ("retreat", 4)
    assert units_at(table, 0, "D4") == {"infantry": 2, "settler": 1}


@pytest.mark.rule("COC-11.9", "COC-11.11", "COC-12.10", "COC-23.12", "COC-6.12")
def test_new_ships_that_fought_pirates_stay_where_they_are() -> None:
    """Medicine and Nationalism come first; then two sink and two pirates with them. The city was
    at work before, so it is less happy afterwards."""
    scene = Scene(expansion=True).land("D3 D4", "water").knows(0, "medicine", "nationalism")
    scene.city(0, "D2", "port", "temple", "academy", mood="happy", port="D3", activations=1)
    scene.units("pirates", "D3", ship=2).goods(0, food=0, wood=5, gold=3).rolls(*(SIX,) * 6)
    table = do(scene.turn(0), Recruit("D2"), *[Enlist("ship")] * 4)
    do(table, Use("medicine"), Gain("gold"), Gain("mood"), Gain("culture"))
    assert goods_of(table, 0) == {"gold": 1 + 2, "mood": 1, "culture": 1}
    assert (units_at(table, 0, "D3"), mood_of(table, "D2")) == ({"ship": 2}, "neutral")
    assert refused(do(table, Command()), From("D3")) == "COC-12.10"
