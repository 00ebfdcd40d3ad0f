"""The law of secrets bites in a title of this size, too."""

from __future__ import annotations

from typing import Any

import pytest

from civitas.titles.sands_of_time.state import State
from civitas.titles.sands_of_time.title import SandsOfTime
from tests.laws.matches import play
from tests.laws.test_5_secrets import LeakyView, check_secrets


class LeakySands(SandsOfTime):
    """Shows everybody which cards were chosen."""

    def view(self, s: State, seat: int | None) -> Any:
        return LeakyView(super().view(s, seat), [empire.chosen for empire in s.empires])


def test_a_chosen_card_is_nobody_elses_business() -> None:
    with pytest.raises(AssertionError, match="sees what is hidden"):
        check_secrets(play(LeakySands(), 3, {}, "bite"))
