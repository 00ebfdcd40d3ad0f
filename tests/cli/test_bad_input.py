"""Whatever is wrong, the program says one sentence and ends with code 2."""

from __future__ import annotations

import subprocess
from importlib.metadata import version
from pathlib import Path

import msgspec
import pytest

import civitas
from civitas.bots import BOTS, STUDENTS
from civitas.cli.numbers import MOST
from civitas.cli.program import run
from civitas.cli.speech import program_words
from civitas.kernel.journal import Closing, match_bytes
from civitas.kernel.words import LANGUAGES, kernel_words
from civitas.titles.sands_of_time import META
from tests.cli.program import PROGRAM, Done, environment
from tests.cli.program import civitas as call
from tests.patience import PATIENCE


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
    (folder / "mended.civ").write_bytes(_mended(table, closing))
    (folder / "folder.civ").mkdir()
    return folder


def _mended(table: civitas.Table, closing: Closing) -> bytes:
    """Other picks, edited in by somebody who has mended the digests as well."""
    other = civitas.new("sands_of_time", ["you", "random"], seed="spring")
    for _ in range(6):
        other.pick(other.asks[0].picks[1])
    return match_bytes(table.header, other.journal, closing)


PLAY = ("play", "sands_of_time")
SIMULATE = ("simulate", "sands_of_time")
LAB = ("lab", "sands_of_time", "--into")
LEARN = ("learn", "sands_of_time", "--into", "x")
SOT = "The Sands of Time"
KNOWN = "clash_of_cultures, era_of_tribes, oikumene, sands_of_time"
OPTIONS = ", ".join(option.id for option in civitas.known_titles()["sands_of_time"].options)
COMMANDS = "play, simulate, lab, ladder, learn, replay, verify, show, titles, serve, database"
ALL_BOTS = ", ".join([*BOTS, *STUDENTS])
NO_FILE = "No such file or directory"
STRANGER = "~somebody-unknown-here/x"
LONG = "x" * 300
TOO_LONG = "File name too long"

Wrong = tuple[tuple[str, ...], str, dict[str, str | int]]


def seats(number: int) -> dict[str, str | int]:
    return {"title": SOT, "seats": number, "fewest": 2, "most": 5}


def bounds(option: str, number: int, least: int = 1) -> dict[str, str | int]:
    return {"option": f"--{option}", "number": number, "least": least, "most": MOST}


def ports() -> dict[str, str | int]:
    return {"option": "--port", "least": "0", "most": "65535", "command": "serve"}


def unwritable(file: str, why: str) -> tuple[str, dict[str, str | int]]:
    return "error-file-unwritable", {"file": file, "why": why}


def unreadable(file: str, why: str = NO_FILE) -> Wrong:
    return (("verify", file), "error-file-unreadable", {"file": file, "why": why})


def bad_file(name: str, message: str, **params: str | int) -> Wrong:
    return (("verify", f"{name}.civ"), message, {"file": f"{name}.civ", **params})


CALLS: list[Wrong] = [
    (("dance",), "error-command", {"command": "dance", "known": COMMANDS}),
    (("play",), "usage-missing", {"argument": "TITLE|FILE", "command": "play"}),
    (("play", "chess"), "error-title", {"title": "chess", "known": KNOWN}),
    ((*PLAY, "--seats", "you"), "error-seats", seats(1)),
    ((*PLAY, "--seats", "you,you,you,you,you,you"), "error-seats", seats(6)),
    ((*PLAY, "--seats", "you,genius"), "error-bot", {"bot": "genius", "known": ALL_BOTS}),
    ((*PLAY, "--seats", "you:,random"), "error-name", {"name": "", "longest": 20}),
    ((*PLAY, "--seats", "you:random,you"), "error-name", {"name": "random", "longest": 20}),
    (
        (*PLAY, "--option", "haste=true"),
        "error-option",
        {"title": SOT, "option": "haste", "known": OPTIONS},
    ),
    (
        (*PLAY, "--option", "negative_vp=maybe"),
        "error-option-value",
        {"option": "negative_vp", "value": "maybe", "choices": "true, false"},
    ),
    ((*PLAY, "--option", "negative_vp"), "error-option-form", {"text": "negative_vp"}),
    ((*PLAY, "--lang", "la"), "error-language", {"language": "la", "known": "en, de"}),
    ((*PLAY, "--fast"), "usage-option", {"option": "--fast", "command": "play"}),
    ((*PLAY, "--seats"), "usage-no-value", {"option": "--seats", "command": "play"}),
    ((*PLAY, "now"), "usage-extra", {"command": "play"}),
    ((*PLAY, "--file", "good.civ"), "error-exists", {"file": "good.civ"}),
    (
        (*PLAY, "--file", "good.civ/x"),
        "error-file-unwritable",
        {"file": "good.civ/x.civ", "why": "File exists"},
    ),
    (("play", "good.civ", "--seats", "you,you"), "error-resume", {"file": "good.civ"}),
    (("play", "nowhere.civ"), "error-file-unreadable", {"file": "nowhere.civ", "why": NO_FILE}),
    unreadable("nowhere.civ"),
    unreadable("folder.civ", "Is a directory"),
    bad_file("cut-line", "error-file-cut", line=8),
    bad_file("cut-end", "error-file-cut", line=7),
    bad_file("edited", "error-file-edited", line=2),
    bad_file("missing", "error-file-edited", line=3),
    bad_file("empty", "error-file-foreign"),
    bad_file("picture", "error-file-foreign"),
    bad_file("json", "error-file-foreign"),
    bad_file("rules", "error-file-rules", rules="0", known=META.rules_version),
    bad_file("format", "error-file-format", format=99, known=1),
    bad_file("seed", "error-file-seed"),
    bad_file("mended", "error-file-end", line=8),
    (("verify", "title.civ"), "error-title", {"title": "chess", "known": KNOWN}),
    (("verify", "seats.civ"), "error-seats", seats(1)),
    (
        ("verify", "options.civ"),
        "error-option-value",
        {"option": "negative_vp", "value": "maybe", "choices": "true, false"},
    ),
    (("replay", "edited.civ"), "error-file-edited", {"file": "edited.civ", "line": 2}),
    (("replay", "good.civ", "--at", "7"), "error-at", {"at": 7, "most": 6}),
    (("replay", "good.civ", "--at", "-1"), "error-at", {"at": -1, "most": 6}),
    (
        ("replay", "good.civ", "--at", "soon"),
        "usage-number",
        {"option": "--at", "command": "replay"},
    ),
    (("replay", "good.civ", "--seat", "3"), "error-seat-number", {"number": 3, "most": 2}),
    (("show", "good.civ"), "error-no-picture", {}),
    (
        ("show", "good.civ", "--png", "x.png", "--width", "0"),
        "error-width",
        {"width": 0, "widest": 8000},
    ),
    (
        ("show", "good.civ", "--svg", "no/x.svg"),
        "error-file-unwritable",
        {"file": "no/x.svg", "why": NO_FILE},
    ),
    (("show", "good.civ", "--svg", STRANGER), *unwritable(STRANGER, NO_FILE)),
    (("serve", "--port", "70000"), "usage-range", ports()),
    (("serve", "--port", "soon"), "usage-range", ports()),
    (("simulate", "chess"), "error-title", {"title": "chess", "known": KNOWN}),
    ((*SIMULATE, "--seats", "you,random"), "error-person", {}),
    ((*SIMULATE, "--seats", "random"), "error-seats", seats(1)),
    ((*SIMULATE, "--games", "0"), "error-range", bounds("games", 0)),
    ((*SIMULATE, "--games", "9" * 20), "error-range", bounds("games", int("9" * 20))),
    ((*SIMULATE, "--jobs", "-2"), "error-range", bounds("jobs", -2)),
    ((*SIMULATE, "--save", LONG), *unwritable(f"{LONG}/match-001.civ", TOO_LONG)),
    (("lab", "sands_of_time"), "usage-missing", {"argument": "--into DIR", "command": "lab"}),
    ((*LAB, "x", "--games", "9" * 20), "error-range", bounds("games", int("9" * 20))),
    ((*LAB, "x", "--cores", "-1"), "error-range", bounds("cores", -1, 0)),
    ((*LAB, "x", "--cores", "2", "--address", "auto"), "error-address-or-cores", {}),
    ((*LAB, "x", "--things=yes"), "usage-no-such-value", {"option": "--things", "command": "lab"}),
    ((*LAB, "good.civ"), *unwritable("good.civ", "Not a directory")),
    ((*LAB, LONG), *unwritable(LONG, TOO_LONG)),
    (
        (*SIMULATE, "--seats", "hard,search:0"),
        "error-bot",
        {"bot": "search:0", "known": ALL_BOTS},
    ),
    (
        ("ladder", "--bots", "hard,deep-thought"),
        "error-bot",
        {"bot": "deep-thought", "known": ALL_BOTS},
    ),
    (("ladder", "--bots", "hard,hard"), "error-two-bots", {"bots": "hard,hard"}),
    (("ladder", "--titles", "chess"), "error-title", {"title": "chess", "known": KNOWN}),
    (("ladder", "--titles", "sands_of_time", "--seats", "6"), "error-seats", seats(6)),
    (("ladder", "--matches", "0"), "error-range", bounds("matches", 0)),
    (("ladder", "--results", "good.civ"), "error-results", {"file": "good.civ"}),
    (("ladder", "--results", STRANGER), *unwritable(STRANGER, NO_FILE)),
    (
        ("ladder", "--results", "no/x.jsonl"),
        "error-file-unwritable",
        {"file": "no/x.jsonl", "why": NO_FILE},
    ),
    (("learn", "chess", "--into", "x"), "error-title", {"title": "chess", "known": KNOWN}),
    (("learn", "sands_of_time"), "error-into-or-weights", {}),
    ((*LEARN, "--rounds", "0"), "error-range", bounds("rounds", 0)),
    ((*LEARN, "--measure", "-1"), "error-range", bounds("measure", -1, 0)),
    ((*LEARN, "--tried", "--seats", "1"), "error-range", bounds("seats", 1, 2)),
    (("learn", "oikumene", "--weights", STRANGER), "error-no-weights", {"file": STRANGER}),
    ((*LEARN, "--weights", "x.npz"), "error-into-or-weights", {}),
    ((*LEARN, "--standing", "--matches", "1"), "error-range", bounds("matches", 1, 2)),
    ((*LEARN, "--seats", "3"), "error-tried", {}),
    ((*LEARN, "--standing", "--lines", "100"), "error-tried", {}),
    ((*LEARN, "--standing", "--tried"), "error-tried-or-standing", {}),
    (("learn", "oikumene", "--weights", "x.npz"), "error-no-weights", {"file": "x.npz"}),
    (("learn", "oikumene", "--weights", "good.civ"), "error-weights", {"file": "good.civ"}),
    (
        ("learn", "oikumene", "--standing", "--weights", "good.civ"),
        "error-weights",
        {"file": "good.civ"},
    ),
    (
        ("learn", "oikumene", "--into", "good.civ"),
        "error-file-unwritable",
        {"file": "good.civ", "why": "File exists"},
    ),
]


def expected(message: str, params: dict[str, str | int], lang: str) -> str:
    """What the catalogues have for this; that they have it is half of the test."""
    (words,) = (w for w in (program_words(lang), kernel_words(lang)) if w.has(message))
    return words.say(message, params)


ONE_EACH = list({arguments[:1]: (arguments, *told) for arguments, *told in CALLS}.values())
"""Of each command one call: they all leave by the same door."""


@pytest.mark.slow
@pytest.mark.parametrize("wrong", ONE_EACH, ids=lambda wrong: " ".join(wrong[0]))
def test_one_sentence_and_code_2(wrong: Wrong, home: Path) -> None:
    arguments, message, params = wrong
    done = call(*arguments, home=home)
    assert done == Done(2, "", f"{expected(message, params, 'en')}\n")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("wrong", CALLS, ids=lambda wrong: " ".join(wrong[0]))
def test_the_sentence_in_each_language(
    wrong: Wrong,
    language: str,
    home: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    arguments, message, params = wrong
    monkeypatch.chdir(home)
    monkeypatch.setenv("LC_ALL", f"{language}.UTF-8")
    monkeypatch.setenv("HOME", str(home))
    assert run(list(arguments)) == 2
    assert capsys.readouterr() == ("", f"{expected(message, params, language)}\n")


@pytest.mark.slow
def test_closed_standard_input(home: Path) -> None:
    """Not at its end: not there at all."""
    done = subprocess.run(
        ["/bin/sh", "-c", f'exec "{PROGRAM}" play good.civ <&-'],
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=home,
        env=environment(home),
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr.startswith("The input has ended; the match is saved in good.civ")
    assert done.stderr.count("\n") == 1


@pytest.mark.slow
def test_a_reader_who_has_seen_enough(home: Path) -> None:
    """A pipe that is closed early is no reason to complain."""
    done = subprocess.run(
        ["/bin/sh", "-c", f'"{PROGRAM}" replay good.civ | head -n 1'],
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=home,
        env=environment(home),
        timeout=PATIENCE,
        check=False,
    )
    assert done.stdout.count("\n") == 1
    assert done.stderr == ""


@pytest.mark.slow
def test_no_room_for_what_is_told(home: Path) -> None:
    """A full disk is nobody's mistake."""
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [PROGRAM, "titles"],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            cwd=home,
            env=environment(home),
            timeout=PATIENCE,
            check=False,
        )
    told = expected("error-no-room", {"why": "No space left on device"}, "en")
    assert (done.returncode, done.stderr) == (2, f"{told}\n")


@pytest.mark.slow
def test_closed_output(home: Path) -> None:
    """Whoever closes it does not want to hear anything."""
    done = subprocess.run(
        ["/bin/sh", "-c", f'exec "{PROGRAM}" titles >&-'],
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=home,
        env=environment(home),
        timeout=PATIENCE,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_the_language_may_stand_before_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    params: dict[str, str | int] = {"command": "chess", "known": COMMANDS}
    assert run(["--lang=de", "chess"]) == 2
    assert capsys.readouterr() == ("", f"{expected('error-command', params, 'de')}\n")
    for nothing_more in (["--lang", "de"], ["--lang", "de", "--help"]):
        assert run(nothing_more) == 0
        assert "Zivilisationsspiele" in capsys.readouterr().out


def test_which_version_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--version"]) == 0
    assert capsys.readouterr() == (f"civitas {version('civitas')}\n", "")
