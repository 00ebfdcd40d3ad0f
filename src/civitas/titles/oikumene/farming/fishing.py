"""Fishing (HRN-15.5 to HRN-15.7)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from civitas.kernel.agenda import Chapter
from civitas.kernel.asks import Flow, side_by_side
from civitas.titles.oikumene.farming.winter import storm
from civitas.titles.oikumene.means.areas import area_at
from civitas.titles.oikumene.means.brown import VAIN, brown_dice
from civitas.titles.oikumene.means.stores import fish_room, stores
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.world import spaces

RULES: Final = Chapter()
CATCH: Final = (1, 2, 3, 4)
"""The faces on which something is caught."""


@RULES.asking("hinterland_fishing")
def fishing(s: State, _: Player) -> Flow:
    """HRN-15.5: all at the same time, each on the seas he controls."""
    seas = (1 << s.world.waters) - (1 << s.world.lands)
    held = {me.seat: spaces(s.held[me.seat] & seas) for me in s.in_order()}
    yield from side_by_side({n: _fish(s, s.players[n], mine) for n, mine in held.items() if mine})


def _fish(s: State, me: Player, seas: Sequence[int]) -> Flow:
    """HRN-15.7: in a storm nobody throws; HRN-18.21: some always succeed, before the fourth rules
    not in a storm."""
    always = me.traits.fishing_always
    if storm(s) and not (always and s.rules.version >= 4):
        for sea in seas:
            s.tell("told-no-fish", "HRN-15.7", seat=me.seat, space=s.label(sea), face=0)
        return
    faces: tuple[int, ...] = (1,) * len(seas)
    if s.mode.fishing_roll and not always:
        faces = yield from brown_dice(
            s,
            me,
            "fishing",
            seas,
            lambda n, face: _worth(s, me, seas[n], face),
            note=partial(_note, s, me, seas),
        )
    for sea, face in zip(seas, faces, strict=True):
        if face in CATCH:
            _store(s, me, sea, catch(s, sea))
        else:
            s.tell("told-no-fish", "HRN-15.5", seat=me.seat, space=s.label(sea), face=face)


def _worth(s: State, me: Player, sea: int, face: int) -> bool:
    """Would another throw help? Not without room for what is caught."""
    return face not in CATCH and bool(_yards(s, me, sea))


def _note(s: State, me: Player, seas: Sequence[int], die: int, faces: Sequence[int]) -> str:
    """The room may be wanted for what others catch already."""
    lucky = [*faces[:die], CATCH[0], *faces[die + 1 :]]
    return VAIN if _stored(s, me, seas, lucky) <= _stored(s, me, seas, faces) else ""


def _stored(s: State, me: Player, seas: Sequence[int], faces: Sequence[int]) -> int:
    """The fish that find room with these faces."""
    room = {field: fish_room(s, field) for sea in seas for field in _yards(s, me, sea)}
    before = sum(room.values())
    for sea, face in zip(seas, faces, strict=True):
        fish = catch(s, sea) if face in CATCH else 0
        for field in _yards(s, me, sea):
            part = min(fish, room[field])
            room[field] -= part
            fish -= part
    return before - sum(room.values())


def catch(s: State, sea: int) -> int:
    """HRN-15.5, HRN-18.21: the fish of a sea."""
    return 1 if s.mode.fishing_always_succeeds or s.world.calm >> sea & 1 else 2


def _yards(s: State, me: Player, sea: int) -> list[int]:
    """HRN-15.6: the shipyards for the fish of a sea, those on its coast first."""
    area = area_at(s, me, sea) | s.world.coast[sea]
    coast = s.world.coast[sea]
    yards = [field for field in stores(s, me, area) if fish_room(s, field) > 0]
    return sorted(yards, key=lambda field: not coast >> field & 1)


def _store(s: State, me: Player, sea: int, fish: int) -> None:
    """HRN-15.6: what finds no room is lost."""
    for field in _yards(s, me, sea):
        part = min(fish, fish_room(s, field))
        if part:
            s.fish[field] += part
            fish -= part
            s.tell(
                "told-fish",
                "HRN-15.6",
                seat=me.seat,
                space=s.label(sea),
                store=s.label(field),
                fish=part,
            )
    if fish:
        s.tell("told-fish-lost", "HRN-15.6", seat=me.seat, space=s.label(sea), fish=fish)
