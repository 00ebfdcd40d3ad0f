"""A PostgreSQL of our own for the tests: started from whatever package is installed, thrown away
afterwards. It refuses to run as root, so root starts it as somebody else."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit
from uuid import uuid4

import psycopg

FOLDERS: Final = ("/usr/lib/postgresql", "/opt/homebrew/opt", "/usr/local/opt", "/usr/pgsql")


def find_programs() -> Path | None:
    """The folder with initdb and postgres, the newest version first."""
    on_path = shutil.which("initdb")
    if on_path:
        return Path(on_path).resolve().parent
    found = [file.parent for folder in FOLDERS for file in Path(folder).glob("*/bin/initdb")]
    return max(found, key=_version, default=None)


def _version(folder: Path) -> int:
    return int("".join(filter(str.isdigit, folder.parent.name)) or 0)


def missing() -> str | None:
    """Why the tests cannot have a PostgreSQL; None if they can."""
    if find_programs() is None:
        return "no initdb is installed (on Debian: apt install postgresql)"
    if os.getuid() == 0 and _servant() is None:
        return "it does not run as root, and there is no user postgres"
    return None


def _servant() -> str | None:
    try:
        return pwd.getpwnam("postgres").pw_name
    except KeyError:
        return None


class Cluster:
    """A running PostgreSQL that listens only on a socket in its own folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def new_database(self) -> str:
        """The URL of an empty database."""
        return self.copy_of(self._url("template1"))

    def copy_of(self, url: str) -> str:
        """The URL of a new database that is like this one, at which nobody is."""
        model, name = urlsplit(url).path[1:], f"test_{uuid4().hex[:12]}"
        with psycopg.connect(self._url("postgres"), autocommit=True) as wire:
            wire.execute(f"CREATE DATABASE {name} TEMPLATE {model}".encode())
        return self._url(name)

    def _url(self, name: str) -> str:
        return f"postgresql://civitas@/{name}?host={self._folder}"


@contextmanager
def running() -> Iterator[Cluster]:
    """Start one, and stop it at the end."""
    programs = find_programs()
    assert programs is not None
    user = _servant() if os.getuid() == 0 else None
    # Not in pytest's own folder: the path of a socket is short, and another user has to get there.
    memory = Path("/dev/shm")
    place = memory if memory.is_dir() else Path("/tmp")
    folder = Path(tempfile.mkdtemp(prefix="civitas-pg-", dir=place))
    data = folder / "data"
    if user:
        shutil.chown(folder, user)
    try:
        _run(
            user, programs / "initdb", "-D", data, "-U", "civitas", "-A", "trust", "-E", "UTF8",
            "--locale", "C", "--no-sync",
        )  # fmt: skip
        # Only the server of Civitas is killed in these tests, never the database's: no need to
        # wait for the disk.
        options = f"-c listen_addresses='' -c fsync=off -c max_connections=200 -k {folder}"
        log = folder / "log"
        _run(user, programs / "pg_ctl", "-D", data, "-w", "-l", log, "-o", options, "start")
        try:
            yield Cluster(folder)
        finally:
            _run(user, programs / "pg_ctl", "-D", data, "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _run(user: str | None, *command: str | Path) -> None:
    done = subprocess.run(
        [str(part) for part in command],
        user=user,
        cwd="/",
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        timeout=300,
        check=False,
        env={"PATH": os.environ["PATH"], "LC_ALL": "C"},
    )
    assert done.returncode == 0, done.stderr
