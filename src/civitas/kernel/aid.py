"""The player aid of a title: what somebody looks up at the table, on one page.

It has no words of its own: ``content/aid.yaml`` names clauses of the rules, and things whose effect
the catalogues tell. So it says what the rules say, in every language they are written in.
"""

from __future__ import annotations

from functools import cache
from typing import Literal, TypeAlias

import msgspec

from civitas.kernel.content import all_of, read
from civitas.kernel.rulebook import Rulebook
from civitas.kernel.titles import Meta

Part: TypeAlias = Literal["goal", "round", "turn", "actions", "prices", "more", "end", "scoring"]


class AidPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What belongs together: the clauses, and the things with what they do."""

    part: Part
    clauses: tuple[str, ...] = ()
    things: tuple[str, ...] = ()
    by_section: bool = False
    """Do the sections of the rules name what their clauses are about, such as each action?"""

    def groups(self, book: Rulebook) -> list[tuple[str, list[str]]]:
        """The clauses below the names of their sections, or all of them below none."""
        found: dict[str, list[str]] = {}
        for clause in self.clauses:
            section = book.sections[clause.rpartition(".")[0]]
            found.setdefault(section.name if self.by_section else "", []).append(clause)
        return list(found.items())


@cache
def aid_of(meta: Meta) -> tuple[AidPart, ...]:
    """The player aid of a title, part by part; nothing if it has none."""
    file = meta.words.parent / "content" / "aid.yaml"
    return all_of(read(file), AidPart) if file.exists() else ()
