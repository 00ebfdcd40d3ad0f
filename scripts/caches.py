"""What is remembered of a function's answers, in a dict of the compiled module's own.

Compiled code calls what `functools` makes of a function as the interpreter does: by a name that it
looks up in a dict, with its arguments in a tuple. A dict that is final it asks by itself. A line
that keeps its number is all the room there is: the decorator's is for who remembers, the function
itself stands below it under another name. Where a bound was said, all is forgotten when it is full.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from typing import Final

from scripts.structs import parsed

FUTURE: Final = "from __future__ import annotations"
UNSURE: Final = re.compile(r"\b(None|Any|object|Iterator|Optional)\b")
"""An answer that may be None looks like one that is missing."""
MARK: Final = "# type: ignore[func-returns-value]"


def own(text: str) -> str:
    """A module that remembers by itself what its functions have answered."""
    if "cache" not in text:
        return text
    lines = text.split("\n")
    kept = ""
    for node, most in _cached(text):
        kept += f"; _kept_{node.name}: typing.Final[dict[typing.Any, {_told(node)}]] = {{}}"
        lines[node.decorator_list[0].lineno - 1] = _asked(node, most)
        number = node.lineno - 1
        lines[number] = lines[number].replace(f"def {node.name}(", f"def _made_{node.name}(", 1)
    changed = "\n".join(lines)
    return changed.replace(FUTURE, f"{FUTURE}; import typing{kept}", 1) if kept else text


def _cached(text: str) -> Iterator[tuple[ast.FunctionDef, str]]:
    """The functions whose answers are remembered, and how many of them at most, if that is said."""
    for node in parsed(text).body:
        if isinstance(node, ast.FunctionDef) and len(node.decorator_list) == 1:
            said = ast.unparse(node.decorator_list[0])
            bound = re.fullmatch(r"lru_cache\(maxsize=(.+)\)", said)
            if (said == "cache" or bound) and _plain(node):
                most = bound[1] if bound else "None"
                yield node, "" if most == "None" else most


def _plain(node: ast.FunctionDef) -> bool:
    words = node.args
    odd = words.vararg or words.kwarg or words.kwonlyargs or words.posonlyargs
    return bool(words.args) and not odd and not UNSURE.search(_told(node) or "None")


def _told(node: ast.FunctionDef) -> str:
    return ast.unparse(node.returns) if node.returns else ""


def _asked(node: ast.FunctionDef, most: str) -> str:
    names, kept = [word.arg for word in node.args.args], f"_kept_{node.name}"
    handed = ", ".join(names)
    key = handed if len(names) == 1 else f"({handed})"
    bound = f"{kept}.clear() if len({kept}) >= {most} else None; " if most else ""
    return (
        f"def {node.name}({ast.unparse(node.args)}) -> {_told(node)}: {bound}"
        f"_had = {kept}.get({key}); return _had if _had is not None"
        f" else {kept}.setdefault({key}, _made_{node.name}({handed}))  {MARK}"
    )
