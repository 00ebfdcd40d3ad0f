"""The log as the page gets it: in blocks of lines, so that only the last one ever changes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec
from markupsafe import escape

from civitas.kernel.log import Line
from civitas.kernel.shelf import MB, Shelf, kept, weight
from civitas.kernel.speech import SEAT_PARAMS
from civitas.web.speech.voice import Voice

BLOCK: Final = 16
FIRST: Final = 3
"""So many blocks are there at once; earlier ones come when somebody wants to read them."""

LINE: Final = 600
"""Bytes of a line of the log, about."""

_BLOCKS: Final[Shelf[tuple[str, int, Voice], tuple[list[Line], str]]] = Shelf(
    12 * MB, lambda block: LINE * len(block[0]) + weight(block[1])
)
"""By match, number and who reads it: the lines of a block that was put into words, and what they
say. It stands as long as nothing in it has changed."""


def block_count(lines: Sequence[Line]) -> int:
    return -(-len(lines) // BLOCK)


def blocks(
    lines: list[Line], first: int, last: int, voice: Voice, match: str
) -> Iterator[tuple[str, str]]:
    """The blocks of the log of a match from one number up to another, each with its id."""
    for n in range(max(first, 0), last):
        here = lines[n * BLOCK : (n + 1) * BLOCK]
        key = match, n, voice
        block = _BLOCKS.get(key)
        if block is None or block[0] != here:
            texts = [_line(msgspec.json.encode(line), _speaking_of(line, voice)) for line in here]
            block = here, "".join(texts)
            _BLOCKS.put(key, block)
        yield f"log-{n}", block[1]


def _speaking_of(line: Line, voice: Voice) -> Voice:
    """The names of those alone whom a line is about: lines about bots are alike at many tables."""
    seats = [line.params.get(param) for param in SEAT_PARAMS]
    names = tuple([name if seat in seats else "" for seat, name in enumerate(voice.names)])
    return Voice(voice.title, voice.language, names)


@kept(6 * MB)
def _line(data: bytes, voice: Voice) -> str:
    line = msgspec.json.decode(data, type=Line)
    text = voice.words.line(line)
    seat = line.params.get("seat")
    about = [
        value
        for name, value in line.params.items()
        if isinstance(value, str) and name not in SEAT_PARAMS
    ]
    crest = f' class="by seat-{seat}"' if isinstance(seat, int) else ""
    lights = f' data-about="{escape(" ".join(about))}"' if about else ""
    clause = escape(line.clause)
    return (
        f'<li{crest}{lights}>{escape(text)} <a class="clause" '
        f'href="/library/{voice.title}/rules#{clause}" target="_blank">{clause}</a></li>'
    )
