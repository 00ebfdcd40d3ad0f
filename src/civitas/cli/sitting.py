"""A match at the keyboard: what is on the table, what is asked, and every answer saved."""

from __future__ import annotations

import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Final

from civitas.cli.menu import Choice, menu
from civitas.cli.screen import Screen
from civitas.cli.seats import seat_bots, table_words
from civitas.cli.speech import Interrupted, Misuse, program_words
from civitas.cli.why import Question
from civitas.kernel.asks import Ask, Pick
from civitas.kernel.errors import CivitasError, Refused
from civitas.kernel.journal import SUFFIX
from civitas.kernel.match import save
from civitas.kernel.table import Table
from civitas.kernel.titles import SEAT_MARKS

PROMPT: Final = "› "
RECALLED: Final = 10
"""Log lines shown when a match is taken up again."""
LOG_LINES: Final = 40


class Left(Exception):
    """Somebody has left the table; the match is saved."""


class Sitting:
    """People and bots at one table and one keyboard."""

    def __init__(self, table: Table, file: Path, lang: str, screen: Screen) -> None:
        self.table = table
        self.file = file
        self.screen = screen
        self.say = program_words(lang).say
        self.words = table_words(table.meta, lang, table.header.seats)
        self.bots = seat_bots(table.header.seats)
        self.people = [n for n in range(len(table.header.seats)) if n not in self.bots]
        self.seen = dict.fromkeys(self.people, max(len(table.log) - RECALLED, 0))
        """By person, how many lines of the log were there when they last decided."""
        self.at_keyboard = -1

    def play(self) -> None:
        """To the end of the match, or until somebody leaves."""
        self._save()
        self._welcome()
        try:
            while not self.table.over:
                ask = self.table.asks[0]
                if ask.seat in self.bots:
                    self._bot_picks(ask)
                else:
                    self._person_picks(ask)
            self._finish()
        except Left:
            self.screen.line(self.say("left", self._place()))
        except KeyboardInterrupt:
            raise Interrupted("interrupted", **self._place()) from None
        except EOFError:
            raise Misuse("error-input-closed", **self._place()) from None

    # ---------------------------------------------------------------- whose turn it is

    def _welcome(self) -> None:
        screen = self.screen
        screen.rule(self.table.meta.name)
        screen.line(self.say("welcome", self._place()))
        if screen.small:
            width, height = screen.console.size
            screen.line(self.say("small", {"columns": width, "rows": height}))
        if screen.live and self.people:
            self._read(self.say("go-on"))

    def _bot_picks(self, ask: Ask) -> None:
        from civitas.bots.chair import Chair

        bot = self.bots[ask.seat]
        told = len(self.table.log)
        with self.screen.console.status(self.say("thinking", {"name": self._name(ask.seat)})):
            pick = bot.pick(Chair(self.table, ask.seat))
        self._commit(pick, ask.seat)
        if not self.people:
            self.screen.lines(map(self.words.line, self.table.story(None, told)))

    def _person_picks(self, ask: Ask) -> None:
        """Ask until there is a pick, or until an undo has changed the question."""
        self._hand_over(ask.seat)
        self._show_table(ask)
        steps: list[Sequence[Pick]] = [ask.picks]
        while True:
            choices = menu(steps[-1], self.words)
            if len(steps) > 1:
                self.screen.show([self.screen.choices([choice.label for choice in choices])])
            chosen = self._choice(ask, choices, len(steps) > 1)
            if chosen is None:
                if len(steps) == 1:
                    return
                steps.pop()
                self._show_question(ask, menu(steps[-1], self.words))
            elif len(chosen.picks) == 1:
                self.seen[ask.seat] = len(self.table.log)
                self._commit(chosen.picks[0], ask.seat)
                return
            else:
                steps.append(chosen.picks)

    def _hand_over(self, seat: int) -> None:
        """Between two people at one keyboard nothing of the first stays in sight."""
        if seat != self.at_keyboard and len(self.people) > 1:
            self.screen.clear(wipe=True)
            self._read(self.say("hand-over", {"name": self._name(seat)}))
            self.screen.clear(wipe=True)
        self.at_keyboard = seat

    # ---------------------------------------------------------------- answers

    def _choice(self, ask: Ask, choices: Sequence[Choice], inside: bool) -> Choice | None:
        """What is typed until it is a choice; None to go back."""
        while True:
            text = self._read(PROMPT)
            word, _, rest = text.partition(" ")
            if text.isdecimal():
                if 0 < int(text) <= len(choices):
                    return choices[int(text) - 1]
                self._note("not-a-choice", most=len(choices))
            elif text.startswith("?"):
                self._explain(Question(self.table, ask, choices, self.words), text[1:].strip())
            elif word == "u":
                if inside or self._undo(ask.seat):
                    return None
            elif word == "q":
                raise Left
            elif word in ("b", "l", "h", "s"):
                self._do(word, rest.strip(), ask)
                if word != "s":
                    self._show_question(ask, choices)
            else:
                self._note("not-understood", most=len(choices))

    def _do(self, word: str, rest: str, ask: Ask) -> None:
        screen = self.screen
        if word == "b":
            screen.show(screen.board(self._sections(ask.seat)))
        elif word == "l":
            lines = self.table.story(ask.seat)
            most = int(rest) if rest.isdecimal() else LOG_LINES
            screen.lines(map(self.words.line, lines[-most:] if most else []))
        elif word == "h":
            screen.lines(self.say("keys").splitlines())
        else:
            self._save_copy(rest)

    def _explain(self, question: Question, text: str) -> None:
        lines = question.answer(text) if text else []
        if not lines:
            self._note("ask-why")
        elif self.words.language != "en" and question.book.clauses:
            lines.append(self.say("rules-in-english"))
        self.screen.lines(lines)

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

    # ---------------------------------------------------------------- the file

    def _commit(self, pick: Pick, seat: int) -> None:
        """A pick is made and saved, or neither: Ctrl-C waits until both are done."""
        with _no_interrupt():
            self.table.pick(pick, seat)
            self._save()

    def _save(self) -> None:
        save(self.table, self.file)

    def _save_copy(self, name: str) -> None:
        copy = Path(name).expanduser().with_suffix(SUFFIX) if name else self.file
        try:
            if not name:
                self._note("saved", **self._place())
            elif copy.exists():
                self._note("exists", file=str(copy))
            else:
                save(self.table, copy)
                self._note("copied", file=str(copy))
        except CivitasError as error:
            self.screen.line(self.words.error(error))

    def _place(self) -> dict[str, str]:
        return {"file": str(self.file)}

    # ---------------------------------------------------------------- what is shown

    def _name(self, seat: int) -> str:
        return f"{SEAT_MARKS[seat]} {self.words.seat(seat)}"

    def _sections(self, seat: int | None) -> list[Section]:
        return self.table.title.panel(self.table.view(seat).board, self.words)

    def _show_table(self, ask: Ask) -> None:
        """Board, what happened, what is asked; as much of the first two as fits."""
        screen = self.screen
        choices = screen.choices([choice.label for choice in menu(ask.picks, self.words)])
        story = list(map(self.words.line, self.table.story(ask.seat, self.seen[ask.seat])))
        screen.clear()
        if not screen.live:
            screen.show(screen.board(self._sections(ask.seat), 0))
            screen.lines(f"· {line}" for line in story)
        else:
            self._fill(ask, story, screen.height(choices))
        self._show_question(ask, menu(ask.picks, self.words))

    def _fill(self, ask: Ask, story: Sequence[str], below: int) -> None:
        screen = self.screen
        room = screen.console.height - below - 4
        board = screen.board(self._sections(ask.seat), room - min(len(story), RECALLED) - 1)
        room -= sum(map(screen.height, board))
        screen.show(board)
        ...

    def _show_question(self, ask: Ask, choices: Sequence[Choice]) -> None:
        ...
