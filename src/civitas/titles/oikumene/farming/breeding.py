"""Breeding (HRN-5.4, HRN-5.5)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

import msgspec

from civitas.kernel.agenda import Chapter
from civitas.kernel.asks import Ask, Flow, Pick, Reason, side_by_side
from civitas.titles.oikumene.content.goods import HERDS
from civitas.titles.oikumene.content.units import BLOCKS
from civitas.titles.oikumene.means.areas import realm, supplied
from civitas.titles.oikumene.means.brown import VAIN, brown_dice
from civitas.titles.oikumene.means.stores import add_herd, herd_room, herds_at_hand, penned
from civitas.titles.oikumene.means.units import blocks, has_block
from civitas.titles.oikumene.picks.common import AS_PROPOSED, AsProposed
from civitas.titles.oikumene.picks.farming import Forgo, Graze
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.world import spaces

RULES: Final = Chapter()
BREEDS: Final = (1, 2)
"""The faces on which a single herd has young."""
NO_PASTURE: Final = ("told-no-pasture", "HRN-5.5")
NO_BLOCK: Final = ("told-no-block-left", "HRN-2.13")


class Pen(msgspec.Struct, frozen=True):
    """The herds of one kind in one connected area."""

    area: int
    kind: int
    number: int
    field: int
    """Where the last of them is."""


@RULES.asking("breeding")
def breeding(s: State, _: Player) -> Flow:
    """HRN-5.4: all at the same time."""
    yield from side_by_side({me.seat: breed(s, me) for me in s.in_order()})


def pens_of(s: State, me: Player) -> list[Pen]:
    """The herds that can breed: those connected to a VUS, by area and kind."""
    found = []
    own, at_hand = realm(s, me), s.grazed[me.seat] | penned(s, me)
    for area in own.areas:
        if not area & own.towns or not area & at_hand:
            continue
        herds = herds_at_hand(s, me, area)
        last = {kind: field for field, kind in herds}
        kinds = [kind for _, kind in herds]
        found += [Pen(area, kind, kinds.count(kind), last[kind]) for kind in sorted(last)]
    return found


def breed(s: State, me: Player) -> Flow:
    """Every two herds have a new one; the young of single herds hang on a die."""
    pens = pens_of(s, me)
    odd = [pen for pen in pens if pen.number % 2]
    faces: tuple[int, ...] = yield from brown_dice(
        s,
        me,
        "breeding",
        [pen.field for pen in odd],
        lambda n, face: face not in BREEDS and bool(_room(s, me, odd[n].area)),
        [HERDS[pen.kind].id for pen in odd],
        partial(_note, s, me, pens),
    )
    yield from _graze(s, me, sorted(_young(pens, faces), key=_worth))


def _young(pens: list[Pen], faces: Sequence[int]) -> list[Pen]:
    """The parents of each new herd; the dice are those of the single herds, in the same order."""
    odd = [pen for pen in pens if pen.number % 2]
    young = [pen for pen in pens for _ in range(pen.number // 2)]
    return young + [pen for pen, face in zip(odd, faces, strict=True) if face in BREEDS]


def _note(s: State, me: Player, pens: list[Pen], die: int, faces: Sequence[int]) -> str:
    """All room, or every free block, may be wanted already, and by herds of the same kind and
    place, so that nothing is gained by doing without one of those."""
    mine = [pen for pen in pens if pen.number % 2][die]
    young = _young(pens, faces)
    if any(pen.kind != mine.kind for pen in young):
        return ""
    room = sum(herd_room(s, field) for field in _room(s, me, mine.area))
    there = sum(pen.area == mine.area for pen in young)
    if there == len(young):
        room = min(room, BLOCKS - blocks(s, me))
    return VAIN if there >= room else ""


def _worth(pen: Pen) -> tuple[int, int]:
    """The most valuable come first: there may not be room for all."""
    return -HERDS[pen.kind].slaughter_meat, pen.kind


def _room(s: State, me: Player, area: int) -> list[int]:
    """Where a new herd can go; nowhere without a free block."""
    if not has_block(s, me):
        return []
    return [f for f in spaces(area & s.world.land) if refuse_graze(s, me, f) is None]


def refuse_graze(s: State, me: Player, field: int) -> Reason | None:
    """HRN-5.5: can a new herd go on this field, if it is of its area?"""
    if s.control[field] != me.seat or not supplied(s, me, field):
        return Reason("not-connected", "HRN-5.5")
    if not herd_room(s, field):
        return Reason("no-herd-room", "HRN-2.6")
    return None


def meadow(s: State, fields: list[int]) -> int:
    """Where a herd does least harm: beside another herd, or where little grain would grow."""
    return min(fields, key=lambda field: (not s.herds[field], s.world.yields[field]))


def _graze(s: State, me: Player, young: list[Pen]) -> Flow:
    """HRN-5.5: herd by herd, until the rest goes as proposed."""
    asks = True
    for left, pen in enumerate(young):
        fields = _room(s, me, pen.area)
        herd = HERDS[pen.kind].id
        if not fields:
            told, clause = NO_PASTURE if has_block(s, me) else NO_BLOCK
            s.tell(told, clause, seat=me.seat, herd=herd)
            continue
        pick: Pick = AS_PROPOSED
        if asks:
            pick = yield _ask(s, me, pen.kind, fields, len(young) - left)
            asks = not isinstance(pick, AsProposed)
        if isinstance(pick, Forgo):
            s.tell("told-forgo", "HRN-5.5", seat=me.seat, herd=herd)
            continue
        field = s.world.number[pick.space] if isinstance(pick, Graze) else meadow(s, fields)
        add_herd(s, me, field, pen.kind)
        s.tell("told-young", "HRN-5.4", seat=me.seat, herd=herd, space=s.label(field))


def _ask(s: State, me: Player, kind: int, fields: list[int], left: int) -> Ask:
    herd = HERDS[kind].id
    proposed = s.label(meadow(s, fields))
    goals = [Graze(s.label(field), herd) for field in fields]
    return Ask(
        me.seat,
        "young",
        lambda: [AS_PROPOSED, *goals, Forgo(herd)],
        params={"herd": herd, "number": left, "space": proposed},
        sure=True,
        otherwise=Reason("other-area", "HRN-5.5"),
    )
