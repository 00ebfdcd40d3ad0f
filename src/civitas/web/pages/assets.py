"""Pictures of the titles, and the sheets of their boards: the same for all, kept by browsers."""

from __future__ import annotations

import random
import re
from functools import lru_cache
from typing import Final
from zlib import crc32

from fastapi import APIRouter, Response

from civitas.drawing.colours import SEATS
from civitas.drawing.png import to_png
from civitas.drawing.style import STYLE
from civitas.drawing.svg import document, el
from civitas.kernel.match import new
from civitas.kernel.titles import find_title
from civitas.kernel.words import LANGUAGES, words_for
from civitas.web.tables.hall import Unknown

router = APIRouter()
_FOR_EVER: Final = {"Cache-Control": "public, max-age=31536000, immutable"}
_A_DAY: Final = {"Cache-Control": "public, max-age=86400"}
_PICKS: Final = 400
"""So far is the match of the picture on a title's card played."""
_SIZE: Final = (960, 640)
_EMPTY: Final = re.compile(r'(<g (?:[^>]* )?id="([^"]+)"[^>]*?)/>')
"""A group of a sheet that waits for what lies there."""
_DISTINCT: Final = "".join(
    f':root[data-colours="distinct"] [fill="{seat.colour}"]{{fill:var(--seat-{n})}}'
    f':root[data-colours="distinct"] :is(.c-{n},[stroke="{seat.colour}"])'
    f"{{stroke:var(--seat-{n})}}"
    for n, seat in enumerate(SEATS)
)
"""For whoever wishes for colours that are easy to tell apart: those of the page, not our own."""


def board_address(title: str, players: int, language: str) -> str:
    """Where the sheets of a board are; another address when they change."""
    return f"/board/{title}/{players}-{language}-{_sum(title, players, language)}.html"


@lru_cache(maxsize=64)
def _sum(title: str, players: int, language: str) -> str:
    return f"{crc32(_sheets(title, players, language).encode()):x}"


def _sheets(title: str, players: int, language: str) -> str:
    meta = find_title(title)
    base = meta.load().draw_base(meta.setting(players), language)
    return "".join(
        f'<div class="sheet" data-sheet="{name}">{svg}</div>' for name, svg in base.items()
    )


@router.get("/board/{title}/{name}.html")
def board(title: str, name: str) -> Response:
    """The sheets of a board, to be put into the page."""
    players, _, rest = name.partition("-")
    language = rest.partition("-")[0]
    meta = find_title(title)
    fewest, most = meta.players
    counts = {str(count): count for count in range(fewest, most + 1)}
    if players not in counts or language not in LANGUAGES:
        raise Unknown("error-nothing-here")
    body = _sheets(title, counts[players], language)
    return Response(body, media_type="text/html", headers=_FOR_EVER)


@router.get("/board.css")
def style() -> Response:
    """The style of all drawings."""
    return Response(STYLE + _DISTINCT, media_type="text/css", headers=_A_DAY)


@router.get("/picture/{title}.png")
def picture(title: str) -> Response:
    """What a match of this title looks like."""
    return Response(_picture(title), media_type="image/png", headers=_A_DAY)


@lru_cache(maxsize=16)
def _picture(title: str) -> bytes:
    """A match played at random for a while, as a spectator sees it: the middle of its board."""
    meta = find_title(title)
    table = new(title, meta.players[1], seed="a picture", log=False)
    luck = random.Random(16)
    while len(table.journal) < _PICKS and not table.over:
        ask = luck.choice(table.asks)
        table.pick(luck.choice(ask.picks), ask.seat)
    sheet = next(iter(table.title.draw_base(table.header.setting, "en").values()))
    layer = dict(table.title.draw_layer(table.view(None).board, words_for(meta, "en")))
    laid = _EMPTY.sub(lambda group: f"{group[1]}>{layer.get(group[2], '')}</g>", sheet)
    wide, high = _SIZE
    cut = f'<svg width="{wide}" height="{high}" preserveAspectRatio="xMidYMid slice" '
    gold = el("style", ".reach{display:none}")
    return to_png(document(wide, high, meta.name, gold, laid.replace("<svg ", cut, 1)), wide)
