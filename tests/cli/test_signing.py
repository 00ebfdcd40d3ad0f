"""`civitas verify` on signed files: what is proved, and what is not."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from civitas.cli.program import run
from civitas.kernel.signing import Key
from tests.kernel.test_files import original
from tests.kernel.test_signing import KEY, OTHER, SIGNED, forged


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    (tmp_path / "plain.civ").write_bytes(original())
    (tmp_path / "signed.civ").write_bytes(SIGNED)
    (tmp_path / "swapped.civ").write_bytes(forged(seats=["Ben", "Ada"]))
    (tmp_path / "server.key").write_text(f"{KEY.public}\n")
    return tmp_path


TRUE = "is a true match of The Sands of Time"


@pytest.mark.parametrize(
    ("file", "key", "told"),
    [
        ("plain.civ", "", "not signed: who sat there it does not prove."),
        ("signed.civ", "", f"games.example has signed it with the key {KEY.id}; with --key"),
        ("swapped.civ", "", "who sat there is not proved."),
        ("signed.civ", "server.key", f"Signed by games.example with the key {KEY.id}, untouched"),
        ("signed.civ", KEY.public, "untouched: who sat there, that server vouches for."),
    ],
)
def test_what_is_proved(file: str, key: str, told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["verify", file, *(["--key", key] if key else [])]) == 0
    out, errors = capsys.readouterr()
    assert TRUE in out
    assert told in out
    assert not errors
    assert out.count("\n") == 1


@pytest.mark.parametrize(
    ("file", "key", "told"),
    [
        (
            "swapped.civ",
            "server.key",
            "does not match: swapped.civ was changed after games",
        ),
        ("signed.civ", OTHER.public, f"with the key {KEY.id}, and yours is {OTHER.id}"),
        ("plain.civ", "server.key", "plain.civ is not signed, so no key can prove"),
        ("signed.civ", "nowhere.key", "nowhere.key is no key of a server"),
        ("signed.civ", "signed.civ", "signed.civ is no key of a server"),
        ("signed.civ", KEY.public[:-1], "is no key of a server"),
    ],
)
def test_what_is_refused(
    file: str, key: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["verify", file, "--key", key]) == 2
    out, errors = capsys.readouterr()
    assert not out
    assert told in errors
    assert errors.count("\n") == 1


def test_in_german(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["verify", "signed.civ", "--key", "server.key", "--lang", "de"]) == 0
    assert "unberührt: Wer dort saß" in capsys.readouterr().out
    assert run(["verify", "swapped.civ", "--key", "server.key", "--lang", "de"]) == 2
    assert "Die Unterschrift passt nicht" in capsys.readouterr().err


def test_without_what_it_takes_it_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "nacl", None)
    assert run(["verify", "signed.civ", "--key", Key(b"x").public]) == 2
    assert "civitas[signing]" in capsys.readouterr().err
