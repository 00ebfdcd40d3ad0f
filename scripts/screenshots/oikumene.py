"""Oikumene: the bill of a winter, the map of a late year, a battle, on a phone."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Browser, Page

from civitas.bots import make_bot
from civitas.bots.chair import Chair
from civitas.kernel.asks import Ask
from civitas.kernel.match import new
from civitas.kernel.table import Table
from scripts.screenshots.camera import (
    ENGLISH,
    GERMAN_NIGHT,
    LAPTOP,
    PHONE,
    WIDE,
    ready,
    replay,
    shoot,
)
from scripts.screenshots.late import sign_in

OIKUMENE: Final = "oikumene"
ORIGINAL: Final = {"mode": "original"}
FOUR: Final = ("Tanaquil", "Camilla", "Lavinia", "Egeria")


def late(table: Table, ask: Ask) -> bool:
    """A winter from the third year on: Octavia feeds her people and herds."""
    return table.state.year >= 3 and ask.what == "feeding"


def oikumene(browser: Browser, url: str, match: str) -> None:
    page = browser.new_context(base_url=url, **ENGLISH, **WIDE).new_page()
    for name, path in (
        ("new", f"/new/{OIKUMENE}"),
        ("library", f"/library/{OIKUMENE}#italia_etruscans"),
    ):
        page.goto(path)
        shoot(page, f"oikumene_{name}_wide")
    sign_in(page)
    table, state = f"/match/{match}", page.context.storage_state()
    page.goto(table)
    ready(page)
    shoot(page, "oikumene_table_wide")
    battle(page)
    shoot(page, "oikumene_battle_wide")
    for name, device in (("laptop", LAPTOP), ("phone", PHONE)):
        page = browser.new_context(
            base_url=url, storage_state=state, **ENGLISH, **device
        ).new_page()
        page.goto(table)
        ready(page)
        shoot(page, f"oikumene_table_{name}")
    night = browser.new_context(base_url=url, storage_state=state, **GERMAN_NIGHT, **WIDE)
    page = night.new_page()
    page.goto(table)
    ready(page)
    shoot(page, "oikumene_table_dark_german")


def battle(page: Page) -> None:
    """Where much is seen of a battle in a match of bots out of a file."""
    match = new(OIKUMENE, FOUR, seed="etruria", options=ORIGINAL)
    bot = make_bot("greedy", 1)
    seen: dict[int, int] = {}
    while not match.over:
        seat = match.asks[0].seat
        match.pick(bot.pick(Chair(match, seat)), seat)
        shown = match.view(None).board.battle
        sides = (shown.attacker, shown.defender) if shown else ()
        seen[len(match.journal)] = sum(len(side.dice) for side in sides)
    replay(page, match, max(seen, key=lambda number: seen[number]))
