"""A server that is killed in the middle of play, again and again, loses nothing acknowledged."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import text

from civitas.web.storage.store import Store
from tests.web.cuts import Killable, Nest, power_cuts

CUTS = 10
"""On each database."""


def test_power_cuts_lose_nothing(site: Path, database: str) -> None:
    with Nest(site, database) as nest:
        tally = power_cuts(nest.hatch, database, CUTS)
    assert tally.lost == []
    assert tally.cuts == CUTS
    assert tally.acknowledged >= CUTS
    assert tally.unheard <= 3 * CUTS


def test_what_is_lost_is_found_out(site: Path, sqlite: str) -> None:
    """A disk that forgets all but the first step of every match when the power is cut."""
    with Nest(site, sqlite) as nest:

        def forgetful() -> Killable:
            store = Store(sqlite)
            with store.reading() as session:
                session.execute(text("DELETE FROM event WHERE number > 0"))
                session.execute(text("UPDATE match SET events = 1 WHERE events > 1"))
            store.close()
            return nest.hatch()

        assert power_cuts(forgetful, sqlite, 2, people=1, picks=9).lost
