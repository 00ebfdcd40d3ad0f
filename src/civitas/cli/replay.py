"""`civitas replay`: what happened in a match, or how it stood after some of its picks."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import typer

from civitas.cli.screen import Screen
from civitas.cli.speech import Lang, Misuse, language
from civitas.cli.tableau import Tableau
from civitas.cli.verify import MatchFile
from civitas.kernel.match import load, replay
from civitas.kernel.table import Table

At: TypeAlias = Annotated[int | None, typer.Option("--at", metavar="N", help="help-at")]
Seat: TypeAlias = Annotated[int | None, typer.Option("--seat", metavar="N", help="help-seat")]


def command(file: MatchFile, at: At = None, seat: Seat = None, lang: Lang = "") -> int:
    speech = language(lang)
    screen = Screen()
    match = load(file, log=False)
    eyes = eyes_of(match, seat)
    tableau = Tableau(screen, match, speech)
    if tableau.older_rules:
        screen.line(tableau.older_rules)
    if at is None:
        _tell(match, eyes, tableau)
    else:
        table = position(match, at)
        screen.line(tableau.own.say("position", {"picks": at, "file": file}))
        screen.show(screen.board(tableau.sections(table, eyes)))
    return 0


def eyes_of(match: Table, seat: int | None) -> int | None:
    """Who looks: the seat of this number, counted from 1 as people do, or a spectator."""
    if seat is not None and not 0 < seat <= len(match.header.seats):
        raise Misuse("error-seat-number", number=seat, most=len(match.header.seats))
    return None if seat is None else seat - 1


def position(match: Table, at: int | None) -> Table:
    """The match after its first picks; without a number, after all of them."""
    picks = len(match.journal) if at is None else at
    if not 0 <= picks <= len(match.journal):
        raise Misuse("error-at", at=picks, most=len(match.journal))
    return replay(match.header, list(match.journal)[:picks])


def _tell(match: Table, eyes: int | None, tableau: Tableau) -> None:
    """The log, each line with the number of the pick that led to it."""
    entries = list(match.journal)
    table = replay(match.header, (), log=True)
    told = 0
    for number in range(len(entries) + 1):
        for line in table.story(eyes, told):
            tableau.screen.line(f"{number:>5}  {tableau.words.line(line)}")
        told = len(table.log)
        if number < len(entries):
            table.pick(entries[number].pick, entries[number].seat)
    if table.result is not None:
        tableau.screen.show(tableau.ending(table.result))
