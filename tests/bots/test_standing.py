"""What was learned of standing: files that fit, and what search makes of them."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import civitas
from civitas.bots import Chair, make_bot
from civitas.bots.ahead import Budget
from civitas.bots.filed import write
from civitas.bots.judgement import FAR, SHIPPED, digest_of
from civitas.bots.learned import Wise
from civitas.bots.standing import (
    SUFFIX,
    Known,
    Standing,
    Weight,
    shipped_standing,
    standing_for,
)
from civitas.bots.width import Width
from civitas.cli.program import run
from civitas.kernel.titles import find_title, known_titles
from civitas.learning.outings import Plain
from civitas.titles.sands_of_time.features.tallies import TALLIES
from tests.bots.test_learned import asked

TITLE = "sands_of_time"
META = find_title(TITLE)
NOTHING = Weight(0, 1, 0, 0)
LINES = 60


def names() -> tuple[str, ...]:
    table = civitas.new(TITLE, 2, seed="names")
    return table.title.feature_names(table.state)


def loving(feature: str, much: float = 100.0, belief: float = 1.0) -> Known:
    """Nothing counts but one feature."""
    return Known(
        title=TITLE,
        rules=(META.rules_version,),
        seats=2,
        features=digest_of(names()),
        matches=0,
        belief=belief,
        start=0.0,
        clock={},
        own=NOTHING,
        weights={feature: Weight(0, 1, much, much)},
    )


def test_a_stand_is_worth_more_by_what_the_seat_has_and_by_when_it_has_it() -> None:
    table = asked("worth")
    told = dict(zip(names(), table.title.features(table.state, 0), strict=True))
    known = msgspec.structs.replace(
        loving("me.crops"),
        clock={"dynasty_space": 0.5 / told["dynasty_space"]},
        own=Weight(1, 2, 3, 3),
        weights={"me.crops": Weight(told["me.crops"] - 1, 1, 10, 20)},
    )
    standing = Standing(known, table)
    place = TALLIES.position(table.state, 0)
    assert standing.more(table, 0, 5.0, place) == pytest.approx(6 + 15)
    half = Standing(msgspec.structs.replace(known, belief=0.5), table)
    assert half.more(table, 0, 5.0, place) == pytest.approx(21 / 2)
    far = {"me.crops": Weight(told["me.crops"] - 99, 1, 1, 1)}
    unseen = Standing(msgspec.structs.replace(known, weights=far), table)
    assert unseen.more(table, 0, 1.0, place) == pytest.approx(FAR)


@pytest.mark.slow
def test_what_was_learned_of_standing_decides() -> None:
    """Who loves unrest gets more of it than who hates it."""
    unrest = {}
    for sign in (1, -1):
        table = civitas.new(TITLE, seats=2, seed="unrest")
        standing = Standing(loving("me.unrest", 100.0 * sign), table)
        bots = [Wise(1, Budget(lines=LINES), learnt=standing), make_bot("random", 2)]
        found = 0
        for _ in range(120):
            seat = table.asks[0].seat
            table.pick(bots[seat].pick(Chair(table, seat)), seat)
            found += table.state.empires[0].unrest
        unrest[sign] = found
    assert unrest[1] > unrest[-1] + 50


def test_who_believes_nothing_of_it_searches_as_ever() -> None:
    standing = Standing(loving("me.unrest", belief=0.0), asked("believed"))
    for seed in ("one", "other"):
        chair = Chair(table := asked(seed), table.asks[0].seat)
        pick = Wise(1, Budget(lines=LINES), learnt=standing).pick(chair)
        assert pick == Plain(1, Budget(lines=LINES)).pick(chair)


@pytest.mark.usefixtures("folder")
def test_search_judges_by_what_came_with_the_program_whatever_was_learned_elsewhere() -> None:
    chair = Chair(table := asked("shipped"), table.asks[0].seat)
    assert shipped_standing(chair) is not None
    assert shipped_standing(chair) is not standing_for(chair)
    other = Chair(table := asked("shipped", seats=3), table.asks[0].seat)
    assert shipped_standing(other) is None
    assert make_bot(f"search:{LINES}", 1).pick(chair) in chair.ask.picks


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where something was learned of standing, for tables of two."""
    write(loving("me.crops"), tmp_path / f"{TITLE}{SUFFIX}")
    monkeypatch.setenv("CIVITAS_WEIGHTS", str(tmp_path))
    return tmp_path


@pytest.mark.usefixtures("folder")
def test_the_same_seed_gives_the_same_picks_also_in_a_match_that_was_saved(tmp_path: Path) -> None:
    table = asked("again")
    civitas.save(table, tmp_path / "match.civ")
    again = civitas.load(tmp_path / "match.civ")
    seat = table.asks[0].seat
    assert standing_for(Chair(table, seat)) is not None
    for seed in range(3):
        picks = {make_bot("wise:30", seed).pick(Chair(each, seat)) for each in (table, again)}
        assert len(picks) == 1


@pytest.mark.usefixtures("folder")
def test_at_a_table_of_three_nothing_was_learned() -> None:
    table = asked("three", seats=3)
    assert standing_for(Chair(table, table.asks[0].seat)) is None


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"title": "oikumene"}, "has weights for oikumene, not for sands_of_time"),
        ({"rules": ("998", "999")}, "for version 998, 999 of the rules"),
        ({"features": "others"}, "for other features"),
        ({"own": Weight(0, 0, 1, 1)}, "cannot be read as weights"),
        ({"width": Width(45, 5, 3, -1)}, "cannot be read as weights"),
    ],
)
def test_files_that_do_not_fit_are_refused_in_one_sentence(
    change: dict[str, object], said: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = folder / f"{TITLE}{SUFFIX}"
    write(msgspec.structs.replace(loving("me.crops"), **change), file)
    learn = ["learn", TITLE, "--standing", "--weights", str(file), "--lang", "en"]
    for call in (learn, ["simulate", TITLE, "--seats", "wise:30,random", "--lang", "en"]):
        assert run(call) == 2
        (sentence,) = capsys.readouterr().err.splitlines()
        assert said in sentence


def test_a_file_that_broke_off_is_refused(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = folder / f"{TITLE}{SUFFIX}"
    file.write_bytes(file.read_bytes()[:100])
    assert run(["learn", TITLE, "--standing", "--weights", str(file), "--lang", "en"]) == 2
    assert "cannot be read as weights" in capsys.readouterr().err


@pytest.mark.slow
def test_what_was_learned_by_older_rules_holds_for_new_ones_if_search_does_not_beat_it(
    folder: Path,
) -> None:
    file = folder / f"{TITLE}{SUFFIX}"
    old = msgspec.structs.replace(loving("me.crops", belief=0.0), rules=("old",))
    write(old, file)
    command = ["learn", TITLE, "--standing", "--weights", str(file), "--adopt", "--measure", "1"]
    assert run(command) == 0
    assert msgspec.json.decode(file.read_bytes(), type=Known).rules == ("old", META.rules_version)


@pytest.mark.parametrize("title", known_titles())
def test_what_comes_with_the_program_fits(title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CIVITAS_WEIGHTS", raising=False)
    file = SHIPPED / f"{title}{SUFFIX}"
    table = civitas.new(title, seats=2, seed="shipped")
    chair = Chair(table, table.asks[0].seat)
    assert (standing_for(chair) is not None) == file.exists()
    assert not file.exists() or file.stat().st_size <= 300_000


def test_what_is_kept_of_positions_is_what_would_be_found_anew() -> None:
    """Also where it is read from features, for what the title does not tell in groups."""
    table = asked("kept", picks=0)
    shipped = shipped_standing(Chair(table, table.asks[0].seat))
    assert shipped is not None
    known = shipped.known
    unread = {**known.weights, "me.colonies": NOTHING}
    by_features = Standing(msgspec.structs.replace(known, weights=unread), table)
    bots = [make_bot("random", seat) for seat in range(2)]
    while not table.over:
        seat = table.asks[0].seat
        anew = Standing(known, table).worth(table, seat)
        assert shipped.worth(table, seat) == anew == shipped.worth(table, seat)
        assert by_features.worth(table, seat) == pytest.approx(anew)
        table.pick(bots[seat].pick(Chair(table, seat)), seat)
    for seat in range(2):
        assert shipped.worth(table, seat) == table.title.evaluate(table.state, seat)
