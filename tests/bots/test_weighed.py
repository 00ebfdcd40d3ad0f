"""What each aspect of a standing is worth: files that fit, and what bots make of them."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import civitas
from civitas.bots import Chair, make_bot
from civitas.bots.filed import write
from civitas.bots.judgement import SHIPPED, digest_of
from civitas.bots.learnt import learnt_for, shipped_learnt
from civitas.bots.weighed import (
    SEARCHED,
    SUFFIX,
    Tried,
    Weighed,
    judging,
    name_of,
    names_of,
    shipped_weighed,
    weighed_for,
)
from civitas.bots.width import Width
from civitas.cli.program import run
from civitas.kernel.table import Table
from civitas.kernel.titles import find_title
from civitas.learning.trying import Trying

TITLE = "era_of_tribes"
META = find_title(TITLE)
TABLES = [
    *((TITLE, 1), (TITLE, 2), (TITLE, 3), ("clash_of_cultures", 2), ("clash_of_cultures", 3)),
    *(("oikumene", 2), ("oikumene", 4)),
]


def asked(seed: str, title: str = TITLE, seats: int = 2, picks: int = 40) -> Table:
    """A table where somebody has a choice, after some picks."""
    table = civitas.new(title, seats, seed=seed)
    bots = [make_bot("random", seat) for seat in range(seats)]
    while table.seq < picks or len(table.asks[0].picks) == 1:
        seat = table.asks[0].seat
        table.pick(bots[seat].pick(Chair(table, seat)), seat)
    return table


def loving(aspect: str, much: float = 100.0) -> Tried:
    """As the title judges, but for one aspect."""
    added, left_out = civitas.new(TITLE, 2, seed="names").title.aspect_names
    usual = dict.fromkeys(added, 1.0) | dict.fromkeys(left_out, 0.0)
    return Tried(
        title=TITLE,
        rules=(META.rules_version,),
        seats=2,
        aspects=digest_of((*added, *left_out)),
        lines=0,
        matches=0,
        weights=usual | {aspect: much},
    )


@pytest.mark.parametrize(("title", "seats"), TABLES)
def test_all_that_is_counted_adds_up_to_what_the_title_says(title: str, seats: int) -> None:
    table = civitas.new(title, seats, seed="adds up")
    added, left_out = table.title.aspect_names
    usual = Weighed([1.0] * len(added) + [0.0] * len(left_out))
    bots = [make_bot("random", seat) for seat in range(len(table.header.seats))]
    for _ in range(400):
        if table.over:
            break
        for seat in range(seats):
            assert len(table.title.aspects(table.state, seat)) == len(names_of(table.title))
            said = table.title.evaluate(table.state, seat)
            assert usual.worth(table, seat) == pytest.approx(said, abs=1e-9)
        seat = table.asks[0].seat
        table.pick(bots[seat].pick(Chair(table, seat)), seat)


@pytest.mark.parametrize("lines", [0, 60])
def test_what_was_found_decides(lines: int) -> None:
    """Who loves thalers has more of them than who hates them."""
    thalers = {}
    for sign in (1, -1):
        table = civitas.new(TITLE, 2, seed="thalers")
        weighed = judging(loving("thalers", 100.0 * sign), table.title)
        bots = [Trying(1, weighed, lines), make_bot("random", 2)]
        found = 0
        for _ in range(100):
            seat = table.asks[0].seat
            table.pick(bots[seat].pick(Chair(table, seat)), seat)
            found += table.state.players[0].thalers
        thalers[sign] = found
    assert thalers[1] > thalers[-1] + 50


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where weights were found, for tables of two."""
    for suffix in (SUFFIX, SEARCHED):
        write(loving("thalers"), tmp_path / f"{TITLE}{suffix}")
    monkeypatch.setenv("CIVITAS_WEIGHTS", str(tmp_path))
    return tmp_path


@pytest.mark.usefixtures("folder")
def test_who_has_learned_judges_by_what_was_found_and_search_by_what_came_with_the_program() -> (
    None
):
    table = asked("both")
    chair = Chair(table, table.asks[0].seat)
    usual = judging(loving("thalers", 1.0), table.title).worth(table, chair.seat)
    for searching in (True, False):
        learnt = learnt_for(chair, searching=searching)
        assert isinstance(learnt, Weighed)
        assert learnt.worth(table, chair.seat) > usual
        assert shipped_learnt(chair) is not learnt
    for bot in ("learned", "wise:30", "search:30"):
        assert make_bot(bot, 1).pick(chair) == make_bot(bot, 1).pick(chair)


@pytest.mark.parametrize(("seats", "fits"), [(3, True), (2, False)])
def test_a_table_of_three_has_files_of_its_own(folder: Path, seats: int, fits: bool) -> None:
    """Whatever is in them: what was found at tables of two does not fit under another name."""
    table = asked("three", seats=3)
    chair = Chair(table, table.asks[0].seat)
    assert weighed_for(chair, searching=False) is None
    file = folder / f"{TITLE}.3{SEARCHED}"
    write(msgspec.structs.replace(loving("thalers"), seats=seats), file)
    assert (weighed_for(chair, searching=True) is not None) == fits


def test_nobody_tries_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    learn = ["learn", TITLE, "--tried", "--into", str(tmp_path), "--seats", "1", "--lang", "en"]
    assert run(learn) == 2
    assert "--seats cannot be 1" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"title": "oikumene"}, "has weights for oikumene, not for era_of_tribes"),
        ({"rules": ("998", "999")}, "for version 998, 999 of the rules"),
        ({"aspects": "others"}, "for other features"),
        ({"weights": {"thalers": 1.0}}, "for other features"),
        ({"width": Width(12, 0, 4)}, "cannot be read as weights"),
    ],
)
def test_files_that_do_not_fit_are_refused_in_one_sentence(
    change: dict[str, object], said: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = folder / f"{TITLE}{SUFFIX}"
    write(msgspec.structs.replace(loving("thalers"), **change), file)
    learn = ["learn", TITLE, "--tried", "--weights", str(file), "--lang", "en"]
    for call in (learn, ["simulate", TITLE, "--seats", "learned,random", "--lang", "en"]):
        assert run(call) == 2
        (sentence,) = capsys.readouterr().err.splitlines()
        assert said in sentence


def test_a_file_that_broke_off_is_refused(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = folder / f"{TITLE}{SUFFIX}"
    file.write_bytes(file.read_bytes()[:100])
    assert run(["learn", TITLE, "--tried", "--weights", str(file), "--lang", "en"]) == 2
    assert "cannot be read as weights" in capsys.readouterr().err


def test_a_title_that_tells_no_aspects_has_nothing_to_try(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    learn = ["learn", "sands_of_time", "--tried", "--into", str(tmp_path), "--lang", "en"]
    assert run(learn) == 2
    assert "nothing to try" in capsys.readouterr().err


@pytest.mark.usefixtures("folder")
def test_what_helps_one_ply_ahead_is_not_what_search_judges_by(folder: Path) -> None:
    chair = Chair(table := asked("apart"), table.asks[0].seat)
    (folder / f"{TITLE}{SEARCHED}").unlink()
    assert learnt_for(chair, searching=False) is not None
    assert learnt_for(chair, searching=True) is None


@pytest.mark.parametrize(
    "file", [file for suffix in (SUFFIX, SEARCHED) for file in sorted(SHIPPED.glob(f"*{suffix}"))]
)
def test_what_comes_with_the_program_fits(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CIVITAS_WEIGHTS", raising=False)
    tried = msgspec.json.decode(file.read_bytes(), type=Tried)
    searching = file.name.endswith(SEARCHED)
    assert file.name == name_of(tried.title, tried.seats, searching=searching)
    table = civitas.new(tried.title, seats=tried.seats, seed="shipped")
    chair = Chair(table, table.asks[0].seat)
    assert weighed_for(chair, searching=searching) is not None
    assert not searching or shipped_weighed(chair) is not None
    assert file.stat().st_size <= 20_000


def test_search_with_three_judges_by_what_was_found_for_three() -> None:
    """On Clash of Cultures; the same seed and as many lines give the same picks, as ever."""
    for seats, found in ((3, True), (2, False), (4, False)):
        table = asked("found", "clash_of_cultures", seats)
        chair = Chair(table, table.asks[0].seat)
        assert isinstance(shipped_learnt(chair), Weighed) == found
        assert make_bot("search:60", 1).pick(chair) == make_bot("search:60", 1).pick(chair)
