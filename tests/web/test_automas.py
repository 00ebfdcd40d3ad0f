"""Automas at the web table: chosen like any seat, played by the title, nobody's to take."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from civitas.kernel.match import loads
from civitas.web.house import House
from civitas.web.lobby.lobby import SeatWish
from civitas.web.refusals import NotYours
from civitas.web.storage.schema import AUTOMA
from tests.web.conftest import Opener
from tests.web.people import ME, OPEN, link_of, make_pick, offer, people, play, seen
from tests.web.server import Served, ok, serving

THEIRS = SeatWish(AUTOMA)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('automas') / 'civitas.db'}") as served:
        yield served


def holders(house: House, match: str) -> list[str]:
    found = house.store.match(match)
    assert found is not None
    return [seat.holder for seat in found[1]]


def test_an_automa_sits_there_and_nobody_can_take_its_seat(
    open_house: Opener, database: str
) -> None:
    house = open_house(database)
    anna, ben = people(house, "Anna", "Ben")
    match = house.lobby.create(anna, "terraces", [ME, THEIRS, OPEN], {}, False, 0)
    assert holders(house, match) == ["person", "automa", "free"]
    with pytest.raises(NotYours):
        house.lobby.join(ben, match, link_of(house, match), 1)
    assert house.lobby.join(ben, match, link_of(house, match), None) == 2
    table = house.hall.look(match, lambda live: live.table)
    assert table.header.automas == table.header.setting.automas == (1,)
    with pytest.raises(NotYours):
        house.lobby.replace(anna, match, 1)
    house.lobby.leave(ben, match)
    house.lobby.return_to(ben, match)
    assert holders(house, match) == ["person", "automa", "person"]


def test_an_automa_is_never_asked_and_plays_on_in_another_process(
    open_house: Opener, database: str
) -> None:
    one, two = open_house(database), open_house(database)
    (anna,) = people(one, "Anna")
    match = one.lobby.create(anna, "terraces", [ME, THEIRS, THEIRS], {}, False, 0)
    while asked := seen(one, match)[1]:  # until the end
        assert asked == [0]
        seq, picks = offer(two, match, 0)
        make_pick(two, match, 0, picks[-1], seq, anna.id)
    states = [house.hall.look(match, lambda live: live.table.state_hash()) for house in (one, two)]
    assert states[0] == states[1]


def test_a_rematch_and_a_file_keep_the_automas(open_house: Opener, sqlite: str) -> None:
    house = open_house(sqlite)
    (anna,) = people(house, "Anna")
    match = house.lobby.create(anna, "terraces", [THEIRS, ME], {"eager": True}, False, 0)
    play(house, match, 200)
    assert seen(house, match)[1] == []
    assert holders(house, house.lobby.rematch(anna, match)) == ["automa", "person"]
    card = next(card for card in house.lobby.mine(anna, "de") if card.id == match)
    assert (card.names, card.result is not None) == (("Automa", "Anna"), True)


def test_automas_in_the_api_and_in_files(served: Served) -> None:
    anna = served.player("Anna")
    wishes = [{"kind": "me"}, {"kind": "automa"}, {"kind": "automa"}]
    made = anna.create("terraces", seats=wishes)
    assert [(s["holder"], s["name"], s["bot"]) for s in made["seats"]] == [
        ("person", "Anna", None),
        ("automa", "Automa 2", None),
        ("automa", "Automa 3", None),
    ]
    dice = random.Random(4)
    while not anna.play_once(made["id"], dice)["result"]:
        pass
    file = anna.get(f"/matches/{made['id']}/file").content
    assert loads(file, "file").header.automas == (1, 2)
    shown = ok(anna.http.post("/files", files={"file": ("x.civ", file)}))
    assert [seat["holder"] for seat in shown["seats"]] == ["person", "automa", "automa"]


@pytest.mark.parametrize(
    ("people", "automas", "options", "told"),
    [
        (
            5,
            2,
            {},
            "Era of Tribes has room for 6 at most, automas included; 5 players and 2 automas",
        ),
        (1, 3, {}, "Era of Tribes has room for 2 automas at most, not for 3; choose fewer."),
        (
            2,
            0,
            {"setup": "4p_west"},
            "Play area: West (4 players) and 2 players exclude each other",
        ),
        (2, 0, {"difficulty": "expert"}, "Difficulty: Expert and no automa exclude each other"),
        (1, 1, {"goal": "competitive"}, "Goal: Each for oneself and one player exclude each other"),
        (1, 1, {"length": "long"}, "Length: Long and one automa exclude each other"),
        (
            1,
            1,
            {"difficulty": "hard"},
            "The option difficulty cannot be set to hard; choose one of",
        ),
        (7, 0, {}, "Era of Tribes is made for 1 to 6 players, not for 7"),
    ],
)
def test_a_setting_that_the_title_is_not_made_for_is_refused_in_a_sentence(
    served: Served, people: int, automas: int, options: dict[str, str], told: str
) -> None:
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (people - 1), *[{"kind": "automa"}] * automas]
    anna = served.player("Anna")
    answer = anna.post("/matches", title="era_of_tribes", seats=seats, options=options)
    assert answer.status_code == 400
    assert answer.json()["message"].startswith(told)


def test_a_match_that_is_lost_together(served: Served) -> None:
    """No winner: page, lists, API, replay say so alike."""
    anna = served.player("Anna")
    options = {"game": "allies", "hope": 2}
    match = anna.create("terraces", seats=[{"kind": "me"}], options=options)["id"]
    while not (table := anna.table(match))["result"]:
        ask = table["asks"][0]
        idle = next(pick["pick"] for pick in ask["picks"][::-1])  # leave, rest
        ok(anna.pick(match, ask["seq"], idle))
    end = table["result"]
    assert (end["winners"], end["ranks"], end["how"]) == ([], [1], "end-allies-lost")
    assert end["text"] == "They hoped for 2 flowers and have 0."
    assert ok(anna.get("/matches"))[0]["result"] == end
    assert ok(anna.get(f"/matches/{match}"))["result"] == end
    last = ok(anna.get(f"/matches/{match}/replay/{table['picks']}"))
    assert last["result"] == end
