"""What a person at the table sees: board, story, question, choices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType

from civitas.cli.menu import Choice
from civitas.cli.screen import ACCENT, Screen, inked
from civitas.cli.seats import table_words
from civitas.cli.speech import program_words
from civitas.kernel.asks import Ask
from civitas.kernel.table import Table
from civitas.kernel.titles import Result, Section

STORY: Final = 8
"""Lines of what happened for which the board makes room, if there are so many."""


class Tableau:
    """Draws a table for one seat after the other."""

    def __init__(self, screen: Screen, table: Table, lang: str) -> None:
        self.screen = screen
        self.own = program_words(lang)
        seats = table.header.seats
        self.words = table_words(table.meta, lang, seats, marked=True)
        self._plain = table_words(table.meta, lang, seats)

    def sections(self, table: Table, seat: int | None) -> list[Section]:
        """The board as this seat sees it; the title puts the marks of the seats itself."""
        return table.title.panel(table.view(seat).board, self._plain)

    def turn(self, table: Table, ask: Ask, choices: Sequence[Choice], story: Sequence[str]) -> None:
        """A fresh screen; on one that nobody sees, only what is new."""
        screen = self.screen
        sections = self.sections(table, ask.seat)
        below = self._question(ask, choices)
        if screen.live:
            screen.clear()
            self._above(sections, story, screen.console.height - screen.heights(below) - 2)
        else:
            screen.show(screen.board(sections, 0))
            screen.lines(f"· {line}" for line in story)
        screen.line()
        screen.show(below)

    def _above(self, sections: Sequence[Section], story: Sequence[str], rows: int) -> None:
        """The board, as much as leaves room for the story; then the story, its end first."""
        screen = self.screen
        told = [inked(f"· {line}") for line in story]
        board = screen.board(sections, rows - screen.heights(told[-STORY:]) - 1)
        rows -= screen.heights(board) + 1
        kept: list[RenderableType] = []
        for line in reversed(told):
            rows -= screen.heights([line])
            if rows < (1 if len(kept) + 1 < len(told) else 0):
                break
            kept.insert(0, line)
        screen.show(board)
        screen.line()
        if len(kept) < len(told):
            screen.line(self.own.say("more-lines", {"lines": len(told) - len(kept)}), "dim")
        screen.show(kept)

    def question(self, ask: Ask, choices: Sequence[Choice]) -> None:
        """What is asked, once more."""
        self.screen.show(self._question(ask, choices))

    def _question(self, ask: Ask, choices: Sequence[Choice]) -> list[RenderableType]:
        sentence = f"{self.words.seat(ask.seat)}: {self.words.ask(ask)}"
        return [
            inked(sentence, "bold"),
            self.screen.choices([choice.label for choice in choices]),
            inked(self.own.say("keys-short"), "dim"),
        ]

    def end(self, table: Table, result: Result, story: Sequence[str]) -> None:
        """The last position and who has won it."""
        screen = self.screen
        screen.clear()
        board = self.sections(table, None)
        if screen.live:
            self._above(board, story, screen.console.height - len(result.scores) - 4)
        else:
            screen.show(screen.board(board, 0))
            screen.lines(f"· {line}" for line in story)
        screen.line()
        screen.line(self.victory(result), f"bold {ACCENT}")
        order = sorted(range(len(result.scores)), key=lambda seat: -result.scores[seat])
        for seat in order:
            points = {"name": self.words.seat(seat), "points": result.scores[seat]}
            screen.line(self.own.say("points", points))

    def victory(self, result: Result) -> str:
        """Who has won, in one sentence."""
        names = ", ".join(map(self.words.seat, result.winners))
        return self.own.say("victory", {"names": names, "winners": len(result.winners)})
