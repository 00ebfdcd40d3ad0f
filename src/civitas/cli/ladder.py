"""`civitas ladder`: bots against each other on every title, and how strong each of them is."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Iterator
from itertools import groupby
from pathlib import Path
from typing import Annotated, Final

import typer

from civitas.bots import LEVELS, make_bot
from civitas.bots.contest import Bout, Played, bouts, line, play, read, rest
from civitas.bots.rating import better
from civitas.cli import numbers
from civitas.cli.crew import crew, progress_of
from civitas.cli.rungs import page, strengths, summary
from civitas.cli.screen import Screen
from civitas.cli.speech import Interrupted, Lang, Misuse, language, program_words
from civitas.kernel.errors import BadFile
from civitas.kernel.places import place
from civitas.kernel.titles import find_title, known_titles

ALL: Final = ",".join((*reversed(LEVELS), "random"))
LEAST: Final = 12
"""So many matches of a pair are played before anybody asks who is better."""


def command(
    titles: Annotated[
        str, typer.Option("--titles", metavar="TITLE,TITLE", help="help-ladder-titles")
    ] = "",
    bots: Annotated[str, typer.Option("--bots", metavar="BOT,BOT", help="help-ladder-bots")] = ALL,
    matches: Annotated[
        int, typer.Option("--matches", metavar="N", help="help-ladder-matches")
    ] = 20,
    seats: Annotated[int, typer.Option("--seats", metavar="N", help="help-ladder-seats")] = 2,
    jobs: Annotated[int, typer.Option("--jobs", metavar="N", help="help-jobs")] = 1,
    seed: Annotated[str, typer.Option("--seed", metavar="TEXT", help="help-seed")] = "",
    sure: Annotated[bool, typer.Option("--sure", metavar="", help="help-ladder-sure")] = False,
    results: Annotated[str, typer.Option("--results", metavar="FILE", help="help-results")] = "",
    write: Annotated[str, typer.Option("--write", metavar="FILE", help="help-ladder-write")] = "",
    strong: Annotated[
        str, typer.Option("--strengths", metavar="FILE", help="help-ladder-strengths")
    ] = "",
    lang: Lang = "",
) -> int:
    own = program_words(language(lang))
    screen = Screen()
    numbers.check(1, matches=matches, jobs=jobs)
    seed = seed or secrets.token_hex(4)
    work = bouts(_titles(titles, seats), _bots(bots), matches, seats, seed)
    file = _writable(results or f"ladder-{seed}.jsonl")
    target = _writable(write) if write else None
    scale = _writable(strong) if strong else None
    found = read(file)
    done = {bout: found[bout] for bout in work if bout in found}
    try:
        with progress_of(screen) as bar:
            task = bar.add_task(own.say("playing"), total=len(work), completed=len(done))
            _play(work, done, file, jobs, sure, lambda: bar.advance(task))
    except KeyboardInterrupt:
        raise Interrupted("simulation-interrupted", played=len(done), games=len(work)) from None
    finally:
        played = [done[bout] for bout in work if bout in done]
        screen.lines(summary(played, own))
        screen.line(own.say("ladder-results", {"file": str(file), "seed": seed}))
    if target is not None:
        target.write_text(page(played, seed, matches, sure=sure), "utf-8")
    if scale is not None:
        scale.write_text(strengths(played), "utf-8")
    return 0


def _titles(text: str, seats: int) -> list[str]:
    """Those that were named, or all, if so many may sit there."""
    names = [name.strip() for name in text.split(",")] if text else list(known_titles())
    for name in names:
        find_title(name).setting(seats)
    return names


def _bots(text: str) -> list[str]:
    """At least two, each once, all of them known."""
    bots = list(dict.fromkeys(name.strip() for name in text.split(",")))
    for bot in bots:
        make_bot(bot, 0)
    if len(bots) < 2:
        raise Misuse("error-two-bots", bots=text)
    return bots


def _writable(name: str) -> Path:
    """A file that something can be written to, which is found out before anything is played."""
    file = place(name)
    try:
        file.open("ab").close()
    except OSError as error:
        raise BadFile("error-file-unwritable", file=name, why=error.strerror or "?") from None
    return file


def _play(
    work: list[Bout],
    done: dict[Bout, Played],
    file: Path,
    jobs: int,
    sure: bool,
    tick: Callable[[], None],
) -> None:
    """Play what is not done yet; every result is kept as soon as it is there."""
    with file.open("ab") as kept:
        kept.write(rest(file))
        for batch in _batches(work, sure, jobs):
            left = [bout for bout in batch if bout not in done]
            if not left or (sure and _is_sure(done.values(), batch[0])):
                continue
            with crew(min(jobs, len(left)), play, left) as outcomes:
                for played in outcomes:
                    done[played.bout] = played
                    kept.write(line(played))
                    kept.flush()
                    tick()


def _batches(work: list[Bout], sure: bool, jobs: int) -> Iterator[list[Bout]]:
    """All at once, or a pair at a time and not more of it than it takes to see who is better."""
    if not sure:
        yield work
        return
    size = max(2 * jobs, LEAST)
    for _, met in groupby(work, key=lambda bout: (bout.title, bout.pair)):
        pair = list(met)
        yield from (pair[start : start + size] for start in range(0, len(pair), size))


def _is_sure(done: Iterable[Played], bout: Bout) -> bool:
    """Is it known of the pair of this bout who is better?"""
    met = [each for each in done if (each.bout.title, each.bout.pair) == (bout.title, bout.pair)]
    met.sort(key=lambda played: played.bout.number)
    return better([played.share for played in met]) is not None
