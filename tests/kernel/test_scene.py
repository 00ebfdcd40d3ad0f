"""The base of the scenes, with a title that has no rules of its own."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from civitas.kernel.asks import Ask, Flow, Together
from civitas.kernel.errors import BadScene
from civitas.kernel.scene import Position, named, needs, number_of, owned, taken, within
from tests.kernel.scripted import Scripted, Segment, State, asking, rolling, said, says
from tests.kernel.test_aside import beside, hidden

BORDERS = {"gallia-italia": 0, "gallia-hispania": 1}


def scene_of(*segments: Segment, seats: int = 2) -> Position:
    return Position(Scripted(*segments), seats, 1, {})


def together(s: State) -> Flow:
    first, second = yield Together([Ask(n, "word", lambda: says("only")) for n in (0, 1)])
    s.said += [first.word, second.word]


def test_a_choice_with_one_answer_is_asked_only_if_the_scene_says_so() -> None:
    silent = scene_of(asking(0, "only"), asking(1, "yes", "no")).table()
    assert (said(silent), silent.asks[0].seat) == (["only"], 1)
    table = scene_of(asking(0, "only"), asking(1, "yes", "no")).always_ask().table()
    assert (said(table), table.asks[0].picks) == ([], says("only"))
    table.pick(table.asks[0].picks[0])
    table.undo()
    assert table.fork().asks[0].picks == says("only")


def test_so_are_choices_made_together() -> None:
    assert scene_of(together).table().over
    table = scene_of(together).always_ask().table()
    assert [ask.seat for ask in table.asks] == [0, 1]
    table.pick(says("only")[0], 1)
    assert [ask.seat for ask in table.fork().asks] == [0]
    table.pick(says("only")[0], 0)
    assert (table.over, said(table)) == (True, ["only", "only"])


def test_and_flows_side_by_side() -> None:
    assert scene_of(beside(("a",), ("b",))).table().over
    table = scene_of(beside(("a",), ("b",))).always_ask().table()
    assert [ask.picks for ask in table.asks] == [says("a"), says("a")]
    for seat, word in ((1, "a"), (0, "a"), (1, "b"), (0, "b")):
        table.pick(says(word)[0], seat)
    assert (table.over, hidden(table)) == (True, ["ab", "ab"])


def test_the_dice_to_come_are_given_and_each_table_has_its_own() -> None:
    scene = scene_of(rolling, rolling).rolls(6, 2)
    assert said(scene.table()) == said(scene.table()) == ["6", "2"]
    assert scene.state.said == []


class Crowded(Scripted):
    """Whatever was said is a piece, and there is one of each."""

    def census(self, s: State) -> dict[str, int]:
        return {word: s.said.count(word) for word in s.said}

    def box(self, *_: object) -> dict[str, int]:
        return {"king": 1, "queen": 1}


def test_nothing_is_there_more_often_than_in_the_box() -> None:
    scene = Position(Crowded(), 2, 1, {})
    scene.state.said = ["king", "queen"]
    assert scene.table().over
    scene.state.said = ["king", "queen", "king"]
    with pytest.raises(BadScene, match="it has 2 of king and the box has 1; lay out fewer"):
        scene.table()


@pytest.mark.parametrize(
    ("lay", "told"),
    [
        (lambda: number_of({"italia": 0}, "itlia"), "there is no 'itlia' here; .* italia"),
        (lambda: number_of(BORDERS, "italia-gallia"), "the other way round; write gallia-italia"),
        (lambda: number_of(BORDERS, "italia-syria"), "there is no 'italia-syria' here"),
        (lambda: taken(2, 3, "ships"), "it takes 3 of ships from a supply of 2"),
        (lambda: owned("italia", 0, 1), "italia would belong to seat 0 and to seat 1"),
        (lambda: within("a level", 6, 3, 5), "a level cannot be 6; choose a number from 3 to 5"),
        (lambda: scene_of().seat(2), "there is no seat 2; the seats are numbered from 0 to 1"),
        (lambda: scene_of().rolls(0), "a die cannot be 0"),
    ],
)
def test_what_cannot_be_is_told(lay: Callable[[], object], told: str) -> None:
    with pytest.raises(BadScene, match=told):
        lay()


def test_what_can_be_is_told_back() -> None:
    assert number_of(BORDERS, "gallia-italia") == 0
    assert taken(3, 3, "ships") == 0
    owned("italia", None, 1)
    owned("italia", 1, 1)
    assert within("a level", 5, 3, 5) == 5
    assert (named(0), named("pirates")) == ("seat 0", "pirates")
    assert "a port on D2 needs water; lay that out first" in str(needs("a port", "D2", "water"))
