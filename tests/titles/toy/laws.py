"""What the toy tells its laws."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tests.laws.told import Told
from tests.laws.toy import State


def stocks(s: State) -> Iterable[int]:
    return [*s.purses, s.pot]


LAWS: Final = Told(picks=20, stocks=stocks)
