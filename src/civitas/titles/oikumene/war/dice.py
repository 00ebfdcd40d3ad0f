"""Dice of a battle (HRN-9.8, HRN-9.10 to HRN-9.13): who throws how many, and rerolls."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from civitas.kernel.asks import Ask, Flow, Pick
from civitas.kernel.explain import Terms, terms
from civitas.kernel.values import NONE
from civitas.titles.oikumene.content.buildings import BUILDINGS, FORTIFICATION
from civitas.titles.oikumene.content.tables import COMMANDERS, PP_PRICE
from civitas.titles.oikumene.content.units import (
    ATTACK,
    BLUE,
    DICE,
    FACES,
    KINDS,
    LEVELS,
    LIGHT,
    RECRUIT,
    STANDARD,
)
from civitas.titles.oikumene.means.purse import pay_prestige
from civitas.titles.oikumene.picks.common import DONE, PASS
from civitas.titles.oikumene.picks.war import OnDie, RerollFree, RerollPaid, RerollToo
from civitas.titles.oikumene.stacks import (
    SITE,
    SPOTS,
    kind_of,
    level_of,
    place,
    spot_of,
    stack,
)
from civitas.titles.oikumene.state import Player, State
from civitas.titles.oikumene.underway import Die
from civitas.titles.oikumene.war.sides import (
    ATTACKER,
    DEFENDER,
    change,
    counted,
    current,
    led,
    player,
    rough,
)

Units = tuple[tuple[int, int], ...]
REROLL: Final = "reroll_two_dice"
EXTRA_EACH: Final = 6
"""HRN-9.10"""
BLANKS_EACH: Final = 3
"""HRN-9.13"""
_NEVER: Final = tuple(kind.can("no_reroll") for kind in KINDS)
_BEST_FACE: Final = tuple(max(faces) for faces in FACES)
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
    """A side throws the dice of these units and so many blue dice that belong to no unit."""
    me = player(s, which)
    dice = [Die(BLUE, swords_of(s, BLUE), NONE, origin, paid=1) for _ in range(support)]
    dice += [_thrown(s, me, *each) for each in _dice_of(s, which, units)]
    if led(s, me):
        dice += _extra(s, which, units)
    change(s, which, replace(current(s).sides[which], dice=tuple(dice)))
    s.tell(
        "told-throw",
        "HRN-9.10",
        seat=me.seat,
        number=len(dice),
        swords=sum(die.swords for die in dice),
    )


def _dice_of(s: State, which: int, units: Units) -> Iterator[tuple[int, int, int]]:
    """Stack, unit and colour of each die; builders have half of theirs, those of the most
    experienced (HRN-9.20)."""
    site: list[tuple[int, int, int]] = []
    for each, number in units:
        colours = ATTACK[kind_of(each)][rough(s, which, each)]
        dice = [(each, unit, colour) for unit in range(number) for colour in colours]
        if spot_of(each) == SITE:
            site += dice
        else:
            yield from dice
    site.sort(key=lambda die: -level_of(die[0]))
    yield from site[: len(site) // 2]


def _thrown(s: State, me: Player, of: int, unit: int, colour: int) -> Die:
    return Die(
        colour,
        swords_of(s, colour),
        of,
        unit=unit,
        free=free_rerolls(s, me, of),
        paid=paid_rerolls(s, me, of),
        best=LEVELS[level_of(of)].reroll_keeps == "best",
        blank=level_of(of) != RECRUIT,
    )


def free_rerolls(s: State, me: Player, of: int) -> int:
    """HRN-9.11, HRN-18.26: of one unit, by its level, the commander and the faction."""
    kind, level = kind_of(of), level_of(of)
    if level == RECRUIT or _NEVER[kind]:
        return 0
    found = LEVELS[level].free_rerolls + (_FREE[me.commander] if s.mode.commanders else 0)
    return found + (me.traits.light_infantry_free_rerolls if kind == LIGHT else 0)


def paid_rerolls(s: State, me: Player, of: int) -> int:
    """HRN-9.11"""
    if _NEVER[kind_of(of)] or not LEVELS[level_of(of)].pp_reroll_allowed:
        return 0
    return _PAID[me.commander] if s.mode.commanders else 1


def _extra(s: State, which: int, units: Units) -> list[Die]:
    """HRN-9.10: one die more for each full 6 counted units of a kind."""
    me, found = player(s, which), []
    kinds = sorted({(kind_of(each), rough(s, which, each)) for each, _ in units})
    for kind, is_rough in kinds:
        colours = ATTACK[kind][is_rough]
        same = tuple(
            (each, n)
            for each, n in units
            if kind_of(each) == kind and rough(s, which, each) == is_rough
        )
        if not colours:
            continue
        like = stack(place(current(s).space), kind, STANDARD)
        for _ in range(counted(same) // EXTRA_EACH):
            paid = paid_rerolls(s, me, like)
            found.append(Die(colours[0], swords_of(s, colours[0]), like, "extra", paid=paid))
    return found


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
            seat, "reroll-free", lambda: [DONE, *_picks(s, which, RerollFree)], sure=True
        )
        if not isinstance(pick, RerollFree):
            return
        _reroll(s, which, _find(s, which, pick))


def _ask_paid(s: State, which: int) -> Ask:
    return Ask(
        current(s).sides[which].seat,
        "reroll-paid",
        lambda: [PASS, *_picks(s, which, RerollPaid)],
        terms=_terms,
        sure=True,
    )


def _terms(pick: Pick) -> Terms | None:
    return terms({"prestige": PP_PRICE[REROLL]}) if isinstance(pick, RerollPaid) else None


def _buy(s: State, which: int, pick: RerollPaid) -> Flow:
    """4 PP reroll up to two dice, which are named before they are thrown."""
    me = player(s, which)
    pay_prestige(me, PP_PRICE[REROLL])
    first = _find(s, which, pick)
    chosen = [first]
    others = _picks(s, which, RerollToo, first)
    if others:
        second = yield Ask(me.seat, "reroll-too", lambda: [DONE, *others], sure=True)
        if isinstance(second, RerollToo):
            chosen.append(_find(s, which, second, first))
    for n in chosen:
        _reroll(s, which, n)


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
        return kind(owner, LEVELS[STANDARD].id, SPOTS[0], DICE[die.colour].id, die.swords)
    unit, level = KINDS[kind_of(die.stack)].id, LEVELS[level_of(die.stack)].id
    return kind(unit, level, SPOTS[spot_of(die.stack)], DICE[die.colour].id, die.swords)


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


def _reroll(s: State, which: int, number: int) -> None:
    """HRN-9.11: the new result counts, or the better one with veterans and elite."""
    side = current(s).sides[which]
    dice = list(side.dice)
    die = dice[number]
    free = bool(die.free)
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
        die=DICE[die.colour].id,
        before=die.swords,
        swords=kept,
    )


def blanks(s: State, which: int) -> int:
    """HRN-9.13: swords for every 3 dice without sword, recruits' left out."""
    side = current(s).sides[which]
    if not led(s, s.players[side.seat]):
        return 0
    return sum(die.blank and not die.swords for die in side.dice) // BLANKS_EACH


def shown(s: State, which: int) -> int:
    return sum(die.swords for die in current(s).sides[which].dice)
