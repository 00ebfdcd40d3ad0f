"""Nobody is asked about swords for a next battle round where the answer changes nothing."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from msgspec.structs import replace

from civitas.kernel.asks import Ask, Flow, Pick
from civitas.titles.oikumene.picks.common import DONE
from civitas.titles.oikumene.picks.war import AsideShields, AsideSwords
from civitas.titles.oikumene.scene import Scene
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.underway import Siege
from civitas.titles.oikumene.war.aside import put_aside
from civitas.titles.oikumene.war.rounds import losses
from civitas.titles.oikumene.war.sides import ATTACKER, DEFENDER, carries, current, lives_of, stands
from civitas.titles.oikumene.war.sieges import siege_losses
from tests.titles.oikumene.clashes import clash, lay, side

LIGHT, HEAVY, ELEPHANTS = "light_infantry", "heavy_infantry", "war_elephants"
Units = dict[str, int]


def _met(first: Units, second: Units, swords: tuple[int, int], *, mode: str = "original") -> Scene:
    """Two sides that have thrown so many swords."""
    scene = Scene(2, mode=mode)
    for seat, units in enumerate((first, second)):
        for kind, number in units.items():
            scene.units(seat, kind, "latium", number)
    clash(scene, "latium")
    for which, number in enumerate(swords):
        lay(scene, which, swords=number, shields=0)
    return scene


def _walled(scene: Scene, shields: int, *, breached: bool = False) -> Scene:
    scene.state.siege = Siege(scene.space("latium"), 0, 1, shields, breached)
    return scene


def _asked(s: State, which: int, *picks: Pick) -> list[Pick]:
    """What is asked after these answers; nothing if nothing is."""
    flow = put_aside(s.copy(), which)
    try:
        ask = next(flow)
        for pick in picks:
            ask = flow.send(pick)
    except StopIteration:
        return []
    assert isinstance(ask, Ask)
    return list(ask.picks)


def _older(scene: Scene) -> Scene:
    scene.state.rules = replace(scene.state.rules, version=7)
    return scene


@pytest.mark.rule("HRN-9.15", "HRN-10.8")
@pytest.mark.parametrize(("strength", "asked"), [(3, True), (4, False)])
def test_who_falls_before_walls_that_hold_is_not_asked(strength: int, asked: bool) -> None:
    """4 light infantry strike at walls of 5 shields with 4 swords; the others have 3, or 4."""
    scene = _walled(_met({LIGHT: 4}, {LIGHT: 2}, (4, strength)), 5)
    assert bool(_asked(scene.state, ATTACKER)) == asked
    assert _asked(_older(scene).state, ATTACKER) == [DONE, AsideSwords(1), AsideSwords(2)]


@pytest.mark.rule("HRN-9.15")
@pytest.mark.parametrize(("swords", "shields", "asked"), [
    (2, 0, False),  # nobody of three lives falls by two swords
    (3, 0, True),  # one falls, and lives if a pair is put aside
    (3, 1, False),
])  # fmt: skip
def test_who_falls_is_asked_if_somebody_might_fall_besides(
    swords: int, shields: int, asked: bool
) -> None:
    scene = _met({LIGHT: 3}, {ELEPHANTS: 2}, (swords, 3), mode="extended").player(0, commander=1)
    lay(scene, DEFENDER, shields=shields)
    assert bool(_asked(scene.state, ATTACKER)) == asked
    assert _asked(_older(scene).state, ATTACKER)


@pytest.mark.rule("HRN-9.15", "HRN-9.17")
@pytest.mark.parametrize(("prestige", "asked"), [(5, False), (6, True)])
def test_who_falls_is_asked_if_he_could_aim_at_the_rear(prestige: int, asked: bool) -> None:
    scene = _met({LIGHT: 2}, {ELEPHANTS: 1, "siege_engines": 1}, (2, 2), mode="extended")
    scene.player(0, commander=1, prestige=prestige)
    assert bool(_asked(scene.state, ATTACKER)) == asked


@pytest.mark.rule("HRN-9.15")
def test_the_last_enemy_falls_whatever_is_put_aside() -> None:
    """3 swords meet one life: a pair may be put aside and it falls all the same."""
    for which in (ATTACKER, DEFENDER):
        alone, many = {LIGHT: 1}, {LIGHT: 9}
        sides = (many, alone) if which == ATTACKER else (alone, many)
        scene = _met(*sides, (3, 3))
        assert _asked(scene.state, which) == []
        lay(scene, which, swords=4)  # all of them may be put aside: it lives
        assert _asked(scene.state, which)
        lay(scene, which, swords=3)
        lay(scene, 1 - which, shields=1)
        assert _asked(scene.state, which)


@pytest.mark.rule("HRN-9.15")
@pytest.mark.parametrize(("commander", "asked"), [(0, False), (1, True)])
def test_the_defender_does_not_know_yet_what_the_attacker_puts_aside(
    commander: int, asked: bool
) -> None:
    """2 swords against 2 lives; only who has a commander might put them aside (HRN-9.27)."""
    scene = _met({ELEPHANTS: 2}, {LIGHT: 2}, (2, 2), mode="extended")
    scene.player(0, commander=commander).player(1, commander=1)
    assert carries(scene.state, ATTACKER) == bool(commander)
    assert bool(_asked(scene.state, DEFENDER)) == asked


@pytest.mark.rule("HRN-9.15", "HRN-10.5")
@pytest.mark.parametrize(("first", "asked"), [(1, True), (2, False)])
def test_no_shields_are_put_aside_when_the_walls_hold_by_now(first: int, asked: bool) -> None:
    scene = _walled(_met({LIGHT: 9}, {LIGHT: 9}, (7, 0)), 5)
    assert AsideShields(1) in _asked(scene.state, ATTACKER)
    assert bool(_asked(scene.state, ATTACKER, AsideSwords(first))) == asked


# ---------------------------------------------------------------- all ways to the end


def _ends(begin: Callable[[State], Flow], s: State, path: tuple[Any, ...] = ()) -> set[Any]:
    """What all answers lead to: who lives, what was paid, and what waits for the next round."""
    mine = s.copy()
    flow = begin(mine)
    try:
        ask = next(flow)
        for pick in path:
            ask = flow.send(pick)
    except StopIteration:
        return {_end(mine)}
    assert isinstance(ask, Ask)
    return {end for pick in ask.picks for end in _ends(begin, s, (*path, pick))}


def _end(s: State) -> Any:
    sides = current(s).sides
    left = tuple((side.units, side.prestige, s.players[side.seat].prestige) for side in sides)
    if not stands(s):
        return left
    waiting = tuple((side.aside_swords, side.aside_shields) for side in sides)
    return left, waiting, s.siege and s.siege.breached


def _struck(s: State, which: int) -> Flow:
    """What is left to decide in this battle round after this side has put swords aside."""
    if which == DEFENDER and carries(s, ATTACKER):
        yield from put_aside(s, ATTACKER)
    yield from siege_losses(s) if s.siege else losses(s, s.players[0])


def _led_to(s: State, which: int, picks: tuple[Pick, ...]) -> frozenset[Any]:
    """What all may lead to after this side has answered so."""

    def go(mine: State) -> Flow:
        flow = put_aside(mine, which)
        next(flow)
        with suppress(StopIteration):
            for pick in picks:
                flow.send(pick)
        yield from _struck(mine, which)

    return frozenset(_ends(go, s))


def _wild(chance: random.Random) -> Scene:
    """A few units on either side, in the open or before walls, with any swords and shields."""
    scene, seats = Scene(2, mode="extended"), (0, 1)
    for seat in seats:
        scene.player(seat, prestige=chance.choice((0, 6)), commander=chance.choice((0, 1, 1)))
        for _ in range(chance.choice((1, 1, 2))):
            kind = chance.choice((LIGHT, LIGHT, HEAVY, "siege_engines", "pirates"))
            level = chance.choice(("recruit", "standard", "experienced", "veteran"))
            scene.units(seat, kind, "latium", chance.choice((1, 1, 2)), level)
    clash(scene, "latium")
    for seat in seats:
        shields = chance.choice((0, 0, 0, 1, 2))
        stack = chance.choice(lay(scene, seat, swords=chance.randrange(6), shields=shields).units)[
            0
        ]
        if lives_of(scene.state, seat, stack) > 1 and chance.random() < 0.4:
            lay(scene, seat, wounds=((stack, 1),))
    if chance.random() < 0.4:
        breached = chance.random() < 0.3
        _walled(scene, chance.randrange(5), breached=breached)
        for seat in seats:
            lay(scene, seat, wounds=(), shields=side(scene, seat).shields * (breached or seat))
    return scene


@pytest.mark.rule("HRN-9.15")
def test_who_is_not_asked_could_change_nothing_and_who_is_asked_could() -> None:
    """In positions of all kinds every answer is followed to the end of the battle round."""
    chance, found = random.Random(9), Counter[bool]()
    for _ in range(600):
        scene, which = _wild(chance), chance.choice((ATTACKER, DEFENDER))
        if not carries(scene.state, which):
            continue
        now, older = scene.state.copy(), _older(scene).state
        for first in ((), *((pick,) for pick in _asked(older, which)[1:])):
            answers = _asked(older, which, *first)
            ends = {_led_to(older, which, (*first, pick)) for pick in answers}
            asked = bool(_asked(now, which, *first))
            assert asked == (len(ends) > 1), (first, which, now.battle, now.siege)
            found[asked] += bool(answers)
    assert min(found[True], found[False]) > 50
