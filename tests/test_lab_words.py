"""The words of a report: in both languages, with the same parameters."""

from __future__ import annotations

from pathlib import Path

import civitas
from tests.catalogues import read_catalogue, told_alike, variables

HOME = Path(civitas.__file__).with_name("lab")
ENGLISH = read_catalogue(HOME / "catalogue" / "en.ftl")
GERMAN = read_catalogue(HOME / "catalogue" / "de.ftl")


def test_both_languages_say_the_same_things() -> None:
    assert ENGLISH.keys() == GERMAN.keys()
    for message in ENGLISH:
        assert variables(ENGLISH, message) == variables(GERMAN, message), message
    assert told_alike(ENGLISH, GERMAN) <= {"share", "mean", "mean-of-one", "percent"}
