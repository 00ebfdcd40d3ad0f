"""The combat phase: its sub-phases come in order in every mode (HRN-4.1, HRN-1.2)."""

from __future__ import annotations

import pytest

from civitas.kernel.agenda import Step
from civitas.kernel.table import Table
from civitas.titles.oikumene.content.modes import MODE, MODES
from civitas.titles.oikumene.course.calendar import PLANS
from civitas.titles.oikumene.picks.common import DONE
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
    table = _combat(mode)
    seen: list[tuple[str, str]] = []
    while state(table).phase.startswith("combat_"):
        if not seen or seen[-1] != (state(table).phase, asked(table)):
            seen.append((state(table).phase, asked(table)))
        do(table, DONE)
    assert seen == [
        ("combat_withdraw", "withdraw"),
        ("combat_battle", "battle"),
        ("combat_siege", "siege"),
        ("combat_plunder", "plunder"),
    ]
