"""Compiled rules: which modules go through mypyc, and what is changed in them on the way.

`setup.py` calls this where ``CIVITAS_FAST`` is set: to ``1``, as by `make fast`, for everything, to
``kernel``, or to names of titles with commas between them for these and the kernel. What is
compiled stands in pyproject.toml under ``tool.civitas.compiled``. The sources stay as they are: a
copy of them is compiled, with the same lines, in which

* no dataclass wants slots: a compiled class has its own, and no other class can stand in for it;
* frozen structs are classes of the compiler's own (`scripts/structs.py`);
* constants from modules that stay plain are the module's own (`scripts/constants.py`);
* what functions have answered is remembered by the module itself (`scripts/caches.py`);
* of a module that is imported whole something is imported, too, so that it is read first;
* a table looks itself at the seats that it is handed, where compiled code would refuse them first;
* classes that titles of other people derive theirs from say so.
"""

from __future__ import annotations

import ast
import os
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

from scripts import caches, constants, structs

HOME: Final = Path(__file__).parents[1]
SOURCES: Final = HOME / "src"
BUILD: Final = HOME / "build" / "fast"
COPY: Final = BUILD / "src"

SLOTS: Final = re.compile(r"(?m)^(@dataclass\(.*?)(?:, )?slots=True\)")
FUTURE: Final = "from __future__ import annotations\n\n"
MARKED: Final = """\
from __future__ import annotations; MYPY = False
if MYPY: from mypy_extensions import mypyc_attr
"""
"""Only mypyc sees the import; the lines below keep their numbers."""
HANDED_IN: Final = re.compile(r"\b(seat|seq): int( \| None)?(?=[,)]| =)")
"""What the table itself checks, and refuses in a sentence of its own."""
PROTOCOL: Final = re.compile(r"^class .*\bProtocol\b", re.MULTILINE)

INI: Final = f"""\
[mypy]
strict = true
warn_unused_ignores = false
python_version = 3.11
namespace_packages = true
explicit_package_bases = true
ignore_missing_imports = true
mypy_path = {COPY}
cache_dir = {BUILD / "types"}
"""


@cache
def told() -> dict[str, list[str]]:
    """What pyproject.toml says."""
    project = tomllib.loads((HOME / "pyproject.toml").read_text("utf-8"))
    compiled: dict[str, list[str]] = project["tool"]["civitas"]["compiled"]
    return compiled


def groups(wanted: str = "1") -> dict[str, list[Path]]:
    """By the library that they make together, the modules that are compiled, from `SOURCES`."""
    kernel = [Path("civitas", "kernel", f"{name}.py") for name in told()["kernel"]]
    titles = [file.parent for file in (SOURCES / "civitas" / "titles").glob("*/__init__.py")]
    return {"civitas_kernel": kernel} | {
        f"civitas_{title.name}": list(_rules(title))
        for title in sorted(titles)
        if wanted == "1" or title.name in wanted.split(",")
    }


def _rules(title: Path) -> Iterator[Path]:
    """The rules of a title: all of it but what is left out, and modules with structs of msgspec
    that can be nothing else, such as those that are read from files."""
    left_out = {*told()["titles-without"]}
    for file in sorted(title.rglob("*.py")):
        parts = file.relative_to(title).with_suffix("").parts
        text = file.read_text("utf-8")
        read = "content" in parts and any(structs.structs(text))
        if not left_out & {*parts} and not read and _compiles(text):
            yield file.relative_to(SOURCES)


def _compiles(text: str) -> bool:
    found = structs.structs(text)
    return not PROTOCOL.search(text) and all(map(structs.can_be_native, found))


def copy() -> None:
    """Put a copy of the sources where mypyc finds it; what has not changed stays untouched."""
    compiled = {file for files in groups().values() for file in files}
    for file in sorted((SOURCES / "civitas").rglob("*.py")):
        path = file.relative_to(SOURCES)
        changed = file.read_text("utf-8")
        if path in compiled:
            changed = as_compiled(_module(path), changed)
            changed = constants.own(changed, {*map(_module, compiled)}, SOURCES)
            changed = chapters_first(caches.own(changed))
        target = COPY / path
        if not target.exists() or target.read_text("utf-8") != changed:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(changed, "utf-8")


def chapters_first(text: str) -> str:
    """A module that has something of each module that it imports whole.

    All modules of a library count as if each imported all others, and to import a module is no more
    than that: mypy could look at this one first, and not know yet of what kind a function there is.
    Who imports a name from it comes after it.
    """
    lines = text.split("\n")
    for node in structs.parsed(text).body:
        if isinstance(node, ast.ImportFrom) and node.module:
            whole = [each.name for each in node.names if _is_module(f"{node.module}.{each.name}")]
            lines[(node.end_lineno or node.lineno) - 1] += "".join(
                f"; from {node.module}.{name} import __name__ as {name}__" for name in whole
            )
    return "\n".join(lines)


def _is_module(name: str) -> bool:
    return SOURCES.joinpath(*name.split(".")).with_suffix(".py").exists()


def _module(path: Path) -> str:
    return ".".join(path.with_suffix("").parts)


def as_compiled(module: str, text: str) -> str:
    """A module as it is compiled."""
    text = structs.native(SLOTS.sub(r"\1)", text))
    if module in told()["checks-itself"]:
        text = HANDED_IN.sub(r"\1: Any", text)
    for name in told()["open"]:
        where, _, kind = name.rpartition(".")
        if where == module:
            text = text.replace(FUTURE, MARKED)
            opened = "\n\n@mypyc_attr(allow_interpreted_subclasses=True)\n"
            text = re.sub(rf"\n\n\n(?=(@dataclass.*\n)?class {kind}\b)", opened, text)
    return text


def extensions(wanted: str) -> list[Any]:
    """What setuptools has to build."""
    from mypyc.build import mypycify

    copy()
    config = BUILD / "mypy.ini"
    config.write_text(INI, "utf-8")
    parts = {name: [str(COPY / file) for file in files] for name, files in groups(wanted).items()}
    os.environ["MYPYPATH"] = str(COPY)
    found: list[Any] = mypycify(
        [f"--config-file={config}", *(file for files in parts.values() for file in files)],
        opt_level=os.environ.get("CIVITAS_OPTIMIZE", "3"),
        debug_level="0",
        multi_file=True,
        separate=[(files, name) for name, files in parts.items()],
        target_dir=str(BUILD / "c"),
    )
    libraries = [each for each in found if len(each.sources) > 1]
    for extension in found:  # the files of one library all define what they want of another
        extension.extra_compile_args += ["-fcommon", "-fvisibility=hidden", "-fno-plt"]
    for extension in libraries:  # mypyc forgets these where it has seen the modules before
        wanted_too = map(str, sorted((BUILD / "c").glob("*_extra_ops.c")))
        extension.sources += [file for file in wanted_too if file not in extension.sources]
    return found
