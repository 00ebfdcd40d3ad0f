"""Pieces on the board: which there are, how they come and how they go back to FV (EOT-7.4, EOT-7.5,
EOT-11.4)."""

from __future__ import annotations

from msgspec.structs import replace

from civitas.kernel.values import NOBODY
from civitas.titles.era_of_tribes.content.fields import LANDS, NAMES
from civitas.titles.era_of_tribes.land.colonies import count_colonies
from civitas.titles.era_of_tribes.means.changes import Changes, food_change
from civitas.titles.era_of_tribes.means.cities import lose_post, posts_of
from civitas.titles.era_of_tribes.means.control import hand_over, holds, release
from civitas.titles.era_of_tribes.means.food import food_of
from civitas.titles.era_of_tribes.picks.land import FLEET, POST, VASSAL
from civitas.titles.era_of_tribes.state import Player, State


def vassals(s: State, me: Player) -> list[tuple[int, str, int]]:
    """Field, kind and number of the own vassals in land provinces."""
    return [(n, VASSAL, s.vassals[n]) for n in s.land_of(me.seat) if s.vassals[n]]


def pieces(s: State, me: Player) -> list[tuple[int, str, int]]:
    """Field, kind and number of all that a negative growth may take (EOT-7.4)."""
    fleets = [(sea, FLEET, number) for sea, number in sorted(me.fleets.items())]
    return [*vassals(s, me), *fleets, *((n, POST, 1) for n in sorted(posts_of(s, me.seat)))]


def take_off(s: State, me: Player, field: int, kind: str, clause: str) -> None:
    """A piece goes to FV; if it was the last on its field, the field is left (EOT-8.19)."""
    purse = took_off(s, me, field, kind) if s.log is not None else {}
    if kind == POST:
        lose_post(s, field)
    else:
        lift(s, me, field)
        me.free += 1
        release(s, field)
        _forget(s, me, field)
    if s.log is not None:
        s.tell("told-removed", clause, seat=me.seat, piece=kind, field=NAMES[field], **purse)
    _fall(s, field)


def lift(s: State, me: Player, field: int) -> None:
    """Take a vassal or fleet off its field; who controls it then is asked elsewhere."""
    if field < LANDS:
        s.vassals[field] -= 1
    elif me.fleets[field] > 1:
        me.fleets[field] -= 1
    else:
        del me.fleets[field]


def station(s: State, me: Player, sea: int) -> None:
    """A fleet comes to a sea field; one that nobody controls is its owner's (EOT-8.13). The fish
    is for whoever calls."""
    me.fleets[sea] = me.fleets.get(sea, 0) + 1
    if s.owner[sea] == NOBODY:
        s.give(sea, me.seat)


def foreign_fleets(s: State, me: Player, sea: int) -> bool:
    """Does a sea field hold fleets of others (EOT-5.15, EOT-7.12)?"""
    return any(sea in other.fleets for other in s.players if other is not me)


def took_off(s: State, me: Player, field: int, kind: str) -> Changes:
    """What taking such a piece off does to the purse."""
    if kind == POST or s.owner[field] != me.seat:
        return {"free_vassals": 1, "food": 0, "hunger": 0}
    last = me.fleets[field] == 1 if kind == FLEET else s.vassals[field] == 1
    gone = last and field not in me.cities
    return {"free_vassals": 1, **food_change(me, -food_of(me, field) if gone else 0)}


def _fall(s: State, field: int) -> None:
    """A province that is empty now falls to those who were to attack it (EOT-11.4). May push, so
    call it last."""
    x = s.expansion
    if x is None or s.owner[field] != NOBODY:
        return
    for attack in x.attacks:
        if attack.place == field:
            others = tuple(other for other in x.attacks if other is not attack)
            s.expansion = replace(x, attacks=others)
            s.vassals[field] = attack.walked + attack.carried + attack.landed
            hand_over(s, field, attack.attacker)
            s.tell("told-falls", "EOT-11.4", seat=attack.attacker, field=NAMES[field])
            count_colonies(s, s.players[attack.attacker])


def _forget(s: State, me: Player, field: int) -> None:
    """What an expansion under way knows of a piece that is gone: it was new; of a field that was
    left: it was held, and there was room to grow."""
    x = s.expansion
    if x is None or x.seat != me.seat:
        return
    here = s.vassals[field] if field < LANDS else 0
    new = {n: min(many, here) if n == field else many for n, many in x.new}
    x = replace(x, new=tuple((n, many) for n, many in new.items() if many))
    if not holds(s, field, me.seat):
        room = tuple((n, many) for n, many in x.room if n != field)
        x = replace(x, room=room, before=x.before & ~(1 << field))
    s.expansion = x
