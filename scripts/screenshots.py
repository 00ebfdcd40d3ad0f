"""Take the pictures of docs/screenshots: the key pages, wide and on a phone, in a real browser.

    .venv/bin/python scripts/screenshots.py

Needs Chromium (Debian: apt install chromium); with pngquant the files come out a third as large.
A server is started on a database of its own.
"""

from __future__ import annotations

import random
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, Page, StorageState, sync_playwright

from civitas.kernel.match import new

ROOT: Final = Path(__file__).parents[1]
SHOTS: Final = ROOT / "docs" / "screenshots"
TITLE: Final = "sands_of_time"
WIDE: Final[dict[str, Any]] = {"viewport": {"width": 1440, "height": 900}}
PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
ENGLISH: Final[dict[str, Any]] = {"locale": "en-GB"}
GERMAN_NIGHT: Final[dict[str, Any]] = {"locale": "de-DE", "color_scheme": "dark"}
OFFERED: Final = "#picks .pick, #picks .strong, #sheets .glow"


class Known(NamedTuple):
    """What the pictures after the first ones go on with."""

    table: str
    curtain: str
    state: StorageState


@contextmanager
def server() -> Iterator[str]:
    """A server of its own; its address."""
    with tempfile.TemporaryDirectory() as folder:
        program = str(Path(sys.executable).with_name("civitas"))
        command = [program, "serve", "--port", "0", "--database", f"{folder}/civitas.db"]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        line = process.stdout.readline()
        try:
            yield next(word for word in line.split() if "http://" in word).rstrip("/")
        finally:
            process.terminate()
            process.wait()


def main() -> None:
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    if chromium is None:
        sys.exit("There is no Chromium here; on Debian: apt install chromium")
    SHOTS.mkdir(exist_ok=True)
    for old in SHOTS.glob("*.png"):
        old.unlink()
    with server() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium, args=["--no-sandbox", "--disable-gpu"]
        )
        known = wide(browser, url)
        phone(browser, url, known)
        night(browser, url, known)
        browser.close()
    shrink()


def wide(browser: Browser, url: str) -> Known:
    """A match of Livia's; what she does on the way is also what the other pages show."""
    page = browser.new_context(base_url=url, **ENGLISH, **WIDE).new_page()
    page.goto("/")
    page.fill("[name=name]", "Livia")
    page.wait_for_load_state("networkidle")
    shoot(page, "home_wide")
    page.click(f"form[action='/play/{TITLE}'] button")
    luck = random.Random(11)
    play(page, luck, "first province")
    shoot(page, "start_wide")
    page.locator("[data-place='region:india']").dispatch_event("click")
    shoot(page, "why_wide")
    page.click("#why button")
    play(page, luck, "two cards")
    shoot(page, "cards_wide")
    play(page, luck, "Where|Which region|do you move|place", at_least=70)
    shoot(page, "table_wide")
    table = page.url
    replay(page)
    for name, path in (
        ("new_wide", f"/new/{TITLE}"),
        ("library_wide", f"/library/{TITLE}#aqueduct"),
        ("rules_wide", f"/library/{TITLE}/rules#SOT-10.1"),
        ("error_wide", "/nothing"),
    ):
        page.goto(path)
        shoot(page, name)
    set_table(page, "me", "open", "bot-greedy")
    shoot(page, "lounge_wide")
    set_table(page, "me", "here", "bot-greedy")
    ready(page)
    curtain = page.url
    page.goto("/me")
    shoot(page, "me_wide")
    return Known(table, curtain, page.context.storage_state())


def replay(page: Page) -> None:
    """A whole match out of a file, half way through."""
    match = new(TITLE, ["Dido", "Hannibal", "Berenice"], seed="5a4d1c0e77b0", log=False)
    luck = random.Random(5)
    while not match.over:
        ask = luck.choice(match.asks)
        match.pick(luck.choice(ask.picks), ask.seat)
    page.goto("/")
    page.set_input_files(
        "[name=file]", {"name": "match.civ", "mimeType": "", "buffer": match.to_bytes()}
    )
    page.click("[action='/upload'] button")
    ready(page)
    page.goto(f"{page.url}?at={len(match.journal) // 2}")
    ready(page)
    shoot(page, "replay_wide")


def set_table(page: Page, *seats: str) -> None:
    page.goto(f"/new/{TITLE}")
    for number, seat in enumerate(seats):
        page.select_option(f"[name=seat-{number}]", seat)
        if seat == "here":
            page.fill(f"[name=name-{number}]", "Octavian")
    page.click("form button.strong")


def phone(browser: Browser, url: str, known: Known) -> None:
    stranger = browser.new_context(base_url=url, **ENGLISH, **PHONE).new_page()
    stranger.goto("/")
    stranger.wait_for_load_state("networkidle")
    shoot(stranger, "home_phone")
    context = browser.new_context(base_url=url, storage_state=known.state, **ENGLISH, **PHONE)
    page = context.new_page()
    for name, path in (("me_phone", "/me"), ("new_phone", f"/new/{TITLE}")):
        page.goto(path)
        shoot(page, name)
    page.goto(known.table)
    ready(page)
    shoot(page, "table_phone")
    for tab in ("sheet-boards", "seats", "log"):
        page.click(f'[data-tab="{tab}"]')
        shoot(page, f"{tab.removeprefix('sheet-')}_phone")
    page.goto(known.curtain)
    ready(page)
    shoot(page, "curtain_phone")


def night(browser: Browser, url: str, known: Known) -> None:
    """In German, after dark."""
    context = browser.new_context(base_url=url, storage_state=known.state, **GERMAN_NIGHT, **WIDE)
    page = context.new_page()
    page.goto("/")
    page.wait_for_load_state("networkidle")
    shoot(page, "home_dark_german")
    page.goto(known.table)
    ready(page)
    shoot(page, "table_dark_german")
    handy = browser.new_context(base_url=url, storage_state=known.state, **GERMAN_NIGHT, **PHONE)
    page = handy.new_page()
    page.goto(known.table)
    play(page, random.Random(12), "zwei Karten")
    shoot(page, "cards_dark_german_phone")


def ready(page: Page) -> None:
    page.wait_for_selector("main[data-ready]")


def play(page: Page, luck: random.Random, question: str, at_least: int = 0) -> None:
    """Click until this is asked, and after so many clicks."""
    ready(page)
    for clicks in range(600):
        page.wait_for_selector(OFFERED, state="attached", timeout=60_000)
        fits = page.locator("#sentence", has_text=re.compile(question)).count()
        if fits and clicks >= at_least and not page.query_selector(".crumb"):
            return
        if offered := page.query_selector_all(OFFERED):  # a late update may have cleared it
            luck.choice(offered).dispatch_event("click")
        page.wait_for_timeout(120)


def shoot(page: Page, name: str) -> None:
    page.wait_for_timeout(1500)  # what is new has stopped moving by then
    page.screenshot(path=SHOTS / f"{name}.png", animations="disabled")
    print(name)


def shrink() -> None:
    """256 colours are enough for paper and ink."""
    pngquant = shutil.which("pngquant")
    if pngquant is None:
        print("Without pngquant the pictures stay large; on Debian: apt install pngquant")
        return
    files = sorted(map(str, SHOTS.glob("*.png")))
    subprocess.run([pngquant, "--force", "--ext", ".png", "--speed", "1", *files], check=True)


if __name__ == "__main__":
    main()
