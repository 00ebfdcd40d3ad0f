"""What `?` answers: the rule behind a choice, or why something is not to choose."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product
from typing import Any, Final, NamedTuple

import msgspec

from civitas.cli.menu import Choice
from civitas.kernel.asks import Ask, Pick, Reason, kinds_of
from civitas.kernel.rulebook import CLAUSE_ID, rulebook
from civitas.kernel.speech import SEAT_PARAMS, things_of
from civitas.kernel.table import Table
from civitas.kernel.titles import Meta
from civitas.kernel.words import Words, words_for

LONGEST: Final = 8
"""No more lines than this in one answer, as long as nobody asks for a whole section."""


class Note(NamedTuple):
    """A line of an answer: the number of a clause or a choice, and what there is to say."""

    mark: str
    text: str


class Question:
    """One `?` at one ask."""

    def __init__(self, table: Table, ask: Ask, choices: Sequence[Choice], words: Words) -> None:
        self.table = table
        self.ask = ask
        self.choices = choices
        self.words = words
        self.book = rulebook(table.meta, words.language)

    def answer(self, text: str) -> list[Note]:
        """What there is to say; nothing if the question is not understood."""
        if text.isdecimal() and 0 < int(text) <= len(self.choices):
            return self._rule(self.choices[int(text) - 1])
        if number := re.fullmatch(r"(?:([a-z]+)-)?(\d+)(\.\d+)?", text, re.IGNORECASE):
            prefix = (number[1] or self.table.meta.clauses).upper()
            clause = f"{prefix}-{number[2]}{number[3] or ''}"
            asked = [clause] if number[3] else self.book.section(clause)
            return self._clauses([clause for clause in asked if clause in self.book.clauses], None)
        things, rest = self._mentioned(text)
        about = [] if rest else self._things(things)
        return list(dict.fromkeys(about + self._missing(text))) or self._things(things)

    def missing(self) -> list[Note]:
        """One line for all that may be missed here, and why it is not there."""
        return [
            Note("", f"{self._named(what)}: {self.words.reason(reason)} [{reason.clause}]")
            for what, reason in self.table.why_none(self.ask.seat)
        ]

    def _named(self, what: Pick | type[Pick]) -> str:
        return self.words.pick(what) if isinstance(what, Pick) else self.words.kind(what)

    @property
    def example(self) -> str:
        """Something that can be asked here."""
        pick = self.ask.picks[0]
        things = [value for value in msgspec.structs.astuple(pick) if isinstance(value, str)]
        return " ".join([type(pick).__name__, *map(self.words.thing, things)]).lower()

    # ---------------------------------------------------------------- the rule of a choice

    def _rule(self, choice: Choice) -> list[Note]:
        """What the things do that the choice names, and the clauses its kind of pick cites."""
        kind = type(choice.picks[0])
        shared = [
            value
            for name in kind.__struct_fields__
            if isinstance(value := getattr(choice.picks[0], name), str)
            and all(value in msgspec.structs.astuple(pick) for pick in choice.picks)
        ]
        cited = CLAUSE_ID.findall(kind.__doc__ or "")
        return self._things(shared, cited)

    def _things(self, things: Sequence[str], cited: Sequence[str] = ()) -> list[Note]:
        english, index = words_for(self.table.meta, "en"), rulebook(self.table.meta)
        notes = [
            Note("", self.words.say(f"effect-{thing}"))
            for thing in things
            if self.words.has(f"effect-{thing}")
        ]
        clauses: list[str] = []
        for thing in things:
            named = [english.thing(thing), thing.replace("_", " "), thing.split("_")[0]]
            clauses += index.about(named)
        return notes + self._clauses(list(dict.fromkeys([*clauses, *cited])))

    def _clauses(self, clauses: Sequence[str], most: int | None = LONGEST) -> list[Note]:
        notes = [Note(clause, self.book.plain(clause)) for clause in clauses[:most]]
        if most is not None and len(clauses) > most:
            notes.append(Note("…", f"? {clauses[most].split('.')[0]}"))
        return notes

    # ---------------------------------------------------------------- what is not offered

    def _missing(self, text: str) -> list[Note]:
        """Why what the text seems to mean is not offered, with the clauses."""
        meant = list(self._meant(text))
        for pick in meant:
            if pick in self.ask.picks:
                return [Note(str(self._number(pick)), self.words.answer(self.ask.what, pick))]
        found: dict[str, tuple[Pick, Reason]] = {}
        for pick in meant:
            reason = self.table.why_not(pick, self.ask.seat)
            if reason is not None:
                found.setdefault(reason.message, (pick, reason))
        reasons = list(found.values())[:LONGEST]
        notes = [
            Note("", f"{self.words.pick(pick)}: {self.words.reason(reason)} [{reason.clause}]")
            for pick, reason in reasons
        ]
        cited = dict.fromkeys(reason.clause for _, reason in reasons[:3])
        return notes + self._clauses([clause for clause in cited if clause in self.book.clauses])

    def _number(self, pick: Pick) -> int:
        """Which choice the pick is, or leads to."""
        return next(n for n, choice in enumerate(self.choices, 1) if pick in choice.picks)

    def _mentioned(self, text: str) -> tuple[list[str], str]:
        """The ids of the things the text names, longest names first, and the words left over."""
        things = []
        rest = _plain(text)
        known = names_of_things(self.table.meta, self.words)
        for thing, name in sorted(known.items(), key=lambda item: -len(item[1])):
            found = re.search(rf"\b(?:{re.escape(name)}|{re.escape(_plain(thing))})\b", rest)
            if found:
                things.append(thing)
                rest = rest.replace(found[0], " ")
        return things, " ".join(rest.split())

    def _meant(self, text: str) -> Iterator[Pick]:
        """Picks that the text may mean, whether offered or not."""
        things, rest = self._mentioned(text)
        kinds = kinds_of(self.table.title.pick_type)
        called = _called(kinds, _plain(text), rest, self.words)
        for kind in kinds if not (called or rest) else called:
            texts = sum(part.type is str for part in msgspec.structs.fields(kind))
            if 0 < texts <= len(things) or (called and texts < 2):
                yield from self._filled(kind, things, text)

    def _filled(self, kind: type[Pick], things: Sequence[str], text: str) -> Iterator[Pick]:
        """Picks of this kind with what the text names; where it names nothing, with anything."""
        seats = range(len(self.words.names))
        named = [n for n in seats if _plain(self.words.names[n]) in _plain(text)]
        numbers = [int(digits) for digits in re.findall(r"\d+", text)]
        values: list[Sequence[Any]] = [
            (things or list(names_of_things(self.table.meta, self.words)))
            if part.type is str
            else (named or [n for n in seats if n != self.ask.seat])
            if part.name in SEAT_PARAMS
            else (numbers or [1])
            for part in msgspec.structs.fields(kind)
        ]
        for chosen in product(*values):
            if len(set(chosen)) == len(chosen):
                yield kind(*chosen)


def _plain(text: str) -> str:
    return " ".join(re.findall(r"\w+", text.casefold().replace("_", " ")))


def _called(kinds: Sequence[type[Pick]], text: str, rest: str, words: Words) -> list[type[Pick]]:
    """The kinds of picks that the text calls by name or, failing that, by what it leaves over."""
    by_name = [kind for kind in kinds if kind.__name__.lower() in text.split()]
    left = {word for word in rest.split() if len(word) > 2}
    return by_name or [kind for kind in kinds if left & _telling(kind, words)]


def _telling(kind: type[Pick], words: Words) -> set[str]:
    """The words that tell this kind of pick."""
    message = f"pick-{kind.__name__.lower()}"
    return set(_plain(words.say(message, dict.fromkeys(kind.__struct_fields__, ""))).split())


@cache
def names_of_things(meta: Meta, words: Words) -> dict[str, str]:
    """Every thing of a title that has a name, by id, as people may type it."""
    things = things_of(meta.words, words.language)
    return {thing: _plain(words.thing(thing)) for thing in things}
