"""Dice of a battle (HRN-9.8, HRN-9.10 to HRN-9.13): who throws how many, and rerolls."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from civitas.kernel.values import NONE
from civitas.titles.oikumene.content.tables import COMMANDERS
from civitas.titles.oikumene.content.units import (
    ATTACK,
    BLUE,
    FACES,
    KINDS,
    LEVELS,
    LIGHT,
    RECRUIT,
    STANDARD,
)
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.stacks import (
    KIND_OF,
    LEVEL_OF,
    SITE,
    SPOT_OF,
    place,
    stack,
)
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.underway import Die
from civitas.titles.oikumene.war.sides import (
    ATTACKER,
    DEFENDER,
    change,
    counted,
    current,
    led,
    player,
    rolls_rough,
    unit_swords,
)

Units = tuple[tuple[int, int], ...]
EXTRA_EACH: Final = 6
"""HRN-9.10"""
BLANKS_EACH: Final = 3
"""HRN-9.13"""
CHARGE: Final = "charge"
"""The step of a battle round in which only those roll who charge."""
ROLL: Final = "attack"
"""The step in which all others do."""
SPENT_ON_CHARGE: Final = 2
"""HRN-9.9: so many swords of a charge are cancelled by one shield."""
_NEVER: Final = tuple(kind.can("no_reroll") for kind in KINDS)
_FREE: Final = tuple(
    max(c.free_rerolls_per_unit for c in COMMANDERS[: n + 1]) for n in range(len(COMMANDERS))
)
_PAID: Final = tuple(
    max(c.pp_rerolls_per_unit for c in COMMANDERS[: n + 1]) for n in range(len(COMMANDERS))
)
"""By commander, who keeps what lesser ones can do."""


def both(s: State) -> tuple[int, int]:
    """HRN-20.1: the sides in turn order."""
    first, second = current(s).sides
    seats = len(s.players)
    if (first.seat - s.first) % seats < (second.seat - s.first) % seats:
        return ATTACKER, DEFENDER
    return DEFENDER, ATTACKER


def swords_of(s: State, colour: int) -> int:
    """Throw one die (HRN-1.7)."""
    return FACES[colour][s.chance.below(6)]


def throw(s: State, which: int, units: Units, support: int, origin: str) -> None:
    """HRN-9.10: a side throws the dice of these units, so many blue dice that belong to no unit,
    and extra dice."""
    me = player(s, which)
    dice = [Die(BLUE, swords_of(s, BLUE), NONE, origin, paid=1) for _ in range(support)]
    dice += thrown(s, which, units)
    if led(s, me):
        dice += _extra(s, which, units)
    lay_out(s, which, dice)


def lay_out(s: State, which: int, dice: list[Die]) -> None:
    """These dice of a side lie on the table."""
    change(s, which, replace(current(s).sides[which], dice=tuple(dice)))
    if not dice:
        return
    s.tell(
        "told-throw",
        _clause_of_throw(s),
        seat=current(s).sides[which].seat,
        number=len(dice),
        swords=sum(die.swords for die in dice),
    )


def _clause_of_throw(s: State) -> str:
    if s.siege is not None:
        return "HRN-10.5"
    return "HRN-9.9" if current(s).step == CHARGE else "HRN-9.10"


def thrown(s: State, which: int, units: Units) -> list[Die]:
    """The dice of these units."""
    me = player(s, which)
    return [_thrown(s, me, *each) for each in _dice_of(s, which, units)]


def _dice_of(s: State, which: int, units: Units) -> Iterator[tuple[int, int, int]]:
    """Stack, unit and colour of each die; builders have half of theirs, those of the most
    experienced (HRN-9.20), of equals the better ones, as their owner would say (HRN-20.3)."""
    site: list[tuple[int, int, int]] = []
    for each, number in units:
        colours = ATTACK[KIND_OF[each]][rolls_rough(s, which, each)]
        dice = [(each, unit, colour) for unit in range(number) for colour in colours]
        if SPOT_OF[each] == SITE:
            site += dice
        else:
            yield from dice
    if s.rules.version >= 3:  # before, those of light infantry
        site.sort(key=lambda die: -sum(FACES[die[2]]))
    site.sort(key=lambda die: -LEVEL_OF[die[0]])
    yield from site[: len(site) // 2]


def _thrown(s: State, me: Player, of: int, unit: int, colour: int) -> Die:
    return Die(
        colour,
        swords_of(s, colour),
        of,
        unit=unit,
        free=free_rerolls(s, me, of),
        paid=paid_rerolls(s, me, of),
        best=LEVELS[LEVEL_OF[of]].reroll_keeps == "best",
        blank=LEVEL_OF[of] != RECRUIT,
    )


def free_rerolls(s: State, me: Player, of: int) -> int:
    """HRN-9.11, HRN-18.26: of one unit, by its level, the commander and the faction."""
    kind, level = KIND_OF[of], LEVEL_OF[of]
    if level == RECRUIT or _NEVER[kind]:
        return 0
    found = LEVELS[level].free_rerolls + (_FREE[me.commander] if s.mode.commanders else 0)
    return found + (me.traits.light_infantry_free_rerolls if kind == LIGHT else 0)


def paid_rerolls(s: State, me: Player, of: int) -> int:
    """HRN-9.11"""
    if _NEVER[KIND_OF[of]] or not LEVELS[LEVEL_OF[of]].pp_reroll_allowed:
        return 0
    return _PAID[me.commander] if s.mode.commanders else 1


def _extra(s: State, which: int, units: Units) -> list[Die]:
    """HRN-9.10: one die more for each full 6 counted units of a kind."""
    me, found = player(s, which), []
    kinds = sorted({(KIND_OF[each], rolls_rough(s, which, each)) for each, _ in units})
    for kind, is_rough in kinds:
        colours = ATTACK[kind][is_rough]
        same = tuple(
            (each, n)
            for each, n in units
            if KIND_OF[each] == kind and rolls_rough(s, which, each) == is_rough
        )
        if not colours:
            continue
        like = stack(place(current(s).space), kind, STANDARD)
        for _ in range(counted(same) // EXTRA_EACH):
            paid = paid_rerolls(s, me, like)
            found.append(Die(colours[0], swords_of(s, colours[0]), like, "extra", paid=paid))
    return found


def blanks(s: State, which: int) -> int:
    """HRN-9.13: swords for every 3 dice without sword, recruits' left out."""
    side = current(s).sides[which]
    if not led(s, s.players[side.seat]):
        return 0
    return sum(die.blank and not die.swords for die in side.dice) // BLANKS_EACH


def shown(s: State, which: int) -> int:
    return sum(die.swords for die in current(s).sides[which].dice)


def sword_sources(s: State, which: int) -> tuple[int, int, int, int]:
    """HRN-9.13: the swords of a side as its dice lie: shown, for dice without, for units and
    morale, carried over; a charge has the first two alone (HRN-9.9)."""
    battle = current(s)
    side = battle.sides[which]
    dice = shown(s, which), blanks(s, which)
    if battle.step == CHARGE:
        return *dice, 0, 0
    units = unit_swords(s, side, battle.sides[1 - which].seat)
    return *dice, units, side.sword_sources[3]
