"""Courtesy: bots let people go first, but not for ever."""

from __future__ import annotations

import threading
import time

from civitas.web.bots.courtesy import PATIENCE, Courtesy


def test_a_bot_waits_for_the_last_one_who_is_served() -> None:
    courtesy, passed = Courtesy(), threading.Event()

    def bot() -> None:
        courtesy.let_pass()
        passed.set()

    with courtesy:
        with courtesy:
            thread = threading.Thread(target=bot)
            started = time.monotonic()
            thread.start()
        still = passed.is_set()
    thread.join(5)
    assert not still or time.monotonic() - started >= PATIENCE
    assert passed.is_set()


def test_a_bot_waits_only_so_long() -> None:
    courtesy = Courtesy()
    with courtesy:
        started = time.monotonic()
        courtesy.let_pass()
        assert time.monotonic() - started >= PATIENCE


def test_where_nobody_is_served_nobody_waits() -> None:
    courtesy = Courtesy()
    with courtesy:
        pass
    started = time.monotonic()
    for _ in range(1000):
        courtesy.let_pass()
    assert time.monotonic() - started < 1000 * PATIENCE
