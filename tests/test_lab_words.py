"""The words of a report: in both languages, with the same parameters; and of every kind of pick."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import civitas
from civitas.kernel.asks import kinds_of
from civitas.kernel.titles import find_title, known_titles
from civitas.kernel.words import LANGUAGES, kind_message, words_for
from tests.catalogues import read_catalogue, told_alike, variables

HOME = Path(civitas.__file__).with_name("lab")
ENGLISH = read_catalogue(HOME / "catalogue" / "en.ftl")
GERMAN = read_catalogue(HOME / "catalogue" / "de.ftl")


def test_both_languages_say_the_same_things() -> None:
    assert ENGLISH.keys() == GERMAN.keys()
    for message in ENGLISH:
        assert variables(ENGLISH, message) == variables(GERMAN, message), message
    assert told_alike(ENGLISH, GERMAN) <= {"share", "mean", "mean-of-one", "percent"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", known_titles())
def test_every_kind_of_pick_has_a_name_in_a_report(title: str, language: str) -> None:
    """Otherwise a German report lists what seldom happens in English."""
    meta = find_title(title)
    words = words_for(meta, language)
    kinds = kinds_of(meta.load().pick_type)
    assert not [kind.__name__ for kind in kinds if not words.has(kind_message(kind))]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", known_titles())
def test_no_two_kinds_of_picks_have_one_name_in_a_report(title: str, language: str) -> None:
    meta = find_title(title)
    words = words_for(meta, language)
    names = [words.say(kind_message(kind)) for kind in kinds_of(meta.load().pick_type)]
    assert not [name for name, n in Counter(map(str.casefold, names)).items() if n > 1]
