"""Undo by consent: in a friendly match all may agree to take back what luck has shown since."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest
from sqlalchemy import update

from civitas.kernel.asks import Ask, Pick
from civitas.kernel.log import Line
from civitas.kernel.match import loads
from civitas.titles.clash_of_cultures.picks.common import PASS
from civitas.titles.clash_of_cultures.picks.moves import COMMAND
from civitas.titles.oikumene.picks.common import YES
from civitas.web.house import House
from civitas.web.lobby.pleas import Found, Goal, find_goals, told_apart, with_questions
from civitas.web.lobby.pleas import goals as goals_of
from civitas.web.speech.voice import Voice, voice_of
from civitas.web.storage.clocks import NO_CLOCKS, Budget
from civitas.web.storage.schema import Match, Plea
from civitas.web.tables.replays import past_of
from tests.laws.toy import Take
from tests.web.conftest import Opener
from tests.web.people import (
    ME,
    OPEN,
    RANDOM,
    make_pick,
    match_of,
    offer,
    people,
    play,
    seen,
    wait_for,
)
from tests.web.server import Player, Served, ok, serving

DICE = random.Random(7)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('pleas') / 'civitas.db'}") as served:
        yield served


@pytest.fixture
def three(served: Served) -> tuple[list[Player], str]:
    """Three people who have each bid in secret and laid a stone: nothing can be taken back."""
    return table_of(served)


def table_of(served: Served) -> tuple[list[Player], str]:
    players = [served.player(name) for name in ("Anna", "Ben", "Cleo")]
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    match = players[0].create("toy", seats=seats, public=True)["id"]
    for player in players[1:]:
        ok(player.post(f"/matches/{match}/join"))
    for player in players:
        pick(player, match)
    for player in players:
        pick(player, match)
    return players, match


def pick(player: Player, match: str) -> Any:
    """The first pick that is offered."""
    ask = player.table(match)["asks"][0]
    return ok(player.pick(match, ask["seq"], ask["picks"][0]["pick"]))


def goals(player: Player, match: str) -> list[dict[str, Any]]:
    return list(ok(player.get(f"/matches/{match}/goals")))


def plead(player: Player, match: str, step: int) -> Any:
    return ok(player.post(f"/matches/{match}/plea", step=step))


def answer(player: Player, match: str, number: int, agree: bool = True) -> Any:
    return ok(player.post(f"/matches/{match}/consent", number=number, agree=agree))


def page_of(player: Player, path: str) -> str:
    url = str(player.http.base_url).removesuffix("/api/")
    return player.http.get(url + path).text


def log_of(player: Player, match: str) -> list[str]:
    return [line["text"] for line in ok(player.get(f"/matches/{match}/log"))["lines"]]


def test_who_agrees_again_and_again_agrees_once(
    served: Served, three: tuple[list[Player], str]
) -> None:
    """The asker as well, who need not: what is kept of it does not grow."""
    (anna, ben, _), match = three
    number = plead(anna, match, goals(anna, match)[0]["step"])["plea"]["number"]
    for player in (ben, anna, ben, anna, ben):
        assert answer(player, match, number)["plea"]["waiting"] == [2]
    with served.house.store.reading() as session:
        plea = session.get(Plea, match)
        assert plea is not None
        assert len(plea.agreed) == 2


def test_all_agree_and_the_match_goes_back(three: tuple[list[Player], str]) -> None:
    (anna, ben, cleo), match = three
    before = anna.table(match)
    assert not before["can_undo"]
    goal = goals(anna, match)[0]
    plea = plead(anna, match, goal["step"])["plea"]
    assert (plea["seat"], plea["picks"], plea["waiting"]) == (0, 3, [1, 2])
    assert answer(ben, match, plea["number"])["plea"]["waiting"] == [2]
    table = answer(cleo, match, plea["number"])
    assert (table["plea"], table["picks"], table["waiting"]) == (None, 3, [0])
    assert table["seq"] == before["seq"] + 1
    told = log_of(cleo, match)[-1]
    assert told.startswith("Anna takes back 3 decisions with the consent of all others")
    for player in (anna, ben, cleo):
        pick(player, match)


def test_a_page_shows_it_to_each_as_it_concerns_them(three: tuple[list[Player], str]) -> None:
    (anna, ben, cleo), match = three
    plead(anna, match, goals(anna, match)[0]["step"])

    def shown(player: Player, language: str = "en") -> str:
        return page_of(player, f"/match/{match}?lang={language}")

    assert all(f'data-do=\\"{deed}\\"' in shown(ben) for deed in ("agree", "refuse"))
    assert 'data-do=\\"withdraw\\"' in shown(anna)
    assert "Anna asks to take back the last 3 decisions." in shown(cleo)
    assert "Not agreed yet: Ben, Cleo" in shown(anna)
    assert "Noch nicht zugestimmt: Ben, Cleo" in shown(anna, "de")
    assert "die letzten 3 Entscheidungen" in shown(cleo, "de")


def test_it_is_said_whether_anybody_has_to_be_asked(served: Served) -> None:
    """Not of those who share a screen, and of no bot."""
    anna, ben = served.player("Anna"), served.player("Ben")
    here = [{"kind": "me"}, {"kind": "me", "name": "Otto"}]
    for more, note in (
        ([], "Nobody else has to be asked here"),
        ([{"kind": "open"}], "have to agree"),
    ):
        match = anna.create("toy", seats=here + more, public=True)["id"]
        if more:
            ok(ben.post(f"/matches/{match}/join"))
        assert note in page_of(anna, f"/match/{match}/goals?seat=0")


def test_one_refuses_and_nothing_happens(three: tuple[list[Player], str]) -> None:
    (anna, ben, cleo), match = three
    before = anna.table(match)
    plea = plead(anna, match, goals(anna, match)[0]["step"])["plea"]
    answer(ben, match, plea["number"])
    table = answer(cleo, match, plea["number"], agree=False)
    assert (table["plea"], table["seq"]) == (None, before["seq"])
    gone = ben.post(f"/matches/{match}/consent", number=plea["number"], agree=True)
    assert gone.status_code == 409
    assert "Nobody asks for that any more" in gone.json()["message"]
    assert "Cleo says no" in ok(anna.get(f"/matches/{match}/chat"))[-1]["text"]


def test_it_is_withdrawn_or_lapses_when_somebody_plays_on(
    three: tuple[list[Player], str],
) -> None:
    (anna, ben, _), match = three
    step = goals(anna, match)[0]["step"]
    plea = plead(anna, match, step)["plea"]
    answer(anna, match, plea["number"], agree=False)
    assert "Anna withdraws it" in ok(anna.get(f"/matches/{match}/chat"))[-1]["text"]
    again = plead(anna, match, step)["plea"]
    assert again["number"] != plea["number"]
    waiting = anna.table(match)["waiting"][0]
    pick(three[0][waiting], match)
    assert anna.table(match)["plea"] is None
    late = ben.post(f"/matches/{match}/consent", number=again["number"], agree=True)
    assert late.status_code == 409
    assert plead(anna, match, step)["plea"]["picks"] == again["picks"] + 1


def test_two_pleas_at_once_and_other_bad_ones(
    served: Served, three: tuple[list[Player], str]
) -> None:
    (anna, ben, _), match = three
    plead(anna, match, goals(anna, match)[0]["step"])
    second = ben.post(f"/matches/{match}/plea", step=goals(ben, match)[0]["step"])
    assert (second.status_code, second.json()["error"]) == (409, "refused-plea-other")
    assert "asks to take back already" in second.json()["message"]
    stranger = served.player("Zoe")
    watched = stranger.post(f"/matches/{match}/plea", step=0)
    assert watched.status_code == 403
    assert "This seat is not yours" in watched.json()["message"]
    assert stranger.post(f"/matches/{match}/consent", number=1, agree=True).status_code == 403
    assert stranger.get(f"/matches/{match}/goals").status_code == 403


def test_only_to_before_a_pick_of_ones_own(three: tuple[list[Player], str]) -> None:
    (anna, ben, _), match = three
    theirs = goals(ben, match)[0]["step"]
    for step in (theirs, 99):
        refused = anna.post(f"/matches/{match}/plea", step=step)
        assert (refused.status_code, refused.json()["error"]) == (409, "refused-plea-goal")


def test_a_match_for_the_ratings_has_none(served: Served) -> None:
    (anna, _, _), match = table_of(served)
    rated = update(Match).where(Match.id == match)
    rated = rated.values(friendly=False, seating=Match.seating + 1)
    served.house.store.write(lambda session: session.execute(rated))
    assert ok(anna.get(f"/matches/{match}"))["friendly"] is False
    assert goals(anna, match) == []
    refused = anna.post(f"/matches/{match}/plea", step=0)
    assert (refused.status_code, refused.json()["error"]) == (409, "refused-plea-rated")
    page = page_of(anna, f"/match/{match}")
    assert 'id="ask-back"' not in page


def test_bots_agree_to_everything(served: Served) -> None:
    anna = served.player("Anna")
    bot = {"kind": "bot", "bot": "random"}
    match = anna.create("toy", seats=[{"kind": "me"}, bot, bot])["id"]
    for _ in range(4):
        anna.play_once(match, DICE)
    anna.wait(match)
    step = goals(anna, match)[-1]["step"]
    table = plead(anna, match, step)
    assert table["plea"] is None
    assert table["picks"] <= 2, "more than the bots have bid anew by now"
    assert anna.wait(match)["asks"][0]["what"] == "bid"
    assert "Anna takes back" in log_of(anna, match)[-1]
    for _ in range(3):
        anna.play_once(match, DICE)


def test_the_file_of_such_a_match_is_verified_and_can_be_looked_at(served: Served) -> None:
    anna = served.player("Anna")
    match = anna.create("toy", seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])["id"]
    for _ in range(3):
        anna.play_once(match, DICE)
    anna.wait(match)
    for _ in range(2):
        plead(anna, match, goals(anna, match)[-1]["step"])
        anna.play_once(match, DICE)
    while not anna.play_once(match, DICE)["result"]:
        pass
    data = anna.get(f"/matches/{match}/file").content
    table = loads(data, "match.civ", log=True)
    assert [note.picks > 0 for notes in table.journal.notes.values() for note in notes] == [
        True
    ] * 2
    page = page_of(anna, f"/match/{match}/replay?at=99&lang=en")
    assert "verified" in page
    shown = ok(anna.http.post("/files", files={"file": ("match.civ", data)}))
    first, second = (
        [line["message"] for line in ok(anna.get(f"/matches/{one}/log", seat=0))["lines"]]
        for one in (match, shown["id"])
    )
    assert first == second
    again = anna.get(f"/matches/{shown['id']}/file").content
    assert loads(again, "again.civ", log=True).journal.notes == table.journal.notes


def test_other_servers_and_those_who_look_back_see_the_same(
    database: str, open_house: Opener
) -> None:
    here, there = open_house(database), open_house(database)
    anna, ben = people(here, "Anna", "Ben")
    match = match_of(here, "clash_of_cultures", anna, ben)
    play(here, match, 30)
    assert seen(there, match)[0] == 30
    before = here.hall.look(match, lambda live: len(live.table.journal))
    step = here.hall.look(match, lambda live: live.record.own(0)[-4])
    here.pleas.ask(anna, match, 0, step)
    plea = there.hall.look(match, lambda live: live.plea)
    assert plea is not None
    there.pleas.answer(ben, match, plea.number, True)

    def whole(live: Any) -> Any:
        table, record = live.table, live.record
        return table.state_hash(), table.seq, table.log, table.journal.notes, record.heard

    assert here.hall.look(match, whole) == there.hall.look(match, whole)
    play(here, match, 5)
    assert here.hall.look(match, whole) == there.hall.look(match, whole)
    assert here.hall.look(match, lambda live: len(live.table.journal)) < before + 5
    past = here.hall.look(match, past_of)
    told = here.replays.at(past, 99, 0).story
    assert told == here.hall.look(match, lambda live: live.table.story(0))


def test_neither_bots_nor_those_who_leave_hold_it_up(sqlite: str, open_house: Opener) -> None:
    house = open_house(sqlite)
    anna, ben = people(house, "Anna", "Ben")
    match = house.lobby.create(anna, "toy", [ME, OPEN, RANDOM], {}, True, 0)
    house.lobby.join(ben, match, None, None)
    wait_for(lambda: seen(house, match)[1] == [0, 1])  # the bot has bid
    for seat in (0, 1):
        seq, offered = offer(house, match, seat)
        make_pick(house, match, seat, offered[0], seq)
    seq, offered = offer(house, match, 0)
    make_pick(house, match, 0, offered[0], seq)
    step = house.hall.look(match, lambda live: live.record.own(0)[-1])
    house.pleas.ask(anna, match, 0, step)
    house.lobby.leave(ben, match)  # a bot plays on for them, and so do all others
    wait_for(lambda: seen(house, match)[1] == [0])
    plea = house.hall.look(match, lambda live: live.plea)
    assert plea is not None
    house.pleas.answer(anna, match, plea.number, True)
    notes = house.hall.look(match, lambda live: live.table.journal.notes)
    assert [note.agreed for note in notes[3]] == [()]


@pytest.mark.parametrize("budget", [NO_CLOCKS, Budget(600, 60)])
def test_the_match_waits_for_whoever_is_asked_then(
    sqlite: str, open_house: Opener, budget: Budget
) -> None:
    """In lists, in notices and by the clocks."""
    house = open_house(sqlite)
    anna, ben = people(house, "Anna", "Ben")
    match = match_of(house, "oikumene", anna, ben, budget=budget)
    asked = house.hall.look(match, lambda live: live.table.asks[0].seat)
    asker, other = (anna, ben) if asked == 0 else (ben, anna)
    while house.hall.look(match, lambda live: live.table.asks[0].seat) == asked:
        play(house, match, 1)
    step = house.hall.look(match, lambda live: goals_of(live, asked)[0].step)
    house.pleas.ask(asker, match, asked, step)
    number = house.hall.look(match, lambda live: live.last_plea)
    assert number is not None
    assert house.lobby.mine(other)[0].my_turn
    house.pleas.answer(other, match, number, True)
    assert seen(house, match)[1] == [asked]
    assert house.lobby.mine(asker)[0].my_turn
    assert not house.lobby.mine(other)[0].my_turn
    clocks = house.hall.look(match, lambda live: live.clocks)
    runs = [seat for seat, clock in clocks.items() if clock.end is not None]
    assert runs == ([asked] if budget.reserve else [])


def test_moments_that_are_called_alike_are_told_apart(served: Served) -> None:
    (anna, *_), match = table_of(served)
    texts = [goal["text"] for goal in goals(anna, match)]
    assert len(set(texts)) == len(texts)
    one, two = Take(1), Take(2)
    found = [Goal(3, one, 1, two), Goal(2, two, 2, one), Goal(1, one, 3, None)]
    say = voice_of("toy", [], "en")
    first, second, third = told_apart(found, say)
    assert first == f"{say.pick(one)} (after: {say.pick(two)})"
    assert (second, third) == (say.pick(two), say.pick(one))


def test_a_mere_no_says_what_it_came_after() -> None:
    """It says nothing without its question."""
    line = Line.of("takes-person", {"seat": 0, "person": "great_artist"}, "COC-21.9")
    found = [Goal(2, PASS, 1, COMMAND, line), Goal(1, COMMAND, 2, None, line)]
    no, moves = told_apart(found, Voice("clash_of_cultures", "en", ("Anna",)))
    assert no == "No, thanks (after: Anna takes Great Artist)"
    assert moves == "Move units"


def test_a_mere_no_says_what_was_asked_or_what_is_left_off() -> None:
    names, line = ("Anna", "Ben"), Line.of("out", {"seat": 1}, "OIK-1.1")

    def told(title: str, pick: Pick, what: str) -> str:
        ask = Ask(0, what, lambda: [pick], {"seat": 1})
        (text,) = told_apart([Goal(2, pick, 1, None, line, ask)], Voice(title, "en", names))
        return text

    assert told("clash_of_cultures", PASS, "trade-answer") == "Refuse the trade"
    assert told("oikumene", YES, "resign").endswith(" Do you really want it? – Yes")


def test_what_was_asked_is_found_out_where_it_was_asked(sqlite: str, open_house: Opener) -> None:
    """Beyond what luck has shown since, too; by the page and by the API."""
    house = open_house(sqlite)
    match = match_of(house, "clash_of_cultures", *people(house, "Anna", "Ben"))
    found = _with_a_mere_no(house, match)
    voice = house.hall.look(match, lambda live: live.voice("en"))
    for goal in with_questions(house.replays, found):
        text = told_apart([goal], voice)[0]
        assert (goal.asked is not None) == goal.vague
        if goal.asked is not None:
            assert text == voice.answer(goal.asked.what, goal.pick)
            assert text != voice.pick(goal.pick)


def _with_a_mere_no(house: House, match: str) -> Found:
    for seed in range(100):
        play(house, match, 4, seed)
        found = house.hall.look(match, partial(find_goals, seat=seed % 2))
        if sum(goal.vague for goal in found.goals) > 1:
            return found
    raise AssertionError("nobody has said no")


def test_the_same_answer_to_the_same_question_is_told_apart_by_the_log() -> None:
    """What was picked before may be called alike, too: then nothing else tells them apart."""
    one = Take(1)
    rolled = [Line.of("toy-rolled", {"seat": 0, "most": most}, "TOY-4") for most in (1, 2, 3)]
    found = [Goal(3 - n, one, n + 1, one, rolled[n]) for n in range(3)]
    texts = told_apart(found, voice_of("toy", [], "en"))
    assert len(set(texts)) == 3
    assert all("(after: " in text for text in texts)
    assert not any("(after: " in text for text in told_apart(found[:1], voice_of("toy", [], "en")))
