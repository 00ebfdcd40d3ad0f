"""A card about a thing: what it is called, what it does, and by which clause of the rules.

It has no words of its own: the catalogues tell the effect (`Words.about`), and
``content/clauses.yaml`` of a title names the clause, for a thing or for a whole group of things as
they stand under a heading of the English catalogue.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

import msgspec

from civitas.kernel.content import read
from civitas.kernel.speech import headed_things
from civitas.kernel.titles import Meta
from civitas.kernel.words import Words


class Card(NamedTuple):
    """What somebody reads who points at a thing."""

    name: str
    effect: str
    clause: str
    """Empty if the title names none."""


class _Clauses(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What ``clauses.yaml`` says."""

    groups: dict[str, str] = {}
    things: dict[str, str] = {}


def card(meta: Meta, words: Words, name: str) -> Card | None:
    """The card of a thing or a place, called as in a drawing: ``region:italia``. None if nobody
    says what it is."""
    effect = words.about(name)
    if not effect:
        return None
    sort, _, thing = name.partition(":")
    clauses = clauses_of(meta)
    return Card(words.thing(thing or sort), effect, clauses.get(thing) or clauses.get(sort, ""))


@cache
def clauses_of(meta: Meta) -> Mapping[str, str]:
    """By thing, or sort of places, the clause that its card names."""
    file = meta.words.parent / "content" / "clauses.yaml"
    if not file.exists():
        return {}
    told = msgspec.convert(read(file), _Clauses)
    grouped = {
        thing: told.groups[heading]
        for heading, things in headed_things(meta.words, "en")
        for thing in things
        if heading in told.groups
    }
    return grouped | told.things
