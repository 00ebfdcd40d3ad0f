"""Compiled rules: what goes through mypyc is there, and comes out the same."""

from __future__ import annotations

import ast
import importlib
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from civitas.kernel.chance import Chance
from civitas.kernel.titles import known_titles
from scripts import compile as compiling

REGISTRY = Path("civitas/titles/clash_of_cultures/powers/registry.py")
MODULES = [file for files in compiling.groups().values() for file in files]
BUILD = """
import sys
from mypyc.build import mypycify
from setuptools import setup

extensions = mypycify(["--config-file=", "chance.py"], opt_level="0", debug_level="0")
setup(name="chance", ext_modules=extensions, script_args=["-q", "build_ext", "--inplace"])
"""
PLAY = """
import chance
from chance import Chance, LoadedDice

class Own(Chance):
    pass

dice = Own(seed=7)
cards = list(range(20))
dice.shuffle(cards)
loaded = LoadedDice(seed=1, faces=(3, 5)).copy()
same = Chance(seed=7) == Chance(seed=7).copy()
print(chance.__file__.endswith(".py"), cards, [loaded.roll(), loaded.roll()], same)
"""


def test_every_module_that_is_named_is_there() -> None:
    assert all((compiling.SOURCES / file).exists() for file in MODULES)
    for title in known_titles().values():
        own = {file.stem for file in MODULES if title.id in file.parts}
        assert own >= {"state", "setup"}, f"the rules of {title.id} would not be compiled"


def test_all_that_is_left_out_is_there() -> None:
    titles = compiling.SOURCES / "civitas" / "titles"
    parts = {part for file in titles.rglob("*.py") for part in file.with_suffix("").parts}
    assert {*compiling.told()["titles-without"]} <= parts


def test_open_classes_are_compiled_and_keep_their_lines() -> None:
    for name in compiling.told()["open"]:
        module, _, kind = name.rpartition(".")
        file = Path(*module.split(".")).with_suffix(".py")
        assert file in MODULES
        assert hasattr(importlib.import_module(module), kind)
        text = (compiling.SOURCES / file).read_text("utf-8")
        changed = compiling.as_compiled(module, text)
        assert f"allow_interpreted_subclasses=True)\nclass {kind}" in changed.replace(
            "@dataclass()\n", ""
        )
        assert [n for n, line in enumerate(text.split("\n")) if line.startswith("class ")] == [
            n for n, line in enumerate(changed.split("\n")) if line.startswith("class ")
        ]


def test_no_compiled_dataclass_wants_slots() -> None:
    for file in MODULES:
        text = (compiling.SOURCES / file).read_text("utf-8")
        assert "slots=True" not in compiling.as_compiled("", text), file


def test_what_answers_for_a_set_is_not_held_as_one() -> None:
    """Of a set compiled code asks the set itself: a match of Clash of Cultures lost a choice where
    everything may be paid otherwise."""
    powers = (compiling.SOURCES / REGISTRY).read_text("utf-8")
    assert re.findall(r"^class \w+\((?:frozen)?set\b", powers, re.MULTILINE)
    assert re.findall(r"^    bent: (.*)$", powers, re.MULTILINE) == ["Container[str]"]


def test_no_constant_is_a_tuple_that_begins_with_a_broken_number() -> None:
    """mypyc takes such a constant for one that was never set, unless it may be of any length."""
    for file in MODULES:
        for node in ast.parse((compiling.SOURCES / file).read_text("utf-8")).body:
            if isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.Tuple):
                first = node.value.elts[:1]
                number = any(isinstance(part, ast.Constant | ast.UnaryOp) for part in first)
                broken = number and "." in ast.unparse(first[0])
                assert not broken or "tuple[float, ...]" in ast.unparse(node.annotation), file


def test_only_a_dataclass_is_made_without_its_first_words() -> None:
    """Compiled, `Table.__new__(Table)` calls ``__init__`` where somebody wrote one."""
    for file in MODULES:
        text = (compiling.SOURCES / file).read_text("utf-8")
        for kind in re.findall(r"\b(\w+)\.__new__\(", text):
            assert re.search(rf"@dataclass.*\nclass {kind}\b", text), f"{kind} in {file}"


@pytest.mark.slow
def test_chance_compiled_rolls_the_same(tmp_path: Path) -> None:
    """A whole build takes many minutes; one small module shows that all parts work together."""
    source = (compiling.SOURCES / "civitas/kernel/chance.py").read_text("utf-8")
    changed = compiling.as_compiled("civitas.kernel.chance", source)
    (tmp_path / "chance.py").write_text(changed, "utf-8")
    within = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    for program in (BUILD, PLAY):
        done = subprocess.run(
            [sys.executable, "-c", program],
            cwd=tmp_path,
            env=within,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"with a C compiler this works: {done.stdout}{done.stderr}"
    cards = list(range(20))
    Chance(seed=7).shuffle(cards)
    assert done.stdout.strip() == f"False {cards} [3, 5] True"
