"""The building sub-phase (HRN-13.7 to HRN-13.14): all work at the same time, each for himself."""

from __future__ import annotations

from typing import Final

from civitas.kernel.agenda import Chapter
from civitas.kernel.asks import Ask, Flow, Pick, side_by_side
from civitas.kernel.explain import Terms, terms
from civitas.titles.oikumene.content.buildings import BUILDINGS
from civitas.titles.oikumene.content.tables import PP_PRICE
from civitas.titles.oikumene.hinterland.works import add_work, refuse_work, work_of
from civitas.titles.oikumene.means.purse import pay_prestige
from civitas.titles.oikumene.picks.common import PASS
from civitas.titles.oikumene.picks.hinterland import BuildTwice
from civitas.titles.oikumene.stacks import SPACE_OF
from civitas.titles.oikumene.state import Player, State

RULES: Final = Chapter()
TWICE: Final = PP_PRICE["build_twice"]


@RULES.asking("hinterland_building")
def building(s: State, _: Player) -> Flow:
    """HRN-4.2: side by side; sites that nobody keeps are gone (HRN-13.14)."""
    for field in [f for f, site in s.sites.items() if not _kept(s, s.players[site.owner], f)]:
        site = s.sites.pop(field)
        s.tell(
            "told-site-lost",
            "HRN-13.14",
            seat=site.owner,
            space=s.label(field),
            building=BUILDINGS[site.building].id,
        )
    yield from side_by_side({me.seat: _work(s, me) for me in s.in_order() if _sites(s, me)})


def _kept(s: State, owner: Player, field: int) -> bool:
    """HRN-13.14: the owner keeps a unit or a settlement in the field."""
    return s.owner[field] == owner.seat or any(SPACE_OF[stack] == field for stack in owner.units)


def _sites(s: State, me: Player) -> list[int]:
    """The own sites on which there is work in this round, in file order (HRN-20.1)."""
    own = sorted(field for field, site in s.sites.items() if site.owner == me.seat)
    return [field for field in own if refuse_work(s, me, field) is None]


def _work(s: State, me: Player) -> Flow:
    sites = _sites(s, me)
    twice = False
    if s.mode.prestige and me.prestige >= TWICE:
        pick = yield Ask(me.seat, "build", lambda: [PASS, BuildTwice()], terms=_terms, sure=True)
        twice = isinstance(pick, BuildTwice)
    if twice:
        pay_prestige(me, TWICE)
        s.tell("told-build-twice", "HRN-13.9", seat=me.seat, prestige=TWICE)
    for field in sites:
        add_work(s, me, field, work_of(s, me, field, twice=twice))


def _terms(pick: Pick) -> Terms | None:
    return terms({"prestige": TWICE}) if isinstance(pick, BuildTwice) else None
