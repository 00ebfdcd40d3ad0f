"""What a person at the table sees: board, story, question, choices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType

from civitas.cli.menu import Choice
from civitas.cli.screen import ACCENT, Screen, inked
from civitas.kernel.asks import Ask
from civitas.kernel.table import Table
from civitas.kernel.titles import SEAT_MARKS, Result, Section
from civitas.kernel.words import Words

STORY: Final = 8
"""Lines of what happened for which the board makes room, if there are so many."""


class Tableau:
    """Draws a table for one seat after the other."""

    def __init__(self, screen: Screen, words: Words, own: Words) -> None:
        self.screen = screen
        self.words = words
        self.own = own

    def name(self, seat: int) -> str:
        return f"{SEAT_MARKS[seat]} {self.words.seat(seat)}"

    def sections(self, table: Table, seat: int | None) -> list[Section]:
        return table.title.panel(table.view(seat).board, self.words)

    def turn(
        self, table: Table, ask: Ask, choices: Sequence[Choice], story: Sequence[str]
    ) -> None:
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
        board = screen.board(sections, rows - screen.heights(told[-STORY:]))
        rows -= screen.heights(board)
        kept: list[RenderableType] = []
        for line in reversed(told):
            rows -= screen.heights([line])
            if rows < (1 if len(kept) + 1 < len(told) else 0):
                break
            kept.insert(0, line)
        screen.show(board)
        if len(kept) < len(told):
            screen.line(self.own.say("more-lines", {"lines": len(told) - len(kept)}), "dim")
        screen.show(kept)

    def question(self, ask: Ask, choices: Sequence[Choice]) -> None:
        """What is asked, once more."""
        self.screen.show(self._question(ask, choices))

    def _question(self, ask: Ask, choices: Sequence[Choice]) -> list[RenderableType]:
        sentence = f"{self.name(ask.seat)}: {self.words.ask(ask)}"
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
            points = {"name": self.name(seat), "points": result.scores[seat]}
            screen.line(self.own.say("points", points))

    def victory(self, result: Result) -> str:
        """Who has won, in one sentence."""
        names = ", ".join(map(self.name, result.winners))
        return self.own.say("victory", {"names": names, "winners": len(result.winners)})
