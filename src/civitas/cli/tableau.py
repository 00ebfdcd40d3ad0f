"""What a person at the table sees: board, story, question, choices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType

from civitas.cli.endings import standings_of, victory
from civitas.cli.menu import Choice
from civitas.cli.screen import ACCENT, Screen, inked
from civitas.cli.seats import table_words
from civitas.cli.speech import program_words
from civitas.kernel.asks import Ask
from civitas.kernel.results import Result
from civitas.kernel.table import Table
from civitas.kernel.titles import Section

STORY: Final = 6
"""Rows for what happened for which the board makes room, if there is so much to tell."""
LEAST: Final = 3
"""Rows for what happened on the smallest of screens."""


class Tableau:
    """Draws a table for one seat after the other."""

    def __init__(self, screen: Screen, table: Table, lang: str) -> None:
        self.screen = screen
        self.own = program_words(lang)
        self.words = table_words(table.header, lang, marked=True)
        self._plain = table_words(table.header, lang)
        self.older_rules = self.words.rules(table.header.rules_version, table.meta.rules_version)
        """Said of a match that is not played by the newest rules."""

    def sections(self, table: Table, seat: int | None) -> list[Section]:
        """The board as this seat sees it; the title puts the marks of the seats itself."""
        return table.title.panel(table.view(seat).board, self._plain)

    def turn(
        self, table: Table, ask: Ask, choices: Sequence[Choice], news: str, story: Sequence[str]
    ) -> None:
        """A fresh screen with the board, what happened, and the question.

        ``news`` is what the program itself has to say; it is shown however small the screen.
        """
        below = self._question(ask, choices)
        if news:
            below.insert(0, inked(f"{news}\n"))
        self._above(self.sections(table, ask.seat), story, below)
        self.screen.show(below)

    def _above(
        self, sections: Sequence[Section], story: Sequence[str], below: Sequence[RenderableType]
    ) -> None:
        """As much of the board as leaves room for the story, and then the end of the story."""
        screen = self.screen
        screen.clear()
        told: list[RenderableType] = [inked(f"· {line}") for line in story]
        if screen.live:
            rows = screen.console.height - screen.heights(below) - 3
            board = screen.board(sections, rows - screen.heights(told[-STORY:]))
            rows = max(rows - screen.heights(board), LEAST)
        else:
            board = screen.board(sections[:1])
            rows = screen.heights(told)
        screen.show(board)
        screen.line()
        kept = len(told)
        while screen.heights(told[-kept:]) + (kept < len(told)) > rows:
            kept -= 1
        if kept < len(told):
            screen.line(self.own.say("more-lines", {"lines": len(told) - kept}), "dim")
        if told:
            screen.show(told[-kept:])
            screen.line()

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

    def end(self, table: Table, result: Result, story: Sequence[str], farewell: str) -> None:
        """The last position and who has won it."""
        below = [*self.ending(result), inked(farewell)]
        self._above(self.sections(table, None), story, below)
        self.screen.show(below)

    def ending(self, result: Result) -> list[RenderableType]:
        """Who has won and how, and the order of all."""
        standings = [inked(standing) for standing in standings_of(result, self.words, self.own)]
        return [inked(victory(result, self.words, self.own), f"bold {ACCENT}"), *standings]
