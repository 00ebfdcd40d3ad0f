"""Signatures: who holds a server's public key can tell whether a file is as it left the server."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

import civitas
from civitas.kernel.errors import BadFile
from civitas.kernel.journal import Signature, parse_match, with_signature
from civitas.kernel.match import loads
from civitas.kernel.signing import Key, holds, is_key, key_id
from tests.kernel.test_files import original, sealed

KEY, OTHER = Key(b"secret"), Key(b"another")
SIGNED = with_signature(KEY.sign(original(), "games.example"))


def signature(data: bytes) -> Signature:
    found = parse_match(data, "match.civ").signature
    assert found is not None
    return found


def test_a_signed_file_is_a_match_file_like_any(tmp_path: Path) -> None:
    path = tmp_path / "match.civ"
    path.write_bytes(SIGNED)
    verdict = civitas.verify(path)
    assert verdict.signature == signature(SIGNED)
    assert civitas.load(path, log=True).to_bytes() == original()
    closing = json.loads(SIGNED.splitlines()[-1])
    assert (closing["server"], closing["key"]) == ("games.example", KEY.id)
    assert SIGNED.splitlines()[:-1] == original().splitlines()[:-1]


def test_the_key_of_the_server_proves_it() -> None:
    assert holds(signature(SIGNED), KEY.public)
    assert not holds(signature(SIGNED), OTHER.public)
    assert with_signature(signature(SIGNED)) == SIGNED


def test_a_file_without_a_signature_has_none() -> None:
    assert parse_match(original(), "match.civ").signature is None


def test_the_same_secret_is_the_same_key_everywhere() -> None:
    assert Key(b"secret").public == KEY.public
    assert key_id(KEY.public) == KEY.id != OTHER.id
    assert is_key(KEY.public)
    for wrong in (
        "",
        "ed25519:",
        KEY.public[:-4],
        KEY.public[8:],
        "ed25519:ä",
        KEY.public + "AAAA",
    ):
        assert not is_key(wrong), wrong


def forged(**edits: object) -> bytes:
    """The signed file with something else in the header or the closing line, sealed anew."""
    header, *picks, closing = [json.loads(line) for line in SIGNED.splitlines()]
    for name, value in edits.items():
        (header if name in header else closing)[name] = value
    return sealed([header, *picks, closing])


def test_forging_itself_is_no_difference() -> None:
    assert forged() == SIGNED


@pytest.mark.parametrize(
    "edit",
    [
        {"seats": ["Ben", "Ada"]},
        {"started": 1},
        {"server": "evil.example"},
        {"key": OTHER.id},
        {"signature": "A" * 86},
        {"signature": "ä"},
        {"server": "\x1b[2J"},
    ],
    ids=lambda edit: next(iter(edit)),
)
def test_names_swapped_and_sealed_anew_is_noticed(edit: dict[str, object]) -> None:
    data = forged(**edit)
    loads(data, "match.civ")  # nothing else tells
    assert not holds(signature(data), KEY.public)


def test_a_name_that_cannot_be_shown_is_not_shown() -> None:
    for name in ("\x1b[2J", "x" * 300):
        assert signature(forged(server=name)).server == "?"


def test_nothing_can_be_put_behind_the_signature() -> None:
    data = forged(result=None, more={"signature": "x"})
    assert not holds(signature(data), KEY.public)
    hidden = forged(more=1)
    assert hidden.splitlines()[-1].count(b'"more":1') == 1
    assert not holds(signature(hidden), KEY.public)


def test_a_signature_of_another_file_proves_nothing() -> None:
    table = civitas.new("sands_of_time", ["Ada", "Ben"], seed="autumn")
    other = KEY.sign(table.to_bytes(), "games.example")
    assert not holds(signature(forged(signature=other.made)), KEY.public)


def test_files_are_read_where_nobody_can_check_signatures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever installs Civitas without the extra reads and replays signed files as well."""
    for name in ("nacl", "nacl.signing", "nacl.exceptions", "civitas.kernel.signing"):
        monkeypatch.setitem(sys.modules, name, None)
    assert signature(SIGNED).server == "games.example"
    with pytest.raises(BadFile):
        parse_match(SIGNED[:-9], "match.civ")
