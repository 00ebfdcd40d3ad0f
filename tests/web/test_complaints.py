"""What goes wrong again and again is written down once, with how often it was."""

from __future__ import annotations

import sqlite3

import pytest

from civitas.web.storage.complaints import PAUSE, ROOM, Complaints
from civitas.web.storage.database import database_fault


def test_the_same_complaint_is_written_once_in_a_while(caplog: pytest.LogCaptureFixture) -> None:
    now = 0.0
    complaints = Complaints(lambda: now)
    broken = database_fault(sqlite3.OperationalError("attempt to write a readonly database"))
    for _ in range(1000):
        complaints.hear("database", broken)
    complaints.hear("janitor", broken)
    complaints.hear("database", OSError("[Errno 24] Too many open files\nand more"))
    now = PAUSE
    for _ in range(2):
        complaints.hear("database", broken)
    assert caplog.messages == [
        "database: attempt to write a readonly database",
        "janitor: attempt to write a readonly database",
        "database: [Errno 24] Too many open files",
        "database: attempt to write a readonly database (999 times more since it was last said)",
    ]


def test_few_complaints_are_remembered(caplog: pytest.LogCaptureFixture) -> None:
    complaints = Complaints(lambda: 0.0)
    many = ROOM // 1000  # of a thousand letters and more
    for number in [*range(many), many - 1, 0]:
        complaints.hear("bots", OSError(f"{number}" + "x" * 1000))
    assert len(caplog.messages) == many + 1
