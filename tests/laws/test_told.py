"""The laws know no title: what they have to know, the title's own folder tells."""

from __future__ import annotations

from pathlib import Path

import pytest

from civitas import known_titles
from tests.laws.installed import none_installed
from tests.laws.matches import ROOT
from tests.laws.told import told_by

HERE = Path(__file__).parent


def our_titles() -> list[str]:
    with none_installed():
        return list(known_titles())


def test_no_law_names_a_title() -> None:
    titles = our_titles()
    assert titles
    for file in HERE.glob("**/*.py"):
        text = file.read_text("utf-8")
        assert [title for title in titles if title in text] == [], file.name


def test_every_title_tells_its_laws_what_they_have_to_know() -> None:
    for title in our_titles():
        assert (ROOT / "tests" / "titles" / title / "laws.py").is_file()
        assert told_by(title).picks > 0


def test_a_title_that_tells_nothing_is_told_what_to_do() -> None:
    with pytest.raises(AssertionError, match=r"write tests/titles/chess/laws\.py"):
        told_by("chess")
