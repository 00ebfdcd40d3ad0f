"""Steps of a journal, as the database and the worker processes know them."""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

import msgspec

from civitas.kernel.log import Line
from civitas.kernel.notes import Note
from civitas.kernel.table import Table


class Step(NamedTuple):
    """One step of a journal: a pick as JSON, or None for an undo; and when."""

    seat: int
    pick: str | None
    at: int
    back: int | None = None
    """Of an undo: the number of the step that it takes back, if that is known; of one by consent,
    of the first of all that it takes back."""
    note: str | None = None
    """What the log says besides, as JSON. A pick that has a note is a standing answer; an undo that
    has one is by consent, and the match is again as it was before the step ``back``."""

    @property
    def by_consent(self) -> bool:
        """Does it take back what its seat alone could not?"""
        return self.pick is None and self.note is not None

    @property
    def noted(self) -> Note:
        return msgspec.json.decode(self.note or "", type=Note)


class Record:
    """Who made which step, which of them stand, and what each seat has seen."""

    def __init__(self, table: Table | None = None) -> None:
        self._secretly = table is not None and table.secretly
        """Was something to be chosen in secret after the last step?"""
        self._told = 0 if table is None else len(table.log)
        """How many lines the log had then."""
        self._begun = self._told
        """How many it had before the first step."""
        self.seats = array("B")
        """The seat of every step, picks and undos alike."""
        self._standing = array("I")
        """By pick in the journal of the table, the number of its step."""
        self._lines = array("I")
        """By pick, how many lines the log had after it."""
        self._beside = array("I")
        """By pick, how many of the last of them tell what others did in that very step."""
        self.heard: dict[int, int] = {}
        """By seat, how many lines the log has up to the end of its last step."""
        self._others: dict[int, int] = {}
        """By seat, how many of the last of them tell what others did in that step."""

    @property
    def weight(self) -> int:
        """About how many bytes it takes."""
        return 2 * len(self.seats) + 14 * len(self._standing)

    def picked(self, table: Table, seat: int, by_itself: bool = False) -> None:
        """The seat has picked; ``by_itself``, without anybody who has read the log there."""
        heard, others = self.heard.get(seat), self._others.get(seat, 0)
        if len(table.journal.picks) == len(self._standing):  # a secret choice, answered anew
            self._take_back(seat)
        told = len(table.log)
        self._standing.append(len(self.seats))
        self._lines.append(told)
        others_did = (
            0 if told == self._told else _of_others(table, seat, self._told, self._secretly)
        )
        self._beside.append(others_did)
        self._stepped(table, seat)
        self._others[seat] = others_did
        if by_itself and heard is not None:
            self.heard[seat], self._others[seat] = heard, others

    def undone(self, table: Table, seat: int) -> int:
        """The seat has taken back its last pick; the number of that step."""
        number = self._take_back(seat, self._lines[-1] - len(table.log))
        self._stepped(table, seat)
        return number

    def lapsed(self, table: Table, seats: Sequence[int]) -> None:
        """Steps of these seats have come to nothing."""
        for seat in seats:
            self._stepped(table, seat)

    def before(self, step: int) -> int:
        """How many picks stand that were made before this step."""
        return bisect_left(self._standing, step)

    def told_before(self, step: int) -> int:
        """How many lines the log had before this step; 0 if it was the first."""
        at = self.before(step)
        return self._lines[at - 1] if at else 0

    def told_by(self, step: int) -> int:
        """How many lines the log had up to where the news begins for whoever made this step; 0 if
        there is none."""
        at = self.before(step + 1)
        return self._lines[at - 1] - self._beside[at - 1] if at else 0

    def own(self, seat: int) -> list[int]:
        """The numbers of the steps by which this seat has picked what stands."""
        return [step for step in self._standing if self.seats[step] == seat]

    def read(self, seat: int) -> int:
        """How many lines the log has up to where the news for this seat begins."""
        return self.heard.get(seat, 0) - self._others.get(seat, 0)

    def alone_since(self, seat: int) -> int:
        """How many lines the log had when anybody but this seat had last done something, or the
        title for an automa."""
        others = max((lines for other, lines in self.heard.items() if other != seat), default=0)
        steps = range(len(self._lines) - 1, -1, -1)
        return max(others, next((self._lines[n] for n in steps if self._beside[n]), self._begun))

    def untold(self, seat: int) -> int:
        """How many picks this seat has made, as the last one, since the log told of any."""
        told, picks = [0, *self._lines], 0
        while picks < len(self._lines) and self._of(-1 - picks) == seat:
            if told[-1 - picks] != told[-2 - picks]:
                break
            picks += 1
        return picks

    def went_back(self, table: Table, steps: Sequence[Step]) -> None:
        """The last of these steps takes back all others. Whoever has made one of them knows all but
        that."""
        self.seats.extend(step.seat for step in steps)
        for step in steps:
            self.heard[step.seat] = len(table.log) - 1
            self._others.pop(step.seat, None)
        self.heard[steps[-1].seat] = len(table.log)
        self._secretly, self._told = table.secretly, len(table.log)

    def _take_back(self, seat: int, told: int = 0) -> int:
        """Forget the last pick of the seat, which had told so many lines."""
        at = next(n for n in reversed(range(len(self._standing))) if self._of(n) == seat)
        end = self._lines.pop(at)
        self._beside.pop(at)
        if told:  # others may have gone on beside it, and keep their lines
            self._lines[at:] = array("I", [lines - told for lines in self._lines[at:]])
            for other, lines in self.heard.items():
                self.heard[other] = lines - told * (lines >= end)
        return self._standing.pop(at)

    def _of(self, pick: int) -> int:
        return self.seats[self._standing[pick]]

    def _stepped(self, table: Table, seat: int) -> None:
        self.seats.append(seat)
        self.heard[seat] = len(table.log)
        self._others.pop(seat, None)
        self._secretly, self._told = table.secretly, len(table.log)


def _of_others(table: Table, seat: int, told: int, opened: bool) -> int:
    """How many of the last lines tell what others did in the step that a seat has just made: where
    a secret choice was opened by it, or the turn has passed on, or the title acted for an automa.
    What else is asked of the seat next is still its own doing, with all that it does to others."""
    lines = table.log[told:]
    acted = len(lines) - first_deed(table, lines)
    if not opened and seat in [ask.seat for ask in table.asks]:
        return acted
    theirs = [line.params.get("seat", seat) != seat for line in lines]
    if opened:
        return max(len(theirs) - theirs.index(True) if True in theirs else 0, acted)
    after = next((n for n, other in enumerate(reversed(theirs)) if not other), len(theirs))
    return max(after, acted)


def first_deed(table: Table, lines: Sequence[Line]) -> int:
    """Where the first deed of an automa among these lines begins, with what the log says of nobody
    right before it; behind them all if there is none."""
    explains = table.title.explains
    first = next((n for n, line in enumerate(lines) if explains(line)), len(lines))
    while 0 < first < len(lines) and "seat" not in lines[first - 1].params:
        first -= 1
    return first


def play_step(table: Table, step: Step, record: Record | None = None) -> None:
    """Play one step of a journal as it was written."""
    if step.pick is None:
        table.undo(step.seat)
        if record is not None:
            record.undone(table, step.seat)
    else:
        table.pick_json(msgspec.json.decode(step.pick), step.seat)
        table.journal.times[-1] = max(step.at - table.header.started, 0)
        if step.note is not None:
            table.note(step.noted)
        if record is not None:
            record.picked(table, step.seat, by_itself=step.note is not None)


def play_steps(
    table: Table,
    steps: Sequence[Step],
    record: Record | None = None,
    pause: Callable[[], None] | None = None,
) -> None:
    """Play the steps of a journal that the table does not have yet; ``pause`` comes after each.

    What somebody has picked and taken back is not played if they acted beside others, nor if all
    that came in between was taken back, too: it would lead to the same table, and people who change
    their minds a thousand times would make it dear to load. Nor is what was taken back by consent:
    the table is as it was before.
    """
    start = table.seq
    back_by = _taken_back(steps, start)
    unplayed: set[int] = set()
    """Steps that take back what was not played, after others have stepped in between."""
    n = 0
    while n < len(steps):
        seat, last, end = steps[n].seat, back_by.get(n, -1), n + 1
        if n <= last and steps[last].by_consent:
            end = last + 1
            _pass_over(table, steps[n:end], record)
        elif n in unplayed or (n < last and table.aside):
            unplayed.add(last)
            _lapse(table, steps[n:end], record)
        elif _closed(steps, n, last, back_by, start) and table.can_lapse(seat):
            end = last + 1
            _lapse(table, steps[n:end], record)
        else:
            play_step(table, steps[n], record)
        n = end
        if pause is not None:
            pause()


def _lapse(table: Table, steps: Sequence[Step], record: Record | None) -> None:
    table.lapse(steps[0].seat, len(steps))
    if record is not None:
        record.lapsed(table, [step.seat for step in steps])


def _pass_over(table: Table, gone: Sequence[Step], record: Record | None) -> None:
    table.pass_over(len(gone), [step.noted for step in gone if step.by_consent])
    if record is not None:
        record.went_back(table, gone)


def reaches_back(table: Table, steps: Sequence[Step]) -> bool:
    """Do these steps take back what the table has already? Then it has to be played anew from its
    start: what was picked, changed and taken back since may have been done in any order."""
    return any(step.by_consent and (step.back or 0) < table.seq for step in steps)


def _taken_back(steps: Sequence[Step], start: int) -> dict[int, int]:
    """By step, the one that takes it back for good. What was done before all agreed to go back
    further, a taking back as well, is as if it had never been. A secret answer that was given anew
    goes with what its seat takes back before it."""
    found: dict[int, int] = {}
    counted: list[int] = []
    n = len(steps) - 1
    while n >= 0:
        if steps[n].by_consent:
            first = (steps[n].back or 0) - start
            found[first], n = n, first
        else:
            counted.append(n)
        n -= 1
    own: dict[int, list[int]] = {}
    for n in reversed(counted):
        step = steps[n]
        mine = own.setdefault(step.seat, [])
        if step.pick is not None:
            mine.append(n)
        elif step.back is None:  # which it takes back is not known: all before it is played
            own.clear()
        else:
            while mine and mine[-1] >= step.back - start:
                found[mine.pop()] = n
    return found


def _closed(
    steps: Sequence[Step], n: int, last: int, back_by: Mapping[int, int], start: int
) -> bool:
    """Is all that came between a pick and the step that takes it back taken back there, too?"""
    for k in range(n + 1, last):
        back = steps[k].back
        other = back_by.get(k, -1) if back is None else back - start
        if not n <= other <= last or steps[k].by_consent:
            return False
    return n < last
