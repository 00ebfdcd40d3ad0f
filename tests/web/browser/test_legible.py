"""All that is shown can be read: every text of every title, on every sheet, on eight screens."""

from __future__ import annotations

from pathlib import Path

import pytest

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
    ERA: (4, {}),
    OIKUMENE: (5, {}),
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
