"""Tables, choices and lines on a terminal of any size."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import zip_longest
from typing import Final, NamedTuple

import msgspec
from rich.cells import cell_len
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from civitas.cli.speech import Misuse
from civitas.kernel.titles import SEAT_MARKS, Section

NARROWEST: Final = 40
ROOMY: Final = (80, 24)
GAP: Final = 3
TALL: Final = 20
"""A section with more lines than this is laid in two halves, if they fit beside each other."""

COLOURS: Final = (
    *("#c8453c", "#2f8fc4", "#5f9a3a", "#c07f1e", "#8a63c9", "#7a8794"),
    *("#325f96", "#f04b9b", "#a5877d", "#91506e", "#006e14", "#6e5a50"),
)
"""By seat; of a middle brightness, to be read on a dark and on a light ground."""
ACCENT: Final = "#b8862b"

_FIGURES: Final = re.compile(r"[\d\s/✓+–-]*")


def inked(text: str, style: str = "") -> Text:
    """The text, with the marks of the seats in their colours."""
    ink = Text(text, style)
    for n, char in enumerate(text):
        if char in SEAT_MARKS:
            ink.stylize(f"bold {COLOURS[SEAT_MARKS.index(char)]}", n, n + 1)
    return ink


class Block(NamedTuple):
    """A section of the board and the room it takes."""

    picture: RenderableType
    width: int
    height: int


class Screen:
    """A terminal, or a pipe that stands in for one."""

    def __init__(self) -> None:
        self.console = Console(highlight=False, markup=False, emoji=False)
        if self.console.is_terminal and self.console.width < NARROWEST:
            raise Misuse("error-terminal", columns=self.console.width, fewest=NARROWEST)

    @property
    def live(self) -> bool:
        """Is there somebody who sees it?"""
        return self.console.is_terminal

    @property
    def small(self) -> bool:
        """Is it too small for the board to be in sight all the time?"""
        width, height = self.console.size
        return self.live and (width < ROOMY[0] or height < ROOMY[1])

    def clear(self, wipe: bool = False) -> None:
        """An empty screen; ``wipe`` takes away what could be scrolled back to, too."""
        if self.live:
            self.console.clear()
            if wipe:
                self.console.file.write("\x1b[3J")

    def line(self, text: str = "", style: str = "") -> None:
        self.console.print(inked(text, style))

    def lines(self, texts: Iterable[str]) -> None:
        for text in texts:
            self.line(text)

    def notes(self, notes: Sequence[tuple[str, str]]) -> None:
        """Lines with a mark in front, wrapped beside it."""
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(style=ACCENT, no_wrap=True)
        for mark, text in notes:
            if mark:
                grid.add_row(mark, inked(text))
            else:
                self.line(text)
        if grid.row_count:
            self.console.print(grid)

    def show(self, blocks: Sequence[RenderableType]) -> None:
        for block in blocks:
            self.console.print(block)

    def heights(self, blocks: Iterable[RenderableType]) -> int:
        """How many rows these take together."""
        return sum(len(self.console.render_lines(block, pad=False)) for block in blocks)

    # ---------------------------------------------------------------- the board

    def board(self, sections: Sequence[Section], rows: int | None = None) -> list[RenderableType]:
        """The sections, beside each other where there is room.

        Where ``rows`` are not enough, a section that breaks the limit makes way for the next ones;
        the first always stays.
        """
        blocks = [self._block(section) for section in sections]
        while True:
            shelves = self._shelves(blocks)
            used = 0
            for shelf in shelves:
                used += shelf[0].height
                if rows is not None and used > rows and shelf[0] is not blocks[0]:
                    blocks.remove(shelf[0])
                    break
            else:
                return [_beside(shelf) for shelf in shelves]

    def _block(self, section: Section) -> Block:
        """A section measured by hand: to ask rich for each would take longer than a bot's turn."""
        lines = [section.header, *section.rows] if section.header else section.rows
        widths = [max(map(cell_len, column)) + 1 for column in zip_longest(*lines, fillvalue="")]
        width = max(sum(widths), cell_len(section.heading))
        if len(lines) > TALL and 2 * width + GAP <= self.console.width:
            half = -(-len(section.rows) // 2)
            left = self._block(msgspec.structs.replace(section, rows=section.rows[:half]))
            rest = msgspec.structs.replace(section, heading="", rows=section.rows[half:])
            return Block(_beside([left, self._block(rest)]), 2 * width + GAP, left.height)
        picture = _picture(section)
        height = len(lines) + 1 if width <= self.console.width else self.heights([picture])
        return Block(picture, width, height)

    def _shelves(self, blocks: Sequence[Block]) -> list[list[Block]]:
        """Each block with those that fit at its right side, piled up to its height."""
        shelves = []
        rest = list(blocks)
        while rest:
            shelf = [rest.pop(0)]
            room = self.console.width - shelf[0].width - GAP
            spare = shelf[0].height
            while rest and rest[0].width <= room and rest[0].height <= spare:
                spare -= rest[0].height
                shelf.append(rest.pop(0))
            shelves.append(shelf)
        return shelves

    # ---------------------------------------------------------------- choices

    def choices(self, labels: Sequence[str]) -> RenderableType:
        """Numbered, in as many columns as fit, to be read downwards."""
        digits = len(str(len(labels)))
        wide = max(map(cell_len, labels)) + digits + GAP + 4
        columns = max(min(self.console.width // wide, -(-len(labels) // 4)), 1)
        rows = -(-len(labels) // columns)
        grid = Table.grid(padding=(0, 1, 0, 0))
        for _ in range(columns):
            grid.add_column(style=f"bold {ACCENT}", no_wrap=True)
            grid.add_column()
        for row in range(rows):
            cells: list[RenderableType] = []
            for n in range(row, len(labels), rows):
                cells += [f"{n + 1:>{digits + 2}}", inked(labels[n])]
            grid.add_row(*cells)
        return grid


def _beside(shelf: Sequence[Block]) -> RenderableType:
    """The first block, and the others piled up at its right side."""
    left, *pile = (block.picture for block in shelf)
    if not pile:
        return left
    grid = Table.grid(padding=(0, GAP, 0, 0))
    grid.add_row(left, Group(*pile))
    return grid


def _picture(section: Section) -> RenderableType:
    """A section as a table: figures to the right, words to the left."""
    columns = max(map(len, section.rows), default=len(section.header))
    table = Table(
        box=None,
        show_header=bool(section.header),
        padding=(0, 1, 0, 0),
        pad_edge=False,
        header_style="dim",
    )
    for n in range(columns):
        cells = [row[n] for row in section.rows if n < len(row)]
        figures = n > 0 and all(_FIGURES.fullmatch(cell) for cell in cells)
        table.add_column(
            inked(section.header[n]) if n < len(section.header) else "",
            justify="right" if figures else "left",
            overflow="fold",
        )
    for row in section.rows:
        table.add_row(*map(inked, row))
    return Group(inked(section.heading, f"bold {ACCENT}"), table)
