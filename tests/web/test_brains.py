"""Bots: they think in other processes, go on until a person is asked, and when one comes to grief
the match goes on."""

from __future__ import annotations

import multiprocessing
import pickle
import threading
from types import SimpleNamespace

import pytest

from civitas.kernel.match import new_header
from civitas.kernel.titles import find_title
from civitas.web.bots.brains import Worker
from civitas.web.bots.fairness import Turn
from civitas.web.bots.thinker import Job, think_forever
from civitas.web.house import House
from civitas.web.speech.words import chat_text
from civitas.web.storage.steps import Step
from civitas.web.tables.live import LATEST
from tests.patience import PATIENCE, ended
from tests.web.brittle import SLOW_START
from tests.web.conftest import Opener
from tests.web.people import (
    after_the_bots,
    against_bots,
    make_pick,
    match_of,
    offer,
    people,
    play,
    seen,
    take_back,
    wait_for,
)

HOPELESS = (
    "The bot Random on seat 1 has stumbled and cannot go on; "
    "take back the last pick, or start a new match."
)


def test_bots_go_on_until_a_person_is_asked(open_house: Opener, database: str) -> None:
    """Several picks are one write: the steps of one go have the same moment."""
    house = open_house(database)
    (anna,) = people(house, "Anna")
    match = against_bots(house, "sands_of_time", anna, ["random", "random"])
    for number in range(30):
        wait_for(lambda: 0 in seen(house, match)[1])
        play(house, match, 0)
        seq, picks = offer(house, match, 0)
        make_pick(house, match, 0, picks[number % len(picks)], seq)
    wait_for(lambda: 0 in seen(house, match)[1])
    seats = {step.seat for step in house.store.steps(match)}
    assert seats == {0, 1, 2}


def test_a_thinker_whose_server_is_gone_ends_without_a_word() -> None:
    """Killed, a server leaves what it has not read; whoever waits for it is cut off."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=think_forever, args=(theirs,))
    process.start()
    theirs.close()
    assert ours.poll(60)
    ours.close()
    process.join(PATIENCE)
    assert process.exitcode == 0


def test_matches_that_fell_asleep_are_woken_at_the_start(open_house: Opener, database: str) -> None:
    """A server dies between a pick and the bots' answer; the next one takes it up."""
    first = open_house(database)
    (anna,) = people(first, "Anna")
    match = against_bots(first, "toy", anna, ["random"])
    first.brains.close()
    first.janitor.close()
    wait_for(lambda: 0 in seen(first, match)[1])
    seq, picks = offer(first, match, 0)
    make_pick(first, match, 0, picks[0], seq)
    number, asked = seen(first, match)
    if asked == [0]:
        return
    second = open_house(database)
    wait_for(lambda: seen(second, match)[0] > number)


def told(house: object, match: str) -> list[str]:
    lines = house.store.chat(match)  # type: ignore[attr-defined]
    return [chat_text(line, "en") for line in lines if not line.name]


def test_a_bot_that_fails_is_replaced_and_the_match_goes_on(
    open_house: Opener, database: str
) -> None:
    house = open_house(database)
    (anna,) = people(house, "Anna")
    match = against_bots(house, "brittle", anna, ["greedy"])
    wait_for(lambda: told(house, match))
    assert told(house, match) == ["The bot Greedy on seat 2 has stumbled; the bot Random plays on."]
    wait_for(lambda: seen(house, match)[1] == [0])
    assert house.hall.look(match, lambda live: live.bots) == {1: "random"}
    for _ in range(40):
        wait_for(lambda: seen(house, match)[1] in ([0], []))
        if not seen(house, match)[1]:
            break
        seq, picks = offer(house, match, 0)
        make_pick(house, match, 0, picks[0], seq)
    assert seen(house, match)[1] == [], "the match came to its end"
    assert len(told(house, match)) == 1


def test_a_match_in_which_no_bot_can_go_on(open_house: Opener, sqlite: str) -> None:
    """The table says so once and does not try for ever; people can still play."""
    house = open_house(sqlite)
    anna, ben = people(house, "Anna", "Ben")
    match = match_of(house, "haunted", anna, ben)
    for seat in (0, 1):
        seq, picks = offer(house, match, seat)
        make_pick(house, match, seat, picks[0], seq)
    house.lobby.leave(anna, match)
    wait_for(lambda: len(told(house, match)) == 4)
    house.janitor.round(0)
    after_the_bots(house)
    assert told(house, match)[2:] == [
        "The bot Medium on seat 1 has stumbled; the bot Random plays on.",
        HOPELESS,
    ]
    house.lobby.return_to(anna, match)
    seq, picks = offer(house, match, 0)
    make_pick(house, match, 0, picks[0], seq, anna.id)


def test_a_bot_whose_process_dies(open_house: Opener, sqlite: str) -> None:
    """The worker is replaced; other matches notice nothing but a short wait."""
    house = open_house(sqlite)
    (anna,) = people(house, "Anna")
    deadly = against_bots(house, "deadly", anna, ["greedy"])
    peaceful = against_bots(house, "toy", anna, ["greedy"])
    wait_for(lambda: seen(house, peaceful)[1] == [0])
    wait_for(lambda: seen(house, deadly)[1] == [0])
    assert len(told(house, deadly)) == 1
    assert told(house, peaceful) == []


def test_a_process_that_is_slow_to_start_is_no_fault_of_the_bot(
    open_house: Opener, sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only while a bot thinks it may try somebody's patience."""
    monkeypatch.setenv(SLOW_START, "5")
    house = open_house(sqlite, patience=4.0)
    (anna,) = people(house, "Anna")
    match = against_bots(house, "toy", anna, ["greedy"])
    wait_for(lambda: seen(house, match)[1] == [0])
    assert told(house, match) == []


def test_nobody_has_to_wait_for_a_bot_that_never_answers(open_house: Opener, sqlite: str) -> None:
    """It is given an hour; a person picks meanwhile, and the house can be closed."""
    house = open_house(sqlite, patience=3600.0)
    (anna,) = people(house, "Anna")
    match = against_bots(house, "endless", anna, ["greedy"])
    seq, picks = offer(house, match, 0)
    make_pick(house, match, 0, picks[0], seq)
    assert seen(house, match) == (1, [1])


def test_a_bot_that_never_answers_is_replaced(open_house: Opener, sqlite: str) -> None:
    house = open_house(sqlite, patience=4.0)
    (anna,) = people(house, "Anna")
    match = against_bots(house, "endless", anna, ["greedy"])
    wait_for(lambda: told(house, match))
    wait_for(lambda: seen(house, match)[1] == [0])


def test_a_pick_of_a_person_while_a_bot_thinks(open_house: Opener, sqlite: str) -> None:
    """What the bot has thought out is stale then, and is not played."""
    house = open_house(sqlite)
    anna, ben = people(house, "Anna", "Ben")
    match = match_of(house, "toy", anna, ben)
    house.lobby.leave(ben, match)
    wait_for(lambda: seen(house, match)[1] == [0])
    number, _ = seen(house, match)
    house.lobby.return_to(ben, match)
    assert not house.hall.picks(match, number, [(1, {"pick": "bid", "coins": 1})])
    house.lobby.leave(ben, match)
    assert not house.hall.picks(match, number - 1, [(1, {"pick": "bid", "coins": 1})])
    assert seen(house, match)[0] == number


def test_a_turn_brings_along_the_steps_before_it(open_house: Opener, sqlite: str) -> None:
    """As they are in the journal, with what was taken back: nobody has to read them there."""
    house = open_house(sqlite)
    anna, ben = people(house, "Anna", "Ben")
    match = match_of(house, "toy", anna, ben)
    house.brains.close()
    house.lobby.leave(ben, match)
    for number in range(2 * LATEST):
        before, (seat, *_) = seen(house, match)
        seq, picks = offer(house, match, seat)
        make_pick(house, match, seat, picks[0], seq)
        able = house.hall.look(match, lambda live: [n for n in (0, 1) if live.table.can_undo(n)])
        if number % 5 == 0 and seat in able:
            take_back(house, match, seat)
        steps = house.store.steps(match)
        latest = house.hall.look(match, lambda live: live.latest)
        assert len(latest) == min(len(steps), LATEST)
        assert list(latest) == steps[-len(latest) :]
        if not seen(house, match)[1]:
            break
    assert len(steps) > before


def test_a_turn_brings_nothing_along_where_others_have_gone_on(
    open_house: Opener, sqlite: str
) -> None:
    """Another process has played on, or somebody has gone back with the consent of all."""
    house, other = open_house(sqlite), open_house(sqlite)
    anna, ben = people(house, "Anna", "Ben")
    match = match_of(house, "toy", anna, ben)
    house.brains.close()
    other.brains.close()
    house.lobby.leave(ben, match)
    for one, known in ((house, 1), (house, 2), (other, 1), (house, 1), (house, 2)):
        seat = seen(one, match)[1][0]
        seq, picks = offer(one, match, seat)
        make_pick(one, match, seat, picks[0], seq)
        assert len(one.hall.look(match, lambda live: live.latest)) == known
    assert other.hall.look(match, lambda live: live.latest) == ()


def test_a_process_is_given_what_it_has_not_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Out of the turn if that has it, else out of the journal."""
    steps = [Step(0, f"{n}", n) for n in range(9)]
    read: list[int] = []

    def journal(start: int) -> list[Step]:
        read.append(start)
        return steps[start:]

    given: list[Job] = []
    worker = Worker(1.0)
    monkeypatch.setattr(Worker, "ready", lambda _: None)
    worker._pipe = SimpleNamespace(send_bytes=lambda data: given.append(Job(*pickle.loads(data))))  # type: ignore[assignment]
    header = new_header(find_title("toy"), ("Anna", "Ben"), {}, "seed")
    turn = Turn(header, 9, {1: "random"}, [1], 1, False, latest=tuple(steps[4:]))
    for known, wanted in ((6, []), (4, []), (9, []), (3, [3]), (0, [0])):
        read.clear()
        worker._known.put("match", known)
        worker.give("match", turn, journal)
        assert read == wanted
        assert given[-1].start == known
        assert list(given[-1].steps) == steps[known:]
    worker.give("match", turn._replace(latest=()), journal)
    assert list(given[-1].steps) == steps


def test_a_house_that_is_closed_while_its_workers_start(open_house: Opener, sqlite: str) -> None:
    for _ in range(4):
        house = open_house(sqlite)
        house.brains.warm_up()
        _closes(house)


def test_a_house_that_is_closed_before_its_bot_has_begun_to_think(
    open_house: Opener, sqlite: str
) -> None:
    """Its process is just being started, and nobody could end it before."""
    for _ in range(4):
        house = open_house(sqlite, patience=3600.0)
        (anna,) = people(house, "Anna")
        against_bots(house, "endless", anna, ["greedy"])
        _closes(house)


def _closes(house: House) -> None:
    closing = threading.Thread(target=house.close, name="The house", daemon=True)
    closing.start()
    ended(closing)
