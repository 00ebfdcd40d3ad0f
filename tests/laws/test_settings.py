"""The laws are checked in settings that a title allows, and in all sizes of it."""

from __future__ import annotations

import pytest

from tests.laws.settings import cases, mixtures, title_of
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


@pytest.mark.slow
@pytest.mark.parametrize("title", TITLES)
def test_every_choice_is_tried(title: str) -> None:
    tried = {
        (name, value)
        for case in cases()
        if case.title == title
        for name, value in title_of(title)
        .meta.setting(case.seats, dict(case.options), case.automa_seats)
        .options.items()
    }
    choices = {(o.id, choice) for o in title_of(title).meta.options for choice in o.choices}
    assert tried == choices


def test_choices_that_exclude_each_other_do_not_meet() -> None:
    pairs = {
        (one, other)
        for _, mixed in mixtures(META)
        for one in mixed.items()
        for other in mixed.items()
    }
    assert (("long", True), ("eager", True)) not in pairs
    assert (("game", "rivals"), ("hope", 1)) not in pairs
