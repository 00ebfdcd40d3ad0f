"""The player aid of every title: it tells the goal, the turn, the end and the scoring, and all that
it names is there, in every language."""

from __future__ import annotations

import pytest

from civitas.kernel.aid import aid_of
from civitas.kernel.rulebook import rulebook
from civitas.kernel.speech import LANGUAGES, thing_groups
from civitas.kernel.titles import known_titles
from civitas.kernel.words import words_for

TITLES = sorted(known_titles())


@pytest.mark.parametrize("title", TITLES)
def test_every_title_has_one_with_all_that_matters(title: str) -> None:
    parts = [part.part for part in aid_of(known_titles()[title])]
    assert {"goal", "turn", "end", "scoring"} <= set(parts)
    assert {"actions", "prices"} & set(parts)
    assert len(parts) == len(set(parts))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_all_that_it_names_is_there(title: str, language: str) -> None:
    meta = known_titles()[title]
    book, words = rulebook(meta, language), words_for(meta, language)
    shown = {thing for heading, group in thing_groups(meta.words, language) if heading
             for thing in group}  # fmt: skip
    for part in aid_of(meta):
        assert part.clauses or part.things
        assert [clause for clause in part.clauses if clause not in book.clauses] == []
        assert [thing for thing in part.things if thing not in shown] == []
        assert [thing for thing in part.things if not words.has(f"effect-{thing}")] == []


@pytest.mark.parametrize("title", TITLES)
def test_actions_have_names(title: str) -> None:
    """A clause of an action does not say which one it is about."""
    meta = known_titles()[title]
    for part in aid_of(meta):
        if part.part == "actions":
            assert part.by_section or not part.clauses
        groups = part.groups(rulebook(meta))
        assert [clause for _, clauses in groups for clause in clauses] == list(part.clauses)
        names = [name for name, _ in groups]
        assert len(names) == len(set(names)), "a section is named once"
        assert all(names) is (part.by_section or not groups)


GOES_ON = ("Otherwise ", "Sonst ", "Er wählt davon ", "Choose up to N different candidate ")
"""How a clause begins that says nothing without the one before it."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_what_goes_on_from_another_clause_stands_behind_it(title: str, language: str) -> None:
    meta = known_titles()[title]
    book = rulebook(meta, language)
    before = dict(zip(list(book.clauses)[1:], book.clauses, strict=False))
    for part in aid_of(meta):
        for last, clause in zip(("", *part.clauses), part.clauses, strict=False):
            if book.plain(clause).startswith(GOES_ON):
                assert last == before[clause], clause
