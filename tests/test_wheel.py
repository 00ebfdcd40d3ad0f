"""Civitas as people install it: from a wheel, into a clean environment, without the project."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import pytest

from civitas.kernel.rulebook import rulebook
from civitas.kernel.titles import find_title
from civitas.kernel.words import LANGUAGES
from tests.kernel.test_rulebook import ROOT, TITLES
from tests.once import once
from tests.patience import PATIENCE, STARTING, Lines
from tests.web.server import Wire

pytestmark = pytest.mark.slow

BUILD = """
import os, sys
from setuptools import build_meta
getattr(build_meta, sys.argv[1])(os.path.abspath(sys.argv[2]))
"""


def environment(home: Path) -> dict[str, str]:
    """Nothing of the environment that the tests run in, but where to find programs."""
    return {"PATH": os.environ["PATH"], "HOME": str(home), "LANG": "en_GB.UTF-8"}


OURS = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
"""Whoever installs something may need to know of proxies, certificates and mirrors."""


def run(
    *command: str | Path, home: Path, typed: str = "", within: Mapping[str, str] | None = None
) -> str:
    """What a program says, called in the folder ``home``."""
    done = subprocess.run(
        list(map(str, command)),
        input=typed,
        capture_output=True,
        text=True,
        cwd=home,
        env=environment(home) if within is None else within,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def install(home: Path, *what: str, python: Path | None = None) -> None:
    """Install with uv or pip, as the Makefile does; no cache is left outside."""
    if uv := shutil.which("uv"):
        target = python or Path(sys.executable)
        command = [uv, "pip", "install", "-q", "--no-cache", "--python", str(target)]
    else:
        pip = [sys.executable, "-m", "pip", *(("--python", str(python)) if python else ())]
        quiet = ("-qq", "--no-cache-dir", "--no-compile", "--disable-pip-version-check")
        command = [*pip, "install", *quiet]
    run(*command, *what, home=home, within=OURS)


def build_wheel(home: Path) -> Path:
    """The wheel of the project, made from its source distribution and from nothing else."""
    project, tools, made = home / "project", home / "tools", home / "made"
    litter = shutil.ignore_patterns(".*", "build", "dist", "*.egg-info", "tests", "pictures")
    shutil.copytree(ROOT, project, ignore=litter)
    requires = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["build-system"]
    install(home, "--target", str(tools), *requires["requires"])
    build, able = (sys.executable, "-c", BUILD), OURS | {"PYTHONPATH": str(tools)}
    run(*build, "build_sdist", made, home=project, within=able)
    (source,) = made.glob("*.tar.gz")
    (home / "unpacked").mkdir()
    run("tar", "-xzf", source, home=home / "unpacked", within=OURS)
    (unpacked,) = (home / "unpacked").iterdir()
    run(*build, "build_wheel", made, home=unpacked, within=able)
    (wheel,) = made.glob("*.whl")
    return wheel


@pytest.fixture(scope="module")
def programs(worked_once: Path) -> Path:
    """The folder of programs of a clean environment with nothing but the wheel and its needs."""
    return Path(once("wheel", lambda: bytes(installed(worked_once / "wheel"))).decode())


def installed(home: Path) -> Path:
    shutil.rmtree(home, ignore_errors=True)  # of who was interrupted
    home.mkdir()
    wheel = build_wheel(home)
    run(sys.executable, "-m", "venv", "--without-pip", "clean", home=home)
    pinned = [f"-c{ROOT / 'requirements' / name}.txt" for name in ("base", "web")]
    python = home / "clean" / "bin" / "python"
    install(home, f"civitas[web] @ {wheel.as_uri()}", *pinned, python=python)
    return python.parent


@contextmanager
def serving(programs: Path, home: Path) -> Iterator[str]:
    """The address of the installed server, started in a folder that has nothing to do with it."""
    process = subprocess.Popen(
        [programs / "civitas", "serve", "--port", "0", "--database", f"sqlite:///{home}/c.db"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=home,
        env=environment(home),
    )
    assert process.stderr is not None
    with process.stderr as errors:
        try:
            line = Lines(process.stdout).next(STARTING)
            if "http://" not in line:
                process.kill()
                raise AssertionError(errors.read())
            yield next(word for word in line.split() if "http://" in word).rstrip("/")
        finally:
            process.kill()
            process.wait(PATIENCE)


def test_nothing_is_left_behind(programs: Path, tmp_path: Path) -> None:
    """Boards, words, content, pages: all that lies in the package is in the wheel."""
    where = run(programs / "python", "-c", "import civitas; print(civitas.__file__)", home=tmp_path)
    assert where.startswith(str(programs.parent))
    assert files_in(Path(where).parent) >= files_in(ROOT / "src" / "civitas")


def files_in(folder: Path) -> set[Path]:
    found = (file.relative_to(folder) for file in folder.rglob("*") if file.is_file())
    return {file for file in found if "__pycache__" not in file.parts}


def test_the_library_and_every_clause_link_work(programs: Path, tmp_path: Path) -> None:
    with serving(programs, tmp_path) as url, Wire(url) as http:
        library = http.get("/library").text
        for title in TITLES:
            assert f'href="/library/{title}/rules"' in library
            assert http.get(f"/library/{title}").text.count("<li id=") > 40
            for language in LANGUAGES:
                told = {"Accept-Language": language}
                rules = http.get(f"/library/{title}/rules", headers=told).text
                book = rulebook(find_title(title), language)
                assert f'<div class="book" lang="{book.language}">' in rules
                anchors = re.findall(r'\bid="([A-Z]+-\d+\.\d+)"', rules)
                assert anchors == list(book.clauses)


@pytest.mark.parametrize("title", TITLES)
def test_the_terminal_tells_a_rule(title: str, programs: Path, tmp_path: Path) -> None:
    clause = next(iter(rulebook(find_title(title)).clauses))
    seats = ("--seats", "you,random", "--seed", "spring")
    told = run(programs / "civitas", "play", title, *seats, home=tmp_path, typed=f"? {clause}\nq\n")
    start = " ".join(rulebook(find_title(title)).plain(clause).split()[:4])
    assert f"{clause} {start}" in " ".join(told.split())
