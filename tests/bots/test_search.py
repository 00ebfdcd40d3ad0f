"""The search bot: it repeats, it does not peek, it looks past luck and past the next deed."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

import civitas
from civitas.bots import Bot, Chair, make_bot, play_out
from civitas.bots.ahead import Budget, Clock, beside, lead
from civitas.kernel.asks import Ask, Flow, Pick
from civitas.kernel.chance import Chance
from civitas.kernel.match import new_header
from civitas.kernel.table import Table
from civitas.kernel.titles import Moment, Pause
from tests.bots.test_greedy import Both, Dicing, Do, Market, toy_table
from tests.laws.toy import State, Toy
from tests.toys.terraces import META
from tests.toys.terraces.title import TITLE

FEW = "search:60"


def moments(title: str, step: int) -> list[tuple[Table, int]]:
    """Some moments of a match of random bots at which somebody decides."""
    table = civitas.new(title, seats=2, seed="thought over", log=False)
    bots = [make_bot("random", seat) for seat in range(2)]
    found = []
    for number in itertools.count():
        seat = table.asks[0].seat
        if number % step == step - 1:
            found.append((table.fork(), seat))
            if len(found) == 3:
                return found
        table.pick(bots[seat].pick(Chair(table, seat)), seat)
    raise AssertionError


@pytest.mark.parametrize("title", ["sands_of_time", "clash_of_cultures", "era_of_tribes"])
def test_search_neither_peeks_nor_forgets_nor_touches_the_table(title: str) -> None:
    """Deal anew all that its seat cannot see: another of its kind picks the same."""
    for table, seat in moments(title, 31):
        before = table.state_hash(), table.seq, len(table.journal)
        pick = make_bot(FEW, 9).pick(Chair(table, seat))
        assert (table.state_hash(), table.seq, len(table.journal)) == before
        assert pick in table.asks[0].picks
        world = table.imagine(seat, Chance(11))
        assert make_bot(FEW, 9).pick(Chair(world, seat)) == pick


def test_search_plays_a_title_where_all_act_side_by_side() -> None:
    for table, seat in moments("oikumene", 40):
        assert make_bot(FEW, 1).pick(Chair(table, seat)) in table.asks[0].picks


def test_search_plays_titles_it_has_never_seen() -> None:
    won = lost = 0
    for number in range(8):
        me = number % 2
        table = toy_table(Toy(), 2, number)
        bots = [make_bot("random", 100 * number + seat) for seat in range(2)]
        bots[me] = make_bot(FEW, number)
        play_out(table, bots)
        assert table.result is not None
        won += table.result.winners == (me,)
        lost += me not in table.result.winners
    assert won > 2 * lost


def test_search_sits_beside_automas() -> None:
    header = new_header(META, ["automa", FEW], {}, "print", automas=(0,))
    table = Table(header, TITLE)
    play_out(table, [None, make_bot(FEW, 1)])
    assert table.over


def test_search_trusts_no_single_roll() -> None:
    seeds = range(20)
    diced = [make_bot("search:240", n).pick(Chair(toy_table(Dicing(), 2, n), 0)) for n in seeds]
    assert diced.count(Do("dice")) < len(seeds) / 6


def test_search_opens_a_wide_ask_step_by_step() -> None:
    """Of 91 pairs the best one is found, by those whose parts did well."""
    for seed in range(10):
        pick = make_bot("search:200", seed).pick(Chair(toy_table(Market(), 2, seed), 0))
        assert pick == Both("m", "n")


class Farm(Toy):
    """Who ploughs pays a coin and may reap five with the next deed; resting brings one."""

    pick_type: Any = Do

    def segment(self, s: State) -> Flow:
        return self._turn(s)

    def _turn(self, s: State) -> Flow:
        deeds = [Do("rest"), Do("plough"), *([Do("reap")] if s.stage else [])]
        pick = yield Ask(0, "turn", lambda: deeds)
        s.purses[0] += {"rest": 1, "plough": -1, "reap": 5}[pick.what]
        s.stage = int(pick.what == "plough")
        s.round += pick.what != "plough"

    def pause(self, s: State, seat: int) -> Pause:
        return Pause.END

    def moment(self, s: State) -> Moment:
        return Moment()


@pytest.mark.parametrize(("bot", "deed"), [("greedy", "rest"), (FEW, "plough")])
def test_search_sees_what_can_be_done_next(bot: str, deed: str) -> None:
    for seed in range(5):
        assert make_bot(bot, seed).pick(Chair(toy_table(Farm(), 2, seed), 0)) == Do(deed)


class Road(Toy):
    """Who goes by day earns two coins, and is robbed of four if the other one wants to; by night it
    is one coin and nobody sees it. Random robbers rob every third time."""

    pick_type: Any = Do

    def segment(self, s: State) -> Flow:
        return self._robber(s) if s.stage else self._traveller(s)

    def _traveller(self, s: State) -> Flow:
        pick = yield Ask(0, "turn", lambda: [Do("day"), Do("night")])
        s.purses[0] += 2 if pick.what == "day" else 1
        s.stage = 2 if pick.what == "day" else 1

    def _robber(self, s: State) -> Flow:
        deeds = [Do("rest"), Do("sleep"), *([Do("rob")] if s.stage == 2 else [])]
        pick = yield Ask(1, "turn", lambda: deeds)
        if pick.what == "rob":
            s.purses[0] -= 4
            s.purses[1] += 4
        s.stage = 0
        s.round += 1

    def pause(self, s: State, seat: int) -> Pause:
        return Pause.END

    def moment(self, s: State) -> Moment:
        return Moment()


@pytest.mark.parametrize(("bot", "deed"), [("greedy", "day"), ("search:200", "night")])
def test_search_expects_others_to_know_what_is_good_for_them(bot: str, deed: str) -> None:
    for seed in range(5):
        assert make_bot(bot, seed).pick(Chair(toy_table(Road(), 2, seed), 0)) == Do(deed)


def test_a_lead_has_to_be_sure() -> None:
    one, other = [5.0, -4.0, 5.0], [1.0, 1.0, 1.0]
    assert lead(one, other) < 0 == lead(other, other)
    assert lead([*one, *[2.0] * 100], [1.0] * 103) > 0.7
    assert lead([9.0, 9.0], [1.0, 1.0]) == 0, "two worlds prove nothing"


def test_only_turns_that_were_seen_of_both_are_compared() -> None:
    """The second turn of one of them is another time."""
    assert beside([[1.0, 9.0], [2.0, 4.0]], [[3.0], [5.0, 5.0]]) == ([1.0, 3.0], [3.0, 5.0])


class March(Toy):
    """Every step of a march brings a coin less than the one before, and rest brings none."""

    pick_type: Any = Do

    def segment(self, s: State) -> Flow:
        return self._step(s)

    def _step(self, s: State) -> Flow:
        pick = yield Ask(0, "step", lambda: [Do("step"), Do("rest")])
        s.purses[0] += (1 - s.stage) * (pick.what == "step")
        s.stage += 1
        s.round += pick.what == "rest"

    def pause(self, s: State, seat: int) -> Pause:
        return Pause.LULL

    def moment(self, s: State) -> Moment:
        return Moment()


def test_search_plays_nothing_long_on_by_habit() -> None:
    """By habit who has gone a step would go on to ruin; a step is judged by what it promises."""
    for seed in range(5):
        assert make_bot(FEW, seed).pick(Chair(toy_table(March(), 2, seed), 0)) == Do("step")


@pytest.mark.parametrize("budget", [Budget(lines=10), Budget(seconds=1e-9)])
def test_a_budget_ends(budget: Budget) -> None:
    clock = Clock(budget)
    clock.lines = 10
    assert clock.spent()
    assert not Clock(Budget(lines=10)).spent(0.5)


def test_a_tiny_budget_still_gives_an_answer() -> None:
    ((table, seat), *_) = moments("sands_of_time", 31)
    for name in ("search:1", "search:0s"):
        bot: Bot = make_bot(name, 1)
        pick: Pick = bot.pick(Chair(table, seat))
        assert pick in table.asks[0].picks
