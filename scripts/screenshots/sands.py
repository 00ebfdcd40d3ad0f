"""The Sands of Time, and the pages that all titles share."""

from __future__ import annotations

import random
from typing import Final, NamedTuple

from playwright.sync_api import Browser, StorageState

from civitas.kernel.asks import Ask
from civitas.kernel.match import new
from civitas.kernel.table import Table
from scripts.screenshots.camera import (
    ENGLISH,
    GERMAN_NIGHT,
    PHONE,
    WIDE,
    play,
    played,
    ready,
    replay,
    set_table,
    shoot,
)
from scripts.screenshots.late import sign_in

TITLE: Final = "sands_of_time"
SEED: Final = "5a4d1c0e77b0"


class Known(NamedTuple):
    """What the pictures after the first ones go on with."""

    table: str
    curtain: str
    state: StorageState


def late(table: Table, ask: Ask) -> bool:
    """The third dynasty, and Octavia has to point at the map."""
    places = (place for pick in ask.picks for place in pick.places)
    return len(table.journal) > 300 and any(place.startswith("region:") for place in places)


def wide(browser: Browser, url: str, match: str) -> Known:
    """Livia begins a match, and Octavia is late in one; the other pages show what she does."""
    page = browser.new_context(base_url=url, **ENGLISH, **WIDE).new_page()
    page.goto("/")
    page.fill(f"form[action='/play/{TITLE}'] [name=name]", "Livia")
    page.wait_for_load_state("networkidle")
    shoot(page, "home_wide")
    page.click(f"form[action='/play/{TITLE}'] button")
    luck = random.Random(11)
    play(page, luck, "first province")
    shoot(page, "start_wide")
    page.locator("[data-place='region:india']").dispatch_event("click")
    shoot(page, "why_wide", window=True)
    page.click("#why button")
    play(page, luck, "two cards")
    shoot(page, "cards_wide")
    page = browser.new_context(base_url=url, **ENGLISH, **WIDE).new_page()
    sign_in(page)
    table = f"/match/{match}"
    page.goto(table)
    ready(page)
    shoot(page, "table_wide")
    *_, whole = played(new(TITLE, ["Dido", "Hannibal", "Berenice"], seed=SEED), random.Random(5))
    replay(page, whole, len(whole.journal) // 2)
    shoot(page, "replay_wide")
    for name, path in (
        ("new_wide", f"/new/{TITLE}"),
        ("library_wide", f"/library/{TITLE}#aqueduct"),
        ("rules_wide", f"/library/{TITLE}/rules#SOT-10.1"),
        ("error_wide", "/nothing"),
    ):
        page.goto(path)
        shoot(page, name)
    set_table(page, "me", "open", "bot-medium", title=TITLE)
    shoot(page, "lounge_wide")
    set_table(page, "me", "here", "bot-medium", title=TITLE)
    ready(page)
    curtain = page.url
    page.goto("/me")
    shoot(page, "me_wide")
    return Known(table, curtain, page.context.storage_state())


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
    for tab in ("sheet-advances", "seats", "log"):
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
