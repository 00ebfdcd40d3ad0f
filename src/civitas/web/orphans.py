"""Orphans: a process whose parent is gone ends by itself, and leaves the port to whoever comes."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from multiprocessing import spawn
from typing import Any, Final

LAST_WORDS: Final = 10.0
"""Seconds that a server process gets to end in order."""
BEGINNING: Final = """\
import sys
from multiprocessing.spawn import spawn_main
try:
    spawn_main({handles})
except EOFError:
    sys.exit("civitas: the server was ended while it started this process")
"""
"""What a new process does first. It hears from its parent what it shall do; so nothing else than
this can say what is the matter when there is nobody to tell."""
_PLAIN: Final = spawn.get_command_line


def start_quietly() -> None:
    """Let processes that this one starts say in one line that it was gone too soon; Python itself
    would tell in twenty where it was in its own files."""
    spawn.get_command_line = _command_line


def _command_line(**handles: Any) -> list[str]:
    command: list[str] = _PLAIN(**handles)
    if "-c" in command:  # not where program and Python are one file
        told = ", ".join(f"{name}={value!r}" for name, value in handles.items())
        command[command.index("-c") + 1] = BEGINNING.format(handles=told)
    return command


def end_with_parent(in_order: bool) -> None:
    """Watch the process that has started this one, and end when it does: in order, where others
    wait for an answer, or at once, where nobody does any more.

    That works wherever Python does, and however the parent was ended.
    """
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_outlive, args=(parent, in_order), daemon=True).start()


def _outlive(parent: multiprocessing.process.BaseProcess, in_order: bool) -> None:
    parent.join()
    if in_order:
        os.kill(os.getpid(), signal.SIGTERM)
        time.sleep(LAST_WORDS)
    os._exit(1)
