"""`civitas verify`: is this match what it says it is?"""

from __future__ import annotations

from typing import Annotated, TypeAlias

import typer

from civitas.cli.screen import Screen
from civitas.cli.seats import table_words
from civitas.cli.speech import Lang, language, program_words
from civitas.kernel.match import verify
from civitas.kernel.titles import find_title

MatchFile: TypeAlias = Annotated[str, typer.Argument(metavar="FILE", help="help-match")]


def command(file: MatchFile, lang: Lang = "") -> int:
    speech = language(lang)
    own = program_words(speech)
    verdict = verify(file)
    header = verdict.header
    meta = find_title(header.title)
    words = table_words(meta, speech, header.seats)
    points = verdict.result.scores if verdict.result else ()
    scores = ", ".join(f"{words.seat(seat)} {score}" for seat, score in enumerate(points))
    facts: dict[str, str | int] = {
        "file": file,
        "title": meta.name,
        "picks": verdict.picks,
        "commitment": header.commitment[:16],
        "scores": scores,
    }
    message = "verified-over" if verdict.result else "verified-open"
    console = Screen().console
    console.print(own.say(message, facts), soft_wrap=True)
    older = words.rules(header.rules_version, meta.rules_version)
    if older:
        console.print(older, soft_wrap=True)
    return 0
