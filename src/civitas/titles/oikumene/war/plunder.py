"""The plunder sub-phase (section 11): fallen settlements, plunder, crops, herds, hostile sites."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from civitas.kernel.agenda import Chapter, Step
from civitas.kernel.asks import Ask, Flow, Pick, Reason, deed_by_deed
from civitas.kernel.explain import Terms, amounts
from civitas.kernel.values import NOBODY, NONE, put
from civitas.titles.oikumene.content.buildings import BUILDINGS, CITY
from civitas.titles.oikumene.content.goods import HERD, HERDS
from civitas.titles.oikumene.content.tables import VP
from civitas.titles.oikumene.content.units import BLOCKS, STONES
from civitas.titles.oikumene.means.control import actively, hostile
from civitas.titles.oikumene.means.plunder import (
    lay_stone,
    refuse_plunder,
    terms_of_plunder,
)
from civitas.titles.oikumene.means.stores import add_herd, remove_herd
from civitas.titles.oikumene.means.units import blocks, has_block
from civitas.titles.oikumene.picks.common import DONE, on_spaces
from civitas.titles.oikumene.picks.war import (
    BurnCrop,
    KillHerd,
    Plunder,
    RazeSite,
    StealCrop,
    StealHerd,
)
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.war.conquest import give_back
from civitas.titles.oikumene.world import spaces

RULES: Final = Chapter()
MENU: Final = "plunder"
"""Who is asked for it keeps nothing to himself."""
NOT_ACTIVELY: Final = Reason("not-actively", "HRN-11.4")
NO_CROP: Final = Reason("no-hostile-crop", "HRN-11.4")
NO_HERD: Final = Reason("no-hostile-herd", "HRN-11.4")
NO_BLOCK: Final = Reason("no-block", "HRN-2.13")
NO_SITE: Final = Reason("no-hostile-site", "HRN-13.14")
SITE_PROTECTED: Final = Reason("site-protected", "HRN-10.13")


@RULES.plain("combat_plunder")
def begin(s: State, me: Player) -> None:
    """What has fallen is dealt with first."""
    s.do(Step("plunder.begin"))
    deal_with_fallen(s, me)


@RULES.plain("plunder.fallen")
def deal_with_fallen(s: State, _: Player) -> None:
    """HRN-11.9: what has fallen is dealt with in turn order."""
    s.stance = None
    give_back(s)
    steps: list[Step] = []
    for each in s.in_order():
        fields = sorted(f for f, fallen in s.fallen.items() if fallen.victor == each.seat)
        steps += [Step("conquest", each.seat, (field,)) for field in fields]
    s.do(*steps)


@RULES.plain("plunder.begin")
def whether_apart(s: State, _: Player) -> None:
    """HRN-4.2: all plunder at the same time, unless a herd that somebody loses might free the block
    that he lacks to take one himself (HRN-2.13)."""
    order = s.in_order()
    if any(_lacks_blocks(s, each) for each in order):
        s.do(*(Step("plunder.turn", each.seat) for each in order))
    else:
        s.do(Step("plunder.all", s.first, (tuple(each.seat for each in order),)))


def is_private(s: State) -> bool:
    """Can nobody lay hands on what another could need in the hinterland phase, as herds and sites
    are, and is nobody short of stones, which come back to him where a settlement is completed
    (HRN-2.24)? Then plundering is everybody's own matter."""
    if s.fallen:
        return False
    kinds: tuple[type[Pick], ...] = (Plunder,)
    if s.rules.version >= 5 and not any(s.stalls):  # herds might come out in its place (HRN-8.6)
        kinds = (Plunder, StealCrop, BurnCrop)
    for me in s.in_order():
        picks = [pick for field in spaces(_own(s, me)) for pick in _picks(s, me, field)]
        if not all(isinstance(pick, kinds) for pick in picks):
            return False
        stones = sum(isinstance(pick, Plunder) for pick in picks)
        if s.stone.count(me.seat) + max(1, stones) > STONES:
            return False
    return True


def _lacks_blocks(s: State, me: Player) -> bool:
    """Are there more herds that he could take than he has free blocks?"""
    herds = [owner for field in spaces(_own(s, me)) for owner, _ in s.herds[field]]
    foreign = sum(hostile(s, me.seat, owner) for owner in herds)
    return foreign > 0 and foreign > BLOCKS - blocks(s, me)


@RULES.asking("plunder.all")
def plunder_all(s: State, _: Player, seats: tuple[int, ...], answered: int = 0) -> Flow:
    """HRN-4.2: each for himself."""
    left, answered = yield from deed_by_deed(
        seats, lambda seat: turn(s, s.players[seat]), (MENU,), answered
    )
    if left:
        s.do(Step("plunder.all", s.first, (left, answered)))


@RULES.asking("plunder.turn")
def turn(s: State, me: Player) -> Flow:
    """A menu until he is done."""
    while picks := [pick for field in spaces(_own(s, me)) for pick in _picks(s, me, field)]:
        pick = yield _ask(s, me, MENU, picks)
        if not _do(s, me, pick):
            return


def _own(s: State, me: Player) -> int:
    """Fields that he actively controls, as bits."""
    return me.troops & s.held[me.seat] & s.world.land


@RULES.asking("plunder.pieces")
def pieces(s: State, me: Player, field: int) -> Flow:
    """HRN-7.5, HRN-11.4: what others have on a field that was plundered out of need."""
    while picks := [*_crops(s, me, field), *_herds(s, me, field)]:
        pick = yield _ask(s, me, "plunder-pieces", picks)
        if not _do(s, me, pick):
            return


def _ask(s: State, me: Player, what: str, picks: list[Pick]) -> Ask:
    kinds = (Plunder, StealHerd, KillHerd, StealCrop, BurnCrop, RazeSite)
    return Ask(
        me.seat,
        what,
        lambda: [DONE, *picks],
        terms=lambda pick: plunder_terms(s, me, pick),
        sure=True,
        kinds=kinds,
    )


def _picks(s: State, me: Player, field: int) -> Iterator[Pick]:
    if refuse_plunder(s, me, field) is None:
        yield on_spaces(Plunder, s.world)[field]
    if s.crop[field]:
        yield from _crops(s, me, field)
    if s.herds[field]:
        yield from _herds(s, me, field)
    if field in s.sites and refuse_raze_site(s, me, field) is None:
        yield on_spaces(RazeSite, s.world)[field]


def _crops(s: State, me: Player, field: int) -> Iterator[Pick]:
    if s.crop[field] and refuse_crop(s, me, field) is None:
        yield StealCrop(s.label(field))
        yield BurnCrop(s.label(field))


def _herds(s: State, me: Player, field: int) -> Iterator[Pick]:
    for owner, kind in sorted(set(s.herds[field])):
        if refuse_herd(s, me, field, owner, kind) is None:
            told = s.label(field), owner, HERDS[kind].id
            if has_block(s, me):
                yield StealHerd(*told)
            yield KillHerd(*told)


def refuse_crop(s: State, me: Player, field: int) -> Reason | None:
    """HRN-11.4, HRN-11.5"""
    if not actively(s, me, field):
        return NOT_ACTIVELY
    if not s.crop[field] or not hostile(s, me.seat, s.sower[field]):
        return NO_CROP
    return None


def refuse_herd(s: State, me: Player, field: int, owner: int, kind: int) -> Reason | None:
    """HRN-11.4, HRN-11.5"""
    if not actively(s, me, field):
        return NOT_ACTIVELY
    if (owner, kind) not in s.herds[field] or not hostile(s, me.seat, owner):
        return NO_HERD
    return None


def refuse_steal_herd(s: State, me: Player, field: int, owner: int, kind: int) -> Reason | None:
    """HRN-11.5: only with a free block."""
    reason = refuse_herd(s, me, field, owner, kind)
    return reason or (None if has_block(s, me) else NO_BLOCK)


def refuse_raze_site(s: State, me: Player, field: int) -> Reason | None:
    """HRN-13.14, HRN-10.13: a completed settlement protects its shipyard and fortification."""
    site = s.sites.get(field)
    if site is None or not hostile(s, me.seat, site.owner):
        return NO_SITE
    if not actively(s, me, field):
        return NOT_ACTIVELY
    return SITE_PROTECTED if s.town[field] != NONE and site.building != CITY else None


def plunder_terms(s: State, me: Player, pick: Pick) -> Terms | None:
    """What a pick of the plunder sub-phase costs and brings."""
    if isinstance(pick, Plunder):
        return terms_of_plunder(s, me, s.world.number[pick.space])
    if isinstance(pick, StealCrop | StealHerd):
        points = VP["grain" if isinstance(pick, StealCrop) else "herd"]["stolen"]
        return Terms(gains=amounts({"victory": points}), note="owner-loses-it")
    return Terms(note="owner-loses") if isinstance(pick, BurnCrop | KillHerd) else None


def _do(s: State, me: Player, pick: Pick) -> bool:
    """Carry a pick out; is there more to come?"""
    match pick:
        case Plunder():
            lay_stone(s, me, s.world.number[pick.space])
        case StealCrop() | BurnCrop():
            _crop(s, me, s.world.number[pick.space], stolen=isinstance(pick, StealCrop))
        case StealHerd() | KillHerd():
            _herd(s, me, pick)
        case RazeSite():
            _site(s, me, s.world.number[pick.space])
        case _:
            return False
    return True


def _crop(s: State, me: Player, field: int, *, stolen: bool) -> None:
    """HRN-11.4 to HRN-11.6: a crop counts as one piece."""
    owner = s.players[s.sower[field]]
    owner.victory += VP["grain"]["lost"]
    if stolen:
        me.victory += VP["grain"]["stolen"]
        s.sower = put(s.sower, field, me.seat)
    else:
        s.crop = put(s.crop, field, 0)
        s.sower = put(s.sower, field, NOBODY)
        s.weather.pop(field, None)
    s.tell(
        "told-crop-stolen" if stolen else "told-crop-burnt",
        "HRN-11.5" if stolen else "HRN-11.4",
        seat=me.seat,
        other=owner.seat,
        space=s.label(field),
    )


def _herd(s: State, me: Player, pick: StealHerd | KillHerd) -> None:
    """HRN-11.4, HRN-11.5"""
    field, kind, owner = s.world.number[pick.space], HERD[pick.herd], s.players[pick.other]
    stolen = isinstance(pick, StealHerd)
    remove_herd(s, owner, field, kind)
    owner.victory += VP["herd"]["lost"]
    if stolen:
        add_herd(s, me, field, kind)
        me.victory += VP["herd"]["stolen"]
    s.tell(
        "told-herd-stolen" if stolen else "told-herd-killed",
        "HRN-11.5" if stolen else "HRN-11.4",
        seat=me.seat,
        other=owner.seat,
        herd=pick.herd,
        space=pick.space,
    )


def _site(s: State, me: Player, field: int) -> None:
    """HRN-13.14"""
    site = s.sites.pop(field)
    s.tell(
        "told-site-razed",
        "HRN-13.14",
        seat=me.seat,
        other=site.owner,
        building=BUILDINGS[site.building].id,
        space=s.label(field),
    )
