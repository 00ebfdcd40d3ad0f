"""Where units may go is what a second account of the clauses comes to (`marshal.py`), in wild
positions and as they are played on."""

from __future__ import annotations

import random

import pytest

from civitas.titles.oikumene.content.units import CUBES, KINDS
from civitas.titles.oikumene.moves.ground import begin
from civitas.titles.oikumene.moves.outlook import RETREAT, SPECIAL, UNITS, Outlook
from civitas.titles.oikumene.moves.whither import goals
from civitas.titles.oikumene.stacks import KIND_OF, SPACE_OF, SPOT_OF, SPOTS
from civitas.titles.oikumene.state import State
from tests.titles.oikumene.marshal import Marshal
from tests.titles.oikumene.wild_positions import wild_position

POSITIONS = 12


def _position(number: int, sub: str) -> State:
    """A wild position some picks later, in which the sub-phase begins, in whatever weather."""
    dice = random.Random(f"second march {number} {sub}")
    table, _ = wild_position(dice, (2, 3, 4, 8)[number % 4])
    for _ in range(dice.randrange(40)):
        if not table.over:
            ask = dice.choice(table.asks)
            table.pick(dice.choice(ask.picks), ask.seat)
    s: State = table.state.copy()
    s.battle = s.siege = None
    if number % 3 == 0:
        s.winter = (dice.randrange(3), dice.randrange(3), dice.randrange(3))
        s.frozen = sum(1 << each for each in s.world.sections if dice.randrange(2))
        s.stir()
    for me in s.players:
        me.tired.clear()
        me.rivers.clear()
    begin(s, sub)
    return s


@pytest.mark.rule("HRN-6.2", "HRN-6.3", "HRN-6.6", "HRN-6.10", "HRN-6.15", "HRN-6.16", "HRN-6.19")
@pytest.mark.rule("HRN-5.19", "HRN-6.8", "HRN-6.12", "HRN-6.20", "HRN-6.21", "HRN-8.10", "HRN-18.9")
@pytest.mark.parametrize("sub", [UNITS, SPECIAL, RETREAT])
@pytest.mark.parametrize("number", range(POSITIONS))
def test_where_units_may_go(number: int, sub: str) -> None:
    s = _position(number, sub)
    for me in s.in_order():
        if len(me.units) >= CUBES:
            continue
        outlook, marshal = Outlook(s, me), Marshal(s, me.seat)
        account = {UNITS: marshal.goals, SPECIAL: marshal.special, RETREAT: marshal.retreat}[sub]
        for stack in me.units:
            which = s.label(SPACE_OF[stack]), SPOTS[SPOT_OF[stack]], KINDS[KIND_OF[stack]].id
            found = {(deed.__name__, s.label(space)) for deed, space in goals(outlook, stack)}
            assert found == account(*which), which
