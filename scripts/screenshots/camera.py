"""What all pictures need: a server, a browser that clicks, a camera."""

from __future__ import annotations

import random
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

from civitas.kernel.table import Table

SHOTS: Final = Path(__file__).parents[2] / "docs" / "screenshots"
WIDE: Final[dict[str, Any]] = {"viewport": {"width": 1440, "height": 900}}
LAPTOP: Final[dict[str, Any]] = {"viewport": {"width": 1280, "height": 720}}
PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
ENGLISH: Final[dict[str, Any]] = {"locale": "en-GB"}
GERMAN_NIGHT: Final[dict[str, Any]] = {"locale": "de-DE", "color_scheme": "dark"}
OFFERED: Final = "#picks .pick, #picks .strong, #sheets .glow"


@contextmanager
def server(database: str) -> Iterator[str]:
    """A server of its own; its address."""
    program = str(Path(sys.executable).with_name("civitas"))
    command = [program, "serve", "--port", "0", "--database", database]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    line = process.stdout.readline()
    try:
        yield next(word for word in line.split() if "http://" in word).rstrip("/")
    finally:
        process.terminate()
        process.wait()


def played(match: Table, luck: random.Random) -> Iterator[Table]:
    """Play a whole match at random, with a look at the table after every pick."""
    while not match.over:
        ask = luck.choice(match.asks)
        match.pick(luck.choice(ask.picks), ask.seat)
        yield match


def replay(page: Page, match: Table, at: int) -> None:
    """A match out of a file, at this position."""
    page.goto("/")
    page.set_input_files(
        "[name=file]", {"name": "match.civ", "mimeType": "", "buffer": match.to_bytes()}
    )
    page.click("[action='/upload'] button")
    ready(page)
    page.goto(f"{page.url}?at={at}")
    ready(page)


def set_table(page: Page, *seats: str, title: str, **options: str) -> None:
    page.goto(f"/new/{title}")
    for option, choice in options.items():
        page.select_option(f"[name=option-{option}]", label=choice)
    for number, seat in enumerate(seats):
        page.select_option(f"[name=seat-{number}]", seat)
        if seat == "here":
            page.fill(f"[name=name-{number}]", "Octavian")
    page.click("form button.strong")


def ready(page: Page) -> None:
    page.wait_for_selector("main[data-ready]")


_NO_WINDOW: Final = """() => {
    document.querySelector("#sure[open] [data-do=sure]")?.click();
    document.querySelectorAll("dialog[open]").forEach((window) => window.close());
}"""
"""Where a finger may slip, it was meant."""


def play(page: Page, luck: random.Random, question: str, at_least: int = 0) -> None:
    """Click until this is asked, and after so many clicks."""
    ready(page)
    for clicks in range(600):
        page.wait_for_selector(OFFERED, state="attached", timeout=60_000)
        page.evaluate(_NO_WINDOW)
        fits = page.locator("#sentence", has_text=re.compile(question)).count()
        if fits and clicks >= at_least and not page.query_selector(".crumb"):
            return
        if offered := page.query_selector_all(OFFERED):  # a late update may have cleared it
            luck.choice(offered).dispatch_event("click")
        page.wait_for_timeout(120)
    raise AssertionError(f"nobody was asked: {question}")


def shoot(page: Page, name: str, *, window: bool = False) -> None:
    """Take a picture; a window lies on the page where one is wanted, and only there."""
    page.wait_for_timeout(1500)  # what is new has stopped moving by then
    assert page.locator("dialog[open]").count() == window, f"{name}: not what shall be shown"
    page.screenshot(path=SHOTS / f"{name}.png", animations="disabled")
    print(name)
