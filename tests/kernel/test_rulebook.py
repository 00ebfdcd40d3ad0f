"""The rulebooks: every clause that anybody may be sent to is in them."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

import civitas
from civitas.kernel.rulebook import Rulebook, read, rulebook, rules_folder

ROOT = Path(__file__).parents[2]
TITLES = sorted(file.parent.name for file in (ROOT / "src/civitas/titles").glob("*/__init__.py"))


def specification(title: str) -> Rulebook:
    """All that is written down, with what players do not need."""
    return read(rules_folder(civitas.known_titles()[title]))


def cited_in_the_code(title: str) -> dict[str, str]:
    """By clause, a file of the title that names it: reasons, log lines, options, docstrings."""
    meta = civitas.known_titles()[title]
    prefixes = "|".join({meta.clauses, *(part.prefix for part in rulebook(meta).parts)})
    folder = meta.words.parent
    return {
        clause: str(file.relative_to(folder))
        for ending in ("py", "yaml", "ftl")
        for file in sorted(folder.rglob(f"*.{ending}"))
        for clause in re.findall(rf"\b(?:{prefixes})-\d+\.\d+", file.read_text("utf-8"))
    }


@pytest.mark.parametrize("title", TITLES)
def test_every_clause_the_code_cites_is_in_the_rulebook(title: str) -> None:
    cited = cited_in_the_code(title)
    assert len(cited) > 100
    known = specification(title).clauses
    assert {clause: file for clause, file in cited.items() if clause not in known} == {}


@pytest.mark.parametrize("title", TITLES)
def test_every_clause_that_a_player_is_sent_to_is_shown_to_players(title: str) -> None:
    """What stands in the code as a text of its own goes into a reason, an option or the log."""
    meta = civitas.known_titles()[title]
    sent_to = {
        clause: file.name
        for file in meta.words.parent.rglob("*.py")
        for clause in re.findall(r'"([A-Z]+-\d+\.\d+)"', file.read_text("utf-8"))
    }
    assert len(sent_to) > 50
    shown = rulebook(meta).clauses
    assert {clause: file for clause, file in sent_to.items() if clause not in shown} == {}


@pytest.mark.parametrize("title", TITLES)
def test_every_clause_and_every_section_of_the_files_is_read(title: str) -> None:
    """Counted in the files by their first characters alone."""
    book = specification(title)
    lines = [
        line
        for file in (ROOT / "docs" / "rules" / title).glob("*.md")
        for line in file.read_text("utf-8").splitlines()
    ]
    assert len(book.clauses) == sum(line.startswith("- **") for line in lines)
    sections = [section for part in book.parts for section in part.sections]
    assert all(section.name and section.clauses for section in sections)
    assert book.section(sections[-1].id) == list(sections[-1].clauses)


@pytest.mark.parametrize("title", TITLES)
def test_players_read_rules_and_no_instructions_for_a_program(title: str) -> None:
    """What is offered and chosen at the table is a rule for those who sit there."""
    clauses = rulebook(civitas.known_titles()[title], "en").clauses
    foreign = re.compile(r"`|\bengine\b|\bautomated\b|\bconfigurable\b", re.IGNORECASE)
    assert {id_: text for id_, text in clauses.items() if foreign.search(text)} == {}


def test_a_heading_with_a_dot_is_read_like_one_without(tmp_path: Path) -> None:
    (tmp_path / "rules.md").write_text(
        "# Toy\n\n## 0. Conventions\n\n- **TOY-0.1** A *hex*: a `cell`.\n\n"
        "## 1 Setup\n\n- **TOY-1.1** Sit down. (house: why (public))\n"
    )
    book = read(tmp_path)
    assert [(s.id, s.number, s.name) for s in book.parts[0].sections] == [
        ("TOY-0", "0", "Conventions"),
        ("TOY-1", "1", "Setup"),
    ]
    assert book.plain("TOY-0.1") == "A hex: a cell."
    assert book.plain("TOY-1.1") == "Sit down. (house: why (public))"


def test_a_title_may_have_a_second_book_with_numbers_of_its_own(tmp_path: Path) -> None:
    (tmp_path / "automa.md").write_text("# Automa\n\n## 1 Setup\n\n- **AUT-1.1** Draw a card.\n")
    (tmp_path / "rules.md").write_text("# Toy\n\n## 1 Setup\n\n- **TOY-1.1** Sit down.\n")
    (tmp_path / "notes.md").write_text("# Notes\n\n## 1 Sources\n\n- None.\n")
    book = read(tmp_path)
    assert [(part.name, part.prefix) for part in book.parts] == [("Toy", "TOY"), ("Automa", "AUT")]
    assert book.section("AUT-1") == ["AUT-1.1"]
    assert book.section("TOY-1") == ["TOY-1.1"]


def test_a_title_without_rules_has_an_empty_book() -> None:
    meta = msgspec.structs.replace(
        civitas.known_titles()["sands_of_time"], id="a_title_without_rules"
    )
    assert rulebook(meta).parts == ()
    assert rulebook(meta).clauses == {}
