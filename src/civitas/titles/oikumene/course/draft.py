"""The draft (HRN-3.4 to HRN-3.10): villages are placed in turn, one may be moved, and factions are
claimed."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Final

from civitas.kernel.agenda import Chapter
from civitas.kernel.asks import Ask, Flow, Pick, Reason
from civitas.kernel.explain import Terms
from civitas.kernel.values import NOBODY, NONE
from civitas.titles.oikumene.content.buildings import BUILDINGS, CITY, HARBOUR, VILLAGE
from civitas.titles.oikumene.content.factions import FACTION, FACTIONS, Faction
from civitas.titles.oikumene.content.modes import QUICK_GOLD
from civitas.titles.oikumene.course.kits import city_infantry, fields_of, lay_ship, override_of
from civitas.titles.oikumene.means.areas import over_land
from civitas.titles.oikumene.means.homeland import homeland
from civitas.titles.oikumene.means.settlements import set_town, set_yard, take_town
from civitas.titles.oikumene.picks.common import PASS, Pass, on_spaces
from civitas.titles.oikumene.picks.course import (
    Claim,
    OnStart,
    Relocate,
    Settle,
    StartCamp,
    StartCity,
    StartHarbour,
    StartLate,
)
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.world import World, spaces

RULES: Final = Chapter()
VILLAGES: Final = 3
ANY_HOMELAND: Final = "any_homeland"
SETTLED: Final = Reason("field-settled", "HRN-3.8")
NO_GROUND: Final = Reason("no-village-ground", "HRN-3.8")
TOO_FAR: Final = Reason("village-too-far", "HRN-3.8")
STAYS_AT_HOME: Final = Reason("stays-at-home", "HRN-3.7")
FACTION_FULL: Final = Reason("faction-full", "HRN-3.9")
NOT_HOMELAND: Final = Reason("not-homeland", "HRN-3.9")
DECLARED_FIRST: Final = Reason("declared-first", "HRN-3.10")


# ------------------------------------------------------------------ villages


@RULES.asking("place")
def place_village(s: State, me: Player, turn: int) -> Flow:
    """HRN-3.4 to HRN-3.6: the first placement may be a special start (HRN-3.10)."""
    if not places(s, me, turn):
        return
    pick = yield Ask(
        me.seat,
        "place",
        lambda: [*sites(s, me), *(special_starts(s) if turn == 1 else [])],
        {"number": turn},
        terms=partial(start_terms, s, me),
    )
    if isinstance(pick, OnStart):
        begin_specially(s, me, pick)
        return
    set_town(s, me, s.world.number[pick.space], VILLAGE)
    s.tell("told-settle", f"HRN-3.{3 + turn}", seat=me.seat, space=pick.space)


def places(s: State, me: Player, turn: int) -> bool:
    """HRN-3.10, HRN-18.46: does he place a village in this turn? Special starts skip some."""
    if me.late or (override_of(me) and turn > 1):
        return False
    fields = fields_of(s, me)
    if any(s.town[field] == CITY for field in fields):
        return False
    return not (turn == VILLAGES and any(s.yard[field] == HARBOUR for field in fields))


def sites(s: State, me: Player) -> list[Pick]:
    """HRN-3.8: where he may place his next village."""
    return _settle(s, _legal(s, me, s.homes[me.seat]))


def _settle(s: State, fields: int) -> list[Pick]:
    picks = on_spaces(Settle, s.world)
    return [picks[field] for field in spaces(fields)]


def free_ground(s: State) -> int:
    """HRN-3.8: fields in play, normal or oasis, not neutral, without a village, as bits."""
    return s.world.ground & s.homes[NOBODY]


def _legal(s: State, me: Player, own: int) -> int:
    """HRN-3.8: within two steps of an own village, if there is such a field."""
    free = free_ground(s)
    return free & within_two_steps(s, me, own) or free


def within_two_steps(s: State, me: Player, own: int) -> int:
    """HRN-3.8: a step is a passable border, or from coast to coast of one sea."""
    reach = own
    for _ in range(2):
        near = _open_step(s.world, reach)
        for field in spaces(reach & s.world.crossed):
            near |= over_land(s, me, field)
        reach |= near
    return reach


@lru_cache(maxsize=1 << 10)
def _open_step(world: World, fields: int) -> int:
    """Where a step from these fields leads over borders that are always open, or along a coast."""
    found = 0
    for field in spaces(fields):
        found |= world.open[field] | world.shores[field]
    return found


def refuse_village(s: State, me: Player, field: int) -> Reason | None:
    """Why no village can be placed here."""
    if s.owner[field] != NOBODY:
        return SETTLED
    if not s.world.ground >> field & 1:
        return NO_GROUND
    if override_of(me):
        return None if homeland(s, me) >> field & 1 else STAYS_AT_HOME
    return None if _legal(s, me, s.homes[me.seat]) >> field & 1 else TOO_FAR


@RULES.asking("relocate")
def relocate(s: State, me: Player) -> Flow:
    """HRN-3.7: one own village may be moved."""
    villages = [field for field in movable(s, me) if _goals(s, me, field)]
    if not villages:
        return
    pick = yield Ask(
        me.seat, "relocate", lambda: [PASS, *(Relocate(s.label(field)) for field in villages)]
    )
    if isinstance(pick, Pass):
        return
    old = s.world.number[pick.space]
    goals = _goals(s, me, old)
    goal = yield Ask(
        me.seat,
        "relocate-to",
        lambda: _settle(s, goals),
        {"space": pick.space},
        otherwise=TOO_FAR,
        terms=partial(homeland_terms, s, me),
    )
    take_town(s, old)
    set_town(s, me, s.world.number[goal.space], VILLAGE)
    s.tell("told-relocate", "HRN-3.7", seat=me.seat, space=pick.space, goal=goal.space)


def movable(s: State, me: Player) -> list[int]:
    """HRN-3.7: his villages, but for the one with the harbour that he starts with (HRN-18.46)."""
    return [f for f in fields_of(s, me) if s.town[f] == VILLAGE and s.yard[f] == NONE]


def _goals(s: State, me: Player, village: int) -> int:
    goals = _legal(s, me, s.homes[me.seat] & ~(1 << village))
    faction = FACTIONS[me.faction] if override_of(me) else None
    return goals & s.world.homes[faction.homeland] if faction and faction.homeland else goals


# ------------------------------------------------------------------ special starts


def special_starts(s: State) -> list[Pick]:
    """HRN-3.10, HRN-3.17: the special starts that are still open."""
    return [pick for n in s.world.factions if has_room(s, n) for pick in _starts(s, FACTIONS[n])]


def _starts(s: State, faction: Faction) -> list[Pick]:
    home = s.world.homes[faction.homeland] if faction.homeland else 0
    found: list[Pick] = []
    if faction.start_site:
        kind = StartCity if faction.start_site.city_instead_of_villages else StartHarbour
        name = faction.start_site.field
        where = home if name == ANY_HOMELAND else 1 << s.world.number[name]
        found += [kind(s.label(f), faction.id) for f in spaces(where & free_ground(s))]
    if faction.start_override:
        found += [StartCamp(s.label(f), faction.id) for f in spaces(home & free_ground(s))]
    if faction.late_start and s.world.inside >> s.world.number[faction.late_start.sea] & 1:
        found.append(StartLate(faction.late_start.sea, faction.id))
    return found


def has_room(s: State, faction: int) -> bool:
    """HRN-3.9"""
    return sum(me.faction == faction for me in s.players) < FACTIONS[faction].max_players


def begin_specially(s: State, me: Player, pick: OnStart) -> None:
    """HRN-3.10: the faction is claimed at once."""
    me.becomes(FACTION[pick.faction])
    s.stir()
    s.tell("told-faction", "HRN-3.10", seat=me.seat, faction=pick.faction)
    where = s.world.number[pick.space]
    if isinstance(pick, StartLate):
        me.late = True
        return
    building = CITY if isinstance(pick, StartCity) else VILLAGE
    set_town(s, me, where, building)
    if isinstance(pick, StartHarbour):
        building = HARBOUR
        set_yard(s, where, HARBOUR)
        lay_ship(s, me, where)
    what = BUILDINGS[building].id
    s.tell("told-special-start", "HRN-3.10", seat=me.seat, space=pick.space, building=what)


def homeland_terms(s: State, me: Player, pick: Pick) -> Terms | None:
    """Who is at home where a village would stand, and whether it opens that faction (HRN-3.9,
    HRN-3.10)."""
    bit = 1 << s.world.number[pick.space] if isinstance(pick, Settle) else 0
    for n in s.world.factions:
        faction = FACTIONS[n]
        if s.world.homes.get(faction.homeland or "", 0) & bit:
            why = "declared-first" if faction.declared_first else "faction-full"
            closed = me.faction == NONE and (faction.declared_first or not has_room(s, n))
            note = f"homeland {why}" if closed else "homeland"
            return Terms(note=note, params=(("faction", faction.id),))
    return None


def start_terms(s: State, me: Player, pick: Pick) -> Terms | None:
    """What comes with a special start, and in place of what (HRN-18.33, HRN-18.34, HRN-18.45,
    HRN-18.46)."""
    if isinstance(pick, Settle):
        return homeland_terms(s, me, pick)
    if not isinstance(pick, OnStart):
        return None
    faction = FACTIONS[FACTION[pick.faction]]
    herds = int(s.mode.breeding)
    if late := faction.late_start:
        told = {"number": late.warships, "gold": late.gold, "prestige": late.prestige}
        if not s.mode.prestige:  # HRN-3.14
            told |= {"gold": late.gold + QUICK_GOLD, "prestige": 0}
        return Terms(note="late-start", params=tuple(told.items()))
    if own := faction.start_override:
        told = {"number": own.light_infantry, "cavalry": own.cavalry}
        told |= {"sheep": own.sheep * herds, "horses": own.horses * herds}
        return Terms(note="camp-start", params=tuple(told.items()))
    if isinstance(pick, StartHarbour):
        return Terms(note="harbour-start", params=(("herds", herds),))
    number = city_infantry(s, faction, s.world.number[pick.space])
    return Terms(note="city-start", params=(("number", number), ("herds", herds)))


# ------------------------------------------------------------------ factions


@RULES.asking("claim")
def claim(s: State, me: Player) -> Flow:
    """HRN-3.9: a faction in whose homeland he has a village; without such a choice he has none."""
    if me.faction != NONE:
        return
    factions = [n for n in s.world.factions if refuse_claim(s, me, n) is None]
    if not factions:
        s.tell("told-no-faction", "HRN-3.9", seat=me.seat)
        return
    pick = yield Ask(me.seat, "claim", lambda: [Claim(FACTIONS[n].id) for n in factions])
    me.becomes(FACTION[pick.faction])
    s.stir()
    s.tell("told-faction", "HRN-3.9", seat=me.seat, faction=pick.faction)


def refuse_claim(s: State, me: Player, faction: int) -> Reason | None:
    """HRN-3.9, HRN-3.10, HRN-3.17"""
    asked = FACTIONS[faction]
    if asked.declared_first:
        return DECLARED_FIRST
    if not asked.homeland or not s.world.homes[asked.homeland] & s.homes[me.seat]:
        return NOT_HOMELAND
    return None if has_room(s, faction) else FACTION_FULL


def why(s: State, me: Player, pick: Pick) -> Reason | None:
    """Why a village cannot stand there, or a faction cannot be claimed."""
    if s.round:
        return None
    match pick:
        case Settle() if s.world.number.get(pick.space, s.world.lands) < s.world.lands:
            return refuse_village(s, me, s.world.number[pick.space])
        case OnStart() if FACTION.get(pick.faction) in s.world.factions:
            return _refuse_start(s, pick)
        case Claim() if FACTION.get(pick.faction) in s.world.factions:
            return refuse_claim(s, me, FACTION[pick.faction])
    return None


def _refuse_start(s: State, pick: OnStart) -> Reason | None:
    faction = FACTION[pick.faction]
    if not has_room(s, faction):
        return FACTION_FULL
    return None if pick in _starts(s, FACTIONS[faction]) else NO_GROUND
