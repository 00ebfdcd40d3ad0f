"""What a player starts with (HRN-3.11 to HRN-3.15, HRN-18.15 to HRN-18.20, HRN-18.34, HRN-18.45,
HRN-18.46), where it may lie, and how it is dealt if nobody says otherwise (HRN-22.2)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from civitas.kernel.values import NONE
from civitas.titles.oikumene.content.buildings import CITY, DOCK, HARBOUR
from civitas.titles.oikumene.content.factions import FACTIONS, Faction, StartOverride, StartSite
from civitas.titles.oikumene.content.goods import HERD, START, START_NO_COAST
from civitas.titles.oikumene.content.modes import QUICK_GOLD
from civitas.titles.oikumene.content.units import EXPERIENCED, KIND, STANDARD, TRANSPORT
from civitas.titles.oikumene.means.settlements import set_fort, set_yard
from civitas.titles.oikumene.means.stores import add_herd, grain_room, herd_room
from civitas.titles.oikumene.means.units import add, count
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.stacks import PORT, place, stack
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.world import spaces

INFANTRY: Final = "light_infantry"
VETERANS: Final = "experienced_light_infantry"
GRAIN: Final = "grain"
A_DOCK: Final = "dock"
A_FORT: Final = "fortification"
UNITS: Final = (VETERANS, INFANTRY, "cavalry")


def fields_of(s: State, me: Player) -> list[int]:
    """The start fields of a player, the city or harbour first, then in file order."""
    return sorted(spaces(s.homes[me.seat]), key=lambda field: not _great(s, field))


def _great(s: State, field: int) -> bool:
    return s.town[field] == CITY or s.yard[field] == HARBOUR


def on_coast(s: State, field: int) -> bool:
    """Does a sea touch the field?"""
    return bool(s.world.shores[field])


def site_of(s: State, me: Player) -> StartSite | None:
    """The special start that the player has taken, if it has a city or harbour."""
    fields = fields_of(s, me)
    if me.faction == NONE or not fields or not _great(s, fields[0]):
        return None
    return FACTIONS[me.faction].start_site


def override_of(me: Player) -> StartOverride | None:
    """HRN-18.34"""
    return FACTIONS[me.faction].start_override if me.faction != NONE else None


def kit(s: State, me: Player) -> dict[str, int]:
    """All that he lays on his start fields, by thing, in the order of HRN-22.2."""
    override = override_of(me)
    found = _whole(override) if override else _ordinary(s, me)
    if not s.mode.breeding:  # HRN-3.14
        for what in (GRAIN, *HERD):
            found.pop(what, None)
    return {what: number for what, number in found.items() if number}


def lacking(s: State, me: Player) -> dict[str, int]:
    """What of it does not lie on his start fields yet; of a dock the kit itself knows."""
    fields = fields_of(s, me)
    left = {what: number - _laid(s, me, what, fields) for what, number in kit(s, me).items()}
    return {what: number for what, number in left.items() if number}


def _laid(s: State, me: Player, what: str, fields: list[int]) -> int:
    """How many of these things lie there."""
    if what in UNITS:
        return sum(me.units.get(_stack(what, field), 0) for field in fields)
    if what in HERD:
        return sum(s.herds[field].count((me.seat, HERD[what])) for field in fields)
    if what == GRAIN:
        return sum(s.grain[field] for field in fields)
    return sum(s.fort >> field & 1 for field in fields) if what == A_FORT else 0


def _whole(override: StartOverride) -> dict[str, int]:
    """HRN-18.34: nothing else."""
    return {
        INFANTRY: override.light_infantry,
        "cavalry": override.cavalry,
        GRAIN: override.grain,
        "sheep": override.sheep,
        "pigs": override.pigs,
        "horses": override.horses,
    }


def _ordinary(s: State, me: Player) -> dict[str, int]:
    traits, site = me.traits, site_of(s, me)
    infantry = site.light_infantry if site and site.light_infantry else START[INFANTRY]
    if traits.start_light_infantry:  # HRN-18.18
        infantry = traits.start_light_infantry
    infantry += START_NO_COAST[INFANTRY] * inland(s, me)
    veterans = traits.start_experienced_light_infantry * s.mode.experience  # HRN-18.15
    herds = traits.start_herds or {kind: START[kind] for kind in ("sheep", "pigs")}
    if site:  # HRN-18.45, HRN-18.46
        herds = {kind: number - site.remove.get(kind, 0) for kind, number in herds.items()}
    docks = not (traits.start_no_ships or inland(s, me) or _has_yard(s, me))
    forts = min(traits.start_fortifications, len(fields_of(s, me)))
    return {
        VETERANS: veterans,
        INFANTRY: infantry - veterans,
        GRAIN: START[GRAIN],
        **herds,
        A_DOCK: START["dock"] * docks,
        A_FORT: forts,
    }


def city_infantry(s: State, faction: Faction, field: int) -> int:
    """HRN-18.45, HRN-3.12: the light infantry that comes with a city on this field."""
    site = faction.start_site
    number = site.light_infantry if site else 0
    return number + START_NO_COAST[INFANTRY] * (not on_coast(s, field))


def inland(s: State, me: Player) -> bool:
    """HRN-3.12: has he no coastal start village? Who gets no ships is not repaid (HRN-18.18)."""
    if me.traits.start_no_ships or override_of(me):
        return False
    return not any(on_coast(s, field) for field in fields_of(s, me))


def _has_yard(s: State, me: Player) -> bool:
    """HRN-18.46: there is no dock beside a harbour."""
    return any(s.yard[field] != NONE for field in fields_of(s, me))


def fits(s: State, what: str, field: int) -> bool:
    """May one of these things be laid on this start field? Field capacity and storage apply
    (HRN-3.11)."""
    return FITS[what](s, field)


FITS: Final[dict[str, Callable[[State, int], bool]]] = {
    **{unit: lambda s, field: True for unit in UNITS},
    **{herd: lambda s, field: herd_room(s, field) > 0 for herd in HERD},
    GRAIN: lambda s, field: s.town[field] != NONE and grain_room(s, field) > 0,
    A_DOCK: lambda s, field: s.town[field] != NONE == s.yard[field] and on_coast(s, field),
    A_FORT: lambda s, field: s.town[field] != NONE and not s.fort >> field & 1,
}
"""By thing, the same."""


def lay(s: State, me: Player, what: str, field: int) -> None:
    """One thing is laid on a start field."""
    if what in UNITS:
        add(s, me, _stack(what, field))
    elif what in HERD:
        add_herd(s, me, field, HERD[what])
    elif what == GRAIN:
        s.grain[field] += 1
    elif what == A_DOCK:
        set_yard(s, field, DOCK)
        lay_ship(s, me, field)
    else:
        set_fort(s, field, True)


def _stack(what: str, field: int) -> int:
    kind = KIND[INFANTRY if what == VETERANS else what]
    return stack(place(field), kind, EXPERIENCED if what == VETERANS else STANDARD)


def lay_ship(s: State, me: Player, field: int) -> None:
    """HRN-3.11, HRN-18.46: the transport ship stands in the shipyard."""
    add(s, me, stack(place(field, PORT), TRANSPORT), START["transport_ship"])


def proposed(s: State, me: Player, what: str, fields: list[int], able: list[int]) -> int:
    """HRN-22.2: to which of the fields with room the next one of these things goes."""
    if what == GRAIN:
        return min(able, key=lambda field: s.grain[field])
    if what in (VETERANS, INFANTRY):
        towns = [field for field in able if s.town[field] != NONE] or able
        return min(towns, key=lambda field: count(me, place(field)))
    if what == "cavalry":
        return able[-1]
    if what in HERD and what != "sheep" and fields[1 % len(fields)] in able:
        return fields[1 % len(fields)]
    return able[0]


def fill_purse(s: State, me: Player) -> None:
    """HRN-3.12 to HRN-3.14, HRN-18.33, HRN-18.34"""
    start: StartOverride | None = override_of(me)
    gold = start.gold if start else START["gold"] + START_NO_COAST["gold"] * inland(s, me)
    prestige = start.prestige if start else START["prestige"]
    late = FACTIONS[me.faction].late_start if me.late else None
    if late:
        gold, prestige = late.gold, late.prestige
    me.gold = gold + (0 if s.mode.prestige else QUICK_GOLD)
    me.prestige = prestige if s.mode.prestige else 0
