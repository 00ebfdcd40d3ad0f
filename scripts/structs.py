"""Structs of msgspec as classes that mypyc can compile, and dataclasses that it makes fast.

To compiled code a struct is a foreign thing, slower to read than to the interpreter. So in what is
compiled a struct becomes a class of the compiler's own with the same fields. All that it has to be
able to do is written out here, each in one line and in place of what only people read, so that all
lines keep their numbers. It is a dataclass besides, by which msgspec puts it into JSON as before.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import zip_longest
from typing import Final

KEYWORDS: Final = {"frozen", "gc", "eq"}
"""What a struct may say of itself; with anything else it stays what it is."""
BASES: Final = {"msgspec.Struct", "Struct"}
DATACLASS: Final = {"dataclass()"}
FACTORIES: Final = {f"field(default_factory={kind})": kind for kind in ("dict", "list", "set")}
FUTURE: Final = "from __future__ import annotations\n"
NEEDED: Final = "from __future__ import annotations; import dataclasses; import typing\n"
REPLACE: Final = re.compile(r"(?m)^from msgspec\.structs import replace\n")
MARK: Final = "# type: ignore[misc]"
"""A field of a frozen dataclass cannot be set, mypy says; in a compiled ``__init__`` it can."""


@lru_cache(maxsize=2)
def parsed(text: str) -> ast.Module:
    """A module that several look at one after the other; nobody changes it."""
    return ast.parse(text)


def structs(text: str) -> Iterator[ast.ClassDef]:
    """The structs of a module."""
    for node in parsed(text).body if "Struct" in text else ():
        if isinstance(node, ast.ClassDef) and BASES & {ast.unparse(base) for base in node.bases}:
            yield node


def can_be_native(node: ast.ClassDef) -> bool:
    """Is there a class like this struct? None gives its fields other names or leaves them out."""
    return {word.arg for word in node.keywords} <= KEYWORDS and not any(
        isinstance(field.value, ast.Dict | ast.List) for field in _fields(node)
    )


def native(text: str) -> str:
    """A module with classes in place of its structs, and calls of theirs in place of `replace`."""
    text = _without_replace(text)
    lines = text.split("\n")
    found = [node for node in structs(text) if can_be_native(node)]
    for node in found:
        _write(lines, node)
    for node in _dataclasses(text):
        _give(lines, node, [_init(node, _follows(text, node))])
    changed = "\n".join(lines)
    return changed.replace(FUTURE, NEEDED, 1) if found else changed


def _fields(node: ast.ClassDef) -> list[ast.AnnAssign]:
    return [part for part in node.body if isinstance(part, ast.AnnAssign)]


def _write(lines: list[str], node: ast.ClassDef) -> None:
    said = {word.arg: ast.literal_eval(word.value) for word in node.keywords}
    frozen = bool(said.get("frozen"))
    words = [_init(node)]
    if said.get("eq", True):
        words += [_equal(node), *([_hashed(node)] if frozen else [])]
    if len(words) < len(list(_free(lines, node))):  # a small one may be without; mypy would tell
        words.append(_replaced(node))
    for field in _fields(node):  # its default is one of ``__init__``
        start, end = field.lineno - 1, field.end_lineno or field.lineno
        bare = f"    {_name(field)}: {ast.unparse(field.annotation)}"
        lines[start:end] = [bare, *[""] * (end - start - 1)]
    _give(lines, node, words)
    head = f"@dataclasses.dataclass(init=False, eq=False, frozen={frozen})"
    lines[node.lineno - 2 : node.lineno] = head, f"class {node.name}:"


def _give(lines: list[str], node: ast.ClassDef, words: list[str]) -> None:
    free = list(_free(lines, node))
    if len(words) > len(free):
        raise ValueError(f"The class {node.name} has too few lines: give it a longer docstring.")
    for number, word in zip_longest(free, words, fillvalue=""):
        lines[int(number)] = f"    {word}" if word else ""


def _dataclasses(text: str) -> Iterator[ast.ClassDef]:
    """Those that change and whose ``__init__`` can be written out: compiled it is much faster than
    the one that they are given. A class of which something is made without it (``__new__``), that
    another is derived from, or that is derived from a class of another module, keeps that."""
    body = parsed(text).body if "@dataclass" in text else []
    kinds = [node for node in body if isinstance(node, ast.ClassDef)]
    parents = {ast.unparse(base) for node in kinds for base in node.bases}
    bare = {node.name for node in kinds if not node.decorator_list and not node.bases}
    for node in kinds:
        near = bare >= {*map(ast.unparse, node.bases)}
        if DATACLASS & {*map(ast.unparse, node.decorator_list)} and near:
            alone = node.name not in parents and f"{node.name}.__new__(" not in text
            if alone and all(map(_has_plain_default, _fields(node))):
                yield node


def _has_plain_default(field: ast.AnnAssign) -> bool:
    value = field.value
    return not isinstance(value, ast.Call) or ast.unparse(value) in FACTORIES


def _free(lines: list[str], node: ast.ClassDef) -> Iterator[int]:
    """The lines of a class in which only people read, and the one after it."""
    for part, following in zip(node.body, [*node.body[1:], None], strict=True):
        if isinstance(part, ast.Expr):
            yield from range(part.lineno - 1, part.end_lineno or part.lineno)
        if following is not None and not lines[at := part.end_lineno or part.lineno]:
            yield at
    if (end := node.end_lineno or node.lineno) < len(lines):
        yield end


def _follows(text: str, node: ast.ClassDef) -> bool:
    """Is there something to be done once the fields of a dataclass are set?"""
    family = {node.name, *map(ast.unparse, node.bases)}
    kinds = [each for each in parsed(text).body if isinstance(each, ast.ClassDef)]
    bodies = [part for each in kinds if each.name in family for part in each.body]
    return "__post_init__" in [each.name for each in bodies if isinstance(each, ast.FunctionDef)]


def _init(node: ast.ClassDef, follows: bool = False) -> str:
    words, sets = "", []
    for field in _fields(node):
        name, kind = _name(field), ast.unparse(field.annotation)
        default = ast.unparse(field.value) if field.value else ""
        made = FACTORIES.get(default)
        if made:
            words += f", {name}: {kind} | None = None"
            sets.append(f"self.{name} = {made}() if {name} is None else {name}")
        else:
            words += f", {name}: {kind}" + (f" = {default}" if default else "")
            sets.append(f"self.{name} = {name}")
    if follows:
        sets.append("self.__post_init__()")
    return f"def __init__(self{words}) -> None: {'; '.join(sets)}  {MARK}"


def _equal(node: ast.ClassDef) -> str:
    kind, names = node.name, map(_name, _fields(node))
    same = " and ".join(f"self.{name} == other.{name}" for name in names)
    return f"def __eq__(self, other: object) -> bool: return isinstance(other, {kind}) and {same}"


def _hashed(node: ast.ClassDef) -> str:
    values = "".join(f"self.{_name(field)}, " for field in _fields(node))
    return f"def __hash__(self) -> int: return hash(({values}))"


def _replaced(node: ast.ClassDef) -> str:
    words, values = "", []
    for field in _fields(node):
        name, kind = _name(field), ast.unparse(field.annotation)
        words += f", {name}: object = ..."
        values.append(f"self.{name} if {name} is ... else typing.cast({kind!r}, {name})")
    made = f"{node.name}({', '.join(values)})"
    return f"def __replace__(self, *{words}) -> {node.name}: return {made}"


def _name(field: ast.AnnAssign) -> str:
    return ast.unparse(field.target)


def _without_replace(text: str) -> str:
    """A call of ``replace(city, mood=ANGRY)`` becomes one of the city."""
    called = {"msgspec.structs.replace"} | ({"replace"} if REPLACE.search(text) else set())
    edits: list[tuple[int, int, int, bytes]] = []
    for call in ast.walk(parsed(text)) if "replace(" in text else ():
        if isinstance(call, ast.Call) and ast.unparse(call.func) in called:
            name, thing = call.func, call.args[0]
            edits.append((name.lineno, name.col_offset, name.end_col_offset or 0, b""))
            after = thing.end_col_offset or 0
            edits.append((thing.end_lineno or 0, after, after + 1, b").__replace__("))
    lines = text.encode().split(b"\n")
    for number, start, end, put in sorted(edits, reverse=True):
        line = lines[number - 1]
        lines[number - 1] = line[:start] + put + line[end:]
    return REPLACE.sub("\n", b"\n".join(lines).decode())
