"""The log as the page gets it: in blocks of lines, so that only the last one ever changes; and why
the title itself did what a line tells."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple, TypeAlias

from markupsafe import escape

from civitas.kernel.log import Line
from civitas.kernel.shelf import KB, MB, WHILE, Shelf, kept
from civitas.kernel.speech import SEAT_PARAMS
from civitas.kernel.titles import Section, find_title
from civitas.web.pages.sums import Summed, summed
from civitas.web.speech.voice import Voice

BLOCK: Final = 16
FIRST: Final = 3
"""So many blocks are there at once; earlier ones come when somebody wants to read them."""

LINE: Final = 600
"""Bytes of a line of the log, about."""

Reader: TypeAlias = tuple[str, int | None, Voice]
"""Who reads the log: of which match, from which seat, in which words."""


class _Seen(NamedTuple):
    """A block as it was put into words."""

    lines: list[Line]
    mark: str
    """The sum of what they say."""
    text: str
    """What they say, if more will be said in this block."""
    part: Summed
    """The block for whoever has it: without what they say."""


class _Known:
    """What is known of a log."""

    __slots__ = ("blocks", "lines", "sure")

    def __init__(self) -> None:
        self.blocks: dict[int, _Seen] = {}
        """By number."""
        self.lines: Sequence[Line] = ()
        """The log as it was read last. As long as it is the very same it has only grown."""
        self.sure: dict[int, _Seen] = {}
        """Those that are full, and known to be of this log."""

    def of(self, lines: Sequence[Line]) -> dict[int, _Seen]:
        """The blocks that need not be looked through."""
        if lines is not self.lines:
            self.lines, self.sure = lines, {}
        return self.sure


_SEEN: Final[Shelf[Reader, _Known]] = Shelf(
    24 * MB, lambda known: LINE * (16 + len(known.blocks)), lasts=WHILE
)
"""By reader."""

_MARKS: Final = tuple(map(chr, range(0xFDD0, 0xFDF0)))
"""By seat, what stands for its name in a line, so that the line is told once for all tables.
Unicode has these for use within a program: they are in no text."""
_MARK: Final = re.compile(f"[{_MARKS[0]}-{_MARKS[-1]}]")


def block_count(lines: Sequence[Line]) -> int:
    return -(-len(lines) // BLOCK)


def blocks(
    lines: Sequence[Line], first: int, last: int, reader: Reader, have: frozenset[str]
) -> Iterator[Summed]:
    """The blocks of the log from one number up to another, each with its name and its sum. Those
    that somebody has are not put into words again, and come without."""
    known = _SEEN.get(reader)
    if known is None:
        known = _SEEN.first(reader, _Known())
    told, sure = known.blocks, known.of(lines)
    for n in range(max(first, 0), last):
        seen = sure.get(n)
        if seen is not None and seen.mark in have:
            yield seen.part
            continue
        end = min((n + 1) * BLOCK, len(lines))
        seen, block = told.get(n), list(lines[n * BLOCK : end])
        if seen is not None and seen.mark in have and seen.lines == block:
            if len(block) == BLOCK:
                sure[n] = seen
            yield seen.part
            continue
        name = f"log-{n}"
        if seen is not None and seen.text and seen.lines == block[: len(seen.lines)]:
            text = seen.text + _told(block[len(seen.lines) :], reader[2])
        else:
            text = _told(block, reader[2])
        part = summed((name, text))
        bare = name, part[1], ""
        told[n] = _Seen(block, part[1], text if end % BLOCK else "", bare)
        if seen is None:
            _SEEN.weigh_again(reader, known)
        yield part


def _told(lines: Sequence[Line], voice: Voice) -> str:
    marked, names = _marked(voice)
    text = "".join([_line(line, marked) for line in lines])
    return _MARK.sub(lambda mark: names[mark[0]], text)


@kept(2 * MB)
def _marked(voice: Voice) -> tuple[Voice, dict[str, str]]:
    """The voice that says marks instead of names, and the name for each of them."""
    marks = _MARKS[: len(voice.names)]
    names = [str(escape(name)) for name in voice.names]
    return voice._replace(names=marks), dict(zip(marks, names, strict=True))


def about(line: Line) -> list[str]:
    """The things that a line names: places of the board among them are lit by it."""
    return [
        value
        for name, value in line.params.items()
        if isinstance(value, str) and name not in SEAT_PARAMS
    ]


@kept(6 * MB, key=KB // 2)  # lines exist once
def _line(line: Line, voice: Voice) -> str:
    text = voice.words.line(line)
    seat = line.params.get("seat")
    things = about(line)
    crest = f' class="by seat-{seat}"' if isinstance(seat, int) else ""
    lights = f' data-about="{escape(" ".join(things))}"' if things else ""
    told = _pointed(str(escape(text)), _cards(things, voice))
    return f"<li{crest}{lights}>{told} {_clause(line, voice)}{_why(line, voice)}</li>"


def _clause(line: Line, voice: Voice) -> str:
    """Where the rules say so; a note is no rule."""
    clause = escape(line.clause)
    rules = f"/library/{voice.title}/rules#{clause}"
    return f'<a class="clause" href="{rules}">{clause}</a>' if clause else ""


def _cards(things: Sequence[str], voice: Voice) -> list[tuple[str, str]]:
    """What a line calls the things of which there is a card, long names first. What is only a
    place of the board is lit there by the line itself."""
    words = voice.words
    named = {str(escape(words.thing(t))): t for t in things if words.has(f"effect-{t}")}
    return sorted(named.items(), key=lambda card: -len(card[0]))


def _pointed(text: str, cards: Sequence[tuple[str, str]]) -> str:
    """A text in which these things can be pointed at."""
    for n, (name, thing) in enumerate(cards):
        before, found, after = text.partition(name)
        if found:
            span = f'<span class="thing" data-thing="{escape(thing)}">{name}</span>'
            return _pointed(before, cards[n + 1 :]) + span + _pointed(after, cards[n + 1 :])
    return text


def _why(line: Line, voice: Voice) -> str:
    """What opens the reasons for something that the title itself did."""
    if not find_title(voice.title).load().explains(line):
        return ""
    told = escape(voice.say("web-because"))
    return f' <button type="button" class="because" title="{told}" aria-label="{told}">?</button>'


def because(
    lines: Sequence[Line], number: int | None, place: str, voice: Voice
) -> tuple[str, list[Section]]:
    """A line that the title can explain, in words, and why: the one with this number, or the last
    that is about a place of the board; nothing if there is none."""
    title, thing = find_title(voice.title).load(), place.partition(":")[2]
    if number is None:
        about = [n for n, line in enumerate(lines) if thing in line.params.values()]
        number = next((n for n in reversed(about) if title.explains(lines[n])), len(lines))
    if number >= len(lines) or not title.explains(lines[number]):
        return "", []
    return voice.words.line(lines[number]), title.because(lines, number, voice.words)
