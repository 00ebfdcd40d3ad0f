"""Orphans: processes whose parent is killed while it starts them."""

from __future__ import annotations

import signal
import subprocess
import sys

import pytest

from tests.patience import PATIENCE

KILLED = """
import multiprocessing, os, signal
from multiprocessing import resource_tracker, util
from civitas.web.orphans import start_quietly

{first}
resource_tracker.ensure_running()
start = util.spawnv_passfds

def start_and_be_killed(*given):
    start(*given)
    os.kill(os.getpid(), signal.SIGKILL)

util.spawnv_passfds = start_and_be_killed
multiprocessing.get_context("spawn").Process(target=print).start()
"""


def run(program: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        timeout=PATIENCE,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("first", ["start_quietly()", "start_quietly(); start_quietly()"])
def test_who_was_never_told_what_to_do_says_so_in_one_line(first: str) -> None:
    done = run(KILLED.format(first=first))
    assert done.returncode == -signal.SIGKILL
    assert done.stderr.splitlines() == [
        "civitas: the server was ended while it started this process"
    ]


def test_whoever_is_told_does_it() -> None:
    program = """
import multiprocessing
from civitas.web.orphans import start_quietly
start_quietly()
process = multiprocessing.get_context("spawn").Process(target=print, args=("Ave",))
process.start()
process.join()
print(process.exitcode)
"""
    done = run(program)
    assert (done.returncode, done.stdout.split(), done.stderr) == (0, ["Ave", "0"], "")
