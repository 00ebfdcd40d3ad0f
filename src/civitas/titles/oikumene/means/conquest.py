"""What taking or destroying a settlement brings, and costs its owner (HRN-11.13, HRN-11.14)."""

from __future__ import annotations

from civitas.kernel.values import NONE
from civitas.titles.oikumene.content.buildings import BUILDINGS
from civitas.titles.oikumene.means.homeland import combat_percent
from civitas.titles.oikumene.means.purse import against, gain_prestige
from civitas.titles.oikumene.means.settlements import raze
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.state import State


def conquest_prestige(s: State, me: Player, field: int) -> int:
    """HRN-11.14: PP for a settlement and its shipyard, each a gain of its own (HRN-16.3)."""
    owner, percent = s.owner[field], combat_percent(s, me, field)
    gains = [BUILDINGS[s.town[field]].conquest_pp]
    if s.yard[field] != NONE:
        gains.append(BUILDINGS[s.yard[field]].conquest_pp)
    return sum(against(s, me, owner, gain, percent) for gain in gains)


def credit_conquest(
    s: State, me: Player, field: int, told: str = "told-conquest", clause: str = "HRN-11.13"
) -> None:
    """HRN-11.13, HRN-11.14: the victor's points and the loser's; the settlement still stands."""
    loser = s.players[s.owner[field]]
    points = BUILDINGS[s.town[field]].conquest_sp
    prestige = gain_prestige(s, me, conquest_prestige(s, me, field))
    me.victory += points
    loser.victory -= points
    s.tell(
        told,
        clause,
        seat=me.seat,
        other=loser.seat,
        space=s.label(field),
        building=BUILDINGS[s.town[field]].id,
        number=points,
        prestige=prestige,
    )


def starve_out(s: State, me: Player, field: int) -> None:
    """HRN-7.6: a settlement is lost within its walls and counts as destroyed by the encircler."""
    credit_conquest(s, me, field, "told-starved-out", "HRN-7.6")
    raze(s, field)
