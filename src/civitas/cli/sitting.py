"""A match at the keyboard: every question, every answer, everything saved."""

from __future__ import annotations

import contextlib
import signal
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from civitas.cli.files import match_file
from civitas.cli.menu import Choice, menu
from civitas.cli.screen import Screen
from civitas.cli.seats import seat_bots
from civitas.cli.speech import Interrupted, Misuse
from civitas.cli.tableau import Tableau
from civitas.cli.why import Question
from civitas.kernel.asks import Ask, Pick
from civitas.kernel.errors import BadFile, Refused
from civitas.kernel.match import save
from civitas.kernel.table import Table

PROMPT: Final = "› "
RECALLED: Final = 10
"""Log lines told again when a match is taken up."""
LOG_LINES: Final = 40
LONGEST_LINE: Final = 200
"""What is typed beyond this is a cat on the keyboard."""
KEYS: Final = (
    ("1, 2, 3 …", "key-number"),
    ("u", "key-undo"),
    ("s, s NAME", "key-save"),
    ("? 3", "key-rule"),
    ("", "key-why"),
    ("b", "key-board"),
    ("l, l 200", "key-log"),
    ("q", "key-quit"),
)
"""What can be typed, and the message that explains it; the empty one is an example."""


class Left(Exception):
    """Somebody has got up from the table."""


class Sitting:
    """People and bots at one table and one keyboard."""

    def __init__(self, table: Table, file: Path, lang: str, screen: Screen) -> None:
        self.table = table
        self.file = file
        self.screen = screen
        self.tableau = Tableau(screen, table, lang)
        self.own, self.words = self.tableau.own, self.tableau.words
        self.bots = seat_bots(table.header, f"{table.header.seed} {len(table.journal)}")
        self.people = [n for n in table.header.setting.players if n not in self.bots]
        self.seen = dict.fromkeys(self.people, max(len(table.log) - RECALLED, 0))
        """By person, how long the log was when they last decided."""
        self.at_keyboard = -1

    def play(self) -> None:
        """To the end of the match, or until somebody leaves."""
        place = {"file": str(self.file)}
        self._save()
        news = "\n".join(filter(None, (self.own.say("welcome", place), self.tableau.older_rules)))
        if self.screen.small:
            columns, rows = self.screen.console.size
            news += "\n" + self.own.say("small", {"columns": columns, "rows": rows})
        try:
            self._play(news)
        except Left:
            self.screen.line(self.own.say("left", place))
        except (KeyboardInterrupt, EOFError) as end:
            if self.screen.live:
                self.screen.line()
            if isinstance(end, EOFError):
                raise Misuse("error-input-closed", **place) from None
            raise Interrupted("interrupted", **place) from None

    def _play(self, news: str) -> None:
        while not self.table.over:
            asks = self.table.asks
            if any(ask.seat in self.bots for ask in asks):
                self._bots_pick()
            else:
                self._person_picks(asks[0], news)
                news = ""
        result = self.table.result
        assert result is not None
        since = min(self.seen.values(), default=len(self.table.log))
        farewell = self.own.say("finished", {"file": str(self.file)})
        self.tableau.end(self.table, result, self._story(None, since), farewell)

    # ---------------------------------------------------------------- whose turn it is

    def _bots_pick(self) -> None:
        """All bots that are asked, until it is a person's turn."""
        from civitas.bots.chair import Chair

        with self._thinking():
            while ask := next((a for a in self.table.asks if a.seat in self.bots), None):
                told = len(self.table.log)
                self._commit(self.bots[ask.seat].pick(Chair(self.table, ask.seat)), ask.seat)
                if not self.people:
                    self.screen.lines(self._story(None, told))

    def _thinking(self) -> contextlib.AbstractContextManager[object]:
        if not self.screen.live:
            return contextlib.nullcontext()
        return self.screen.console.status(self.own.say("thinking"))

    def _person_picks(self, ask: Ask, news: str) -> None:
        """Ask until there is a pick, or until an undo has changed the question."""
        self._hand_over(ask.seat)
        steps: list[Sequence[Pick]] = [ask.picks]
        tell = partial(self._offer, ask)
        choices = menu(ask.picks, self.words, tell)
        story = self._story(ask.seat, self.seen[ask.seat])
        self.tableau.turn(self.table, ask, choices, news, story)
        while True:
            chosen = self._choice(ask, choices, len(steps) > 1)
            if chosen is None:
                steps.pop()
                if not steps:
                    return
            elif len(chosen.picks) == 1:
                self.seen[ask.seat] = len(self.table.log)
                self._commit(chosen.picks[0], ask.seat)
                return
            else:
                steps.append(chosen.picks)
            choices = menu(steps[-1], self.words, tell)
            self.tableau.question(ask, choices)

    def _offer(self, ask: Ask, pick: Pick) -> str:
        """A pick with what it costs and brings."""
        return self.words.offer(ask.what, pick, self.table.terms(pick, ask.seat))

    def _hand_over(self, seat: int) -> None:
        """Between two people at one keyboard nothing of the first stays in sight."""
        if seat != self.at_keyboard and len(self.people) > 1:
            self.screen.clear(wipe=True)
            self._read(self.own.say("hand-over", {"name": self.words.seat(seat)}))
            self.screen.clear(wipe=True)
        self.at_keyboard = seat

    # ---------------------------------------------------------------- answers

    def _choice(self, ask: Ask, choices: Sequence[Choice], inside: bool) -> Choice | None:
        """What is typed until it is a choice; None to go back a step."""
        while True:
            text = self._read(PROMPT)
            key, _, rest = text.partition(" ")
            question = Question(self.table, ask, choices, self.words)
            if text.isdecimal() and 0 < int(text) <= len(choices):
                return choices[int(text) - 1]
            if text.startswith("?"):
                self._explain(question, text[1:].strip())
            elif key == "u":
                if inside or self._undo(ask.seat):
                    return None
            elif key == "q":
                raise Left
            elif key == "s":
                self._save_copy(rest.strip())
            elif key in ("b", "l", "h"):
                self._look(key, rest.strip(), question)
                self.tableau.question(ask, choices)
            else:
                self._note("not-a-choice", text=text[:20], most=len(choices))

    def _look(self, key: str, rest: str, question: Question) -> None:
        ask = question.ask
        if key == "b":
            self.screen.show(self.screen.board(self.tableau.sections(self.table, ask.seat)))
        elif key == "l":
            most = int(rest) if rest.isdecimal() else LOG_LINES
            self.screen.lines(self._story(ask.seat)[-most:])
        else:
            example = f"? {question.example}"
            self.screen.notes([(key or example, self.own.say(text)) for key, text in KEYS])

    def _explain(self, question: Question, text: str) -> None:
        notes = question.answer(text) if text else question.missing()
        if not text or not notes:
            self._note(
                "ask-why", example=question.example, clause=next(iter(question.book.clauses), "1.1")
            )
        self.screen.notes(notes)
        book = question.book
        if self.words.language != book.language and any(n.mark in book.clauses for n in notes):
            self._note("rules-in-english")

    def _undo(self, seat: int) -> bool:
        """Take back the own last pick or, at a shared keyboard, that of the person before."""
        table = self.table
        last = table.journal.seats[-1] if len(table.journal) else seat
        if not table.can_undo(seat) and last in self.people:
            seat = last
        try:
            with _no_interrupt():
                table.undo(seat)
                self._save()
        except Refused as refusal:
            self.screen.line(self.words.error(refusal))
            return False
        self.seen = {n: min(lines, len(table.log)) for n, lines in self.seen.items()}
        return True

    def _read(self, prompt: str) -> str:
        if sys.stdin is None:
            raise EOFError
        return "".join(filter(str.isprintable, input(prompt))).strip()[:LONGEST_LINE]

    def _note(self, message: str, **params: str | int) -> None:
        self.screen.line(self.own.say(message, params))

    def _story(self, seat: int | None, since: int = 0) -> list[str]:
        return [self.words.line(line) for line in self.table.story(seat, since)]

    # ---------------------------------------------------------------- the file

    def _commit(self, pick: Pick, seat: int) -> None:
        """A pick is made and saved, or neither: Ctrl-C waits until both are done."""
        with _no_interrupt():
            self.table.pick(pick, seat)
            self._save()

    def _save(self) -> None:
        save(self.table, self.file)

    def _save_copy(self, name: str) -> None:
        """A copy under another name; the match goes on in its own file."""
        if not name:
            self._note("saved", file=str(self.file))
            return
        try:
            copy = match_file(name)
            save(self.table, copy)
            self._note("copied", file=str(copy))
        except Misuse as error:
            self.screen.line(self.own.error(error))
        except BadFile as error:
            self.screen.line(self.words.error(error))


@contextlib.contextmanager
def _no_interrupt() -> Iterator[None]:
    """Ctrl-C is kept back until the end of the block."""
    pressed: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, frame: pressed.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if pressed:
        raise KeyboardInterrupt
