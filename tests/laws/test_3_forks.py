"""Law 3. It forks: with the same picks a fork stays equal, with others it touches nothing."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from civitas.kernel.chance import Chance
from civitas.kernel.table import Table
from tests.conftest import QUICK
from tests.laws.broken import WithState
from tests.laws.matches import Match, blame, play
from tests.laws.same import same_table, snapshot
from tests.laws.toy import State, Toy

POINTS = 6
"""Forks tried in each match ..."""
FOLLOWED = 25
"""... and picks that they follow it."""
APART = 1 if QUICK else 3
"""Forks in each match that go their own way, with imagined tables beside them ..."""
FAR = 100
"""... for so many picks, or to the end. There is little on the board that they do not touch."""


def play_on(table: Table, dice: random.Random) -> None:
    for _ in range(FAR):
        if table.over:
            break
        ask = dice.choice(table.asks)
        table.pick(dice.choice(ask.picks), ask.seat)


def check_stays_equal(match: Match) -> None:
    """A fork, and a fork of it, given the same picks as the match for a while."""
    forks: list[Table] = []
    chosen = match.some("equal", POINTS)
    since = 0
    for number, (table, entry) in enumerate(match.as_far_as(chosen, FOLLOWED)):
        for fork in forks:
            assert fork.state_hash() == table.state_hash(), "a fork went its own way"
        if number in chosen or entry is None or number - since == FOLLOWED:
            for fork in forks:
                same_table(fork, table)
            forks = []
        if number in chosen:
            forks, since = [table.fork(), table.fork().fork()], number
            same_table(forks[0], table)
            same_table(forks[1], table)
        if entry is not None:
            for fork in forks:
                fork.pick(entry.pick, entry.seat)


def check_touches_nothing(match: Match) -> None:
    """Forks and imagined tables play on; their parents do not notice."""
    dice = match.dice("apart")
    for number, table, _ in match.looks(match.some("apart", APART)):
        before = snapshot(table)
        fork = table.fork()
        child = fork.fork()
        play_on(child, dice)
        same_table(fork, table)
        for seat in match.eyes(dice):
            play_on(table.imagine(seat, Chance(dice.getrandbits(60))), dice)
        play_on(fork, dice)
        assert snapshot(table) == before, "the parent was changed"
        assert table.state_hash() == match.hashes[number], "the parent was changed"


Parts = Iterator[tuple[str, Any]]
PLAIN = int | str | bytes | float | None | msgspec.UnsetType
"""What never changes; a field that is unset is there for older rules alone."""
OWN = ("__slots__", "__mypyc_attrs__")
"""Where a class tells its attributes: in plain Python, compiled."""


def changeable(thing: Any, path: str = "state") -> Parts:
    """All parts of a state that could be changed: lists, dicts and objects that are not frozen."""
    if isinstance(thing, tuple):
        yield from _below(thing, path)
    elif not isinstance(thing, PLAIN) and not _frozen(thing):
        yield path, thing
        yield from _below(thing, path)


def _frozen(thing: Any) -> bool:
    if isinstance(thing, msgspec.Struct):
        return thing.__struct_config__.frozen
    params = getattr(type(thing), "__dataclass_params__", None)
    return params is not None and params.frozen is True


def _below(thing: Any, path: str) -> Parts:
    for name, part in _parts(thing):
        yield from changeable(part, f"{path}{name}")


def _parts(thing: Any) -> Parts:
    if isinstance(thing, list | tuple | set):
        return ((f"[{n}]", part) for n, part in enumerate(thing))
    if isinstance(thing, dict):
        return ((f"[{key!r}]", part) for key, part in thing.items())
    if isinstance(thing, msgspec.Struct):
        return ((f".{name}", getattr(thing, name)) for name in thing.__struct_fields__)
    names = {
        name for kind in type(thing).__mro__ for where in OWN for name in vars(kind).get(where, ())
    }
    return ((f".{name}", getattr(thing, name)) for name in sorted(names))


def check_copies(match: Match) -> None:
    """A copy is equal. It has no list and no dict in common with its original, and no object
    but such as never change while a match lasts: the rules in force, the powers of a set of cards.
    """
    constants: dict[int, tuple[str, Any, bytes]] = {}
    for _, table, _ in match.looks(match.some("copy", POINTS) | {len(match.sound)}):
        copy = table.state.copy()
        assert copy == table.state, "the copy differs"
        assert msgspec.json.encode(copy) == msgspec.json.encode(table.state)
        for path, part in _shared(table.state, copy):
            assert not isinstance(part, list | dict | set), f"the copy shares {path}"
            constants.setdefault(id(part), (path, part, msgspec.json.encode(part)))
    for path, part, before in constants.values():
        assert msgspec.json.encode(part) == before, f"{path} is shared and changes"


def _shared(state: Any, copy: Any) -> Parts:
    """The parts that both hold, without what lies inside them."""
    own = {id(part) for _, part in changeable(state)}
    inside: set[int] = set()
    for path, part in changeable(copy):
        if id(part) in own and id(part) not in inside:
            inside.update(id(p) for _, p in changeable(part))
            yield path, part


def test_it_forks(close_matches: list[Match]) -> None:
    for match in close_matches:
        with blame(match):
            check_stays_equal(match)


def test_its_forks_touch_nothing(close_matches: list[Match]) -> None:
    for match in close_matches:
        with blame(match):
            check_touches_nothing(match)


def test_it_copies(close_matches: list[Match]) -> None:
    for match in close_matches:
        with blame(match):
            check_copies(match)


class SharingState(State):
    """Copies have the board in common."""

    def copy(self) -> State:
        twin = State.copy(self)
        twin.stones = self.stones
        return twin


class ClingingState(State):
    """Copies have their luck in common."""

    def copy(self) -> State:
        twin = State.copy(self)
        twin.chance = self.chance
        return twin


class Counting(Toy):
    """Keeps something outside the state."""

    def __init__(self) -> None:
        self.segments = 0

    def segment(self, s: State) -> Any:
        self.segments += 1
        s.pot += self.segments
        return super().segment(s)


def test_the_law_bites() -> None:
    with pytest.raises(AssertionError, match=r"shares state\.stones"):
        check_copies(play(WithState(SharingState), 3, {}, "bite"))
    with pytest.raises(AssertionError, match=r"state\.chance is shared and changes"):
        check_copies(play(WithState(ClingingState), 3, {}, "bite"))
    with pytest.raises(AssertionError, match="the parent was changed"):
        check_touches_nothing(play(WithState(ClingingState), 3, {}, "bite"))
    with pytest.raises(AssertionError, match="differ"):
        check_stays_equal(play(Counting(), 3, {}, "bite"))
