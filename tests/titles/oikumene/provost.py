"""A second account of what a player may do and has to suffer in the combat phase and in attrition
(sections 7, 8, 9 and 11), and where his fish go (15): from the clauses, by names and sets, without
any of the functions that it is held against."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from civitas.titles.oikumene.content.factions import FACTIONS
from civitas.titles.oikumene.content.goods import HERDS
from civitas.titles.oikumene.content.units import KINDS
from civitas.titles.oikumene.stacks import KIND_OF, SPACE_OF, SPOT_OF, SPOTS
from civitas.titles.oikumene.state import State
from tests.titles.oikumene.marshal import BERTHS, ROOM, SIZE, Marshal
from tests.titles.oikumene.referee import NOBODY, SHIPS

BLOCKS, STONES = 10, 10
OUTSIDE = ("out", "site", "aboard")
ON_FOOT = ("out", "site", "inside")
FISH = {"dock": 2, "harbour": 4}
Deed = tuple[object, ...]


class Provost(Marshal):
    """What one player may take, and where his units may go in the combat phase."""

    def __init__(self, s: State, seat: int) -> None:
        super().__init__(s, seat)
        self.held = {self.s.label(n) for n, owner in enumerate(s.control) if owner == seat}
        self.land = self.held & set(self.fields)

    def units(self) -> Iterator[tuple[int, str, str, str, int]]:
        for t, n in self.s.players[self.seat].units.items():
            yield t, self.s.label(SPACE_OF[t]), SPOTS[SPOT_OF[t]], KINDS[KIND_OF[t]].id, n

    def supplied(self) -> set[str]:
        """HRN-2.17, HRN-8.11"""
        free = self.free(self.seat)
        return free.union(*(a for a in self.areas(self.seat, self.held) if a & free))

    def home(self, field: str) -> bool:
        faction = self.s.players[self.seat].faction
        return faction >= 0 and self.fields[field].homeland == FACTIONS[faction].homeland

    def neutral(self, field: str) -> bool:
        return bool(self.fields[field].permanent_neutral)

    # ---------------------------------------------------------------- plunder

    def actively(self) -> set[str]:
        """HRN-2.7"""
        return self.land & self.troops[self.seat]

    def standing_by(self, field: str) -> int:
        """Whose settlement stands there; nobody's once it has fallen (HRN-11.9)."""
        return NOBODY if field in self.fallen else self.owner.get(field, NOBODY)

    def plunderable(self) -> set[str]:
        """HRN-11.1, HRN-17.6, HRN-2.24"""
        if self.s.stone.count(self.seat) >= STONES:
            return set()
        return {
            field
            for field in self.actively()
            if self.plain(field)
            and self.owner.get(field) != self.seat
            and (self.standing_by(field) == NOBODY or self.hostile(self.seat, self.owner[field]))
        }

    def gains(self, field: str) -> tuple[int, int]:
        """HRN-11.2, HRN-11.3, HRN-16.3, HRN-18.10 to HRN-18.12, HRN-18.22: gold and prestige."""
        gold, owner = int(field in self.supplied()), self.standing_by(field)
        if owner != NOBODY:
            abroad = 0 if self.home(field) else self.mine.combat_pp_percent_outside_homeland
            return gold, -(-4 * (100 + 50 * self._rival(owner) + abroad) // 100)
        return gold, 4 if self._raids(field) else -4

    def _rival(self, other: int) -> bool:
        more, his = self.mine.rivals_of_faction, self.s.players[other].faction
        named = his >= 0 and more == FACTIONS[his].id
        return self.s.players[self.seat].rival == other or named

    def _raids(self, field: str) -> bool:
        left, right = self.map.danube_banks.left, self.map.danube_banks.right
        if self.s.rules.swapped_banks:
            left, right = right, left
        mine = self.mine
        return bool(
            (mine.plunder_outside_homeland_pp and not self.home(field))
            or (mine.plunder_lowland_pp and "brown" not in self.fields[field].terrain)
            or (mine.plunder_right_bank_pp and field in right)
            or (mine.plunder_left_bank_pp and field in left)
        )

    def blocks(self) -> int:
        """HRN-2.13"""
        special = ("mercenary", "pirates", "war_elephants")
        units = sum(n for *_, kind, n in self.units() if kind in special)
        return units + len(self.herds(self.seat)) + self._stalled()

    def _stalled(self) -> int:
        fallen = [f for f in self.fallen if self.owner[f] == self.seat]
        return sum(len(self.s.stalls[self.s.world.number[f]]) for f in fallen)

    def spoils(self) -> set[Deed]:
        """HRN-11.1, HRN-11.4, HRN-11.5, HRN-13.14, HRN-10.13"""
        found: set[Deed] = {("Plunder", field) for field in self.plunderable()}
        room = self.blocks() < BLOCKS
        for field in self.actively():
            n = self.s.world.number[field]
            if self.s.crop[n] and self.hostile(self.seat, self.s.sower[n]):
                found |= {("StealCrop", field), ("BurnCrop", field)}
            for owner, kind in self.s.herds[n]:
                if self.hostile(self.seat, owner):
                    found.add(("KillHerd", field, owner, HERDS[kind].id))
                    found |= {("StealHerd", field, owner, HERDS[kind].id)} if room else set()
            site = self.s.sites.get(n)
            shielded = field in self.town and site is not None and site.building != 1
            if site and self.hostile(self.seat, site.owner) and not shielded:
                found.add(("RazeSite", field))
        return found

    # ---------------------------------------------------------------- in and out

    def room(self, field: str) -> int:
        """HRN-2.19, HRN-2.25"""
        sizes = {**SIZE, "siege_engines": 1}
        fort = self.s.fort >> self.s.world.number[field] & 1
        taken = sum(size * self.number(field, "inside", kind) for kind, size in sizes.items())
        return ROOM[self.town[field]] + fort - taken

    def berths(self, field: str) -> int:
        if field not in self.yard:
            return 0
        return BERTHS[self.yard[field]] - self.number(field, "port", anybody=True)

    def withdrawals(self) -> set[Deed]:
        """HRN-8.1, HRN-8.5, HRN-8.7, HRN-8.9: which stacks may go, and how."""
        found: set[Deed] = set()
        for t, space, spot, kind, _ in self.units():
            if space not in self.fields or not self.contested(self.seat, space):
                continue
            own = space in self.standing(self.seat)
            lands = bool(self.mine.ships_on_land)
            if spot == "inside":
                found.add(("Sortie", t))
            if spot == "site":
                found.add(("LeaveSite", t))
            if spot not in OUTSIDE or not own:
                continue
            if kind in SHIPS:
                if self.berths(space) > 0:
                    found.add(("Moor" if lands else "Withdraw", t))
                if lands and self.room(space) > 0:
                    found.add(("Withdraw", t))
            elif self.room(space) >= {**SIZE, "siege_engines": 1}[kind]:
                found.add(("Withdraw", t))
        return found

    # ---------------------------------------------------------------- flight

    def shut(self, space: str) -> bool:
        """HRN-9.21, HRN-6.13: hostile units, wherever in it, or the field of a friend."""
        for seat, where, *_ in self.pieces:
            if where == space and self.hostile(self.seat, seat):
                return True
        if space not in self.fields:
            return False
        host = self.s.control[self.s.world.number[space]]
        return host not in (NOBODY, self.seat) and not self.hostile(self.seat, host)

    def ways(self, space: str, spot: str, kind: str, *, defends: bool) -> set[tuple[str, str]]:
        """HRN-9.21: where a unit may flee."""
        if kind in SHIPS:
            found = set(self._sails_off(space))
        elif spot == "aboard":
            found = set(self._goes_along(space, kind))
        else:
            found = set(self._marches_off(space, kind))
        if kind in ("siege_engines", "pirates"):
            found = set()
        return found | (set(self._hides(space, spot, kind)) if defends else set())

    def _sails_off(self, space: str) -> Iterator[tuple[str, str]]:
        if space in self.fields:
            yield from (
                (w, "out") for w in self.waters(space) if w in self.seas and not self.shut(w)
            )
            yield from ((f, "out") for f in self._upriver(space) if not self.shut(f))
            return
        yield from ((water, "out") for water in self.lanes(space) if not self.shut(water))
        for field in self.shores(space):
            wet = self.full(field, "turquoise")
            enters = wet or (self.mine.ships_on_land and not self.full(field, "brown"))
            if space in self.seas and enters and not self.shut(field):
                yield field, "out"
            if field in self.standing(self.seat) and self.berths(field) > 0:
                yield field, "port"

    def _goes_along(self, space: str, kind: str) -> Iterator[tuple[str, str]]:
        near = [*self.lanes(space)] if space not in self.fields else []
        if space in self.fields:
            near = [w for w in self.waters(space) if w in self.seas] + list(self._upriver(space))
        near += self.shores(space) if space not in self.fields else []
        for there in near:
            if not self.shut(there) and self.hold(there) >= SIZE[kind]:
                yield there, "aboard"
        for field in self.shores(space) if space not in self.fields else []:
            if field in self.standing(self.seat) and self.hold(field, "port") >= SIZE[kind]:
                yield field, "hold"
            if not self.shut(field):
                yield field, "out"

    def _marches_off(self, space: str, kind: str) -> Iterator[tuple[str, str]]:
        for field in self.fields:
            crosses = self.crosses(self.seat, space, field)
            crosses |= kind == "light_infantry" and self.climbs(space, field)
            if crosses and not self.shut(field):
                yield field, "out"
        for water in self.waters(space):
            if kind in SIZE and not self.shut(water) and self.hold(water) >= SIZE[kind]:
                yield water, "aboard"

    def _hides(self, space: str, spot: str, kind: str) -> Iterator[tuple[str, str]]:
        """His own settlement on the field, or its shipyard."""
        if space not in self.standing(self.seat):
            return
        lands = kind not in SHIPS or self.mine.ships_on_land
        if kind in SHIPS and self.berths(space) > 0:
            yield space, "port"
        if spot == "aboard" and self.hold(space, "port") >= SIZE[kind]:
            yield space, "hold"
        if lands and self.room(space) >= {**SIZE, "siege_engines": 1}.get(kind, 1):
            yield space, "inside"

    # ---------------------------------------------------------------- attrition

    def in_the_wild(self) -> Counter[int]:
        """HRN-7.2, HRN-18.40, HRN-18.48: by stack, how many roll if nobody pays."""
        found: Counter[int] = Counter()
        oasis = {f for f, field in self.fields.items() if field.kind == "oasis"}
        for t, space, _, _, number in self.units():
            kind = self.fields[space].kind if space in self.fields else ""
            safe = kind == "path" and (self.mine.safe_paths or bool(oasis & self.land))
            safe |= kind == "desert" and self.mine.safe_deserts
            deadly = kind in ("barbarorum", "path") or (
                kind == "desert" and self.map.id == "orient"
            )
            if deadly and not safe:
                found[t] += number
        return found

    def cut_off(self) -> set[int]:
        """HRN-7.5, HRN-7.8, HRN-18.43"""
        near = self.supplied()
        return {
            t
            for t, space, spot, kind, _ in self.units()
            if space in self.fields and kind not in SHIPS and spot in ON_FOOT
            if not self.neutral(space) and space not in near
            if not (spot == "inside" and self.encircled(space))
        }

    def high_up(self) -> set[int]:
        """HRN-7.7"""
        return {
            t
            for t, space, spot, kind, _ in self.units()
            if space in self.fields and kind in ("cavalry", "war_elephants") and spot in ON_FOOT
            if self.full(space, "brown")
        }

    # ---------------------------------------------------------------- fishing

    def stored(self) -> dict[str, int]:
        """HRN-15.5, HRN-15.6: the fish in each shipyard if every sea gives some."""
        yards = [f for f in self.fields if f in self.yard and f in self.free(self.seat)]
        fish = {f: self.s.fish[self.s.world.number[f]] for f in yards}
        areas = self.areas(self.seat, self.held)
        for sea in (sea for sea in self.seas if sea in self.held):
            shores = self.seas[sea].coast_fields
            area = next(area for area in areas if sea in area)
            near = [f for f in yards if f in shores] + [
                f for f in yards if f in area and f not in shores
            ]
            rough = self.s.mode.fishing_roll and self.seas[sea].water == "rough"
            caught = 1 + rough
            for field in near:
                part = min(caught, FISH[self.yard[field]] - fish[field])
                fish[field] += part
                caught -= part
        return fish
