"""`civitas verify`: is this match what it says it is?"""

from __future__ import annotations

from typing import Annotated, TypeAlias

import typer

from civitas.cli.endings import victory
from civitas.cli.screen import Screen
from civitas.cli.seats import table_words
from civitas.cli.speech import Lang, language, program_words
from civitas.kernel.match import verify
from civitas.kernel.speech import points
from civitas.kernel.titles import find_title

MatchFile: TypeAlias = Annotated[str, typer.Argument(metavar="FILE", help="help-match")]


def command(file: MatchFile, lang: Lang = "") -> int:
    speech = language(lang)
    own = program_words(speech)
    verdict = verify(file)
    header = verdict.header
    meta = find_title(header.title)
    facts: dict[str, str | int] = {
        "file": file,
        "title": meta.name,
        "picks": verdict.picks,
        "commitment": header.commitment[:16],
    }
    words = table_words(header, speech)
    told = own.say("verified-open", facts)
    if verdict.result:
        told_points = enumerate(map(points, verdict.result.scores))
        scores = ", ".join(f"{words.seat(seat)} {score}" for seat, score in told_points)
        told = own.say("verified-over", facts | {"scores": scores})
        told += f" {victory(verdict.result, words, own)}"
    console = Screen().console
    console.print(told, soft_wrap=True)
    older = words.rules(header.rules_version, meta.rules_version)
    if older:
        console.print(older, soft_wrap=True)
    return 0
