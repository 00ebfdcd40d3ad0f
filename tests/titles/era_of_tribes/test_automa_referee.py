"""AUT-2 to AUT-8: the referee looks at every choice of every Automa, in whole matches and in wild
positions."""

from __future__ import annotations

import random
from itertools import product

import pytest

from civitas.titles.era_of_tribes.chapters import AGENDA
from civitas.titles.era_of_tribes.content.automa import LEVELS
from civitas.titles.era_of_tribes.content.cards import CARDS
from civitas.titles.era_of_tribes.title import TITLE
from tests.conftest import QUICK
from tests.titles.era_of_tribes.helpers import at_random, match
from tests.titles.era_of_tribes.referee.watch import Watch
from tests.titles.era_of_tribes.wild_positions import launch_fleets, wild_position

TABLES = ((1, 1), (1, 2), (2, 1), (2, 2), (3, 2))
"""Persons and Automas."""
SEEDS = range(4 if QUICK else 10)


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    """Every step of an Automa is compared with the referee's."""
    found = Watch()
    for name, rule in found.over(AGENDA._plains).items():
        monkeypatch.setitem(AGENDA._plains, name, rule)
    for name, asking in found.over_asking(AGENDA._asks).items():
        monkeypatch.setitem(AGENDA._asks, name, asking)
    return found


@pytest.mark.slow
@pytest.mark.rule("AUT-3.1", "AUT-5.8", "AUT-6.13", "AUT-8.3", "AUT-2.13", "AUT-2.11")
@pytest.mark.rule("AUT-2.6", "AUT-2.9", "AUT-1.20", "AUT-5.13")
@pytest.mark.parametrize("seed", SEEDS)
def test_in_whole_matches(watch: Watch, seed: int) -> None:
    dice = random.Random(seed)
    persons, automas = TABLES[seed % len(TABLES)]
    areas = TITLE.meta.choices(persons, automas, {})["setup"]
    area, level = str(dice.choice(areas)), LEVELS[seed % len(LEVELS)]
    table = match(persons, automas, f"referee {seed}", setup=area, difficulty=level)
    at_random(table, seed, lambda _: False)
    assert table.over
    assert watch.seen["expansion"]
    assert watch.seen["placed"]
    assert watch.seen["revealed"]


@pytest.mark.slow
@pytest.mark.rule("AUT-3.1", "AUT-5.11", "AUT-7.6", "AUT-8.2", "AUT-8.6", "AUT-8.10")
@pytest.mark.rule("AUT-8.7", "AUT-8.12", "AUT-4.13", "AUT-5.15")
@pytest.mark.parametrize("seed", SEEDS)
def test_in_wild_positions(watch: Watch, seed: int) -> None:
    dice = random.Random(seed)
    persons, automas = TABLES[seed % len(TABLES)]
    level = LEVELS[seed % len(LEVELS)]
    table, _ = wild_position(dice, persons + automas, automas, difficulty=level)
    at_random(table, seed, lambda _: False)
    assert table.over
    assert watch.seen.total()


@pytest.mark.slow
@pytest.mark.rule("AUT-7.2", "AUT-7.3", "AUT-7.4", "AUT-7.5", "AUT-7.9", "AUT-5.9", "AUT-6.13")
@pytest.mark.parametrize("seed", SEEDS)
def test_with_fleets_everywhere(watch: Watch, seed: int) -> None:
    dice = random.Random(seed)
    persons, automas = TABLES[seed % len(TABLES)]
    _, s = wild_position(dice, persons + automas, automas, difficulty=LEVELS[seed % len(LEVELS)])
    s.open_cards = (dice.randrange(len(CARDS)),)
    launch_fleets(s, dice)
    for seat, card in product(range(persons, persons + automas), (0, 1)):
        one = s.copy()
        one.players[seat].morale = dice.randrange(-2, 11)
        AGENDA._plains["automa.expands"](one, one.players[seat], card)
    assert watch.seen["expansion"] == 2 * automas
