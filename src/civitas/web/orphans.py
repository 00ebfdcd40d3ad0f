"""Orphans: a process whose parent is gone ends by itself, and leaves the port to whoever comes."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from typing import Final

LAST_WORDS: Final = 10.0
"""Seconds that a server process gets to end in order."""


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
