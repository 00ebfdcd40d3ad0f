"""The laws are checked in settings that a title allows, and in all sizes of it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from itertools import combinations, product

import msgspec
import pytest

from civitas.kernel.errors import BadSetup
from civitas.kernel.setting import Condition, Option, Options, OptionValue
from civitas.kernel.titles import Meta
from tests.conftest import QUICK
from tests.laws.cover import allowed, pairs
from tests.laws.matches import ROOT
from tests.laws.settings import Look, cases, settings, title_of
from tests.laws.told import told_by
from tests.toys.terraces import META

TITLES = sorted({case.title for case in cases()})


@pytest.mark.parametrize("title", TITLES)
def test_every_size_is_played_and_every_setting_is_allowed(title: str) -> None:
    meta = title_of(title).meta
    mine = [case for case in cases() if case.title == title]
    assert {(case.players, case.automas) for case in mine} == set(meta.sizes)
    assert len(set(map(str, mine))) == len(mine)
    for case in mine:
        setting = meta.setting(case.seats, dict(case.options), case.automa_seats)
        assert len(setting.automas) == case.automas


def playable(meta: Meta) -> Iterator[tuple[int, int, dict[str, OptionValue]]]:
    """Every setting there is: players, automas and all options."""
    names = [option.id for option in meta.options]
    for players, automas in meta.sizes:
        for values in product(*(option.choices for option in meta.options)):
            try:
                options = dict(zip(names, values, strict=True))
                setting = meta.setting(players + automas, options, range(automas))
            except BadSetup:
                continue
            yield players, automas, setting.options


def meetings(players: int, automas: int, options: Options) -> set[frozenset[tuple[str, object]]]:
    everything = [("players", players), ("automas", automas), *options.items()]
    return {frozenset(two) for two in combinations(everything, 2)}


@pytest.mark.slow
@pytest.mark.parametrize("title", TITLES)
def test_whatever_can_meet_is_played(title: str) -> None:
    """Any two choices; each choice with each number of players and each number of automas."""
    possible = set().union(*(meetings(*setting) for setting in playable(title_of(title).meta)))
    mine = [case for case in cases() if case.title == title]
    tried = set().union(
        *(meetings(case.players, case.automas, dict(case.options)) for case in mine)
    )
    assert tried == possible


@pytest.mark.slow
@pytest.mark.parametrize("title", TITLES)
def test_what_is_looked_at_closely_has_each_choice_at_each_number_of_players(title: str) -> None:
    def told(players: int, automas: int, options: Options) -> set[tuple[object, ...]]:
        choices = {(players, name, value) for name, value in options.items()}
        return {(players, automas), *choices}

    numbers = told_by(title).numbers
    every = [each for each in playable(title_of(title).meta) if not numbers or each[0] in numbers]
    possible = set().union(*(told(*setting) for setting in every))
    close = [case for case in cases() if case.title == title and case.look >= Look.CLOSE]
    tried = set().union(*(told(case.players, case.automas, dict(case.options)) for case in close))
    assert tried == possible
    defaults = [case for case in close if case.flipped == "default"]
    assert [(case.players, case.automas) for case in defaults] == telling_sizes(title)


def telling_sizes(title: str) -> list[tuple[int, int]]:
    """Those at which laws look that take long."""
    numbers = told_by(title).numbers
    return [size for size in title_of(title).meta.sizes if not numbers or size[0] in numbers]


@pytest.mark.parametrize("title", TITLES)
def test_every_choice_is_drawn(title: str) -> None:
    """In a hurry one setting stands for all."""
    drawn = [case for case in cases() if case.title == title and case.look == Look.DRAWN]
    if QUICK:
        assert [case.flipped for case in drawn] == ["default"]
        return
    assert {(case.players, case.automas) for case in drawn} == set(telling_sizes(title))
    choices = {(o.id, choice) for o in title_of(title).meta.options for choice in o.choices}
    assert {choice for case in drawn for choice in case.options} == choices


def test_choices_that_exclude_each_other_do_not_meet() -> None:
    met = {two for setting in allowed(META) for two in pairs(setting)}
    both = {frozenset(two) for two in met}
    assert frozenset([("long", True), ("eager", False)]) in both
    assert frozenset([("long", True), ("eager", True)]) not in both
    assert frozenset([("game", "rivals"), ("hope", 1)]) not in both


def large_title() -> Meta:
    """Six maps, four modes, two to twelve players, and some of what goes only with some of it."""
    options = (
        Option("map", "a", "X-1", tuple("abcdef"), (Condition(("e", "f"), tuple(range(2, 11))),)),
        Option("mode", "quick", "X-2", ("quick", "basic", "full", "more")),
        Option("start", "draft", "X-3", ("draft", "told"), (Condition("told", (2, 3, 4)),)),
        Option("area", 1, "X-4", (1, 2, 3), (Condition(3, (2, 3, 4, 5, 6, 7)),)),
        Option("river", False, "X-5", shown=(Condition(others={"map": ("f",)}),)),
    )
    large = {"id": "large", "players": (2, 12), "automas": 0, "most_seats": 0}
    return msgspec.structs.replace(META, **large, options=options)


@pytest.mark.slow
def test_a_title_with_a_thousand_settings_is_played_in_few() -> None:
    """No fewer will do: 62 times a map meets a number of players."""
    meta = large_title()
    every = list(playable(meta))
    assert len(every) > 900
    found = list(settings(meta))
    assert 62 <= sum(look >= Look.CLOSE for *_, look in found) <= 68
    assert len(found) <= 85


@pytest.mark.slow
def test_the_same_settings_are_played_in_every_process() -> None:
    """Nothing hangs on the order of sets or hashes, or on the day."""
    program = "from tests.laws.settings import cases; print(*cases(), cases())"
    paths = os.pathsep.join(filter(None, [str(ROOT), os.environ.get("PYTHONPATH")]))
    told = {
        subprocess.run(
            [sys.executable, "-c", program],
            env=os.environ | {"PYTHONPATH": paths, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(told) == 1
