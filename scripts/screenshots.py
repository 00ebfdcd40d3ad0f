"""Take the pictures of docs/screenshots: the key pages, wide and on a phone, in a real browser.

    .venv/bin/python scripts/screenshots.py

Needs Chromium (Debian: apt install chromium). A server is started on a database of its own.
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
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

ROOT: Final = Path(__file__).parents[1]
SHOTS: Final = ROOT / "docs" / "screenshots"
WIDE: Final[dict[str, Any]] = {"viewport": {"width": 1440, "height": 900}}
PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
OFFERED: Final = "#picks .pick, #picks .strong, #sheets .glow"


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
    with server() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        state = wide(browser, url)
        phone(browser, url, state)
        dark(browser, url, state)
        browser.close()


def wide(browser: Browser, url: str) -> Any:
    """A match of Livia's; what she sees on the way is also what the other pages show."""
    context = browser.new_context(base_url=url, locale="en-GB", **WIDE)
    page = context.new_page()
    page.goto("/")
    page.fill("[name=name]", "Livia")
    page.wait_for_load_state("networkidle")
    shoot(page, "home_wide")
    page.click("form[action='/play/sands_of_time'] button")
    luck = random.Random(11)
    play(page, luck, "first province")
    shoot(page, "start_wide")
    play(page, luck, "two cards")
    shoot(page, "cards_wide")
    play(page, luck, "Where|Which region|do you move|place", at_least=70)
    shoot(page, "table_wide")
    table = page.url
    page.goto(f"{table}/replay?at=60")
    ready(page)
    shoot(page, "replay_wide")
    for name, path in (
        ("new_wide", "/new/sands_of_time"),
        ("library_wide", "/library/sands_of_time"),
        ("rules_wide", "/library/sands_of_time/rules#SOT-10.1"),
        ("me_wide", "/me"),
    ):
        page.goto(path)
        shoot(page, name)
    return {"table": table, "state": context.storage_state()}


def phone(browser: Browser, url: str, known: Any) -> None:
    context = browser.new_context(
        base_url=url, locale="en-GB", storage_state=known["state"], **PHONE
    )
    page = context.new_page()
    page.goto("/")
    page.wait_for_load_state("networkidle")
    shoot(page, "home_phone")
    page.goto(known["table"])
    ready(page)
    shoot(page, "table_phone")
    for tab in ("sheet-boards", "seats", "log"):
        page.click(f'[data-tab="{tab}"]')
        shoot(page, f"{tab.removeprefix('sheet-')}_phone")
    play(page, random.Random(12), "two cards")
    shoot(page, "cards_phone")


def dark(browser: Browser, url: str, known: Any) -> None:
    context = browser.new_context(
        base_url=url, locale="de-DE", color_scheme="dark", storage_state=known["state"], **WIDE
    )
    page = context.new_page()
    page.goto(known["table"])
    ready(page)
    shoot(page, "table_dark_german")


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


if __name__ == "__main__":
    main()
