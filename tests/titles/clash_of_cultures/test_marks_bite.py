"""A test that names a component fails when that component is left out of the game."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import cache, partial
from importlib import import_module
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from civitas.titles.clash_of_cultures.components import components
from tests.titles.clash_of_cultures.leaving_out import INDISPENSABLE, left_out

pytestmark = pytest.mark.slow

COMPONENTS = [f"{kind}/{name}" for kind, names in components().items() for name in names]
Case = tuple[str, Callable[[], None]]
"""The name of a test, and one call of it."""


def arguments(mark: pytest.Mark) -> Iterator[tuple[dict[str, Any], list[pytest.Mark]]]:
    """The rows of a parametrize mark, each with the marks of its own."""
    names, rows = mark.args
    names = [name.strip() for name in names.split(",")] if isinstance(names, str) else names
    for row in rows:
        own = list(row.marks) if hasattr(row, "marks") else []
        values = row.values if hasattr(row, "marks") else row if len(names) > 1 else (row,)
        yield dict(zip(names, values, strict=True)), own


def calls(test: Callable[..., None]) -> Iterator[tuple[dict[str, Any], list[pytest.Mark]]]:
    """Every call that pytest would make of a test, with the marks that hold for it."""
    marks: list[pytest.Mark] = getattr(test, "pytestmark", [])
    axes = [list(arguments(mark)) for mark in marks if mark.name == "parametrize"]
    for rows in product(*axes):
        given = {name: value for row, _ in rows for name, value in row.items()}
        yield given, [*marks, *(mark for _, own in rows for mark in own)]


@cache
def cases() -> dict[str, list[Case]]:
    """By component, the tests that name it."""
    found: dict[str, list[Case]] = defaultdict(list)
    for file in sorted(Path(__file__).parent.glob("test_*.py")):
        module = import_module(f"{__package__}.{file.stem}")
        for name, test in vars(module).items():
            if name.startswith("test_") and callable(test):
                for given, marks in calls(test):
                    for component in {c for m in marks if m.name == "content" for c in m.args}:
                        found[component].append((f"{file.stem}::{name}", partial(test, **given)))
    return found


def fails(call: Callable[[], None]) -> bool:
    try:
        call()
    except (Exception, pytest.fail.Exception):
        return True
    return False


@pytest.mark.parametrize("component", [c for c in COMPONENTS if c not in INDISPENSABLE])
def test_without_the_component_every_test_that_names_it_fails(component: str) -> None:
    named = {name for name, _ in cases()[component]}
    with left_out(component):
        noticed = {name for name, call in cases()[component] if fails(call)}
    assert named, f"no test names {component}"
    assert noticed == named, f"these pass without {component}: {sorted(named - noticed)}"


@pytest.mark.parametrize("component", ["advances/irrigation", "tactics/high_morale"])
def test_all_is_back_in_the_box_afterwards(component: str) -> None:
    with left_out(component):
        assert any(fails(call) for _, call in cases()[component])
    assert not any(fails(call) for _, call in cases()[component])
