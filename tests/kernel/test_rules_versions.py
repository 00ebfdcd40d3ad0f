"""A match is played by the rules it began with, whatever has been mended since.

The Sands of Time shows it: its first rules laid out the advances before the draft (SOT-3.16).
"""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import civitas
from civitas.bots import Chair, make_bot
from civitas.kernel.chance import Chance
from civitas.kernel.errors import BadFile, BadSetup
from civitas.kernel.match import loads, replay
from civitas.kernel.table import Table
from civitas.kernel.titles import find_title
from tests.recorded.marks import RECORDED, recorded


def old_match(picks: int = 0) -> Table:
    """A match of rules version 1, so many picks after its start."""
    header = civitas.new("sands_of_time", seats=2, seed="spring").header
    table = Table(
        msgspec.structs.replace(header, rules_version="1"), find_title(header.title).load()
    )
    for _ in range(picks):
        table.pick(table.asks[0].picks[0])
    return table


def version(table: Table) -> int:
    rules: int = table.state.rules.version
    return rules


@pytest.mark.parametrize("title", list(civitas.known_titles()))
def test_a_new_match_is_played_by_the_newest_rules(title: str) -> None:
    table = civitas.new(title, seats=2)
    newest = find_title(title).rules_version
    assert (table.header.rules_version, str(version(table))) == (newest, newest)


def test_an_old_match_is_played_by_its_own() -> None:
    table = old_match()
    assert version(table) == 1
    assert table.state.rows
    assert not civitas.new("sands_of_time", seats=2, seed="spring").state.rows


def test_forks_undo_files_and_bots_keep_the_rules(tmp_path: Path) -> None:
    table = old_match(picks=3)
    assert version(table.fork()) == 1
    seat = table.asks[0].seat
    assert version(table.imagine(seat, Chance(1))) == 1
    make_bot("greedy", 1).pick(Chair(table, seat))
    table.pick(table.asks[0].picks[0])
    table.undo()
    assert version(table) == 1
    again = loads(table.to_bytes(), "file")
    assert (version(again), again.header, again.state) == (1, table.header, table.state)
    replayed = replay(table.header, table.journal)
    assert (version(replayed), replayed.state) == (1, table.state)
    civitas.save(table, tmp_path / "match.civ")
    assert version(civitas.load(tmp_path / "match.civ")) == 1


def test_the_first_version_is_not_in_the_state_of_a_match() -> None:
    """So that states of version 1 have the hashes which were recorded before there was another."""
    assert b"version" not in msgspec.json.encode(old_match().state.rules)
    newest = civitas.new("sands_of_time", seats=2).state.rules
    assert msgspec.json.decode(msgspec.json.encode(newest))["version"] == newest.version > 1


def test_the_rules_of_a_newer_program_are_refused_in_one_sentence() -> None:
    table = old_match()
    newest = int(table.meta.rules_version)
    table.header = msgspec.structs.replace(table.header, rules_version=str(newest + 1))
    with pytest.raises(BadFile, match=rf"version {newest + 1}.*version 1 to version {newest}"):
        loads(table.to_bytes(), "match.civ")


@pytest.mark.parametrize("rules", ["0", "1000", "new", "9" * 500])
def test_whoever_replays_a_journal_is_told_too(rules: str) -> None:
    table = old_match(picks=1)
    with pytest.raises(BadSetup) as caught:
        replay(msgspec.structs.replace(table.header, rules_version=rules), table.journal)
    assert caught.value.message == "error-rules"


def test_an_old_match_under_newer_rules_is_not_what_it_was() -> None:
    """Who writes another version into a file does not get another match."""
    file = recorded(RECORDED / "sands_of_time" / "1")[0]
    table = civitas.load(file)
    table.header = msgspec.structs.replace(table.header, rules_version=table.meta.rules_version)
    with pytest.raises(BadFile):
        loads(table.to_bytes(), "match.civ")
