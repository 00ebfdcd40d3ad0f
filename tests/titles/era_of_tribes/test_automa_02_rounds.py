"""AUT-2: rounds with Automas."""

from __future__ import annotations

import pytest

from civitas.kernel.agenda import Step
from civitas.kernel.values import NOBODY
from civitas.titles.era_of_tribes.content.automa import AUTOMA_CARD, AUTOMA_CARDS
from civitas.titles.era_of_tribes.content.fields import FIELD
from civitas.titles.era_of_tribes.goals.ending import lacks_vassals
from civitas.titles.era_of_tribes.means.morale import change_morale
from civitas.titles.era_of_tribes.picks.common import PASS
from civitas.titles.era_of_tribes.picks.course import Act, Leaders, Position
from civitas.titles.era_of_tribes.scene import Scene, board, level_of, owner_of, player, vassals_at
from tests.titles.era_of_tribes.helpers import asked, at_random, do, offered, state


def scene(automas: int = 1) -> Scene:
    """A Roman person against Iberians, and Carthaginians."""
    return Scene(1, ["romans", "iberians", "carthaginians"], automas=automas)


@pytest.mark.rule("AUT-2.1")
def test_the_round_marker_advances() -> None:
    assert [board(scene().round(n)).marker for n in (1, 2, 5)] == [41, 42, 45]


@pytest.mark.rule("AUT-2.2", "EOT-3.4")
def test_automas_have_a_morale_phase_too() -> None:
    one = scene().city(1, "turdetania").player(1, morale=4, hunger=1, influence=3)
    assert player(one.round(2), 1).morale == 1


@pytest.mark.rule("AUT-2.2", "EOT-3.3")
@pytest.mark.parametrize(
    ("people", "home", "change"), [("egyptians", "delta", 0), ("greek", "attica", -2)]
)
def test_egyptian_and_greek_automas_have_their_modifier(
    people: str, home: str, change: int
) -> None:
    one = Scene(1, ["romans", people], automas=1, setup="2p_central_sea")
    one.city(1, home).player(1, morale=4, epoch="bronze_age")
    assert player(one.round(2), 1).morale == 4 + change


@pytest.mark.rule("AUT-2.3", "EOT-11.3", "EOT-11.4")
def test_points_below_the_track_cost_influence_and_then_vassals() -> None:
    one = scene().player(1, morale=-5, influence=1, hunger=2, epoch="bronze_age")
    one.land(1, "lusitania")
    table = one.round(2)
    me = player(table, 1)
    assert (me.morale, me.influence) == (-5, 0)
    assert owner_of(table, "turdetania") == NOBODY  # neither goods nor food, as the others have
    assert len(state(table).land_of(1)) == 3


@pytest.mark.rule("AUT-2.4", "AUT-10.1", "AUT-10.9")
def test_who_has_no_vassal_left_to_remove_ends_the_game() -> None:
    one = scene().leave("latium", "campania").player(0, influence=0, morale=-5)
    points = one.me(1).influence
    change_morale(one.state, one.me(0), -1)
    table = one.at(*reversed(one.state.agenda))
    assert state(table).ending == 1
    assert [me.met for me in state(table).players] == [0, 0]
    assert player(table, 1).influence == points
    lonely = Scene(2, ["romans", "iberians"])
    lacks_vassals(lonely.state)
    assert lonely.state.ending == 0


@pytest.mark.rule("AUT-2.5")
def test_all_persons_precede_all_automas() -> None:
    one = Scene(2, ["britons", "gauls", "germanics", "norsemen"], automas=2, setup="2p_north")
    for seat, points in enumerate((9, 7, 5, 3)):
        one.player(seat, influence=points)
    assert board(one.round(2)).order == (1, 0, 3, 2)


@pytest.mark.rule("AUT-2.5", "AUT-1.5", "EOT-3.9")
def test_the_ring_leads_nobody_behind_an_automa() -> None:
    one = Scene(2, ["britons", "gauls", "germanics"], automas=1, setup="2p_north")
    table = one.ring(0).round(2)
    assert offered(table, Position) == [Position(1), Position(2)]


@pytest.mark.rule("AUT-2.6")
def test_a_card_is_revealed_after_each_cycle_in_which_somebody_acted() -> None:
    one = scene(2).automa_deck("farming_or_commerce", "navigation_or_mechanics")
    one.player(0, grey=2).player(1, thalers=9).player(2, thalers=9)
    table = one.turn(0)
    do(table, Act("trade"), Leaders(1))
    assert board(table).automa_discard[-1] == "farming_or_commerce"
    assert [sum(player(table, seat).levels) for seat in (1, 2)] == [1, 1]
    assert board(table).automa_deck == 1
    do(table, PASS)
    assert board(table).automa_deck == 1


@pytest.mark.rule("AUT-2.6")
def test_a_cycle_waits_for_all_persons() -> None:
    one = Scene(2, ["britons", "gauls", "germanics"], automas=1, setup="2p_north")
    one.automa_deck("farming_or_commerce")
    table = one.turn(0)
    do(table, Act("diplomacy"), Leaders(1))
    at_random(table, 1, lambda now: now.asks[0].seat == 1)
    assert board(table).automa_deck == 1
    do(table, PASS)
    assert board(table).automa_deck == 0


@pytest.mark.rule("AUT-2.7", "AUT-2.8")
def test_automas_in_revolution_skip_all_cards() -> None:
    one = scene(2).automa_deck("farming_or_commerce").player(0, grey=2)
    one.player(1, thalers=9).player(2, thalers=9)
    one.me(1).revolted = True
    table = one.turn(0)
    do(table, Act("trade"), Leaders(1))
    assert [sum(player(table, seat).levels) for seat in (1, 2)] == [0, 1]
    one.me(2).revolted = True
    table = one.turn(0)
    do(table, Act("trade"), Leaders(1))
    assert board(table).automa_deck == 1


@pytest.mark.rule("AUT-2.9")
def test_an_empty_deck_is_made_of_the_discards() -> None:
    one = scene().automa_deck().player(0, grey=2)
    one.state.automa_discard = (AUTOMA_CARD["farming_or_commerce"], AUTOMA_CARD["taxes_or_games"])
    one.state.automa_aside = tuple(
        n for n in range(len(AUTOMA_CARDS)) if n not in one.state.automa_discard
    )
    one.me(1).upright = False
    table = one.turn(0)
    do(table, Act("trade"), Leaders(1))
    s = state(table)
    assert (len(s.automa_deck), len(s.automa_discard)) == (1, 1)
    assert not player(table, 1).upright


@pytest.mark.rule("AUT-4.13", "AUT-2.6")
def test_the_shuffle_card_leads_to_the_next_at_once() -> None:
    one = scene().automa_deck("reshuffle").player(0, grey=2)
    one.state.automa_discard = (AUTOMA_CARD["farming_or_commerce"],)
    one.state.automa_aside = tuple(
        n for n, card in enumerate(AUTOMA_CARDS) if card.number not in (4, 6)
    )
    one.me(1).upright, one.me(1).used_goods = False, 1 << FIELD["edetania"]
    table = one.turn(0)
    do(table, Act("trade"), Leaders(1))
    assert player(table, 1).upright
    assert AUTOMA_CARD["farming_or_commerce"] in state(table).automa_discard
    assert len(state(table).automa_aside) == 6


@pytest.mark.rule("AUT-2.10", "AUT-2.11")
@pytest.mark.parametrize(
    ("upright", "revolted", "expands"),
    [(True, False, True), (False, False, False), (True, True, False)],
)
def test_an_automa_whose_leader_stands_expands(
    upright: bool, revolted: bool, expands: bool
) -> None:
    one = scene().player(1, food=3).player(0, food=0, morale=-1)
    one.me(1).upright, one.me(1).revolted = upright, revolted
    one.player(0, done=["expansion"])
    before = len(one.state.land_of(1))
    table = one.auto_expansion()
    assert (len(state(table).land_of(1)) > before) == expands


@pytest.mark.rule("AUT-2.10")
def test_persons_expand_before_automas() -> None:
    one = scene().player(1, food=3).player(0, food=3)
    before = len(one.state.land_of(1))
    table = one.auto_expansion()
    assert (asked(table), table.asks[0].seat) == ("growth", 0)
    assert len(state(table).land_of(1)) == before


@pytest.mark.rule("AUT-2.11")
def test_an_automa_that_hardly_grows_holds_games() -> None:
    one = scene().player(0, done=["expansion"]).player(1, food=1, thalers=0)
    one.me(1).used_goods = (
        1 << FIELD["edetania"] | 1 << FIELD["turdetania"] | 1 << FIELD["bastetania"]
    )
    before = len(one.state.land_of(1))
    table = one.auto_expansion()
    assert len(state(table).land_of(1)) == before
    assert player(table, 1).morale == 2 - 1  # of the next round, in the Neolithic


@pytest.mark.rule("AUT-2.12", "EOT-3.22")
def test_clean_up_of_an_automa() -> None:
    one = scene().vassals(1, "turdetania", 3).player(1, influence=5)
    one.me(1).upright, one.me(1).used_goods = False, 1 << FIELD["turdetania"]
    table = one.clean_up()
    me = player(table, 1)
    assert (me.upright, me.used_goods, vassals_at(table, "turdetania")) == (True, 0, 1)
    assert me.ore == 0


@pytest.mark.rule("AUT-2.13", "AUT-2.14")
def test_after_the_round_an_automa_revolts_if_it_can() -> None:
    one = scene().city(1, "turdetania").player(1, levels={"farming": 4}, influence=3)
    table = one.clean_up()
    me = player(table, 1)
    assert (me.epoch, me.revolted) == (1, False)
    assert me.influence >= 5


@pytest.mark.rule("AUT-2.13")
def test_else_it_buys_culture_and_else_gains_1_influence() -> None:
    one = scene().player(1, thalers=4)
    assert level_of(one.clean_up(), 1, "culture") == 1
    one.player(1, thalers=3, influence=5)
    table = one.clean_up()
    assert (level_of(table, 1, "culture"), player(table, 1).influence) == (0, 6)


@pytest.mark.rule("AUT-2.13")
def test_an_automa_that_revolted_in_the_round_does_none_of_it() -> None:
    one = scene().player(1, thalers=40, influence=5)
    one.me(1).revolted = True
    table = one.clean_up()
    assert (player(table, 1).influence, player(table, 1).thalers) == (5, 40)


@pytest.mark.rule("AUT-2.15")
def test_it_comes_before_the_end_check_and_in_the_last_round_too() -> None:
    one = scene(2).player(1, thalers=0, influence=5).player(2, thalers=0, influence=5)
    table = one.clean_up(round=10)
    assert table.over
    assert [player(table, seat).influence for seat in (1, 2)] == [6, 6]
    one.player(1, influence=22, triumph=60)
    table = one.clean_up(round=4)
    assert (table.over, state(table).ending) == (True, 4)


def test_steps_of_automas_are_on_the_agenda() -> None:
    assert scene().at(Step("automa.after", 1), Step("turn", 0)).asks[0].seat == 0
