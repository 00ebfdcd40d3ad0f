"""Section 17: Increase Happiness."""

from __future__ import annotations

import pytest

from civitas.kernel.table import Table
from civitas.titles.clash_of_cultures.picks.common import City, Done, Pay, Use
from civitas.titles.clash_of_cultures.picks.people import Cheer
from civitas.titles.clash_of_cultures.scene import Scene, city_at, goods_of
from civitas.titles.clash_of_cultures.state import MOODS
from tests.titles.clash_of_cultures.helpers import asked, do, offered, refused


def realm(*advances: str, **goods: int) -> Scene:
    """A happy capital, an angry city of size 1, a neutral one of size 2."""
    scene = Scene().city(0, "C3", mood="angry").city(0, "E3", "temple", mood="neutral")
    return scene.knows(0, *advances).goods(0, **{"food": 0, **goods})


def mood(table: Table, label: str) -> str:
    city = city_at(table, label)
    assert city is not None
    return MOODS[city.mood]


@pytest.mark.rule("COC-17.1", "COC-17.2")
def test_each_step_costs_as_many_mood_tokens_as_the_city_is_large() -> None:
    table = do(realm(mood=4).turn(0), Cheer("C3"), Cheer("C3"))
    assert mood(table, "C3") == "angry"
    do(table, Cheer("E3"))
    assert (mood(table, "C3"), mood(table, "E3")) == ("happy", "happy")
    assert goods_of(table, 0) == {}
    assert table.state.turn.actions == 2


@pytest.mark.rule("COC-17.1", "COC-17.7")
def test_one_step_may_be_enough_and_no_city_is_activated() -> None:
    table = do(realm(mood=7).turn(0), Cheer("C3"), Done())
    assert mood(table, "C3") == "neutral"
    assert goods_of(table, 0) == {"mood": 6}
    city = city_at(table, "C3")
    assert city is not None
    assert city.activations == 0


@pytest.mark.rule("COC-17.3")
def test_no_city_above_happy_and_nothing_that_cannot_be_paid() -> None:
    table = realm(mood=1).turn(0)
    assert offered(table, Cheer) == [Cheer("C3")]
    assert refused(table, Cheer("D2")) == "COC-17.3"
    assert refused(table, Cheer("E3")) == "COC-17.1"
    do(table, Cheer("C3"))
    assert asked(table) == "turn"


@pytest.mark.rule("COC-6.14", "COC-17.2")
def test_a_spent_city_works_again() -> None:
    scene = realm(mood=1).city(0, "C3", mood="angry", activations=2, spent=True)
    table = do(scene.turn(0), Cheer("C3"))
    city = city_at(table, "C3")
    assert city is not None
    assert (city.spent, city.activations) == (False, 2)


@pytest.mark.rule("COC-17.4")
@pytest.mark.content("advances/rituals")
def test_rituals_let_resources_replace_mood() -> None:
    table = do(realm("rituals", mood=1, wood=1).turn(0), Cheer("E3"))
    assert mood(table, "E3") == "happy"
    assert goods_of(table, 0) == {}
    table = do(realm("rituals", mood=2, ore=1).turn(0), Cheer("E3"), Done())
    do(table, Pay(0, 0, 1, 0, 0, 1, 0))
    assert goods_of(table, 0) == {"mood": 1}


@pytest.mark.rule("COC-17.5")
@pytest.mark.content("advances/sports")
def test_sports_raise_one_city_for_culture() -> None:
    table = do(realm("sports", culture=2).turn(0), Use("sports"), City("C3"), Cheer("C3"))
    assert mood(table, "C3") == "happy"
    assert goods_of(table, 0) == {}
    assert table.state.turn.actions == 2
    table = do(realm("sports", culture=2).turn(0), Use("sports"), City("C3"), Done())
    assert (mood(table, "C3"), goods_of(table, 0)) == ("neutral", {"culture": 1})
    table = do(realm("sports", culture=2).turn(0), Use("sports"), City("E3"))
    assert (mood(table, "E3"), goods_of(table, 0)) == ("happy", {"culture": 1})


@pytest.mark.rule("COC-17.6", "COC-26.17")
@pytest.mark.content("advances/voting")
def test_voting_makes_it_a_free_action_for_one_more_mood() -> None:
    table = realm("voting", mood=4).turn(0)
    do(table, Use("voting"), Cheer("C3"), Done(), Use("voting"))
    assert mood(table, "C3") == "happy"
    assert goods_of(table, 0) == {}
    assert table.state.turn.actions == 3
    assert not offered(realm("voting", mood=1).turn(0), Use)
