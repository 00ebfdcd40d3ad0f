"""The combat phase: its sub-phases come in order in every mode (HRN-4.1, HRN-1.2)."""

from __future__ import annotations

import pytest

from civitas.kernel.agenda import Step
from civitas.kernel.table import Table
from civitas.titles.oikumene.content.modes import MODE, MODES
from civitas.titles.oikumene.course.calendar import PLANS
from civitas.titles.oikumene.picks.common import DONE, PASS
from civitas.titles.oikumene.picks.war import ActIn, Attack
from civitas.titles.oikumene.scene import Scene
from tests.titles.oikumene.helpers import asked, do, state


def _combat(mode: str) -> Table:
    """An army before a settlement and one in the field, and the combat phase next."""
    scene = Scene(2, mode=mode).settle(0, "roma").units(1, "light_infantry", "roma")
    scene.units(0, "light_infantry", "roma", spot="inside").units(0, "light_infantry", "latium")
    scene.units(1, "light_infantry", "latium").units(1, "light_infantry", "campania")
    scene.settle(1, "boica").player(0, prestige=0).player(1, prestige=0)
    s = scene.state
    movement = [n for n, what in enumerate(PLANS[MODE[mode]][s.season]) if "movement" in what]
    s.agenda = (Step("phase", 0, (max(movement) + 1,)),)
    return scene.table()


@pytest.mark.rule("HRN-4.1", "HRN-1.2")
@pytest.mark.content(
    "features/combat_withdraw",
    "features/combat_battle",
    "features/combat_siege",
    "features/combat_plunder",
)
@pytest.mark.parametrize("mode", MODES)
def test_withdrawal_battle_siege_and_plunder_follow_each_other(mode: str) -> None:
    """Who has nothing to take from others plunders while they trade (HRN-4.2)."""
    table = _combat(mode)
    do(table, ActIn("combat_withdraw"), seat=0)
    do(table, ActIn("combat_battle"), seat=1)
    seen: list[tuple[str, str]] = []
    while state(table).phase.startswith("combat_"):
        if not seen or seen[-1] != (state(table).phase, asked(table)):
            seen.append((state(table).phase, asked(table)))
        do(table, DONE)
    assert seen == [
        ("combat_withdraw", "withdraw"),
        ("combat_battle", "battle"),
        ("combat_siege", "siege"),
    ]
    assert table.ask_for(1).what == "plunder"  # type: ignore[union-attr]


@pytest.mark.rule("HRN-4.2")
def test_who_does_nothing_in_combat_is_asked_only_if_somebody_acts() -> None:
    asleep = do(do(_combat("original"), PASS, seat=0), PASS, seat=1)
    assert asleep.ask_for(1).what == "plunder"  # type: ignore[union-attr]
    table = do(_combat("original"), PASS, seat=1)
    do(table, ActIn("combat_battle"), seat=0)
    assert (asked(table), table.asks[0].seat) == ("battle", 0)
    do(table, Attack("latium", 1))
    while asked(table) != "siege":
        ask = table.asks[0]
        table.pick(ask.picks[0], ask.seat)
    assert table.asks[0].seat == 1, "somebody has acted before him"
