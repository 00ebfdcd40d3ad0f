"""Which clauses of the rules are cited by a test? Run as `make rules`.

A clause counts as covered when a test that pytest collects carries it in ``@pytest.mark.rule``:
on the function, its class, its module (``pytestmark``) or one of its parameters. The tests are
read, not run, so this takes a moment and works while the code is broken.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple, TypeAlias

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).resolve().parent.parent
CLAUSE = re.compile(r"^- \*\*([A-Z]+-\d+\.\d+)\*\*", re.MULTILINE)

Definition: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


class Citation(NamedTuple):
    """One clause named by one mark; None if the mark does not spell it out."""

    clause: str | None
    where: str


def natural(clause: str) -> list[str | int]:
    """SOT-2.9 comes before SOT-2.10."""
    return [int(part) if part.isdigit() else part for part in re.split(r"(\d+)", clause)]


def clauses_by_title(docs: Path) -> dict[str, list[str]]:
    """The clause ids of every spec, in the order of the rules."""
    return {
        folder.name: [
            clause
            for file in sorted(folder.glob("*.md"))
            for clause in CLAUSE.findall(file.read_text("utf-8"))
        ]
        for folder in sorted(docs.iterdir())
        if folder.is_dir()
    }


def implemented(titles: Path) -> set[str]:
    """The titles that have code: a spec may be there long before its rules are."""
    return {file.parent.name for file in titles.glob("*/__init__.py")}


def mark_name(node: ast.expr) -> str | None:
    """``rule`` for ``pytest.mark.rule`` and for ``pytest.mark.rule(...)``."""
    target = node.func if isinstance(node, ast.Call) else node
    dotted = ast.unparse(target)
    return dotted.removeprefix("pytest.mark.") if dotted.startswith("pytest.mark.") else None


def marks_in(node: ast.expr) -> Iterator[ast.expr]:
    """A mark, or the marks of a list or tuple of them."""
    if isinstance(node, ast.List | ast.Tuple):
        for element in node.elts:
            yield from marks_in(element)
    elif mark_name(node) is not None:
        yield node


def marks_of_params(node: ast.AST) -> Iterator[ast.expr]:
    """The marks of every ``pytest.param(..., marks=...)`` below this node."""
    for call in ast.walk(node):
        if isinstance(call, ast.Call) and ast.unparse(call.func) == "pytest.param":
            for keyword in call.keywords:
                if keyword.arg == "marks":
                    yield from marks_in(keyword.value)


def pytestmark(body: Iterable[ast.stmt]) -> Iterator[ast.expr]:
    """The marks that a module or a class gives to all its tests."""
    for statement in body:
        if isinstance(statement, ast.Assign) and ast.unparse(statement.targets[0]) == "pytestmark":
            yield from marks_in(statement.value)


def is_run(marks: Iterable[ast.expr]) -> bool:
    """A test that is skipped or expected to fail shows nothing."""
    return not any(mark_name(mark) in {"skip", "skipif", "xfail"} for mark in marks)


def tests_of(body: Iterable[ast.stmt]) -> list[Definition]:
    """The functions and classes here that pytest would collect."""
    found: list[Definition] = []
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            if node.name.startswith("test"):
                found.append(node)
        elif (
            isinstance(node, ast.ClassDef) and node.name.startswith("Test") and tests_of(node.body)
        ):
            found.append(node)
    return found


def effective_marks(body: Iterable[ast.stmt], own: list[ast.expr]) -> Iterator[ast.expr]:
    """The marks that reach a test in this body; ``own`` are those of the body itself."""
    body = list(body)
    tests = tests_of(body)
    if not tests or not is_run(own):
        return
    yield from own
    for test in tests:
        marks = [mark for node in test.decorator_list for mark in marks_in(node)]
        if isinstance(test, ast.ClassDef):
            yield from effective_marks(test.body, marks + list(pytestmark(test.body)))
        elif is_run(marks):
            yield from marks
            for decorator in test.decorator_list:
                yield from marks_of_params(decorator)


def citations(file: Path, root: Path = ROOT) -> Iterator[Citation]:
    """Every clause that the tests of this file cite."""
    module = ast.parse(file.read_text("utf-8"), str(file))
    marks = list(effective_marks(module.body, list(pytestmark(module.body))))
    if tests_of(module.body):
        # Long parameter lists stand in a constant above their test.
        for statement in module.body:
            if isinstance(statement, ast.Assign | ast.AnnAssign):
                marks += marks_of_params(statement)
    for mark in marks:
        if mark_name(mark) != "rule":
            continue
        where = f"{file.relative_to(root)}:{mark.lineno}"
        arguments = mark.args if isinstance(mark, ast.Call) else []
        spelled = [a.value for a in arguments if isinstance(a, ast.Constant)]
        yield from (Citation(str(clause), where) for clause in spelled)
        if not arguments or len(spelled) < len(arguments):
            yield Citation(None, where)


def report(
    specs: dict[str, list[str]], titles: set[str], cited: list[Citation], console: Console
) -> bool:
    """Print the coverage; True if every clause is cited and every citation has its clause."""
    covered = {citation.clause for citation in cited}
    table = Table("title", "covered", "clauses", "%", title="Clauses cited by a test")
    missing: dict[str, list[str]] = {}
    for title, clauses in specs.items():
        if title not in titles:
            continue
        missing[title] = sorted(set(clauses) - covered, key=natural)
        done = len(clauses) - len(missing[title])
        percent = f"{100 * done / len(clauses):.1f}" if clauses else "-"
        table.add_row(title, str(done), str(len(clauses)), percent)
    console.print(table)
    for title, clauses in missing.items():
        if clauses:
            console.print(f"{title}, cited by no test: {', '.join(clauses)}", highlight=False)
    known = {clause for clauses in specs.values() for clause in clauses}
    wrong = [citation for citation in cited if citation.clause not in known]
    for clause, where in wrong:
        what = f"{clause} is in no spec" if clause else "a rule mark has to spell out its clauses"
        console.print(f"{where}: {what}", highlight=False)
    return not wrong and not any(missing.values())


def main() -> int:
    """Exit code 1 if a clause is missing or a citation is wrong."""
    specs = clauses_by_title(ROOT / "docs" / "rules")
    titles = implemented(ROOT / "src" / "civitas" / "titles")
    unspecified = sorted(titles - specs.keys())
    files = sorted({*(ROOT / "tests").rglob("test_*.py"), *(ROOT / "tests").rglob("*_test.py")})
    cited = [citation for file in files for citation in citations(file)]
    console = Console(soft_wrap=True)
    for title in unspecified:
        console.print(f"{title} has rules but no spec in docs/rules")
    return 0 if report(specs, titles, cited, console) and not unspecified else 1


if __name__ == "__main__":
    sys.exit(main())
