"""Section 15: the combat roll, the combat value, and the hits that come of it."""

from __future__ import annotations

from typing import Final

from civitas.kernel.values import put
from civitas.titles.clash_of_cultures.battles.sides import (
    CANCELLED_DIE,
    CANCELLED_HIT,
    PREPAID,
    as_player,
    by_kind,
    change,
    enemy,
    fight,
    fighters,
    fortress,
    named,
    side,
    strength,
)
from civitas.titles.clash_of_cultures.battles.tactics import (
    more_dice,
    penalties,
    shields,
    takes_powers,
    value_shares,
)
from civitas.titles.clash_of_cultures.content.pieces import (
    CAVALRY,
    ELEPHANT,
    FACES,
    FORTRESS,
    INFANTRY,
    LEADER,
    STRUCTURES,
    UNIT,
    UNITS,
)
from civitas.titles.clash_of_cultures.content.structure import HIT_DIVISOR
from civitas.titles.clash_of_cultures.means.reactions import forbids, shares
from civitas.titles.clash_of_cultures.powers.moments import Moment
from civitas.titles.clash_of_cultures.powers.registry import ABILITIES
from civitas.titles.clash_of_cultures.progress import NO_KINDS, Share
from civitas.titles.clash_of_cultures.state import Player, State

TOLD_DICE: Final = 8
"""As many as there are in the box."""
SYMBOL: Final = tuple(UNIT[face.symbol] for face in FACES)
NUMBER: Final = tuple(face.number for face in FACES)
VALUE_OF: Final = tuple(unit.combat_ability.get("combat_value", 0) for unit in UNITS)
"""By kind, what its ability adds (COC-15.11)."""


def fortress_die(s: State) -> bool:
    """COC-15.9: does the fortress roll a die for the defender?"""
    battle = fight(s)
    return battle.round == 1 and not battle.siege & CANCELLED_DIE and fortress(s)


def dice_count(s: State, owner: int) -> int:
    """COC-15.9: a die for each fighter, and more; who has neither fighters nor a fortress that
    rolls has none."""
    dice = len(fighters(s, owner)) + (owner == fight(s).defender and fortress_die(s))
    if not dice:
        return 0
    return dice + more_dice(s, owner)


def powerless(s: State, owner: int) -> bool:
    """Can the side not use its combat abilities in this round (COC-15.10)?"""
    me = as_player(s, owner)
    if side(s, owner).powerless or takes_powers(s, owner):
        return True
    return me is not None and forbids(s, me, Moment.POWERLESS) is not None


def roll(s: State, owner: int) -> None:
    """COC-15.10 to COC-15.13: leaders roll anew first, then every fighter uses one symbol."""
    dice = [s.chance.below(len(FACES)) for _ in range(dice_count(s, owner))]
    if powerless(s, owner):
        change(s, owner, dice=tuple(dice), void=0, activated=NO_KINDS)
        return
    present = by_kind(fighters(s, owner))
    for n in [n for n, face in enumerate(dice) if SYMBOL[face] == LEADER][: present[LEADER]]:
        while SYMBOL[dice[n]] == LEADER:
            dice[n] = s.chance.below(len(FACES))
    activated = NO_KINDS
    for kind in (INFANTRY, CAVALRY, ELEPHANT):
        shown = sum([SYMBOL[face] == kind for face in dice])
        activated = put(activated, kind, min(shown, present[kind]))
    void = lowest(dice, ELEPHANT, activated[ELEPHANT])
    change(s, owner, dice=tuple(dice), void=void, activated=activated)


def lowest(dice: list[int] | tuple[int, ...], kind: int, count: int) -> int:
    """COC-15.12: the dice with this symbol and the lowest numbers, as bits."""
    shown = sorted([(NUMBER[face], n) for n, face in enumerate(dice) if SYMBOL[face] == kind])
    return sum(1 << n for _, n in shown[:count])


def tally(s: State, owner: int) -> None:
    """COC-15.14, COC-15.15: what the roll is worth, and which enemy hits are ignored."""
    mine = side(s, owner)
    found = _bonuses(s, owner) if mine.dice else []
    numbers = sum([NUMBER[face] for n, face in enumerate(mine.dice) if not mine.void >> n & 1])
    value = max(numbers + sum([amount for _, amount in found]), 0)
    change(s, owner, shares=tuple(found), value=value, shields=tuple(_shields(s, owner)))


def _bonuses(s: State, owner: int) -> list[Share]:
    mine, me, foe = side(s, owner), as_player(s, owner), as_player(s, enemy(s, owner).owner)
    found = [
        (UNITS[kind].id, count * VALUE_OF[kind])
        for kind, count in enumerate(mine.activated)
        if count and VALUE_OF[kind]
    ]
    found += mine.bonus
    found += value_shares(s, owner)
    if me is not None:
        found += shares(s, me, Moment.COMBAT_VALUE)
        paid = [n for n in sorted(PREPAID) if mine.prepaid >> n & 1]
        found += [(ABILITIES[n].id, PREPAID[n](s, me)) for n in paid if PREPAID[n](s, me)]
    if foe is not None:
        found += _cap(s, owner, sum([amount for _, amount in found if amount > 0]))
        found += shares(s, foe, Moment.ENEMY_COMBAT_VALUE)
    return found + penalties(s, owner)


def _cap(s: State, owner: int, bonuses: int) -> list[Share]:
    """What the enemy takes away of bonuses that are too high; penalties stay as they are."""
    foe = as_player(s, enemy(s, owner).owner)
    caps = [] if foe is None else shares(s, foe, Moment.BONUS_CAP)
    if not caps:
        return []
    origin, cap = min(caps, key=lambda share: share[1])
    return [(origin, cap - bonuses)] if bonuses > cap else []


def _shields(s: State, owner: int) -> list[Share]:
    mine, me, battle = side(s, owner), as_player(s, owner), fight(s)
    found = [*mine.shield, *shields(s, owner)]
    if mine.activated[ELEPHANT]:
        found.append((UNITS[ELEPHANT].id, mine.activated[ELEPHANT]))
    holds = owner == battle.defender and battle.round == 1 and fortress(s)
    if holds and not battle.siege & CANCELLED_HIT:
        found.append((STRUCTURES[FORTRESS].id, 1))
    if me is not None:
        found += shares(s, me, Moment.IGNORED_HITS)
    return found


def hits_on(s: State, owner: int) -> int:
    """COC-15.15: the hits that a side takes."""
    ignored = sum([amount for _, amount in _shields(s, owner)])
    return max(enemy(s, owner).value // HIT_DIVISOR - ignored, 0)


def threatened(s: State, me: Player) -> bool:
    """Are there hits to be taken (COC-15.16)?"""
    return hits_on(s, me.seat) > 0 and strength(s, me.seat) > 0


def tell_roll(s: State, owner: int) -> None:
    """The dice and what adds to them, for the log (COC-15.14)."""
    mine = side(s, owner)
    if not mine.dice:
        return
    numbers = [NUMBER[face] for face in mine.dice] + [0] * TOLD_DICE
    dice = {f"die{n + 1}": number for n, number in enumerate(numbers[:TOLD_DICE])}
    s.tell("rolls", "COC-15.9", seat=named(owner), value=mine.value, **dice)
    for origin, amount in mine.shares:
        message = "roll-share" if amount > 0 else "roll-penalty"
        s.tell(message, "COC-15.14", seat=named(owner), amount=abs(amount), origin=origin)
    for origin, amount in mine.shields:
        s.tell("roll-shield", "COC-15.15", seat=named(owner), count=amount, origin=origin)
