"""The guided first match on the server: others pick what was recorded, the place follows from the
journal, and whoever goes another way plays on alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from civitas.kernel.asks import Pick
from civitas.kernel.guide import GUIDED, LEARNER, Guide, guide_of
from civitas.kernel.titles import find_title
from civitas.web.house import House
from civitas.web.pages.guide import Guidance, guidance
from civitas.web.refusals import NotYours, Unknown
from civitas.web.storage.schema import BOT, Match, Seat
from civitas.web.tables.live import Live
from tests.web.conftest import Opener
from tests.web.people import make_pick, offer, people, seen, take_back, wait_for
from tests.web.server import Browser, Served, ok, serving

SANDS = "sands_of_time"


def sands() -> Guide:
    guide = guide_of(find_title(SANDS))
    assert guide is not None
    return guide


def said(house: House, match: str, language: str = "en") -> Guidance | None:
    return house.hall.look(match, lambda live: guidance(live, LEARNER, language))


def found(house: House, match: str) -> tuple[Match, list[Seat]]:
    here = house.store.match(match)
    assert here is not None
    return here


def follow(house: House, match: str, picks: int) -> None:
    """The learner does so often what the guide says."""
    for cue in sands().cues[LEARNER][house_picks(house, match) :][:picks]:
        wait_for(lambda: said(house, match) is not None)
        now = said(house, match)
        assert now is not None
        assert now.wanted is not None
        seq, offered = offer(house, match, LEARNER)
        make_pick(house, match, LEARNER, offered[now.wanted], seq)
        assert house.hall.look(match, _last_of_the_learner) == cue.pick


def _last_of_the_learner(live: Live) -> Pick:
    journal = live.table.journal
    return journal.picks[journal.last_of(LEARNER)]


def house_picks(house: House, match: str) -> int:
    return house.hall.look(match, lambda live: live.table.journal.seats.count(LEARNER))


def deviate(house: House, match: str) -> None:
    """The learner does something else."""
    wait_for(lambda: said(house, match) is not None)
    now = said(house, match)
    assert now is not None
    seq, offered = offer(house, match, LEARNER)
    make_pick(house, match, LEARNER, offered[now.wanted == 0], seq)


def test_a_guided_match_is_the_recorded_one_against_bots(open_house: Opener, database: str) -> None:
    house = open_house(database)
    (anna,) = people(house, "Anna")
    match = house.lobby.learn(anna, SANDS)
    row, seats = found(house, match)
    assert row.guided
    assert (row.seed, row.public) == (GUIDED + sands().start.seed, False)
    assert [seat.guided for seat in seats] == [True, False]
    assert (seats[1].holder, seats[1].bot) == (BOT, "beginner")
    follow(house, match, 6)
    wait_for(lambda: LEARNER in seen(house, match)[1])
    steps = sands().start.steps
    recorded = [entry.pick for entry in steps if entry.pick is not None and entry.seat != LEARNER]
    theirs = house.hall.look(
        match,
        lambda live: [p for s, p in zip(live.table.journal.seats, live.table.journal.picks,
                                        strict=True) if s != LEARNER],
    )  # fmt: skip
    read = house.hall.look(match, lambda live: live.table.read_pick)
    assert theirs == [read(pick) for pick in recorded[: len(theirs)]]
    assert theirs


def test_the_place_is_kept_by_the_journal_alone(open_house: Opener, sqlite: str) -> None:
    house = open_house(sqlite)
    (anna,) = people(house, "Anna")
    match = house.lobby.learn(anna, SANDS)
    first = said(house, match)
    assert first is not None
    assert [note.number for note in first.notes] == [1, 2, 3]
    assert [bool(note.todo) for note in first.notes] == [False, False, True]
    follow(house, match, 3)
    wait_for(lambda: said(house, match) is not None)
    there = said(house, match)
    again = said(open_house(sqlite), match)
    assert again == there
    assert again is not None
    assert again.notes[0].number == 6
    german = said(house, match, "de")
    assert german is not None
    assert german.notes[0].text != again.notes[0].text
    assert house.hall.look(match, lambda live: guidance(live, 1, "en")) is None
    assert house.hall.look(match, lambda live: guidance(live, None, "en")) is None


def test_what_is_taken_back_is_asked_for_again(open_house: Opener, sqlite: str) -> None:
    house = open_house(sqlite)
    (anna,) = people(house, "Anna")
    match = house.lobby.learn(anna, SANDS)
    follow(house, match, 4)
    wait_for(lambda: said(house, match) is not None)
    before = said(house, match)
    follow(house, match, 1)  # the caravan; then the heritage is chosen, in the same breath
    assert said(house, match) != before
    take_back(house, match, LEARNER)
    assert said(house, match) == before
    deviate(house, match)
    assert said(house, match) is None
    take_back(house, match, LEARNER)
    assert said(house, match) == before


def test_whoever_goes_another_way_is_let_go(open_house: Opener, sqlite: str) -> None:
    """The bots think for themselves then, and the match goes on."""
    house = open_house(sqlite)
    (anna,) = people(house, "Anna")
    match = house.lobby.learn(anna, SANDS)
    deviate(house, match)
    assert said(house, match) is None
    wait_for(lambda: LEARNER in seen(house, match)[1])
    assert house.hall.look(match, lambda live: live.table.journal.seats.count(1)) == 2
    assert said(house, match) is None


def test_whoever_leaves_the_guide_is_left_alone_for_good(open_house: Opener, sqlite: str) -> None:
    house = open_house(sqlite)
    anna, ben = people(house, "Anna", "Ben")
    match = house.lobby.learn(anna, SANDS)
    with pytest.raises(NotYours):
        house.lobby.leave_guide(ben, match)
    assert said(house, match) is not None
    house.lobby.leave_guide(anna, match)
    assert said(house, match) is None
    assert said(open_house(sqlite), match) is None
    with pytest.raises(NotYours):
        house.lobby.leave_guide(anna, match)


def test_a_rematch_is_a_match_like_any_other(open_house: Opener, sqlite: str) -> None:
    house = open_house(sqlite)
    (anna,) = people(house, "Anna")
    again, seats = found(house, house.lobby.rematch(anna, house.lobby.learn(anna, SANDS)))
    assert not again.guided
    assert not any(seat.guided for seat in seats)


def test_a_title_that_has_none_says_so(open_house: Opener, sqlite: str) -> None:
    house = open_house(sqlite)
    (anna,) = people(house, "Anna")
    with pytest.raises(Unknown, match="error-no-guide"):
        house.lobby.learn(anna, "toy")


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('guide') / 'here.db'}") as served:
        yield served


def test_the_pages_lead_there_and_out_again(served: Served) -> None:
    anna = Browser(served.url)
    home, library = anna.get("/").text, anna.get("/library").text
    assert f"/learn/{SANDS}" in home
    assert f"/learn/{SANDS}" in library
    assert "/learn/toy" not in home + library
    answer = anna.post(f"/learn/{SANDS}", data={"csrf": anna.csrf, "name": "Anna"})
    assert answer.status_code == 303
    table = answer.headers["location"]
    assert anna.who() == "Anna"
    page = anna.get(table).text
    assert 'id="guide"' in page
    assert "luck known" in page, "its seed is in everybody's files"
    assert "luck sealed" not in page
    update: Any = ok(anna.get(f"{table}/update"))
    assert update["guide"]["notes"][0]["number"] == 1
    anna.submit(f"{table}/seat/alone", back=table)
    assert 'id="guide"' not in anna.get(table).text
    assert "guide" not in ok(anna.get(f"{table}/update"))
    assert anna.post("/learn/toy", data={"csrf": anna.csrf}).status_code == 404
    assert anna.post("/learn/nothing", data={"csrf": anna.csrf}).status_code == 404
    assert anna.post(f"/learn/{SANDS}").status_code == 403
    anna.close()
