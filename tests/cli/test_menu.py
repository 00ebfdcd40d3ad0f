"""Part by part: the menu only filters what the ask has listed."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import civitas
from civitas.cli.menu import MANY, Choice, menu
from civitas.kernel.asks import Pick
from civitas.titles.sands_of_time.picks import DONE, GROUP, Choose, Exchange, Group, Keep, Lay

META = civitas.known_titles()["sands_of_time"]
WORDS = civitas.words_for(META, "en")
LAYS = [Lay(n, field) for n in range(1, 8) for field in "ABCDEF"]
HAND = ["muster", "raid", "build", "govern", "advance", "migrate", "tribute", "conquest"]
PAIRS = [Choose(a, b) for n, a in enumerate(HAND) for b in HAND[n + 1 :]]
GROUPS = [GROUP[r][c][n] for r in range(5) for c in range(2) for n in range(4)]


def reachable(picks: Sequence[Pick]) -> set[Pick]:
    """Every pick that can be chosen, step by step; each step must lead on."""
    found: set[Pick] = set()
    for choice in menu(picks, WORDS):
        if len(choice.picks) == 1:
            found.add(choice.picks[0])
        else:
            assert len(choice.picks) < len(picks)
            found |= reachable(choice.picks)
    return found


@pytest.mark.parametrize(
    "picks",
    [
        LAYS,
        PAIRS,
        [*GROUPS, DONE],
        [Keep(c, g) for c in range(6) for g in range(6)],
        [Exchange(r, n) for r in ("crops", "gold") for n in range(1, 16)],
        GROUPS[:3],
    ],
    ids=["lay", "choose", "group", "keep", "exchange", "few"],
)
def test_every_pick_can_be_reached_and_no_other(picks: list[Pick]) -> None:
    assert reachable(picks) == set(picks)


def test_few_picks_are_listed_as_they_are() -> None:
    picks = LAYS[:MANY]
    assert menu(picks, WORDS) == [Choice(WORDS.pick(pick), (pick,)) for pick in picks]


def test_one_part_after_the_other() -> None:
    first = menu(LAYS, WORDS)
    assert [choice.label for choice in first] == [f"Chronicle {n} on …" for n in range(1, 8)]
    assert menu(first[2].picks, WORDS)[5].label == "Chronicle 3 on F Trade"


def test_two_cards_of_one_hand_in_any_order() -> None:
    """The last card is a first card too, and then every other may join it."""
    first = menu(PAIRS, WORDS)
    assert len(first) == len(HAND)
    assert len(first[-1].picks) == len(HAND) - 1
    assert all("conquest" in (pick.first, pick.second) for pick in first[-1].picks)  # type: ignore[attr-defined]


def test_other_picks_stay_beside_the_parts() -> None:
    labels = [choice.label for choice in menu([*GROUPS, DONE], WORDS)]
    assert labels[0] == "From Hispania …"
    assert labels[-1] == WORDS.pick(DONE)
    assert len(labels) == 6


def test_what_needs_no_parts_is_one_list_however_long() -> None:
    long = [Group("italia", "peasant", n) for n in range(1, 30)]
    assert len(menu(long, WORDS)) == 29
