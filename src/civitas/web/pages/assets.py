"""Pictures of the titles, and the sheets of their boards: the same for all, kept by browsers."""

from __future__ import annotations

import random
from functools import lru_cache
from typing import Final
from zlib import crc32

from fastapi import APIRouter, Response

from civitas.drawing.png import to_png
from civitas.drawing.style import STYLE
from civitas.kernel.match import new
from civitas.kernel.titles import find_title
from civitas.kernel.words import LANGUAGES, words_for
from civitas.web.hall import Unknown

router = APIRouter()
_FOR_EVER: Final = {"Cache-Control": "public, max-age=31536000, immutable"}
_A_DAY: Final = {"Cache-Control": "public, max-age=86400"}
_PICKS: Final = 170
"""So far is the match of the picture on a title's card played."""


def board_address(title: str, players: int, language: str) -> str:
    """Where the sheets of a board are; another address when they change."""
    return f"/board/{title}/{players}-{language}-{_sum(title, players, language)}.html"


@lru_cache(maxsize=64)
def _sum(title: str, players: int, language: str) -> str:
    return f"{crc32(_sheets(title, players, language).encode()):x}"


def _sheets(title: str, players: int, language: str) -> str:
    base = find_title(title).load().draw_base(players, language)
    return "".join(
        f'<div class="sheet" data-sheet="{name}">{svg}</div>' for name, svg in base.items()
    )


@router.get("/board/{title}/{name}.html")
def board(title: str, name: str) -> Response:
    """The sheets of a board, to be put into the page."""
    players, _, rest = name.partition("-")
    language = rest.partition("-")[0]
    meta = find_title(title)
    if not players.isdecimal() or language not in LANGUAGES:
        raise Unknown("error-nothing-here")
    fewest, most = meta.players
    if not fewest <= int(players) <= most:
        raise Unknown("error-nothing-here")
    body = _sheets(title, int(players), language)
    return Response(body, media_type="text/html", headers=_FOR_EVER)


@router.get("/board.css")
def style() -> Response:
    """The style of all drawings."""
    return Response(STYLE, media_type="text/css", headers=_A_DAY)


@router.get("/picture/{title}.png")
def picture(title: str) -> Response:
    """What a match of this title looks like."""
    return Response(_picture(title), media_type="image/png", headers=_A_DAY)


@lru_cache(maxsize=16)
def _picture(title: str) -> bytes:
    """A match played at random for a while, as a spectator sees it."""
    meta = find_title(title)
    table = new(title, meta.players[1], seed="a picture", log=False)
    luck = random.Random(4)
    while len(table.journal) < _PICKS and not table.over:
        ask = luck.choice(table.asks)
        table.pick(luck.choice(ask.picks), ask.seat)
    svg = table.title.draw(table.view(None).board, words_for(meta, "en"), narrow=False)
    return to_png(svg, 820)
