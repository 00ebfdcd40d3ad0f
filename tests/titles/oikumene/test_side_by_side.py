"""Whatever all do at the same time comes to the same in whatever order they do it, and sub-phases
that run into each other come to the same as one after the other (HRN-4.2): in wild positions."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Sequence

import pytest

from civitas.kernel.agenda import Step
from civitas.kernel.asks import Pick
from civitas.kernel.table import Table
from civitas.kernel.values import NOBODY
from civitas.titles.oikumene.content.calendar import YEARS
from civitas.titles.oikumene.content.modes import MODE
from civitas.titles.oikumene.course.abreast import abreast
from civitas.titles.oikumene.course.calendar import PLANS
from civitas.titles.oikumene.means.control import settle_all
from civitas.titles.oikumene.means.stores import remove_herds
from civitas.titles.oikumene.picks.common import DONE
from civitas.titles.oikumene.picks.moves import Move
from civitas.titles.oikumene.scene import Scene
from civitas.titles.oikumene.state import State
from tests.titles.oikumene.wild_positions import wild_scene

POSITIONS = 14
ENOUGH = 60
"""After so many picks whoever may stop does."""
TOGETHER = {
    *("feeding", "upkeep", "harvest", "hinterland_wages", "movement_herds"),
    *("hinterland_experience", "hinterland_building", "hinterland_trade"),
}
"""In these all act at the same time, and no dice fall."""
CHAINED = ("movement_herds", "combat_plunder", "combat_end", "hinterland_building")
"""With these sub-phases begin that may run into each other."""


def lies(s: State) -> list[object]:
    """All that lies on the table; nothing hangs on the order in which stacks came."""
    players = [
        (me.gold, me.prestige, me.victory, me.rival, me.commander, me.friends, me.helps, me.gone)
        for me in s.players
    ]
    units = [sorted(each.items()) for me in s.players for each in (me.units, me.training)]
    fields = (s.town, s.owner, s.yard, s.fort, s.grain, s.fish, s.crop, s.sower, s.herds)
    return [players, units, *fields, s.stalls, s.stone, s.control, sorted(s.sites.items())]


def at_random(table: Table, dice: random.Random) -> dict[int, list[Pick]]:
    """Play to the end, now one and now another; by seat, what was picked."""
    picked: dict[int, list[Pick]] = {}
    for number in range(10 * ENOUGH):
        if table.over:
            break
        ask = dice.choice(table.asks)
        picks = ask.picks
        stop = number > ENOUGH and DONE in picks
        pick = DONE if stop else dice.choice(picks)
        picked.setdefault(ask.seat, []).append(pick)
        table.pick(pick, ask.seat)
    assert table.over
    return picked


def again(table: Table, picked: dict[int, list[Pick]], which: int) -> Table:
    """The same picks, the first seat to its end before the next one, or the last one first."""
    left = {seat: deque(picks) for seat, picks in picked.items()}
    while not table.over:
        ask = table.asks[which]
        table.pick(left[ask.seat].popleft(), ask.seat)
    assert not any(left.values())
    return table


def table_at(scene: Scene, steps: Sequence[Step], phase: str) -> Table:
    scene.state.phase = phase
    scene.state.agenda = tuple(steps[::-1])
    return scene.table()


def _scene(dice: random.Random, number: int, season: int) -> Scene:
    scene = wild_scene(dice, (2, 3, 4)[number % 3])
    s = scene.state
    s.round = 4 * dice.randrange(YEARS) + season + 1
    settle_all(s)
    return scene


@pytest.mark.rule("HRN-4.2")
@pytest.mark.parametrize("number", range(POSITIONS))
def test_the_order_in_which_all_act_at_the_same_time_changes_nothing(number: int) -> None:
    dice = random.Random(f"side by side {number}")
    scene = _scene(dice, number, number % 4)
    s = scene.state
    plan = [what for what in PLANS[MODE[s.rules.mode]][s.season] if what in TOGETHER]
    what = "hinterland_trade" if number % 2 else dice.choice(plan)
    steps = [Step(what, s.first)]
    mixed = table_at(scene, steps, what)
    picked = at_random(mixed, dice)
    for which in (0, -1):
        assert lies(again(table_at(scene, steps, what), picked, which).state) == lies(mixed.state)


@pytest.mark.rule("HRN-4.2")
@pytest.mark.parametrize("number", range(POSITIONS))
def test_sub_phases_that_run_into_each_other_are_as_one_after_the_other(number: int) -> None:
    dice = random.Random(f"run into each other {number}")
    scene = _scene(dice, number, number % 4)
    s = scene.state
    plan = PLANS[MODE[s.rules.mode]][s.season]
    if number % 2:  # what others could take keeps plunder apart
        s.stalls, s.sites = ((),) * len(s.stalls), {}
        s.crop, s.sower = (0,) * len(s.crop), (NOBODY,) * len(s.sower)
        for me in s.players:
            remove_herds(s, me)
    many = [(box, abreast(s, plan, box)) for box, what in enumerate(plan) if what in CHAINED]
    if max(length for _, length in many) == 1:
        return  # each hangs on what others still do
    box, number = dice.choice([each for each in many if each[1] > 1])
    phases = plan[box : box + number]
    mixed = table_at(scene, [Step("abreast", s.first, (box, number))], phases[-1])
    picked = at_random(mixed, dice)
    apart = [Step(what, s.first) for what in phases]
    assert lies(again(table_at(scene, apart, phases[-1]), picked, 0).state) == lies(mixed.state)


@pytest.mark.rule("HRN-4.2", "HRN-6.19")
def test_it_is_nothing_to_who_goes_home_whether_his_besieger_has_gone_before() -> None:
    """One comes home to a village of his, and his besieger leaves it: in either order all is the
    same after it, to the last mark."""
    scene = Scene(2).settle(0, "latium").units(0, "light_infantry", "roma")
    scene.settle(1, "campania").units(1, "light_infantry", "latium")
    ends = []
    for seats in ((0, 1), (1, 0)):
        table = scene.at("movement_retreat")
        assert [ask.seat for ask in table.asks] == [0, 1]
        for seat in seats:
            table.pick(Move(("roma", "latium")[seat], "out", "light_infantry", "standard"), seat)
        ends.append(table.state_hash())
    assert ends[0] == ends[1]
