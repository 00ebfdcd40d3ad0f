"""A server process keeps to one core if it is told to, and its bots do not."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from civitas.web.cores import available
from civitas.web.settings import BadSettings, settings_of
from tests.patience import PATIENCE

SPREAD = """
import multiprocessing, os, threading
from civitas.web.bots.thinker import think_forever
from civitas.web.cores import available, everywhere, keep_to

if __name__ == "__main__":
    cores = available()
    keep_to(min(cores))
    threads = []
    thread = threading.Thread(target=lambda: threads.append(os.sched_getaffinity(0)))
    thread.start()
    thread.join()
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    bots = context.Process(target=think_forever, args=(theirs, everywhere()))
    bots.start()
    ours.recv()
    print(threads == [{min(cores)}], os.sched_getaffinity(bots.pid) == cores)
    ours.close()
    theirs.close()
    bots.kill()
"""


@pytest.mark.skipif(sys.platform != "linux", reason="only there a process chooses its core")
def test_threads_keep_to_one_core_and_bots_go_anywhere(tmp_path: Path) -> None:
    program = tmp_path / "spread.py"
    program.write_text(SPREAD)
    done = subprocess.run(
        [sys.executable, program], capture_output=True, timeout=PATIENCE, text=True, check=True
    )
    assert done.stdout == "True True\n"


@pytest.mark.parametrize("given", ["first", "-1", "100000", "0.5", "0,1"])
def test_a_core_that_is_not_there(
    given: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CIVITAS_CORE", given)
    with pytest.raises(BadSettings):
        settings_of(str(tmp_path / "civitas.db"))


def test_the_core_of_a_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CIVITAS_CORE", raising=False)
    assert settings_of(str(tmp_path / "civitas.db")).core is None
    for core in available():
        monkeypatch.setenv("CIVITAS_CORE", str(core))
        assert settings_of(str(tmp_path / "civitas.db")).core == core
