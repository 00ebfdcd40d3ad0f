"""What cards and bonus actions say of themselves before they are used."""

from __future__ import annotations

import random
from collections.abc import Hashable

import pytest

from civitas.kernel.explain import Amount, Terms
from civitas.kernel.match import new
from civitas.kernel.table import Table
from civitas.kernel.words import words_for
from civitas.titles.sands_of_time import META
from civitas.titles.sands_of_time.caravan import SECOND_LOCK
from civitas.titles.sands_of_time.content import CARDS, FIRST_EMPHASIS
from civitas.titles.sands_of_time.picks import Attack, Choose, EndTurn, Play, UseBonus
from civitas.titles.sands_of_time.scene import Scene
from civitas.titles.sands_of_time.state import Stage
from civitas.web.pages.offer import offer
from civitas.web.speech.voice import Voice

ENGLISH = words_for(META, "en", ("Anna", "Bert"))


def offered(table: Table) -> dict[str, str]:
    """What is offered, and what each answer costs and brings, in words."""
    ask = table.asks[0]
    return {
        ENGLISH.answer(ask.what, pick): ENGLISH.terms(table.terms(pick, ask.seat))
        for pick in ask.picks
    }


@pytest.mark.rule("SOT-18.3")
def test_a_bonus_action_says_that_unrest_rises_at_the_end_of_the_turn() -> None:
    table = Scene().empire(0, capital="italia").empire(1, capital="syria").turn(0, "raid", "muster")
    bonus = next(pick for pick in table.asks[0].picks if isinstance(pick, UseBonus))
    told = table.terms(bonus, 0)
    assert told is not None
    assert (told.gains, told.note) == ((Amount("unrest", 1),), "brings-support at-turn-end")
    assert table.terms(EndTurn(), 0) is None


@pytest.mark.rule("SOT-10.3", "SOT-10.4", "SOT-10.7")
def test_an_attack_says_who_is_stronger_and_a_secret_number_what_winning_with_it_costs() -> None:
    """Two soldiers against a peasant and a soldier behind a Fortress (+4)."""
    scene = Scene().empire(0, capital="italia", unrest=2, crops=5).region("graecia", "gold", 4)
    scene.empire(1, capital="graecia").built("graecia", "fortress")
    scene.citizens(0, graecia=(0, 2)).citizens(1, graecia=(1, 1))
    table = scene.turn(0, "conquest", "muster")
    table.pick(Play("conquest"))
    assert offered(table)["Attack Bert in Graecia"] == (
        "2 crops, strength 4 against 7 before the secret numbers"
    )
    table.pick(Attack("graecia", 1))
    told = offered(table)
    assert told["0: no extra strength"] == ""
    assert told["1: strength +3"] == "+1 unrest if you win"
    assert told["5: strength +15"] == "+5 unrest if you win"


def notes(table: Table, *cards: str) -> set[str]:
    pick = next(
        pick
        for pick in table.ask_for(0).picks  # type: ignore[union-attr]
        if isinstance(pick, Choose) and {pick.first, pick.second} == set(cards)
    )
    told = table.terms(pick, 0)
    return set(told.note.split()) if told is not None else set()


@pytest.mark.rule("SOT-6.8")
def test_a_card_is_not_said_to_be_idle_if_the_other_one_prepares_it() -> None:
    """Nobody stands beside another empire yet: whoever migrates first may conquer then."""
    scene = Scene().empire(0, capital="italia", crops=5).empire(1, capital="syria")
    table = scene.citizens(0, italia=(2, 1)).at(Stage.CARD_CHOICE)
    assert notes(table, "conquest", "chronicle") == {"idle-conquest"}
    assert notes(table, "conquest", "migrate") == set()
    assert notes(table, "caravan_2", "chronicle") == {"idle-caravan_2"}
    assert "idle-caravan_2" not in notes(table, "caravan_2", CARDS[FIRST_EMPHASIS + SECOND_LOCK])


@pytest.mark.rule("SOT-6.8", "SOT-12.4", "SOT-13.2", "SOT-14.3")
def test_what_calms_the_people_first_lets_others_build_and_advance() -> None:
    """With unrest 4 there is neither gold enough for a building nor heritage enough for an advance,
    but a step down costs 1 crop."""
    scene = Scene().empire(0, capital="italia", unrest=4, crops=3, gold=3, advances=["law"])
    table = scene.empire(1, capital="syria").at(Stage.CARD_CHOICE)
    assert notes(table, "build", "chronicle") == {"idle-build"}
    assert notes(table, "advance", "chronicle") == {"idle-advance"}
    assert notes(table, "build", "govern") == set()
    assert notes(table, "advance", "govern") == set()


@pytest.mark.rule("SOT-6.8", "SOT-26.11")
def test_a_temple_that_is_built_first_makes_govern_cheaper() -> None:
    scene = Scene().empire(0, capital="italia", provinces=["sicilia"], unrest=2, crops=1, gold=9)
    table = scene.empire(1, capital="syria").at(Stage.CARD_CHOICE)
    assert notes(table, "govern", "chronicle") == {"idle-govern"}
    assert notes(table, "govern", "build") == set()


@pytest.mark.rule("SOT-6.3", "SOT-6.14")
def test_a_card_that_was_played_before_says_so_when_it_is_chosen_again() -> None:
    scene = Scene().empire(0, capital="italia", gold=1, played=["muster"])
    told = offered(scene.empire(1, capital="syria").at(Stage.CARD_CHOICE))
    assert told["Chronicle and Muster"] == "Muster again: +1 unrest"
    assert "again" not in told["Chronicle and Build"]


@pytest.mark.rule("SOT-6.7")
def test_a_card_is_not_said_to_be_idle_if_an_emphasis_unlocks_what_it_lacks() -> None:
    """Nobody can pay for a step of unrest, but with cultural unlocked the first one is free."""
    scene = Scene().empire(0, capital="italia", unrest=3).empire(1, capital="syria")
    table = scene.at(Stage.CARD_CHOICE)
    assert "idle-govern" in notes(table, "govern", "chronicle")
    assert "idle-govern" in notes(table, "govern", "emphasis_political")
    assert "idle-govern" not in notes(table, "govern", "emphasis_cultural")


@pytest.mark.rule("SOT-6.7", "SOT-12.4")
def test_an_emphasis_that_does_not_help_a_card_leaves_it_idle() -> None:
    """With unrest 3 and 1 gold there is nothing to build, civil or not; with 3 gold an Amphitheater
    brings a Temple down to 3 as soon as cultural is unlocked."""
    scene = Scene().empire(0, capital="italia", unrest=3, gold=1).empire(1, capital="syria")
    table = scene.at(Stage.CARD_CHOICE)
    assert "idle-build" in notes(table, "build", "emphasis_civil")
    scene = Scene().empire(0, capital="italia", unrest=3, gold=3).empire(1, capital="syria")
    table = scene.built("italia", "amphitheater").at(Stage.CARD_CHOICE)
    assert "idle-build" in notes(table, "build", "emphasis_civil")
    assert notes(table, "build", "emphasis_cultural") == set()


def test_what_is_told_of_cards_hangs_on_the_facts_that_the_ask_names() -> None:
    """A page tells a list of cards once wherever they are the same, so nothing else may count."""
    known: dict[Hashable, list[Terms | None]] = {}
    asks = 0
    for seed in range(6):
        table = new("sands_of_time", ("Anna", "Bert"), seed=f"{seed:064x}")
        dice = random.Random(seed)
        while not table.over:
            for ask in table.asks if table.secretly else ():
                if ask.facts is not None:
                    told = [table.terms(pick, ask.seat) for pick in ask.picks]
                    assert known.setdefault((tuple(ask.picks), ask.facts()), told) == told
                    asks += 1
            ask = table.asks[0]
            table.pick(dice.choice(ask.picks), ask.seat)
    assert 0 < len(known) < asks


def test_a_page_tells_a_list_of_cards_with_what_is_to_be_known_here_and_now() -> None:
    """Once for all tables where that is alike, and elsewhere as it is there."""
    voice = Voice("sands_of_time", "en", ("Anna", "Bert"))
    for seed in range(2):
        table = new("sands_of_time", ("Anna", "Bert"), seed=f"{seed:064x}")
        dice = random.Random(seed)
        while not table.over:
            ask = table.asks[0]
            if ask.facts is not None:
                shown = [", ".join(shown[4]) for shown in offer(table, ask, voice).picks]
                assert shown == [
                    ENGLISH.terms(table.terms(pick, ask.seat), voice.answer(ask.what, pick))
                    for pick in ask.picks
                ]
            table.pick(dice.choice(ask.picks), ask.seat)
