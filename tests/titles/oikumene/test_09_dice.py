"""Rerolls, swords and what is put aside (HRN-9.11 to HRN-9.15)."""

from __future__ import annotations

from typing import Any

import pytest

from civitas.kernel.asks import Flow
from civitas.kernel.logged import Logged
from civitas.kernel.words import words_for
from civitas.titles.oikumene import META
from civitas.titles.oikumene.content.units import RED, WHITE
from civitas.titles.oikumene.picks.common import DONE, PASS
from civitas.titles.oikumene.picks.war import (
    AsideShields,
    AsideSwords,
    RerollFree,
    RerollPaid,
    RerollToo,
)
from civitas.titles.oikumene.scene import Scene
from civitas.titles.oikumene.war.dice import free_rerolls, paid_rerolls
from civitas.titles.oikumene.war.rerolls import rerolls
from civitas.titles.oikumene.war.rounds import count_swords, open_round, swords
from tests.titles.oikumene.clashes import battle, clash, dice, lay, of, side


def _met(mode: str = "original", number: int = 2, **numbers: int) -> Scene:
    scene = Scene(2, mode=mode).units(0, "light_infantry", "latium", number)
    scene.units(1, "light_infantry", "latium", number).player(0, **numbers)
    return clash(scene, "latium")


def _ask(flow: Flow, pick: object = None) -> Any:
    """What a flow asks next; None if it is done."""
    try:
        return flow.send(pick)
    except StopIteration:
        return None


FREE = RerollFree("light_infantry", "experienced", "out", "die_white", 0)
PAID = RerollPaid("light_infantry", "standard", "out", "die_white", 0)
TOO = RerollToo("light_infantry", "standard", "out", "die_white", 0)


@pytest.mark.rule("HRN-9.11", "HRN-12.1")
@pytest.mark.parametrize(("level", "free", "paid"), [
    ("recruit", 0, 0),
    ("standard", 0, 1),
    ("experienced", 1, 1),
    ("veteran", 1, 1),
    ("elite", 2, 1),
])  # fmt: skip
def test_rerolls_by_level(level: str, free: int, paid: int) -> None:
    scene = Scene(2, mode="original")
    stack = of(scene, "light_infantry", "latium", level)
    assert free_rerolls(scene.state, scene.me(0), stack) == free
    assert paid_rerolls(scene.state, scene.me(0), stack) == paid


@pytest.mark.rule("HRN-9.11")
@pytest.mark.content("features/commanders", "units/war_elephants")
@pytest.mark.parametrize(("commander", "free", "paid"), [
    (0, 0, 1), (1, 0, 1), (2, 0, 2), (3, 1, 2), (4, 1, 2),
])  # fmt: skip
def test_rerolls_by_commander_and_never_for_elephants(commander: int, free: int, paid: int) -> None:
    scene = Scene(2, mode="extended").player(0, commander=commander)
    me, stack = scene.me(0), of(scene, "heavy_infantry", "latium")
    assert free_rerolls(scene.state, me, stack) == free
    assert paid_rerolls(scene.state, me, stack) == paid
    elephants = of(scene, "war_elephants", "latium")
    assert free_rerolls(scene.state, me, elephants) == 0
    assert paid_rerolls(scene.state, me, elephants) == 0
    recruit = of(scene, "heavy_infantry", "latium", "recruit")
    assert free_rerolls(scene.state, me, recruit) == 0


@pytest.mark.rule("HRN-18.26")
@pytest.mark.content("factions/orient_hittites")
def test_light_infantry_of_the_hittites_has_a_free_reroll_but_recruits_have_none() -> None:
    scene = Scene(4, mode="original", map="orient").faction(0, "orient_hittites")
    field = scene.state.label(scene.state.world.fields[0])
    for level, number in (("recruit", 0), ("standard", 1), ("experienced", 2)):
        stack = of(scene, "light_infantry", field, level)
        assert free_rerolls(scene.state, scene.me(0), stack) == number
    assert free_rerolls(scene.state, scene.me(0), of(scene, "cavalry", field)) == 0


@pytest.mark.rule("HRN-9.11")
def test_free_rerolls_come_first_and_equal_dice_are_one_choice() -> None:
    scene = _met(prestige=20)
    own = of(scene, "light_infantry", "latium", "experienced")
    lay(scene, 0, dice=dice("white", 0, 0, 0, 1, whose=own, free=1, paid=1))
    flow = rerolls(scene.state)
    ask = _ask(flow)
    assert ask is not None
    assert (ask.what, ask.seat) == ("reroll-free", 0)
    assert ask.picks == [DONE, FREE]
    ask = _ask(flow, FREE)
    assert sorted(die.free for die in side(scene, 0).dice) == [0, 1, 1, 1]
    ask = _ask(flow, DONE)
    assert ask.what == "reroll-paid"


@pytest.mark.rule("HRN-9.11")
@pytest.mark.parametrize("best", [True, False])
def test_only_veterans_and_elite_keep_the_better_result(best: bool) -> None:
    level = "veteran" if best else "experienced"
    results = set()
    for seed in range(40):
        scene = Scene(2, mode="original", seed=seed).units(0, "heavy_infantry", "latium", 1, level)
        clash(scene.units(1, "light_infantry", "latium"), "latium")
        own = of(scene, "heavy_infantry", "latium", level)
        lay(scene, 0, dice=dice("red", 1, whose=own, free=1, best=best))
        flow = rerolls(scene.state)
        _ask(flow)
        _ask(flow, RerollFree("heavy_infantry", level, "out", "die_red", 1))
        results.add(side(scene, 0).dice[0].swords)
    assert results == ({1, 2} if best else {0, 1, 2})


@pytest.mark.rule("HRN-9.11", "HRN-16.5")
@pytest.mark.content("features/prestige")
def test_four_prestige_reroll_two_dice_each_once() -> None:
    scene = _met(prestige=9)
    own = of(scene, "light_infantry", "latium")
    lay(scene, 0, dice=dice("white", 0, 0, 1, whose=own, paid=1))
    flow = rerolls(scene.state)
    ask = _ask(flow)
    assert ask.picks == [PASS, PAID]
    ask = _ask(flow, PAID)
    assert ask.picks == [DONE, TOO]
    assert scene.me(0).prestige == 5
    assert _ask(flow, TOO) is None  # each die once, and one shows its best already
    assert scene.me(0).prestige == 5
    assert [die.paid for die in side(scene, 0).dice] == [0, 0, 1]


@pytest.mark.rule("HRN-1.3", "HRN-9.11")
def test_nobody_buys_rerolls_without_prestige() -> None:
    for mode, prestige in (("original", 3), ("quick", 50)):
        scene = _met(mode, prestige=prestige)
        lay(scene, 0, dice=dice("white", 0, whose=of(scene, "light_infantry", "latium"), paid=1))
        assert _ask(rerolls(scene.state)) is None


@pytest.mark.rule("HRN-9.12")
@pytest.mark.content("purchases/reroll_two_dice")
def test_paid_rerolls_alternate_and_the_defender_decides_first() -> None:
    scene = _met(prestige=8).player(1, prestige=4)
    own = of(scene, "light_infantry", "latium")
    for which in (0, 1):
        lay(scene, which, dice=dice("red", 1, 1, 1, whose=own, paid=1))
    again = RerollPaid("light_infantry", "standard", "out", "die_red", 1)
    flow = rerolls(scene.state)
    seats = []
    ask = _ask(flow)
    seats.append(ask.seat)
    ask = _ask(flow, PASS)
    seats.append(ask.seat)
    ask = _ask(flow, again)
    assert ask.what == "reroll-too"
    ask = _ask(flow, DONE)
    seats.append(ask.seat)
    assert seats == [1, 0, 1]  # who passed is asked again since the other has bought one
    ask = _ask(flow, PASS)
    assert ask.seat == 0
    assert _ask(flow, PASS) is None


@pytest.mark.rule("HRN-9.13")
@pytest.mark.content("features/rivals")
def test_swords_shown_for_blanks_for_units_against_the_rival_and_carried_over() -> None:
    scene = _met(number=8, prestige=10, rival=1)
    lay(scene, 0, dice=dice("white", 1, 1, 0, 0, 0, 0, 0, 0), sword_sources=(0, 0, 0, 3))
    count_swords(scene.state, 0)
    assert side(scene, 0).sword_sources == (2, 2, 2, 3)
    assert side(scene, 0).swords == 9
    lay(scene, 1, dice=dice("white", 1, 0, 0, 0))
    count_swords(scene.state, 1)
    assert side(scene, 1).swords == 2 - 2  # 8 units of very low morale: 2 swords less


@pytest.mark.rule("HRN-9.13")
def test_blank_dice_of_recruits_do_not_count() -> None:
    scene = _met(prestige=10)
    lay(scene, 0, dice=dice("white", 0, 0, blank=True) + dice("white", 0, blank=False))
    count_swords(scene.state, 0)
    assert side(scene, 0).swords == 0


@pytest.mark.rule("HRN-9.15", "HRN-9.14")
@pytest.mark.content("features/carry_over_swords")
def test_pairs_of_swords_are_carried_over_as_swords_or_shields() -> None:
    scene = _met(prestige=10).player(1, prestige=10)
    lay(scene, 0, dice=dice("white", *[1] * 7))
    flow = swords(scene.state)
    ask = _ask(flow)
    assert (ask.what, ask.seat) == ("put-aside", 0)
    ask = _ask(flow, AsideSwords(1))
    assert ask.picks == [DONE, AsideShields(1), AsideShields(2)]
    assert _ask(flow, AsideShields(2)) is None
    assert side(scene, 0).swords == 1
    open_round(scene.state)
    assert side(scene, 0).shields == 2
    assert side(scene, 0).shield_sources == (0, 2)
    count_swords(scene.state, 0)
    assert side(scene, 0).swords == 1
    open_round(scene.state)
    assert (side(scene, 0).shields, side(scene, 0).sword_sources) == (0, (0, 0, 0, 0))


@pytest.mark.rule("HRN-9.15")
def test_nothing_is_put_aside_in_lower_modes_or_in_the_last_round() -> None:
    scene = _met("basic")
    lay(scene, 0, dice=dice("white", *[1] * 7))
    assert _ask(swords(scene.state)) is None
    scene = _met(prestige=10)
    for _ in range(5):
        open_round(scene.state)
    assert battle(scene).round == 6
    lay(scene, 0, dice=dice("white", *[1] * 7))
    assert _ask(swords(scene.state)) is None


@pytest.mark.rule("HRN-9.11")
def test_a_die_that_shows_its_best_is_not_offered() -> None:
    scene = _met(prestige=20)
    own = of(scene, "light_infantry", "latium")
    lay(scene, 0, dice=dice("white", 1, whose=own, paid=1) + dice("red", 2, whose=own, paid=1))
    assert [die.colour for die in side(scene, 0).dice] == [WHITE, RED]
    assert _ask(rerolls(scene.state)) is None


@pytest.mark.rule("HRN-9.13", "HRN-16.9")
@pytest.mark.parametrize(("prestige", "swords_shown", "told"), [
    (0, (1, 0), "0 swords (1 shown, -1 for units and morale) and"),
    (20, (1, 0), "1 sword and"),
    (20, (0, 0, 0), "1 sword (0 shown, 1 for dice without) and"),
])  # fmt: skip
def test_the_log_says_where_swords_come_from(
    prestige: int, swords_shown: tuple[int, ...], told: str
) -> None:
    scene = _met(number=len(swords_shown), prestige=prestige)
    whose = of(scene, "light_infantry", "latium")
    open_round(scene.state)
    lay(scene, 0, dice=dice("white", *swords_shown, whose=whose))
    told_by: Logged = scene.state
    told_by.log = []
    count_swords(scene.state, 0)
    (line,) = told_by.log
    assert told in words_for(META, "en").line(line).replace("\u2212", "-")
