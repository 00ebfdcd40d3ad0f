"""Era of Tribes with an Automa: late in a match, why the Automa did that, on a phone."""

from __future__ import annotations

import random
from typing import Final

from playwright.sync_api import Browser

from civitas.kernel.asks import Ask
from civitas.kernel.table import Table
from scripts.screenshots.camera import (
    ENGLISH,
    GERMAN_NIGHT,
    LAPTOP,
    PHONE,
    WIDE,
    play,
    ready,
    shoot,
)
from scripts.screenshots.late import sign_in

ERA: Final = "era_of_tribes"


def late(table: Table, ask: Ask) -> bool:
    """The sixth round, and the turn is Octavia's."""
    return table.state.round == 6 and ask.what == "turn"


def era(browser: Browser, url: str, match: str) -> None:
    page = browser.new_context(base_url=url, **ENGLISH, **WIDE).new_page()
    for name, path in (("new", f"/new/{ERA}"), ("library", f"/library/{ERA}#romans")):
        page.goto(path)
        shoot(page, f"era_{name}_wide")
    sign_in(page)
    table, state = f"/match/{match}", page.context.storage_state()
    page.goto(table)
    play(page, random.Random(1), "Your turn")
    shoot(page, "era_table_wide")
    page.click("[data-leaf=table]")
    shoot(page, "era_beside_wide")
    deed = page.locator("#lines li", has_text="Automa goes to")
    while not deed.count():
        page.click("#earlier")
        page.wait_for_timeout(500)
    deed.last.locator(".because").click()
    shoot(page, "era_why_wide", window=True)
    for name, device in (("table_laptop", LAPTOP), ("map_phone", PHONE)):
        page = browser.new_context(
            base_url=url, storage_state=state, **ENGLISH, **device
        ).new_page()
        page.goto(table)
        ready(page)
        shoot(page, f"era_{name}")
    for sheet in ("progress", "table"):
        page.click(f'[data-tab="sheet-{sheet}"]')
        shoot(page, f"era_{sheet}_phone")
    night = browser.new_context(base_url=url, storage_state=state, **GERMAN_NIGHT, **WIDE)
    page = night.new_page()
    page.goto(table)
    ready(page)
    shoot(page, "era_table_dark_german")
