"""A second account of the draft (sections 3 and 18): from the clauses and the files of the maps and
factions, by names and sets, without any of the functions that it is held against."""

from __future__ import annotations

from civitas.kernel.asks import Pick
from civitas.titles.oikumene.content.factions import FACTIONS, Faction
from civitas.titles.oikumene.content.maps import map_of
from civitas.titles.oikumene.picks.common import PASS
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

BUILT: dict[type[Pick], str] = {StartCity: "city", StartHarbour: "harbour"}


class Surveyor:
    """Who has settled where, and what each may do next."""

    def __init__(self, name: str, area: int) -> None:
        self.map = map_of(name)
        self.fields = {f.id: f for f in self.map.fields if f.area <= area}
        self.seas = {
            sea.id: set(sea.coast_fields) & set(self.fields)
            for sea in self.map.seas
            if set(sea.coast_fields) & set(self.fields)
        }
        shut = [*map(frozenset, self.map.black_borders)]
        self.shut = {*shut, *(frozenset((one, other)) for _, one, other in self.map.sections)}
        self.towns: dict[str, tuple[int, str]] = {}
        """By field, whose it is and what stands there."""
        self.faction: dict[int, Faction] = {}
        self.special: set[int] = set()
        """Who has taken a special start."""

    # ------------------------------------------------------------ ground

    def free(self) -> set[str]:
        """HRN-3.8: normal or oasis, not neutral for ever, and without a village."""
        kinds = ("normal", "oasis")
        ground = {f.id for f in self.fields.values() if f.kind in kinds}
        return {f for f in ground if not self.fields[f].permanent_neutral} - set(self.towns)

    def steps(self, field: str) -> set[str]:
        """HRN-3.8: over a passable border, or from coast to coast of one sea."""
        near = {f for f in self.fields[field].adjacent if frozenset((field, f)) not in self.shut}
        near |= {f for both in self.map.straits if field in both for f in both}
        return (near & set(self.fields)).union(
            *(self.seas[sea] for sea in self.fields[field].coast if sea in self.seas)
        )

    def own(self, seat: int) -> set[str]:
        return {field for field, (owner, _) in self.towns.items() if owner == seat}

    def legal(self, seat: int, without: str = "") -> set[str]:
        """HRN-3.8: within two steps of an own village, if there is such a field."""
        reach = self.own(seat) - {without}
        for _ in range(2):
            reach = reach.union(*map(self.steps, reach))
        return self.free() & reach or self.free()

    def home(self, faction: Faction) -> set[str]:
        return {f.id for f in self.fields.values() if f.homeland == faction.homeland} - {""}

    # ------------------------------------------------------------ what may be done

    def places(self, seat: int, turn: int) -> bool:
        """HRN-3.10, HRN-18.46"""
        if turn == 1 or seat not in self.special:
            return True
        kinds = {self.towns[field][1] for field in self.own(seat)}
        return turn == 2 and kinds == {"harbour"}

    def settles(self, seat: int, turn: int) -> set[Pick]:
        """HRN-3.4 to HRN-3.6, HRN-3.10"""
        if turn == 1:
            return {*map(Settle, self.free()), *self.starts()}
        return {*map(Settle, self.legal(seat))}

    def factions(self) -> list[Faction]:
        """HRN-18.1: those of the map that have room."""
        taken = list(self.faction.values())
        every = (faction for faction in FACTIONS if faction.map == self.map.id)
        return [faction for faction in every if taken.count(faction) < faction.max_players]

    def starts(self) -> set[Pick]:
        """HRN-3.10, HRN-3.17, HRN-18.33, HRN-18.34, HRN-18.44 to HRN-18.46"""
        found: set[Pick] = set()
        for faction in self.factions():
            home, site = self.home(faction) & self.free(), faction.start_site
            if site:
                kind = StartCity if site.city_instead_of_villages else StartHarbour
                fields = home if site.field == "any_homeland" else {site.field} & self.free()
                found |= {kind(field, faction.id) for field in fields}
            if faction.start_override:
                found |= {StartCamp(field, faction.id) for field in home}
            if faction.late_start and faction.late_start.sea in self.seas:
                found.add(StartLate(faction.late_start.sea, faction.id))
        return found

    def goals(self, seat: int, village: str) -> set[str]:
        """HRN-3.7: the village of the Huns stays in their homeland."""
        faction = self.faction.get(seat)
        camp = faction is not None and faction.start_override
        return self.legal(seat, village) & (self.home(faction) if camp and faction else self.free())

    def moves(self, seat: int) -> set[Pick]:
        """HRN-3.7, HRN-18.46"""
        villages = {field for field in self.own(seat) if self.towns[field][1] == "village"}
        found: set[Pick] = {Relocate(field) for field in villages if self.goals(seat, field)}
        return {PASS, *found} if found else set()

    def claims(self, seat: int) -> set[Pick]:
        """HRN-3.9, HRN-3.10: the Huns, Constantinople and late Vikings are declared at once."""
        if seat in self.faction:
            return set()
        return {
            Claim(faction.id)
            for faction in self.factions()
            if not faction.start_override and not faction.late_start
            if not (faction.start_site and not faction.start_site.optional)
            if faction.homeland and self.home(faction) & self.own(seat)
        }

    # ------------------------------------------------------------ what is done

    def note(self, seat: int, pick: Pick) -> None:
        """He places a village, or begins specially."""
        if isinstance(pick, OnStart):
            self.join(seat, pick.faction)
            self.special.add(seat)
        if isinstance(pick, Settle | StartCity | StartHarbour | StartCamp):
            self.towns[pick.space] = seat, BUILT.get(type(pick), "village")

    def join(self, seat: int, faction: str) -> None:
        self.faction[seat] = next(each for each in FACTIONS if each.id == faction)
