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

from playwright.sync_api import Browser, Page, Playwright, StorageState, sync_playwright

from civitas.bots import make_bot
from civitas.bots.chair import Chair
from civitas.kernel.match import new
from civitas.kernel.table import Table
from civitas.web.hall import Hall, Live, last_step
from civitas.web.lobby import Lobby, SeatWish
from civitas.web.people import People
from civitas.web.steps import Step
from civitas.web.store import Store

ROOT: Final = Path(__file__).parents[1]
SHOTS: Final = ROOT / "docs" / "screenshots"
TITLE: Final = "sands_of_time"
CLASH: Final = "clash_of_cultures"
SEED: Final = "5a4d1c0e77b0"
FOUR: Final = ("Dido", "Hannibal", "Berenice", "Sophonisba")
PASSWORD: Final = "laurel and olive"
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


def late_match(database: str) -> str:
    """A match of Octavia's, four rounds long played by bots in all seats; its id."""
    store = Store(database)
    people, hall = People(store, b""), Hall(store, lambda *_: None)
    octavia = people.guest("Octavia")
    people.change(octavia, password=PASSWORD)
    seats = [SeatWish("me"), *[SeatWish("bot", "greedy")] * 3]
    lobby = Lobby(store, lambda *_: None)
    match = lobby.create(octavia, CLASH, seats, {"expansion": True}, False, 0)
    bot = make_bot("greedy", 1)

    def act(live: Live) -> list[Step]:
        table, steps = live.table, []
        while not (table.state.round == 5 and _turn_of(table, 0)):
            seat = table.asks[0].seat
            table.pick(bot.pick(Chair(table, seat)), seat)
            steps.append(last_step(table))
        return steps

    hall.change(match, act, lambda live: None)
    store.close()
    return match


def _turn_of(table: Table, seat: int) -> bool:
    ask = table.ask_for(seat)
    return ask is not None and ask.what == "turn"


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


def wide(browser: Browser, url: str) -> Known:
    """A match of Livia's; what she does on the way is also what the other pages show."""
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
    shoot(page, "why_wide")
    page.click("#why button")
    play(page, luck, "two cards")
    shoot(page, "cards_wide")
    play(page, luck, "Where|Which region|do you move|place", at_least=70)
    shoot(page, "table_wide")
    table = page.url
    *_, match = played(new(TITLE, ["Dido", "Hannibal", "Berenice"], seed=SEED), random.Random(5))
    replay(page, match, len(match.journal) // 2)
    shoot(page, "replay_wide")
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


def set_table(page: Page, *seats: str, title: str = TITLE, **options: str) -> None:
    page.goto(f"/new/{title}")
    for option, choice in options.items():
        page.select_option(f"[name=option-{option}]", label=choice)
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


def clash(browser: Browser, url: str, late: str) -> None:
    """Clash of Cultures: the start, late in a match, a battle, and what there is to read."""
    page = browser.new_context(base_url=url, **ENGLISH, **WIDE).new_page()
    for name, path in (("new", f"/new/{CLASH}"), ("library", f"/library/{CLASH}#rome")):
        page.goto(path)
        shoot(page, f"clash_{name}_wide")
    page.goto("/me")
    page.fill("form[action='/me/sign-in'] [name=name]", "Octavia")
    page.fill("form[action='/me/sign-in'] [name=password]", PASSWORD)
    page.click("form[action='/me/sign-in'] button")
    set_table(page, "me", *["bot-random"] * 2, title=CLASH)
    play(page, random.Random(1), "Your turn: 3")
    shoot(page, "clash_start_wide")
    table, state = f"/match/{late}", page.context.storage_state()
    page.goto(table)
    play(page, random.Random(1), "Your turn")
    shoot(page, "clash_table_wide")
    page.click("#aids >> text=All as a list")
    page.click("#aids >> text=What they do")
    shoot(page, "clash_picks_wide")
    battle(page)
    shoot(page, "clash_battle_wide")
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


def battle(page: Page) -> None:
    """Where much is seen of a battle in a match out of a file."""
    for luck in range(20, 200):
        match = new(CLASH, FOUR, seed=SEED, options={"expansion": True})
        seen = {len(match.journal): _seen(now) for now in played(match, random.Random(luck))}
        at = max(seen, key=lambda number: seen[number])
        if seen[at] > 8:
            break
    replay(page, match, at)


def _seen(match: Table) -> int:
    """How much there is to see of a battle."""
    shown = match.view(None).board.battle
    sides = (shown.attacker, shown.defender) if shown else ()
    return sum(len(side.dice) + 2 * len(side.shares) for side in sides)


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
