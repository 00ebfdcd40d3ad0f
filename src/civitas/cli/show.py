"""`civitas show`: a picture of the board after some picks of a match."""

from __future__ import annotations

from typing import Annotated

import typer

from civitas.cli.replay import At, Seat, eyes_of, position
from civitas.cli.screen import Screen
from civitas.cli.seats import table_words
from civitas.cli.speech import Lang, Misuse, language, program_words
from civitas.cli.verify import MatchFile
from civitas.kernel.errors import BadFile
from civitas.kernel.match import load
from civitas.kernel.places import place

WIDEST = 8000
NARROW = 700
"""Below this width the board is drawn as for a phone."""


def command(
    file: MatchFile,
    at: At = None,
    svg: Annotated[str, typer.Option("--svg", metavar="FILE", help="help-svg")] = "",
    png: Annotated[str, typer.Option("--png", metavar="FILE", help="help-png")] = "",
    width: Annotated[int, typer.Option("--width", metavar="PIXELS", help="help-width")] = 1400,
    seat: Seat = None,
    lang: Lang = "",
) -> int:
    speech = language(lang)
    if not svg and not png:
        raise Misuse("error-no-picture")
    if not 0 < width <= WIDEST:
        raise Misuse("error-width", width=width, widest=WIDEST)
    match = load(file, log=False)
    eyes = eyes_of(match, seat)
    table = position(match, at)
    view = table.view(eyes)
    picture = table.title.draw(
        view.board,
        table_words(table.header, speech),
        {place for ask in view.asks for pick in ask.picks for place in pick.places},
        narrow=width < NARROW,
    )
    if svg:
        _write(svg, picture.encode(), speech)
    if png:
        from civitas.drawing.png import to_png

        _write(png, to_png(picture, width), speech)
    return 0


def _write(name: str, data: bytes, speech: str) -> None:
    try:
        place(name).write_bytes(data)
    except OSError as error:
        raise BadFile("error-file-unwritable", file=name, why=error.strerror or "?") from None
    Screen().line(program_words(speech).say("written", {"file": name}))
