"""Commands on match files: replay, verify, show. And the list of titles."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

import civitas
from civitas.cli.program import run
from tests.cli.program import Done
from tests.cli.program import civitas as call
from tests.patience import PATIENCE


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with one finished match and one that has just begun."""
    folder = tmp_path_factory.mktemp("matches")
    table = civitas.new("sands_of_time", ["you", "random", "Eve"], seed="spring")
    while not table.over:
        ask = table.asks[-1]
        table.pick(ask.picks[len(table.journal) * 7 % len(ask.picks)], ask.seat)
        if len(table.journal) == 40:
            civitas.save(table, folder / "begun.civ")
    civitas.save(table, folder / "match.civ")
    return folder


@pytest.mark.slow
def test_verify_says_one_clear_line(home: Path) -> None:
    over = call("verify", "match.civ", home=home)
    assert over.code == 0
    assert over.out.count("\n") == 1
    scores = civitas.verify(home / "match.civ").result
    assert scores is not None
    first, second = (str(points).replace("-", "−") for points in scores.scores[:2])
    assert f"ends with Player 1 {first}, Random {second}, Eve" in over.out
    begun = call("verify", "begun.civ", "--lang", "de", home=home)
    assert begun.code == 0
    assert "noch nicht zu Ende: 40 Züge folgen den Regeln" in begun.out


@pytest.mark.slow
def test_replay_tells_what_a_spectator_may_know(home: Path) -> None:
    done = call("replay", "match.civ", home=home)
    assert done.code == 0
    assert "    0  " in done.out
    assert "lays a chronicle face down" in done.out
    assert "You lay chronicle" not in done.out
    own = call("replay", "match.civ", "--seat", "1", home=home)
    assert "You lay chronicle" in own.out


@pytest.mark.slow
def test_replay_shows_a_position(home: Path) -> None:
    done = call("replay", "match.civ", "--at", "40", "--lang", "de", home=home)
    assert done.code == 0
    assert done.out.startswith("match.civ nach 40 Zügen")
    assert "Regionen" in done.out
    assert "▲ Spieler 1" in done.out
    start = call("replay", "match.civ", "--at", "0", home=home)
    assert start.code == 0


@pytest.mark.slow
def test_show_draws_svg_and_png(home: Path) -> None:
    done = call("show", "match.civ", "--at", "40", "--svg", "b.svg", "--png", "b.png", home=home)
    assert done.code == 0, done.err
    assert (home / "b.svg").read_text("utf-8").startswith("<svg")
    png = (home / "b.png").read_bytes()
    assert png.startswith(b"\x89PNG")
    assert int.from_bytes(png[16:20], "big") == 1400


@pytest.mark.slow
def test_show_sees_with_the_eyes_of_a_seat(home: Path) -> None:
    """The chronicles in hand and the glow of what may be picked are in the own picture only."""
    asked = str(civitas.load(home / "begun.civ").journal.seats.index(0))
    for name, *more in (("all",), ("own", "--seat", "1"), ("other", "--seat", "2")):
        done = call("show", "begun.civ", "--at", asked, "--svg", f"{name}.svg", *more, home=home)
        assert done == Done(0, f"Written: {name}.svg\n", "")
    everybody, own, other = (
        (home / f"{name}.svg").read_text("utf-8") for name in ("all", "own", "other")
    )
    assert "Player 1" in everybody
    hand = ">1 2 3 4 5 6 7<"
    assert [picture.count(hand) for picture in (everybody, own, other)] == [0, 1, 1]
    assert own != other


@pytest.mark.slow
def test_titles_are_listed_without_their_rules(home: Path) -> None:
    done = call("titles", "--lang", "de", home=home)
    assert done.code == 0
    assert "The Sands of Time" in done.out
    assert "2 bis 5 Personen" in done.out
    for option in civitas.known_titles()["sands_of_time"].options:
        assert f"--option {option.id}=" in done.out
    code = (
        "import json, sys; from civitas.cli.program import run; run(['titles']);"
        "print(json.dumps(sorted(sys.modules)))"
    )
    modules = json.loads(_python(code, home).splitlines()[-1])
    assert "civitas.titles.sands_of_time" in modules
    assert not [name for name in modules if name.startswith("civitas.titles.sands_of_time.")]


def _python(code: str, home: Path) -> str:
    import subprocess

    return subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=True,
        cwd=home,
    ).stdout


@pytest.fixture(scope="module")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a running and a finished match of older rules."""
    folder = tmp_path_factory.mktemp("recorded")
    matches = Path(__file__).parents[1] / "recorded" / "sands_of_time" / "1"
    for name, file in (("over", "01-2-random-end.civ"), ("running", "13-2-random-capital.civ")):
        (folder / f"{name}.civ").write_bytes((matches / file).read_bytes())
    return folder


@pytest.mark.parametrize("name", ["over", "running"])
@pytest.mark.parametrize("command", [["verify"], ["replay"], ["replay", "--at", "5"]], ids=" ".join)
def test_a_match_of_older_rules_is_told_as_such(
    command: list[str], name: str, recorded: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run([command[0], str(recorded / f"{name}.civ"), *command[1:]]) == 0
    told = capsys.readouterr().out
    assert told.count("played by version 1 of the rules") == 1


@pytest.mark.slow
def test_a_match_of_older_rules_is_drawn_and_played_on(recorded: Path) -> None:
    assert call("show", "running.civ", "--svg", "x.svg", home=recorded).code == 0
    assert (recorded / "x.svg").read_text().startswith("<svg")
    picks = len(civitas.load(recorded / "running.civ").journal)
    done = call("play", "running.civ", home=recorded, typed="\n1\n\nq\n")
    assert "played by version 1 of the rules" in done.out
    table = civitas.load(recorded / "running.civ")
    assert (len(table.journal), table.header.rules_version) == (picks + 1, "1")


@pytest.mark.slow
def test_of_a_match_of_the_newest_rules_no_version_is_told(home: Path) -> None:
    assert "of the rules" not in call("replay", "match.civ", home=home).out
