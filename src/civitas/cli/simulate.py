"""`civitas simulate`: many matches between bots, and what they show."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterator, Sequence
from math import inf
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from civitas.cli import numbers
from civitas.cli.crew import crew, progress_of
from civitas.cli.screen import Screen
from civitas.cli.seats import read_bots, read_options
from civitas.cli.speech import Interrupted, Lang, Misuse, language, program_words
from civitas.kernel.journal import SUFFIX
from civitas.kernel.places import is_there, place
from civitas.kernel.titles import Meta, find_title
from civitas.kernel.words import Words
from civitas.lab.figures import mean_reach, wilson
from civitas.lab.match import Job, Outcome, play
from civitas.lab.study import automas_of


def command(
    title: Annotated[str, typer.Argument(metavar="TITLE", help="help-title")],
    games: Annotated[int, typer.Option("--games", metavar="N", help="help-games")] = 100,
    seats: Annotated[
        str, typer.Option("--seats", metavar="BOT,BOT", help="help-bots")
    ] = "greedy,random",
    option: Annotated[
        list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="help-option")
    ] = None,
    jobs: Annotated[int, typer.Option("--jobs", metavar="N", help="help-jobs")] = 1,
    seed: Annotated[str, typer.Option("--seed", metavar="TEXT", help="help-seed")] = "",
    folder: Annotated[str, typer.Option("--save", metavar="DIR", help="help-save")] = "",
    lang: Lang = "",
) -> int:
    speech = language(lang)
    screen = Screen()
    own = program_words(speech)
    numbers.check(1, games=games, jobs=jobs)
    meta = find_title(title)
    seed = seed or secrets.token_hex(4)
    work = _jobs(meta, seats, option or [], games, seed, folder)
    outcomes: list[Outcome] = []
    started = time.perf_counter()
    try:
        with progress_of(screen) as progress, crew(min(jobs, games), play, work) as results:
            for outcome in progress.track(results, games, description=own.say("playing")):
                outcomes.append(outcome)  # noqa: PERF402  (Ctrl-C keeps what is there)
    except KeyboardInterrupt:
        played = len(outcomes)
    else:
        played = games
    seconds = time.perf_counter() - started
    if outcomes:
        screen.show([_table(outcomes, work[0].seats, own)])
        screen.lines(_remarks(outcomes, seconds, seed, own))
    if played < games:
        raise Interrupted("simulation-interrupted", played=played, games=games)
    if folder:
        screen.line(own.say("simulation-saved", {"folder": folder}))
    return 0


def _jobs(
    meta: Meta, seats: str, options: Sequence[str], games: int, seed: str, folder: str
) -> list[Job]:
    """Everything is checked before the first match starts."""
    who = read_bots(seats)
    setting = meta.setting(len(who), read_options(meta, options), automas_of(who))
    files: list[Path | None] = [None] * games
    if folder:
        digits = len(str(games))
        target = place(folder)
        files = [target / f"match-{n + 1:0{digits}}{SUFFIX}" for n in range(games)]
        if any(is_there(file) for file in files if file):
            raise Misuse("error-folder", folder=folder)
    given = (meta.id, who, setting.options, setting.automas)
    return [Job(*given, f"{seed}-{n + 1}", files[n]) for n in range(games)]


def _table(outcomes: Sequence[Outcome], seats: Sequence[str], own: Words) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(own.say("column-seat"))
    table.add_column(own.say("column-bot"))
    for name in ("wins", "share", "points"):
        table.add_column(own.say(f"column-{name}"), justify="right")
    for seat, bot in enumerate(seats):
        wins = sum(seat in outcome.winners for outcome in outcomes)
        low, high = wilson(wins, len(outcomes))
        mean, reach = mean_reach([outcome.scores[seat] for outcome in outcomes])
        table.add_row(
            str(seat + 1),
            bot,
            str(wins),
            own.say("share", {"share": wins / len(outcomes), "low": low, "high": high}),
            own.say("mean-of-one" if reach == inf else "mean", {"mean": mean, "reach": reach}),
        )
    return table


def _remarks(outcomes: Sequence[Outcome], seconds: float, seed: str, own: Words) -> Iterator[str]:
    games = len(outcomes)
    decisions = sum(outcome.decisions for outcome in outcomes)
    yield own.say(
        "simulation-figures",
        {
            "games": games,
            "decisions": round(decisions / games),
            "rate": games / seconds,
            "seed": seed,
        },
    )
    shared = sum(len(outcome.winners) > 1 for outcome in outcomes)
    if shared:
        yield own.say("simulation-shared", {"games": shared})
    lost = sum(not outcome.winners for outcome in outcomes)
    if lost:
        yield own.say("simulation-lost", {"games": lost})
