"""A match that has ended because somebody let the time pass has no result to account for."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect
from sqlalchemy import update
from sqlalchemy.orm import Session

from civitas.web.storage.schema import OVER, Match, Seat
from civitas.web.storage.store import Store
from tests.web.browser.conftest import Opener
from tests.web.browser.hands import ready, together


def let_the_time_pass(place: Path, match: str) -> None:
    """What the janitor does then."""
    over = {"status": OVER, "waiting": [], "seating": Match.seating + 1, "late": "end"}
    store = Store(f"sqlite:///{place / 'civitas.db'}")

    def end(session: Session) -> None:
        session.execute(update(Match).where(Match.id == match).values(over))
        first = update(Seat).where(Seat.match == match, Seat.number == 0)
        session.execute(first.values(late=True))

    store.write(end)
    store.close()


def test_it_offers_no_account_of_points_that_there_is_not(open_page: Opener, place: Path) -> None:
    anna, bert = open_page(), open_page()
    together(anna, bert)
    let_the_time_pass(place, anna.url.rpartition("/")[2])
    ready(anna).reload()
    expect(anna.locator("#sentence")).to_contain_text("let the time run out")
    expect(anna.locator("#ending .button:visible")).to_have_text(["Replay"])
    expect(anna.locator("#ending button")).to_have_text("Play again")
    anna.click("#ending .button:visible")
    expect(anna.locator("#tools a")).to_have_text("To the table")
    anna.click("#tools a")
    expect(ready(anna).locator("#sentence")).to_contain_text("let the time run out")
