"""All that is shown can be read: every text of every title, on every sheet, on eight screens."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from civitas.kernel.setting import Options
from tests.web.browser.conftest import Opener
from tests.web.browser.hands import CLASH, ERA, OIKUMENE, SANDS, become, ready
from tests.web.browser.late import played, seated

SCREENS = (
    *((1280, 800), (1440, 900), (1920, 1080), (2560, 1440)),
    *((1024, 768), (768, 1024), (390, 844), (844, 390)),
)
FULL: dict[str, tuple[int, Options]] = {
    SANDS: (5, {}),
    CLASH: (4, {"expansion": True, "trade": False}),
    ERA: (6, {}),
    OIKUMENE: (12, {}),
}
"""By title, the seats and options of a match with much on the table."""

READ = Path(__file__).with_name("legible.js").read_text("utf-8")


@pytest.mark.parametrize("title", FULL)
def test_all_that_is_shown_can_be_read(open_page: Opener, place: Path, title: str) -> None:
    seats, options = FULL[title]
    page = open_page("/me", locale="de-DE")
    become(page, f"Leser {title}")
    page.goto(f"/match/{seated(place, f'Leser {title}', played(title, seats, options, 'autumn'))}")
    ready(page)
    wrong = []
    for wide, high in SCREENS:
        page.set_viewport_size({"width": wide, "height": high})
        most, faults = page.evaluate(READ)
        assert most > 40, (wide, high)
        wrong += [f"{wide} x {high}, {fault}" for fault in faults]
    assert wrong == []
    check_seats(page)


HIDDEN = "seats => seats.scrollHeight - seats.clientHeight"


def check_seats(page: Page) -> None:
    """On a desk all seats have room, and each opens; on a phone the own means are in sight."""
    page.set_viewport_size({"width": 1440, "height": 900})
    plates = page.locator("#seats article svg")
    assert page.locator("#seats").evaluate(HIDDEN) <= 1
    if page.locator("#seats.crowded").count():
        folded = plates.last.bounding_box()
        page.locator("#seats .unfold").last.click()
        whole = plates.last.bounding_box()
        assert folded
        assert whole
        assert whole["height"] > 1.2 * folded["height"]
    expect(page.locator("#means")).to_be_hidden()
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator("#means svg")).to_be_visible()
    expect(page.locator("#seats.crowded")).to_have_count(0)
    assert page.locator("#tabs").evaluate("tabs => tabs.scrollWidth - tabs.clientWidth") <= 0
