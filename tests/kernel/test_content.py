"""Content files: what is wrong with one is told with the entry that is wrong."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from civitas.kernel.content import all_of, numbers, read


class Region(msgspec.Struct, frozen=True):
    id: str
    capacity: int


FILE = "regions: [{id: italia, capacity: 4}, {id: gallia, capacity: 3}]"


def test_a_file_is_read_checked_and_numbered(tmp_path: Path) -> None:
    (tmp_path / "regions.yaml").write_text(FILE)
    regions = all_of(read(tmp_path / "regions.yaml")["regions"], Region)
    assert regions == (Region("italia", 4), Region("gallia", 3))
    assert numbers(regions) == {"italia": 0, "gallia": 1}


def test_a_faulty_entry_is_named() -> None:
    with pytest.raises(ValueError, match=r"Expected `int`, got `str`.* in the region .*gallia"):
        all_of([{"id": "italia", "capacity": 4}, {"id": "gallia", "capacity": "3"}], Region)


def test_an_id_that_comes_twice_is_named() -> None:
    with pytest.raises(ValueError, match="the id italia comes twice: entries 1 and 3"):
        numbers(["italia", "gallia", "italia"])
