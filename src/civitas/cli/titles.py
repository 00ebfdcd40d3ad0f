"""`civitas titles`: what can be played, without loading any rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table as Grid

from civitas.bots.strength import strengths
from civitas.cli.screen import ACCENT, Screen
from civitas.cli.speech import Lang, language, program_words
from civitas.kernel import table
from civitas.kernel.setting import PLAYERS, Condition, Option, same
from civitas.kernel.speech import Choice
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
        if meta.designer:
            screen.line(own.say("title-by", {"designer": meta.designer}))
        if meta.automas:
            room = {"automas": meta.automas, "seats": meta.sizes.most}
            screen.line(own.say("title-automas", room))
        if rated := strengths().get(meta.id):
            bots = ", ".join(f"{bot} {rating}" for bot, rating in rated.items())
            screen.line(own.say("title-bots", {"bots": bots}))
        screen.show(list(_options(meta, words, own)))
        screen.line(own.say("title-play", {"title": meta.id}), "dim")
    screen.line(own.say("rules-compiled" if compiled() else "rules-plain"))
    return 0


def compiled() -> bool:
    """Do kernel and rules run compiled (`make fast`)?"""
    return Path(table.__file__).suffix != ".py"


def _facts(meta: Meta) -> dict[str, str | int]:
    return {
        "fewest": meta.players[0],
        "most": meta.players[1],
        "shortest": meta.minutes[0],
        "longest": meta.minutes[1],
        "version": meta.rules_version,
    }


def _options(meta: Meta, words: Words, own: Words) -> Iterator[RenderableType]:
    """Each option with its sentence, and below it what may be chosen and when."""
    for option in meta.options:
        facts = {"name": words.option(option.id), "option": option.id, "rule": option.rule}
        head = [own.say("title-option", facts), _only_with(option.shown, words, own)]
        yield Padding("; ".join(filter(None, head)), (0, 0, 0, 2))
        yield Padding(words.say(f"option-{option.id}"), (0, 0, 0, 6))
        yield Padding(_choices(option, words, own), (0, 0, 0, 6))


def _choices(option: Option, words: Words, own: Words) -> RenderableType:
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for choice in option.choices:
        told = words.choice(Choice(option.id, choice))
        if same(choice, option.default):
            told = own.say("title-default", {"words": told})
        conditions = [condition for condition in option.allowed if condition.about(choice)]
        grid.add_row(str(choice).lower(), told, _only_with(conditions, words, own))
    return grid


def _only_with(conditions: Sequence[Condition], words: Words, own: Words) -> str:
    """What must be chosen, or who must sit there, for something to be open."""
    if not conditions:
        return ""
    told = [_condition(condition, words, own) for condition in conditions]
    return own.say("only-if", {"conditions": own.say("or-if").join(told)})


def _condition(condition: Condition, words: Words, own: Words) -> str:
    parts = [
        _either([words.chosen(Choice(option, value)) for value in values], own)
        for option, values in condition.others.items()
    ]
    if len(condition.seats) == 1:
        parts.insert(0, words.chosen(Choice(PLAYERS, condition.seats[0])))
    elif condition.seats:
        numbers = _either([str(number) for number in condition.seats], own)
        parts.insert(0, own.say("these-players", {"numbers": numbers}))
    return own.say("and").join(parts)


def _either(texts: Sequence[str], own: Words) -> str:
    *others, last = texts
    return own.say("or").join(filter(None, (", ".join(others), last)))
