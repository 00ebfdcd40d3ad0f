"""Following: what others did as frames, the position of a line, turns and what they brought."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from sqlalchemy import update as change

import civitas
from civitas.kernel.chance import commitment
from civitas.web.pages.frames import LEAP
from civitas.web.pages.gains import told_moment
from civitas.web.speech.voice import Voice
from civitas.web.storage.schema import Match
from civitas.web.tables.live import Live
from civitas.web.tables.replays import past_of
from tests.web.people import link_of, play
from tests.web.server import Player, Served, Wire, ok, serving

OTHER = ("log-", "note-", "standing", "gained", "moment")
"""Parts of the page of a replay that are not the board."""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('follow') / 'civitas.db'}") as served:
        yield served


@pytest.fixture(scope="module")
def seated(served: Served) -> tuple[str, Player, Player]:
    """A match in which cards were dealt, chosen and laid face down, and two who sit there."""
    anna, ben = served.player("Anna"), served.player("Ben")
    match: str = anna.create("sands_of_time", seats=[{"kind": "me"}, {"kind": "open"}])["id"]
    fixed = {
        "seed": "follow 5",
        "commitment": commitment("follow 5"),
    }  # the same match in every run
    served.house.store.write(
        lambda session: session.execute(change(Match).where(Match.id == match).values(fixed))
    )
    ok(ben.post(f"/matches/{match}/join", key=link_of(served.house, match)))
    play(served.house, match, 120, seed=2)
    return match, anna, ben


def _whispered(live: Live) -> list[str]:
    """What only Anna was told, and nobody hears of later: which chronicle lies where."""
    words = live.voice("en").words
    told = [words.line(line) for line in live.table.log if line.seats == (0,)]
    return [line for line in told if "chronicle" in line]


def _get(player: Player, path: str, **params: Any) -> httpx.Response:
    url = str(player.http.base_url).removesuffix("/api/")
    return player.http.get(f"{url}{path}", params=params or None)


def _board(update: Any) -> dict[str, str]:
    parts: dict[str, tuple[str, str]] = update["parts"]
    return {name: text for name, (_, text) in parts.items() if not name.startswith(OTHER)}


def test_in_the_past_nobody_thinks_any_more(served: Served) -> None:
    """Whose turn it was then is told alike of people and of bots."""
    dora = served.player("Dora")
    match = dora.create("sands_of_time", seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    play(served.house, match["id"], 30, seed=2)
    notes = [
        ok(_get(dora, f"/match/{match['id']}/replay/{number}"))["parts"]["note-1"][1]
        for number in range(12)
    ]
    assert {"bot: Random", "bot: Random · to move"} == set(notes)


def test_frames_lead_from_one_position_to_the_next(seated: tuple[str, Player, Player]) -> None:
    """Whatever is drawn in between is what the replay draws there."""
    match, anna, _ = seated
    found = ok(_get(anna, f"/match/{match}/frames/90"))
    board = found["parts"]
    assert board == _board(ok(_get(anna, f"/match/{match}/replay/90")))
    assert len(found["frames"]) > 8
    for frame in found["frames"]:
        board.update(frame["parts"])
        there = ok(_get(anna, f"/match/{match}/replay/{frame['at']}"))
        assert board == _board(there)
        assert frame["lines"][-1][0] == there["sentence"]


def test_what_the_page_has_is_not_sent(seated: tuple[str, Player, Player]) -> None:
    match, anna, _ = seated
    now = ok(_get(anna, f"/match/{match}/update"))
    have = ".".join(mark for mark, _ in now["parts"].values())
    assert ok(_get(anna, f"/match/{match}/frames/{now['at']}", have=have))["parts"] == {}
    before = ok(_get(anna, f"/match/{match}/frames/{now['at'] - 9}", have=have))
    changed = set(before["parts"])
    assert 0 < len(changed) < len(now["parts"])
    assert changed <= {name for frame in before["frames"] for name in frame["parts"]}


def test_frames_are_bounded(seated: tuple[str, Player, Player]) -> None:
    match, anna, _ = seated
    first = ok(_get(anna, f"/match/{match}/frames/0"))
    assert (first["at"], first["last"], first["total"]) == (0, LEAP, 120)
    assert len(first["frames"]) <= LEAP
    assert ok(_get(anna, f"/match/{match}/frames/{10**9}"))["frames"] == []


def test_again_since_my_last_turn(served: Served, seated: tuple[str, Player, Player]) -> None:
    match, *players = seated
    entries = served.house.hall.look(match, past_of).entries
    for seat, player in enumerate(players):
        start = ok(_get(player, f"/match/{match}/frames/-1"))["at"]
        assert entries[start - 1].seat == seat
        assert entries[start].seat != seat


def test_what_an_automa_did_begins_with_its_own_deed(served: Served) -> None:
    """And not with the pick in the step of which it acted, which is told before in the log."""
    anna = served.player("Anna")
    match = anna.create("era_of_tribes", seats=[{"kind": "me"}, {"kind": "automa"}])["id"]
    for seed in range(200):
        play(served.house, match, 1, seed)
        lines = served.house.hall.look(match, lambda live: live.table.log)
        told = [line.message for line in lines[-8:]]
        if "told-automa-acts" in told and len(lines) > 100:
            break
    found = ok(_get(anna, f"/match/{match}/frames/-1?seat=0"))
    voice = served.house.hall.look(match, lambda live: live.voice("en"))
    shown, at = found["frames"][0]["lines"], found["lines"]
    assert [text for text, _ in shown] == [
        voice.words.line(line) for line in lines[at : at + len(shown)]
    ]
    assert lines[at].message in {"told-automa-acts", "told-automa-card"}
    assert any(line.params.get("seat") == 0 for line in lines[at - 3 : at])


def test_at_one_screen_what_all_there_have_seen_is_not_shown_again(served: Served) -> None:
    """Of three at one screen the last turn is shown, not those of all the others."""
    anna = served.player("Anna")
    seats = [{"kind": "me"}, *({"kind": "me", "name": name} for name in ("Otto", "Ida"))]
    match = anna.create("sands_of_time", seats=seats)["id"]
    play(served.house, match, 120)
    entries = served.house.hall.look(match, past_of).entries
    for seat in range(3):
        start = ok(_get(anna, f"/match/{match}/frames/-1?seat={seat}"))["at"]
        others = {entry.seat for entry in entries[start:]}
        assert 1 <= len(others) <= 2
        assert len(entries) - start < LEAP


@pytest.mark.parametrize(
    ("path", "status", "told"),
    [
        ("frames/soon", 404, "perhaps the link is incomplete"),
        ("frames/1?seat=1", 403, "seat"),
        ("line/last", 404, "perhaps the link is incomplete"),
        ("replay/5?jump=sideways", 422, "correct it"),
    ],
)
def test_wrong_questions_get_one_sentence(
    seated: tuple[str, Player, Player], path: str, status: int, told: str
) -> None:
    match, anna, _ = seated
    answer = _get(anna, f"/match/{match}/{path}")
    assert answer.status_code == status
    assert told in answer.text
    assert "Traceback" not in answer.text


def test_a_stranger_sees_no_frames(served: Served, seated: tuple[str, Player, Player]) -> None:
    with Wire(served.url) as stranger:
        for path in ("frames/0", "line/3"):
            assert stranger.get(f"/match/{seated[0]}/{path}").status_code == 404


def test_a_line_leads_to_its_moment(served: Served, seated: tuple[str, Player, Player]) -> None:
    match, anna, ben = seated
    for seat, player in ((0, anna), (1, ben)):
        words = Voice("sands_of_time", "en", ("Anna", "Ben")).words
        told = served.house.replays.at(served.house.hall.look(match, past_of), 120, seat).story
        for number in (0, 7, len(told) // 2, len(told) - 1):
            found = ok(_get(player, f"/match/{match}/line/{number}"))
            assert found["lines"] > number
            before = ok(_get(player, f"/match/{match}/frames/{found['at'] - 1}"))
            if found["at"] > 0:
                assert before["lines"] <= number
                shown = [text for text, _ in before["frames"][0]["lines"]]
                assert words.line(told[number]) in shown


def test_nobody_reads_what_was_whispered_to_another(
    served: Served, seated: tuple[str, Player, Player]
) -> None:
    """Law 5, in frames: what only one seat was told or sees is in no other seat's."""
    match, anna, ben = seated
    secrets = served.house.hall.look(match, _whispered)
    assert secrets
    mine, theirs = (
        "".join(_get(player, f"/match/{match}/frames/{n}").text for n in range(0, 120, LEAP))
        for player in (anna, ben)
    )
    assert all(secret in mine for secret in secrets)
    assert not any(secret in theirs for secret in secrets)


def test_the_replay_jumps_by_turn_and_round(seated: tuple[str, Player, Player]) -> None:
    match, anna, _ = seated

    def along(way: str, at: int, end: int) -> list[int]:
        found = [at]
        while found[-1] != end:
            update = ok(_get(anna, f"/match/{match}/replay/{found[-1]}", jump=way))
            found.append(update.get("at", 0))
        return found

    turns, rounds = along("turn", 0, 120), along("round", 0, 120)
    assert set(rounds) < set(turns)
    assert 2 < len(rounds) < len(turns) < 120
    assert along("-turn", 120, 0) == turns[::-1]
    assert along("-round", 120, 0) == rounds[::-1]
    told = [ok(_get(anna, f"/match/{match}/replay/{at}"))["parts"] for at in turns[1:]]
    assert told[0]["moment"][1] == "Before the first round"
    assert any("’s turn" in parts["moment"][1] for parts in told)
    assert any("Anna" in parts["gained"][1] for parts in told)


def test_a_turn_says_what_each_seat_gained(served: Served) -> None:
    """Three rounds of the toy: the best bid is paid, and coins come from the pot."""
    anna = served.player("Anna")
    seats = [{"kind": "me"}, {"kind": "me", "name": "Otto"}]
    match = anna.create("toy", seats=seats)["id"]
    play(served.house, match, 1000)
    purses = [6, 6]
    at, total = 0, len(served.house.hall.look(match, past_of).entries)
    while at < total:
        update = ok(_get(anna, f"/match/{match}/replay/{at}", jump="turn", seat=0))
        at = update["at"]
        there = served.house.replays.at(served.house.hall.look(match, past_of), at, 0)
        now = there.table.state.purses
        gained = update["parts"].get("gained", ("", ""))[1]
        for before, after in zip(purses, now, strict=True):
            change = after - before
            assert change == 0 or f"{'+' if change > 0 else '−'}{abs(change)} " in gained
        assert bool(gained) == (purses != now)
        purses = list(now)


@pytest.mark.parametrize(
    "title", ["sands_of_time", "clash_of_cultures", "era_of_tribes", "oikumene"]
)
def test_every_title_tells_its_moments(title: str) -> None:
    table, dice = civitas.new(title, 2, seed="moments"), random.Random(1)
    told: dict[str, set[str]] = {"en": set(), "de": set()}
    while len(table.journal) < 150 and not table.over:
        ask = dice.choice(table.asks)
        table.pick(dice.choice(ask.picks), ask.seat)
        moment = table.title.moment(table.state)
        for language, texts in told.items():
            voice = Voice(title, language, ("Anna", "Ben"))
            assert not moment.message or voice.words.has(moment.message)
            assert not moment.phase or voice.words.has(f"thing-{moment.phase}")
            texts.add(told_moment(moment, voice))
    assert len(told["en"]) == len(told["de"]) > 2
