"""Words: whatever the rules say, in English and German.

The pick `Annex` is told by the message ``pick-annex``, the ask `muster` by ``ask-muster``, the
option `negative_vp` by ``option-negative_vp``, the reason `unpaid` by ``why-unpaid``, an amount of
gold by ``amount-gold``, the kind of picks `Annex` by ``kind-annex``. How parameters are spoken says
`speech`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, Protocol

from civitas.kernel.asks import Ask, Pick, Reason
from civitas.kernel.errors import CivitasError
from civitas.kernel.explain import Amount, Terms
from civitas.kernel.log import Line
from civitas.kernel.speech import KERNEL, LANGUAGES, Speech

__all__ = [
    "LANGUAGES",
    "Words",
    "amount_message",
    "kernel_words",
    "kind_message",
    "pick_message",
    "pick_params",
    "words_for",
]


class Told(Protocol):
    """What has words of its own: the meta of a title."""

    @property
    def words(self) -> Path: ...


class Words(Speech):
    """The words of one language, for one title or for the kernel alone."""

    def pick(self, pick: Pick) -> str:
        """What a pick does."""
        return self.say(pick_message(pick), pick_params(pick))

    def answer(self, what: str, pick: Pick) -> str:
        """What a pick does as an answer to this kind of ask: a plain no may mean many things."""
        message = f"{pick_message(pick)}-{what}"
        plain = not pick.__struct_fields__ and self.has(message)
        return self.say(message) if plain else self.pick(pick)

    def ask(self, ask: Ask) -> str:
        """What is asked, in one sentence."""
        return self.say(f"ask-{ask.what}", ask.params)

    def line(self, line: Line) -> str:
        """What happened; a name that has its own mark at the end needs no full stop."""
        answer = f"standing-{line.params.get('what')}"
        if line.message == "log-standing" and self.has(answer):
            return self.say("log-standing-to", {**line.params, "what": self.say(answer)})
        return self.say(line.message, line.params).replace("!.", "!")

    def reason(self, reason: Reason) -> str:
        """Why something is not offered."""
        return self.say(f"why-{reason.message}", reason.params)

    def rules(self, version: str, newest: str) -> str:
        """That a match is played by older rules than new ones are; nothing if it is not."""
        told = {"rules": version, "newest": newest}
        return "" if version == newest else self.say("rules-older", told)

    def kind(self, kind: type[Pick]) -> str:
        """What all picks of a kind do."""
        return self.say(kind_message(kind))

    def about(self, name: str) -> str:
        """What a thing is and does, or a place, called as in a drawing: ``region:italia`` is told
        by ``effect-italia`` or, where all are alike, by ``effect-region``. Empty if by neither."""
        sort, _, thing = name.partition(":")
        messages = [f"effect-{what}" for what in (thing, sort) if what]
        return next((self.say(message) for message in messages if self.has(message)), "")

    def amount(self, amount: Amount) -> str:
        """So much of a thing."""
        return self.say(amount_message(amount), {"number": amount.number})

    def terms(self, terms: Terms | None, text: str = "") -> str:
        """What a pick costs and brings, but for what its own text or a note names already.

        >>> from civitas.titles.sands_of_time import META
        >>> words = words_for(META, "en")
        >>> terms = Terms((Amount("crops", 1),), (Amount("gold", 2),))
        >>> words.terms(terms), words.terms(terms, "Give 1 crop")
        ('1 crop, +2 gold', '+2 gold')
        """
        return ", ".join(self.each_term(terms, text)) if terms is not None else ""

    def each_term(self, terms: Terms, text: str = "") -> tuple[str, ...]:
        """The same one by one: a note may have commas of its own."""
        notes = [self.say(f"terms-{note}", dict(terms.params)) for note in terms.note.split()]
        said = " ".join([text, *notes])
        costs = [self.amount(cost) for cost in terms.costs]
        gains = [self.amount(gain) for gain in terms.gains]
        signed = [*costs, *(f"+{gain}" for gain in gains)]
        new = [not re.search(rf"(?<!\w){re.escape(told)}(?!\w)", said) for told in costs + gains]
        told = [told for told, is_new in zip(signed, new, strict=True) if is_new]
        return *told, *notes

    def offer(self, what: str, pick: Pick, terms: Terms | None) -> str:
        """What a pick does as an answer to this kind of ask, with what it costs and brings: "Build
        Temple (3 gold)"."""
        text = self.answer(what, pick)
        told = self.terms(terms, text)
        return f"{text} ({told})" if told else text

    def error(self, error: CivitasError) -> str:
        """What went wrong and what to do."""
        if error.words is None or error.words in self.folders:
            return self.say(error.message, error.params)
        return Words(self.language, (*self.folders, error.words), self.names).error(error)


def pick_message(pick: Pick) -> str:
    """The id of the message that tells a pick."""
    return f"pick-{type(pick).__name__.lower()}"


def kind_message(kind: type[Pick]) -> str:
    """The id of the message that tells a kind of picks."""
    return f"kind-{kind.__name__.lower()}"


def amount_message(amount: Amount) -> str:
    """The id of the message that tells so much of a thing."""
    return f"amount-{amount.thing}"


def pick_params(pick: Pick) -> dict[str, Any]:
    """The fields of a pick, as parameters of its message."""
    return {name: getattr(pick, name) for name in pick.__struct_fields__}


def words_for(meta: Told, language: str, names: Sequence[str] = ()) -> Words:
    """The words of a title. ``names`` are those who sit at the table, by seat."""
    return Words(language, (KERNEL, meta.words), names)


@cache
def kernel_words(language: str) -> Words:
    """The words for what belongs to no title: errors, refusals, the program itself."""
    return Words(language, (KERNEL,))
