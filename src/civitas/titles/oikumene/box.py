"""Every piece counted (HRN-2.12 to HRN-2.15, HRN-2.24): cubes, blocks, tiles and stones of each
player; grain, gold and fish are without limit."""

from __future__ import annotations

from civitas.kernel.setting import Setting
from civitas.titles.oikumene.content.units import STONES
from civitas.titles.oikumene.state import State


def census(s: State) -> dict[str, int]:
    """Pieces of a limited kind that are always there: the plunder stones, on the board or not."""
    return {f"stones-{me.seat}": STONES for me in s.players}


def box(setting: Setting) -> dict[str, int]:
    return {f"stones-{seat}": STONES for seat in range(setting.seats)}
