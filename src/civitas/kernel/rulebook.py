"""The rules of a title in words, clause by clause.

They are written in ``docs/rules/<title>/*.md`` and travel in the wheel as ``rulebook/*.md`` in the
title's folder. Every file with clauses is a part: ``rules.md`` comes first, and another one (those
of a printed automa, say) has a prefix of its own. The same files in another language lie in a
folder of its name, ``de/rules.md``.

    # The Sands of Time: rules specification
    ## 2 Map
    - **SOT-2.1** The map has 26 regions. (house: an aside that says where this comes from)
    ## 28 Effect vocabulary of the data files (engine)

Who builds the game needs all of it (``read``). Who plays it (``rulebook``) does not get the asides,
nor the sections and clauses that end in ``(engine)``.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, cached_property
from pathlib import Path
from typing import Final

import msgspec

from civitas.kernel.titles import Meta

IN_THE_PROJECT: Final = Path(__file__).parents[3] / "docs" / "rules"
IN_A_TITLE: Final = "rulebook"
"""The folder of an installed title with its rules."""

CLAUSE_ID: Final = re.compile(r"\b[A-Z]+-\d+\.\d+\b")
_ASIDE: Final = re.compile(r" ?\((?:house|public|data)\b(?:[^()]|\([^()]*\))*\)")
"""Where a clause comes from, if not from the printed rules, and where its figures are kept."""
_ENGINE: Final = " (engine)"
"""Ends what is of no use to a player: vocabulary of data files, examples that are there to test."""
_SOURCE: Final = "en"
"""The language that the rules are written in first."""
_NAME: Final = re.compile(r"# (.+)")
_SECTION: Final = re.compile(r"## (\d+)\.? (.+)")
_CLAUSE: Final = re.compile(r"- \*\*([A-Z]+)-(\d+)\.(\d+)\*\* (.+)")


class Section(msgspec.Struct, frozen=True):
    """A section of the rules: SOT-9, Muster."""

    id: str
    number: str
    name: str
    clauses: Mapping[str, str]
    """The texts by number, as they are written."""

    def to_play_by(self) -> Section:
        """What a player needs of it: maybe nothing."""
        whole = self.name.endswith(_ENGINE)
        clauses = {
            clause: _ASIDE.sub("", text)
            for clause, text in self.clauses.items()
            if not (whole or text.endswith(_ENGINE))
        }
        return msgspec.structs.replace(self, clauses=clauses)


class Part(msgspec.Struct, frozen=True):
    """One file of rules, with clauses of one prefix."""

    name: str
    prefix: str
    sections: tuple[Section, ...]

    def to_play_by(self) -> Part:
        sections = (section.to_play_by() for section in self.sections)
        kept = tuple(section for section in sections if section.clauses)
        return msgspec.structs.replace(self, sections=kept)


class Rulebook(msgspec.Struct, frozen=True, dict=True):
    """The rules of a title, in one language."""

    parts: tuple[Part, ...]
    language: str = _SOURCE

    @cached_property
    def sections(self) -> Mapping[str, Section]:
        """All sections by id."""
        return {section.id: section for part in self.parts for section in part.sections}

    @cached_property
    def clauses(self) -> Mapping[str, str]:
        """The texts of all clauses, as they are written."""
        return {
            clause: text
            for section in self.sections.values()
            for clause, text in section.clauses.items()
        }

    def section(self, number: str) -> list[str]:
        """The clauses of a section, SOT-9."""
        section = self.sections.get(number)
        return list(section.clauses) if section else []

    def plain(self, clause: str) -> str:
        """A clause without its marks; nothing if there is none of this number."""
        return re.sub(r"[`*]", "", self.clauses.get(clause, ""))

    def about(self, names: list[str]) -> list[str]:
        """The clauses on a thing of this name: its section, or the clause that starts with it."""
        for name in names:
            for section in self.sections.values():
                if name.casefold() in re.split(r"\W+ ", section.name.casefold()):
                    return list(section.clauses)
            start = re.compile(re.escape(name) + r"(?:,| \(|:)", re.IGNORECASE)
            found = [clause for clause in self.clauses if start.match(self.plain(clause))]
            if found:
                return found[:1]
        return []


@cache
def rulebook(meta: Meta, language: str = _SOURCE) -> Rulebook:
    """What players read of the rules, in their language or, if there is none in it, in English.

    Empty if nobody has written the rules down.
    """
    folder = rules_folder(meta)
    told = read(folder / language)
    parts, spoken = (told.parts, language) if told.parts else (read(folder).parts, _SOURCE)
    return Rulebook(tuple(part.to_play_by() for part in parts), spoken)


def rules_folder(meta: Meta) -> Path:
    """Where the rules of a title lie: in its own folder, or in the project that it belongs to."""
    installed = meta.words.parent / IN_A_TITLE
    return installed if installed.is_dir() else IN_THE_PROJECT / meta.id


def read(folder: Path) -> Rulebook:
    """All that stands in the files of a folder that have clauses, the rules first."""
    files = sorted(folder.glob("*.md"), key=lambda file: (file.name != "rules.md", file.name))
    parts = (_part(file.read_text("utf-8").splitlines()) for file in files)
    return Rulebook(tuple(part for part in parts if part.prefix))


def _part(lines: list[str]) -> Part:
    name = prefix = ""
    sections: list[tuple[str, str, dict[str, str]]] = []
    for line in lines:
        if heading := _SECTION.fullmatch(line):
            sections.append((heading[1], heading[2], {}))
        elif clause := _CLAUSE.fullmatch(line):
            prefix = clause[1]
            sections[-1][2][f"{prefix}-{clause[2]}.{clause[3]}"] = clause[4]
        elif title := _NAME.fullmatch(line):
            name = title[1]
    numbered = tuple(Section(f"{prefix}-{n}", n, about, texts) for n, about, texts in sections)
    return Part(name, prefix, numbered)
