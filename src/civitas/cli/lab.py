"""`civitas lab`: a study of many matches, on the cores of this machine or of a cluster."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from civitas.cli import numbers
from civitas.cli.crew import progress_of
from civitas.cli.screen import Screen
from civitas.cli.seats import read_bots, read_options
from civitas.cli.speech import Interrupted, Lang, Misuse, language, program_words
from civitas.kernel.errors import CivitasError
from civitas.kernel.places import place
from civitas.kernel.setting import OptionValue
from civitas.kernel.titles import Meta, find_title
from civitas.lab.study import Study


def command(
    title: Annotated[str, typer.Argument(metavar="TITLE", help="help-title")],
    into: Annotated[str, typer.Option("--into", metavar="DIR", help="help-into")],
    games: Annotated[int, typer.Option("--games", metavar="N", help="help-games")] = 100,
    seats: Annotated[
        str, typer.Option("--seats", metavar="BOT,BOT", help="help-bots")
    ] = "greedy,greedy",
    option: Annotated[
        list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="help-option")
    ] = None,
    vary: Annotated[
        list[str] | None, typer.Option("--vary", metavar="NAME=VALUE,VALUE", help="help-vary")
    ] = None,
    things: Annotated[bool, typer.Option("--things", metavar="", help="help-things")] = False,
    picks: Annotated[bool, typer.Option("--picks", metavar="", help="help-every-pick")] = False,
    seed: Annotated[str, typer.Option("--seed", metavar="TEXT", help="help-seed")] = "civitas",
    cores: Annotated[int, typer.Option("--cores", metavar="N", help="help-cores")] = 0,
    address: Annotated[str, typer.Option("--address", metavar="ADDRESS", help="help-cluster")] = "",
    lang: Lang = "",
) -> int:
    speech = language(lang)
    numbers.check(1, games=games)
    numbers.check(0, cores=cores)
    if address and cores:
        raise Misuse("error-address-or-cores")
    meta = find_title(title)
    if find_spec("ray") is None or find_spec("polars") is None:
        raise Misuse("error-no-lab")
    study = Study(
        meta.id,
        meta.rules_version,
        read_bots(seats),
        games,
        seed,
        read_options(meta, option or []),
        read_varied(meta, vary or [], option or []),
        things,
        picks,
    )
    study.check(meta)
    return make(study, meta, place(into), address, cores, speech)


def read_varied(
    meta: Meta, texts: Sequence[str], fixed: Sequence[str]
) -> dict[str, tuple[OptionValue, ...]]:
    """The options that vary, from `name=value,value`."""
    varied: dict[str, tuple[OptionValue, ...]] = {}
    for text in texts:
        name, equals, values = (piece.strip() for piece in text.partition("="))
        if not equals or not all(values.split(",")):
            raise Misuse("error-vary-form", text=text)
        if name in read_options(meta, fixed) or name in varied:
            raise Misuse("error-vary-twice", option=name)
        each = [read_options(meta, [f"{name}={value}"])[name] for value in values.split(",")]
        varied[name] = tuple(dict.fromkeys(each))
    return varied


def make(study: Study, meta: Meta, target: Path, address: str, cores: int, lang: str) -> int:
    """Play what is still to be played, and write the report of all there is."""
    from civitas.lab.folder import Folder
    from civitas.lab.report import write_report
    from civitas.lab.voyage import Lost, voyage

    screen = Screen()
    own = program_words(lang)
    folder = Folder(target, study)
    folder.open()
    ended: CivitasError = Interrupted("study-interrupted")
    if missing := folder.missing():
        try:
            with progress_of(screen) as bar, voyage(folder, missing, address, cores) as news:
                task = bar.add_task(own.say("playing"), total=study.total, completed=folder.played)
                for more in news:
                    bar.advance(task, more)
        except KeyboardInterrupt:
            pass
        except Lost as lost:
            ended = lost
        folder.missing()  # what was kept is known to the process that has kept it
    played = folder.played
    folder.bind()
    report = str(write_report(folder, meta, lang)) if played else ""
    if played < study.total:
        raise type(ended)(ended.message, played=played, games=study.total, report=report or "–")
    screen.line(own.say("study-done", {"matches": played, "report": report}))
    return 0
