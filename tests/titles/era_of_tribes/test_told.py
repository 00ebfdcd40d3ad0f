"""What the log says of food and influence: how much, and which way."""

from __future__ import annotations

import pytest

from civitas.kernel.log import readable
from civitas.kernel.table import Table
from civitas.kernel.words import words_for
from civitas.titles.era_of_tribes import META
from civitas.titles.era_of_tribes.picks.common import DONE, Advance
from civitas.titles.era_of_tribes.picks.course import Act
from civitas.titles.era_of_tribes.picks.land import FoundCity
from tests.titles.era_of_tribes.expansions import move, romans
from tests.titles.era_of_tribes.helpers import do
from tests.titles.era_of_tribes.test_06_revolution import ready


def told(table: Table) -> list[str]:
    words = words_for(META, "en", ("Anna", "Ben"))
    return [words.line(line) for line in readable(table.log, None)]


@pytest.mark.rule("EOT-11.7", "EOT-11.8")
@pytest.mark.parametrize(
    ("message", "food", "hunger", "said"),
    [
        ("told-gains-food", 3, 0, "food +3"),
        ("told-gains-food", 0, -2, "hunger −2"),
        ("told-gains-food", 1, -2, "food +1, hunger −2"),
        ("told-gives-food", -1, 0, "food −1"),
        ("told-gives-food", 0, 2, "hunger +2"),
        ("told-gives-food", -1, 2, "food −1, hunger +2"),
    ],
)
def test_food_that_comes_is_told_from_food_that_goes(
    message: str, food: int, hunger: int, said: str
) -> None:
    params: dict[str, str | int] = {"seat": 0, "food": food, "hunger": hunger}
    assert words_for(META, "en", ("Anna",)).say(message, params) == f"Anna: {said}."
    german = said.replace("food", "Nahrung").replace("hunger", "Hunger")
    assert words_for(META, "de", ("Anna",)).say(message, params) == f"Anna: {german}."


@pytest.mark.rule("EOT-5.12", "EOT-5.13", "EOT-5.10")
def test_a_progress_says_what_its_level_brings() -> None:
    """A pioneer of Culture gains influence twice."""
    scene = romans().player(0, thalers=20).always_ask()
    lines = told(do(scene.action(0, "progress"), Advance("culture")))
    assert "Anna is the pioneer and gains 1 influence." in lines
    assert "Anna: influence +1." in lines
    lines = told(do(scene.action(0, "progress"), Advance("farming")))
    assert "Anna: food +2." in lines


@pytest.mark.rule("EOT-6.3")
@pytest.mark.parametrize(("first", "points"), [(True, 2), (False, 1)])
def test_a_revolution_says_what_it_brings(first: bool, points: int) -> None:
    scene = ready(cities=1, progress=4)
    if not first:
        scene.state.epochs = 1
    assert f"Anna: influence +{points}." in told(do(scene.turn(0), Act("revolution")))


@pytest.mark.rule("EOT-8.31")
def test_a_founded_city_says_what_it_brings() -> None:
    scene = romans().vassals(0, "latium", 3).player(0, food=5, levels={"architecture": 1})
    lines = told(do(move(scene), DONE, FoundCity("latium")))
    assert "Anna founds a city: Latium, −2 food." in lines
    assert "Anna: influence +1." in lines


@pytest.mark.rule("EOT-6.8", "EOT-6.9")
def test_a_revolution_tells_of_the_leader_that_it_brings() -> None:
    """Before it is made, where it is not the first, and in the log."""
    scene = ready(cities=1, progress=4)
    scene.state.epochs = 1
    table = scene.turn(0)
    terms = words_for(META, "en").terms(table.terms(Act("revolution"), 0))
    assert terms == "+1 influence, +1 leader"
    lines = told(do(table, Act("revolution")))
    assert "Anna gains another leader, ready from the next round on." in lines
