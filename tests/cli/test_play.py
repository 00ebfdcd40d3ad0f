"""A match in the terminal: played, saved, left, taken up again."""

from __future__ import annotations

from pathlib import Path

import pytest

import civitas
from civitas.kernel.journal import read_match
from tests.cli.program import HAND_OVER, PROMPT, Done, Terminal, terminal
from tests.cli.program import civitas as call

NEW = ("play", "sands_of_time", "--seats", "you,random", "--seed", "spring", "--file", "match")
HOT_SEAT = ("play", "sands_of_time", "--seats", "you:Anna,you:Ben", "--seed", "spring")


def play(home: Path, typed: str, *more: str) -> Done:
    return call(*NEW, *more, home=home, typed=typed)


def saved_picks(file: Path) -> int:
    return len(read_match(file).lines)


def come_to(question: str, screen: Terminal) -> str:
    """Choose the first of everything until this is asked."""
    shown = screen.until(PROMPT, HAND_OVER)
    while question not in shown:
        shown = screen.ask("" if HAND_OVER in shown else "1")
    return shown


@pytest.mark.slow
def test_a_whole_match_is_played_by_numbers(tmp_path: Path) -> None:
    done = play(tmp_path, "1\n" * 2000)
    assert done.code == 0, done.err
    verdict = civitas.verify(tmp_path / "match.civ")
    assert verdict.result is not None
    assert "▲ Player 1: What do you do next in your turn?" in done.out
    assert " has won." in done.out or " share the victory." in done.out
    for name, points in zip(("▲ Player 1", "● Random"), verdict.result.scores, strict=True):
        assert f"{name}: {points} point".replace("-", "−") in done.out


@pytest.mark.slow
def test_every_pick_is_saved_and_ctrl_c_loses_nothing(tmp_path: Path) -> None:
    file = tmp_path / "match.civ"
    with terminal(*NEW, home=tmp_path) as screen:
        screen.until(PROMPT)
        assert file.exists()
        for number in ("3", "2", "1"):
            before = saved_picks(file)
            screen.ask(number)
            assert saved_picks(file) > before
        picks = saved_picks(file)
        assert screen.interrupt() == 130
        assert "The match is saved; go on with: civitas play match.civ" in screen.seen
    assert saved_picks(file) == picks
    assert [path.name for path in tmp_path.iterdir()] == ["match.civ"]
    again = call("play", "match.civ", home=tmp_path, typed="1\nq\n")
    assert again.code == 0
    assert saved_picks(file) > picks


@pytest.mark.slow
def test_the_end_of_the_input_is_not_the_end_of_the_match(tmp_path: Path) -> None:
    done = play(tmp_path, "1\n")
    assert done.code == 2
    assert done.sentence == (
        "The input has ended; the match is saved in match.civ, go on with: civitas play match.civ"
    )
    assert saved_picks(tmp_path / "match.civ") >= 1


@pytest.mark.slow
def test_without_a_name_the_match_goes_to_the_data_files(tmp_path: Path) -> None:
    done = call("play", "sands_of_time", "--seats", "you,random", home=tmp_path, typed="q\n")
    assert done.code == 0
    (file,) = (tmp_path / ".local" / "share" / "civitas").glob("sands_of_time-*.civ")
    assert str(file) in done.out.replace("\n", "")


def test_undo_takes_back_what_nobody_has_seen(tmp_path: Path) -> None:
    """The first choice of all; then the one of the person before, at a shared keyboard."""
    file = tmp_path / "match.civ"
    with terminal(*HOT_SEAT, "--file", "match", home=tmp_path) as screen:
        first = screen.until(HAND_OVER)
        screen.ask("")
        assert "nothing to take back" in screen.ask("u")
        second = screen.ask("3")
        assert saved_picks(file) == 1
        screen.ask("")
        again = screen.ask("u")
        assert saved_picks(file) == 0
    anna_first = "▲ Anna" in first
    assert anna_first == ("▲ Anna" in again)
    assert anna_first == ("● Ben" in second)


@pytest.mark.slow
def test_undo_ends_where_luck_or_a_secret_has_come_to_light(tmp_path: Path) -> None:
    with terminal(*NEW, home=tmp_path) as screen:
        come_to("What do you do next", screen)
        picks = saved_picks(tmp_path / "match.civ")
        assert "so nothing can be taken back" in " ".join(screen.ask("u").split())
        assert saved_picks(tmp_path / "match.civ") == picks


@pytest.mark.slow
def test_two_people_share_a_keyboard_and_no_secrets(tmp_path: Path) -> None:
    """What the first has chosen is wiped, even from what can be scrolled back to."""
    with terminal(*HOT_SEAT, home=tmp_path) as screen:
        come_to("Which two cards", screen)
        screen.ask("2")
        passed = screen.ask("3")
        assert HAND_OVER in passed
        assert "Muster" not in passed[passed.rindex("\x1b[3J") :]
        other = screen.ask("")
        assert "Which two cards" in other
        assert "Muster and Conquest" not in other


@pytest.mark.slow
def test_choices_with_many_parts_are_made_part_by_part(tmp_path: Path) -> None:
    """The secret choice of two cards: one card, then the other; u goes back a step."""
    file = tmp_path / "match.civ"
    with terminal(*NEW, home=tmp_path) as screen:
        cards = come_to("Which two cards", screen)
        assert "14 " in cards
        assert "15 " not in cards.partition("Which two cards")[2]
        picks = saved_picks(file)
        second = screen.ask("2")
        assert "1 Chronicle and Muster" in second
        assert "Muster and Conquest" in second
        assert "Muster and …" in screen.ask("u")
        assert saved_picks(file) == picks
        screen.ask("2")
        screen.ask("1")
        assert saved_picks(file) > picks
    chosen = [entry.pick for entry in civitas.load(file).journal if entry.seat == 0][-1]
    assert str(chosen) == "Choose(first='chronicle', second='muster')"


def test_wrong_input_gets_one_line_and_nothing_is_lost(tmp_path: Path) -> None:
    wrong = ("99", "0", "-1", "nonsense", "²", "", "1" * 20)
    done = play(tmp_path, "\n".join([*wrong, "q", ""]))
    assert done.code == 0
    for text in wrong:
        assert f"“{text}” is not a choice: type a number from 1 to " in done.out
    assert "go on with: civitas play match.civ" in done.out
    untouched = play(tmp_path / ".", "q\n", "--file", "other")
    assert untouched.code == 0
    assert saved_picks(tmp_path / "match.civ") == saved_picks(tmp_path / "other.civ")


@pytest.mark.slow
def test_a_copy_is_saved_under_a_name_and_never_over_a_file(tmp_path: Path) -> None:
    (tmp_path / "taken.civ").write_text("mine")
    hopeless = f"s match.civ/x\ns ~nobody\0/{'x' * 150}\n"
    done = play(tmp_path, f"s\n1\ns copy\ns taken\n{hopeless}1\nq\n")
    assert done.code == 0
    assert "Saved in match.civ" in done.out
    assert "A copy is saved in copy.civ" in done.out
    assert "taken.civ exists already;" in done.out
    assert "match.civ/x.civ cannot be written" in done.out
    assert (tmp_path / "taken.civ").read_text() == "mine"
    assert 0 < saved_picks(tmp_path / "copy.civ") < saved_picks(tmp_path / "match.civ")


@pytest.mark.slow
def test_help_board_and_log_are_there_for_the_asking(tmp_path: Path) -> None:
    done = play(tmp_path, "h\nb\nl\nl 1\nq\n")
    assert done.code == 0
    for text in ("take back the last choice", "Neighbours", "Hispania", "is the start player."):
        assert text in done.out
    question = "Which region do you take as your first province?"
    assert done.out.count(question) == 5


@pytest.mark.slow
def test_why_not_and_the_text_of_the_rules(tmp_path: Path) -> None:
    """? by number, by what is missing, by thing, by clause."""
    rules = Path(__file__).parents[2] / "docs" / "rules" / "sands_of_time" / "rules.md"
    assert "**SOT-10.14** Annex condition" in rules.read_text("utf-8")
    done = play(tmp_path, "? 1\n? annex italia\n? quarry\n? SOT-10.14\n? 10.14\n? blah\n?\nq\n")
    told = " ".join(done.out.split())
    assert done.code == 0
    assert "SOT-3.6 First pick, start player first, clockwise" in told
    assert "Annex Italia: It is not your turn. [SOT-6.6]" in told
    assert "SOT-26.2 Quarry, level 1" in told
    assert told.count("SOT-10.14 Annex condition: the region is uncontrolled") == 2
    assert told.count("Ask for a choice by its number (? 1)") == 2


@pytest.mark.slow
def test_german_is_spoken_from_the_environment_and_by_option(tmp_path: Path) -> None:
    done = call(*NEW, home=tmp_path, typed="? 1\n99\nq\n", lang="de_DE.UTF-8")
    assert done.code == 0
    for text in (
        "Welche Region wählst du als erste Provinz?",
        "„99“ steht nicht zur Wahl",
        "Startspieler",
        "Hispania nehmen",
        "weiter mit: civitas play match.civ",
    ):
        assert text in done.out
    other = call("play", "match.civ", "--lang", "en", home=tmp_path, typed="q\n", lang="de_DE")
    assert "Which region do you take" in other.out


@pytest.mark.slow
def test_a_small_terminal_is_told_once_and_a_tiny_one_refused(tmp_path: Path) -> None:
    with terminal(*NEW, home=tmp_path, columns=60, rows=18) as screen:
        screen.until(PROMPT)
        screen.ask("1")
        assert " ".join(screen.seen.split()).count("This window has 60 × 18 characters") == 1
    with terminal(*NEW, home=tmp_path, columns=38) as screen:
        assert screen.end() == 2
        assert "This terminal is 38 columns wide" in screen.seen


@pytest.mark.slow
def test_bots_alone_play_and_their_story_is_told(tmp_path: Path) -> None:
    done = call("play", "sands_of_time", "--seats", "random,random", home=tmp_path)
    assert done.code == 0
    assert "● Random 2 reveals" in done.out
    assert "points" in done.out
