"""The table of the rules is whole: every step has its rule, every file of rules is on the list."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from pathlib import Path

import pytest

from civitas.kernel.rulebook import rulebook
from civitas.titles import clash_of_cultures
from civitas.titles.clash_of_cultures import META, chapters
from civitas.titles.clash_of_cultures.powers.registry import ABILITIES, hooks_of

HOME = Path(clash_of_cultures.__file__).parent


@pytest.mark.slow
def test_every_step_has_its_rule_and_every_rule_a_step() -> None:
    """Great persons, and abilities that hear of an influence, bring the end of the name."""
    steps, words = set(), set()
    for file in HOME.rglob("*.py"):
        tree = ast.parse(file.read_text("utf-8"))
        entries = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
        entered = {
            id(leaf) for node in entries for d in node.decorator_list for leaf in ast.walk(d)
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "Step":
                steps |= set(strings(node.args[0]))
            if id(node) not in entered:
                words |= set(strings(node)) if isinstance(node, ast.Constant) else set()
    known = chapters.AGENDA.names
    assert {"turn.start", "phase.end"} <= steps
    assert {step for step in steps if step not in known} == {"influence.", "person."}
    left = {name for name in known - words if not name.startswith(("influence.", "person."))}
    assert left == set()


def strings(node: ast.AST) -> list[str]:
    leaves = [leaf for leaf in ast.walk(node) if isinstance(leaf, ast.Constant)]
    return [leaf.value for leaf in leaves if isinstance(leaf.value, str)]


def test_the_order_of_files_with_abilities_has_no_meaning() -> None:
    """No two files say something for the same ability at the same moment."""
    said: defaultdict[tuple[str, int], set[str]] = defaultdict(set)
    for number, ability in enumerate(ABILITIES):
        for hook in hooks_of(number):
            run = getattr(hook.run, "func", hook.run)
            said[ability.id, hook.moment].add(run.__module__)
    assert len(said) > 250
    assert {where: files for where, files in said.items() if len(files) > 1} == {}


def test_every_file_that_speaks_is_loaded() -> None:
    """A file of abilities or effects that nobody lists would have nothing to say."""
    listed = {Path(str(file.__file__)) for file in chapters.SPEAKING}
    for folder in ("abilities", "action_effects", "event_effects"):
        files = {file for file in (HOME / folder).glob("*.py") if file.name != "__init__.py"}
        assert files <= listed


RULES = ("RULES", "hook", "playing", "effect", "text", "symbol", "counts", "amounts")
"""The decorators that make a rule of a function."""


@pytest.mark.slow
def test_every_rule_cites_its_clauses() -> None:
    """And what is cited anywhere in the code of the title is there to be read."""
    rules = rulebook(META).clauses.keys()
    silent = []
    for file in HOME.rglob("*.py"):
        source = file.read_text("utf-8")
        assert set(re.findall(r"COC-\d+\.\d+", source)) <= rules, file
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.FunctionDef):
                marks = {re.split(r"\W", ast.unparse(mark))[0] for mark in node.decorator_list}
                if marks & set(RULES) and "COC-" not in (ast.get_docstring(node) or ""):
                    silent.append(f"{file.name}: {node.name}")
    assert len(rules) > 400
    assert silent == []
