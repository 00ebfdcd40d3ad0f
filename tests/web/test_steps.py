"""Steps: a table that is loaded from its journal is the same to the last detail, though what was
picked and taken back is not played again."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from sqlalchemy import update

from civitas.kernel.match import new, new_header
from civitas.kernel.notes import Note
from civitas.kernel.table import Table
from civitas.kernel.titles import find_title
from civitas.web.storage.schema import Event
from civitas.web.storage.steps import (
    Record,
    Step,
    _taken_back,
    play_step,
    play_steps,
    reaches_back,
)
from civitas.web.tables.acts import last_step
from civitas.web.tables.hall import Hall
from tests.web.conftest import Opener
from tests.web.people import make_pick, match_of, offer, people, play, seen, take_back


def meddled(
    title: str, seed: str, length: int, lenient: float = 0.0
) -> tuple[Table, Record, list[Step]]:
    """A match in which people keep changing their minds, and what its journal says. Now and then,
    where they are ``lenient``, all agree to go back further."""
    dice = random.Random(seed)
    table, record = new(title, 2, seed=seed, log=True), Record()
    steps: list[Step] = []
    while len(steps) < length and not table.over:
        able = [seat for seat in range(2) if table.can_undo(seat)]
        if record.own(0) and dice.random() < lenient:
            back = dice.choice(record.own(0)[-6:])
            gone = len(table.journal) - record.before(back)
            note = msgspec.json.encode(Note("taken-back", 0, gone, (1,))).decode()
            steps.append(Step(0, None, 0, back, note))
            table, record = fresh(table), Record()
            play_steps(table, steps, record)
        elif able and dice.random() < 0.48:
            seat = dice.choice(able)
            table.undo(seat)
            steps.append(Step(seat, None, 0, record.undone(table, seat)))
        else:
            secret = [seat for seat in range(2) if table.ask_for(seat)]  # answered or not
            seat = dice.choice(secret)
            ask = table.ask_for(seat)
            assert ask is not None
            table.pick(dice.choice(ask.picks), seat)
            record.picked(table, seat)
            steps.append(last_step(table))
    return table, record, steps


def standing(steps: list[Step]) -> list[Step]:
    """Those that were not taken back by consent, to which nobody has to be lenient."""
    left: list[tuple[int, Step]] = []
    for number, step in enumerate(steps):
        if step.by_consent:
            left = [(n, other) for n, other in left if n < (step.back or 0)]
        else:
            left.append((number, step))
    return [step for _, step in left]


def fresh(table: Table, kind: type[Table] = Table) -> Table:
    """The same match at its start."""
    return kind(table.header, table.title)


def all_of(table: Table, record: Record) -> dict[str, Any]:
    """Whatever anybody could tell a table by."""
    return {
        "state": table.state_hash(),
        "seq": table.seq,
        "asks": [(ask.seat, ask.seq, ask.what, list(ask.picks)) for ask in table.asks],
        "undo": [table.can_undo(seat) for seat in (None, 0, 1)],
        "journal": [(entry.seat, entry.pick) for entry in table.journal],
        "log": table.log,
        "notes": table.journal.notes,
        "seats": record.seats,
        "standing": record._standing,
        "heard": record.heard,
    }


SEEDS = [("a", 0.0), ("b", 0.0), ("c", 0.06), ("d", 0.1)]
TITLES = ["toy", "terraces", "sands_of_time", "clash_of_cultures"]


@pytest.mark.parametrize(
    ("title", "seed", "lenient"),
    [*((title, *one) for title in TITLES for one in SEEDS), ("oikumene", "e", 0.0)],
)
def test_it_is_the_same_table(title: str, seed: str, lenient: float) -> None:
    """Loaded at once or in parts, and played on until nothing can be taken back."""
    table, record, steps = meddled(title, seed, 150, lenient)
    whole = all_of(table, record)
    dice = random.Random(seed)
    for _ in range(5):
        loaded, known = fresh(table), Record()
        cuts = sorted(dice.sample(range(len(steps)), 3))
        for start, end in zip([0, *cuts], [*cuts, len(steps)], strict=True):
            if reaches_back(loaded, steps[start:end]):
                start, loaded, known = 0, fresh(table), Record()
            play_steps(loaded, steps[start:end], known)
            played, told = fresh(table), Record()
            for step in standing(steps[:end]):
                play_step(played, step, told)
            if len(told.seats) == end:
                assert all_of(loaded, known) == all_of(played, told)
            assert (loaded.state_hash(), loaded.seq) == (played.state_hash(), end)
        assert all_of(loaded, known) == whole
        while any(loaded.can_undo(seat) for seat in (0, 1)):
            seat = next(seat for seat in (0, 1) if loaded.can_undo(seat))
            loaded.undo(seat)
            played.undo(seat)
            assert loaded.state_hash() == played.state_hash()
            assert [played.can_undo(n) for n in (0, 1)] == [loaded.can_undo(n) for n in (0, 1)]


class Counting(Table):
    """Counts what is played."""

    played = 0

    def pick(self, *args: Any) -> None:
        Counting.played += 1
        super().pick(*args)

    def undo(self, *args: Any) -> None:
        Counting.played += 1
        super().undo(*args)


def test_who_changes_their_mind_a_thousand_times_makes_nobody_wait() -> None:
    """Four thousand steps, two deep: only what stands is played."""
    header = new_header(find_title("sands_of_time"), ["Anna", "Ben"], {}, "spring")
    table, record = Table(header, find_title("sands_of_time").load()), Record()
    steps: list[Step] = []

    def step(seat: int, back: bool) -> None:
        if back:
            table.undo(seat)
            steps.append(Step(seat, None, 0, record.undone(table, seat)))
        else:
            table.pick(table.asks[0].picks[0], seat)
            record.picked(table, seat)
            steps.append(last_step(table))

    def deep() -> bool:
        """Can the seat that is asked pick twice and take both back?"""
        ahead, seat = table.fork(), table.asks[0].seat
        for _ in range(2):
            if ahead.asks[0].seat != seat or len(ahead.asks) > 1:
                return False
            ahead.pick(ahead.asks[0].picks[0])
            if not ahead.can_undo(seat):
                return False
        ahead.undo(seat)
        return ahead.can_undo(seat)

    while not deep():
        step(table.asks[0].seat, back=False)
    before, seat = len(steps), table.asks[0].seat
    while len(steps) < 4000:
        for back in (False, False, True, True):
            step(seat, back)
    loaded = fresh(table, Counting)
    Counting.played = 0
    play_steps(loaded, steps)
    assert Counting.played == before < 100
    assert loaded.seq == len(steps)
    assert loaded.state_hash() == table.state_hash()


def test_many_who_change_their_minds_in_turn_make_nobody_wait() -> None:
    """Four who act side by side pick as they like and take it back, whoever has stepped meanwhile:
    when the table is loaded only what stands is played, and it is the same table."""
    title = find_title("oikumene")
    header = new_header(title, ["Anna", "Ben", "Carl", "Dora"], {}, "spring")
    table, record, steps = Table(header, title.load()), Record(), list[Step]()
    dice = random.Random("spring")

    def pick(seat: int) -> None:
        ask = table.ask_for(seat)
        assert ask is not None
        table.pick(dice.choice(ask.picks), seat)
        record.picked(table, seat)
        steps.append(last_step(table))

    while {ask.what for ask in table.asks} != {"distribute"}:
        pick(table.asks[0].seat)
    before = len(steps)
    for _ in range(300):
        able = [seat for seat in range(4) if table.can_undo(seat)]
        if len(able) == 4 or (able and dice.random() < 0.48):
            seat = dice.choice(able)
            table.undo(seat)
            steps.append(Step(seat, None, 0, record.undone(table, seat)))
        else:
            pick(dice.choice(table.asks).seat)
    loaded, known = fresh(table, Counting), Record()
    Counting.played = 0
    play_steps(loaded, steps, known)
    assert Counting.played == len(table.journal) < before + 20
    assert all_of(loaded, known) == all_of(table, record)


def test_what_is_taken_back_and_by_what() -> None:
    """A secret answer that was given anew goes with what its seat takes back before it; and where
    it is not known what was taken back, nothing before it is left out."""
    picks = [Step(1, "{}", 0), Step(0, "{}", 0), Step(1, "{}", 0), Step(1, "{}", 0)]
    backs = [Step(1, None, 0, 3), Step(1, None, 0, 0), Step(0, None, 0, 1)]
    assert _taken_back([*picks, *backs], 0) == {3: 4, 2: 5, 0: 5, 1: 6}
    older = [Step(0, "{}", 0), Step(0, "{}", 0), Step(0, None, 0), Step(0, None, 0, 0)]
    assert _taken_back(older, 0) == {}
    assert _taken_back([*older, Step(0, "{}", 0), Step(0, None, 0, 4)], 0) == {4: 5}


def test_a_journal_tells_what_was_taken_back(open_house: Opener, database: str) -> None:
    """And one of an older server, which does not, is loaded all the same."""
    house = open_house(database)
    anna, ben = people(house, "Anna", "Ben")
    match = match_of(house, "sands_of_time", anna, ben)
    dice = random.Random(5)
    for number in range(120):
        play(house, match, 1, seed=number)
        seat = house.store.steps(match)[-1].seat
        able = house.hall.look(match, lambda live: live.table.can_undo(seat))  # noqa: B023
        if able and dice.random() < 0.5:
            take_back(house, match, seat, turn=dice.random() < 0.5)
    steps = house.store.steps(match)
    assert {step.pick is None for step in steps} == {True, False}
    assert all((step.back is not None) == (step.pick is None) for step in steps)
    state = house.hall.look(match, lambda live: all_of(live.table, live.record))

    def loaded() -> dict[str, Any]:
        hall = Hall(house.store, lambda live: None)
        return hall.look(match, lambda live: all_of(live.table, live.record))

    assert loaded() == state
    house.store.write(lambda session: session.execute(update(Event).values(back=None)))
    assert loaded() == state


def test_a_secret_answer_that_is_given_anew(open_house: Opener, sqlite: str) -> None:
    """The pick that it replaces is not the one that an undo takes back."""
    house = open_house(sqlite)
    anna, ben = people(house, "Anna", "Ben")
    match = match_of(house, "toy", anna, ben)
    seq, picks = offer(house, match, 0)
    for choice in (1, 2, 3):
        make_pick(house, match, 0, picks[choice], seq)
    take_back(house, match, 0)
    make_pick(house, match, 0, picks[4], seq)
    take_back(house, match, 0)
    assert [step.back for step in house.store.steps(match)] == [None, None, None, 2, None, 4]
    assert seen(house, match) == (6, [0, 1])
