"""Rerolls in a battle (HRN-9.11, HRN-9.12): free ones first, then those for prestige in turns."""

from __future__ import annotations

from functools import partial
from typing import Final

from msgspec.structs import replace

from civitas.kernel.asks import Ask, Flow, Pick
from civitas.kernel.explain import Terms, amounts
from civitas.kernel.values import NONE
from civitas.titles.oikumene.content.buildings import BUILDINGS, FORTIFICATION
from civitas.titles.oikumene.content.tables import PP_PRICE
from civitas.titles.oikumene.content.units import DICE, DIE, FACES, KINDS, LEVEL, LEVELS, STANDARD
from civitas.titles.oikumene.means.purse import pay_prestige
from civitas.titles.oikumene.picks.common import DONE, PASS
from civitas.titles.oikumene.picks.war import OnDie, RerollFree, RerollPaid, RerollToo
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.stacks import KIND_OF, LEVEL_OF, SPOT_OF, SPOTS
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.underway import Die
from civitas.titles.oikumene.war.dice import CHARGE, SPENT_ON_CHARGE, sword_sources, swords_of
from civitas.titles.oikumene.war.sides import (
    ATTACKER,
    DEFENDER,
    carries,
    change,
    current,
    lives_of,
    player,
)

REROLL: Final = "reroll_two_dice"
_BEST_FACE: Final = tuple(max(faces) for faces in FACES)


def rerolls(s: State) -> Flow:
    """HRN-9.11, HRN-9.12: first the free ones, then those for prestige in turns, the defender
    first, until both pass in succession."""
    for which in (DEFENDER, ATTACKER):
        yield from _free(s, which)
    passed, which = 0, DEFENDER
    while passed < 2:
        bought = False
        if can_buy(s, player(s, which)) and _picks(s, which, RerollPaid):
            pick = yield _ask_paid(s, which)
            bought = isinstance(pick, RerollPaid)
            if bought:
                yield from _buy(s, which, pick)
        passed = 0 if bought else passed + 1
        which = 1 - which


def can_buy(s: State, me: Player) -> bool:
    """HRN-1.3: a price in prestige alone cannot be paid where prestige is off."""
    return s.mode.prestige and me.prestige >= PP_PRICE[REROLL]


def _free(s: State, which: int) -> Flow:
    while _picks(s, which, RerollFree):
        seat = current(s).sides[which].seat
        pick = yield Ask(
            seat,
            "reroll-free",
            lambda: [DONE, *_picks(s, which, RerollFree)],
            terms=partial(_terms, s, which),
            sure=True,
        )
        if not isinstance(pick, RerollFree):
            return
        _reroll(s, which, _find(s, which, pick), free=True)


def _ask_paid(s: State, which: int) -> Ask:
    return Ask(
        current(s).sides[which].seat,
        "reroll-paid",
        lambda: [PASS, *_picks(s, which, RerollPaid)],
        terms=partial(_terms, s, which),
        sure=True,
    )


def _terms(s: State, which: int, pick: Pick) -> Terms | None:
    if not isinstance(pick, OnDie):
        return None
    price = amounts({"prestige": PP_PRICE[REROLL]}) if isinstance(pick, RerollPaid) else ()
    if vain := _in_vain(s, which):
        return Terms(price, note=vain)
    return Terms(price, note="odds", params=odds(pick))


def odds(pick: OnDie) -> tuple[tuple[str, int], ...]:
    """How many faces of such a die are better and how many worse than the one that lies; veterans
    and elite keep the best."""
    faces = FACES[DIE[pick.die.removeprefix("die_")]]
    keeps = LEVELS[LEVEL[pick.level]].reroll_keeps == "best"
    fewer = 0 if keeps else sum(face < pick.swords for face in faces)
    return ("more", sum(face > pick.swords for face in faces)), ("fewer", fewer)


def _in_vain(s: State, which: int) -> str:
    """The note on dice that may be thrown again, but could bring nothing: the swords kill everybody
    as it is, or not even the best throw reaches the shields of the walls (HRN-10.8) or gets beyond
    those of the other side, as with low morale (HRN-16.9)."""
    swords, other = sum(sword_sources(s, which)), current(s).sides[1 - which]
    storms = s.siege is not None and which == ATTACKER and not s.siege.breached
    walls = s.siege.shields if s.siege is not None and storms else 0
    lives = sum(lives_of(s, 1 - which, stack) * n for stack, n in other.units)
    lives -= sum(lost for _, lost in other.wounds)
    each = SPENT_ON_CHARGE if current(s).step == CHARGE else 1
    if swords >= walls + each * other.shields + lives:
        return "vain-swords"
    best = swords + _best_gain(s, which)
    if best < walls and not carries(s, which):
        return "vain-walls"
    stopped = 0 if current(s).step == CHARGE else other.shields  # those of a charge spend shields
    if not storms and best <= stopped and (best < 2 or not carries(s, which)):
        return "vain-strike"
    return ""


def _best_gain(s: State, which: int) -> int:
    """The swords that all free throws and all the prestige there is could bring at best, two dice
    for each payment."""
    dice = current(s).sides[which].dice
    free = [die for die in dice if _open(die, free=True)]
    paid = [die for die in dice if _open(die, free=False) and die not in free]
    gains = [[_BEST_FACE[die.colour] - die.swords for die in sort] for sort in (free, paid)]
    bought = 2 * (player(s, which).prestige // PP_PRICE[REROLL])
    return sum(gains[0]) + sum(sorted(gains[1], reverse=True)[:bought])


def _buy(s: State, which: int, pick: RerollPaid) -> Flow:
    """4 PP reroll up to two dice, which are named before they are thrown."""
    me = player(s, which)
    pay_prestige(me, PP_PRICE[REROLL])
    s.tell("told-reroll-price", "HRN-9.11", seat=me.seat, prestige=PP_PRICE[REROLL])
    first = _find(s, which, pick)
    chosen = [first]
    others = _picks(s, which, RerollToo, first)
    if others:
        second = yield Ask(
            me.seat,
            "reroll-too",
            lambda: [DONE, *others],
            terms=partial(_terms, s, which),
            sure=True,
        )
        if isinstance(second, RerollToo):
            chosen.append(_find(s, which, second, first))
    for n in chosen:
        _reroll(s, which, n, free=False)


def _open(die: Die, *, free: bool) -> bool:
    """May it be thrown again, and can that help?"""
    return bool(die.free if free else die.paid) and die.swords < _BEST_FACE[die.colour]


def _picks(s: State, which: int, kind: type[OnDie], but: int = -1) -> list[OnDie]:
    """Equal dice are one pick."""
    free, found = kind is RerollFree, dict[OnDie, None]()
    for n, die in enumerate(current(s).sides[which].dice):
        if n != but and _open(die, free=free):
            found[_told(s, kind, die)] = None
    return list(found)


def _told(s: State, kind: type[OnDie], die: Die) -> OnDie:
    if die.stack == NONE:
        space = current(s).space
        owner = BUILDINGS[FORTIFICATION if die.origin == "support" else s.town[space]].id
        return kind(owner, LEVELS[STANDARD].id, SPOTS[0], die_name(die.colour), die.swords)
    unit, level = KINDS[KIND_OF[die.stack]].id, LEVELS[LEVEL_OF[die.stack]].id
    return kind(unit, level, SPOTS[SPOT_OF[die.stack]], die_name(die.colour), die.swords)


def die_name(colour: int) -> str:
    """What a die is called in picks and words."""
    return f"die_{DICE[colour].id}"


def _find(s: State, which: int, pick: OnDie, but: int = -1) -> int:
    """The die that a pick is about: of equal ones that which can be thrown again most often."""
    free = isinstance(pick, RerollFree)
    dice = current(s).sides[which].dice
    same = [
        n
        for n, die in enumerate(dice)
        if n != but and _open(die, free=free) and _told(s, type(pick), die) == pick
    ]
    return max(same, key=lambda n: (dice[n].free, dice[n].paid) if free else (dice[n].paid,))


def _reroll(s: State, which: int, number: int, *, free: bool) -> None:
    """HRN-9.11: the new result counts, or the better one with veterans and elite."""
    side = current(s).sides[which]
    dice = list(side.dice)
    die = dice[number]
    now = swords_of(s, die.colour)
    kept = max(now, die.swords) if die.best else now
    dice[number] = replace(die, swords=kept, paid=die.paid - (not free))
    if free:
        for n, other in enumerate(dice):
            if other.stack == die.stack and other.unit == die.unit and other.origin == "unit":
                dice[n] = replace(other, free=other.free - 1)
    change(s, which, replace(side, dice=tuple(dice)))
    s.tell(
        "told-reroll-swords" if free else "told-reroll-paid",
        "HRN-9.11",
        seat=side.seat,
        die=die_name(die.colour),
        before=die.swords,
        swords=now,
        kept=int(kept != now),
    )
