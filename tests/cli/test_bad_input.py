"""Whatever is wrong, the program says one sentence and ends with code 2."""

from __future__ import annotations

import subprocess
from pathlib import Path

import msgspec
import pytest

import civitas
from civitas.cli.program import run
from civitas.kernel.journal import Closing, match_bytes
from tests.cli.program import PROGRAM, environment
from tests.cli.program import civitas as call


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a good match file and with all that can be wrong with one."""
    folder = tmp_path_factory.mktemp("files")
    table = civitas.new("sands_of_time", ["you", "random"], seed="spring")
    for _ in range(6):
        table.pick(table.asks[0].picks[0])
    civitas.save(table, folder / "good.civ")
    good = (folder / "good.civ").read_bytes()
    lines = good.splitlines(keepends=True)
    wrong = {
        "cut-line": good[:-30],
        "cut-end": b"".join(lines[:-1]),
        "edited": good.replace(b"hispania", b"gallia", 1),
        "missing": b"".join(lines[:2] + lines[3:]),
        "empty": b"",
        "picture": b"\x89PNG\r\n\x1a\n\x00\xff\xfe",
        "json": b'{"title": "sands_of_time"}\n',
    }
    for name, data in wrong.items():
        (folder / f"{name}.civ").write_bytes(data)
    closing = Closing(len(table.journal), table.state_hash(), table.result)
    headers: dict[str, dict[str, object]] = {
        "rules": {"rules_version": "0"},
        "format": {"civitas": 99},
        "seed": {"seed": "autumn"},
        "title": {"title": "chess"},
        "seats": {"seats": ("you",)},
        "options": {"options": {"negative_vp": "maybe"}},
    }
    for name, changes in headers.items():
        header = msgspec.structs.replace(table.header, **changes)
        data = match_bytes(header, table.journal, closing)
        (folder / f"{name}.civ").write_bytes(data)
    (folder / "folder.civ").mkdir()
    return folder


PLAY = ("play", "sands_of_time")
CALLS: list[tuple[tuple[str, ...], str]] = [
    (("dance",), "There is no command dance"),
    (("play",), "TITLE|FILE is missing"),
    (("play", "chess"), "There is no title called chess"),
    ((*PLAY, "--seats", "you"), "The Sands of Time is played by 2 to 5, not by 1"),
    ((*PLAY, "--seats", "you,you,you,you,you,you"), "The Sands of Time is played by 2 to 5"),
    ((*PLAY, "--seats", "you,genius"), "genius"),
    ((*PLAY, "--seats", "you,"), "random"),
    ((*PLAY, "--seats", "you:,random"), "A person cannot be called “”"),
    ((*PLAY, "--seats", "you:random,random"), "A person cannot be called “random”"),
    ((*PLAY, "--option", "haste=true"), "The Sands of Time has no option called haste"),
    ((*PLAY, "--option", "negative_vp=maybe"), "negative_vp cannot be set to maybe"),
    ((*PLAY, "--option", "negative_vp"), "“negative_vp” does not switch an option"),
    ((*PLAY, "--lang", "la"), "la is not a language of this program"),
    ((*PLAY, "--fast"), "civitas play has no option --fast"),
    ((*PLAY, "--seats"), "--seats needs a value"),
    ((*PLAY, "now"), "There is a word too many"),
    ((*PLAY, "--file", "good.civ"), "good.civ exists already"),
    ((*PLAY, "--file", "good.civ/x"), "good.civ/x.civ cannot be written"),
    (("play", "good.civ", "--seats", "you,you"), "good.civ goes on with its own seats"),
    (("play", "nowhere.civ"), "nowhere.civ cannot be read"),
    (("play", "folder.civ"), "folder.civ cannot be read"),
    (("verify", "nowhere.civ"), "nowhere.civ cannot be read"),
    (("verify", "cut-line.civ"), "cut-line.civ breaks off at line 8"),
    (("verify", "cut-end.civ"), "cut-end.civ breaks off at line 7"),
    (("verify", "edited.civ"), "Line 2 of edited.civ is not as it was written"),
    (("verify", "missing.civ"), "Line 3 of missing.civ is not as it was written"),
    (("verify", "empty.civ"), "empty.civ is not a match file"),
    (("verify", "picture.civ"), "picture.civ is not a match file"),
    (("verify", "json.civ"), "json.civ is not a match file"),
    (("verify", "rules.civ"), "rules.civ was played by rules version 0"),
    (("verify", "format.civ"), "format.civ is written in file format 99"),
    (("verify", "seed.civ"), "The seed in seed.civ is not the one"),
    (("verify", "title.civ"), "There is no title called chess"),
    (("verify", "seats.civ"), "The Sands of Time is played by 2 to 5, not by 1"),
    (("verify", "options.civ"), "negative_vp cannot be set to maybe"),
    (("replay", "edited.civ"), "Line 2 of edited.civ"),
    (("replay", "good.civ", "--at", "7"), "There is no position after 7 picks"),
    (("replay", "good.civ", "--at", "-1"), "There is no position after -1 picks"),
    (("replay", "good.civ", "--at", "soon"), "--at needs a whole number"),
    (("replay", "good.civ", "--seat", "3"), "There is no seat 3; choose one from 1 to 2"),
    (("show", "good.civ"), "Say where the picture goes"),
    (("show", "good.civ", "--png", "x.png", "--width", "0"), "0 pixels cannot be drawn"),
    (("show", "good.civ", "--svg", "no/x.svg"), "no/x.svg cannot be written"),
    (("simulate", "chess"), "There is no title called chess"),
    (("simulate", "sands_of_time", "--seats", "you,random"), "Only bots play in a simulation"),
    (("simulate", "sands_of_time", "--seats", "random"), "The Sands of Time is played by 2 to 5"),
    (("simulate", "sands_of_time", "--games", "0"), "--games cannot be 0"),
    (("simulate", "sands_of_time", "--jobs", "-2"), "--jobs cannot be -2"),
]


@pytest.mark.parametrize(("arguments", "sentence"), CALLS, ids=lambda v: " ".join(v)[:40])
def test_one_sentence_and_code_2(arguments: tuple[str, ...], sentence: str, home: Path) -> None:
    done = call(*arguments, home=home)
    assert done.code == 2
    assert sentence in done.sentence
    assert done.out == ""


@pytest.mark.parametrize("arguments", [arguments for arguments, _ in CALLS], ids=" ".join)
def test_the_sentence_is_german_too(
    arguments: tuple[str, ...],
    home: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(home)
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    monkeypatch.setenv("HOME", str(home))
    assert run(list(arguments)) == 2
    german = capsys.readouterr().err
    monkeypatch.setenv("LC_ALL", "C")
    assert run(list(arguments)) == 2
    english = capsys.readouterr().err
    assert german.count("\n") == english.count("\n") == 1
    assert german != english
    assert not german.startswith(("error-", "usage-"))


def test_a_file_edited_into_another_match_is_refused(home: Path) -> None:
    """Whoever mends the digests after an edit is caught by the rules or by the final state."""
    table = civitas.load(home / "good.civ")
    other = civitas.new("sands_of_time", ["you", "random"], seed="spring")
    for _ in range(6):
        other.pick(other.asks[0].picks[1])
    closing = Closing(len(table.journal), table.state_hash(), table.result)
    (home / "mended.civ").write_bytes(match_bytes(table.header, other.journal, closing))
    done = call("verify", "mended.civ", home=home)
    assert done.code == 2
    assert "The picks in mended.civ do not lead to the end that line 8 states" in done.sentence


def test_closed_standard_input(home: Path) -> None:
    """Not at its end: not there at all."""
    done = subprocess.run(
        ["/bin/sh", "-c", f'exec "{PROGRAM}" play good.civ <&-'],
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=home,
        env=environment(home),
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr.startswith("The input has ended; the match is saved in good.civ")
    assert done.stderr.count("\n") == 1


def test_a_reader_who_has_seen_enough(home: Path) -> None:
    """A pipe that is closed early is no reason to complain."""
    done = subprocess.run(
        ["/bin/sh", "-c", f'"{PROGRAM}" replay good.civ | head -n 1'],
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=home,
        env=environment(home),
        check=False,
    )
    assert done.stdout.count("\n") == 1
    assert done.stderr == ""
