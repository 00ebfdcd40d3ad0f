"""What the documentation says about scenes is true: its examples run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs" / "testing.md"
EXAMPLES = [
    code
    for code in re.findall(r"```python\n(.*?)```", DOCS.read_text("utf-8"), re.DOTALL)
    if "import Scene" in code
]


def test_each_title_has_its_example() -> None:
    titles = {match for code in EXAMPLES for match in re.findall(r"titles\.(\w+)\.scene", code)}
    assert titles == {"sands_of_time", "clash_of_cultures"}


@pytest.mark.parametrize("code", EXAMPLES)
def test_the_examples_run(code: str) -> None:
    exec(compile(code, str(DOCS), "exec"), {})
