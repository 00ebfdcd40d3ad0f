"""The prologue (section 3): rivals, the first player, villages, factions."""

from __future__ import annotations

from typing import Final

from civitas.kernel.agenda import Chapter, Step
from civitas.titles.oikumene.content.tables import VASSALAGE
from civitas.titles.oikumene.content.units import FACES, WHITE
from civitas.titles.oikumene.course.kits import fill_purse
from civitas.titles.oikumene.means.purse import faction_of
from civitas.titles.oikumene.means.treaties import put_treaties
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.underway import Treaty

RULES: Final = Chapter()
FIRST_DICE: Final = 6
"""HRN-3.3"""


@RULES.plain("prologue")
def prologue(s: State, _: Player) -> None:
    """HRN-3.2, HRN-3.3; then the start by the table or by draft."""
    if s.mode.rivals:
        draw_rivals(s)
    s.first = roll_first(s)
    s.tell("told-first", "HRN-3.3", seat=s.first)
    s.do(*(_suggested() if s.rules.start == "suggested" else _draft(s)), Step("start.end"))


def _suggested() -> list[Step]:
    """HRN-22.1"""
    return [Step("start.suggested"), Step("distribute.suggested")]


def _draft(s: State) -> list[Step]:
    """HRN-3.4 to HRN-3.11: forth, back and forth, back, forth; then all distribute."""
    seats = len(s.players)
    order = [(s.first + n) % seats for n in range(seats)]
    back = order[::-1]
    return [
        *(Step("place", seat, (1,)) for seat in order),
        *(Step("place", seat, (2,)) for seat in back),
        *(Step("place", seat, (3,)) for seat in order),
        *(Step("relocate", seat) for seat in back),
        *(Step("claim", seat) for seat in order),
        Step("distribute"),
    ]


def draw_rivals(s: State) -> None:
    """HRN-3.2: one of all other players, for each anew."""
    for me in s.players:
        others = [other.seat for other in s.players if other is not me]
        me.rival = others[s.chance.below(len(others))]
        s.tell("told-rival", "HRN-3.2", seat=me.seat, other=me.rival)


def roll_first(s: State) -> int:
    """HRN-3.3: most swords on 6 white dice; tied leaders roll again."""
    leaders = list(range(len(s.players)))
    while len(leaders) > 1:
        swords = {seat: _swords(s, seat) for seat in leaders}
        most = max(swords.values())
        leaders = [seat for seat in leaders if swords[seat] == most]
    return leaders[0]


def _swords(s: State, seat: int) -> int:
    found = sum(FACES[WHITE][s.chance.roll() - 1] for _ in range(FIRST_DICE))
    s.tell("told-first-roll", "HRN-3.3", seat=seat, number=found)
    return found


@RULES.plain("start.end")
def begin_play(s: State, _: Player) -> None:
    """HRN-3.13, HRN-3.15, HRN-3.16: purses are filled, and the first round is spring of year 1."""
    bind_vassals(s)
    for me in s.players:
        fill_purse(s, me)
        me.victory_before = me.victory
    s.do(Step("round"))


def bind_vassals(s: State) -> None:
    """HRN-18.35: some begin as lord and vassals, without points, if a third faction takes part."""
    found = [
        Treaty(VASSALAGE, vassal.seat, lord.seat, 0)
        for lord in s.players
        for vassal in s.players
        if lord.traits.lord_of and lord.traits.lord_of == faction_of(vassal)
    ]
    own = {faction_of(s.players[seat]) for each in found for seat in (each.payer, each.receiver)}
    if any(faction_of(me) not in own | {""} for me in s.players):
        put_treaties(s, tuple(found))
        for treaty in found:
            s.tell("told-vassal", "HRN-18.35", seat=treaty.payer, other=treaty.receiver)
