"""The ladder: who meets whom, how strong they are, and how sure that is."""

from __future__ import annotations

import re
import shlex
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from civitas.bots import OFFERED
from civitas.bots.contest import Bout, Played, bouts, line, play, read
from civitas.bots.rating import Met, better, ratings, strengths
from civitas.bots.strength import strength
from civitas.cli.program import run
from civitas.cli.rungs import page
from civitas.kernel.content import read as read_data
from civitas.kernel.errors import BadFile
from civitas.kernel.titles import known_titles
from civitas.kernel.words import LANGUAGES
from tests.laws.installed import installed
from tests.toys.shelf import ENTRY_POINTS


@pytest.fixture(autouse=True)
def toys(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with installed(tmp_path_factory.mktemp("site"), *ENTRY_POINTS):
        yield


def test_every_pair_meets_with_the_same_luck_from_either_seat() -> None:
    work = bouts(["sands_of_time"], ["hard", "easy", "random"], 4, 2, "spring")
    assert Counter(bout.pair for bout in work) == {
        ("hard", "easy"): 4,
        ("hard", "random"): 4,
        ("easy", "random"): 4,
    }
    one = [bout for bout in work if bout.pair == ("hard", "easy")]
    assert [bout.seat for bout in one] == [0, 1, 0, 1]
    assert one[0].seed == one[1].seed != one[2].seed == one[3].seed


def test_a_bout_is_told_by_itself() -> None:
    bout = Bout("terraces", ("greedy", "random"), 2, 3, "spring 0")
    first, again = play(bout), play(bout)
    assert (first.share, first.points, first.picks) == (again.share, again.points, again.picks)
    assert first.picks > 3
    assert first.seconds >= first.slowest > 0


def test_strengths_of_two_are_the_odds() -> None:
    """9 of 12 won, and one draw that stands between any two: 9.5 to 3.5."""
    found = strengths([Met("a", "b", 1.0)] * 9 + [Met("b", "a", 1.0)] * 3)
    assert found["a"] / found["b"] == pytest.approx(9.5 / 3.5)


def test_strengths_go_along_a_chain() -> None:
    """Who has never met is compared by whom both have met."""
    beats = [Met("a", "b", 1.0)] * 29 + [Met("a", "b", 0.0)] * 9
    beats += [Met("b", "c", 1.0)] * 29 + [Met("b", "c", 0.0)] * 9
    found = strengths(beats)
    odds = 29.5 / 9.5
    assert found["a"] / found["c"] == pytest.approx(odds * odds, rel=1e-4)


def test_ratings_have_their_interval_and_their_measure() -> None:
    met = [Met("hard", "medium", 1.0)] * 15 + [Met("hard", "medium", 0.0)] * 5
    met += [Met("medium", "random", 1.0)] * 20
    found = ratings(met, "medium")
    assert list(found) == ["hard", "medium", "random"]
    assert found["medium"].value == 1500
    assert found["hard"].low < found["hard"].value < found["hard"].high
    assert found["hard"].low > 1500 > found["random"].high
    assert found == ratings(met, "medium")
    few = ratings([*met[:3], *met[15:16]], "medium")
    assert few["hard"].high - few["hard"].low > found["hard"].high - found["hard"].low


def test_who_has_won_all_of_few_matches_is_not_surely_that_strong() -> None:
    found = ratings([Met("hard", "medium", 1.0)] * 8, "medium")["hard"]
    assert found.high - found.low > 100


def test_walds_test_stops_when_it_is_sure() -> None:
    """12 wins more than defeats: (6/4) to the 12th is more than 99."""
    assert better([1.0] * 12) == 12
    assert better([1.0] * 11) is None
    assert better([0.0, 1.0, *[0.0] * 12]) == 14
    assert better([0.5] * 1000) is None


def results(*shares: float, pair: tuple[str, str] = ("hard", "medium")) -> list[Played]:
    return [
        Played(Bout("sands_of_time", pair, n, 2, f"s {n // 2}"), share, (9, 7), 100, 5.0, 0.5)
        for n, share in enumerate(shares)
    ]


def test_results_are_read_as_they_were_kept(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    assert read(file) == {}
    played = results(1.0, 0.5)
    file.write_bytes(b"".join(map(line, played)) + line(played[0])[:30])
    assert read(file) == {each.bout: each for each in played}


def test_a_file_in_which_only_the_first_line_broke_off_is_ours(tmp_path: Path) -> None:
    """What somebody else has written is not."""
    file = tmp_path / "results.jsonl"
    for broken in (3, 30):
        file.write_bytes(line(results(1.0)[0])[:broken])
        assert read(file) == {}
    for strange in (b"dear", b"{}", line(results(1.0)[0])[:30] + b"\nDido"):
        file.write_bytes(strange)
        with pytest.raises(BadFile):
            read(file)


def test_the_page_has_ratings_shares_and_the_command() -> None:
    told = page(results(*[1.0] * 14, 0.0, 0.0), "spring", 16)
    assert "--bots hard,medium --matches 16 --seats 2 --seed spring --write" in told
    assert "| hard | medium | 16 | 88% | 64% to 97% | 12 |" in told
    assert "| medium | 1500 |" in told
    assert "## The Sands of Time" in told


def test_the_command_of_a_page_can_be_typed_again() -> None:
    """Also where pairs stopped early because it was sure who is better, and with any seed."""
    told = page(results(*[1.0] * 12), "my seed's", 30, sure=True)
    typed = shlex.split(told.split("```")[1])
    assert typed[:2] == ["civitas", "ladder"]
    assert typed[typed.index("--seed") + 1] == "my seed's"
    assert typed[typed.index("--matches") + 1] == "30"
    assert "--sure" in typed


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_command_plays_keeps_and_goes_on(
    lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    arguments = ["ladder", "--titles", "terraces", "--bots", "greedy,random", "--seed", "s"]
    arguments += ["--results", "r.jsonl", "--write", "ladder.md", "--lang", lang]
    arguments += ["--strengths", "strength.yaml"]
    assert run([*arguments, "--matches", "1"]) == 0
    first = (tmp_path / "r.jsonl").read_text("utf-8")
    assert run([*arguments, "--matches", "2", "--sure"]) == 0
    both = (tmp_path / "r.jsonl").read_text("utf-8")
    assert both.startswith(first)
    assert both.count("\n") == 2
    assert "| greedy | random | 2 |" in (tmp_path / "ladder.md").read_text("utf-8")
    assert list(read_data(tmp_path / "strength.yaml")["terraces"]) == ["greedy", "random"]
    assert "r.jsonl" in capsys.readouterr().out


def test_who_goes_on_after_a_kill_loses_no_line_and_no_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is added does not stand behind a line that broke off; pairs are told in their order,
    whichever of them was played first; and what was played by other rules is not counted."""
    monkeypatch.chdir(tmp_path)
    arguments = ["ladder", "--titles", "terraces", "--bots", "easy,greedy,random", "--seed", "s"]
    arguments += ["--matches", "1", "--results", "r.jsonl", "--write"]
    assert run([*arguments, "whole.md"]) == 0
    file = tmp_path / "r.jsonl"
    first, second, last = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(last + first[:30])
    assert run([*arguments, "again.md"]) == 0
    pages = [(tmp_path / name).read_text("utf-8") for name in ("whole.md", "again.md")]
    told = [re.sub(r"\d+ ms", "", page) for page in pages]
    assert told[0] == told[1]
    assert len(read(file)) == 3
    older = [re.sub(rb'"rules":"\w+"', b'"rules":"0"', each) for each in (first, second, last)]
    assert older[0] != first
    file.write_bytes(b"".join(older))
    assert run([*arguments, "newer.md"]) == 0
    assert len(file.read_bytes().splitlines()) == 6


def test_every_level_has_a_strength_on_every_title() -> None:
    for title in known_titles().values():
        if title.rules.startswith("civitas."):
            assert all(strength(title.id, bot) for bot in OFFERED)
    assert strength("sands_of_time", "nobody") is None
