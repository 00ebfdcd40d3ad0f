"""The files of a server: whole after a stop, short while it runs, few of them open, for its owner
alone; and what is said of a file that cannot be used."""

from __future__ import annotations

import errno
import logging
import os
import resource
import socket
import sqlite3
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from civitas.web.serve import CannotServe, serve
from civitas.web.settings import BadSettings, settings_of
from civitas.web.speech.words import sentence
from civitas.web.storage.database import CONNECTIONS, LOG, BadDatabase, address, check_there
from civitas.web.storage.glasses import MOST
from civitas.web.storage.private import files_of, log_size
from civitas.web.storage.schema import Person
from civitas.web.storage.store import Store
from tests.patience import PATIENCE, ended
from tests.web.conftest import Opener
from tests.web.people import wait_for
from tests.web.server import Process, ok, processes, serving

LINUX = sys.platform == "linux"
TWO = [{"kind": "me"}, {"kind": "me"}]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "civitas.db"


def test_after_a_stop_all_is_in_one_file(file: Path, tmp_path: Path) -> None:
    """Even if somebody else has it open, and whatever threads have read in it."""
    with serving(f"sqlite:///{file}") as served:
        anna = served.player("Anna")
        match = anna.create("toy", seats=TWO)["id"]
        ask = anna.table(match)["asks"][0]
        ok(anna.pick(match, ask["seq"], ask["picks"][0]["pick"], seat=ask["seat"]))
        readers = [threading.Thread(target=served.house.store.pulse, args=[match]) for _ in "abc"]
        for reader in readers:
            reader.start()
        ended(*readers)
        other = sqlite3.connect(file)
        other.execute("SELECT count(*) FROM event").fetchall()
    with closing(other):
        assert log_size(file) == 0
        alone = tmp_path / "alone.db"
        alone.write_bytes(file.read_bytes())
    with closing(sqlite3.connect(alone)) as copy:
        assert copy.execute("SELECT count(*) FROM event").fetchone() == (1,)


def test_the_log_is_cut_when_nobody_reads_in_it(open_house: Opener, file: Path) -> None:
    house = open_house(f"sqlite:///{file}")
    house.janitor.close()

    def write() -> None:
        long = {"text": "x" * (LOG // 4)}
        house.store.write(lambda session: session.add(Person(name="A", joined=0, wishes=long)))

    with closing(sqlite3.connect(file, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM person").fetchall()
        for _ in range(5):
            write()
        house.janitor.round(0)
        assert log_size(file) > LOG
    house.janitor.round(0)
    assert log_size(file) == 0


def modes(files: list[Path]) -> set[int]:
    return {found.stat().st_mode & 0o777 for found in files if found.exists()}


@pytest.fixture(params=[0o000, 0o022, 0o777])
def umask(request: pytest.FixtureRequest) -> Iterator[None]:
    before = os.umask(request.param)
    yield
    os.umask(before)


@pytest.mark.usefixtures("umask")
def test_files_are_made_for_their_owner_alone(file: Path) -> None:
    settings = settings_of(str(file))
    store = Store(settings.database)
    store.write(lambda session: session.add(Person(name="Anna", joined=0, wishes={})))
    assert all(found.exists() for found in files_of(file)[:3])
    assert modes([*files_of(file), file.with_name("civitas.db.secret")]) == {0o600}
    store.close()


def test_files_that_others_could_read_are_closed(
    file: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """As an older Civitas has left them, killed in the middle of play."""
    secret = file.with_name("civitas.db.secret")
    Store(settings_of(str(file)).database).close()
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("INSERT INTO vigil VALUES (1, 0, 0)")
    for found in (*files_of(file)[:3], secret):
        found.chmod(0o644)
    with caplog.at_level(logging.WARNING):
        Store(settings_of(str(file)).database).close()
    assert modes([*files_of(file), secret]) == {0o600}
    told = [record.getMessage() for record in caplog.records]
    assert any(f"{file} could be read by others" in line for line in told)
    assert any(f"{secret} could be read by others" in line for line in told)
    other.close()


def test_a_full_disk_leaves_no_half_of_a_secret(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With room again, the server starts; nobody has to remove anything by hand."""
    secret = file.with_name("civitas.db.secret")

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        with pytest.raises(BadDatabase) as refused:
            settings_of(str(file))
    assert refused.value.params["why"] == "No space left on device"
    assert not secret.exists()
    assert settings_of(str(file)).secret == secret.read_bytes()


def test_a_new_secret_for_an_old_database_is_told(
    file: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Who restores a backup without it should know why nobody is signed in any more."""
    secret = file.with_name("civitas.db.secret")
    with caplog.at_level(logging.WARNING):
        Store(settings_of(str(file)).database).close()
        settings_of(str(file))
    assert not caplog.records
    secret.unlink()
    with caplog.at_level(logging.WARNING):
        settings_of(str(file))
    (told,) = (record.getMessage() for record in caplog.records)
    assert told.startswith(f"{secret} was gone; the new one does not know who was signed in")


def test_nothing_is_put_beside_what_is_no_database(file: Path) -> None:
    """Nor is anything said of people who were signed in there."""
    file.write_bytes(b"somebody's letters")
    with pytest.raises(BadDatabase) as refused:
        settings_of(str(file))
    assert refused.value.params["why"] == "file is not a database"
    assert list(file.parent.iterdir()) == [file]


@pytest.mark.parametrize("host", ["x" * 300, "\udcff"])
def test_a_host_that_is_no_name(host: str, file: Path) -> None:
    with pytest.raises(CannotServe) as refused:
        serve(settings_of(str(file), host), lambda address: None)
    assert refused.value.message == "error-port"


@pytest.mark.parametrize("name", ["~somebody-unknown-here/x.db", "x" * 300])
def test_a_name_that_no_file_can_have(name: str) -> None:
    with pytest.raises(BadDatabase) as refused:
        check_there(address(name))
    assert refused.value.message == "error-copy-nothing"


@pytest.mark.parametrize("short", ["qq", "password", "fifteen letters"])
def test_a_secret_that_could_be_guessed_is_refused(
    file: Path, monkeypatch: pytest.MonkeyPatch, short: str
) -> None:
    """Whoever knows it could be anybody here."""
    monkeypatch.setenv("CIVITAS_SECRET", short)
    with pytest.raises(BadSettings, match="error-secret-short") as refused:
        settings_of(str(file))
    for language in ("en", "de"):
        told = sentence(refused.value, language)
        assert "CIVITAS_SECRET" in told
        assert short not in told


# -------------------------------------------------------------------- descriptors


def open_files(process: int | str = "self") -> list[str]:
    """What a process has open."""
    found = []
    for link in Path(f"/proc/{process}/fd").glob("*"):
        try:
            found.append(str(link.readlink()))
        except FileNotFoundError:
            continue
    return found


def test_threads_that_end_leave_nothing_open(file: Path) -> None:
    """Bursts of many threads at once, as visitors bring them."""
    store = Store(f"sqlite:///{file}")

    def visit() -> None:
        store.pulse("x")
        store.match("x")
        store.chat("x")
        store.write(lambda session: None)

    for _ in range(4):
        threads = [threading.Thread(target=visit) for _ in range(50)]
        for thread in threads:
            thread.start()
        ended(*threads)
    if LINUX:
        mine = [name for name in open_files() if name.startswith(str(file))]
        assert len(mine) <= 2 * (MOST + CONNECTIONS + 2) + 1
    store.close()
    if LINUX:
        assert not [name for name in open_files() if name.startswith(str(file))]


def test_a_server_that_has_run_out_of_descriptors_goes_on(site: Path, sqlite: str) -> None:
    """Strangers take all that are left; when they have gone, everybody plays on."""
    if not LINUX:
        return
    with processes(site, sqlite, 1) as (server,):
        anna = server.player("Anna")
        match = anna.create("toy", seats=TWO)["id"]
        used = len(open_files(server.number))
        resource.prlimit(server.number, resource.RLIMIT_NOFILE, (used + 12, used + 12))
        strangers = [_come_in(server) for _ in range(60)]
        wait_for(lambda: len(open_files(server.number)) >= used + 11)
        for stranger in strangers:
            stranger.close()
        wait_for(lambda: len(open_files(server.number)) <= used + 8)
        again = server.player(token=anna.token)
        ask = again.table(match)["asks"][0]
        ok(again.pick(match, ask["seq"], ask["picks"][0]["pick"], seat=ask["seat"]))
        assert again.table(match)["seq"] == 1


def _come_in(server: Process) -> socket.socket:
    """Somebody who takes a place, asks for something and stays."""
    stranger = socket.create_connection(("127.0.0.1", httpx.URL(server.url).port or 0), PATIENCE)
    stranger.sendall(b"GET /static/civitas.css HTTP/1.1\r\nHost: localhost\r\n\r\n")
    return stranger


# -------------------------------------------------------------------- files that cannot be used


def cut_off(file: Path) -> None:
    with file.open("r+b") as handle:
        handle.truncate(file.stat().st_size // 2)


def scribbled_over(file: Path) -> None:
    with file.open("r+b") as handle:
        handle.seek(4096 * 3)
        handle.write(b"nonsense" * 512)


@pytest.mark.parametrize("damage", [cut_off, scribbled_over])
def test_a_damaged_file_is_refused(file: Path, damage: Callable[[Path], None]) -> None:
    Store(f"sqlite:///{file}").close()
    damage(file)
    before = file.read_bytes()
    with pytest.raises(BadDatabase, match="error-database-damaged") as refused:
        Store(f"sqlite:///{file}")
    for language, word in (("en", "backup"), ("de", "Sicherung")):
        assert word in sentence(refused.value, language)
    assert file.read_bytes() == before


@pytest.mark.parametrize("given", ["soon", "-1", "0", "nan", "1e9"])
def test_a_wait_that_is_none(given: str, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CIVITAS_WAIT", given)
    with pytest.raises(BadSettings, match="error-wait"):
        settings_of(str(file))
    monkeypatch.setenv("CIVITAS_WAIT", "1.5")
    assert settings_of(str(file)).wait == 1.5
