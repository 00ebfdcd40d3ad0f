"""`civitas titles`: what can be played, without loading any rules."""

from __future__ import annotations

from rich.table import Table

from civitas.cli.screen import ACCENT, Screen
from civitas.cli.speech import Lang, language, program_words
from civitas.kernel.titles import Meta, titles
from civitas.kernel.words import Words, words_for


def command(lang: Lang = "") -> int:
    speech = language(lang)
    screen = Screen()
    own = program_words(speech)
    for meta in titles().values():
        screen.line(meta.name, f"bold {ACCENT}")
        screen.line(own.say("title-facts", _facts(meta)))
        if meta.options:
            screen.show([_options(meta, words_for(meta, speech), own)])
        screen.line(own.say("title-play", {"title": meta.id}), "dim")
    return 0


def _facts(meta: Meta) -> dict[str, str | int]:
    return {
        "fewest": meta.players[0],
        "most": meta.players[1],
        "shortest": meta.minutes[0],
        "longest": meta.minutes[1],
        "designer": meta.designer,
        "version": meta.rules_version,
    }


def _options(meta: Meta, words: Words, own: Words) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(own.say("column-option"), overflow="fold")
    table.add_column(own.say("column-default"))
    table.add_column(own.say("column-meaning"), overflow="fold")
    for option in meta.options:
        choices = "/".join(str(choice).lower() for choice in option.choices)
        sentence = words.say(f"option-{option.id}")
        default = str(option.default).lower()
        table.add_row(option.id, default, f"{sentence} [{choices}; {option.rule}]")
    return table
