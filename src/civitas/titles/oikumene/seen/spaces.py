"""What is seen of the board: fields and water, and who stands there."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from civitas.kernel.values import NONE
from civitas.titles.oikumene.content.buildings import BUILDINGS
from civitas.titles.oikumene.content.goods import HERDS
from civitas.titles.oikumene.content.tables import WEATHERS
from civitas.titles.oikumene.content.units import KINDS, LEVELS
from civitas.titles.oikumene.hinterland.works import work_needed
from civitas.titles.oikumene.means.control import encircled
from civitas.titles.oikumene.moves.whither import reach
from civitas.titles.oikumene.stacks import KIND_OF, LEVEL_OF, SPACE_OF, SPOT_OF, SPOTS
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.war.sieges import svs
from civitas.titles.oikumene.world import spaces


class StackView(msgspec.Struct, frozen=True):
    """Units of the same owner, kind, level and place."""

    owner: int
    spot: str
    unit: str
    level: str
    number: int
    training: int = 0
    reach: tuple[str, ...] = ()
    """Where its units may go, now or if it were their turn."""


class SiteView(msgspec.Struct, frozen=True):
    owner: int
    building: str
    work: int
    needed: int


class SpaceView(msgspec.Struct, frozen=True):
    """A field or water of the play area."""

    id: str
    control: int
    """A seat, or -1 for nobody."""
    stacks: tuple[StackView, ...]
    town: str
    """``village``, ``city``, or empty."""
    owner: int
    """Whose settlement it is."""
    yard: str
    fort: bool
    walls: int
    """The level of defence of the settlement (HRN-10.3); 0 without one."""
    grain: int
    fish: int
    encircled: bool
    fallen: int
    """Who has made the settlement fall, -1 if it has not."""
    site: SiteView | None
    crop: int
    sower: int
    weather: str
    """Of this summer, where it is known."""
    herds: tuple[tuple[int, str], ...]
    """Owner and kind of each."""
    stalls: tuple[str, ...]
    stone: int
    """Whose plunder stone lies there, -1 if none."""
    frozen: bool


def spaces_seen(s: State) -> Iterator[SpaceView]:
    """All of the play area, in file order."""
    there: dict[int, list[StackView]] = {}
    for me in s.players:
        for stack, number in sorted(me.units.items()):
            seen = StackView(
                me.seat,
                SPOTS[SPOT_OF[stack]],
                KINDS[KIND_OF[stack]].id,
                LEVELS[LEVEL_OF[stack]].id,
                number,
                me.training.get(stack, 0),
                tuple(s.label(space) for space in reach(s, me, stack)),
            )
            there.setdefault(SPACE_OF[stack], []).append(seen)
    for space in spaces(s.world.inside):
        stacks = tuple(there.get(space, ()))
        yield _field(s, space, stacks) if space < s.world.lands else _water(s, space, stacks)


def _water(s: State, space: int, stacks: tuple[StackView, ...]) -> SpaceView:
    return SpaceView(
        id=s.label(space),
        control=s.control[space],
        stacks=stacks,
        town="",
        owner=NONE,
        yard="",
        fort=False,
        walls=0,
        grain=0,
        fish=0,
        encircled=False,
        fallen=NONE,
        site=None,
        crop=0,
        sower=NONE,
        weather="",
        herds=(),
        stalls=(),
        stone=NONE,
        frozen=bool(s.frozen >> space & 1),
    )


def _field(s: State, field: int, stacks: tuple[StackView, ...]) -> SpaceView:
    fallen = s.fallen.get(field)
    return SpaceView(
        id=s.label(field),
        control=s.control[field],
        stacks=stacks,
        town="" if s.town[field] == NONE else BUILDINGS[s.town[field]].id,
        owner=s.owner[field],
        yard="" if s.yard[field] == NONE else BUILDINGS[s.yard[field]].id,
        fort=bool(s.fort >> field & 1),
        walls=0 if s.town[field] == NONE else svs(s, field),
        grain=s.grain[field],
        fish=s.fish[field],
        encircled=encircled(s, field),
        fallen=NONE if fallen is None else fallen.victor,
        site=_site(s, field),
        crop=s.crop[field],
        sower=s.sower[field],
        weather=WEATHERS[s.weather[field]] if field in s.weather else "",
        herds=tuple((owner, HERDS[kind].id) for owner, kind in s.herds[field]),
        stalls=tuple(HERDS[kind].id for kind in s.stalls[field]),
        stone=s.stone[field],
        frozen=False,
    )


def _site(s: State, field: int) -> SiteView | None:
    site = s.sites.get(field)
    if site is None:
        return None
    needed = work_needed(s.players[site.owner], site.building)
    return SiteView(site.owner, BUILDINGS[site.building].id, site.work, needed)
