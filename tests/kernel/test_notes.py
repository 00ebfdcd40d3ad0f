"""Notes: a match goes back by consent, its log and its file say so, and it stays true."""

from __future__ import annotations

import random

import msgspec
import pytest

from civitas.kernel.errors import BadFile, Refused
from civitas.kernel.match import loads, new, replay, save, verify
from civitas.kernel.notes import Note
from civitas.kernel.table import Table
from civitas.kernel.titles import find_title
from civitas.kernel.words import words_for

TITLES = ("sands_of_time", "clash_of_cultures", "oikumene")


def played(title: str, picks: int, seed: str = "spring") -> Table:
    table = new(title, 2, seed=seed, log=True)
    play_on(table, picks, random.Random(seed))
    return table


def play_on(table: Table, picks: int, dice: random.Random) -> None:
    for _ in range(picks):
        if table.over:
            return
        ask = dice.choice(table.asks)
        table.pick(dice.choice(ask.picks), ask.seat)


def go_back(table: Table, picks: int, *notes: Note) -> Table:
    """The match as after so many picks; as if all steps since had been passed over."""
    before = replay(table.header, list(table.journal)[:picks], log=True)
    before.pass_over(table.seq + 1 - before.seq, notes)
    return before


def told(table: Table) -> list[str]:
    return [line.message for line in table.log if not line.clause]


@pytest.mark.parametrize("title", TITLES)
def test_it_is_again_as_it_was_and_luck_is_the_same(title: str) -> None:
    """The same picks lead to the same: nobody gets other luck by going back."""
    table = played(title, 12)
    entries, before, seq = list(table.journal), table.state_hash(), table.seq
    table = go_back(table, 5, Note("taken-back", 0, 7, (1,)))
    assert table.state_hash() == played(title, 5).state_hash()
    assert (len(table.journal), table.seq) == (5, seq + 1)
    assert told(table) == ["log-taken-back"]
    for entry in entries[5:]:
        table.pick(entry.pick, entry.seat)
    assert table.state_hash() == before


@pytest.mark.parametrize("title", TITLES)
def test_what_was_seen_before_is_stale_and_nothing_before_is_undone(title: str) -> None:
    table = played(title, 9)
    table = go_back(table, 4, Note("taken-back", 0, 5))
    ask = table.asks[0]
    assert not any(table.can_undo(seat) for seat in (None, 0, 1))
    with pytest.raises(Refused):
        table.pick(ask.picks[0], ask.seat, seq=4)
    table.pick(ask.picks[0], ask.seat, seq=ask.seq)


@pytest.mark.parametrize("title", TITLES)
def test_forks_and_undo_after_it_keep_the_note(title: str) -> None:
    table, dice = played(title, 9), random.Random(3)
    table = go_back(table, 4, Note("taken-back", 1, 5, (0,)))
    for _ in range(40):
        play_on(table, 1, dice)
        fork = table.fork()
        assert fork.state_hash() == table.state_hash()
        assert fork.log == []
        while table.can_undo() and dice.random() < 0.5:
            table.undo()
        assert told(table) == ["log-taken-back"]
        assert list(table.journal.notes) == [4]


@pytest.mark.parametrize("title", TITLES)
def test_the_file_tells_it_and_is_verified(
    title: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    table, dice = played(title, 8), random.Random(5)
    file = tmp_path_factory.mktemp("notes") / "match.civ"
    for back in (5, 5, 0):
        table = go_back(table, back, Note("taken-back", 0, len(table.journal) - back, (1,)))
        save(table, file)
        assert verify(file).picks == len(table.journal)
        again = loads(file.read_bytes(), "match.civ", log=True)
        assert (again.log, again.journal.notes) == (table.log, table.journal.notes)
        assert again.to_bytes() == file.read_bytes()
        play_on(table, 3, dice)


def test_a_standing_answer_is_told_with_what_it_was() -> None:
    """In files of before it is not known, and another program may have written anything."""
    words = words_for(find_title("clash_of_cultures"), "en", ("Anna", "Ben"))
    for what, told in (
        ("raze", "a standing answer: Never remove a city."),
        ("", "a standing answer."),
    ):
        line = Note("standing", 0, what=what).line
        assert words.line(line) == f"(Anna has answered by {told})"
    assert words.line(Note("standing", 0, what="x").line) == words.line(Note("standing", 0).line)
    old = msgspec.json.decode(b'{"note":"standing","seat":1}', type=Note)
    assert old == Note("standing", 1)
    assert msgspec.json.encode(old) == b'{"note":"standing","seat":1}'


def test_a_note_about_somebody_who_is_not_there_is_no_note() -> None:
    table = played("sands_of_time", 6)
    table.note(Note("taken-back", 7))
    with pytest.raises(BadFile) as error:
        loads(table.to_bytes(), "match.civ")
    assert error.value.message == "error-file-edited"
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"note":"taken-back","seat":-1}', type=Note)
