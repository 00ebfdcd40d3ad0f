"""What the toy tells its laws."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from civitas.kernel.log import Line
from tests.laws.told import Told
from tests.laws.toy import State


def stocks(s: State) -> Iterable[int]:
    return [*s.purses, s.pot]


def besides(line: Line) -> dict[str, int]:
    """The highest bid is paid when all are opened."""
    return {"coins": -int(line.params["coins"])} if line.message == "toy-paid" else {}


LAWS: Final = Told(picks=20, stocks=stocks, besides=besides)
