"""Reading catalogues, and the code that speaks through them, for the tests of words."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

from fluent.syntax import ast as ftl
from fluent.syntax import parse, serialize
from fluent.syntax.visitor import Visitor

Catalogue = dict[str, ftl.Message]


@cache
def read_catalogue(file: Path) -> Catalogue:
    """The messages of a catalogue by id. What Fluent would skip in silence is a failure here."""
    entries = parse(file.read_text("utf-8")).body
    junk = [entry.content for entry in entries if isinstance(entry, ftl.Junk)]
    assert not junk, f"{file.name} has lines that are no message: {junk}"
    messages = [entry for entry in entries if isinstance(entry, ftl.Message)]
    ids = [message.id.name for message in messages]
    assert len(ids) == len(set(ids)), f"{file.name} has a message twice"
    return dict(zip(ids, messages, strict=True))


def read_words(folder: Path, language: str) -> Catalogue:
    """All messages of a title in a language, from one file or from a folder of them."""
    words: Catalogue = {}
    for file in sorted((folder / language).glob("*.ftl")) or [folder / f"{language}.ftl"]:
        messages = read_catalogue(file)
        twice = words.keys() & messages.keys()
        assert not twice, f"{file.name} has what another file has too: {twice}"
        words |= messages
    return words


class _Found(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def _found(message: ftl.Message) -> _Found:
    found = _Found()
    found.visit(message)
    return found


def variables(catalogue: Catalogue, message: str) -> set[str]:
    """The variables of a message and of the parts it is made of."""
    found = _found(catalogue[message])
    return found.variables.union(*(variables(catalogue, part) for part in found.messages))


def referenced(catalogue: Catalogue) -> set[str]:
    """The messages that are parts of others."""
    return set().union(*(_found(message).messages for message in catalogue.values()))


class _Chosen(Visitor):
    def __init__(self) -> None:
        self.keys: set[str] = set()

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        selector = node.selector
        if not isinstance(selector, ftl.VariableReference) or not selector.id.name.endswith("-id"):
            self.keys |= {v.key.name for v in node.variants if isinstance(v.key, ftl.Identifier)}
        self.generic_visit(node)


def chosen(message: ftl.Message) -> set[str]:
    """The names on which the words of a message hang, but for ids and plurals of numbers."""
    found = _Chosen()
    found.visit(message)
    return found.keys - {"zero", "one", "two", "few", "many", "other"}


def told_alike(one: Catalogue, other: Catalogue) -> set[str]:
    """The messages with the same text in two languages."""
    return {name for name in one.keys() & other.keys() if _text(one[name]) == _text(other[name])}


def _text(message: ftl.Message) -> str:
    return serialize(ftl.Resource([ftl.Message(message.id, message.value)]))


class Call(NamedTuple):
    """A call in the code: of which function, and the arguments as they are written."""

    where: str
    function: str
    args: list[ast.expr]
    keywords: dict[str, ast.expr]


def calls(folder: Path, functions: Collection[str]) -> Iterator[Call]:
    """Every call of these functions or methods in the modules of a folder."""
    for file in sorted(folder.glob("*.py")):
        yield from (call for call in _calls(file) if call.function in functions)


@cache
def _calls(file: Path) -> tuple[Call, ...]:
    found = []
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Call):
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            keywords = {k.arg: k.value for k in node.keywords if k.arg}
            found.append(Call(file.name, name, node.args, keywords))
    return tuple(found)


def literals(expression: ast.expr) -> set[str] | None:
    """The texts an expression can be; None if that is not written in the expression itself."""
    if isinstance(expression, ast.Constant) and isinstance(expression.value, str):
        return {expression.value}
    if isinstance(expression, ast.IfExp):
        body, orelse = literals(expression.body), literals(expression.orelse)
        return None if body is None or orelse is None else body | orelse
    return None


def outline(expression: ast.expr) -> str:
    """A computed text as it is written, with {} for what is filled in."""
    if isinstance(expression, ast.JoinedStr):
        return "".join(
            str(part.value) if isinstance(part, ast.Constant) else "{}"
            for part in expression.values
        )
    return ast.unparse(expression)


def keys(expression: ast.expr) -> frozenset[str]:
    """The keys of a dict that is written out."""
    assert isinstance(expression, ast.Dict), ast.unparse(expression)
    return frozenset(ast.literal_eval(key) for key in expression.keys if key is not None)


def samples(names: Iterable[str], values: Mapping[str, tuple[Any, ...]]) -> list[dict[str, Any]]:
    """Every combination of sample values for these parameters."""
    names = list(names)
    return [
        dict(zip(names, combination, strict=True))
        for combination in product(*(values[name] for name in names))
    ]
