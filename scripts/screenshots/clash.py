"""Clash of Cultures: the start, late in a match, a battle, the end, and what there is to read."""

from __future__ import annotations

import random
from typing import Final

from playwright.sync_api import Browser, Page

from civitas.kernel.asks import Ask
from civitas.kernel.match import new
from civitas.kernel.table import Table
from scripts.screenshots.camera import (
    ENGLISH,
    GERMAN_NIGHT,
    LAPTOP,
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

CLASH: Final = "clash_of_cultures"
SEED: Final = "5a4d1c0e77b0"
FOUR: Final = ("Dido", "Hannibal", "Berenice", "Sophonisba")


def late(table: Table, ask: Ask) -> bool:
    """The last round but one, and the turn is Octavia's."""
    return table.state.round == 5 and ask.what == "turn"


def clash(browser: Browser, url: str, match: str) -> None:
    """Clash of Cultures: the start, late in a match, a battle, and what there is to read."""
    page = browser.new_context(base_url=url, **ENGLISH, **WIDE).new_page()
    for name, path in (("new", f"/new/{CLASH}"), ("library", f"/library/{CLASH}#rome")):
        page.goto(path)
        shoot(page, f"clash_{name}_wide")
    sign_in(page)
    set_table(page, "me", *["bot-beginner"] * 2, title=CLASH)
    play(page, random.Random(1), "Your turn: 3")
    shoot(page, "clash_start_wide")
    table, state = f"/match/{match}", page.context.storage_state()
    page.goto(table)
    play(page, random.Random(1), "Your turn")
    shoot(page, "clash_table_wide")
    page.click("[data-leaf=cards]")
    shoot(page, "clash_cards_wide")
    page.click("#aids >> text=All as a list")
    page.click("#aids >> text=What they do")
    shoot(page, "clash_picks_wide")
    end = battle(page)
    shoot(page, "clash_battle_wide")
    page.goto(f"{page.url.partition('?')[0]}?at={end}")
    ready(page)
    shoot(page, "clash_end_wide")
    laptop = browser.new_context(base_url=url, storage_state=state, **ENGLISH, **LAPTOP)
    page = laptop.new_page()
    page.goto(table)
    ready(page)
    shoot(page, "clash_table_laptop")
    page = browser.new_context(base_url=url, storage_state=state, **ENGLISH, **PHONE).new_page()
    page.goto(table)
    ready(page)
    shoot(page, "clash_table_phone")
    for sheet in ("advances", "cards"):
        page.click(f'[data-tab="sheet-{sheet}"]')
        shoot(page, f"clash_{sheet}_phone")
    night = browser.new_context(base_url=url, storage_state=state, **GERMAN_NIGHT, **WIDE)
    page = night.new_page()
    page.goto(table)
    ready(page)
    shoot(page, "clash_table_dark_german")


def battle(page: Page) -> int:
    """Where much is seen of a battle in a match out of a file; how long the match is."""
    for luck in range(20, 200):
        match = new(CLASH, FOUR, seed=SEED, options={"expansion": True})
        seen = {len(match.journal): _seen(now) for now in played(match, random.Random(luck))}
        at = max(seen, key=lambda number: seen[number])
        if seen[at] > 8:
            break
    replay(page, match, at)
    return len(match.journal)


def _seen(match: Table) -> int:
    """How much there is to see of a battle."""
    shown = match.view(None).board.battle
    sides = (shown.attacker, shown.defender) if shown else ()
    return sum(len(side.dice) + 2 * len(side.shares) for side in sides)
