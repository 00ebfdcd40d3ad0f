"""The gallery: who watches a match, in whatever process; who is gone is forgotten."""

from __future__ import annotations

import pytest

from civitas.web.tables import gallery
from tests.web.conftest import Opener
from tests.web.people import match_of, people, wait_for


def test_spectators_come_and_go(open_house: Opener, sqlite: str) -> None:
    house = open_house(sqlite)
    anna, ben, cleo = people(house, "Anna", "Ben", "Cleo")
    match = match_of(house, "toy", anna, ben)
    watchers = house.news.gallery
    assert watchers.names(match) == ()
    watchers.come(match, None, "")
    watchers.come(match, cleo.id, "Cleo")
    watchers.come(match, cleo.id, "Cleo")  # on a second screen
    assert watchers.names(match) == ("Cleo", "")
    watchers.go(match, cleo.id, "Cleo")
    assert watchers.names(match) == ("Cleo", "")
    watchers.go(match, cleo.id, "Cleo")
    watchers.go(match, None, "")
    assert watchers.names(match) == ()


def test_spectators_of_another_process(
    open_house: Opener, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gallery, "AGAIN", 0.0)  # the other may not have listened the first time
    here, there = open_house(database), open_house(database)
    anna, ben, cleo = people(here, "Anna", "Ben", "Clëo O’Neill")
    match = match_of(here, "toy", anna, ben)
    there.news.gallery.come(match, None, "")
    here.news.gallery.come(match, cleo.id, cleo.name)
    if not here.store.shared:
        assert there.news.gallery.names(match) == ("",)
        return

    def heard() -> bool:
        here.news.gallery.remind(match)  # as every stream does while it is open
        return there.news.gallery.names(match) == (cleo.name, "")

    wait_for(heard)
    here.news.gallery.go(match, cleo.id, cleo.name)
    wait_for(lambda: there.news.gallery.names(match) == ("",))
    here.news.gallery.come(match, cleo.id, cleo.name)
    wait_for(heard)
    monkeypatch.setattr(gallery, "FRESH", 0.0)  # as if the other process had died long ago
    assert there.news.gallery.names(match) == ("",)
