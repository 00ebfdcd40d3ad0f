"""`civitas titles`: what can be played, without loading any rules."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType
from rich.padding import Padding

from civitas.cli.screen import ACCENT, Screen
from civitas.cli.speech import Lang, language, program_words
from civitas.kernel.titles import Meta, known_titles
from civitas.kernel.words import Words, words_for


def command(lang: Lang = "") -> int:
    speech = language(lang)
    screen = Screen()
    own = program_words(speech)
    for meta in known_titles().values():
        words = words_for(meta, speech)
        screen.line(meta.name, f"bold {ACCENT}")
        screen.line(words.say("title-pitch"))
        screen.line(own.say("title-facts", _facts(meta)))
        screen.show(list(_options(meta, words, own)))
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


def _options(meta: Meta, words: Words, own: Words) -> Iterator[RenderableType]:
    for option in meta.options:
        facts = {
            "option": option.id,
            "default": str(option.default).lower(),
            "choices": ", ".join(str(choice).lower() for choice in option.choices),
            "rule": option.rule,
        }
        yield Padding(own.say("title-option", facts), (0, 0, 0, 2))
        yield Padding(words.say(f"option-{option.id}"), (0, 0, 0, 6))
