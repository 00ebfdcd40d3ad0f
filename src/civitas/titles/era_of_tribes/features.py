"""What a seat may see, in numbers (EOT-1.16); see `civitas.kernel.features`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from civitas.kernel.features import bits, counts, from_seat, named, who
from civitas.titles.era_of_tribes.content.cards import CARDS, TILES
from civitas.titles.era_of_tribes.content.fields import LANDS, LUXURY, NAMES
from civitas.titles.era_of_tribes.content.peoples import PEOPLES
from civitas.titles.era_of_tribes.content.progress import PROGRESSES
from civitas.titles.era_of_tribes.content.tables import ACTIONS
from civitas.titles.era_of_tribes.state import NO_RING, Player, State

SHARED: Final[Mapping[str, Callable[[State], float]]] = {
    "round": lambda s: s.round,
    "setup": lambda s: s.phase == "setup",
    "actions": lambda s: s.phase == "actions",
    "expansion": lambda s: s.expansion is not None,
    "battle": lambda s: s.battle is not None,
    "barbarian_level": lambda s: s.barbarian_level,
    "epochs": lambda s: s.epochs,
    "villages": lambda s: len(s.villages),
    "deck": lambda s: len(s.deck),
    "automa_deck": lambda s: len(s.automa_deck),
    "grey_supply": lambda s: s.grey_supply,
    "legion_supply": lambda s: s.legion_supply,
    "ending": lambda s: s.ending > 0,
    "over": lambda s: s.over,
}
EACH: Final[Mapping[str, Callable[[State, Player], float]]] = {
    "automa": lambda s, p: p.automa,
    "influence": lambda s, p: p.influence,
    "morale": lambda s, p: p.morale,
    "thalers": lambda s, p: p.thalers,
    "food": lambda s, p: p.food,
    "hunger": lambda s, p: p.hunger,
    "hunger_beside": lambda s, p: p.hunger_beside,
    "treaties": lambda s, p: p.treaties,
    "epoch": lambda s, p: p.epoch,
    "leaders": lambda s, p: p.all_leaders,
    "ready_leaders": lambda s, p: p.ready_leaders,
    "ring": lambda s, p: p.ring != NO_RING,
    "free": lambda s, p: p.free,
    "unbuilt": lambda s, p: p.unbuilt,
    "slots": lambda s, p: len(p.slots),
    "cities": lambda s, p: len(p.cities),
    "fleets": lambda s, p: sum(p.fleets.values()),
    "army": lambda s, p: p.army,
    "legions": lambda s, p: p.legions,
    "militias": lambda s, p: p.militias,
    "gone": lambda s, p: p.gone,
    "triumph": lambda s, p: p.triumph,
    "cards": lambda s, p: len(p.cards),
    "tiles": lambda s, p: len(p.tiles),
    "opened": lambda s, p: len(p.opened),
    "passed": lambda s, p: p.passed,
    "revolted": lambda s, p: p.revolted,
    "used_goods": lambda s, p: p.used_goods.bit_count(),
    "ore": lambda s, p: p.ore.bit_count(),
    "allies": lambda s, p: p.allies.bit_count(),
    "deterring": lambda s, p: p.deterring,
    "colonies": lambda s, p: p.colonies,
    "met": lambda s, p: p.met,
    "upright": lambda s, p: p.upright,
    "place_in_order": lambda s, p: s.order.index(p.seat) if p.seat in s.order else 0,
    "in_turn": lambda s, p: s.seat == p.seat,
    "posts": lambda s, p: list(s.posts.values()).count(p.seat),
}
_SHARED: Final = tuple(SHARED.values())
_EACH: Final = tuple(EACH.values())
LAND: Final = ("provinces", "seas", "vassals", "goods")
MANY: Final = (
    *LAND,
    *(f"level_{field.id}" for field in PROGRESSES),
    *(f"done_{action.id}" for action in ACTIONS),
    *(f"people_{people.id}" for people in PEOPLES),
)
OWN: Final = (*(f"card_{card.id}" for card in CARDS), *(f"tile_{tile.id}" for tile in TILES))
OPEN: Final = (*(f"open_{card.id}" for card in CARDS), *(f"scored_{card.id}" for card in CARDS))
PROVINCE: Final = ("owner", "vassals", "village")
SEA: Final = ("mine", "others")


def feature_names(s: State) -> tuple[str, ...]:
    """What is counted, in order."""
    return (
        *SHARED,
        *named(who(len(s.players)), (*EACH, *MANY)),
        *named(["me"], OWN),
        *OPEN,
        *named(NAMES[:LANDS], PROVINCE),
        *named(NAMES[LANDS:], SEA),
    )


def features(s: State, seat: int) -> list[float]:
    """What this seat may see."""
    found: list[float] = [count(s) for count in _SHARED]
    for p in from_seat(s.players, seat):
        found += [count(s, p) for count in _EACH]
        found += _land(s, p)
        found += p.levels
        found += bits(p.done, len(ACTIONS))
        found += bits(1 << p.people if p.people >= 0 else 0, len(PEOPLES))
    return found + _cards(s, s.players[seat]) + _provinces(s, seat) + _seas(s, seat)


def _land(s: State, p: Player) -> list[int]:
    own = s.land_of(p.seat)
    return [
        len(own),
        sum([s.owner[n] == p.seat for n in p.fleets]),
        sum([s.vassals[n] for n in own]),
        sum([LUXURY[n] >= 0 for n in own]),
    ]


def _cards(s: State, me: Player) -> list[float]:
    """The own influence cards and kept tiles, the open cards and those that left the game. An
    Automa's cards nobody has seen."""
    mine = me.cards if not me.automa or s.over else ()
    return [
        *counts(mine, len(CARDS)),
        *counts(me.tiles, len(TILES)),
        *counts(s.open_cards, len(CARDS)),
        *counts(s.scored_cards, len(CARDS)),
    ]


def _provinces(s: State, seat: int) -> list[float]:
    """By province, in the play area or not, since it may be drawn (EOT-2.5); the owner is 1 for the
    own seat, -1 for another."""
    found: list[float] = [0] * (LANDS * len(PROVINCE))
    found[1 :: len(PROVINCE)] = s.vassals
    for p in s.players:
        mine = 1 if p.seat == seat else -1
        for n in s.land_of(p.seat):
            found[len(PROVINCE) * n] = mine
    for n in s.villages:
        found[len(PROVINCE) * n + 2] = 1
    return found


def _seas(s: State, seat: int) -> list[float]:
    """By sea, the own fleets and those of others."""
    found: list[float] = [0] * ((len(NAMES) - LANDS) * len(SEA))
    for p in s.players:
        other = int(p.seat != seat)
        for sea, number in p.fleets.items():
            found[len(SEA) * (sea - LANDS) + other] += number
    return found
