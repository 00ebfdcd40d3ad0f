"""What is put aside for the next battle round (HRN-9.15)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from msgspec.structs import replace

from civitas.kernel.asks import Ask, Flow, Pick
from civitas.kernel.explain import Terms
from civitas.titles.oikumene.picks.common import DONE
from civitas.titles.oikumene.picks.war import AsideShields, AsideSwords
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.war.losses import fells_all, prey, without
from civitas.titles.oikumene.war.sides import ATTACKER, DEFENDER, carries, change, current

Kinds: TypeAlias = list[type[AsideSwords] | type[AsideShields]]


def put_aside(s: State, which: int) -> Flow:
    """HRN-9.15: pairs of swords for the next battle round, each for a sword or a shield."""
    side = current(s).sides[which]
    kinds: Kinds = [AsideSwords]
    if _shields_help(s, which):
        kinds.append(AsideShields)
    while kinds and (pairs := current(s).sides[which].swords // 2) and _matters(s, which, kinds):
        told = partial(_terms, s, which)
        picks = _aside_picks(kinds, pairs)
        pick = yield Ask(side.seat, "put-aside", picks, terms=told, sure=True)
        if not isinstance(pick, AsideSwords | AsideShields):
            return
        kinds.remove(type(pick))
        _kept(s, which, pick)


def _aside_picks(kinds: Kinds, pairs: int) -> Callable[[], list[Pick]]:
    return lambda: [DONE, *(kind(n) for kind in kinds for n in range(1, pairs + 1))]


def _terms(s: State, which: int, pick: Pick) -> Terms | None:
    """HRN-10.8: what it means that too few swords are left for a breach."""
    if not isinstance(pick, AsideSwords | AsideShields):
        return None
    swords, walls = current(s).sides[which].swords, _walls(s, 1 - which)
    gives_up = swords - 2 * pick.number < walls <= swords
    return Terms(note="walls-hold") if gives_up else None


def _kept(s: State, which: int, pick: AsideSwords | AsideShields) -> None:
    side = current(s).sides[which]
    side = replace(side, swords=side.swords - 2 * pick.number)
    if isinstance(pick, AsideSwords):
        side = replace(side, aside_swords=pick.number)
        s.tell("told-aside-swords", "HRN-9.15", seat=side.seat, number=pick.number)
    else:
        side = replace(side, aside_shields=pick.number)
        s.tell("told-aside-shields", "HRN-9.15", seat=side.seat, number=pick.number)
    change(s, which, side)


# ---------------------------------------------------------------- where it changes nothing


def _walls(s: State, which: int) -> int:
    """The shields of walls that stand before this side (HRN-10.5)."""
    if s.siege is None or s.siege.breached or which == ATTACKER:
        return 0
    return s.siege.shields


def _shields_help(s: State, which: int) -> bool:
    """An attacker of walls has no shields before the breach (HRN-10.5)."""
    if s.siege is None or which == DEFENDER or s.siege.breached:
        return True
    return current(s).sides[which].swords >= s.siege.shields + 2


def _matters(s: State, which: int, kinds: Kinds) -> bool:
    """There is no next battle round where a side falls whatever is put aside; then it matters only
    whom the swords might fell now. Shields are lost before walls that hold."""
    if s.rules.version < 8:  # before, whoever had a pair was asked
        return True
    swords, other = current(s).sides[which].swords, 1 - which
    if AsideSwords not in kinds and swords < _walls(s, other):
        return False
    if fells_all(s, which, swords % 2 - _walls(s, other)):
        return False
    doomed = fells_all(s, other, _sure(s, other) - _walls(s, which))
    return not doomed or not _fells_the_same(s, which, swords)


def _sure(s: State, which: int) -> int:
    """The swords with which this side strikes, whatever it puts aside yet: the defender has been
    asked when the attacker is."""
    swords = current(s).sides[which].swords
    return swords % 2 if which == ATTACKER and carries(s, which) else swords


def _fells_the_same(s: State, dealer: int, swords: int) -> bool:
    """Do as many fall if all pairs are put aside, which leaves one sword at most? None, or one who
    falls to that sword and after whom the others stand."""
    side, walls = current(s).sides[1 - dealer], _walls(s, 1 - dealer)
    found = prey(s, dealer, side, swords - walls)
    if not found:
        return True
    if len(found) > 1 or found != prey(s, dealer, side, swords % 2 - walls):
        return False
    return not prey(s, dealer, without(side, found.pop(), 1), swords - 1)
