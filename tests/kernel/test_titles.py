"""Titles are found by entry point, and read without loading their rules."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

import civitas
from civitas.kernel.errors import BadSetup, UnknownTitle
from civitas.kernel.setting import Option
from civitas.kernel.titles import Meta, find_title, known_titles
from tests.laws.installed import installed
from tests.laws.toy import TOY


def test_the_sands_of_time_is_installed() -> None:
    meta = civitas.known_titles()["sands_of_time"]
    assert meta.name == "The Sands of Time"
    assert meta.players == (2, 5)
    assert meta.rules_version
    assert meta.minutes[0] <= meta.minutes[1]
    assert {option.id for option in meta.options} == {
        "bonus_reuse_free",
        "raid_unlocked_all_soldiers",
        "caravan_own_hubs_give_heritage",
        "negative_vp",
    }


def test_a_lobby_reads_metas_without_loading_any_rules() -> None:
    script = (
        "import sys, civitas\n"
        "for meta in civitas.known_titles().values():\n"
        "    meta.name, meta.players, meta.minutes, meta.options, meta.rules_version\n"
        "loaded = [name for name in sys.modules if name.startswith('civitas.titles.')]\n"
        "print(*loaded)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert sorted(done.stdout.split()) == [f"civitas.titles.{title}" for title in known_titles()]


def test_the_packages_of_others_add_titles(tmp_path: Path) -> None:
    ours = ["clash_of_cultures", "era_of_tribes", "oikumene", "sands_of_time"]
    assert list(civitas.known_titles()) == ours
    with installed(tmp_path, "toy = tests.laws.toy:META"):
        assert list(civitas.known_titles()) == [*ours, "toy"]
        assert find_title("toy").load() is TOY
        table = civitas.new("toy", seats=3, options={"generous": True}, seed="spring")
        assert len(table.asks) == 3
    with pytest.raises(UnknownTitle):
        find_title("toy")


def test_known_titles_can_be_asked_again_after_rules_were_loaded() -> None:
    """The package `civitas.titles` must not hide a name of the public face."""
    civitas.new("sands_of_time")
    assert callable(civitas.known_titles)
    assert "sands_of_time" in civitas.known_titles()


@pytest.mark.parametrize("name", ["", "chess", "Sands_of_Time", "civitas.titles.sands_of_time"])
def test_an_unknown_title_is_refused_with_the_known_ones(name: str) -> None:
    with pytest.raises(UnknownTitle) as caught:
        civitas.new(name)
    assert "sands_of_time" in str(caught.value)


@pytest.mark.parametrize("seats", [0, 1, 6, -2, [], ["alone"], ["x"] * 6])
def test_a_wrong_number_of_seats_is_refused(seats: int | list[str]) -> None:
    with pytest.raises(BadSetup) as caught:
        civitas.new("sands_of_time", seats)
    assert caught.value.message == "error-seats"
    assert "2 to 5" in str(caught.value)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"dragons": True}, "error-option"),
        ({"negative_vp": "no"}, "error-option-value"),
        ({"negative_vp": 1}, "error-option-value"),
        ({"negative_vp": None}, "error-option-value"),
    ],
    ids=str,
)
def test_an_unknown_option_or_value_is_refused(options: dict[str, bool], message: str) -> None:
    with pytest.raises(BadSetup) as caught:
        civitas.new("sands_of_time", options=options)
    assert caught.value.message == message


def test_the_rules_that_can_be_played_are_the_newest_and_all_before() -> None:
    meta = msgspec.structs.replace(find_title("sands_of_time"), rules_version="3")
    for version in ("1", "2", "3"):
        assert meta.plays(version)
    for version in ("", "0", "4", "01", "+1", " 1", "1.0", "-1", "\u0661", "9" * 5000):
        assert not meta.plays(version)


def test_options_are_completed_with_their_defaults() -> None:
    meta = Meta(
        id="x",
        name="X",
        designer="",
        players=(1, 2),
        minutes=(1, 2),
        rules_version="1",
        clauses="X",
        rules="x:X",
        words=Path(),
        options=(Option("fog", False, "X-1"), Option("size", 3, "X-2", choices=(3, 5, 7))),
    )
    assert meta.complete({}) == {"fog": False, "size": 3}
    assert meta.complete({"size": 7}) == {"fog": False, "size": 7}
    with pytest.raises(BadSetup, match="3, 5, 7"):
        meta.complete({"size": 4})


def test_older_matches_have_no_option_that_newer_rules_brought() -> None:
    sands = find_title("sands_of_time")
    options = (Option("fog", False, "X-1"), Option("size", 3, "X-2", choices=(3, 5), since=3))
    meta = msgspec.structs.replace(sands, rules_version="3", options=options)
    assert meta.setting(2).options == {"fog": False, "size": 3}
    assert meta.setting(2, rules=2).options == {"fog": False}
    assert meta.setting(2, {"fog": True}, rules=1).options == {"fog": True}


def test_a_header_says_everything_a_match_starts_from() -> None:
    header = civitas.new("sands_of_time", ["Ada", "Ben", "Cleo"], seed="spring").header
    assert header.seats == ("Ada", "Ben", "Cleo")
    assert header.options == civitas.known_titles()["sands_of_time"].complete({})
    assert header.seed == "spring"


def test_without_a_seed_each_match_is_another() -> None:
    one, other = civitas.new("sands_of_time"), civitas.new("sands_of_time")
    assert one.header.seed != other.header.seed
    assert one.header.commitment != other.header.commitment
    assert one.state_hash() != other.state_hash()


@pytest.mark.parametrize("seed", ["\ud800", "line\nbreak", "\x00"])
def test_a_seed_that_no_file_can_hold_is_refused(seed: str) -> None:
    with pytest.raises(BadSetup) as caught:
        civitas.new("sands_of_time", seed=seed)
    assert caught.value.message == "error-seed"
