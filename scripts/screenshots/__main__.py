"""Take the pictures of docs/screenshots: the key pages, wide and on a phone, in a real browser.

    .venv/bin/python -m scripts.screenshots

Needs Chromium (Debian: apt install chromium); with pngquant the files come out a third as large.
A server is started on a database of its own.
"""

from __future__ import annotations

import shutil
import sys
import tempfile

from playwright.sync_api import Playwright, sync_playwright

from scripts.screenshots.camera import SHOTS, server, shrink
from scripts.screenshots.clash import clash, late_match
from scripts.screenshots.sands import night, phone, wide


def main() -> None:
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    if chromium is None:
        sys.exit("There is no Chromium here; on Debian: apt install chromium")
    SHOTS.mkdir(exist_ok=True)
    for old in SHOTS.glob("*.png"):
        old.unlink()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        take_all(playwright, chromium, f"sqlite:///{folder}/civitas.db")
    shrink()


def take_all(playwright: Playwright, chromium: str, database: str) -> None:
    late = late_match(database)
    with server(database) as url:
        browser = playwright.chromium.launch(
            executable_path=chromium, args=["--no-sandbox", "--disable-gpu"]
        )
        known = wide(browser, url)
        phone(browser, url, known)
        night(browser, url, known)
        clash(browser, url, late)
        browser.close()


main()
