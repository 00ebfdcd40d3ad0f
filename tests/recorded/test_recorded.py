"""Recorded matches of every released rules version: they are what they were, and they go on.

`scripts/record_matches.py` recorded them, each folder by the release that brought its version.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Final

import pytest

import civitas
from civitas.bots import make_bot, play_out
from civitas.kernel.chance import Chance
from civitas.kernel.journal import read_match
from civitas.kernel.match import verify
from civitas.kernel.table import Table
from civitas.kernel.titles import known_titles
from civitas.kernel.words import words_for
from tests.conftest import QUICK
from tests.recorded.marks import MARKS, RECORDED, difference, recorded

LONG: Final = 8_000
"""A file of more bytes than this is left out of `make quick`."""

MATCHES: Final = [
    pytest.param(
        file,
        id=str(file.relative_to(RECORDED).with_suffix("")),
        marks=[pytest.mark.slow] if file.stat().st_size > LONG else [],
    )
    for file in recorded()
]


@pytest.mark.parametrize("file", MATCHES)
def test_a_recorded_match_is_the_same_after_every_pick(file: Path) -> None:
    """At its start, in its middle and at its end it is also seen, drawn and imagined."""
    picks = len(read_match(file).lines)
    moments = set() if QUICK else {0, picks // 2, picks}
    dealt = random.Random(file.name)

    def look(number: int, table: Table) -> None:
        if number in moments:
            check_shown(table, dealt)

    assert difference(file, look if moments else None) is None


def check_shown(then: Table, dealt: random.Random) -> None:
    """It is drawn and told, and each who is asked can imagine it."""
    words = words_for(then.meta, "en", then.header.seats)
    for seat in (None, 0):
        board = then.view(seat).board
        assert "<svg" in then.title.draw(board, words)
        assert then.title.panel(board, words)
    told = [words.line(line) for line in then.story()]
    assert all(told)
    for ask in then.asks:
        imagined = then.imagine(ask.seat, Chance(dealt.getrandbits(60)))
        assert then.title.census(imagined.state) == then.title.box(then.header.setting)
        assert imagined.ask_for(ask.seat) is not None


@pytest.mark.parametrize("file", MATCHES)
def test_it_is_loaded_under_its_own_rules_and_goes_on_under_them(
    file: Path, tmp_path: Path
) -> None:
    table = civitas.load(file)
    title, version = file.relative_to(RECORDED).parts[:2]
    assert (table.header.title, table.header.rules_version) == (title, version)
    assert table.over == file.stem.endswith("-end")
    play_out(table, [make_bot("random", seat) for seat in range(len(table.header.seats))])
    civitas.save(table, tmp_path / "end.civ")
    verdict = verify(tmp_path / "end.civ")
    assert (verdict.header, verdict.picks) == (table.header, len(table.journal))
    assert verdict.result == table.result is not None


def test_every_rules_version_before_the_newest_is_recorded_running_and_finished() -> None:
    """As the files tell it: each of them is loaded above, and found to be true."""
    for meta in known_titles().values():
        fewest, most = meta.players
        released = {int(folder.name) for folder in (RECORDED / meta.id).glob("*")}
        for version in released.union(range(1, int(meta.rules_version))):
            matches = [read_match(file) for file in recorded(RECORDED / meta.id / str(version))]
            for over in (True, False):
                ended = [match for match in matches if (match.closing.result is not None) == over]
                seats = {len(match.header.seats) for match in ended}
                assert seats == set(range(fewest, most + 1)), (meta.id, version, over)


def test_a_rule_that_has_changed_is_noticed(tmp_path: Path) -> None:
    file = recorded()[0]
    (tmp_path / file.name).write_bytes(file.read_bytes())
    marks = file.with_suffix(MARKS).read_text()
    for at, what in ((9 * 5, "another state"), (9 * 5 + 4, "another list of picks")):
        letter = "0" if marks[at] != "0" else "1"
        (tmp_path / file.with_suffix(MARKS).name).write_text(marks[:at] + letter + marks[at + 1 :])
        told = difference(tmp_path / file.name)
        assert told is not None
        assert f"{what} after pick 5" in told
