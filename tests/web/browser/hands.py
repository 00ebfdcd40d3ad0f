"""What a person does at a page: sit down, look what is asked, click."""

from __future__ import annotations

import random
import re

from playwright.sync_api import ElementHandle, Page, expect

START = "form[action='/play/sands_of_time']"
PLAY_NOW = f"{START} button"
OFFERED = "#picks .pick, #picks .strong, #sheets .glow"

# Clicks whatever can be clicked, at random, until the match is over.
PLAY_ON = """
(seed) => {
  const luck = () => ((seed = (seed * 48271) % 2147483647) / 2147483647);
  const main = document.getElementById("main");
  window.clicks = 0;
  const timer = setInterval(() => {
    if (!document.getElementById("ending").hidden) return clearInterval(timer);
    if (main.hasAttribute("aria-busy")) return;
    const things = document.querySelectorAll("#picks .pick, #picks .strong, #sheets .glow");
    if (!things.length) return;
    things[Math.floor(luck() * things.length)].dispatchEvent(
      new MouseEvent("click", { bubbles: true }));
    window.clicks += 1;
  }, 10);
}
"""


def ready(page: Page) -> Page:
    """Wait until the table is laid."""
    page.wait_for_selector("main[data-ready]")
    return page


def sit_down(page: Page, *seats: str, names: tuple[str, ...] = ()) -> None:
    """Make a match with these seats through the form."""
    page.goto("/new/sands_of_time")
    for number in range(5):
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
    wait_asked(page)
    things: list[ElementHandle] = page.query_selector_all(OFFERED)
    luck.choice(things).dispatch_event("click")
    settled(page)


def settled(page: Page) -> None:
    """Nothing is on its way any more."""
    expect(page.locator("#main")).not_to_have_attribute("aria-busy", re.compile("."))


def play_until(pages: list[Page], question: str, luck: random.Random) -> Page:
    """Click for all of them until one is asked this."""
    for _ in range(400):
        for page in pages:
            if page.query_selector(OFFERED):
                if re.search(question, asked(page)):
                    return page
                click_any(page, luck)
        pages[0].wait_for_timeout(30)
    raise AssertionError(f"nobody is asked {question}: {[asked(page) for page in pages]}")
