"""AUT-6.6 to AUT-6.12: the value of a field, part by part."""

from __future__ import annotations

from dataclasses import dataclass, field

from civitas.kernel.content import read
from civitas.kernel.values import NOBODY
from civitas.titles.era_of_tribes.content import FILES
from civitas.titles.era_of_tribes.content.automa import VALUES
from civitas.titles.era_of_tribes.content.cards import BARBARIAN_LEVELS, CARDS
from civitas.titles.era_of_tribes.content.fields import (
    FISH,
    FOOD,
    LUXURY,
    MILITARY,
    TERRAIN,
    TERRAINS,
)
from civitas.titles.era_of_tribes.content.peoples import PEOPLES
from civitas.titles.era_of_tribes.content.progress import MECHANICS
from civitas.titles.era_of_tribes.state import BARBARIANS, Player, State
from tests.titles.era_of_tribes.referee.atlas import foreign_fleets, is_land, makes_colony

BASE = {entry["id"]: entry["value"] for entry in VALUES["priorities"]}
RANKS = {entry["id"]: entry["rank"] for entry in VALUES["priorities"]}
PART = {entry["id"]: entry for entry in VALUES["modifiers"]}
PRINTED: dict[str, dict[str, object]] = {
    entry["id"]: entry for entry in read(FILES / "automa_peoples.yaml")["peoples"]
}


@dataclass
class Value:
    """What a field is worth."""

    rank: int = 6
    """The priority class, 1 is best."""
    parts: dict[str, int] = field(default_factory=dict)

    @property
    def total(self) -> int:
        return sum(self.parts.values())


def printed(me: Player) -> dict[str, object]:
    """The properties of its people that an Automa has (AUT-1.18)."""
    return PRINTED[PEOPLES[me.people].id]


def relevant(s: State, me: Player, target: int, *, fish: bool = True) -> bool:
    """AUT-6.7, by the words of the open card; a field may be asked for without its fish."""
    wanted = [CARDS[card].automa_relevant for card in s.open_cards]
    if not fish:
        wanted = [words for words in wanted if words != "target is a sea field with fish"]
    return any(_fits(s, me, target, words) for words in wanted)


def _fits(s: State, me: Player, target: int, words: str) -> bool:
    owner = s.owner[target]
    foreign = owner not in (NOBODY, me.seat)
    match words:
        case "target is a sea field":
            return not is_land(target)
        case "taking the target creates a colony":
            return makes_colony(s, me, target)
        case "target is occupied by barbarians or an opponent, fleets on a sea field included":
            return foreign or (not is_land(target) and foreign_fleets(s, me.seat, target) > 0)
        case "target is a sea field with fish":
            return bool(FISH[target])
        case "target holds a barbarian tile":
            return owner == BARBARIANS
        case "target has a luxury good":
            return LUXURY[target] >= 0
        case "target is a land province":
            return is_land(target)
        case "target has a historical battlefield":
            return target in s.battlefields
        case "target province holds a city":
            return any(target in other.cities for other in s.players)
        case "never":
            return False
    assert words.startswith("target terrain is ")
    return TERRAINS[TERRAIN[target]] == words.rsplit(" ", 1)[1]


def base(me: Player, target: int, *, group: bool = False, fish: bool = True) -> tuple[int, int]:
    """AUT-6.6: the base value and the class it comes from. A field can be asked for as the target
    of a fleet group, or without its fish (AUT-7.4)."""
    found = [(BASE["other"], RANKS["other"])]
    if LUXURY[target] >= 0:
        found.append((BASE["luxury"], RANKS["luxury"]))
    if group:
        found.append((BASE["smaller_fleet_group"], RANKS["smaller_fleet_group"]))
    if FOOD[target] or (FISH[target] and fish):
        found.append((BASE["food"], RANKS["food"]))
    if MILITARY[target] >= 0:
        found.append((BASE["military"], RANKS["military"]))
    best = max(found)
    ground = printed(me).get("terrain_value", {})
    assert isinstance(ground, dict)
    return max(best[0], ground.get(TERRAINS[TERRAIN[target]], 0)), best[1]


def goods_next_door(s: State, me: Player, target: int) -> int:
    """AUT-6.8"""
    if not is_land(target):
        return 0
    near = [n for n in s.area.land_borders[target] if s.owner[n] != me.seat]
    return sum((LUXURY[n] >= 0) + FOOD[n] + (MILITARY[n] >= 0) for n in near)


def site_value(s: State, me: Player, target: int) -> Value:
    """AUT-3.12, AUT-2.3: the base value, a, b and c."""
    worth, rank = base(me, target)
    value = Value(rank, {"base": worth})
    value.parts["a"] = PART["a"]["value"] * relevant(s, me, target)
    value.parts["b"] = PART["b"]["value"] * goods_next_door(s, me, target)
    value.parts["c"] = PART["c"]["value"] * (TERRAINS[TERRAIN[target]] == "mountain")
    return value


def value_of(
    s: State,
    me: Player,
    target: int,
    *,
    way: int | None = None,
    new: bool = False,
    group: bool = False,
    fish: bool = True,
) -> Value:
    """AUT-6.6 to AUT-6.12; ``way`` is the BP that a fleet needs, None for a vassal."""
    value = site_value(s, me, target)
    value.parts["base"], value.rank = base(me, target, group=group, fish=fish)
    if s.owner[target] == me.seat:  # AUT-7.4
        value.parts["a"] = PART["a"]["value"] * relevant(s, me, target, fish=fish)
    value.parts["d"] = PART["d"]["value"] * max(0, -me.morale)
    owner = s.owner[target]
    hosted = owner not in (NOBODY, BARBARIANS, me.seat) and s.players[owner].automa
    posts = [city for city, seat in s.posts.items() if seat == me.seat and s.owner[city] == owner]
    value.parts["e"] = PART["e"]["value"] * len(posts) * hosted
    if way is not None:
        value.parts["f"] = PART["f"]["value"] * new
        value.parts["g"] = PART["g"]["value"] * makes_colony(s, me, target)
        value.parts["h"] = PART["h"]["value"] * (way // 4)
    if is_land(target) and owner not in (NOBODY, me.seat):
        value.parts |= _conflict(s, me, owner)
    return value


def _conflict(s: State, me: Player, owner: int) -> dict[str, int]:
    """AUT-6.11, AUT-6.12"""
    level = s.rules.difficulty
    peace = any(CARDS[card].id == "peacemakers" for card in s.open_cards)
    if owner == BARBARIANS:
        mechanics, morale = BARBARIAN_LEVELS[s.barbarian_level - 1].mechanics, 0
    else:
        mechanics, morale = s.players[owner].levels[MECHANICS], s.players[owner].morale
    return {
        "i": PART["i"]["value_with_open_peacemakers" if peace else "value"],
        "k": PART["k"]["value"][level] * (me.levels[MECHANICS] > mechanics),
        "l": PART["l"]["value"][level] * (me.morale > morale),
    }
