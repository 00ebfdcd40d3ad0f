"""How a battle ends, and what it brings (HRN-9.18, HRN-9.23, HRN-9.24, HRN-12.2)."""

from __future__ import annotations

from civitas.titles.oikumene.content.tables import VP
from civitas.titles.oikumene.means.purse import gain_prestige
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.war.sides import ATTACKER, DEFENDER, current, player


def conclude(s: State) -> None:
    """HRN-9.24: the side left alone wins; then all points are credited and the battle is over."""
    first, second = current(s).sides
    if bool(first.units) != bool(second.units):
        win(s, ATTACKER if first.units else DEFENDER)
    elif not first.units:
        nobody_left(s)
    disband(s)


def nobody_left(s: State) -> None:
    """HRN-9.24, HRN-10.12: all have fallen on both sides."""
    clause = "HRN-9.24" if s.siege is None else "HRN-10.12"
    s.tell("told-nobody-left", clause, space=s.label(current(s).space))


def win(s: State, which: int) -> None:
    """+1 VP for the winner, -1 VP for the loser (HRN-9.24, HRN-10.12)."""
    winner, loser = player(s, which), player(s, 1 - which)
    winner.victory += VP["battle"]["won"]
    loser.victory += VP["battle"]["lost"]
    s.tell(
        "told-battle-won",
        "HRN-9.24" if s.siege is None else "HRN-10.12",
        seat=winner.seat,
        other=loser.seat,
        space=s.label(current(s).space),
        number=VP["battle"]["won"],
    )


def disband(s: State) -> None:
    """HRN-9.18: prestige is credited when it ends."""
    for side in current(s).sides:
        if side.prestige:
            me = s.players[side.seat]
            gained = gain_prestige(s, me, side.prestige)
            if gained:  # nothing where prestige is off (HRN-1.3)
                s.tell("told-battle-prestige", "HRN-9.18", seat=me.seat, prestige=gained)
    s.battle = None
    s.siege = None
