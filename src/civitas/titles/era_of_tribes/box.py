"""Section 1: every piece and card, counted where it really lies (law 7)."""

from __future__ import annotations

from collections import Counter

from civitas.kernel.setting import Setting
from civitas.kernel.values import NONE
from civitas.titles.era_of_tribes.content.automa import AUTOMA_CARDS
from civitas.titles.era_of_tribes.content.cards import CARDS, TILES
from civitas.titles.era_of_tribes.content.fields import LANDS
from civitas.titles.era_of_tribes.content.tables import LEGIONS, VASSALS
from civitas.titles.era_of_tribes.state import Player, State


def census(s: State) -> dict[str, int]:
    """What there is, by kind and owner."""
    count: Counter[str] = Counter()
    for me in s.players:
        count[f"seat {me.seat} cubes"] = cubes(s, me)
    fighting = s.battle.sides if s.battle is not None else ()
    count["legions"] = s.legion_supply + sum(me.legions for me in s.players)
    count["legions"] += sum(side.legions for side in fighting)
    cards = [*s.deck, *s.open_cards, *s.scored_cards, *(c for me in s.players for c in me.cards)]
    count.update(f"card {CARDS[card].id}" for card in cards)
    tiles = [*s.villages.values(), *s.spare_tiles, *s.removed_tiles]
    tiles += [tile for me in s.players for tile in (*me.tiles, *me.opened)]
    tiles += [me.fresh for me in s.players if me.fresh != NONE]
    count.update(f"tile {TILES[tile].id}" for tile in tiles)
    automa = (*s.automa_deck, *s.automa_discard, *s.automa_aside)
    count.update(f"automa {AUTOMA_CARDS[card].id}" for card in automa)
    return dict(count)


def cubes(s: State, me: Player) -> int:
    """EOT-1.2: every cube is in exactly one place."""
    on_land = sum(s.vassals[n] for n in range(LANDS) if s.owner[n] == me.seat)
    posts = sum(seat == me.seat for seat in s.posts.values())
    attackers = 0
    if s.expansion is not None and s.expansion.seat == me.seat:
        attackers = sum(a.walked + a.carried + a.landed for a in s.expansion.attacks)
    supply = me.free + me.unbuilt + me.army + me.gone
    return supply + on_land + posts + attackers + sum(me.fleets.values()) + fighting(s, me)


def fighting(s: State, me: Player) -> int:
    """The cubes on the conflict board, and those that a revolution leaves out there."""
    if s.battle is None:
        return 0
    found = 0
    for side in s.battle.sides:
        found += sum(armies for seat, armies in side.allied if seat == me.seat)
        if side.seat == me.seat:
            found += side.vassals + side.armies + side.fleets
    if s.battle.attack.defender == me.seat:
        found += s.battle.left_out
    return found


def box(setting: Setting) -> dict[str, int]:
    """What there has to be at all times (EOT-1.1, EOT-1.4)."""
    count = {f"seat {seat} cubes": VASSALS for seat in range(setting.seats)}
    count["legions"] = LEGIONS
    count |= {f"card {card.id}": 1 for card in CARDS}
    count |= {f"tile {tile.id}": tile.count for tile in TILES}
    if setting.automas:
        count |= {f"automa {card.id}": 1 for card in AUTOMA_CARDS}
    return count
