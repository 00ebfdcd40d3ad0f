"""Ambush (HRN-9.25): fortifications strike at hostile units that have come into their fields."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from civitas.kernel.agenda import Chapter
from civitas.kernel.asks import Flow
from civitas.kernel.values import NONE
from civitas.titles.oikumene.content.buildings import SUPPORT
from civitas.titles.oikumene.content.units import BLUE
from civitas.titles.oikumene.means.control import hostile
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.stacks import SPACE_OF, SPOT_OF
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.underway import Battle, Die, Side
from civitas.titles.oikumene.war.dice import swords_of
from civitas.titles.oikumene.war.losses import AMBUSH, assign
from civitas.titles.oikumene.war.outcome import disband
from civitas.titles.oikumene.war.sides import ATTACKER, DEFENDER, OPEN, change, current
from civitas.titles.oikumene.war.sinking import sink
from civitas.titles.oikumene.world import spaces

RULES: Final = Chapter()


def lies_in_wait(s: State, me: Player, field: int) -> bool:
    """Is there a completed fortification of a hostile player?"""
    if not s.fort >> field & 1 or s.town[field] == NONE or field in s.fallen:
        return False
    return s.mode.fortification_ambush_support and hostile(s, me.seat, s.owner[field])


@RULES.asking("ambush")
def ambush(s: State, me: Player, came: tuple[int, ...]) -> Flow:
    """A player has ended his moves; ``came`` are the stacks that have come into other fields and
    how many of their units did, in turn."""
    arrived = dict(zip(came[::2], came[1::2], strict=True))
    fields = {SPACE_OF[stack] for stack in arrived if SPOT_OF[stack] in OPEN}
    for field in spaces(sum(1 << f for f in fields if f < s.world.lands)):
        if lies_in_wait(s, me, field):
            units = tuple(
                (stack, min(number, me.units.get(stack, 0)))
                for stack, number in sorted(arrived.items())
                if SPACE_OF[stack] == field and SPOT_OF[stack] in OPEN
            )
            yield from _strike(s, me, field, tuple(each for each in units if each[1]))


def _strike(s: State, me: Player, field: int, units: tuple[tuple[int, int], ...]) -> Flow:
    """Each sword of the fortification's dice removes a life; nobody strikes back."""
    if not units:
        return
    owner = s.players[s.owner[field]]
    number = SUPPORT[s.town[field]]
    dice = tuple(Die(BLUE, swords_of(s, BLUE), NONE, "support") for _ in range(number))
    swords = sum(die.swords for die in dice)
    s.battle = Battle(field, (Side(me.seat, units), Side(owner.seat, ())), step=AMBUSH)
    change(s, DEFENDER, replace(current(s).sides[DEFENDER], dice=dice, swords=swords))
    s.tell(
        "told-ambush",
        "HRN-9.25",
        seat=owner.seat,
        other=me.seat,
        space=s.label(field),
        number=number,
        swords=swords,
    )
    before = me.units.copy()
    marks = [(marks, marks.copy()) for marks in (me.tired, me.moved, me.boarded)]
    yield from assign(s, DEFENDER, swords, last=True)
    if s.rules.version >= 3:  # before, cargo drifted on
        yield from sink(s, ATTACKER)
    if s.rules.version >= 4:  # before, their marks were left to others of their stack
        for stack, _ in units:
            _forget(marks, stack, before[stack] - me.units.get(stack, 0))
    disband(s)


def _forget(marks: list[tuple[dict[int, int], dict[int, int]]], stack: int, lost: int) -> None:
    """HRN-6.7: who has fallen has just come, so those who stood there can do what they could;
    ``marks`` as they are, and as they were before."""
    for now, then in marks:
        left = then.get(stack, 0) - lost
        if left > 0:
            now[stack] = left
        else:
            now.pop(stack, None)
