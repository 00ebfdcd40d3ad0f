"""The language the program speaks, and its own words."""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Annotated, Final, TypeAlias

import typer

from civitas.kernel.errors import CivitasError
from civitas.kernel.words import LANGUAGES, Words, kernel_words

LANG: Final = "--lang"
Lang: TypeAlias = Annotated[str, typer.Option(LANG, metavar="en|de", help="help-lang")]

_HERE: Final = Path(__file__).parent / "catalogue"


class Misuse(CivitasError):
    """The program was called in a way it cannot follow; the sentence is in its own catalogue."""


class Interrupted(CivitasError):
    """Somebody pressed Ctrl-C, and the program has something to say about it."""


def language(lang: str = "") -> str:
    """The language that was asked for or, without one, that of the environment."""
    if not lang:
        return _of_environment()
    if lang not in LANGUAGES:
        raise Misuse("error-language", language=lang, known=", ".join(LANGUAGES))
    return lang


def language_of(arguments: Sequence[str]) -> str:
    """The language for a complaint about these arguments, however wrong they are."""
    for n, argument in enumerate(arguments):
        name, _, value = argument.partition("=")
        lang = value or "".join(arguments[n + 1 : n + 2])
        if name == LANG and lang in LANGUAGES:
            return lang
    return _of_environment()


def _of_environment() -> str:
    locale = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    return "de" if locale.lower().startswith("de") else "en"


@cache
def program_words(lang: str) -> Words:
    """What the program itself has to say."""
    return Words(lang, (_HERE,))


def complaint(error: CivitasError, lang: str) -> str:
    """The sentence of an error, from whichever catalogue has it."""
    own = program_words(lang)
    return (own if own.has(error.message) else kernel_words(lang)).error(error)
