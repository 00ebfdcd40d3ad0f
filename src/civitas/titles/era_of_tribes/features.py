"""What a seat may see, in numbers (EOT-1.16); see `civitas.kernel.features`."""

from __future__ import annotations

from array import array
from typing import Final

from civitas.kernel.features import (
    NOUGHT,
    Last,
    bits,
    counts,
    from_seat,
    laid,
    named,
    packed,
    packing,
    who,
)
from civitas.titles.era_of_tribes.area import fields_in
from civitas.titles.era_of_tribes.content.cards import CARDS, TILES
from civitas.titles.era_of_tribes.content.fields import LANDS, NAMES
from civitas.titles.era_of_tribes.content.peoples import PEOPLES
from civitas.titles.era_of_tribes.content.progress import PROGRESSES
from civitas.titles.era_of_tribes.content.tables import ACTIONS
from civitas.titles.era_of_tribes.means.goods import LUXURIES
from civitas.titles.era_of_tribes.state import LAND as ALL_LAND
from civitas.titles.era_of_tribes.state import NO_RING, Player, State

SHARED: Final = (
    "round",
    "setup",
    "actions",
    "expansion",
    "battle",
    "barbarian_level",
    "epochs",
    "villages",
    "deck",
    "automa_deck",
    "grey_supply",
    "legion_supply",
    "ending",
    "over",
)
MEANS: Final = (
    "automa",
    "influence",
    "morale",
    "thalers",
    "food",
    "hunger",
    "hunger_beside",
    "treaties",
    "epoch",
    "leaders",
    "ready_leaders",
    "ring",
    "free",
    "unbuilt",
    "slots",
    "cities",
)
PIECES: Final = (
    "fleets",
    "army",
    "legions",
    "militias",
    "gone",
    "triumph",
    "cards",
    "tiles",
    "opened",
    "passed",
    "revolted",
    "used_goods",
    "ore",
    "allies",
    "deterring",
    "colonies",
    "met",
    "upright",
    "place_in_order",
    "in_turn",
    "posts",
)
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
        *named(who(len(s.players)), (*MEANS, *PIECES, *MANY)),
        *named(["me"], OWN),
        *OPEN,
        *named(NAMES[:LANDS], PROVINCE),
        *named(NAMES[LANDS:], SEA),
    )


def features(s: State, seat: int) -> array[float]:
    """What this seat may see."""
    parts = [_PACK_SHARED(*_shared(s))]
    for p in from_seat(s.players, seat):
        parts.append(_each(s, p))
        parts.append(bits(p.done, len(ACTIONS)))
        parts.append(bits(1 << p.people if p.people >= 0 else 0, len(PEOPLES)))
    parts += _cards(s, s.players[seat])
    parts.append(_PROVINCES.of(s, seat, (s.vassals.copy(), s.held.copy(), s.villages.copy())))
    parts.append(_SEAS.of(s, seat, [p.fleets.copy() for p in s.players]))
    return laid(parts)


_PACK_SHARED: Final = packing(len(SHARED))
_PACK_EACH: Final = packing(len(MEANS) + len(PIECES) + len(LAND) + len(PROGRESSES))


def _shared(s: State) -> tuple[float, ...]:
    """As they stand in `SHARED`."""
    return (
        s.round,
        s.phase == "setup",
        s.phase == "actions",
        s.expansion is not None,
        s.battle is not None,
        s.barbarian_level,
        s.epochs,
        len(s.villages),
        len(s.deck),
        len(s.automa_deck),
        s.grey_supply,
        s.legion_supply,
        s.ending > 0,
        s.over,
    )


def _each(s: State, p: Player) -> bytes:
    """As they stand in `MEANS`, `PIECES` and `LAND`, then the levels."""
    seat, order, fleets, leaders = p.seat, s.order, p.fleets, p.leaders + p.grey
    own, owner, vassals = s.held[seat] & ALL_LAND, s.owner, s.vassals
    return _PACK_EACH(
        p.automa,
        p.influence,
        p.morale,
        p.thalers,
        p.food,
        p.hunger,
        p.hunger_beside,
        p.treaties,
        p.epoch,
        leaders,
        leaders - p.used_leaders,
        p.ring != NO_RING,
        p.free,
        sum(p.slots),
        len(p.slots),
        len(p.cities),
        sum(fleets.values()) if fleets else 0,
        p.army,
        p.legions,
        p.militias,
        p.gone,
        p.triumph,
        len(p.cards),
        len(p.tiles),
        len(p.opened),
        p.passed,
        p.revolted,
        p.used_goods.bit_count(),
        p.ore.bit_count(),
        p.allies.bit_count(),
        p.deterring,
        p.colonies,
        p.met,
        p.upright,
        order.index(seat) if seat in order else 0,
        s.seat == seat,
        list(s.posts.values()).count(seat) if s.posts else 0,
        own.bit_count(),
        sum([owner[n] == seat for n in fleets]) if fleets else 0,
        sum([vassals[n] for n in fields_in(own)]),
        (own & LUXURIES).bit_count(),
        *p.levels,
    )


def _cards(s: State, me: Player) -> tuple[bytes, ...]:
    """The own influence cards and kept tiles, the open cards and those that left the game. An
    Automa's cards nobody has seen."""
    mine = me.cards if not me.automa or s.over else ()
    return (
        counts(mine, len(CARDS)),
        counts(me.tiles, len(TILES)),
        counts(s.open_cards, len(CARDS)),
        counts(s.scored_cards, len(CARDS)),
    )


def _provinces(s: State, seat: int) -> bytes:
    """By province, in the play area or not, since it may be drawn (EOT-2.5): 1 for the own seat,
    -1 for another."""
    found, wide = array("f", NOUGHT * (LANDS * len(PROVINCE))), len(PROVINCE)
    for p in s.players:
        mark = 1.0 if p.seat == seat else -1.0
        for n in fields_in(s.held[p.seat] & ALL_LAND):
            found[wide * n] = mark
    found[1::wide] = array("f", s.vassals)
    for n in s.villages:
        found[wide * n + 2] = 1.0
    return found.tobytes()


def _seas(s: State, seat: int) -> bytes:
    """By sea, the own fleets and those of others."""
    found = [0.0] * ((len(NAMES) - LANDS) * len(SEA))
    for p in s.players:
        for sea, number in p.fleets.items():
            found[len(SEA) * (sea - LANDS) + (p.seat != seat)] += number
    return packed(found)


_PROVINCES: Final = Last(_provinces)
_SEAS: Final = Last(_seas)
