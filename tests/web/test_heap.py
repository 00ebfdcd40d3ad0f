"""One heap for all threads, as the C library tells."""

from __future__ import annotations

import platform
import subprocess
import sys

from tests.patience import PATIENCE

THREADS = """
import ctypes, threading
{first}
hold = threading.Barrier(9)
def fill():
    mine = [bytes(5000) for _ in range(50)]
    hold.wait()
for _ in range(8):
    threading.Thread(target=fill).start()
hold.wait()
if hasattr(ctypes.CDLL(None), "malloc_stats"):
    ctypes.CDLL(None).malloc_stats()
"""
SHARED = "from civitas.web.heap import share_one_heap; share_one_heap()"


def heaps(first: str) -> int:
    """How many heaps a process with eight threads has."""
    done = subprocess.run(
        [sys.executable, "-c", THREADS.format(first=first)],
        capture_output=True,
        timeout=PATIENCE,
        text=True,
        check=True,
    )
    return done.stderr.count("Arena ")


def test_all_threads_share_one_heap() -> None:
    there = platform.libc_ver()[0] == "glibc"
    assert heaps(SHARED) == there
    assert (heaps("") > 1) == there
