"""Spans of time in words."""

from __future__ import annotations

import time

from civitas.web.speech.words import web_words
from civitas.web.storage.clocks import DAY, HOUR, MINUTE


def left(due: int, language: str) -> str:
    """How much time there still is; of three days that have just begun, three are left."""
    seconds = max(due - int(time.time()), 0)
    hours = (seconds + MINUTE - 1) // HOUR
    if not hours:
        return web_words(language).say("web-minutes-left", {"minutes": seconds // MINUTE})
    if hours < 48:
        return web_words(language).say("web-hours-left", {"hours": hours})
    return web_words(language).say("web-days-left", {"days": hours // 24})


def span(seconds: int, language: str) -> str:
    """So much time, in the largest unit that fits."""
    units = ("days", DAY), ("hours", HOUR), ("minutes", MINUTE), ("seconds", 1)
    unit, size = next((unit, size) for unit, size in units if seconds % size == 0)
    return web_words(language).say(f"web-span-{unit}", {"count": seconds // size})
