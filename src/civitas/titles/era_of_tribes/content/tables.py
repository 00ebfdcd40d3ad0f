"""The small printed tables: set-up, actions, cities, tracks, the end of the game."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from civitas.kernel.content import all_of, numbers, read
from civitas.titles.era_of_tribes.content import FILES


class Action(msgspec.Struct, frozen=True):
    """An action field of a player's board (section 4)."""

    id: str
    name: str
    name_de: str
    letter: str
    leaders: dict[str, int | None]
    luxury_goods: bool

    @property
    def most_leaders(self) -> int | None:
        return self.leaders["max"]


class Rank(msgspec.Struct, frozen=True):
    """AUT-10.8"""

    min: int
    max: int | None
    name: str
    name_de: str

    @property
    def id(self) -> str:
        return f"rank_{self.name.lower()}"


class EndConditions(msgspec.Struct, frozen=True):
    """EOT-13.2"""

    epoch: str
    land_provinces: int
    progress_levels: int
    influence: tuple[int, ...]
    triumph_meeting: bool
    all_home_provinces_of_one_player_conquered: bool


_actions: Final = read(FILES / "actions.yaml")
ACTIONS: Final = all_of(_actions["actions"], Action)
ACTION: Final = numbers(ACTIONS)
EXPANSION, TRADE, TAXES, DIPLOMACY, PROGRESS, BREAD, REVOLUTION = range(7)
DIPLOMACY_TABLE: Final[dict[str, Any]] = next(
    entry for entry in _actions["actions"] if entry["id"] == "diplomacy"
)
CUBE_MORALE: Final[int] = -_actions["vassal_from_unbuilt_city"]["morale"]
"""What a cube from an unbuilt city costs (EOT-7.9)."""

_deeds: Final = {entry["id"]: entry for entry in DIPLOMACY_TABLE["diplomacy_actions"]}
_bonuses: Final = {entry["id"]: entry for entry in DIPLOMACY_TABLE["bonus_actions"]}
BRIBE_INFLUENCE: Final[int] = _deeds["bribery"]["gain"]["influence"]
BRIBE_SHARE: Final = 5
"""EOT-4.15: a fifth of the own influence points."""
PURCHASE_PRICE: Final[tuple[tuple[int, int], ...]] = tuple(
    (_bonuses["buy_province"][how]["base"], _bonuses["buy_province"][how]["per_city_food_good"])
    for how in ("agreed", "forced")
)
"""EOT-4.19: agreed and forced, the base and what each city, food token and good adds."""
FORCE_TREATIES: Final[int] = _bonuses["buy_province"]["forced"]["treaties"]
"""EOT-4.18"""
ALLIANCE_INFLUENCE: Final[int] = _bonuses["form_alliance"]["both"]["influence"]
ALLIANCE_MORALE: Final[int] = _bonuses["form_alliance"]["both"]["morale"]
"""EOT-4.24, EOT-4.26"""
AUTOMA_CUBE: Final = 1
"""The same for an Automa (AUT-3.5)."""
_broken: Final = DIPLOMACY_TABLE["alliance_broken_by_attack"]
BROKEN_INFLUENCE: Final[int] = _broken["both"]["influence"]
BREAKER_MORALE: Final[int] = _broken["attacker"]["morale"]
BROKEN_MORALE: Final[int] = _broken["defender"]["morale"]
"""EOT-4.27"""
DETERRENCE: Final[int] = _deeds["deterrence"]["morale"]
"""EOT-4.14"""

_setup: Final = read(FILES / "setup.yaml")
START: Final[dict[str, Any]] = _setup["per_player"]
VASSALS: Final[int] = START["vassals"]
CITIES: Final[int] = START["cities"]
SLOT_VASSALS: Final[int] = START["vassals_per_unbuilt_city"]
OPEN_CARDS: Final[dict[str, int]] = _setup["open_influence_cards"]
SCORING: Final[dict[str, Any]] = _setup["scoring"]
GREY_LEADERS: Final[tuple[int, ...]] = tuple(_setup["grey_leader_supply"])
LEGIONS: Final[int] = _setup["roman_legions"]
LEAST_MORALE: Final[int] = _setup["morale_track"]["min"]
MOST_MORALE: Final[int] = _setup["morale_track"]["max"]

_results: Final = _setup["battle_results"]
PROVINCE_MORALE: Final[int] = _results["attacker_takes_province"]["attacker_morale"]
"""EOT-9.32"""
CITY_MORALE: Final[int] = _results["attacker_takes_city"]["attacker_morale"]
CITY_INFLUENCE: Final[int] = _results["attacker_takes_city"]["attacker_influence"]
CITY_LOST: Final[int] = _results["attacker_takes_city"]["defender_influence"]
"""EOT-9.33"""
BATTLEFIELDS: Final = tuple(
    (entry["min_units"], entry["militia"]) for entry in _results["historical_battlefield"]
)
"""From so many units on, the marker of a historical battlefield (EOT-9.29)."""
MILITIAS: Final[dict[str, int]] = _results["defender_militia"]
"""EOT-9.6"""

_track: Final = read(FILES / "triumph_track.yaml")
TRIUMPH_START: Final[dict[str, tuple[int, ...]]] = {
    length: tuple(fields) for length, fields in _track["start"].items()
}
"""By length and number of participants (EOT-2.20)."""
FIRST_FIELD: Final[int] = _track["limits"]["lowest"]
LAST_FIELD: Final[int] = _track["limits"]["highest"]
TRIUMPH: Final[dict[str, dict[str, dict[str, int]]]] = _track["effects"]
"""By colour, what it brings to reach a field and to leave it backwards (EOT-9.28)."""
COLOURS: Final[tuple[str, ...]] = ("plain", *(entry["colour"] for entry in _track["fields"]))
"""By field of the track (EOT-9.28)."""
assert len(COLOURS) == LAST_FIELD + 1

_ends: Final = read(FILES / "end_conditions.yaml")
END: Final[dict[str, EndConditions]] = {
    length: msgspec.convert(_ends[length], EndConditions) for length in ("normal", "long")
}
END_BONUS: Final[tuple[int, int]] = (
    _ends["trigger_bonus"]["first_player"],
    _ends["trigger_bonus"]["later_players_same_round"],
)
"""EOT-13.5"""
ROUND_LIMIT: Final[dict[str, int]] = {
    length: _ends["round_limit"][length] for length in ("normal", "long")
}
ROUND_MARKER: Final[int] = _ends["solo_round_limit"]["round_marker_start"]
MARKED_ROUNDS: Final[int] = _ends["solo_round_limit"]["rounds"]
"""EOT-15.2, AUT-10.1"""
AUTOMA_BONUS: Final[int] = _ends["automa"]["automa_bonus"]
PERSON_BONUS: Final[tuple[int, ...]] = tuple(_ends["automa"]["player_bonus"].values())
"""By difficulty (AUT-10.2)."""
REMAINING_ROUND_BONUS: Final[int] = _ends["automa"]["per_remaining_round"]
"""AUT-10.3"""
RANKS: Final = all_of(_ends["ranks"], Rank)
