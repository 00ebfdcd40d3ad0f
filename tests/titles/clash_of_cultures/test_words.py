"""English and German say the same things."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from civitas.kernel.words import LANGUAGES, words_for
from civitas.titles.clash_of_cultures import META, chapters
from civitas.titles.clash_of_cultures.abilities.registry import ABILITIES, hooks_of
from civitas.titles.clash_of_cultures.moments import Moment
from civitas.titles.clash_of_cultures.picks import PICKS
from tests.catalogues import Catalogue, read_catalogue, variables

PRICES = {Moment.PRICE, Moment.UNIT_PRICE}
FILES = sorted(path.name for path in (META.words / "en").glob("*.ftl"))


def test_both_languages_have_the_same_files() -> None:
    assert sorted(path.name for path in (META.words / "de").glob("*.ftl")) == FILES


@pytest.mark.parametrize("name", FILES)
def test_both_languages_have_the_same_messages(name: str) -> None:
    english, german = (read_catalogue(Path(META.words) / lang / name) for lang in ("en", "de"))
    assert list(english) == list(german)
    for message in english:
        assert variables(_whole("en"), message) == variables(_whole("de"), message)


@cache
def _whole(language: str) -> Catalogue:
    """All messages of a language: they are made of each other."""
    files = [read_catalogue(Path(META.words) / language / name) for name in FILES]
    return {message: words for file in files for message, words in file.items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_pick_and_ability_has_words(language: str) -> None:
    words = words_for(META, language)
    missing = [_tag(pick) for pick in PICKS if not words.has(f"pick-{_tag(pick)}")]
    missing += [a.id for a in ABILITIES if not words.has(f"thing-{a.id}")]
    assert not missing


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_with_a_choice_has_words(language: str) -> None:
    words = words_for(META, language)
    assert chapters.__all__  # so that every ability has announced itself
    moments = {hook.moment for n in range(len(ABILITIES)) for hook in hooks_of(n) if hook.optional}
    spoken = [f"thing-moment-{moment.name.lower()}" for moment in sorted(moments - PRICES)]
    assert [name for name in spoken if not words.has(name)] == []


def _tag(pick: type[object]) -> str:
    return pick.__name__.lower()
