"""`make rules` finds all clauses and all components covered, and would notice if they were not."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from scripts.rules_coverage import (
    Citation,
    Share,
    citations,
    content_coverage,
    coverage,
    spelled_out,
    without_effect,
    wrong_marks,
)

HERE = "tests/titles/toy/test_toy.py"


covered = cache(coverage)


def cited(source: str, name: str, root: Path, file: str = HERE) -> list[Citation]:
    path = root / file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(source, "utf-8")
    return list(citations(path, name, root))


@pytest.mark.slow
def test_every_clause_and_every_component_is_covered() -> None:
    shares, wrong = covered()
    assert wrong == []
    assert {(share.title, share.what): share.missing for share in shares if share.missing} == {}
    assert all(share.total for share in shares)


def test_both_titles_tell_their_components() -> None:
    kinds = {(share.title, share.what) for share in covered()[0]}
    for title in ("sands_of_time", "clash_of_cultures"):
        assert {(title, "clauses"), (title, "advances"), (title, "buildings")} <= kinds


# Text, not tests: what of it would run counts, and what would be skipped does not.
SOURCE = """
import pytest

@pytest.mark.content("advances/fire", "advances/wheel")
def test_both() -> None: ...

@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.content("advances/bow"))])
def test_parameter(x: int) -> None: ...

@pytest.mark.skip
@pytest.mark.content("advances/skipped")
def test_skipped() -> None: ...

@pytest.mark.content("advances/helper")
def helper() -> None: ...
"""


def test_marks_of_tests_that_run_count_and_no_others(tmp_path: Path) -> None:
    found = cited(SOURCE, "content", tmp_path)
    names = {citation.cited for citation in found}
    assert names == {"advances/fire", "advances/wheel", "advances/bow"}
    assert {citation.title for citation in found} == {"toy"}
    assert cited(SOURCE, "rule", tmp_path) == []


def test_a_mark_that_does_not_spell_out_its_name_is_wrong(tmp_path: Path) -> None:
    source = "import pytest\nX = 'a/b'\n@pytest.mark.content(X)\ndef test_it() -> None: ..."
    found = cited(source, "content", tmp_path)
    assert list(wrong_marks(found, lambda _: {"a/b"})) == [
        f"{HERE}:3: a mark has to spell out what it names"
    ]


@pytest.mark.parametrize(
    ("title", "name", "wrong"), [("toy", "a/b", 0), ("toy", "a/c", 1), (None, "a/b", 1)]
)
def test_a_mark_names_a_component_of_its_own_title(
    title: str | None, name: str, wrong: int
) -> None:
    boxes = {"toy": {"a/b"}}
    found = [Citation(name, "there:1", title)]
    assert len(list(wrong_marks(found, lambda of: boxes.get(of or "", set())))) == wrong


def test_a_component_needs_its_effect_and_a_test() -> None:
    components = {"a/data": True, "a/named": False, "a/idle": False, "b/untested": True}
    marks = [Citation(name, "", "toy") for name in ("a/data", "a/named", "a/idle")]
    marks.append(Citation("b/untested", "", "other"))
    assert without_effect(components, {"named"}) == {"a/idle"}
    assert content_coverage("toy", components, {"named"}, marks) == [
        Share("toy", "a", 3, ["a/idle"]),
        Share("toy", "b", 1, ["b/untested"]),
    ]


def test_only_the_rules_give_an_effect_by_name(tmp_path: Path) -> None:
    for file, name in (("rules.py", "here"), ("content/cards.py", "card"), ("scene.py", "scene")):
        (tmp_path / file).parent.mkdir(exist_ok=True)
        (tmp_path / file).write_text(f"X = '{name}'", "utf-8")
    assert spelled_out(tmp_path) == {"here"}


def test_tests_outside_the_titles_belong_to_none(tmp_path: Path) -> None:
    found = cited(SOURCE, "content", tmp_path, "tests/kernel/test_it.py")
    assert {citation.title for citation in found} == {None}
