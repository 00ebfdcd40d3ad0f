"""What `?` answers: the rule behind a choice, or why something is not to choose."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product
from typing import Any, Final, get_args

import msgspec

from civitas.cli.menu import Choice
from civitas.cli.rulebook import rulebook
from civitas.kernel.asks import Ask, Pick, Reason
from civitas.kernel.table import Table
from civitas.kernel.titles import Meta
from civitas.kernel.words import SEAT_PARAMS, Words, words_for

LONGEST: Final = 8
"""No more lines than this in one answer, as long as nobody asks for a whole section."""


class Question:
    """One `?` at one ask."""

    def __init__(self, table: Table, ask: Ask, choices: Sequence[Choice], words: Words) -> None:
        self.table = table
        self.ask = ask
        self.choices = choices
        self.words = words
        self.book = rulebook(table.meta)
        self.cites = False
        """Has the answer quoted the rulebook?"""

    def answer(self, text: str) -> list[str]:
        """What there is to say; nothing if the question is not understood."""
        if text.isdecimal() and 0 < int(text) <= len(self.choices):
            return self._rule(self.choices[int(text) - 1])
        prefix = self.table.meta.clauses
        if number := re.fullmatch(rf"(?:{prefix}-)?(\d+)(\.\d+)?", text, re.IGNORECASE):
            clause = f"{prefix}-{number[1]}{number[2] or ''}"
            return self._texts([clause] if number[2] else self.book.section(clause), None)
        return self._missing(text) or self._texts(self.book.about([text]))

    # ---------------------------------------------------------------- the rule of a choice

    def _rule(self, choice: Choice) -> list[str]:
        """The clauses on the things the pick names, then those its kind of pick cites."""
        meta = self.table.meta
        english = words_for(meta, "en")
        picks = choice.picks
        shared = [
            value
            for name in picks[0].__struct_fields__
            if isinstance(value := getattr(picks[0], name), str)
            and all(value in (getattr(pick, n) for n in pick.__struct_fields__) for pick in picks)
        ]
        clauses: list[str] = []
        for thing in shared:
            named = [english.thing(thing), thing.replace("_", " "), thing.split("_")[0]]
            clauses += self.book.about(named)
        clauses += re.findall(rf"\b{meta.clauses}-\d+\.\d+", type(picks[0]).__doc__ or "")
        return self._texts(list(dict.fromkeys(clauses)))

    def _texts(self, clauses: Sequence[str], most: int | None = LONGEST) -> list[str]:
        lines = [self.book.text(clause) for clause in clauses[:most]]
        self.cites = self.cites or any(clause in self.book.clauses for clause in clauses)
        if most is not None and len(clauses) > most:
            lines.append(f"… ? {clauses[most].split('.')[0]}")
        return lines

    # ---------------------------------------------------------------- what is not offered

    def _missing(self, text: str) -> list[str]:
        """Why what the text seems to mean is not offered, with the clauses."""
        meant = list(self._meant(text))
        for pick in meant:
            if pick in self.ask.picks:
                return [f"{self._number(pick)}  {self.words.pick(pick)}"]
        found: dict[Reason, str] = {}
        for pick in meant:
            reason = self.table.why_not(pick, self.ask.seat)
            if reason is not None:
                found.setdefault(reason, self.words.pick(pick))
        lines = [
            f"{pick}: {self.words.reason(reason)} [{reason.clause}]"
            for reason, pick in list(found.items())[:LONGEST]
        ]
        clauses = dict.fromkeys(reason.clause for reason in list(found)[:3])
        return lines + self._texts([c for c in clauses if c in self.book.clauses])

    def _number(self, pick: Pick) -> int:
        """Which choice the pick is, or leads to."""
        return next(n for n, choice in enumerate(self.choices, 1) if pick in choice.picks)

    def _meant(self, text: str) -> Iterator[Pick]:
        """Picks that the text may mean, whether offered or not."""
        known = things_of(self.table.meta, self.words)
        things, rest = _mentions(_plain(text), known)
        seats = range(len(self.words.names))
        named = [n for n in seats if _plain(self.words.names[n]) in _plain(text)]
        numbers = [int(digits) for digits in re.findall(r"\d+", text)]
        for kind in _kinds(self.table.title.pick_type):
            if not _is_called(kind, rest, self.words):
                continue
            parts = msgspec.structs.fields(kind)
            texts = sum(part.type is str for part in parts)
            if texts > 1 and len(things) < texts:
                continue
            values: list[Sequence[Any]] = [
                (things or list(known))
                if part.type is str
                else (named or seats)
                if part.name in SEAT_PARAMS
                else (numbers or [1])
                for part in parts
            ]
            for chosen in product(*values):
                if texts < 2 or len(set(chosen)) == len(chosen):
                    yield kind(*chosen)


def _kinds(pick_type: Any) -> tuple[type[Pick], ...]:
    return get_args(pick_type) or (pick_type,)


def _plain(text: str) -> str:
    return " ".join(re.findall(r"\w+", text.casefold().replace("_", " ")))


def _is_called(kind: type[Pick], text: str, words: Words) -> bool:
    """Is this kind of pick meant by the words that name no thing? All are, if there are none."""
    if not text:
        return True
    name = kind.__name__.lower()
    message = words.say(f"pick-{name}", dict.fromkeys(kind.__struct_fields__, ""))
    called = {name, *_plain(message).split()}
    return any(word in called for word in text.split() if len(word) > 2)


def _mentions(text: str, things: dict[str, str]) -> tuple[list[str], str]:
    """The ids of the things the text names, longest names first, and the words left over."""
    found = []
    for thing, name in sorted(things.items(), key=lambda item: -len(item[1])):
        for known in (name, _plain(thing)):
            if re.search(rf"\b{re.escape(known)}\b", text):
                found.append(thing)
                text = re.sub(rf"\b{re.escape(known)}\b", " ", text)
    return found, " ".join(text.split())


@cache
def things_of(meta: Meta, words: Words) -> dict[str, str]:
    """Every thing of a title that has a name, by id, as people may type it."""
    catalogue = (meta.words / f"{words.language}.ftl").read_text("utf-8")
    ids = re.findall(r"^thing-([\w-]+)", catalogue, re.MULTILINE)
    return {thing: _plain(words.thing(thing)) for thing in ids}
