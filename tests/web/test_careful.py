"""One slip of the finger: what cannot be taken back is confirmed first by whoever wants that."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import civitas
from civitas.kernel.asks import Ask, kinds_of
from civitas.titles.sands_of_time.bonus import INTERRUPTIONS
from civitas.titles.sands_of_time.picks import USE_BONUS, AnyPick, EndTurn, UseBonus
from civitas.web.front.careful import asked, for_good, this_turn
from civitas.web.house import House
from civitas.web.tables.live import Live
from tests.web.conftest import Opener
from tests.web.people import make_pick, match_of, people, play, seen
from tests.web.server import Player, Served, ok, serving
from tests.web.test_api import two_at_a_table


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('careful') / 'here.db'}") as served:
        yield served


class Seat:
    """Somebody at a page that sends each pick carefully."""

    def __init__(self, player: Player, match: str, seat: int) -> None:
        self._player, self._seat = player, seat
        self._page = f"{str(player.http.base_url).removesuffix('api/')}match/{match}"

    def look(self) -> Any:
        return ok(self._player.http.get(f"{self._page}/update"))

    def pick(self, number: int, seq: int, careful: bool = True) -> Any:
        sent = {"seat": self._seat, "seq": seq, "pick": number, "careful": careful}
        return ok(self._player.http.post(f"{self._page}/pick", json=sent))


@pytest.mark.parametrize("title", ["sands_of_time", "oikumene"])
def test_what_ends_a_turn_or_comes_to_light_is_for_good(title: str) -> None:
    """As the table itself says afterwards, wherever nothing hangs on what is hidden."""
    table, dice, found = civitas.new(title, 2, seed="careful", log=False), random.Random(4), set()
    for _ in range(120):
        if table.over:
            break
        ask = dice.choice(table.asks)
        pick = dice.choice(ask.picks)
        expected, before = for_good(table, ask.seat, pick), asked(table)
        table.pick(pick, ask.seat)
        goes_on = ask.seat in asked(table) <= before
        assert expected is not (goes_on and table.can_undo(ask.seat))
        found.add(expected)
    assert found == {True, False}


def test_the_last_turn_of_a_round_ends_for_good() -> None:
    """All are asked for their next cards; once one of them has chosen nothing is taken back."""
    table, dice = civitas.new("sands_of_time", 2, seed="careful", log=False), random.Random(4)
    while True:
        ask = table.asks[0]
        ends = [pick for pick in ask.picks if isinstance(pick, EndTurn)]
        if ends and ask.seat == 1 - table.state.start:
            break
        table.pick(ends[0] if ends else dice.choice(ask.picks), ask.seat)
    assert for_good(table, ask.seat, ends[0])
    table.pick(ends[0], ask.seat)
    assert table.can_undo(ask.seat)
    assert asked(table) == {0, 1}
    table.pick(table.asks[0].picks[0], 1 - ask.seat)
    assert not table.can_undo(ask.seat)


@pytest.mark.parametrize("title", ["sands_of_time", "era_of_tribes"])
def test_a_turn_is_confirmed_with_what_was_done_in_it(served: Served, title: str) -> None:
    anna, ben = served.player("Anna"), served.player("Ben")
    match = two_at_a_table(anna, ben, title)
    dice, seats = random.Random(2), (Seat(anna, match, 0), Seat(ben, match, 1))
    told = priced = 0
    for _ in range(60):
        seat = next(one for one in seats if one.look().get("ask"))
        before = seat.look()
        ask = before["ask"]
        number = dice.randrange(len(ask["picks"]))
        answer = seat.pick(number, ask["seq"])
        if "confirm" not in answer:
            assert answer["seq"] == before["seq"] + 1
            assert answer["ask"]
            continue
        assert answer["seq"] == before["seq"]
        assert answer["ask"] == ask, "nothing is done before it is confirmed"
        assert answer["confirm"]["why"] == "This cannot be taken back afterwards."
        _, _, text, _, terms = ask["picks"][number]
        assert answer["confirm"]["pick"] == (f"{text} ({', '.join(terms)})" if terms else text)
        priced += bool(terms)
        told += len(answer["confirm"]["lines"])
        assert seat.pick(number, ask["seq"], careful=False)["seq"] == before["seq"] + 1
    assert told > 0
    assert priced > 0


def test_a_stale_careful_pick_is_refused_as_any(served: Served) -> None:
    anna = served.player("Anna")
    match = anna.create("toy", seats=[{"kind": "me"}, {"kind": "me", "name": "O"}])["id"]
    answer = Seat(anna, match, 0).pick(0, 7)
    assert "confirm" not in answer
    assert answer["message"]


def test_the_set_up_is_no_part_of_a_turn(sqlite: str, open_house: Opener) -> None:
    house = open_house(sqlite)
    match = match_of(house, "clash_of_cultures", *people(house, "Anna", "Ben"))
    begun = house.hall.look(match, lambda live: this_turn(live, live.table.asks[0].seat, "en"))
    assert begun == ()


def confirmed_at(house: House, title: str, what: str, least: int = 1) -> tuple[str, ...]:
    """What somebody is shown who is asked this after an answer of their own: so many lines."""
    match = match_of(house, title, *people(house, "Anna", "Ben"))

    def confirmed(live: Live) -> tuple[str, ...]:
        ask, journal = live.table.asks[0], live.table.journal
        asked = ask.what == what and ask.seat == journal.seats[-1]
        return this_turn(live, ask.seat, "en") if asked else ()

    for seed in range(200):
        play(house, match, 1, seed)
        if len(shown := house.hall.look(match, confirmed)) >= least:
            return shown
    raise AssertionError(f"nobody was asked {what}")


def test_what_the_log_does_not_tell_yet_is_confirmed_too(sqlite: str, open_house: Opener) -> None:
    """An action in several parts is told when all of them are known: what was answered before."""
    shown = confirmed_at(open_house(sqlite), "era_of_tribes", "leaders")
    assert shown[-1] in {"Bread and Circuses", "Diplomacy", "Expansion", "Progress", "Trade"}


def test_an_answer_that_the_log_does_not_tell_yet_comes_with_its_question(
    sqlite: str, open_house: Opener
) -> None:
    """*A vassal: Dacia* says nothing by itself."""
    shown = confirmed_at(open_house(sqlite), "era_of_tribes", "march", least=2)
    assert shown[-1].startswith("Who moves? – A vassal: ")
    assert shown[-2].endswith(".")


def test_what_the_menu_of_a_turn_asks_is_not_told_line_by_line(
    sqlite: str, open_house: Opener
) -> None:
    """A bonus action says what it is by itself, which citizens were moved does not."""
    house = open_house(sqlite)
    match = match_of(house, "sands_of_time", *people(house, "Anna", "Ben"))
    ask, pick = Ask(0, "turn", lambda: [USE_BONUS[0]]), USE_BONUS[0]
    voice = house.hall.look(match, lambda live: live.voice("en"))
    assert voice.answered(ask, voice.pick(pick)).startswith("Bonus action ")
    shown = confirmed_at(house, "sands_of_time", "destination")
    assert not any("next in your turn" in line for line in shown)
    assert re.match(r"Which (citizens|soldiers) do you move\? – \d", shown[-1])


def test_a_deed_in_the_middle_of_another_stands_without_what_was_asked_there(
    sqlite: str, open_house: Opener
) -> None:
    """SOT-29.4: a bonus action inside another action."""
    house, support = open_house(sqlite), UseBonus("support")
    match = match_of(house, "sands_of_time", *people(house, "Anna", "Ben"))

    def inside(live: Live) -> bool:
        ask = live.table.asks[0]
        return ask.what != "turn" and support in ask.picks

    for seed in range(200):
        play(house, match, 1, seed)
        if house.hall.look(match, inside):
            break
    seat = seen(house, match)[1][0]
    make_pick(house, match, seat, msgspec.to_builtins(support), None)
    shown = house.hall.look(match, lambda live: this_turn(live, seat, "en"))
    deed, _, later = shown[-1].removesuffix(")").partition(", ")
    assert deed == "Bonus action Support (+2 heritage for this turn"
    assert later in ("", "+1 unrest when the turn ends")
    assert {kind for kind in kinds_of(AnyPick) if kind.by_itself} == set(INTERRUPTIONS)


def test_all_answers_that_the_log_does_not_tell_yet_are_confirmed(
    sqlite: str, open_house: Opener
) -> None:
    """Those before the last part of an action, too."""
    shown = confirmed_at(open_house(sqlite), "clash_of_cultures", "goal")
    (began,) = (n for n, line in enumerate(shown) if line == "Move units")
    assert " go? – From " in shown[began + 1]
