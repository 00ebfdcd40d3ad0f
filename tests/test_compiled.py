"""Compiled rules: what goes through mypyc is there, and comes out the same."""

from __future__ import annotations

import ast
import importlib
import os
import re
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from civitas.kernel.chance import Chance
from civitas.kernel.titles import known_titles
from scripts import caches, constants, structs
from scripts import compile as compiling

STATE = Path("civitas/titles/clash_of_cultures/state.py")
REGISTRY = Path("civitas/titles/clash_of_cultures/powers/registry.py")
PIECES = "civitas.titles.clash_of_cultures.content.pieces"
WAR = "civitas.titles.oikumene.war"
MODULES = [file for files in compiling.groups().values() for file in files]
BUILD = """
import sys
from mypyc.build import mypycify
from setuptools import setup

files = ["--config-file=", "chance.py", "village.py"]
extensions = mypycify(files, opt_level="0", debug_level="0")
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
VILLAGE = '''
from __future__ import annotations

import msgspec
from msgspec.structs import replace


class Village(msgspec.Struct, frozen=True):
    """A place with people.

    It never changes: ``grown`` gives another one."""

    name: str
    people: int = 3
    goods: tuple[tuple[str, int], ...] = ()
    """What it has."""

    @property
    def large(self) -> bool:
        return self.people > 3


def grown(one: Village) -> Village:
    return replace(
        one, people=one.people + 1
    )
'''
TYPES = """
import os, sys
from pathlib import Path

from mypy.errors import CompileError
from mypy.fscache import FileSystemCache
from mypyc.build import get_mypy_config
from mypyc.codegen.emitmodule import parse_and_typecheck
from mypyc.options import CompilerOptions

sys.path.insert(0, sys.argv[1])
from scripts import compile as compiling

compiling.COPY = Path.cwd() / "src"
compiling.copy()
ini = compiling.INI.replace(str(compiling.BUILD), str(Path.cwd()))
Path("mypy.ini").write_text(ini, "utf-8")
os.environ["MYPYPATH"] = str(compiling.COPY)
parts = {
    name: [str(compiling.COPY / file) for file in files]
    for name, files in compiling.groups().items()
}
files, how = FileSystemCache(), CompilerOptions(separate=True, multi_file=True)
told = ["--config-file=mypy.ini", *(file for part in parts.values() for file in part)]
sources, _, options = get_mypy_config(told, None, how, files)
at = {source.path: source for source in sources}
groups = [([at[file] for file in part], name) for name, part in parts.items()]
try:
    print(*parse_and_typecheck(sources, options, how, groups, files).errors, sep="; ")
except CompileError as error:
    print(*error.messages, sep="; ")
"""
TELL = """
import msgspec, village
from village import Village, grown

one, other = Village("a"), grown(Village("a", goods=(("ore", 1),)))
try:
    one.people = 5
except AttributeError as error:
    fixed = True
print(village.__file__.endswith(".py"), fixed, one, other, other.large, one == Village(name="a"))
print(one == other, len({one, other, Village("a"), grown(one)}), msgspec.json.encode([one, other]))
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


@cache
def compiled(text: str) -> str:
    """What becomes of a module, for all who look at it."""
    return compiling.as_compiled("", text)


@pytest.mark.slow
def test_no_compiled_dataclass_wants_slots() -> None:
    for file in MODULES:
        text = (compiling.SOURCES / file).read_text("utf-8")
        assert "slots=True" not in compiled(text), file


def test_what_answers_for_a_set_is_not_held_as_one() -> None:
    """Of a set compiled code asks the set itself: a match of Clash of Cultures lost a choice where
    everything may be paid otherwise."""
    powers = (compiling.SOURCES / REGISTRY).read_text("utf-8")
    assert re.findall(r"^    bent: (.*)$", powers, re.MULTILINE) == ["Container[str]"]


@pytest.mark.slow
def test_structs_become_classes_line_by_line() -> None:
    for file in MODULES:
        text = (compiling.SOURCES / file).read_text("utf-8")
        changed = compiled(text)
        assert not list(structs.structs(changed)), file
        assert defined(changed) >= defined(text), file


def defined(text: str) -> set[tuple[str, int]]:
    """The functions and classes of a module, each with its line."""
    kinds = ast.ClassDef | ast.FunctionDef
    return {(n.name, n.lineno) for n in ast.walk(structs.parsed(text)) if isinstance(n, kinds)}


def test_constants_from_elsewhere_are_a_modules_own() -> None:
    text = f"""from __future__ import annotations
from {PIECES} import (
    PORT,
    Unit,
)
from civitas.titles.clash_of_cultures.content.areas import WATER
"""
    assert constants.own(text, set(), compiling.SOURCES).split("\n") == [
        "from __future__ import annotations; import typing",
        f"from {PIECES} import PORT as PORT_, Unit; PORT: typing.Final = PORT_",
        *("", "", ""),
        "from civitas.titles.clash_of_cultures.content.areas import WATER",
        "",
    ]
    assert constants.own(text, {PIECES}, compiling.SOURCES) == text


def test_a_class_from_elsewhere_has_a_second_name_where_it_is_compared_or_called() -> None:
    text = f"""from __future__ import annotations
from {PIECES} import Unit
def kind(thing: Unit | str) -> Unit:
    return thing if isinstance(thing, Unit) else Unit(thing)
"""
    assert constants.own(text, set(), compiling.SOURCES).split("\n") == [
        "from __future__ import annotations; import typing",
        f"from {PIECES} import Unit; Unit_: typing.Final = Unit",
        "def kind(thing: Unit | str) -> Unit:",
        "    return thing if isinstance(thing, Unit_) else Unit_(thing)",
        "",
    ]
    assert constants.own(text, {PIECES}, compiling.SOURCES) == text


CACHED = """from __future__ import annotations
from functools import cache, lru_cache
MADE = []
@lru_cache(maxsize=1 << 1)
def double(number: int, times: int = 2) -> int:
    MADE.append(number)
    return number * times
@cache
def perhaps(number: int) -> int | None:
    return number or None
"""


def test_a_module_remembers_by_itself_what_its_functions_have_answered() -> None:
    changed, known = caches.own(CACHED), dict[str, Any]()
    assert [line for line in changed.split("\n") if "cache" in line] == [
        "from functools import cache, lru_cache",
        "@cache",  # None would look like an answer that is missing
    ]
    assert defined(changed) >= {("double", 4), ("_made_double", 5), ("perhaps", 9)}
    exec(changed, known)
    assert [known["double"](number) for number in (1, 1, 0, 0, 3, 1)] == [2, 2, 0, 0, 6, 2]
    assert known["MADE"] == [1, 0, 0, 3, 1], "when it is full all is forgotten"


def test_a_dataclass_does_what_follows_when_its_fields_are_set() -> None:
    text = (compiling.SOURCES / STATE).read_text("utf-8")
    (turn,) = [node for node in ast.parse(compiled(text)).body if "class Turn" in ast.unparse(node)]
    assert "self.cheered = cheered\n        self.__post_init__()" in ast.unparse(turn)


@pytest.mark.slow
def test_no_constant_is_a_tuple_that_begins_with_a_broken_number() -> None:
    """mypyc takes such a constant for one that was never set, unless it may be of any length."""
    for file in MODULES:
        for node in ast.parse((compiling.SOURCES / file).read_text("utf-8")).body:
            if isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.Tuple):
                first = node.value.elts[:1]
                number = any(isinstance(part, ast.Constant | ast.UnaryOp) for part in first)
                broken = number and "." in ast.unparse(first[0])
                assert not broken or "tuple[float, ...]" in ast.unparse(node.annotation), file


@pytest.mark.slow
def test_no_function_uses_a_decorated_one_that_is_defined_beside_it_within_another() -> None:
    """To mypyc it was never set there: bots of Clash of Cultures broke down, compiled."""
    for file in MODULES:
        text = (compiling.SOURCES / file).read_text("utf-8")
        for whole in [node for node in ast.parse(text).body if isinstance(node, ast.FunctionDef)]:
            inner = [node for node in ast.walk(whole) if node is not whole]
            within = [node for node in inner if isinstance(node, ast.FunctionDef)]
            decorated = {each.name for each in within if each.decorator_list}
            closures = [*within, *(node for node in inner if isinstance(node, ast.Lambda))]
            for each in closures:
                used = {node.id for node in ast.walk(each) if isinstance(node, ast.Name)}
                assert not used & decorated, f"{file}: {whole.name}"


@pytest.mark.slow
def test_a_class_takes_from_another_module_what_says_its_kind() -> None:
    """Modules that need each other are read in an order that hangs on which are compiled: what a
    class takes as its own at once, as ``market.NO_HERD``, may not have been looked at by then."""
    taken = 0
    for file in MODULES:
        tree = ast.parse((compiling.SOURCES / file).read_text("utf-8"))
        modules = imported(tree)
        for kind in (node for node in tree.body if isinstance(node, ast.ClassDef)):
            values = [
                each.value for each in kind.body if isinstance(each, ast.Assign | ast.AnnAssign)
            ]
            for value in filter(None, values):
                module, _, name = ast.unparse(value).rpartition(".")
                if module in modules:
                    taken += 1
                    told = f"{name}: Final["
                    assert told in modules[module].read_text("utf-8"), f"{module}.{name} in {file}"
    assert taken


def imported(tree: ast.Module) -> dict[str, Path]:
    """The project's own modules that one knows by their names, each with its file."""
    found = {}
    for node in tree.body:
        if isinstance(node, ast.ImportFrom):
            for each in node.names:
                path = Path(*(node.module or "").split("."), f"{each.name}.py")
                if (compiling.SOURCES / path).exists():
                    found[each.asname or each.name] = compiling.SOURCES / path
    return found


def test_only_a_dataclass_is_made_without_its_first_words() -> None:
    """Compiled, `Table.__new__(Table)` calls ``__init__`` where somebody wrote one."""
    for file in MODULES:
        text = (compiling.SOURCES / file).read_text("utf-8")
        for kind in re.findall(r"\b(\w+)\.__new__\(", text):
            assert re.search(rf"@dataclass.*\nclass {kind}\b", text), f"{kind} in {file}"


@pytest.mark.slow
def test_what_is_given_by_place_is_never_given_by_name_too() -> None:
    """``whisper(seat, ..., seat=other)``: compiled, the second one would be lost."""
    trees = [ast.parse((compiling.SOURCES / file).read_text("utf-8")) for file in MODULES]
    nodes = [node for tree in trees for node in ast.walk(tree)]
    places = {
        node.name: {word.arg for word in node.args.posonlyargs}
        for node in nodes
        if isinstance(node, ast.FunctionDef) and node.args.posonlyargs and node.args.kwarg
    }
    assert places.keys() >= {"tell", "whisper", "tell_others"}
    for node in nodes:
        if isinstance(node, ast.Call):
            called = ast.unparse(node.func).rpartition(".")[2]
            twice = places.get(called, set()) & {word.arg for word in node.keywords}
            assert not twice, ast.unparse(node)


def test_a_table_looks_itself_at_what_it_is_handed() -> None:
    looked_at = {"asked": {"seat"}, "course": {"seat"}, "table": {"seat", "seq"}}
    for module in compiling.told()["checks-itself"]:
        file = Path(*module.split(".")).with_suffix(".py")
        changed = compiling.as_compiled(module, (compiling.SOURCES / file).read_text("utf-8"))
        handed = {
            (node.arg, ast.unparse(node.annotation or node))
            for node in ast.walk(ast.parse(changed))
            if isinstance(node, ast.arg) and node.arg in ("seat", "seq")
        }
        assert handed == {(name, "Any") for name in looked_at.pop(file.stem)}
    assert not looked_at


def test_what_is_imported_whole_is_looked_at_first() -> None:
    whole = ("plunder", "sieges")
    text = f"""from __future__ import annotations
from {WAR} import (
    plunder,
    sieges,
)
from {WAR}.prizes import points
"""
    assert compiling.chapters_first(text).split("\n") == [
        *text.split("\n")[:4],
        ")" + "".join(f"; from {WAR}.{name} import __name__ as {name}__" for name in whole),
        *text.split("\n")[5:],
    ]


@pytest.mark.slow
def test_the_compiler_knows_every_kind_in_the_order_in_which_it_reads(tmp_path: Path) -> None:
    """`make fast` reads the modules of a library in an order of its own, in which mypy alone does
    not: what is of no known kind by then ends it."""
    assert said(tmp_path, TYPES, str(compiling.HOME)) == ""


@pytest.mark.slow
def test_chance_and_a_struct_are_the_same_compiled(tmp_path: Path) -> None:
    """A whole build takes many minutes; two small modules show that all parts work together."""
    source = (compiling.SOURCES / "civitas/kernel/chance.py").read_text("utf-8")
    changed = compiling.as_compiled("civitas.kernel.chance", source)
    (tmp_path / "chance.py").write_text(changed, "utf-8")
    (tmp_path / "village.py").write_text(VILLAGE, "utf-8")
    plain = said(tmp_path, TELL)
    (tmp_path / "village.py").write_text(compiling.as_compiled("village", VILLAGE), "utf-8")
    said(tmp_path, BUILD)
    cards = list(range(20))
    Chance(seed=7).shuffle(cards)
    assert said(tmp_path, PLAY) == f"False {cards} [3, 5] True"
    assert said(tmp_path, TELL) == plain.replace("True", "False", 1)


def said(where: Path, program: str, *words: str) -> str:
    """What a program prints, in an interpreter that knows nothing of the project."""
    within = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(
        [sys.executable, "-c", program, *words],
        cwd=where,
        env=within | {"PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"with a C compiler this works: {done.stdout}{done.stderr}"
    return done.stdout.strip()
