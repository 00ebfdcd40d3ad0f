"""What all have said about the combat phase before it begins (HRN-4.2); see `intentions`. As long
as nobody has done anything, only those are asked who have said that they act."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.underway import Stance

WITHDRAW, BATTLE, SIEGE = "combat_withdraw", "combat_battle", "combat_siege"
SUBS: Final = (WITHDRAW, BATTLE, SIEGE)


def of_all(s: State) -> Stance:
    """What all have said."""
    assert s.stance is not None, "nobody has said anything"
    return s.stance


def sits_out(s: State, me: Player, sub: str) -> bool:
    """Has he said that he does nothing in this sub-phase, and nobody has done anything since?"""
    return s.stance is not None and s.stance.acts[me.seat] > SUBS.index(sub)


def acts(s: State, me: Player) -> None:
    """He does something: from now on all are asked again."""
    if s.stance is not None:
        s.stance = Stance((0,) * len(s.players), s.stance.due & ~(1 << me.seat))


def rests(s: State, me: Player) -> None:
    """He has been asked, and does nothing."""
    if s.stance is not None:
        s.stance = replace(s.stance, due=s.stance.due & ~(1 << me.seat))
