"""The laws of the table on random matches, until the title is registered and gets them anyway."""

from __future__ import annotations

from functools import cache

import pytest

from civitas.titles.clash_of_cultures.title import TITLE
from tests.laws.matches import Match, play
from tests.laws.test_1_ends import check_ends, check_is_judged
from tests.laws.test_2_repeats import check_picks_survive_json, check_repeats
from tests.laws.test_3_forks import check_copies, check_stays_equal, check_touches_nothing
from tests.laws.test_4_undoes import check_cannot_peek, check_undoes
from tests.laws.test_5_secrets import (
    check_asks,
    check_resample,
    check_resampled,
    check_story,
    check_views,
    check_worlds,
)
from tests.laws.test_6_refuses import check_refuses
from tests.laws.test_7_conserves import check_conserves
from tests.laws.test_8_speaks import check_speaks
from tests.laws.test_9_draws import check_draws
from tests.laws.test_9_sheets import check_layer_keeps_secrets, check_sheets

pytestmark = pytest.mark.slow

LAWS = [
    check_ends,
    check_is_judged,
    check_repeats,
    check_picks_survive_json,
    check_stays_equal,
    check_touches_nothing,
    check_copies,
    check_undoes,
    check_cannot_peek,
    check_views,
    check_resample,
    check_asks,
    check_story,
    check_worlds,
    check_refuses,
    check_conserves,
    check_speaks,
    check_draws,
    check_sheets,
    check_layer_keeps_secrets,
]


@cache
def matches() -> list[Match]:
    """Two to four players, with and without options."""
    return [
        play(TITLE, 2, {}, "coc 1"),
        play(TITLE, 3, {"length": "flexible", "wonder_buffet": True}, "coc 2"),
        play(TITLE, 4, {"length": "short", "events": "none"}, "coc 3"),
        play(TITLE, 4, {}, "coc 4"),
        play(TITLE, 2, {"expansion": True}, "coc 5"),
        play(TITLE, 4, {"expansion": True, "alternative_history": True}, "coc 6"),
    ]


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_it_keeps_the_law(law: object) -> None:
    assert callable(law)
    for match in matches():
        law(match)


def test_secrets_are_dealt_anew() -> None:
    check_resampled(matches())
