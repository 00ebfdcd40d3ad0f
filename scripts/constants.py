"""Constants of modules that are not compiled, as constants of the compiled module that uses them.

Compiled code looks a name that it has from elsewhere up in a dict, each time anew. What is its own
and final it finds at a fixed place. A class from elsewhere keeps its name, by which types are told,
and has a second one where something is compared with it or made of it.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Set
from functools import cache
from pathlib import Path
from typing import Final

from scripts.structs import parsed

FUTURE: Final = "from __future__ import annotations"
TOOLS: Final = frozenset(("functools", "itertools", "operator"))
"""Of these functions are constants, too; but no decorators."""
DECORATORS: Final = frozenset(("cache", "cached_property", "lru_cache", "wraps"))


def own(text: str, compiled: Set[str], sources: Path) -> str:
    """A module in which constants from modules that are not compiled are its own, too."""
    lines = text.split("\n")
    changed = False
    for node in parsed(text).body:
        if isinstance(node, ast.ImportFrom) and node.module not in compiled:
            told = [each.name for each in node.names if each.asname is None]
            names = {name for name in told if _constant(node.module or "", name, sources)}
            kinds = {name for name in told if name in _classes(_file(node.module or "", sources))}
            kinds &= _rename(lines, text, kinds)
            if names or kinds:
                changed = True
                _write(lines, node, names, kinds)
    text = "\n".join(lines)
    return text.replace(FUTURE, f"{FUTURE}; import typing", 1) if changed else text


def _write(lines: list[str], node: ast.ImportFrom, names: Set[str], kinds: Set[str]) -> None:
    taken = ", ".join(
        f"{each.name} as {each.name}_" if each.name in names else ast.unparse(each)
        for each in node.names
    )
    owned = "".join(f"; {name}: typing.Final = {name}_" for name in sorted(names))
    owned += "".join(f"; {name}_: typing.Final = {name}" for name in sorted(kinds))
    end = node.end_lineno or node.lineno
    blank = [""] * (end - node.lineno)
    lines[node.lineno - 1 : end] = [f"from {node.module} import {taken}{owned}", *blank]


def _rename(lines: list[str], text: str, kinds: Set[str]) -> set[str]:
    """Use the second names of these classes; tells of which there was one to be used."""
    found = [name for name in _used(text) if name.id in kinds] if kinds else []
    for name in sorted(found, key=lambda name: (name.lineno, name.col_offset), reverse=True):
        line, end = lines[name.lineno - 1].encode(), name.end_col_offset or 0
        lines[name.lineno - 1] = (line[:end] + b"_" + line[end:]).decode()
    return {name.id for name in found}


def _used(text: str) -> Iterator[ast.Name]:
    """Names in functions with which something is compared, or of which something is made."""
    functions = [part for part in parsed(text).body if isinstance(part, ast.FunctionDef)]
    for node in (part for function in functions for part in ast.walk(function)):
        told: list[ast.expr] = []
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            told = node.args[1:] if node.func.id == "isinstance" else [node.func]
        elif isinstance(node, ast.Compare):
            told = node.comparators
        for each in told:
            parts = each.elts if isinstance(each, ast.Tuple) else [each]
            yield from (part for part in parts if isinstance(part, ast.Name))


def _constant(module: str, name: str, sources: Path) -> bool:
    """Is it one, and does not every compiler know its value anyway?"""
    if module in TOOLS:
        return name not in DECORATORS
    return name in _constants(_file(module, sources))


def _file(module: str, sources: Path) -> Path:
    path = sources / Path(*module.split("."))
    file = path.with_suffix(".py")
    return file if file.exists() else path / "__init__.py"


@cache
def _classes(file: Path) -> frozenset[str]:
    if not file.exists():
        return frozenset()
    body = ast.parse(file.read_text("utf-8")).body
    return frozenset(node.name for node in body if isinstance(node, ast.ClassDef))


@cache
def _constants(file: Path) -> frozenset[str]:
    if not file.exists():
        return frozenset()
    return frozenset(
        ast.unparse(node.target)
        for node in ast.parse(file.read_text("utf-8")).body
        if isinstance(node, ast.AnnAssign)
        and ast.unparse(node.annotation).startswith("Final")
        and not isinstance(node.value, ast.Constant | ast.UnaryOp)
    )
