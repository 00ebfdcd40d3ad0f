"""Section 1: every piece and card, counted where it really lies (law 7)."""

from __future__ import annotations

from collections import Counter

from civitas.kernel.setting import Setting
from civitas.kernel.values import NOBODY, NONE
from civitas.titles.clash_of_cultures.content.areas import AREAS
from civitas.titles.clash_of_cultures.content.cards import ACTION_CARDS, OBJECTIVES, WONDERS
from civitas.titles.clash_of_cultures.content.events import EVENTS
from civitas.titles.clash_of_cultures.content.pieces import OBELISK, SETTLEMENT, STRUCTURES, UNITS
from civitas.titles.clash_of_cultures.content.structure import EXHAUSTED_TOKENS
from civitas.titles.clash_of_cultures.state import (
    BARBARIANS,
    GREAT_PERSON,
    KIND,
    OWNERS,
    PIRATE,
    PIRATES,
    State,
)


def census(s: State) -> dict[str, int]:
    """What there is, by kind and owner."""
    count: Counter[str] = Counter()
    _count_units(s, count)
    _count_structures(s, count)
    _count_cards(s, count)
    count["exhausted tokens"] = s.exhausted_left + len(s.exhausted)
    for area in (*s.tiles, *s.tiles_unused):
        count[f"area {AREAS[area].id}"] += 1
    return dict(count)


def _count_units(s: State, count: Counter[str]) -> None:
    for kind, unit in enumerate(UNITS):
        for me in s.players:
            count[f"seat {me.seat} {unit.id}"] += me.units_left[kind]
        for wild, name in enumerate(("barbarian", "pirate")):
            count[f"{name} {unit.id}"] += s.wild_units[wild][kind]
    for owner in range(OWNERS):
        for here in s.units[owner].values():
            for piece in here:
                whose = PIRATES if piece & PIRATE else owner
                count[f"{_name(whose)} {UNITS[piece & KIND].id}"] += 1
    for me in s.players:
        for captive in me.prisoners:
            count[f"{_name(captive >> 3)} {UNITS[captive & KIND].id}"] += 1


def _count_structures(s: State, count: Counter[str]) -> None:
    for me in s.players:
        for kind, structure in enumerate(STRUCTURES):
            count[f"seat {me.seat} {structure.id}"] += me.pieces_left[kind]
        count[f"seat {me.seat} {STRUCTURES[OBELISK].id}"] += me.runestones
    count["barbarian settlement"] += s.wild_settlements
    for city in s.cities.values():
        for kind, colour in enumerate(city.colours):
            if colour != NOBODY:
                count[f"{_name(colour)} {STRUCTURES[kind].id}"] += 1
    for piece in s.removed:
        count[f"{_name(piece >> 3)} {STRUCTURES[piece & 7].id}"] += 1


def _name(owner: int) -> str:
    return {BARBARIANS: "barbarian", PIRATES: "pirate"}.get(owner, f"seat {owner}")


def _count_cards(s: State, count: Counter[str]) -> None:
    actions = [*s.action_deck, *s.action_discard]
    objectives = [*s.objective_deck, *s.objective_discard]
    events = [*s.event_deck, *s.event_discard, *s.lasting]
    wonders = [*s.wonder_deck, *s.wonder_discard, *s.open_wonders, *s.wonders_gone]
    if s.event != NONE:
        events.append(s.event)
    if s.shown_wonder != NONE:
        wonders.append(s.shown_wonder)
    if s.battle is not None:
        actions += [each.tactics for each in s.battle.sides if each.tactics != NONE]
    for me in s.players:
        actions += [card for card in me.action_hand if card < GREAT_PERSON]
        events += [card - GREAT_PERSON for card in me.action_hand if card >= GREAT_PERSON]
        events += me.kept_events
        objectives += [*me.objective_hand, *(card for card, _ in me.objectives)]
        objectives += [*me.visions, *(card for card, _ in me.destined)]
        wonders += me.wonder_hand
    wonders += [n for n, (builder, _) in enumerate(s.wonder_markers) if builder != NOBODY]
    if not s.rules.expansion:  # COC-2.17: these stay in the box
        objectives += [n for n, card in enumerate(OBJECTIVES) if card.expansion]
        events += [n for n, card in enumerate(EVENTS) if card.expansion]
    count.update(f"action {ACTION_CARDS[card].id}" for card in actions)
    count.update(f"objective {OBJECTIVES[card].id}" for card in objectives)
    count.update(f"event {EVENTS[card].id}" for card in events)
    count.update(f"wonder {WONDERS[card].id}" for card in wonders)


def box(setting: Setting) -> dict[str, int]:
    """What there has to be at all times (COC-1.1 to COC-1.5)."""
    count: dict[str, int] = {"exhausted tokens": EXHAUSTED_TOKENS}
    for seat in range(setting.seats):
        for structure in STRUCTURES:
            count[f"seat {seat} {structure.id}"] = structure.per_player
        for unit in UNITS:
            count[f"seat {seat} {unit.id}"] = unit.supply["player"]
    for unit in UNITS:
        count[f"barbarian {unit.id}"] = unit.supply["barbarian"]
        count[f"pirate {unit.id}"] = unit.supply["pirate"]
    count["barbarian settlement"] = STRUCTURES[SETTLEMENT].barbarian_supply
    count |= {f"area {area.id}": 1 for area in AREAS}
    count |= {f"action {card.id}": 1 for card in ACTION_CARDS}
    count |= {f"objective {card.id}": 1 for card in OBJECTIVES}
    count |= {f"event {card.id}": 1 for card in EVENTS}
    return count | {f"wonder {card.id}": 1 for card in WONDERS}
