"""The clauses of a title's rules, where its rulebook is at hand.

The rules lie in ``docs/rules`` of the project. A copy inside the package would go stale, so an
installed program without the project beside it names the clause and leaves the text out.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from civitas.kernel.titles import Meta

_DOCS: Final = Path(__file__).parents[3] / "docs" / "rules"
_CLAUSE: Final = re.compile(r"- \*\*(\S+)\*\* (.+)")
_HEADING: Final = re.compile(r"## (\d+) (.+)")
_ASIDE: Final = re.compile(r" \((?:house|public)[^()]*\)")


class Rulebook(msgspec.Struct, frozen=True):
    """The rules by clause number, and the headings of their sections."""

    clauses: dict[str, str]
    sections: dict[str, str]
    """By number with its prefix, SOT-9."""

    def section(self, number: str) -> list[str]:
        """The clauses of a section, SOT-9."""
        return [clause for clause in self.clauses if clause.startswith(f"{number}.")]

    def about(self, names: list[str]) -> list[str]:
        """The clauses on a thing of this name: its section, or the clause that starts with it."""
        for name in names:
            for number, heading in self.sections.items():
                if name.casefold() in re.split(r"\W+ ", heading.casefold()):
                    return self.section(number)
            start = re.compile(re.escape(name) + r"(?:,| \(|:)", re.IGNORECASE)
            found = [clause for clause, text in self.clauses.items() if start.match(text)]
            if found:
                return found[:1]
        return []


@cache
def rulebook(meta: Meta) -> Rulebook:
    """The rules of a title."""
    file = _DOCS / meta.id / "rules.md"
    clauses: dict[str, str] = {}
    sections: dict[str, str] = {}
    for line in file.read_text("utf-8").splitlines() if file.is_file() else ():
        if clause := _CLAUSE.match(line):
            clauses[clause[1]] = _ASIDE.sub("", clause[2]).replace("`", "")
        elif heading := _HEADING.match(line):
            sections[f"{meta.clauses}-{heading[1]}"] = heading[2]
    return Rulebook(clauses, sections)
