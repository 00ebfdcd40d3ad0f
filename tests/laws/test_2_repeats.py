"""Law 2. It repeats: the journal replayed gives the same state after every pick, anywhere."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
import pytest

import civitas
from civitas.kernel.asks import Flow, Pick
from civitas.kernel.table import Table
from tests.laws.matches import ROOT, Match, blame, match_of, play
from tests.laws.same import same_table
from tests.laws.settings import Case, cases
from tests.laws.signature import signature
from tests.laws.toy import Toy


def check_repeats(match: Match) -> Table:
    """Replayed from what a file holds, seat and pick in JSON. Every pick of every ask survives it,
    also those nobody took."""
    table = match.start(log=True)
    offered: set[Pick] = set()
    assert table.state_hash() == match.hashes[0], "the start differs"
    picks = zip(match.sound, match.hashes[1:], strict=True)
    for number, (entry, expected) in enumerate(picks, start=1):
        offered.update(pick for ask in table.asks for pick in ask.picks)
        data = msgspec.json.decode(msgspec.json.encode(entry.pick))
        table.pick_json(data, entry.seat)
        assert table.state_hash() == expected, f"the state differs after pick {number}"
    for pick in offered:
        assert table.read_pick(msgspec.json.decode(msgspec.json.encode(pick))) == pick
    return table


def check_file(table: Table, path: Path) -> None:
    """Saved and loaded it is the same match, to the byte."""
    civitas.save(table, path)
    loaded = civitas.load(path, log=True)
    same_table(loaded, table)
    assert loaded.log == table.log, "the log differs"
    assert loaded.to_bytes() == table.to_bytes()
    verdict = civitas.verify(path)
    assert (verdict.picks, verdict.result) == (len(table.journal), table.result)


def test_it_repeats(matches: list[Match]) -> None:
    for match in matches:
        with blame(match):
            table = check_repeats(match)
            if match.position is None:
                same_table(civitas.replay(table.header, table.journal), table)


def test_it_repeats_from_a_file(close_whole_matches: list[Match], tmp_path: Path) -> None:
    for match in close_whole_matches:
        with blame(match):
            end, dice = len(match.sound), match.dice("file")
            stop = dice.choice([end, dice.randint(0, end)])
            table = next(islice(match.walk(log=True), stop, None))[0]
            check_file(table, tmp_path / f"{stop}.civ")


@pytest.mark.slow
@pytest.mark.parametrize("title", sorted({case.title for case in cases()}))
def test_it_repeats_in_another_process(title: str, tmp_path: Path, toys_installed: Path) -> None:
    """States, and the picks in their order, do not depend on the order of sets or hashes."""
    files: list[str] = []
    expected: list[str] = []
    for case in _one_for_each_size(title):
        match = match_of(case, 0)
        files.append(str(tmp_path / f"{case}.civ"))
        Path(files[-1]).write_bytes(match.to_bytes())
        expected.append(signature(match.header, match.entries))
    others = filter(None, [os.environ.get("PYTHONPATH")])
    path = os.pathsep.join([str(toys_installed), str(ROOT), *others])
    done = subprocess.run(
        [sys.executable, "-m", "tests.laws.signature", *files],
        env={**os.environ, "PYTHONHASHSEED": "4711", "PYTHONPATH": path},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split() == expected


def _one_for_each_size(title: str) -> list[Case]:
    sizes = {(case.players, case.automas): case for case in cases() if case.title == title}
    return list(sizes.values())


class Forgetful(Toy):
    """Takes its luck from outside the match."""

    def segment(self, s: Any) -> Flow | None:
        s.chance.seed = random.getrandbits(60)
        return super().segment(s)


def test_the_law_bites() -> None:
    with pytest.raises(AssertionError, match="the start differs"):
        check_repeats(play(Forgetful(), 3, {}, "bite"))
