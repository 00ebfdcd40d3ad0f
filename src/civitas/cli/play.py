"""`civitas play`: a match in the terminal, new or taken up again."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Annotated

import typer

from civitas.cli.files import data_file, match_file
from civitas.cli.screen import Screen
from civitas.cli.seats import YOU, read_options, read_seats
from civitas.cli.speech import Lang, Misuse, language
from civitas.kernel.journal import SUFFIX
from civitas.kernel.match import load, new
from civitas.kernel.places import is_there
from civitas.kernel.table import Table
from civitas.kernel.titles import Meta, find_title, known_titles
from civitas.lab.study import automas_of


def command(
    what: Annotated[str, typer.Argument(metavar="TITLE|FILE", help="help-what")],
    seats: Annotated[str, typer.Option("--seats", metavar="WHO,WHO", help="help-seats")] = "",
    option: Annotated[
        list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="help-option")
    ] = None,
    seed: Annotated[str, typer.Option("--seed", metavar="TEXT", help="help-seed")] = "",
    file: Annotated[str, typer.Option("--file", metavar="FILE", help="help-file")] = "",
    lang: Lang = "",
) -> int:
    speech = language(lang)
    screen = Screen()
    if what not in known_titles() and (what.endswith(SUFFIX) or is_there(Path(what))):
        if seats or option or seed or file:
            raise Misuse("error-resume", file=what)
        table, place = load(what, log=True), Path(what)
    else:
        meta = find_title(what)
        place = match_file(file) if file else data_file(meta.id)
        table = _new_table(meta, seats, option or [], seed)
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401  (gives the prompt its line editing)
    from civitas.cli.sitting import Sitting

    Sitting(table, place, speech, screen).play()
    return 0


def _new_table(meta: Meta, seats: str, options: list[str], seed: str) -> Table:
    fewest, most = meta.players
    who = read_seats(seats) if seats else [YOU] + ["medium"] * (min(max(fewest, 2), most) - 1)
    return new(
        meta.id,
        who,
        options=read_options(meta, options),
        automas=automas_of(who),
        seed=seed or None,
        log=True,
    )
