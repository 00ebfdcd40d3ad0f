"""The greedy bot: it wins, it repeats, it does not peek, it plays any title."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from statistics import fmean
from typing import Any, Final

import msgspec
import pytest

import civitas
from civitas.bots import Chair, make_bot, play_out
from civitas.bots.greedy import Thought
from civitas.bots.width import ALL, WIDE, Width
from civitas.bots.worlds import World
from civitas.kernel.asks import Ask, Flow, Pick, Together
from civitas.kernel.chance import Chance
from civitas.kernel.match import new_header
from civitas.kernel.results import Result
from civitas.kernel.setting import Setting
from civitas.kernel.table import Table
from civitas.kernel.titles import Pause
from tests.bots.duels import SHARES, wins_from_each_seat, wins_its_share
from tests.laws.toy import TOY, State, Toy


def result_of(number: int, seats: int = 2) -> tuple[int, Result]:
    """A match of one greedy bot against random ones: its seat, which goes round, and the result."""
    me = number % seats
    table = civitas.new("sands_of_time", seats=seats, seed=f"greedy {number}", log=False)
    bots = [make_bot("random", 100 * number + seat) for seat in range(seats)]
    bots[me] = make_bot("greedy", number)
    play_out(table, bots)
    assert table.result is not None
    return me, table.result


def won(number: int, seats: int = 2) -> bool:
    """Does greedy win alone? A draw is no win."""
    me, result = result_of(number, seats)
    return result.winners == (me,)


@pytest.mark.slow
@pytest.mark.parametrize("share", SHARES)
def test_greedy_beats_random(share: int) -> None:
    points: list[int | float] = []

    def won_with_points(number: int) -> bool:
        me, result = result_of(number)
        points.append(result.scores[me])
        return result.winners == (me,)

    assert wins_its_share(won_with_points, share)
    # Somebody who plays the game: random bots end around -8.
    assert fmean(points) > 40


def test_greedy_beats_a_random_bot() -> None:
    """In a hurry one match stands for all of them."""
    assert won(1000)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_greedy_beats_several_random_bots(seats: int) -> None:
    assert wins_from_each_seat(lambda number: won(number, seats), seats)


def played_by_greedy(seats: int, seed: str) -> Iterator[tuple[Table, int]]:
    """The moments of a match at which a greedy bot decides, before its pick."""
    table = civitas.new("sands_of_time", seats=seats, seed=seed)
    bots = [make_bot("greedy", 5), *(make_bot("random", seat) for seat in range(1, seats))]
    while not table.over:
        seat = table.asks[0].seat
        if seat == 0:
            yield table, seat
        table.pick(bots[seat].pick(Chair(table, seat)), seat)


@pytest.mark.slow
def test_greedy_repeats_itself() -> None:
    journals = []
    for _ in range(2):
        table = civitas.new("sands_of_time", seats=2, seed="once more")
        play_out(table, [make_bot("greedy", 3), make_bot("random", 4)])
        journals.append([(entry.seat, entry.pick) for entry in table.journal])
    assert journals[0] == journals[1]


@pytest.mark.slow
def test_greedy_keeps_nothing_between_picks() -> None:
    """A match that was saved goes on as it would have, with a bot just made."""
    for table, seat in itertools.islice(played_by_greedy(2, "saved"), 0, None, 12):
        again = civitas.replay(table.header, table.journal)
        pick = make_bot("greedy", 5).pick(Chair(again, seat))
        assert pick == make_bot("greedy", 5).pick(Chair(table, seat))


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "step"), [(2, 4), (4, 7)])
def test_greedy_does_not_peek(seats: int, step: int) -> None:
    """Deal anew all that its seat cannot see: it picks the same."""
    worlds = Chance(11)
    kinds = set()
    for table, seat in itertools.islice(played_by_greedy(seats, "blind"), 0, None, step):
        pick = make_bot("greedy", 9).pick(Chair(table, seat))
        world = table.imagine(seat, worlds)
        assert world.state_hash() != table.state_hash()
        assert make_bot("greedy", 9).pick(Chair(world, seat)) == pick
        kinds.add(table.asks[0].what)
    assert {"cards", "turn"} < kinds


@pytest.mark.slow
def test_greedy_leaves_the_table_alone() -> None:
    for table, seat in itertools.islice(played_by_greedy(2, "alone"), 0, None, 12):
        before = table.state_hash(), table.seq, table.segment, len(table.journal), len(table.log)
        make_bot("greedy", 1).pick(Chair(table, seat))
        after = table.state_hash(), table.seq, table.segment, len(table.journal), len(table.log)
        assert before == after


# ------------------------------------------------------------------ other titles


def toy_table(title: Toy, seats: int, seed: int) -> Table:
    names = [f"seat {seat}" for seat in range(seats)]
    return Table(new_header(title.meta, names, {}, f"toy {seed}"), title, log=False)


@pytest.mark.parametrize("seats", [2, 3])
def test_greedy_plays_a_title_it_has_never_seen(seats: int) -> None:
    won = lost = 0
    for number in range(40):
        me = number % seats
        table = toy_table(Toy(), seats, number)
        bots = [make_bot("random", 100 * number + seat) for seat in range(seats)]
        bots[me] = make_bot("greedy", number)
        play_out(table, bots)
        assert table.result is not None
        won += table.result.winners == (me,)
        lost += me not in table.result.winners
    assert won > 3 * lost


class Both(Pick, frozen=True):
    """Two things out of many, chosen at once: more pairs than can be tried one by one."""

    one: str
    other: str


THINGS: Final = "abcdefghijklmn"


class Market(Toy):
    """All choose two things in secret, each thing has its price, and that is the match."""

    pick_type: Any = Both

    def segment(self, s: State) -> Flow:
        return self._trade(s)

    def _trade(self, s: State) -> Flow:
        pairs = [Both(one, other) for one, other in itertools.combinations(THINGS, 2)]
        asks = [Ask(seat, "both", lambda: pairs, secret=True) for seat in range(len(s.purses))]
        for seat, pair in enumerate((yield Together(asks))):
            s.purses[seat] += THINGS.index(pair.one) + THINGS.index(pair.other)
        s.round = 3


def test_greedy_finds_good_parts_among_many_pairs() -> None:
    """91 pairs, of which it tries a few: those of the best parts are among them."""
    best = 0
    for seed in range(20):
        chair = Chair(toy_table(Market(), 2, seed), 0)
        pick = make_bot("greedy", seed).pick(chair)
        assert isinstance(pick, Both)
        assert THINGS.index(pick.one) + THINGS.index(pick.other) > 20
        best += pick == Both("m", "n")
    assert best >= 10


def test_who_looks_less_widely_looks_at_fewer_pairs() -> None:
    chair = Chair(toy_table(Market(), 2, 0), 0)
    for width in (WIDE, Width(many=90, spread=5, promising=2), Width(91, 1, 1)):
        thought = Thought(chair, chair.luck(0), width)
        thought.best(chair.ask.picks)
        few = width.spread + width.promising if width.many < 91 else 91
        assert len(thought.gains()) == few


class Do(Pick, frozen=True):
    """One thing or another."""

    what: str


class Ambush(Toy):
    """Who strikes gets three coins once the others have said what they say; resting brings one."""

    pick_type: Any = Do

    def segment(self, s: State) -> Flow:
        return self._answers(s) if s.stage else self._turn(s)

    def _turn(self, s: State) -> Flow:
        pick = yield Ask(0, "turn", lambda: [Do("rest"), Do("strike")])
        if pick.what == "strike":
            s.stage = 1
        else:
            s.purses[0] += 1
            s.round = 3

    def _answers(self, s: State) -> Flow:
        for seat in range(1, len(s.purses)):
            yield Ask(seat, "answer", lambda: [Do("scream"), Do("shout")])
        s.purses[0] += 3
        s.round = 3

    def pause(self, s: State, seat: int) -> Pause:
        return Pause.NONE if s.stage else Pause.END


@pytest.mark.parametrize("seats", [2, 3])
def test_greedy_looks_past_what_others_answer(seats: int) -> None:
    for seed in range(5):
        chair = Chair(toy_table(Ambush(), seats, seed), 0)
        assert make_bot("greedy", seed).pick(chair) == Do("strike")


class Dicing(Toy):
    """A coin is sure; dice bring two coins with a five or a six, and nothing otherwise."""

    pick_type: Any = Do

    def segment(self, s: State) -> Flow:
        return self._turn(s)

    def _turn(self, s: State) -> Flow:
        pick = yield Ask(0, "turn", lambda: [Do("dice"), Do("coin")])
        s.round += 1
        s.purses[0] += 1 if pick.what == "coin" else 2 * (s.chance.roll() > 4)


def test_greedy_trusts_no_single_roll() -> None:
    """In one world of three the dice look better than the coin."""
    seeds = range(60)
    diced = [make_bot("greedy", n).pick(Chair(toy_table(Dicing(), 2, n), 0)) for n in seeds]
    assert diced.count(Do("dice")) < len(seeds) / 6


class Solo(Toy):
    """A match of one seat, whose turn is over when the match is."""

    def setup(self, setting: Setting, chance: Chance) -> State:
        return super().setup(msgspec.structs.replace(setting, seats=1), chance)


def test_greedy_plays_alone() -> None:
    table = toy_table(Solo(), 2, 1)
    play_out(table, [make_bot("greedy", 1)])
    assert table.over
    assert table.result is not None
    assert table.result.scores[0] > TOY.setup(Setting(1, {"generous": False}), Chance(1)).purses[0]


class Errand(Toy):
    """Who goes somewhere is asked what to bring from there: any of the things, each for its
    price. That is the match."""

    pick_type: Any = Do

    def segment(self, s: State) -> Flow:
        return self._bring(s) if s.stage else self._go(s)

    def _go(self, s: State) -> Flow:
        yield Ask(0, "go", lambda: [Do("north"), Do("south")])
        s.stage = 1

    def _bring(self, s: State) -> Flow:
        pick = yield Ask(0, "bring", lambda: [Do(thing) for thing in THINGS])
        s.purses[0] += THINGS.index(pick.what)
        s.round = 3

    def pause(self, s: State, seat: int) -> Pause:
        return Pause.NONE if s.stage else Pause.END


@pytest.mark.parametrize(("habit", "brought"), [(ALL, 13), (7, 12), (3, 10), (1, 0)])
def test_of_a_further_question_no_more_picks_are_thought_through(habit: int, brought: int) -> None:
    """From all over the list: what is brought is the best of those."""
    chair = Chair(toy_table(Errand(), 2, 0), 0)
    world = World(chair, chair.luck(0), {}, habit)
    gains = [world.look(pick).stands - world.start.worth for pick in chair.ask.picks]
    assert gains == [brought] * 2
