"""Law 5. It keeps secrets: reshuffle all that a seat cannot see, and it sees the same."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from civitas.kernel.chance import Chance
from civitas.kernel.entries import Entry
from civitas.kernel.errors import Refused
from civitas.kernel.table import Table
from tests.laws.broken import WithState
from tests.laws.matches import Match, blame, match_of, play
from tests.laws.same import sight
from tests.laws.settings import cases, wild_cases
from tests.laws.told import told_by
from tests.laws.toy import HIDDEN, State, Toy

MOMENTS = 8
"""Moments of a match at which the views of some seats are tried."""

Worlds = dict[int, Table]
"""By seat, the table as it may imagine it."""


def moments(match: Match) -> Iterator[tuple[Table, Entry | None, Worlds]]:
    """Some moments of a match, and for some seats a world as each may imagine it there."""
    dice = match.dice("secrets")
    for _, table, entry in match.looks(match.some("secrets", MOMENTS)):
        eyes = match.eyes(dice)
        yield table, entry, {s: table.imagine(s, Chance(dice.getrandbits(60))) for s in eyes}


def check_secrets(match: Match) -> None:
    for table, entry, worlds in moments(match):
        check_views(table, worlds)
        check_features(table, worlds)
        check_resample(table, worlds)
        check_asks(table, worlds)
        check_worlds(table, worlds)
        if entry is not None:
            check_story(table, entry, worlds)


def check_views(table: Table, worlds: Worlds) -> None:
    """Board and asks, to the byte; a spectator sees no more than any seat."""
    spectator = sight(table, None)
    for seat, world in worlds.items():
        assert sight(world, seat) == sight(table, seat), f"seat {seat} sees what is hidden"
        assert sight(world, None) == spectator, "a spectator sees what is hidden"


def check_features(table: Table, worlds: Worlds) -> None:
    """What a seat sees in numbers owes nothing to what it cannot see either."""
    title = table.title
    for seat, world in worlds.items():
        true, imagined = (title.features(each.state, seat) for each in (table, world))
        if true != imagined:
            numbers = zip(title.feature_names(table.state), true, imagined, strict=True)
            leaks = [name for name, one, other in numbers if one != other]
            raise AssertionError(f"the features tell seat {seat} what it cannot see: {leaks}")


def check_resample(table: Table, worlds: Worlds) -> None:
    """The same for the title alone, whatever a table makes of it."""
    title = table.title
    for seat, world in worlds.items():
        state = table.state.copy()
        title.resample(state, seat, world.state.chance.copy())
        assert title.view(state, seat) == title.view(table.state, seat), (
            f"seat {seat} sees what is hidden"
        )


def check_asks(table: Table, worlds: Worlds) -> None:
    """What others are asked is no business of a seat; that they are is."""
    for seat in worlds:
        assert all(ask.seat == seat for ask in table.view(seat).asks)
    assert table.view(None).asks == ()


def check_worlds(table: Table, worlds: Worlds) -> None:
    """What a seat imagines owes nothing to what is hidden from it: only to its view and luck."""
    for seat, world in worlds.items():
        one = table.imagine(seat, Chance(table.seq))
        other = world.imagine(seat, Chance(table.seq))
        assert one.state == other.state, f"what seat {seat} imagines depends on hidden things"
        assert one.header.seed == "", "the seed would tell it all"
        assert not set(one.journal.seats) - {seat}, "the journal would tell others' picks"


def check_story(table: Table, entry: Entry, worlds: Worlds) -> None:
    """Log and view see the same secrets: two worlds that look alike are told alike.

    The worlds are played on."""
    for seat, world in worlds.items():
        truth = table.fork()
        if len(table.asks) == 1 < len(world.asks):
            continue  # the last answer opens a choice of all; in this world others still think
        truth.state.log, world.state.log = [], []
        marks = truth.state.chance.marks
        try:
            world.pick(entry.pick, entry.seat)
        except Refused:
            continue  # a secret of the other's that this world does not have
        truth.pick(entry.pick, entry.seat)
        if truth.state.chance.marks != marks:
            continue  # what luck brings, or what is opened, is another in each world
        if sight(truth, seat) == sight(world, seat):
            told, imagined = (
                [line for line in t.state.log if line.visible_to(seat)] for t in (truth, world)
            )
            assert told == imagined, f"the log tells seat {seat} what it cannot see"


def leaves(thing: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    if isinstance(thing, dict):
        for key, part in thing.items():
            yield from leaves(part, f"{path}.{key}")
    elif isinstance(thing, list | tuple):
        for n, part in enumerate(thing):
            yield from leaves(part, f"{path}[{n}]")
    else:
        yield path, thing


Seen = dict[str, Any]


def seen_by(table: Table, seat: int) -> Seen:
    return dict(leaves(msgspec.to_builtins(table.title.view(table.state, seat))))


def private(theirs: Seen, mine: Seen) -> dict[str, Seen]:
    """What one seat sees and another does not: its own hidden things, by kind and place."""
    hidden: dict[str, Seen] = defaultdict(dict)
    for path, value in theirs.items():
        if mine.get(path) != value and path != ".seat":
            hidden[re.sub(r"\d+", "", path)][path] = value
    return hidden


def check_resampled(matches: list[Match]) -> None:
    """What is hidden is really dealt anew, else this law would be empty."""
    hidden: Counter[str] = Counter()
    changed: Counter[str] = Counter()
    for match in matches:
        for table, _, worlds in moments(match):
            seen = {owner: seen_by(table, owner) for owner in worlds}
            for seat, world in worlds.items():
                for owner in worlds.keys() - {seat}:
                    before = private(seen[owner], seen[seat])
                    hidden.update(before.keys())
                    if before:
                        after = private(seen_by(world, owner), seen[seat])
                        changed.update(kind for kind in before if before[kind] != after.get(kind))
    assert bool(hidden) != told_by(matches[0].title.meta.id).open, "nothing is ever hidden"
    for kind, times in hidden.items():
        assert changed[kind] * 10 > times, f"{kind}: hidden {times} times, changed {changed[kind]}"


def test_it_keeps_secrets(secret_matches: list[Match]) -> None:
    for match in secret_matches:
        with blame(match):
            check_secrets(match)


@pytest.mark.slow
@pytest.mark.parametrize("title", sorted({case.title for case in cases()}))
def test_secrets_are_dealt_anew(title: str) -> None:
    some = [case for case in cases() if case.flipped == "default"] + wild_cases()
    check_resampled([match_of(case, 0) for case in some if case.title == title])


class LeakyView(msgspec.Struct, frozen=True):
    """A view with something in it that belongs to another seat."""

    seen: Any
    leak: Any


class LeakyToy(Toy):
    def view(self, s: State, seat: int | None) -> Any:
        return LeakyView(super().view(s, seat), s.bids[0])


class TellingToy(Toy):
    """Counts what belongs to another seat."""

    def features(self, s: State, seat: int) -> list[float]:
        return [*super().features(s, seat)[:-1], s.bids[seat - 1]]


class GossipState(State):
    """Tells everybody what is for one seat only."""

    def whisper(self, seat: int, message: str, clause: str, /, **params: str | int) -> None:
        self.tell(message, clause, **params)


class Lazy(Toy):
    """Leaves what is hidden as it is."""

    def resample(self, s: State, seat: int, chance: Chance) -> None:
        chance.roll()


class Biased(Toy):
    """Deals anew, but not without looking."""

    def resample(self, s: State, seat: int, chance: Chance) -> None:
        for me, bid in enumerate(s.bids):
            if me != seat and bid != HIDDEN and s.stage < 3:
                s.bids[me] = (bid + chance.below(s.purses[me] + 1)) % (s.purses[me] + 1)


def test_the_law_bites() -> None:
    with pytest.raises(AssertionError, match="sees what is hidden"):
        check_secrets(play(LeakyToy(), 3, {}, "bite"))
    with pytest.raises(AssertionError, match=r"the features tell seat .*rival2.coins"):
        check_secrets(play(TellingToy(), 3, {}, "bite"))
    with pytest.raises(AssertionError, match="the log tells seat"):
        check_secrets(play(WithState(GossipState), 3, {}, "bite"))
    with pytest.raises(AssertionError, match="depends on hidden things"):
        check_secrets(play(Biased(), 3, {}, "bite"))
    with pytest.raises(AssertionError, match=r"changed 0"):
        check_resampled([play(Lazy(), 3, {}, "bite")])
