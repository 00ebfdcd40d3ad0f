"""Trying how much each aspect is worth: what wins is found, and tries go on."""

from __future__ import annotations

from pathlib import Path

import msgspec
import numpy as np
import pytest

from civitas.bots.weighed import Tried, names_of
from civitas.kernel.errors import BadFile
from civitas.kernel.match import new
from civitas.kernel.titles import find_title
from civitas.learning.ascent import FURTHEST, SHARE, highest, steps_for
from civitas.learning.meeting import meetings, met
from civitas.learning.tries import USUAL, Tries
from civitas.learning.trying import Ended, Look, changes, play

META = find_title("era_of_tribes")


def test_the_top_of_the_hill_is_found_whoever_was_tried() -> None:
    dice = np.random.default_rng(1)
    top = np.array([2.0, -1.0, 0.0])
    one, others = dice.normal(0, 1.5, (2, 4000, 3))
    height = [-0.4 * ((each - top) ** 2).sum(1) for each in (one, others)]
    found = highest(one, others, height[0] - height[1] + dice.normal(0, 8, 4000), np.zeros(3))
    assert found == pytest.approx(top, abs=0.5)
    assert abs(highest(one, others, 10 * (one - others)[:, 0], np.zeros(3))[0]) <= FURTHEST


def test_a_step_is_a_share_of_what_is_counted_and_points_for_what_is_not() -> None:
    title = new(META.id, 2, seed="steps").title
    added, left_out = title.aspect_names
    many = len(added) + len(left_out)
    seen = np.random.default_rng(2).normal(0, 2, (500, many))
    seen[:, 3] = 0
    steps = steps_for(title, seen)
    weights = steps.weights(np.ones(many))
    assert weights[0] == 1  # the unit
    assert weights[3] == 1  # nothing was seen of it
    assert weights[4] == pytest.approx(np.exp(SHARE))
    assert weights[-1] == pytest.approx(0.15, abs=0.02)
    assert steps.weights(np.zeros(many)) == (*[1.0] * len(added), *[0.0] * len(left_out))


def tries(folder: Path, matches: int = 8, seats: int = 2, start: Path | None = None) -> Tries:
    found = Tries.opened(folder, META, "spring", seats, 0, matches, start)
    if found.looks:
        many = len(names_of(new(META.id, seats, seed="looks").title))
        found.looked([np.random.default_rng(3).normal(0, 1, (50, many))])
    return found


def ended(those: Tries, number: int) -> list[Ended]:
    """A round of matches that came out in some way."""
    return [Ended(match, float(n % 7 - 3), n % 2) for n, match in enumerate(those.round(number))]


def test_tries_go_on_as_if_they_had_never_stopped(tmp_path: Path) -> None:
    whole = tries(tmp_path / "whole")
    for number in range(3):
        whole.note(number, ended(whole, number))
    for number in range(3):
        again = tries(tmp_path / "parts")
        assert again.rounds == number
        # The workers hand in their matches in any order.
        assert again.note(number, ended(again, number)[::-1])[1] == 8 / USUAL
    assert whole.found().read_bytes() == again.found().read_bytes()
    assert msgspec.json.decode(whole.found().read_bytes(), type=Tried).matches == 24
    (tmp_path / "whole" / "tries-001.npz").write_bytes(b"PK")
    with pytest.raises(BadFile) as refusal:
        whole.found()
    assert refusal.value.message == "error-course"


def test_most_meet_who_makes_less_of_what_they_make_more_of(tmp_path: Path) -> None:
    those = tries(tmp_path)
    matches = those.round(0)
    assert [match.seat for match in matches] == [0, 1] * 4
    usual = [match for match in matches if {*match.others} <= {0.0, 1.0}]
    assert len(usual) == 2
    added = len(new(META.id, 2, seed="added").title.aspect_names[0])
    for match in matches:
        if match not in usual:
            both = zip(match.one[:added], match.others[:added], strict=True)
            assert all(one * other == pytest.approx(1) for one, other in both)


def test_at_a_table_of_three_two_try_beside_one_who_is_greedy(tmp_path: Path) -> None:
    those = tries(tmp_path, matches=24, seats=3)
    matches = those.round(0)
    sat = {(match.seat, match.other) for match in matches}
    assert sat == {(one, other) for one in range(3) for other in range(3) if one != other}
    those.note(0, ended(those, 0))
    file = those.found()
    assert file.name == "era_of_tribes.3.weighed.json"
    assert msgspec.json.decode(file.read_bytes(), type=Tried).seats == 3


def test_what_a_match_goes_up_and_down_by_is_the_measure() -> None:
    """In a title of fewer points the same is found from the same matches."""
    dice = np.random.default_rng(4)
    one, others = dice.normal(0, 1.0, (2, 300, 5))
    ahead = (one - others) @ np.array([2.0, 1.0, 0.0, -1.0, 0.5]) + dice.normal(0, 4, 300)
    level = np.zeros(5)
    found = highest(one, others, ahead, level)
    assert highest(one, others, ahead / 2, level) == pytest.approx(found)


def test_tries_begin_around_the_weights_of_a_file(tmp_path: Path) -> None:
    """What matches tell nothing about stays as it was there."""
    file = tries(tmp_path / "before").found()
    before = msgspec.json.decode(file.read_bytes(), type=Tried)
    weights = before.weights | {"hunger": 2.0, "cities": 0.5, "vassals": 0.2}
    file.write_bytes(msgspec.json.encode(msgspec.structs.replace(before, weights=weights)))
    those = tries(tmp_path / "after", start=file)
    assert msgspec.json.decode(those.found().read_bytes(), type=Tried).weights == weights
    where = list(before.weights).index("hunger")
    met = [match for match in those.round(0) if not {*match.others} <= {0.0, 1.0}]
    assert all(match.one[where] * match.others[where] == pytest.approx(4) for match in met)
    again = tries(tmp_path / "after")
    assert again.plan.start == those.plan.start
    file.write_bytes(msgspec.json.encode(msgspec.structs.replace(before, aspects="others")))
    with pytest.raises(BadFile):
        tries(tmp_path / "other", start=file)


@pytest.mark.slow
def test_a_match_is_told_by_what_is_tried_alone(tmp_path: Path) -> None:
    match = tries(tmp_path).round(0)[3]
    assert play(match) == play(match)
    seen = changes(Look("clash_of_cultures", 2, "look"))
    assert seen.std(0)[0] > 0
    those = tries(tmp_path)
    those.note(0, ended(those, 0))
    tried = msgspec.json.decode(those.found().read_bytes(), type=Tried)
    (played,) = map(met, meetings(tried, 0, "met", 1))
    assert played.share in (0, 0.5, 1)
