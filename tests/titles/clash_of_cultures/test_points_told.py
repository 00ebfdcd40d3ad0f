"""Points that come in the middle of a match are told when they come: by the answer that brings
them, and in the log."""

from __future__ import annotations

import pytest

from civitas.kernel.table import Table
from civitas.kernel.words import LANGUAGES, words_for
from civitas.titles.clash_of_cultures import META
from civitas.titles.clash_of_cultures.picks.common import City, Done
from civitas.titles.clash_of_cultures.picks.events import GiveTokens, Ruin, ScorePoints, Slay
from civitas.titles.clash_of_cultures.scene import Scene
from tests.titles.clash_of_cultures.happenings import points, read_out, realm
from tests.titles.clash_of_cultures.helpers import do
from tests.titles.clash_of_cultures.test_explains import told

NAMES = ("Anna", "Bert", "Cleo")


def lines(table: Table, language: str = "en") -> list[str]:
    """What the log says of points for events."""
    words = words_for(META, language, NAMES)
    return [words.line(line) for line in table.story() if line.message == "event-points"]


@pytest.mark.rule("COC-21.11")
def test_what_an_earthquake_ruins_is_worth_points_to_whose_colour_it_has() -> None:
    scene = realm("C3", "E3", players=3).city(0, "C3", "academy", colours={"temple": 1})
    table = read_out(scene, "earthquake")
    assert told(table, Ruin("C3", "academy")) == "+2 points"
    assert told(table, Ruin("C3", "temple")) == ""
    do(table, Ruin("C3", "academy"), Ruin("C3", "temple"), Done())
    assert (points(table, 0), points(table, 1)) == (2, 2)
    assert lines(table) == [f"{name} scores 2 points for Earthquake." for name in NAMES[:2]]


@pytest.mark.rule("COC-21.11")
def test_a_volcano_tells_the_points_of_each_piece_that_it_buries() -> None:
    scene = realm("C3", "D3", "E3").city(0, "C3", "temple")
    table = do(read_out(scene, "volcano"), City("C3"))
    assert lines(table) == ["Anna scores 2 points for Volcanic Eruption."] * 2


@pytest.mark.rule("COC-21.11")
def test_each_who_dies_of_the_black_death_is_worth_a_point() -> None:
    scene = realm("C3").units(0, "D2", infantry=2).units(0, "C3", infantry=2)
    table = read_out(scene, "black_death")
    assert told(table, Slay("D2", "infantry")) == "+1 point"
    do(table, Slay("D2", "infantry"))
    assert lines(table) == ["Anna scores 1 point for Black Death."]
    assert lines(table, "de") == ["Anna bekommt 1 Punkt (Schwarzer Tod)."]


@pytest.mark.rule("COC-21.11")
@pytest.mark.parametrize(
    ("tokens", "score", "said"), [(1, 0.5, "½ point"), (2, 1, "1 point"), (3, 1.5, "1½ points")]
)
def test_tokens_of_an_uprising_are_worth_half_a_point_each(
    tokens: int, score: float, said: str
) -> None:
    table = read_out(realm().goods(0, mood=4), "uprising")
    do(table, GiveTokens(tokens, 0))
    assert points(table, 0) == score
    assert lines(table) == [f"Anna scores {said} for Uprising."]


@pytest.mark.rule("COC-21.11")
def test_who_wants_no_heir_after_the_guillotine_reads_for_how_much() -> None:
    scene = Scene(expansion=True).player(0, civilization="rome", leaders=["caesar", "augustus"])
    table = read_out(scene.leader(0, "sulla", "D2"), "guillotine")
    assert told(table, ScorePoints()) == "+2 points"
    do(table, ScorePoints())
    assert lines(table) == ["Anna scores 2 points for Guillotine."]


@pytest.mark.rule("COC-20.1", "COC-27.3")
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_objective_tells_its_points(language: str) -> None:
    words = words_for(META, language, NAMES)
    said = words.say("plays-objective", {"seat": 0, "condition": "objective-metropolis"})
    assert "2" in said
