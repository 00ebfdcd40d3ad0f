"""What is seen of the table, built up from nothing. Everything is open to all (HRN-20.6)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import msgspec

from civitas.kernel.values import NONE
from civitas.titles.oikumene.content.buildings import BUILDINGS
from civitas.titles.oikumene.content.calendar import SEASONS
from civitas.titles.oikumene.content.factions import FACTIONS
from civitas.titles.oikumene.content.goods import HERDS
from civitas.titles.oikumene.content.tables import (
    COMMANDERS,
    MORALES,
    TREATIES,
    WAYS,
    WEATHERS,
)
from civitas.titles.oikumene.content.units import DICE, KINDS, LEVELS
from civitas.titles.oikumene.course.calendar import running
from civitas.titles.oikumene.course.victory import (
    agrarian,
    dominance_need,
    goal_needs,
    reached,
    significance,
)
from civitas.titles.oikumene.farming.bills import Forecast, forecast
from civitas.titles.oikumene.hinterland.works import work_needed
from civitas.titles.oikumene.means.areas import realm
from civitas.titles.oikumene.means.control import encircled
from civitas.titles.oikumene.means.settlements import tiles
from civitas.titles.oikumene.means.units import blocks, cubes
from civitas.titles.oikumene.moves.whither import reach
from civitas.titles.oikumene.stacks import KIND_OF, LEVEL_OF, SPACE_OF, SPOT_OF, SPOTS
from civitas.titles.oikumene.state import Player, State
from civitas.titles.oikumene.underway import Account, Battle, Side, Siege
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


class PlayerView(msgspec.Struct, frozen=True):
    seat: int
    faction: str
    """Empty if there is none."""
    gold: int
    prestige: int
    morale: str
    """The level of morale; empty where there is none in this mode."""
    victory: int
    rival: int
    commander: str
    units: dict[str, int]
    """By kind."""
    grain: int
    fish: int
    sown: int
    herds: dict[str, int]
    cubes: int
    blocks: int
    tiles: int
    stones: int
    """On the board."""
    fields: int
    settlements: int
    agrarian: int
    goals: dict[str, tuple[int, int]]
    """By small goal of the mode, how much there is and how much is needed."""
    dominance: int
    """VP that are needed."""
    points: dict[str, int]
    """Significance by source, if the match ended now."""
    destroyed: int
    lost: int
    ways: tuple[str, ...]
    """The ways to win that were announced."""
    gone: bool
    late: bool
    areas: tuple[tuple[str, ...], ...]
    """Connected areas of more than one space."""
    supplied: tuple[str, ...]
    """Spaces connected to a free settlement."""
    forecast: Forecast


class DieView(msgspec.Struct, frozen=True):
    die: str
    swords: int
    unit: str
    level: str
    origin: str


class SideView(msgspec.Struct, frozen=True):
    seat: int
    units: tuple[tuple[str, str, int], ...]
    """Kind, level and number."""
    dice: tuple[DieView, ...]
    swords: int
    sword_sources: tuple[int, ...]
    shields: int
    shield_sources: tuple[int, ...]
    aside_swords: int
    aside_shields: int
    flight: bool


class BattleView(msgspec.Struct, frozen=True):
    space: str
    round: int
    step: str
    attacker: SideView
    defender: SideView
    walls: int
    """Shields of the walls of a siege; 0 in a battle in the open or after a breach."""
    level: int
    """SVS of a siege, 0 in a battle."""
    breached: bool


class TreatyView(msgspec.Struct, frozen=True):
    kind: str
    payer: int
    receiver: int
    rounds: int
    """That it still holds, this one included; 0 without limit."""


class AccountView(msgspec.Struct, frozen=True):
    """A bill about which a player is asked now."""

    seat: int
    what: str
    there: tuple[tuple[str, int], ...]
    needed: tuple[tuple[str, int], ...]
    without: tuple[tuple[str, str, int], ...]
    """What goes without, where and how many; the commander is nowhere."""
    left: int


class View(msgspec.Struct, frozen=True):
    """The table; ``seat`` None is a spectator."""

    seat: int | None
    map: str
    area: int
    mode: str
    year: int
    season: str
    phase: str
    phases: tuple[str, ...]
    """All that run into each other now, the last of them the same; one in most cases."""
    first: int
    order: tuple[int, ...]
    winter: tuple[str, ...]
    """Weather of zone 1, zone 2 and the seas; empty if it is not winter."""
    spaces: tuple[SpaceView, ...]
    players: tuple[PlayerView, ...]
    treaties: tuple[TreatyView, ...]
    battle: BattleView | None
    accounts: tuple[AccountView, ...]
    over: bool
    winners: tuple[int, ...]
    won_by: str


def view(s: State, seat: int | None) -> View:
    return View(
        seat=seat,
        map=s.rules.map,
        area=s.rules.area,
        mode=s.rules.mode,
        year=s.year if s.round else 0,
        season=SEASONS[s.season].id if s.round else "",
        phase=s.phase,
        phases=running(s),
        first=s.first,
        order=tuple(me.seat for me in s.in_order()),
        winter=tuple(WEATHERS[each] for each in s.winter),
        spaces=tuple(_spaces(s)),
        players=tuple(_player(s, me) for me in s.players),
        treaties=tuple(
            TreatyView(
                TREATIES[treaty.kind].id,
                treaty.payer,
                treaty.receiver,
                treaty.until - s.round + 1 if treaty.until else 0,
            )
            for treaty in s.treaties
        ),
        battle=None if s.battle is None else _battle(s, s.battle, s.siege),
        accounts=tuple(
            _account(s, me, me.account) for me in s.in_order() if me.account is not None
        ),
        over=s.over,
        winners=s.winners,
        won_by="" if s.won_by == NONE else WAYS[s.won_by].id,
    )


def _spaces(s: State) -> Iterator[SpaceView]:
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


def _player(s: State, me: Player) -> PlayerView:
    fields = s.world.fields
    own = [field for field in fields if s.owner[field] == me.seat]
    herds = [HERDS[kind].id for f in fields for owner, kind in s.herds[f] if owner == me.seat]
    herds += [HERDS[kind].id for field in own for kind in s.stalls[field]]
    have, needs = reached(s, me), goal_needs(s, me)
    land = realm(s, me)
    return PlayerView(
        seat=me.seat,
        faction="" if me.faction == NONE else FACTIONS[me.faction].id,
        gold=me.gold,
        prestige=me.prestige,
        morale=_morale(me.prestige) if s.mode.morale else "",
        victory=me.victory,
        rival=me.rival,
        commander=COMMANDERS[me.commander].id if s.mode.commanders else "",
        units=_units(me),
        grain=sum(s.grain[field] for field in own),
        fish=sum(s.fish[field] for field in own),
        sown=sum(s.crop[field] for field in fields if s.sower[field] == me.seat),
        herds={kind: herds.count(kind) for kind in sorted(set(herds))},
        cubes=cubes(me),
        blocks=blocks(s, me),
        tiles=tiles(s, me),
        stones=s.stone.count(me.seat),
        fields=have["fields"],
        settlements=have["settlements"],
        agrarian=agrarian(s, me),
        goals={goal: (have[goal], need) for goal, need in needs.items()},
        dominance=dominance_need(s, me),
        points=dict(significance(s, me)),
        destroyed=me.destroyed,
        lost=me.lost,
        ways=tuple(way.id for n, way in enumerate(WAYS) if me.ways >> n & 1),
        gone=me.gone,
        late=me.late,
        areas=tuple(
            tuple(s.label(space) for space in spaces(area))
            for area in land.areas
            if area.bit_count() > 1
        ),
        supplied=tuple(s.label(space) for space in spaces(land.supplied)),
        forecast=forecast(s, me),
    )


def _units(me: Player) -> dict[str, int]:
    found: dict[str, int] = {}
    for stack, number in sorted(me.units.items(), key=lambda each: KIND_OF[each[0]]):
        name = KINDS[KIND_OF[stack]].id
        found[name] = found.get(name, 0) + number
    return found


def _morale(prestige: int) -> str:
    return next(each.id for each in reversed(MORALES) if prestige >= each.min_pp)


def _account(s: State, me: Player, account: Account) -> AccountView:
    gone: Counter[tuple[str, str]] = Counter()
    for stack, field, number in account.without:
        gone[_who(s, me, stack, field)] += number
    return AccountView(
        me.seat,
        account.what,
        tuple(each for each in account.there if each[1]),
        tuple(each for each in account.needed if each[1]),
        tuple((*who, number) for who, number in gone.items()),
        account.left,
    )


def _who(s: State, me: Player, stack: int, field: int) -> tuple[str, str]:
    if stack != NONE:
        return KINDS[KIND_OF[stack]].id, s.label(field)
    if field == NONE:
        return COMMANDERS[me.commander].id, ""
    return BUILDINGS[s.town[field]].id, s.label(field)


def _battle(s: State, battle: Battle, siege: Siege | None) -> BattleView:
    attacker, defender = battle.sides
    return BattleView(
        space=s.label(battle.space),
        round=battle.round,
        step=battle.step,
        attacker=_side(attacker),
        defender=_side(defender),
        walls=0 if siege is None or siege.breached else siege.shields,
        level=0 if siege is None else siege.level,
        breached=siege is not None and siege.breached,
    )


def _side(side: Side) -> SideView:
    return SideView(
        seat=side.seat,
        units=tuple(
            (KINDS[KIND_OF[stack]].id, LEVELS[LEVEL_OF[stack]].id, number)
            for stack, number in side.units
        ),
        dice=tuple(
            DieView(
                DICE[die.colour].id,
                die.swords,
                "" if die.stack == NONE else KINDS[KIND_OF[die.stack]].id,
                "" if die.stack == NONE else LEVELS[LEVEL_OF[die.stack]].id,
                die.origin,
            )
            for die in side.dice
        ),
        swords=side.swords,
        sword_sources=side.sword_sources,
        shields=side.shields,
        shield_sources=side.shield_sources,
        aside_swords=side.aside_swords,
        aside_shields=side.aside_shields,
        flight=side.flight,
    )
