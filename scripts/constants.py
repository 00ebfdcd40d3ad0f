"""Constants of modules that are not compiled, as constants of the compiled module that uses them.

Compiled code looks a name that it has from elsewhere up in a dict, each time anew. What is its own
and final it finds at a fixed place.
"""

from __future__ import annotations

import ast
from collections.abc import Set
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
            names = [each for each in node.names if _constant(node.module or "", each, sources)]
            if names:
                changed = True
                _write(lines, node, {each.name for each in names})
    text = "\n".join(lines)
    return text.replace(FUTURE, f"{FUTURE}; import typing", 1) if changed else text


def _write(lines: list[str], node: ast.ImportFrom, names: Set[str]) -> None:
    taken = ", ".join(
        f"{each.name} as {each.name}_" if each.name in names else ast.unparse(each)
        for each in node.names
    )
    owned = "".join(f"; {name}: typing.Final = {name}_" for name in sorted(names))
    end = node.end_lineno or node.lineno
    blank = [""] * (end - node.lineno)
    lines[node.lineno - 1 : end] = [f"from {node.module} import {taken}{owned}", *blank]


def _constant(module: str, name: ast.alias, sources: Path) -> bool:
    """Is it one, and does not every compiler know its value anyway?"""
    if name.asname is not None:
        return False
    if module in TOOLS:
        return name.name not in DECORATORS
    return name.name in _constants(sources / Path(*module.split(".")))


@cache
def _constants(module: Path) -> frozenset[str]:
    file = module.with_suffix(".py")
    if not file.exists():
        file = module / "__init__.py"
    if not file.exists():
        return frozenset()
    return frozenset(
        ast.unparse(node.target)
        for node in ast.parse(file.read_text("utf-8")).body
        if isinstance(node, ast.AnnAssign)
        and ast.unparse(node.annotation).startswith("Final")
        and not isinstance(node.value, ast.Constant | ast.UnaryOp)
    )
