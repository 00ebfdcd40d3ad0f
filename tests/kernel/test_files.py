"""Match files: cut off, edited, foreign or forged, each is refused with one clear sentence."""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Callable
from contextlib import nullcontext
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import civitas
from civitas.kernel.chance import commitment
from civitas.kernel.entries import Journal
from civitas.kernel.errors import BadFile, CivitasError
from civitas.kernel.journal import MatchFile, parse_match
from civitas.kernel.words import LANGUAGES, kernel_words

PICKS = 40


@cache
def original() -> bytes:
    """A match in progress, as a file holds it."""
    table = civitas.new("sands_of_time", ["Ada", "Ben"], seed="spring")
    dice = random.Random(1)
    for _ in range(PICKS):
        ask = table.asks[0]
        table.pick(dice.choice(ask.picks), ask.seat)
    return table.to_bytes()


def refusal(data: bytes, folder: Path) -> CivitasError:
    """What is said about a file with these bytes, checked to be a sentence in each language."""
    path = folder / "match.civ"
    path.write_bytes(data)
    errors = []
    for read in (civitas.load, civitas.verify):
        with pytest.raises(CivitasError) as caught:
            read(path)
        errors.append(caught.value)
    error, other = errors
    assert (error.message, error.params) == (other.message, other.params)
    for language in LANGUAGES:
        words = kernel_words(language)
        assert words.faults(error.message, error.params) == []
        assert words.error(error).endswith(".")
    return error


Body = dict[str, Any]


def sealed(bodies: list[Body]) -> bytes:
    """A file with these lines, forged as well as can be: every sum is right."""
    lines, running = [], ""
    for body in bodies:
        text = json.dumps({k: v for k, v in body.items() if k != "sum"}, separators=(",", ":"))
        running = hashlib.sha256((running + text[:-1]).encode()).hexdigest()[:12]
        lines.append(f'{text[:-1]},"sum":"{running}"}}\n')
    return "".join(lines).encode()


def bodies() -> list[Body]:
    return [json.loads(line) for line in original().splitlines()]


def forged(edit: Callable[[list[Body]], object]) -> bytes:
    lines = bodies()
    edit(lines)
    return sealed(lines)


def test_the_original_is_accepted(tmp_path: Path) -> None:
    path = tmp_path / "match.civ"
    path.write_bytes(original())
    assert civitas.verify(path).picks == PICKS
    assert civitas.load(path, log=True).to_bytes() == original()
    assert sealed(bodies()) == original()


def test_one_line_a_pick_with_seat_time_and_name() -> None:
    header, *picks, closing = bodies()
    assert header["title"] == "sands_of_time"
    assert header["seats"] == ["Ada", "Ben"]
    assert header["commitment"] == commitment(header["seed"])
    assert all({"seat", "time", "pick", "sum"} == set(line) for line in picks)
    assert picks[0]["pick"]["pick"] == "province"
    assert closing["picks"] == len(picks) == PICKS
    assert closing["result"] is None


# ---------------------------------------------------------------- cut off


@pytest.mark.slow
def test_a_file_cut_anywhere_is_refused(tmp_path: Path) -> None:
    data = original()
    header_ends = data.index(b"\n")
    starts = [0, *(n + 1 for n, byte in enumerate(data) if byte == ord("\n"))]
    near = {s + d for s in starts for d in (-2, -1, 0, 1, 2) if 0 <= s + d < len(data)}
    for length in sorted(near | set(range(0, len(data), 97))):
        error = refusal(data[:length], tmp_path)
        if length < header_ends:
            assert error.message == "error-file-foreign"
        else:
            assert error.message == "error-file-cut"
            lines = data[:length].count(b"\n")
            assert error.params["line"] in (lines, lines + 1)


def test_an_empty_file_is_no_match(tmp_path: Path) -> None:
    assert refusal(b"", tmp_path).message == "error-file-foreign"


@pytest.mark.parametrize(
    "data",
    [
        b"\n",
        b"\x00\xff\xfe",
        b"Dear diary,\ntoday I conquered Gallia.\n",
        b"{}\n",
        b"[1,2,3]\n",
        b'{"title":"sands_of_time"}\n',
        b"[" * 100_000,
        b'{"a":' * 100_000,
        "\N{SNOWMAN}".encode("utf-16"),
    ],
    ids=range(9),
)
def test_something_else_is_no_match(data: bytes, tmp_path: Path) -> None:
    assert refusal(data, tmp_path).message == "error-file-foreign"


# ---------------------------------------------------------------- edited


@given(where=st.floats(0, 1, exclude_max=True), byte=st.integers(0, 255))
def test_no_byte_can_be_changed(where: float, byte: int) -> None:
    data = bytearray(original())
    position = int(where * len(data))
    if data[position] == byte:
        return
    line = data[:position].count(b"\n") + 1
    data[position] = byte
    with pytest.raises(BadFile) as caught:
        parse_match(bytes(data), "match.civ")
    if caught.value.message not in ("error-file-foreign", "error-file-format"):
        assert caught.value.params["line"] in (line, line + 1)


@pytest.mark.parametrize("number", range(1, PICKS + 3))
def test_an_edited_line_is_named(number: int, tmp_path: Path) -> None:
    lines = original().splitlines(keepends=True)
    lines[number - 1] = lines[number - 1].replace(b'{"', b'{ "', 1)
    error = refusal(b"".join(lines), tmp_path)
    assert error.message == "error-file-edited"
    assert error.params["line"] == number


@pytest.mark.parametrize("edit", ["drop", "swap", "double", "move"])
def test_lines_cannot_be_moved_about(edit: str, tmp_path: Path) -> None:
    lines = original().splitlines(keepends=True)
    if edit == "drop":
        del lines[10]
    elif edit == "swap":
        lines[10], lines[11] = lines[11], lines[10]
    elif edit == "double":
        lines.insert(10, lines[10])
    else:
        lines.insert(20, lines.pop(10))
    error = refusal(b"".join(lines), tmp_path)
    assert error.message == "error-file-edited"
    assert error.params["line"] in (11, 12)


def test_another_kind_of_line_ends_is_an_edit(tmp_path: Path) -> None:
    error = refusal(original().replace(b"\n", b"\r\n"), tmp_path)
    assert (error.message, error.params["line"]) == ("error-file-edited", 1)


# ---------------------------------------------------------------- forged: every sum is right


@pytest.mark.parametrize(
    "line",
    [
        {"seat": "Ada"},
        {"seat": None},
        {"time": -1},
        {"time": 2**40},
        {"time": "noon"},
        {"seat": 0, "time": 0},
    ],
    ids=str,
)
def test_a_line_that_is_no_pick_is_named(line: Body, tmp_path: Path) -> None:
    def edit(lines: list[Body]) -> None:
        lines[7] = line if len(line) > 1 else {**lines[7], **line}

    error = refusal(forged(edit), tmp_path)
    assert (error.message, error.params["line"]) == ("error-file-edited", 8)


@pytest.mark.parametrize(
    "change",
    [
        {"pick": {"pick": "province", "region": "atlantis"}},
        {"pick": {"pick": "fly", "region": "italia"}},
        {"pick": {"region": "italia"}},
        {"pick": "province"},
        {"pick": None},
        {"pick": []},
        {"seat": 7},
        {"seat": -1},
    ],
    ids=str,
)
def test_a_pick_against_the_rules_is_named(change: Body, tmp_path: Path) -> None:
    error = refusal(forged(lambda lines: lines[3].update(change)), tmp_path)
    assert (error.message, error.params["line"]) == ("error-file-pick", 4)


def test_picks_in_another_order_are_against_the_rules(tmp_path: Path) -> None:
    error = refusal(forged(lambda lines: lines.insert(2, lines.pop(1))), tmp_path)
    assert (error.message, error.params["line"]) == ("error-file-pick", 2)


def test_a_pick_after_the_end_is_against_the_rules(tmp_path: Path) -> None:
    table = civitas.new("sands_of_time", seed="spring")
    dice = random.Random(1)
    while not table.over:
        ask = table.asks[0]
        table.pick(dice.choice(ask.picks), ask.seat)
    lines = [json.loads(line) for line in table.to_bytes().splitlines()]
    lines.insert(-1, lines[-2])
    error = refusal(sealed(lines), tmp_path)
    assert (error.message, error.params["line"]) == ("error-file-pick", len(lines) - 1)


@pytest.mark.parametrize(
    "change",
    [
        {"state": "0" * 24},
        {"result": {"scores": [9, 0], "winners": [0]}},
        {"picks": PICKS - 1},
    ],
    ids=str,
)
def test_the_end_must_be_the_true_one(change: Body, tmp_path: Path) -> None:
    error = refusal(forged(lambda lines: lines[-1].update(change)), tmp_path)
    assert (error.message, error.params["line"]) == ("error-file-end", PICKS + 2)


def test_picks_left_out_before_the_end_are_noticed(tmp_path: Path) -> None:
    error = refusal(forged(lambda lines: lines.pop(-2)), tmp_path)
    assert (error.message, error.params["line"]) == ("error-file-end", PICKS + 1)


def test_a_file_without_its_closing_line_is_cut_off(tmp_path: Path) -> None:
    error = refusal(forged(lambda lines: lines.pop()), tmp_path)
    assert (error.message, error.params["line"]) == ("error-file-cut", PICKS + 1)


def test_a_closing_line_in_the_middle_is_named(tmp_path: Path) -> None:
    error = refusal(forged(lambda lines: lines.insert(5, lines[-1])), tmp_path)
    assert (error.message, error.params["line"]) == ("error-file-edited", 6)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"civitas": 2}, "error-file-format"),
        ({"rules_version": "0"}, "error-file-rules"),
        ({"title": "atlantis"}, "error-title"),
        ({"seats": ["Ada"]}, "error-seats"),
        ({"seats": []}, "error-seats"),
        ({"seats": list("abcdef")}, "error-seats"),
        ({"seats": 2}, "error-file-foreign"),
        ({"options": {}}, "error-file-edited"),
        ({"options": {"dragons": True}}, "error-option"),
        ({"options": {"negative_vp": "perhaps"}}, "error-option-value"),
        ({"seed": "autumn"}, "error-file-seed"),
        ({"commitment": "0" * 64}, "error-file-seed"),
    ],
    ids=str,
)
def test_a_forged_header_is_refused(change: Body, message: str, tmp_path: Path) -> None:
    assert refusal(forged(lambda lines: lines[0].update(change)), tmp_path).message == message


def test_another_seed_with_its_own_commitment_leads_elsewhere(tmp_path: Path) -> None:
    change = {"seed": "autumn", "commitment": commitment("autumn")}
    error = refusal(forged(lambda lines: lines[0].update(change)), tmp_path)
    assert error.message in ("error-file-pick", "error-file-end")


def test_the_sentence_names_file_line_and_versions(tmp_path: Path) -> None:
    error = refusal(forged(lambda lines: lines[0].update(rules_version="0")), tmp_path)
    assert "match.civ" in str(error)
    assert "version 0" in str(error)
    assert "version 1" in str(error)


JUNK = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=5,
)


def parse_or_none(data: bytes) -> MatchFile | None:
    try:
        return parse_match(data, "match.civ")
    except BadFile:
        return None


@pytest.mark.slow
@given(
    number=st.integers(0, PICKS + 1),
    key=st.sampled_from([*bodies()[0], *bodies()[1], *bodies()[-1]]),
    junk=JUNK,
)
def test_whatever_is_forged_is_refused_in_a_sentence(
    number: int, key: str, junk: Any, tmp_path_factory: pytest.TempPathFactory
) -> None:
    lines = bodies()
    if key == "sum" or key not in lines[number] or lines[number][key] == junk:
        return
    lines[number][key] = junk
    path = tmp_path_factory.mktemp("forged") / "match.civ"
    path.write_bytes(sealed(lines))
    known = parse_or_none(path.read_bytes())
    harmless = known is not None and (
        key in ("started", "time") or (key == "seats" and len(known.header.seats) == 2)
    )
    with nullcontext() if harmless else pytest.raises(CivitasError):
        civitas.load(path)


# ---------------------------------------------------------------- reading and writing


def test_a_file_that_is_not_there_or_a_folder_is_unreadable(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "nowhere.civ"):
        with pytest.raises(BadFile) as caught:
            civitas.load(path)
        assert caught.value.message == "error-file-unreadable"
        assert str(path) in str(caught.value)


def test_a_place_that_cannot_be_written_to_is_named(tmp_path: Path) -> None:
    table = civitas.new("sands_of_time", seed="spring")
    (tmp_path / "file").write_text("I am no folder.")
    with pytest.raises(BadFile) as caught:
        civitas.save(table, tmp_path / "file" / "match.civ")
    assert caught.value.message == "error-file-unwritable"
    (tmp_path / "folder").mkdir()
    with pytest.raises(BadFile):
        civitas.save(table, tmp_path / "folder")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["file", "folder"], "left-overs"


def test_saving_again_replaces_the_file_whole(tmp_path: Path) -> None:
    table = civitas.new("sands_of_time", seed="spring")
    path = tmp_path / "new" / "match.civ"
    civitas.save(table, path)
    table.pick(table.asks[0].picks[0])
    civitas.save(table, str(path))
    assert len(civitas.load(str(path)).journal) == 1
    assert [p.name for p in path.parent.iterdir()] == ["match.civ"]


def test_a_match_goes_on_where_the_file_ends(tmp_path: Path) -> None:
    path = tmp_path / "match.civ"
    path.write_bytes(original())
    loaded = civitas.load(path)
    assert [ask.what for ask in loaded.asks]
    loaded.pick(loaded.asks[0].picks[0], loaded.asks[0].seat)
    assert len(loaded.journal) == PICKS + 1


def test_times_are_kept(tmp_path: Path) -> None:
    data = forged(lambda lines: [line.update(time=n) for n, line in enumerate(lines[1:-1])])
    path = tmp_path / "match.civ"
    path.write_bytes(data)
    assert [entry.time for entry in civitas.load(path).journal] == list(range(PICKS))


def test_a_journal_copies_its_columns() -> None:
    pick = civitas.new("sands_of_time", seed="spring").asks[0].picks[0]
    journal = Journal()
    journal.add(0, pick, 3)
    journal.add(1, pick, 4)
    twin = journal.copy()
    journal.remove(0)
    assert [tuple(e) for e in journal] == [(1, pick, 4)]
    assert [tuple(e) for e in twin] == [(0, pick, 3), (1, pick, 4)]
    assert twin.last_of(0) == 0


def test_a_header_goes_to_json_and_back() -> None:
    header = civitas.new("sands_of_time", seed="spring").header
    assert msgspec.json.decode(msgspec.json.encode(header), type=civitas.Header) == header
