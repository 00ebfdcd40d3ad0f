"""Law 5. It keeps secrets: reshuffle all that a seat cannot see, and it sees the same."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from civitas.kernel.chance import Chance
from civitas.kernel.errors import Refused
from civitas.kernel.journal import Entry
from civitas.kernel.log import Line
from civitas.kernel.table import Table
from civitas.kernel.titles import Title
from tests.laws.matches import Match, blame, play, title_of
from tests.laws.same import sight
from tests.laws.toy import State, Toy, View

LOOK = 0.05
"""The share of moments at which every seat's view is tried."""


def moments(match: Match, law: str) -> Iterator[tuple[Table, Entry | None, int, Table]]:
    """Some moments of a match, and a world as each seat may imagine it there."""
    dice = match.dice(law)
    for table, entry in match.walk():
        if dice.random() < LOOK:
            for seat in range(len(match.header.seats)):
                yield table, entry, seat, table.imagine(seat, Chance(dice.getrandbits(60)))


def check_views(match: Match) -> None:
    """Board and asks, to the byte; a spectator sees no more than any seat."""
    for table, _, seat, world in moments(match, "views"):
        assert sight(world, seat) == sight(table, seat), f"seat {seat} sees what is hidden from it"
        assert sight(world, None) == sight(table, None), "a spectator sees what is hidden"
        state = table.state.copy()
        match.title.resample(state, seat, world.state.chance.copy())
        for viewer in (seat, None):
            seen = msgspec.json.encode(match.title.view(table.state, viewer))
            assert msgspec.json.encode(match.title.view(state, viewer)) == seen, (
                f"seat {seat} sees what is hidden from it"
            )


def check_asks(match: Match) -> None:
    """What others are asked is no business of a seat; that they are is."""
    for table, _ in match.walk():
        for seat in range(len(match.header.seats)):
            assert all(ask.seat == seat for ask in table.view(seat).asks)
        assert table.view(None).asks == ()


def check_story(match: Match) -> None:
    """Log and view see the same secrets: two worlds that look alike are told alike."""
    for table, entry, seat, world in moments(match, "story"):
        if entry is None:
            continue
        truth = table.fork()
        told: list[Line] = []
        imagined: list[Line] = []
        truth.state.log, world.state.log = told, imagined
        try:
            world.pick(entry.pick, entry.seat)
        except Refused:
            continue  # a secret of the other's that this world does not have
        truth.pick(entry.pick, entry.seat)
        if sight(truth, seat) == sight(world, seat):
            assert [line for line in told if line.visible_to(seat)] == [
                line for line in imagined if line.visible_to(seat)
            ], f"the log tells seat {seat} what it cannot see"


def leaves(thing: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    if isinstance(thing, dict):
        for key, part in thing.items():
            yield from leaves(part, f"{path}.{key}")
    elif isinstance(thing, list):
        for n, part in enumerate(thing):
            yield from leaves(part, f"{path}[{n}]")
    else:
        yield path, thing


def private(table: Table, owner: int, seat: int) -> dict[str, Any]:
    """What one seat sees and another does not: its own hidden things, by their paths."""
    theirs = dict(leaves(msgspec.to_builtins(table.title.view(table.state, owner))))
    mine = dict(leaves(msgspec.to_builtins(table.title.view(table.state, seat))))
    return {p: v for p, v in theirs.items() if mine.get(p) != v and p != ".seat"}


def check_resampled(matches: list[Match]) -> None:
    """What is hidden is really dealt anew: else a bot would know it, and this law would be empty."""
    seen: Counter[str] = Counter()
    changed: Counter[str] = Counter()
    for match in matches:
        for table, _, seat, world in moments(match, "resampled"):
            for owner in set(range(len(match.header.seats))) - {seat}:
                hidden = private(table, owner, seat)
                after = private(world, owner, seat)
                kinds = {re.sub(r"\[\d+\]", "[]", path) for path in hidden}
                seen.update(kinds)
                changed.update(
                    kind
                    for kind in kinds
                    if {p: v for p, v in hidden.items() if re.sub(r"\[\d+\]", "[]", p) == kind}
                    != {p: v for p, v in after.items() if re.sub(r"\[\d+\]", "[]", p) == kind}
                )
    assert seen, "nothing is ever hidden"
    for kind, times in seen.items():
        assert changed[kind] * 3 >= times, f"{kind}: hidden {times} times, changed {changed[kind]}"


def test_it_keeps_secrets(matches: list[Match]) -> None:
    for match in matches:
        with blame(match):
            check_views(match)


def test_others_asks_are_theirs(matches: list[Match]) -> None:
    with blame(matches[0]):
        check_asks(matches[0])


def test_the_story_keeps_secrets(matches: list[Match]) -> None:
    for match in matches:
        with blame(match):
            check_story(match)


def test_secrets_are_dealt_anew(matches: list[Match]) -> None:
    check_resampled(matches)
