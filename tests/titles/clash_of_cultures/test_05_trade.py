"""Section 5: trade between players."""

from __future__ import annotations

import random

import pytest

import civitas
from civitas.kernel.asks import Pick
from civitas.kernel.table import Table
from civitas.kernel.words import words_for
from civitas.titles.clash_of_cultures import META
from civitas.titles.clash_of_cultures.content.cards import ACTION_CARD, OBJECTIVE, WONDER
from civitas.titles.clash_of_cultures.course.turns import menu
from civitas.titles.clash_of_cultures.picks.cards import PlayCard
from civitas.titles.clash_of_cultures.picks.common import Pass, Player
from civitas.titles.clash_of_cultures.picks.moves import Command
from civitas.titles.clash_of_cultures.picks.people import Cheer
from civitas.titles.clash_of_cultures.picks.trade import (
    Accept,
    Counter,
    Deal,
    Give,
    GiveCard,
    Propose,
    Want,
    WantCard,
)
from civitas.titles.clash_of_cultures.scene import Scene, goods_of, player
from civitas.titles.clash_of_cultures.title import TITLE
from tests.titles.clash_of_cultures.helpers import asked, do, offered, refused

WITH_LEADERS = {"expansion": True}


def market(**goods: int) -> Scene:
    """Seat 0 has wood and seat 1 ore."""
    return Scene().goods(0, food=0, wood=2, **goods).goods(1, food=0, ore=2)


@pytest.mark.rule("COC-5.1", "COC-5.3")
def test_a_trade_happens_at_once_on_both_sides() -> None:
    table = do(market().turn(0), Deal(), Give("wood"), Give("wood"), Want("ore"), Propose())
    assert (asked(table), table.asks[0].seat) == ("trade-answer", 1)
    do(table, Accept())
    assert goods_of(table, 0) == {"ore": 1}
    assert goods_of(table, 1) == {"wood": 2, "ore": 1}
    assert (asked(table), table.asks[0].seat) == ("turn", 0)
    assert table.state.turn.actions == 3


@pytest.mark.rule("COC-5.1")
def test_the_active_player_is_one_side() -> None:
    table = Scene(players=3).turn(0)
    reason = table.why_not(Deal(), 1)
    assert reason is not None
    assert reason.clause == "COC-3.2"
    do(table, Deal())
    assert (table.asks[0].seat, set(table.asks[0].picks)) == (0, {Player(1), Player(2)})
    do(table, Player(2))
    assert (asked(table), table.asks[0].params["other"]) == ("trade", 2)


def test_a_side_without_goods_is_not_told() -> None:
    table = do(market().turn(0), Deal(), Give("wood"), Propose())
    told = [line.message for line in table.story(1)]
    assert "offers" in told
    assert "asks-for" not in told


@pytest.mark.rule("COC-5.3")
def test_an_offer_may_be_declined() -> None:
    table = do(market().turn(0), Deal(), Give("wood"), Want("ore"), Propose(), Pass())
    assert goods_of(table, 0) == {"wood": 2}
    assert asked(table) == "turn"


@pytest.mark.rule("COC-5.3")
def test_an_offer_may_be_countered() -> None:
    table = do(market().turn(0), Deal(), Give("wood"), Want("ore"), Propose(), Counter())
    assert table.asks[0].seat == 1
    do(table, Give("ore"), Want("wood"), Want("wood"), Propose())
    assert table.asks[0].seat == 0
    do(table, Accept())
    assert goods_of(table, 0) == {"ore": 1}
    assert goods_of(table, 1) == {"wood": 2, "ore": 1}


@pytest.mark.rule("COC-5.4")
def test_both_must_own_what_they_give_and_limits_hold() -> None:
    table = do(market().turn(0), Deal(), Give("wood"), Give("wood"))
    assert Give("wood") not in table.asks[0].picks
    assert Give("ore") not in table.asks[0].picks
    assert Want("wood") not in table.asks[0].picks
    scene = market().goods(1, wood=6)
    table = do(scene.turn(0), Deal(), Give("wood"), Give("wood"), Propose(), Accept())
    assert goods_of(table, 1)["wood"] == 7


@pytest.mark.rule("COC-5.2")
def test_tokens_and_cards_of_all_three_kinds_can_be_traded() -> None:
    scene = market(mood=1, culture=1).player(
        0, actions=["action_01"], objectives=["objective_01"], wonders=["great_wall"]
    )
    table = do(scene.turn(0), Deal(), Give("mood"), Give("culture"), GiveCard("action_01"))
    do(table, GiveCard("objective_01"), GiveCard("great_wall"), Propose())
    shown = TITLE.view(table.state, 1).offer
    assert shown is not None
    assert shown.cards == ("action_01", "objective_01", "great_wall")
    do(table, Accept())
    other = player(table, 1)
    assert other.action_hand == (ACTION_CARD["action_01"],)
    assert other.objective_hand == (OBJECTIVE["objective_01"],)
    assert other.wonder_hand == (WONDER["great_wall"],)
    assert goods_of(table, 1) == {"ore": 2, "mood": 1, "culture": 1}


@pytest.mark.rule("COC-5.5")
def test_a_card_asked_for_is_of_the_givers_choice_and_hidden() -> None:
    scene = market().player(1, actions=["action_01", "action_02"])
    table = do(scene.turn(0), Deal(), Give("wood"), WantCard("deck-action"), Propose(), Accept())
    assert set(table.asks[0].picks) == {GiveCard("action_01"), GiveCard("action_02")}
    do(table, GiveCard("action_02"))
    assert player(table, 0).action_hand == (ACTION_CARD["action_02"],)
    assert player(table, 1).action_hand == (ACTION_CARD["action_01"],)


@pytest.mark.rule("COC-5.5", "COC-4.14")
def test_others_do_not_see_an_offered_card() -> None:
    scene = Scene(players=3).player(0, actions=["action_01"])
    table = do(scene.turn(0), Deal(), Player(1), GiveCard("action_01"))
    seen = [TITLE.view(table.state, seat).offer for seat in (0, 1, 2)]
    assert [offer.cards for offer in seen if offer] == [
        ("action_01",),
        ("deck-action",),
        ("deck-action",),
    ]


@pytest.mark.rule("COC-5.7")
def test_a_gift_is_a_trade_with_an_empty_side() -> None:
    table = do(market().turn(0), Deal())
    assert Propose() not in table.asks[0].picks
    do(table, Give("wood"), Propose(), Accept())
    assert goods_of(table, 1) == {"wood": 1, "ore": 2}


@pytest.mark.rule("COC-5.6")
def test_no_trade_inside_an_action() -> None:
    scene = market().land("D3", "plains")
    table = do(scene.turn(0), Command())
    assert asked(table) != "turn"
    assert not offered(table, Deal)


def offer_nothing(table: Table) -> None:
    do(table, Deal(), Pass())


@pytest.mark.rule("COC-5.8")
def test_offers_are_limited_and_can_be_switched_off() -> None:
    table = market().turn(0)
    for _ in range(3):
        offer_nothing(table)
    assert refused(table, Deal()) == "COC-5.8"
    table = Scene(trade_offers=1).turn(0)
    offer_nothing(table)
    assert refused(table, Deal()) == "COC-5.8"
    assert refused(Scene(trade=False).turn(0), Deal()) == "COC-5.8"


@pytest.mark.rule("COC-5.8")
def test_the_limit_holds_for_each_turn_and_each_player() -> None:
    table = Scene(trade_offers=1).goods(0, wood=1).turn(0, actions=0)
    do(table, Deal(), Give("wood"), Propose(), Counter(), Give("food"), Propose())
    assert set(table.asks[0].picks) == {Accept(), Pass()}
    do(table, Pass())  # and nothing else is left to do
    assert table.asks[0].seat == 1
    assert Deal() in table.asks[0].picks


@pytest.mark.rule("COC-5.8")
def test_an_offer_names_at_most_ten_things_on_each_side() -> None:
    scene = Scene(players=2).player(0, advances=["storage"], actions=["action_01"])
    scene.goods(0, food=5, gold=6).goods(1, wood=2, ore=2, gold=7)
    table = do(scene.turn(0), Deal(), *[Give("gold")] * 6, *[Give("food")] * 3)
    assert GiveCard("action_01") in offered(table, GiveCard)
    do(table, Give("food"))
    assert not offered(table, Give)
    assert not offered(table, GiveCard)
    do(table, *[Want("gold")] * 7, *[Want("ore")] * 2, Want("wood"))
    assert not offered(table, Want)
    assert not offered(table, WantCard)
    do(table, Propose(), Accept())
    assert goods_of(table, 0) == {"food": 1, "wood": 1, "ore": 2, "gold": 7}


@pytest.mark.rule("COC-5.1")
def test_talk_leaves_the_turn_as_it_was_and_a_trade_does_not() -> None:
    table = market().city(0, "D2").goods(0, mood=1).turn(0)
    before = list(table.asks[0].picks)
    do(table, Deal(), Give("wood"), Pass())
    assert table.asks[0].picks == before
    do(table, Deal(), Give("mood"), Propose(), Pass())
    assert table.asks[0].picks == before
    do(table, Deal(), Give("mood"), Propose(), Accept())
    assert set(before) - set(table.asks[0].picks) == {Cheer("D2"), Deal()}


@pytest.mark.rule("COC-5.6")
def test_only_a_trade_is_something_done_in_the_turn() -> None:
    """Negotiations have to be the first thing of a turn."""
    scene = market().player(0, actions=["action_23"], culture=2)
    table = do(scene.turn(0), Deal(), Give("wood"), Propose(), Pass())
    assert offered(table, PlayCard)
    do(table, Deal(), Give("wood"), Propose(), Accept())
    assert not offered(table, PlayCard)


def test_whatever_is_kept_of_a_menu_is_what_would_be_listed() -> None:
    kept = 0
    for seed in range(4):
        table = civitas.new("clash_of_cultures", 3, options=WITH_LEADERS, seed=f"menu {seed}")
        luck = random.Random(seed)
        while not table.over:
            ask = table.asks[0]
            if ask.what == "turn" and table.state.turn.menu is not None:
                kept += 1
                anew = table.state.copy()
                anew.turn.forget()
                assert menu(anew, anew.players[ask.seat]) == ask.picks
            table.pick(luck.choice(ask.picks), ask.seat)
    assert kept > 50


def notes(table: Table, pick: Pick) -> str:
    told = table.title.terms(table.state, table.asks[0], pick)
    return told.note if told is not None else ""


@pytest.mark.rule("COC-4.2", "COC-4.3", "COC-5.4")
def test_who_offers_more_than_the_other_can_hold_is_told_so() -> None:
    """Without Storage there is room for 2 food, and for 7 of anything else."""
    scene = Scene().goods(0, food=2, wood=7, gold=1).goods(1, food=1, wood=6, ore=3)
    table = do(scene.turn(0), Deal())
    assert notes(table, Give("food")) == notes(table, Give("wood")) == ""
    do(table, Give("food"))
    assert notes(table, Give("food")) == "no-room-there"
    assert notes(table, Propose()) == notes(table, Give("wood")) == ""
    do(table, Give("food"))
    assert notes(table, Propose()) == "no-room-there"
    do(table, Want("food"))
    assert notes(table, Propose()) == "", "what is given makes room"
    assert notes(table, Want("wood")) == "no-room-here"
    do(table, Want("wood"))
    assert notes(table, Propose()) == "no-room-here"


@pytest.mark.rule("COC-4.2", "COC-5.3")
def test_who_agrees_is_told_what_there_is_room_for() -> None:
    scene = Scene().goods(0, food=2).goods(1, food=1, ore=2)
    table = do(scene.turn(0), Deal(), Give("food"), Give("food"), Want("ore"), Propose())
    told = table.title.terms(table.state, table.asks[0], Accept())
    assert told is not None
    assert {each.thing: each.number for each in told.gains} == {"food": 1}
    assert {each.thing: each.number for each in told.costs} == {"ore": 1}
    assert told.note == "no-room-here"
    do(table, Accept())
    assert goods_of(table, 1) == {"food": 2, "ore": 1}


@pytest.mark.rule("COC-5.3", "COC-5.5")
def test_who_agrees_is_told_of_cards_too() -> None:
    """On a phone it was the log alone that named them, behind another tab."""
    scene = market().player(0, actions=["action_01", "action_02"]).player(1, actions=["action_03"])
    table = do(scene.turn(0), Deal(), GiveCard("action_01"), GiveCard("action_02"))
    do(table, WantCard("deck-action"), Propose())
    told = table.title.terms(table.state, table.asks[0], Accept())
    assert told is not None
    assert {each.thing: each.number for each in told.gains} == {"action_cards": 2}
    assert {each.thing: each.number for each in told.costs} == {"action_cards": 1}
    assert words_for(META, "en").terms(told) == "1 action card, +2 action cards"
