"""What attrition takes on land (HRN-7.2, HRN-7.5, HRN-7.7); the dice of one clause are rolled
together. The sub-phase is in `peril`, ships in `shipwreck`, and life within walls in `hunger`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence, Set
from functools import partial
from typing import Final, TypeAlias

from civitas.kernel.agenda import Chapter, Step
from civitas.kernel.asks import Ask, Decision, Flow, Params, Pick
from civitas.kernel.explain import Terms, terms
from civitas.kernel.values import NOBODY
from civitas.titles.oikumene.content.factions import SpecialField
from civitas.titles.oikumene.content.units import KINDS, LEVELS, SHIP, STANDARD
from civitas.titles.oikumene.means.areas import realm, supplied
from civitas.titles.oikumene.means.brown import brown_dice
from civitas.titles.oikumene.means.control import encircled
from civitas.titles.oikumene.means.losses import lose
from civitas.titles.oikumene.means.plunder import (
    lay_stone,
    plunder,
    refuse_plunder,
    terms_of_plunder,
)
from civitas.titles.oikumene.means.purse import pay
from civitas.titles.oikumene.picks.common import DONE, Done, told_stack
from civitas.titles.oikumene.picks.moves import PlunderInNeed, Toll
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.stacks import (
    INSIDE,
    KIND_OF,
    LEVEL_OF,
    OUT,
    SITE,
    SPACE_OF,
    SPOT_OF,
)
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.world import BROWN_LAND, spaces

RULES: Final = Chapter()
DEADLY: Final = frozenset({6})
"""HRN-7.5, HRN-7.7"""
MOUNTED: Final = tuple(kind.can("mountain_attrition") for kind in KINDS)
"""HRN-7.7"""

Rolls: TypeAlias = Sequence[tuple[int, frozenset[int]]]
"""For each unit that rolls one die its stack and the faces that destroy it."""


# ---------------------------------------------------------------- rolling


def roll(s: State, me: Player, what: str, rolls: Rolls, clause: str) -> Decision:
    """Roll for units, let the player throw dice again (HRN-16.6), and destroy whom they hit."""

    def bad(n: int, face: int) -> bool:
        return face in rolls[n][1]

    where = [SPACE_OF[stack] for stack, _ in rolls]
    faces = yield from brown_dice(s, me, what, where, bad, note=lambda n, _: whose(rolls[n][0]))
    lost: dict[int, int] = {}
    for n, face in enumerate(faces):
        if bad(n, face):
            stack = rolls[n][0]
            lost[stack] = lost.get(stack, 0) + 1
    waste(s, me, lost.items(), clause)
    hit = {SPACE_OF[stack] for stack in lost}
    tell_spared(s, me, where, faces, hit, clause)


def whose(stack: int) -> str:
    """The note on a die that hangs over such a unit."""
    level = LEVEL_OF[stack]
    return f"for-{KINDS[KIND_OF[stack]].id}" + (level != STANDARD) * f" of-{LEVELS[level].id}"


def tell_spared(
    s: State, me: Player, where: Sequence[int], faces: Sequence[int], hit: Set[int], clause: str
) -> None:
    """Dice were thrown for a space, and nobody there is lost."""
    for space in sorted({*where} - hit):
        thrown = [face for at, face in zip(where, faces, strict=True) if at == space]
        s.tell(
            "told-spared",
            clause,
            seat=me.seat,
            space=s.label(space),
            number=len(thrown),
            face=max(thrown),
        )


def waste(s: State, me: Player, lost: Iterable[tuple[int, int]], clause: str) -> None:
    """HRN-7.1: units are lost, and nobody gets anything for it."""
    lose(s, me, lost, "told-attrition", clause)


def stacks_where(me: Player, condition: Callable[[int], bool]) -> list[tuple[int, int]]:
    """Stacks and their numbers: spaces in file order, kinds in file order, low levels first
    (HRN-20.1)."""
    found = [(stack, number) for stack, number in me.units.items() if condition(stack)]
    return sorted(found, key=lambda each: (SPACE_OF[each[0]], KIND_OF[each[0]], each[0]))


def one_die_each(
    stacks: Sequence[tuple[int, int]], faces: Callable[[int], frozenset[int]]
) -> Rolls:
    """One die for each unit whose stack has anything to fear."""
    return [(stack, faces(stack)) for stack, n in stacks if faces(stack) for _ in range(n)]


# ---------------------------------------------------------------- neutral fields


@RULES.asking("attrition.neutral")
def neutral_fields(s: State, me: Player) -> Flow:
    """HRN-7.2, HRN-18.40: units on Barbarorum, paths and deserts roll, unless they are safe."""
    neutral = s.world.neutral
    stacks = stacks_where(me, lambda stack: bool(neutral >> SPACE_OF[stack] & 1))
    if not stacks:
        return
    rolls: list[tuple[int, frozenset[int]]] = []
    for stack, number in stacks:
        faces = perils(s, me, SPACE_OF[stack])
        if faces:
            safe = yield from pay_toll(s, me, stack, number)
            rolls += [(stack, faces)] * (number - safe)
    if rolls:
        yield from roll(s, me, "attrition-neutral", rolls, "HRN-7.2")


def perils(s: State, me: Player, field: int) -> frozenset[int]:
    """HRN-7.2, HRN-18.40, HRN-18.42, HRN-18.48: the faces that destroy a unit there."""
    special = s.world.special[field]
    if special is None or special.attrition is None or is_safe(s, me, special):
        return frozenset()
    return frozenset(special.attrition["each_round"])


def is_safe(s: State, me: Player, special: SpecialField) -> bool:
    """HRN-18.48: by a bonus, or on paths by controlling the oasis (HRN-18.40)."""
    if special.kind == "path":
        return me.traits.safe_paths or oasis_of(s) == me.seat
    return special.kind == "desert" and me.traits.safe_deserts


def oasis_of(s: State) -> int:
    """HRN-18.40: who controls the oasis."""
    return next((s.control[field] for field in spaces(s.world.oases)), NOBODY)


def pay_toll(s: State, me: Player, stack: int, number: int) -> Decision:
    """HRN-18.40: for how many units of a stack the toll is paid."""
    special = s.world.special[SPACE_OF[stack]]
    price = special.safe_passage_gold if special is not None else 0
    most = min(number, me.gold // price) if price else 0
    if not most:
        return 0
    space, spot, unit, level = told_stack(s, stack)
    options = [Toll(space, spot, unit, level, n) for n in range(most, -1, -1)]
    host = oasis_of(s)
    to: Params = {"host": int(host != NOBODY), "other": me.seat if host == NOBODY else host}
    params: Params = {"space": space, "unit": unit, "level": level, **to}
    charge = partial(_toll_terms, price)
    pick = yield Ask(me.seat, "toll", lambda: options, params, terms=charge, sure=True)
    gold = pick.number * price
    if gold:
        pay(me, gold)
        if host != NOBODY:
            s.players[host].gold += gold
        told: Params = {"space": space, "number": pick.number, "gold": gold, **to}
        s.tell("told-toll", "HRN-18.40", seat=me.seat, **told)
    return pick.number


def _toll_terms(price: int, pick: Pick) -> Terms | None:
    return terms({"gold": price * pick.number}) if isinstance(pick, Toll) else None


# ---------------------------------------------------------------- no connection


@RULES.asking("attrition.unconnected")
def unconnected(s: State, me: Player, saved: int = 0) -> Flow:
    """HRN-7.5: units without connection plunder their field at once or roll; whoever plunders may
    take what is there, so it is done field by field. ``saved`` are those plundered so far."""
    stacks = cut_off(s, me)
    if not stacks:
        return
    fields = sorted({SPACE_OF[stack] for stack in stacks})
    while left := [field for field in fields if refuse_plunder(s, me, field) is None]:
        params = {"number": len(left)}
        options = partial(_plunder_picks, s, left)
        pick = yield Ask(
            me.seat, "plunder-in-need", options, params, sure=True, terms=partial(_terms, s, me)
        )
        if isinstance(pick, Done):
            break
        field = s.world.number[pick.space]
        saved |= 1 << field
        if is_bare(s, me, field):
            lay_stone(s, me, field)
            continue
        s.do(Step("attrition.unconnected", me.seat, (saved,)))
        plunder(s, me, field)
        return
    rolling = stacks_where(me, lambda n: n in stacks and not saved >> SPACE_OF[n] & 1)
    rolls = one_die_each(rolling, lambda _: DEADLY)
    if rolls:
        yield from roll(s, me, "attrition-unconnected", rolls, "HRN-7.5")


def is_bare(s: State, me: Player, field: int) -> bool:
    """Does nothing of another player lie there that could be taken (HRN-11.4)?"""
    return s.sower[field] in (me.seat, NOBODY) and all(o == me.seat for o, _ in s.herds[field])


def _plunder_picks(s: State, fields: Sequence[int]) -> list[Pick]:
    return [*(PlunderInNeed(s.label(field)) for field in fields), DONE]


def _terms(s: State, me: Player, pick: Pick) -> Terms | None:
    if not isinstance(pick, PlunderInNeed):
        return None
    return terms_of_plunder(s, me, s.world.number[pick.space])


def cut_off(s: State, me: Player) -> list[int]:
    """All his stacks of which that is true; mostly no unit is where there is no connection."""
    alone = s.world.land & ~realm(s, me).supplied
    if not me.present & alone:
        return []
    return [n for n in me.units if alone >> SPACE_OF[n] & 1 and is_cut_off(s, me, n)]


def is_cut_off(s: State, me: Player, stack: int) -> bool:
    """HRN-7.5, HRN-7.8, HRN-18.43: is it a land unit, neither aboard nor encircled nor on neutral
    ground, whose field has no connection?"""
    field, spot = SPACE_OF[stack], SPOT_OF[stack]
    if SHIP[KIND_OF[stack]] or spot not in (OUT, SITE, INSIDE):
        return False
    if s.world.neutral >> field & 1 or supplied(s, me, field):
        return False
    return not (spot == INSIDE and encircled(s, field))


# ---------------------------------------------------------------- mountains


@RULES.asking("attrition.mountains")
def mountains(s: State, me: Player) -> Flow:
    """HRN-7.7: cavalry and war elephants in the mountains."""
    stacks = high_up(s, me)
    if stacks:
        rolls = one_die_each(stacks_where(me, stacks.__contains__), lambda _: DEADLY)
        yield from roll(s, me, "attrition-mountains", rolls, "HRN-7.7")


def high_up(s: State, me: Player) -> list[int]:
    """The stacks of those."""
    return [n for n in me.units if MOUNTED[KIND_OF[n]] and in_mountains(s, n)]


def in_mountains(s: State, stack: int) -> bool:
    """Is it cavalry or an elephant in a field that is all mountains?"""
    field = SPACE_OF[stack]
    if field >= s.world.lands or SPOT_OF[stack] not in (OUT, SITE, INSIDE):
        return False
    return MOUNTED[KIND_OF[stack]] and s.world.full(field, BROWN_LAND)
