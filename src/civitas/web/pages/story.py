"""The log as the page gets it: in blocks of lines, so that only the last one ever changes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, TypeAlias

import msgspec
from markupsafe import escape

from civitas.kernel.log import Line
from civitas.kernel.speech import SEAT_PARAMS
from civitas.web.speech.voice import Voice

BLOCK: Final = 16
FIRST: Final = 3
"""So many blocks are there at once; earlier ones come when somebody wants to read them."""


Known: TypeAlias = dict[tuple[int, Voice], tuple[list[Line], str]]
"""By its number and by who reads it: the lines of a block, and what they say."""


def block_count(lines: Sequence[Line]) -> int:
    return -(-len(lines) // BLOCK)


def blocks(
    lines: list[Line], first: int, last: int, voice: Voice, known: Known
) -> Iterator[tuple[str, str]]:
    """The blocks from one number up to another, each with its id.

    ``known`` are blocks of this match that were put into words before; they stand as
    long as nothing in them has changed.
    """
    for n in range(max(first, 0), last):
        here = lines[n * BLOCK : (n + 1) * BLOCK]
        block = known.get((n, voice))
        if block is None or block[0] != here:
            texts = [_line(msgspec.json.encode(line), _speaking_of(line, voice)) for line in here]
            block = known[n, voice] = here, "".join(texts)
        yield f"log-{n}", block[1]


def _speaking_of(line: Line, voice: Voice) -> Voice:
    """The names of those alone whom a line is about: lines about bots are alike at many tables."""
    seats = [line.params.get(param) for param in SEAT_PARAMS]
    names = tuple([name if seat in seats else "" for seat, name in enumerate(voice.names)])
    return Voice(voice.title, voice.language, names)


@lru_cache(maxsize=65536)
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
