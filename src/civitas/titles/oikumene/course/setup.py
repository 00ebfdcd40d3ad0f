"""Set-up (section 3): what the match is played by, and the prologue ahead."""

from __future__ import annotations

from civitas.kernel.agenda import Step
from civitas.kernel.chance import Chance
from civitas.kernel.setting import Setting
from civitas.titles.oikumene.rules import Rules
from civitas.titles.oikumene.state import State, empty_state
from civitas.titles.oikumene.world import area_for


def rules_of(setting: Setting) -> Rules:
    """HRN-1.1, HRN-2.5, HRN-3.1"""
    options = setting.options
    area = options["area"]
    return Rules(
        map=str(options["map"]),
        mode=str(options["mode"]),
        start=str(options["start"]),
        area=area if isinstance(area, int) else area_for(setting.seats),
        seats=setting.seats,
        swapped_banks=options["danube_banks"] == "swapped",
        version=setting.rules,
    )


def setup(setting: Setting, chance: Chance) -> State:
    """An empty board, and the prologue ahead (HRN-3.1)."""
    s = empty_state(rules_of(setting), chance)
    s.do(Step("prologue"))
    return s
