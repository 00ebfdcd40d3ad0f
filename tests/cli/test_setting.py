"""Automas, settings and every kind of ending in the terminal, and a table with twelve seats."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import civitas
from civitas.bots import make_bot, play_out
from civitas.bots.strength import strength
from civitas.cli.program import run
from civitas.kernel.results import Result
from civitas.kernel.speech import points
from civitas.kernel.table import Table
from civitas.kernel.titles import SEAT_MARKS
from tests.laws.installed import installed
from tests.toys.shelf import ENTRY_POINTS

CROWD = "crowd = tests.toys.crowd:CROWD_META"


@pytest.fixture(autouse=True)
def toys(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with installed(tmp_path_factory.mktemp("site"), *ENTRY_POINTS, CROWD):
        yield


Call = Callable[..., tuple[int, str, str]]


@pytest.fixture
def call(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Call:
    """Call the program in an empty folder; exit code, output without its colours, errors."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")

    def called(*arguments: str, typed: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = run(arguments)
        told = capsys.readouterr()
        return code, re.sub(r"\x1b\[[\d;?]*[A-Za-z]", "", told.out), told.err

    return called


def match_where(fits: Callable[[Result], bool], **options: str) -> Table:
    """A match of two gardeners, played at random, that has ended like this."""
    for number in range(400):
        table = civitas.new("terraces", ["random"] * 2, options=options, seed=f"end {number}")
        play_out(table, [make_bot("random", 2 * number + seat) for seat in range(2)])
        assert table.result is not None
        if fits(table.result):
            return table
    raise AssertionError("no match ends like this")


ENDINGS: dict[str, tuple[dict[str, str], Callable[[Result], bool], list[str]]] = {
    "lost": (
        {"game": "allies"},
        lambda result: not result.winners,
        [
            "Nobody has won. They hoped for 4 flowers and have ",
            "1. ▲ Random 1: ",
            "1. ● Random 2: ",
        ],
    ),
    "shared": (
        {},
        lambda result: len(result.winners) == 2,
        ["▲ Random 1, ● Random 2 share the victory. Level in everything: a shared victory."],
    ),
    "halves": (
        {},
        lambda result: result.winners == (1,) and result.scores[0] % 1 == 0.5,
        ["● Random 2 has won. ", "1. ● Random 2: ", "2. ▲ Random 1: ", "½ points"],
    ),
    "bloom": (
        {},
        lambda result: result.how == "end-bloom",
        [" has won. Flowers at all three heights: the garden is in full bloom."],
    ),
}


@pytest.mark.parametrize("name", ENDINGS)
def test_every_kind_of_ending_is_told(name: str, call: Call, tmp_path: Path) -> None:
    options, fits, sentences = ENDINGS[name]
    table = match_where(fits, **options)
    civitas.save(table, tmp_path / "match.civ")
    for command in ("replay", "play"):
        code, out, _ = call(command, "match.civ")
        assert code == 0
        for sentence in sentences:
            assert sentence in " ".join(out.split())
    code, out, _ = call("verify", "match.civ")
    assert code == 0
    assert table.result is not None
    first, second = map(points, table.result.scores)
    assert f"it ends with Random 1 {first}, Random 2 {second}." in out
    assert re.sub(f"[{SEAT_MARKS}] ", "", sentences[0]) in out
    german = call("replay", "match.civ", "--lang", "de")[1]
    assert ("Niemand hat gewonnen." in german) == (name == "lost")


def test_level_seats_have_the_same_rank(call: Call, tmp_path: Path) -> None:
    """And the next after two firsts is third."""
    table = civitas.new("crowd", ["random"] * 3, seed="level")
    play_out(table, [make_bot("random", n) for n in range(3)])
    assert table.result is not None
    civitas.save(table, tmp_path / "match.civ")
    lines = call("replay", "match.civ")[1].splitlines()[-3:]
    told = {int(re.findall(r"Random (\d)", line)[0]) - 1: int(line.split(".")[0]) for line in lines}
    assert [told[seat] for seat in range(3)] == list(table.result.order)


def test_an_automa_plays_along_and_nobody_answers_for_it(call: Call) -> None:
    seats = "automa,you:Anna,automa"
    arguments = ("play", "terraces", "--seats", seats, "--seed", "spring", "--file", "match")
    code, out, err = call(*arguments, typed="1\n" * 60)
    assert (code, err) == (0, "")
    assert "▲ Automa 1 claims" in out
    assert "■ Automa 3 claims" in out
    assert "● Anna: Which terrace do you claim?" in out
    assert "looking." not in out, "there is only one person at the keyboard"
    table = civitas.load("match.civ")
    assert table.header.automas == (0, 2)
    assert {entry.seat for entry in table.journal} == {1}
    code, out, _ = call("verify", "match.civ")
    assert code == 0
    assert re.search(r"it ends with Automa 1 [\d½]+, Anna [\d½]+, Automa 3 [\d½]+\. ", out)
    assert call("show", "match.civ", "--svg", "x.svg")[0] == 0


def test_a_single_automa_needs_no_number(call: Call) -> None:
    out = call("play", "terraces", "--seats", "you,automa", typed="q\n")[1]
    assert re.search(r"^Automa ", out, re.MULTILINE)


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("--seats", "you,automa", "--option", "long=true"), ("Long match: yes", "one automa")),
        (("--seats", "you,you,you,automa,automa"), ("3 players", "2 automas")),
        (("--seats", "you", "--option", "game=rivals"), ("Game: Rivals", "one player")),
        (("--seats", "you,automa,automa,automa"), ("2 automas at most",)),
        (("--seats", "you:automa,you"), ("“automa”",)),
    ],
)
def test_a_refusal_names_what_does_not_go_together(
    arguments: tuple[str, ...], named: tuple[str, ...], call: Call
) -> None:
    for command in ("play", "simulate"):
        bots = [text.replace("you", "random") for text in arguments]
        if command == "simulate" and "you:" in arguments[1]:
            continue
        code, out, err = call(command, "terraces", *(bots if command == "simulate" else arguments))
        assert (code, out, err.count("\n")) == (2, "", 1)
        assert all(name in err for name in named), err


def test_a_title_without_automas_has_none(call: Call) -> None:
    code, _, err = call("play", "toy", "--seats", "you,you,automa")
    assert (code, err.count("\n")) == (2, 1)
    assert "Toy has room for 0 automas at most" in err


def test_titles_are_listed_with_all_that_can_be_chosen(call: Call) -> None:
    code, out, _ = call("titles")
    assert code == 0
    assert f"beginner {strength('sands_of_time', 'beginner')}" in " ".join(out.split())
    told = " ".join(out.partition("Terraces")[2].split())
    assert "how strong" not in told, "nobody has measured that yet"
    for text in (
        "1 to 4 players",
        "automas: 2 at most, with all players no more than 4 seats; --seats you,automa",
        "--option game=…: Game, rule TER-6.3",
        "rivals Rivals (default) only if: 2, 3 or 4 players; or if: one player and one automa or 2",
        "--option hope=…: Hope, rule TER-6.4; only if: Game: Allies",
        "true yes only if: no automa",
        "false no (default)",
    ):
        assert text in told
    german = " ".join(call("titles", "--lang", "de")[1].split())
    assert "true ja nur wenn: kein Automa false nein (Vorgabe)" in german
    assert "The rules run as plain Python; with a C compiler make fast" in " ".join(out.split())
    assert "Die Regeln laufen als reines Python; mit einem C-Compiler" in german


def test_simulations_count_shared_and_lost_matches_for_what_they_are(call: Call) -> None:
    rivals = ("simulate", "terraces", "--seats", "random,automa", "--games", "30", "--seed", "s")
    code, out, _ = call(*rivals, "--save", "kept")
    assert code == 0
    verdicts = [civitas.verify(file) for file in Path("kept").iterdir()]
    for seat, who in enumerate(("random", "automa")):
        wins = sum(seat in verdict.result.winners for verdict in verdicts if verdict.result)
        assert re.search(rf"^{seat + 1} +{who} +{wins} ", out, re.MULTILINE)
    allies = ("--option", "game=allies", "--save", "allies")
    out = " ".join(call(*rivals, *allies)[1].split())
    results = [civitas.verify(file).result for file in Path("allies").iterdir()]
    lost = sum(not result.winners for result in results if result)
    assert 1 < lost < 29
    assert f"{lost} matches were won by nobody; they count as a win for none." in out
    assert f"{30 - lost} victories were shared and count as a win for each." in out


@pytest.mark.slow
@pytest.mark.parametrize("columns", [40, 80, 120])
def test_twelve_sit_at_one_table(
    columns: int, call: Call, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """At a terminal of any width all twelve are in sight, and the match is played to its end."""
    monkeypatch.setenv("COLUMNS", str(columns))
    monkeypatch.setenv("FORCE_COLOR", "1")
    seats = ",".join(["you:Anna", *["random"] * 11])
    arguments = ("play", "crowd", "--seats", seats, "--seed", "spring", "--file", "match")
    code, out, err = call(*arguments, typed="b\n" + "1\n" * 9)
    assert (code, err) == (0, "")
    assert max(map(len, out.splitlines())) <= columns
    board = out.rpartition("has won.")[0] if "has won." in out else out
    for seat, mark in enumerate(SEAT_MARKS[1:], start=2):
        assert f"{mark} Random {seat}" in board
    assert civitas.verify(tmp_path / "match.civ").result is not None
