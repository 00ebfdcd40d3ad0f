"""One heap for all threads, as the C library tells."""

from __future__ import annotations

import gc
import platform
import subprocess
import sys
import weakref

import pytest

from civitas.web import heap
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
HOLES = """
from pathlib import Path
from civitas.web.heap import give_back

def resident():
    told = Path("/proc/self/status").read_text()
    return int(told.partition("VmRSS:")[2].split()[0]) // 1024

large = [bytes(20_000) for _ in range(4000)]
small = [bytes(600) if n % 2 else None for n in range(4000)]
del large[::2]
before = resident()
give_back()
print(before - resident())
"""
LARGE = """
import ctypes
{first}
once = bytes(20 << 20)
del once
held = [bytes(1 << 20) for _ in range(20)]
if hasattr(ctypes.CDLL(None), "malloc_stats"):
    ctypes.CDLL(None).malloc_stats()
"""
TIED = """
import gc, time, weakref
from civitas.web import heap

class Tied:
    def __init__(self):
        self.me = self

gc.disable()
heap.OFTEN = heap.SELDOM = 0.05
heap.ALL = 10**9
heap.Sweeper(time.monotonic()).start()
held = Tied()
gone = weakref.ref(held)
time.sleep({held})
del held
while gone() is not None:
    time.sleep(0.02)
print("gone")
"""
SHARED = "from civitas.web.heap import share_one_heap; share_one_heap()"


def told_by(program: str, first: str) -> str:
    """What the allocator says of a process that begins so."""
    done = subprocess.run(
        [sys.executable, "-c", program.format(first=first)],
        capture_output=True,
        timeout=PATIENCE,
        text=True,
        check=True,
    )
    return done.stderr


def heaps(first: str) -> int:
    """How many heaps a process with eight threads has."""
    return told_by(THREADS, first).count("Arena ")


def test_all_threads_share_one_heap() -> None:
    there = platform.libc_ver()[0] == "glibc"
    assert heaps(SHARED) == there
    assert (heaps("") > 1) == there


def inside(first: str) -> float:
    """How many megabytes the heap has when twenty are held, after as many were dropped at once."""
    told = told_by(LARGE, first)
    return int(told.split()[5]) / (1 << 20) if told else 0


def test_what_is_large_stays_out_of_the_heap_whatever_was_dropped() -> None:
    assert inside(SHARED) < 15
    if platform.libc_ver()[0] == "glibc":
        assert inside("") > 20


def test_what_is_free_between_what_is_in_use_is_given_back() -> None:
    """Forty megabytes are free, in holes of twenty kilobytes; half of that are whole pages."""
    done = subprocess.run(
        [sys.executable, "-c", HOLES], capture_output=True, timeout=PATIENCE, text=True, check=True
    )
    if platform.libc_ver()[0] == "glibc":
        assert int(done.stdout) > 20


@pytest.mark.parametrize("held", [0, 0.2], ids=["at once", "after some searches"])
def test_what_holds_on_to_itself_is_found_though_python_does_not_search(held: float) -> None:
    """Whatever was in use when it was searched for the first time is searched once more."""
    program = TIED.format(held=held)
    done = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        timeout=PATIENCE,
        text=True,
        check=True,
    )
    assert done.stdout == "gone\n"


class Tied:
    """Holds on to itself."""

    def __init__(self) -> None:
        self.me = self


def test_what_was_in_use_for_long_is_found_within_a_minute() -> None:
    """A line that was open for some searches leaves its ring behind when it is hung up."""
    sweeper = heap.Sweeper(0.0)
    held = Tied()
    gone = weakref.ref(held)
    gc.collect()
    gc.collect()
    gc.disable()
    try:
        del held
        for number in range(2 * heap.NEXT):
            sweeper.search(number * heap.ALL / (2 * heap.NEXT))
        assert gone() is not None
        sweeper.search(heap.ALL)
        assert gone() is None
    finally:
        gc.enable()


def test_to_search_all_takes_a_small_part_of_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    searched: list[int] = []
    clock = iter(range(1000))  # every search takes a second
    monkeypatch.setattr("gc.collect", searched.append)
    monkeypatch.setattr("time.thread_time", lambda: float(next(clock)))
    sweeper = heap.Sweeper(0.0)
    for now in (heap.ALL, 2 * heap.ALL, heap.SHARE, heap.SHARE + heap.ALL):
        sweeper.search(now)
    assert searched == [2, 0, 0, 2]
