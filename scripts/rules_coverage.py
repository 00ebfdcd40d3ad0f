"""Which clauses of the rules and which components of the box have a test? Run as `make rules`.

A clause counts as covered when a test that pytest collects carries it in ``@pytest.mark.rule``, a
component when it has its effect and a test carries it in ``@pytest.mark.content``: on the function,
its class, its module (``pytestmark``) or one of its parameters. The tests are read, not run.

What is in the box of a title stands in its ``components.py``. A component has its effect when that
file finds one in the content (data that the rules interpret, or code that hangs on it), or when the
rules of the title spell out its id.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Callable, Container, Iterable, Iterator, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import NamedTuple, TypeAlias

from rich.console import Console
from rich.table import Table

from civitas.kernel.rulebook import read

ROOT = Path(__file__).resolve().parent.parent
TITLES = ROOT / "src" / "civitas" / "titles"
TESTS = ROOT / "tests"
NO_RULES = {"board", "content", "scene", "scene.py", "components.py", "words"}
"""What may name a component without giving it an effect."""

Definition: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef
Components: TypeAlias = Mapping[str, bool]
"""``kind/id``: does the content itself give it an effect?"""


class Citation(NamedTuple):
    """One clause or component named by one mark; None if the mark does not spell it out."""

    cited: str | None
    where: str
    title: str | None
    """Whose test it is: components of two titles may have the same id."""


class Share(NamedTuple):
    """How much of something is covered."""

    title: str
    what: str
    total: int
    missing: list[str]


def natural(clause: str) -> list[str | int]:
    """SOT-2.9 comes before SOT-2.10."""
    return [int(part) if part.isdigit() else part for part in re.split(r"(\d+)", clause)]


def clauses_by_title(docs: Path) -> dict[str, list[str]]:
    """The clause ids of every spec, in the order of the rules."""
    return {
        folder.name: list(read(folder).clauses)
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


def title_of(file: Path, root: Path) -> str | None:
    """The title that a file of tests is about, by its folder."""
    parts = file.relative_to(root).parts
    return parts[2] if parts[:2] == ("tests", "titles") and len(parts) > 3 else None


@cache
def marks_of_tests(source: str) -> list[tuple[str | None, ast.expr]]:
    """The marks that reach a test of this module, with their names."""
    body = ast.parse(source).body
    marks = list(effective_marks(body, list(pytestmark(body))))
    if tests_of(body):
        # Long parameter lists stand in a constant above their test.
        for statement in body:
            if isinstance(statement, ast.Assign | ast.AnnAssign):
                marks += marks_of_params(statement)
    return [(mark_name(mark), mark) for mark in marks]


def citations(file: Path, name: str, root: Path = ROOT) -> Iterator[Citation]:
    """Everything that the tests of this file cite in marks of this name."""
    title = title_of(file, root)
    for found, mark in marks_of_tests(file.read_text("utf-8")):
        if found != name:
            continue
        where = f"{file.relative_to(root)}:{mark.lineno}"
        arguments = mark.args if isinstance(mark, ast.Call) else []
        spelled = [a.value for a in arguments if isinstance(a, ast.Constant)]
        yield from (Citation(str(cited), where, title) for cited in spelled)
        if not arguments or len(spelled) < len(arguments):
            yield Citation(None, where, title)


def components_of(title: str) -> Components:
    """What is in the box, as its ``components.py`` tells."""
    kinds: Mapping[str, Components] = import_module(
        f"civitas.titles.{title}.components"
    ).components()
    return {f"{kind}/{name}": data for kind, found in kinds.items() for name, data in found.items()}


def spelled_out(folder: Path) -> set[str]:
    """Every text in the rules of a title: an ability that has no hook is found by its id."""
    return {
        node.value
        for file in folder.rglob("*.py")
        if not NO_RULES & set(file.relative_to(folder).parts)
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def without_effect(components: Components, named: set[str]) -> set[str]:
    """Components for which there is neither data nor code."""
    return {
        component
        for component, data in components.items()
        if not data and component.split("/")[1] not in named
    }


def clause_coverage(
    specs: dict[str, list[str]], titles: set[str], cited: list[Citation]
) -> list[Share]:
    """By title, the clauses that no test cites."""
    covered = {citation.cited for citation in cited}
    return [
        Share(title, "clauses", len(specs[title]), sorted(set(specs[title]) - covered, key=natural))
        for title in sorted(titles & specs.keys())
    ]


def content_coverage(
    title: str, components: Components, named: set[str], cited: list[Citation]
) -> list[Share]:
    """By kind, the components that have no effect or no test of their own."""
    covered = {citation.cited for citation in cited if citation.title == title}
    covered -= without_effect(components, named)
    shares: list[Share] = []
    for kind in dict.fromkeys(component.split("/")[0] for component in components):
        of_kind = [c for c in components if c.startswith(f"{kind}/")]
        shares.append(Share(title, kind, len(of_kind), sorted(set(of_kind) - covered)))
    return shares


def wrong_marks(
    cited: list[Citation], known: Callable[[str | None], Container[str]]
) -> Iterator[str]:
    """What is wrong with marks that name nothing there is; ``known`` tells it for a title."""
    for citation in cited:
        if citation.cited is None:
            yield f"{citation.where}: a mark has to spell out what it names"
        elif citation.cited not in known(citation.title):
            yield f"{citation.where}: there is no {citation.cited}"


def report(shares: list[Share], wrong: list[str], console: Console) -> bool:
    """Print the coverage; True if all is covered and no mark is wrong."""
    table = Table("title", "what", "covered", "of", "%", title="Covered by a test")
    for share in shares:
        done = share.total - len(share.missing)
        percent = f"{100 * done / share.total:.1f}" if share.total else "-"
        table.add_row(share.title, share.what, str(done), str(share.total), percent)
    console.print(table)
    for share in shares:
        if share.missing:
            text = f"{share.title}, {share.what} not covered: {', '.join(share.missing)}"
            console.print(text, highlight=False)
    for line in wrong:
        console.print(line, highlight=False)
    return not wrong and not any(share.missing for share in shares)


def coverage() -> tuple[list[Share], list[str]]:
    """Everything there is to cover, and the marks that are wrong."""
    specs, titles = clauses_by_title(ROOT / "docs" / "rules"), implemented(TITLES)
    files = sorted({*TESTS.rglob("test_*.py"), *TESTS.rglob("*_test.py")})
    rules = [citation for file in files for citation in citations(file, "rule")]
    contents = [citation for file in files for citation in citations(file, "content")]
    boxes = {title: components_of(title) for title in sorted(titles)}
    shares = clause_coverage(specs, titles, rules)
    for title, components in boxes.items():
        shares += content_coverage(title, components, spelled_out(TITLES / title), contents)
    clauses = {clause for found in specs.values() for clause in found}
    wrong = [
        *(f"{title} has rules but no spec in docs/rules" for title in titles - specs.keys()),
        *wrong_marks(rules, lambda _: clauses),
        *wrong_marks(contents, lambda title: boxes.get(title or "", {})),
    ]
    return shares, wrong


def main() -> int:
    """Exit code 1 if something is not covered or a mark is wrong."""
    return 0 if report(*coverage(), Console(soft_wrap=True)) else 1


if __name__ == "__main__":
    sys.exit(main())
