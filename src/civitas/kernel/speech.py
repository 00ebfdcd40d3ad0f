"""Speech: the catalogues of a language (Fluent), and how parameters are spoken.

Two conventions make one renderer serve every title: a text parameter is the id of a thing of the
title (`italia`, `city`) and is told by the message ``thing-<id>``, if there is one; the parameters
named ``seat`` and ``other`` are seats and are told by their holders' names. Where the words hang on
which thing it is, the id itself is at hand: that of ``$spot`` is ``$spot-id``.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentInt
from fluent.runtime.utils import native_to_fluent
from fluent.syntax import FluentParser

from civitas.kernel.shelf import MB, Shelf, kept

LANGUAGES: Final = ("en", "de")
SEAT_PARAMS: Final = ("seat", "other")
ITEM: Final = "\u2063"
"""In a catalogue it begins every item of a list; there is a comma before all but the first."""
KERNEL: Final = Path(__file__).parent / "catalogue"
"""The folder with the words that belong to no title."""
_PARSER: Final = FluentParser(with_spans=False)
"""Where in its file each part of a message stood, nobody asks."""
_HYPHEN: Final = re.compile(r"(?<![\w-])-(?=\d)")
"""What a number below zero is written with, but should not."""
_THING: Final = re.compile(r"thing-([\w-]+) =")
_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*)(?=[ \t]*=)", re.MULTILINE)
"""Where a message or a term of a catalogue begins."""
_NAMED: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
"""A message or a term that is told within another one."""


def points(number: float) -> str:
    """So many points; some titles count halves.

    >>> points(12), points(6.5), points(0.5), points(-1.5)
    ('12', '6½', '½', '−1½')
    """
    whole = int(number)
    sign = "−" if number < 0 else ""
    return f"{sign}{abs(whole)}" if number == whole else f"{sign}{abs(whole) or ''}½"


class Choice(NamedTuple):
    """What was chosen for an option of a match, or a number of ``players`` or ``automas``."""

    option: str
    value: bool | int | str


class Speech:
    """The catalogues of one language, for one title or for the kernel alone."""

    def __init__(self, language: str, folders: Sequence[Path], names: Sequence[str] = ()) -> None:
        self.language = language
        self.names = names
        self.folders = folders
        self._messages = _messages(language, tuple(folders))

    def has(self, message: str) -> bool:
        """Is there a message of this id?"""
        return message in self._messages

    def say(self, message: str, params: Mapping[str, Any] | None = None) -> str:
        """The sentence for a message id. A missing one is shown as its id, never as an error."""
        return self._format(message, params)[0]

    def faults(self, message: str, params: Mapping[str, Any]) -> list[str]:
        """What is wrong with a message and its parameters; law 8 wants an empty list."""
        return self._format(message, params)[1]

    def thing(self, name: str) -> str:
        """What a thing of the title is called."""
        return self.say(f"thing-{name}") if self.has(f"thing-{name}") else name

    def seat(self, seat: int) -> str:
        """Who sits there."""
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return self.say("seat-number", {"number": seat + 1})

    def option(self, option: str) -> str:
        """What an option of a match is called."""
        return self.say(f"option-{option}-name")

    def choice(self, choice: Choice) -> str:
        """What one of the choices of an option is called."""
        own = f"choice-{choice.option}-{choice.value}"
        if isinstance(choice.value, bool):
            return self.say("choice-yes" if choice.value else "choice-no")
        return self.say(own) if self.has(own) else str(choice.value)

    def chosen(self, choice: Choice) -> str:
        """An option and what was chosen for it."""
        counted = f"chosen-{choice.option}"
        if self.has(counted):
            return self.say(counted, {"number": choice.value})
        return f"{self.option(choice.option)}: {self.choice(choice)}"

    def _format(self, message: str, params: Mapping[str, Any] | None) -> tuple[str, list[str]]:
        spoken = tuple(self._spoken(params).items()) if params else ()
        return _formatted(self._messages, message, spoken)

    def _spoken(self, params: Mapping[str, Any]) -> dict[str, Any]:
        ids = {f"{name}-id": value for name, value in params.items() if isinstance(value, str)}
        return ids | {
            name: self.seat(value)
            if name in SEAT_PARAMS and isinstance(value, int)
            else self.thing(value)
            if isinstance(value, str)
            else self.chosen(value)
            if isinstance(value, Choice)
            else value
            for name, value in params.items()
        }


_FIGURES: Final[Shelf[tuple[int, str], str]] = Shelf(MB // 4)
"""Whole numbers, by language."""


class _Bundle(FluentBundle):
    """Fluent's own has Babel write a number anew every time, which takes longer than all else, and
    keeps what it has read of a message beside what it tells it from."""

    def __init__(self, locales: list[str], *, use_isolating: bool) -> None:
        super().__init__(locales, use_isolating=use_isolating)
        usual = kept(MB // 8)(self._plural_form)
        # To Unicode one below zero is one, too: "has 1 point" would be told of −1.
        self._plural_form = lambda number: usual(number) if number >= 0 else "other"

    def _lookup(self, entry_id: str, term: bool = False) -> Any:
        try:
            found = super()._lookup(entry_id, term)
        except LookupError:  # there is none, or another thread has just made it ready
            return super()._lookup(entry_id, term)
        (self._terms if term else self._messages).pop(entry_id, None)
        return found

    def format_pattern(self, pattern: Any, args: Any = None) -> Any:
        told = {
            name: _whole(value) if type(value) is int else native_to_fluent(value)
            for name, value in (args or {}).items()
        }
        env = ResolverEnvironment(self, [], current=CurrentEnvironment(told))
        try:
            return pattern(env), env.errors
        except ValueError as error:
            return "{???}", [*env.errors, error]


class _Whole(FluentInt):
    """A whole number."""

    def format(self, locale: Any) -> str:
        key = int(self), locale.language
        told = _FIGURES.get(key)
        if told is None:
            told = super().format(locale)
            _FIGURES.put(key, told)
        return told


@kept(MB // 4)
def _whole(number: int) -> _Whole:
    return _Whole(number)


class _Messages:
    """The messages of some catalogues. There are thousands of them, which Fluent takes seconds to
    read, so each is read when it is told for the first time."""

    def __init__(self, language: str, folders: Sequence[Path]) -> None:
        self.bundle = _Bundle([language], use_isolating=False)
        self._texts: dict[str, str] = {}
        for folder in folders:
            _, *parts = _ENTRY.split(catalogue(folder, language))
            for name, text in zip(parts[::2], parts[1::2], strict=True):
                self._texts.setdefault(name, name + text)
        self._read: set[str] = set()

    def __contains__(self, message: str) -> bool:
        return message in self._texts

    def pattern(self, message: str) -> Any:
        """The pattern of a message, with all that it names at hand; None if there is none."""
        if message not in self._read:
            if message not in self._texts:
                return None
            self._read_with_all_it_names(message)
        return self.bundle.get_message(message).value

    def _read_with_all_it_names(self, message: str) -> None:
        """Whoever comes meanwhile reads the same: nothing counts as read before all of it is."""
        found: set[str] = set()
        wanted = [message]
        while wanted:
            name = wanted.pop()
            if name in self._texts and name not in found:
                found.add(name)
                self.bundle.add_resource(_PARSER.parse(self._texts[name]))
                wanted += _NAMED.findall(self._texts[name])
        self._read |= found


@kept(8 * MB)  # a drawing has many words, and most of them say the same all the time
def _formatted(
    known: _Messages, message: str, params: tuple[tuple[str, Any], ...]
) -> tuple[str, list[str]]:
    spoken = dict(params)
    pattern = known.pattern(message)
    if pattern is None:
        return message, [f"no message {message}"]
    text, errors = known.bundle.format_pattern(pattern, spoken)
    text = str(text).replace(ITEM, "", 1).replace(ITEM, ",")
    if "-" in text and not any(_HYPHEN.search(v) for v in spoken.values() if isinstance(v, str)):
        text = _HYPHEN.sub("−", text)
    return text, [f"{message}: {error}" for error in errors]


@cache
def _messages(language: str, folders: tuple[Path, ...]) -> _Messages:
    return _Messages(language, folders)


def catalogue(folder: Path, language: str) -> str:
    """The text of a catalogue: one file, ``en.ftl``, or all files of a folder, ``en/*.ftl``."""
    chapters = sorted((folder / language).glob("*.ftl")) or [folder / f"{language}.ftl"]
    return "\n".join(chapter.read_text("utf-8") for chapter in chapters)


def headed_things(folder: Path, language: str) -> list[tuple[str, list[str]]]:
    """The ids of all things that a catalogue names, by the headings they stand under."""
    groups: list[tuple[str, list[str]]] = [("", [])]
    for line in catalogue(folder, language).splitlines():
        if line.startswith("## "):
            groups.append((line[3:], []))
        elif thing := _THING.match(line):
            groups[-1][1].append(thing[1])
    return [(heading, things) for heading, things in groups if things]


def thing_groups(folder: Path, language: str) -> list[tuple[str, list[str]]]:
    """The same, by what all of them are: ``cards`` for ``## Things: cards``."""
    return [
        (heading.partition(": ")[2], things) for heading, things in headed_things(folder, language)
    ]


@cache
def things_of(folder: Path, language: str) -> tuple[str, ...]:
    """The ids of all things that a catalogue names, in its order."""
    return tuple(thing for _, things in thing_groups(folder, language) for thing in things)
