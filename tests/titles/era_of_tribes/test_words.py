"""English and German say the same things, and nothing goes without saying."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from civitas.kernel.rulebook import rulebook
from civitas.kernel.words import LANGUAGES, words_for
from civitas.titles.era_of_tribes import META
from civitas.titles.era_of_tribes.components import components
from civitas.titles.era_of_tribes.content.automa import AUTOMA_CARDS
from civitas.titles.era_of_tribes.content.cards import CARDS, DICE, SYMBOLS, TILES
from civitas.titles.era_of_tribes.content.fields import FIELDS, PLAY_AREAS
from civitas.titles.era_of_tribes.content.peoples import PEOPLES
from civitas.titles.era_of_tribes.content.progress import EPOCHS, PROGRESSES
from civitas.titles.era_of_tribes.content.tables import ACTIONS, RANKS
from civitas.titles.era_of_tribes.picks import PICKS
from tests.catalogues import Catalogue, read_catalogue, variables

FILES = sorted(path.name for path in (META.words / "en").glob("*.ftl"))
NAMED: tuple[Any, ...] = (
    *(*FIELDS, *PLAY_AREAS, *PEOPLES, *PROGRESSES, *EPOCHS, *ACTIONS, *CARDS, *TILES),
    *(*SYMBOLS, *DICE, *AUTOMA_CARDS, *RANKS),
)

SAME_IN_GERMAN = {
    "Triumphfigur": ("Triumphstein", "Triumphzug"),
    "Nebenzweig": ("Seitenzweig",),
    "Seefeld": ("Meeresfeld", "Wasserfeld"),
}
"""What the German rules call something, and what else it could be called."""


@cache
def _file(language: str, name: str) -> Catalogue:
    return read_catalogue(Path(META.words) / language / name)


@cache
def _whole(language: str) -> Catalogue:
    """All messages of a language: they are made of each other."""
    whole: Catalogue = {}
    for name in FILES:
        messages = _file(language, name)
        assert not whole.keys() & messages.keys(), f"{name} has what another file has too"
        whole |= messages
    return whole


def test_both_languages_have_the_same_files() -> None:
    assert sorted(path.name for path in (META.words / "de").glob("*.ftl")) == FILES


@pytest.mark.parametrize("name", FILES)
def test_both_languages_have_the_same_messages(name: str) -> None:
    english, german = (_file(language, name) for language in ("en", "de"))
    assert list(english) == list(german)
    for message in english:
        assert variables(_whole("en"), message) == variables(_whole("de"), message)


@pytest.mark.parametrize("term", SAME_IN_GERMAN)
def test_german_has_one_word_for_a_thing_in_the_rules_and_in_the_texts(term: str) -> None:
    """Whoever reads a word at the table finds it in the rules."""
    texts = "".join((Path(META.words) / "de" / name).read_text() for name in FILES)
    sections = [section for part in rulebook(META, "de").parts for section in part.sections]
    rules = "".join(str(clause) for section in sections for clause in section.clauses.values())
    assert term in texts
    assert term in rules
    assert [other for other in SAME_IN_GERMAN[term] if other in texts + rules] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_pick_and_every_component_has_words(language: str) -> None:
    words = words_for(META, language)
    tags = [pick.__name__.lower() for pick in PICKS]
    assert [tag for tag in tags if not words.has(f"pick-{tag}")] == []
    kinds = {**components()}
    del kinds["progress_levels"]  # a level is called by its field and its number
    things = [name for kind in kinds.values() for name in kind]
    assert [thing for thing in things if not words.has(f"thing-{thing}")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_has_a_name_in_the_data_is_called_by_it(language: str) -> None:
    words = words_for(META, language)
    field = "name" if language == "en" else "name_de"
    assert [each.id for each in NAMED if words.thing(each.id) != getattr(each, field)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_choice_has_words(language: str) -> None:
    words = words_for(META, language)
    for option in META.options:
        assert words.has(f"option-{option.id}")
        assert words.has(f"option-{option.id}-name")
        for choice in option.choices:
            assert words.has(f"choice-{option.id}-{choice}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.rule("AUT-10.7")
def test_the_rules_call_the_goals_as_the_form_of_a_new_match_does(language: str) -> None:
    words, clause = words_for(META, language), rulebook(META, language).clauses["AUT-10.7"]
    (goal,) = (option for option in META.options if option.id == "goal")
    called = [words.say("option-goal-name"), *(words.say(f"choice-goal-{n}") for n in goal.choices)]
    assert [name for name in called if name not in clause] == []
