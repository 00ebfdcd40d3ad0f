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

from scripts.screenshots import clash, era, oikumene, sands
from scripts.screenshots.camera import SHOTS, server
from scripts.screenshots.late import Wish, late_matches
from scripts.shrink import shrink


def main() -> None:
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    if chromium is None:
        sys.exit("There is no Chromium here; on Debian: apt install chromium")
    SHOTS.mkdir(exist_ok=True)
    for old in SHOTS.glob("*.png"):
        old.unlink()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        take_all(playwright, chromium, f"sqlite:///{folder}/civitas.db")
    shrink(SHOTS.glob("*.png"))


def take_all(playwright: Playwright, chromium: str, database: str) -> None:
    wishes = {
        sands.TITLE: Wish(3, sands.late),
        clash.CLASH: Wish(4, clash.late, {"expansion": True}),
        era.ERA: Wish(3, era.late, automas=1),
        oikumene.OIKUMENE: Wish(4, oikumene.late, oikumene.ORIGINAL),
    }
    late = late_matches(database, wishes)
    with server(database) as url:
        browser = playwright.chromium.launch(
            executable_path=chromium, args=["--no-sandbox", "--disable-gpu"]
        )
        known = sands.wide(browser, url, late[sands.TITLE])
        sands.phone(browser, url, known)
        sands.night(browser, url, known)
        clash.clash(browser, url, late[clash.CLASH])
        era.era(browser, url, late[era.ERA])
        oikumene.oikumene(browser, url, late[oikumene.OIKUMENE])
        browser.close()


main()
