"""What is in the box, kind by kind, and which of it has its effect as data or as code of its own.

`make rules` asks for a test of each. What has no effect here is one that the rules know by its id.
"""

from __future__ import annotations

from msgspec.structs import replace

from civitas.titles.era_of_tribes.area import area_of
from civitas.titles.era_of_tribes.automa.cards import CARDS as AUTOMA_PROCEDURES
from civitas.titles.era_of_tribes.automa.deck import SHUFFLE
from civitas.titles.era_of_tribes.content.automa import AUTOMA_CARDS, AUTOMA_PEOPLES
from civitas.titles.era_of_tribes.content.cards import CARDS, SYMBOLS, TILES, Tile
from civitas.titles.era_of_tribes.content.fields import LUXURIES, MILITARIES, PLAY_AREAS
from civitas.titles.era_of_tribes.content.peoples import PEOPLES, TRAITS, People, Traits, played
from civitas.titles.era_of_tribes.content.progress import EPOCHS, PROGRESSES, Epoch, Level
from civitas.titles.era_of_tribes.content.tables import ACTIONS, DIPLOMACY_TABLE, RANKS
from civitas.titles.era_of_tribes.course.turns import REFUSALS
from civitas.titles.era_of_tribes.goals.measures import MEASURES


def components() -> dict[str, dict[str, bool]]:
    """By kind and id: does the content give it an effect, or does code hang on it?"""
    diplomacy = (*DIPLOMACY_TABLE["diplomacy_actions"], *DIPLOMACY_TABLE["bonus_actions"])
    return {
        "play_areas": {each.id: bool(area_of(n).land) for n, each in enumerate(PLAY_AREAS)},
        "peoples": {each.id: TRAITS[n] != Traits() for n, each in enumerate(PEOPLES)},
        "abilities": {
            ability["id"]: _matters(people, ability["id"])
            for people in PEOPLES
            for ability in people.abilities
        },
        "automa_peoples": {
            each.id: AUTOMA_PEOPLES[n].start_progress >= 0 for n, each in enumerate(PEOPLES)
        },
        "luxury_goods": dict.fromkeys(LUXURIES, True),
        "military_goods": dict.fromkeys(MILITARIES, True),
        "actions": {each.id: n in REFUSALS for n, each in enumerate(ACTIONS)},
        "diplomacy": {each["id"]: len(each) > 3 for each in diplomacy},
        "progress": {each.id: all(map(_brings, each.levels)) for each in PROGRESSES},
        "progress_levels": {
            f"{each.id}_{level.level}": _brings(level)
            for each in PROGRESSES
            for level in each.levels
        },
        "epochs": {each.id: _changes(each) for each in EPOCHS},
        "influence_cards": {each.id: each.measure in MEASURES for each in CARDS},
        "barbarian_tiles": {each.id: _rewards(each) for each in TILES},
        "symbols": {each.id: bool(each.marker) for each in SYMBOLS},
        "automa_cards": {
            each.id: n in AUTOMA_PROCEDURES or n == SHUFFLE for n, each in enumerate(AUTOMA_CARDS)
        },
        "ranks": {each.id: each.min >= 0 for each in RANKS},
    }


def _matters(people: People, name: str) -> bool:
    """Is a people another one without this ability?"""
    others = tuple(ability for ability in people.abilities if ability["id"] != name)
    return played(replace(people, abilities=others)) != played(people)


def _brings(level: Level) -> bool:
    """Does a level bring anything?"""
    return level != Level(level.level, level.needs)


def _changes(epoch: Epoch) -> bool:
    """Is anything different in an epoch, or does it end the game?"""
    effects = (epoch.round_start_morale, epoch.on_entry, epoch.temporary, epoch.ends_game)
    return any(effects)


def _rewards(tile: Tile) -> bool:
    """Does a tile score, or bring something by its numbers alone?"""
    gains = (tile.morale, tile.influence, tile.thalers, tile.militias_to_regular_army)
    return bool(tile.thresholds) or any(gains)
