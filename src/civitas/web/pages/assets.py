"""Pictures of the titles, the sheets of their boards, the key of the server: the same for all,
kept by browsers."""

from __future__ import annotations

import random
import re
import threading
from contextlib import suppress
from functools import cache
from hashlib import blake2b
from math import inf
from pathlib import Path
from typing import Final
from urllib.parse import urlencode

import msgspec
from fastapi import APIRouter, Request, Response

from civitas.drawing.colours import SEATS
from civitas.drawing.png import to_png
from civitas.drawing.style import STYLE
from civitas.drawing.svg import document, el
from civitas.kernel.errors import BadSetup
from civitas.kernel.match import new
from civitas.kernel.setting import Setting
from civitas.kernel.shelf import MB, kept
from civitas.kernel.table import Table
from civitas.kernel.titles import Meta, find_title
from civitas.kernel.words import LANGUAGES, words_for
from civitas.web.front.packed import PACKED, pack, unpacks
from civitas.web.front.parts import Language, Sum, TitleId, Told
from civitas.web.house import House
from civitas.web.refusals import Unknown

router = APIRouter()
_FOR_EVER: Final = {"Cache-Control": "public, max-age=31536000, immutable"}
_A_DAY: Final = {"Cache-Control": "public, max-age=86400"}
_PICKS: Final = 400
"""So far is the match of the picture on a title's card played."""
_ONE_PAINTER: Final = threading.Lock()
"""Who comes while a picture is being painted waits for it, and does not paint it too."""
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


def board_address(title: str, setting: Setting, language: str) -> str:
    """Where the sheets of a board are: another address when anything on them is another."""
    told = msgspec.json.encode(setting, order="sorted")
    address = urlencode({"setting": told, "language": language})
    return f"/board/{title}/{_sum(title, told, language)}.html?{address}"


@kept(MB, lasts=inf)
def _sum(title: str, told: bytes, language: str) -> str:
    """A short name for all that is drawn on the sheets of this setting."""
    setting = msgspec.json.decode(told, type=Setting)
    return blake2b(_sheets(title, setting, language).encode(), digest_size=8).hexdigest()


def _sheets(title: str, setting: Setting, language: str) -> str:
    base = find_title(title).load().draw_base(setting, language)
    return "".join(
        f'<div class="sheet" data-sheet="{name}">{svg}</div>' for name, svg in base.items()
    )


@router.get("/board/{title}/{name}.html")
def board(
    request: Request, title: TitleId, name: Sum, setting: Told, language: Language
) -> Response:
    """The sheets of a board, to be put into the page."""
    meta = find_title(title)
    wanted = _setting(meta, setting)
    if language not in LANGUAGES:
        raise Unknown("error-nothing-here")
    # A page of another version of the program gets what there is, but keeps it no longer.
    told = msgspec.json.encode(wanted, order="sorted")
    keep = _FOR_EVER if name == _sum(title, told, language) else {}
    if unpacks(request.scope):
        body = _packed(title, told, language)
        return Response(body, media_type="text/html", headers=keep | PACKED)
    return Response(_sheets(title, wanted, language), media_type="text/html", headers=keep)


@kept(8 * MB, lasts=inf)
def _packed(title: str, told: bytes, language: str) -> bytes:
    setting = msgspec.json.decode(told, type=Setting)
    return pack(_sheets(title, setting, language).encode())


def _setting(meta: Meta, text: str) -> Setting:
    """The setting that an address tells, if the title can be played so."""
    with suppress(msgspec.DecodeError, BadSetup):
        told = msgspec.json.decode(text, type=Setting)
        if meta.plays(str(told.rules)):
            return meta.setting(told.seats, told.options, told.automas, told.rules)
    raise Unknown("error-nothing-here")


@router.get("/board.css")
def style() -> Response:
    """The style of all drawings."""
    return Response(STYLE + _DISTINCT, media_type="text/css", headers=_A_DAY)


@router.get("/.well-known/civitas-key")
def key(request: Request) -> Response:
    """The public key of this server: who has it can tell whether a match file is signed here."""
    house: House = request.app.state.house
    return Response(f"{house.key.public}\n", media_type="text/plain", headers=_A_DAY)


@router.get("/picture/{title}")
def picture(title: TitleId) -> Response:
    """What a match of this title looks like. It takes seconds to paint it, so a title brings its
    picture along (`scripts/prepare_pictures.py`); only where it does not, it is painted here."""
    brought = brought_picture(find_title(title))
    if brought.is_file():
        return Response(brought.read_bytes(), media_type="image/webp", headers=_A_DAY)
    with _ONE_PAINTER:
        painted = paint(title)
    return Response(painted, media_type="image/png", headers=_A_DAY)


def brought_picture(meta: Meta) -> Path:
    """Where the picture of a title is, if it brings one."""
    return meta.words.parent / "picture.webp"


@cache
def paint(title: str) -> bytes:
    """A match played at random for a while."""
    meta = find_title(title)
    table = new(title, meta.players[1], seed="a picture", log=False)
    luck = random.Random(16)
    while len(table.journal) < _PICKS and not table.over:
        ask = luck.choice(table.asks)
        table.pick(luck.choice(ask.picks), ask.seat)
    return picture_of(table)


def picture_of(table: Table) -> bytes:
    """A match as a spectator sees it: the middle of its board."""
    meta = table.meta
    sheet = next(iter(table.title.draw_base(table.header.setting, "en").values()))
    layer = dict(table.title.draw_layer(table.view(None).board, words_for(meta, "en")))
    laid = _EMPTY.sub(lambda group: f"{group[1]}>{layer.get(group[2], '')}</g>", sheet)
    wide, high = _SIZE
    cut = f'<svg width="{wide}" height="{high}" preserveAspectRatio="xMidYMid slice" '
    gold = el("style", ".reach{display:none}")
    return to_png(document(wide, high, meta.name, gold, laid.replace("<svg ", cut, 1)), wide)
