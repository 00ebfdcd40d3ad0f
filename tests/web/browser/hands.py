"""What a person does at a page: sit down, look what is asked, click."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Mapping
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.patience import PATIENCE

SANDS = "sands_of_time"
CLASH = "clash_of_cultures"
ERA = "era_of_tribes"
OIKUMENE = "oikumene"
TITLES = (SANDS, CLASH, ERA)
START = f"form[action='/play/{SANDS}']"
PLAY_NOW = f"{START} button"
AXE = Path(__file__).with_name("axe.min.js").read_text("utf-8")
OFFERED = "#picks .pick, #picks .strong, #sheets .glow"

# Clicks whatever can be clicked, at random, until the match is over.
PLAY_ON = """
(seed) => {
  const luck = () => ((seed = (seed * 48271) % 2147483647) / 2147483647);
  const main = document.getElementById("main");
  window.clicks = 0;
  window.sorts = {};
  window.resting = false;
  const timer = setInterval(() => {
    if (window.resting) return;
    if (!document.getElementById("ending").hidden) return clearInterval(timer);
    if (main.hasAttribute("aria-busy")) return;
    const sure = document.querySelector("#sure[open] [data-do=sure]");
    if (sure) return sure.click();
    const things = document.querySelectorAll("#picks .pick, #picks .strong, #sheets .glow");
    if (!things.length) return;
    const thing = things[Math.floor(luck() * things.length)];
    const sort = thing.dataset.place?.split(":")[0] ?? "button";
    window.sorts[sort] = (window.sorts[sort] ?? 0) + 1;
    window.clicks += 1;
    thing.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  }, 10);
}
"""

# Clicks one of these, if any are there, before the page can put others in their place.
CLICK_ONE = """
([offered, part]) => {
  const things = document.querySelectorAll(offered);
  const click = new MouseEvent("click", { bubbles: true, cancelable: true, composed: true });
  things[Math.floor(part * things.length)]?.dispatchEvent(click);
  return things.length;
}
"""

# What is written smaller than 12 pixels, wherever it can be seen.
SMALL = """
() => [...document.querySelectorAll("svg text, svg tspan")]
  .filter((node) => !node.children.length && node.getBoundingClientRect().width)
  .map((node) => [parseFloat(getComputedStyle(node).fontSize) * node.getScreenCTM().a, node])
  .filter(([size]) => size < 11.9)
  .map(([size, node]) => `${size.toFixed(1)} ${node.textContent}`)
"""

# A point where a click hits this place of the board and nothing that lies on it.
SPOT = """
(place) => {
  const box = place.getBoundingClientRect();
  for (const part of [5, 3, 7, 2, 8, 4, 6, 1, 9]) {
    for (const other of [5, 3, 7, 2, 8, 4, 6, 1, 9]) {
      const [x, y] = [box.x + (box.width * part) / 10, box.y + (box.height * other) / 10];
      if (document.elementFromPoint(x, y)?.closest("[data-place]") === place) return [x, y];
    }
  }
}
"""


def spot(page: Page, selector: str) -> tuple[float, float]:
    """Where to click on the first of these places."""
    for _ in range(100):  # the board may still be on its way to where it will lie
        if found := page.locator(selector).first.evaluate(SPOT):
            return found[0], found[1]
        page.wait_for_timeout(50)
    raise AssertionError(f"nothing of {selector} can be clicked")


def until(page: Page, expression: str, seconds: float = PATIENCE) -> None:
    """Wait until this is true on the page. (Its policy lets nobody wait inside it.)"""
    end = time.monotonic() + seconds
    while not page.evaluate(expression):
        assert time.monotonic() < end, f"not {expression}"
        page.wait_for_timeout(20)


def ready(page: Page) -> Page:
    """Wait until the table is laid."""
    page.wait_for_selector("main[data-ready]")
    return page


def become(page: Page, name: str) -> None:
    """Be a guest with this name."""
    page.goto("/me")
    page.fill("form[action='/me/name'] [name=name]", name)
    page.click("form[action='/me/name'] button")
    expect(page.locator(".head")).to_contain_text(name)


def together(anna: Page, bert: Page, title: str = SANDS) -> None:
    """Two people sit down at a table of two."""
    become(anna, "Anna")
    become(bert, "Bert")
    sit_down(anna, "me", "open", title=title)
    bert.goto(anna.input_value("#link"))
    bert.click("text=Take this seat")
    ready(bert)
    ready(anna)


def sit_down(
    page: Page,
    *seats: str,
    title: str = SANDS,
    names: tuple[str, ...] = (),
    public: bool = False,
    options: Mapping[str, str] | None = None,
) -> None:
    """Make a match with these seats and options, called as they are shown, through the form."""
    page.goto(f"/new/{title}")
    page.select_option("[name=public]", "yes" if public else "no")
    for option, choice in (options or {}).items():
        page.select_option(f"[name=option-{option}]", label=choice)
    for number in range(page.locator("[data-seat]").count()):
        wish = seats[number] if number < len(seats) else "none"
        page.select_option(f"[name=seat-{number}]", wish)
        if wish == "here":
            page.fill(f"[name=name-{number}]", names[number])
    page.click("form button.strong")


def asked(page: Page) -> str:
    return page.inner_text("#sentence")


def wait_asked(page: Page) -> None:
    page.wait_for_selector(OFFERED, state="attached")


def click_any(page: Page, luck: random.Random) -> None:
    """One click on anything that is offered; then the page has answered."""
    part = luck.random()
    while not page.evaluate(CLICK_ONE, [OFFERED, part]):
        wait_asked(page)
    confirmed(page)


def confirmed(page: Page) -> None:
    """Nothing is on its way any more; where a finger may slip, it was meant."""
    settled(page)
    if page.locator("#sure").is_visible():
        page.click("#sure [data-do=sure]")
        settled(page)


def choose(page: Page, *texts: str) -> None:
    """Click these buttons in the bar, one after the other."""
    for text in texts:
        page.click(f"#picks button span:text-is('{text}')")
    settled(page)


def log_lines(page: Page) -> list[str]:
    """What the log tells."""
    return page.locator("#lines li:not(.since)").all_inner_texts()


def settled(page: Page) -> None:
    """Nothing is on its way any more.

    Not by `expect`, which describes the whole page anew each time that it has to wait: on a board
    that takes longer than what it waits for, and this is after every click."""
    until(page, "document.getElementById('main')?.matches(':not([aria-busy])')")


class Going:
    """A match takes as long as it takes on a busy machine; but where nobody has clicked for a whole
    minute it has got stuck."""

    def __init__(self, pages: list[Page]) -> None:
        self._pages = pages
        self._clicks, self._end = -1, 0.0

    def on(self, clicks: int) -> None:
        """So many clicks by now."""
        if clicks > self._clicks:
            self._clicks, self._end = clicks, time.monotonic() + PATIENCE
        if time.monotonic() > self._end:
            asked_now = [asked(page) for page in self._pages]
            raise AssertionError(f"it does not go on after {clicks} clicks: {asked_now}")
        self._pages[0].wait_for_timeout(30)


def play_until(pages: list[Page], question: str, luck: random.Random) -> Page:
    """Click for all of them until one is asked this."""
    going, clicks = Going(pages), 0
    while True:
        for page in pages:
            if page.query_selector(OFFERED):
                if re.search(question, asked(page)):
                    return page
                click_any(page, luck)
                clicks += 1
        going.on(clicks)


def play_on_until(pages: list[Page], told: str, seed: int) -> None:
    """Each page clicks by itself, as fast as it can, until every log tells this; then all rest."""
    for number, page in enumerate(pages):
        page.evaluate(PLAY_ON, seed + number)
    going, tells = Going(pages), f"document.getElementById('lines').textContent.includes('{told}')"
    while not all(page.evaluate(tells) for page in pages):
        going.on(sum(page.evaluate("window.clicks") for page in pages))
    for page in pages:
        page.evaluate("window.resting = true")
        settled(page)
        page.evaluate("document.querySelector('#sure[open] [data-do=sure]')?.click()")
        settled(page)


def play_to_the_end(page: Page, seed: int) -> None:
    """The page clicks by itself until the match is over."""
    page.evaluate(PLAY_ON, seed)
    finish([page])


def finish(pages: list[Page]) -> None:
    """Those who rest go on clicking until the match is over."""
    for page in pages:
        page.evaluate("window.resting = false")
    going = Going(pages)
    while any(page.locator("#ending").is_hidden() for page in pages):
        going.on(sum(page.evaluate("window.clicks") for page in pages))


def violations(page: Page) -> list[str]:
    """What axe-core finds that is serious or worse."""
    page.evaluate(AXE)
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{page.url} {v['id']}: {v['nodes'][0]['html'][:160]} {v['nodes'][0].get('failureSummary')}"
        for v in found["violations"]
        if v["impact"] in ("serious", "critical")
    ]
