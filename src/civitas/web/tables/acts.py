"""What somebody does at a table: picks, takes back, and what standing answers do by themselves."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias

import msgspec

from civitas.kernel.asks import Pick
from civitas.kernel.notes import STANDING, Note
from civitas.kernel.standing import asked_alone, declining
from civitas.kernel.table import Table
from civitas.web.refusals import NotYours, Stale
from civitas.web.storage.clocks import Turning
from civitas.web.storage.schema import Habit
from civitas.web.storage.steps import Step
from civitas.web.tables.live import Live

IN_A_ROW: Final = 50
"""So many standing answers are given at once; then somebody has to come."""

Choice: TypeAlias = int | Mapping[str, Any]
"""A pick: its number in the list of the ask, or the pick itself as JSON."""
Act: TypeAlias = Callable[[Live], list[Step]]
"""What somebody does at a table: the steps of it, to be written down."""


def picking(seat: int, choice: Choice, seq: int | None, person: int | None = None) -> Act:
    """Answering the ask.

    With ``person`` the seat has to be theirs; with ``seq`` the ask has to be the one they saw.
    """

    def act(live: Live) -> list[Step]:
        check_seat(live, seat, person)
        table = live.table
        if isinstance(choice, int):
            ask = table.ask_for(seat)
            if ask is None or ask.seq != seq or choice >= len(ask.picks):
                raise Stale
            table.pick(ask.picks[choice], seat, seq)
        else:
            table.pick_json(choice, seat, seq)
        live.record.picked(table, seat)
        return [last_step(table)]

    return act


def thought_out(number: int, picks: Sequence[tuple[int, Any]]) -> Act:
    """What bots have thought out, each with its seat, from this number of steps on."""

    def act(live: Live) -> list[Step]:
        table = live.table
        if table.seq != number or any(seat not in live.bots for seat, _ in picks):
            raise Stale
        steps = []
        for seat, data in picks:
            table.pick_json(data, seat)
            live.record.picked(table, seat)
            steps.append(last_step(table))
        return steps

    return act


def undoing(
    seat: int, seq: int | None = None, person: int | None = None, turn: bool = False
) -> Act:
    """Taking the seat's last pick back or, with ``turn``, all that it can take back.

    With ``seq``, the number of steps that was seen, the seat must have done nothing since; what
    others have done beside it does not matter.
    """

    def act(live: Live) -> list[Step]:
        check_seat(live, seat, person)
        table = live.table
        if seq is not None and (seq > table.seq or seat in live.record.seats[seq:]):
            raise Stale
        now = int(time.time())
        steps: list[Step] = []
        while not steps or (turn and table.can_undo(seat)):
            table.undo(seat)
            steps.append(Step(seat, None, now, live.record.undone(table, seat)))
        return steps

    return act


def habitual(live: Live) -> list[Step]:
    """What standing answers say to what is asked now, one after the other."""
    steps: list[Step] = []
    while len(steps) < IN_A_ROW and (pick := by_habit(live)) is not None:
        table, ask = live.table, live.table.asks[0]
        seat = ask.seat
        table.pick(pick, seat)
        step, note = last_step(table), Note(STANDING, seat, what=ask.what)
        table.note(note)
        live.record.picked(table, seat, by_itself=True)
        steps.append(step._replace(note=msgspec.json.encode(note).decode()))
    return steps


def by_habit(live: Live) -> Pick | None:
    """The standing answer to the one question that is open, if there is one."""
    ask = asked_alone(live.table)
    if ask is None or live.open or ask.seat in live.bots:
        return None
    habit = live.habits.get((ask.seat, ask.what))
    if habit is None or not lasts(live, habit):
        return None
    return declining(live.table.title, ask)


def lasts(live: Live, habit: Habit) -> bool:
    """Is it still the turn, or the round, for which a standing answer was given?"""
    return habit.since == moment_of(live, habit.until)


def moment_of(live: Live, until: str) -> str:
    """What is the same until the end of a turn, of a round, or of the match."""
    moment = live.table.title.moment(live.table.state)
    now = {"turn": moment, "round": moment.round}.get(until, ())
    return msgspec.json.encode(now).decode()


def turned(live: Live, steps: Sequence[Step], waiting: Sequence[int]) -> Turning:
    """How these steps set the clocks: bots have none."""
    asked = frozenset(waiting).difference(live.bots)
    undone = frozenset(step.seat for step in steps if step.pick is None and not step.by_consent)
    return Turning(live.match.addition, len(live.seats), asked, undone)


def last_step(table: Table) -> Step:
    """The pick that was just made, as a step to be written."""
    journal = table.journal
    pick = msgspec.json.encode(journal.picks[-1]).decode()
    return Step(journal.seats[-1], pick, table.header.started + journal.times[-1])


def check_seat(live: Live, seat: int, person: int | None) -> None:
    """Refuse a seat that is not this person's; None is whoever may do anything."""
    if person is not None and seat not in live.seat_of(person):
        raise NotYours("error-seat-not-yours")
