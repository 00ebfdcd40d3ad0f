"""The rules in another language say what the English ones say, clause by clause."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Final

import msgspec
import pytest

import civitas
from civitas.kernel.rulebook import CLAUSE_ID, Rulebook, rulebook
from civitas.kernel.words import LANGUAGES
from tests.kernel.test_rulebook import ROOT, TITLES

COUNTED: Final = {
    "en": "two three four five six seven eight nine ten eleven twelve".split(),
    "de": "zwei drei vier fünf sechs sieben acht neun zehn elf zwölf".split(),
}
"""Words for the numbers from 2 on: one and ein are often no numbers at all."""
ENGLISH: Final = re.compile(
    r"\b(?:the|of|and|with|each|players?|which|own|may|are)\b", re.IGNORECASE
)


@cache
def translated() -> list[tuple[str, str]]:
    """The titles with rules in another language, and the language."""
    return [
        (title, language)
        for title in TITLES
        for language in LANGUAGES
        if (ROOT / "docs" / "rules" / title / language).is_dir()
    ]


def books(title: str, language: str) -> tuple[Rulebook, Rulebook]:
    meta = civitas.known_titles()[title]
    return rulebook(meta), rulebook(meta, language)


def numbers(text: str, language: str) -> Counter[int]:
    """What is counted in a text, in digits or in words, references to other clauses included."""
    words = {word: number for number, word in enumerate(COUNTED[language], 2)}
    found = re.findall(rf"\d+|\b(?:{'|'.join(words)})\b", text.casefold())
    return Counter(words.get(number) or int(number) for number in found)


def differing(title: str, language: str) -> dict[str, tuple[Counter[int], Counter[int]]]:
    """The clauses with other numbers than in English, and what is missing or too much in them."""
    english, told = books(title, language)
    pairs = {
        clause: (numbers(english.plain(clause), "en"), numbers(told.plain(clause), language))
        for clause in english.clauses
    }
    return {c: (en - other, other - en) for c, (en, other) in pairs.items() if en != other}


@pytest.mark.parametrize(("title", "language"), translated())
def test_every_clause_is_there_in_the_same_place(title: str, language: str) -> None:
    english, told = books(title, language)
    assert told.language == language
    assert [
        (part.prefix, section.id, list(section.clauses))
        for part in told.parts
        for section in part.sections
    ] == [
        (part.prefix, section.id, list(section.clauses))
        for part in english.parts
        for section in part.sections
    ]


@pytest.mark.parametrize(("title", "language"), translated())
def test_the_numbers_agree(title: str, language: str) -> None:
    assert differing(title, language) == {}


@pytest.mark.parametrize(("title", "language"), translated())
def test_they_refer_to_the_same_clauses(title: str, language: str) -> None:
    english, told = books(title, language)
    for clause, text in english.clauses.items():
        other = told.clauses[clause]
        assert sorted(CLAUSE_ID.findall(other)) == sorted(CLAUSE_ID.findall(text)), clause


@pytest.mark.parametrize(("title", "language"), translated())
def test_no_english_is_left(title: str, language: str) -> None:
    english, told = books(title, language)
    names = [section.name for section in told.sections.values()]
    texts = {**dict(zip(told.sections, names, strict=True)), **told.clauses}
    left = {where: found for where, text in texts.items() if (found := ENGLISH.findall(text))}
    assert left == {}
    assert [c for c, text in told.clauses.items() if text == english.clauses[c]] == []


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_players_read_of_nothing_that_only_the_engine_needs(title: str, language: str) -> None:
    book = rulebook(civitas.known_titles()[title], language)
    for clause in book.clauses:
        text = book.plain(clause)
        assert not re.search(r"\((?:house|public|data:|engine)", text), clause
        assert book.language == "en" or ".yaml" not in text, clause


def test_numbers_are_counted_in_digits_and_in_words() -> None:
    assert numbers("Two of the 3 cards, SOT-4.5", "en") == Counter([2, 3, 4, 5])
    assert numbers("Zwei der 3 Karten, SOT-4.5", "de") == Counter([2, 3, 4, 5])
    assert numbers("ein Zweier", "de") == Counter()


def test_a_title_may_speak_several_languages(tmp_path: Path) -> None:
    """Where it does not speak that of the reader, all of it is in English."""
    meta = civitas.known_titles()["sands_of_time"]
    toy = msgspec.structs.replace(meta, id="toy", words=tmp_path / "words")
    (tmp_path / "rulebook").mkdir()
    (tmp_path / "rulebook" / "rules.md").write_text(
        "# Toy\n\n## 1 Setup\n\n- **TOY-1.1** Sit down. (house: all sit)\n"
        "- **TOY-1.2** Keep a list of chairs. (house: for tests) (engine)\n\n"
        "## 2 Vectors (engine)\n\n- **TOY-2.1** P sits.\n"
    )
    english = rulebook(toy, "de")
    assert english.language == "en"
    assert english.clauses == {"TOY-1.1": "Sit down."}
    rulebook.cache_clear()
    (tmp_path / "rulebook" / "de").mkdir()
    (tmp_path / "rulebook" / "de" / "rules.md").write_text(
        "# Spielzeug\n\n## 1 Aufbau\n\n- **TOY-1.1** Hinsetzen.\n"
    )
    german = rulebook(toy, "de")
    assert german.language == "de"
    assert german.clauses == {"TOY-1.1": "Hinsetzen."}
    assert [section.name for section in german.sections.values()] == ["Aufbau"]
    assert rulebook(toy).clauses == english.clauses
