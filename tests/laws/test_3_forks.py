"""Law 3. It forks: with the same picks a fork stays equal, with others it touches nothing."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import is_dataclass
from typing import Any

import msgspec
import pytest

from civitas.kernel.chance import Chance
from civitas.kernel.table import Table
from civitas.kernel.titles import Options
from tests.laws.matches import Match, blame, play
from tests.laws.same import same_table, snapshot
from tests.laws.toy import State, Toy

POINTS = 6
"""Forks tried in each match."""


def points(match: Match, law: str, number: int = POINTS) -> set[int]:
    """Some moments of a match."""
    moments = range(len(match.hashes))
    return set(match.dice(law).sample(moments, min(number, len(moments))))


def play_on(table: Table, dice: random.Random) -> None:
    while not table.over:
        ask = dice.choice(table.asks)
        table.pick(dice.choice(ask.picks), ask.seat)


def check_stays_equal(match: Match) -> None:
    """A fork, and a fork of it, given the same picks as the match."""
    forks: list[Table] = []
    chosen = points(match, "equal")
    for number, (table, entry) in enumerate(match.walk()):
        for fork in forks:
            assert fork.state_hash() == table.state_hash(), "a fork went its own way"
        if number in chosen:
            forks += [table.fork(), table.fork().fork()]
            same_table(forks[-2], table)
            same_table(forks[-1], table)
        if entry is not None:
            for fork in forks:
                fork.pick(entry.pick, entry.seat)
    for fork in forks:
        same_table(fork, table)


def check_touches_nothing(match: Match) -> None:
    """Forks and imagined tables play to the end; their parents do not notice."""
    dice = match.dice("apart")
    chosen = points(match, "apart")
    for number, (table, _) in enumerate(match.walk()):
        if number not in chosen:
            continue
        before = snapshot(table)
        fork = table.fork()
        child = fork.fork()
        play_on(child, dice)
        same_table(fork, table)
        for seat in range(len(table.header.seats)):
            play_on(table.imagine(seat, Chance(dice.getrandbits(60))), dice)
        play_on(fork, dice)
        assert fork.over
        assert snapshot(table) == before, "the parent was changed"
        assert table.state_hash() == match.hashes[number], "the parent was changed"


IMMUTABLE = (int, float, str, bytes, type(None))


def mutable_parts(thing: Any, path: str = "state") -> Iterator[tuple[str, Any]]:
    """All lists, dicts and objects that could be changed, unless they say that they are frozen."""
    if isinstance(thing, IMMUTABLE):
        return
    if isinstance(thing, tuple):
        for n, part in enumerate(thing):
            yield from mutable_parts(part, f"{path}[{n}]")
        return
    frozen = (
        thing.__struct_config__.frozen
        if isinstance(thing, msgspec.Struct)
        else is_dataclass(thing) and thing.__dataclass_params__.frozen  # type: ignore[attr-defined]
    )
    if frozen:
        return
    yield path, thing
    for name, part in _parts(thing):
        yield from mutable_parts(part, f"{path}{name}")


def _parts(thing: Any) -> Iterator[tuple[str, Any]]:
    if isinstance(thing, list | set):
        yield from ((f"[{n}]", part) for n, part in enumerate(thing))
    elif isinstance(thing, dict):
        yield from ((f"[{key!r}]", part) for key, part in thing.items())
    else:
        names = [name for kind in type(thing).__mro__ for name in getattr(kind, "__slots__", ())]
        yield from ((f".{name}", getattr(thing, name)) for name in names)


def check_copies(match: Match) -> None:
    """A copy is equal and has no part in common with the original that could be changed."""
    chosen = points(match, "copy")
    for number, (table, _) in enumerate(match.walk()):
        if number in chosen:
            copy = table.state.copy()
            assert copy == table.state, "the copy differs"
            assert msgspec.msgpack.encode(copy) == msgspec.msgpack.encode(table.state)
            own = {id(part) for _, part in mutable_parts(table.state)}
            shared = [path for path, part in mutable_parts(copy) if id(part) in own]
            assert not shared, f"the copy shares {shared}"


def test_it_forks(matches: list[Match]) -> None:
    for match in matches:
        with blame(match):
            check_stays_equal(match)


def test_its_forks_touch_nothing(matches: list[Match]) -> None:
    for match in matches[:4]:
        with blame(match):
            check_touches_nothing(match)


def test_it_copies(matches: list[Match]) -> None:
    for match in matches:
        with blame(match):
            check_copies(match)


class SharingState(State):
    def copy(self) -> State:
        twin = State.copy(self)
        twin.stones = self.stones
        return twin


class Sharing(Toy):
    """Its states have a board in common."""

    def setup(self, seats: int, options: Options, chance: Chance) -> State:
        s = super().setup(seats, options, chance)
        return SharingState(s.chance, s.purses, s.bids, s.generous)


class Counting(Toy):
    """Keeps something outside the state."""

    def __init__(self) -> None:
        self.segments = 0

    def segment(self, s: State) -> Any:
        self.segments += 1
        s.pot += self.segments
        return super().segment(s)


def test_the_law_bites() -> None:
    shared = play(Sharing(), 3, {}, "bite")
    with pytest.raises(AssertionError, match=r"shares.*stones"):
        check_copies(shared)
    with pytest.raises(Exception, match=r"changed|differ|own way|refused"):
        check_touches_nothing(shared)
    with pytest.raises(AssertionError, match="differ"):
        check_stays_equal(play(Counting(), 3, {}, "bite"))
