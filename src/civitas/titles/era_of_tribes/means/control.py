"""Who controls a field, and what follows from it (EOT-1.7 to EOT-1.9, EOT-1.17).

Food is not settled here: in the movement step it waits for the end of the step (EOT-8.5). Whoever
moves a field at another moment settles it with `hand_over`.
"""

from __future__ import annotations

from civitas.kernel.values import NOBODY
from civitas.titles.era_of_tribes.area import fields_in
from civitas.titles.era_of_tribes.content.fields import LANDS
from civitas.titles.era_of_tribes.means.changes import settle_food
from civitas.titles.era_of_tribes.means.food import food_of
from civitas.titles.era_of_tribes.state import BARBARIANS, Player, State


def is_player(owner: int) -> bool:
    """Is this a participant, and neither nobody nor the barbarians?"""
    return 0 <= owner < BARBARIANS


def set_owner(s: State, field: int, seat: int) -> None:
    """The field and its goods change hands; a good used in this round stays used until clean-up,
    and one on an army is a luxury good again (EOT-1.17)."""
    before = s.owner[field]
    if before == seat:
        return
    s.give(field, seat)
    if is_player(before):
        lay_back(s, s.players[before], field)
    if is_player(seat):
        pick_up(s, s.players[seat], field)


def lay_back(s: State, me: Player, field: int) -> None:
    """Somebody has no good of this field any more; if it was used, it is remembered."""
    bit = 1 << field
    s.spent |= me.used_goods & bit
    me.used_goods &= ~bit
    me.ore &= ~bit


def pick_up(s: State, me: Player, field: int) -> None:
    """Somebody has the good of a field now; if it was used in this round, it is still."""
    bit = 1 << field
    me.used_goods |= s.spent & bit
    s.spent &= ~bit


def hand_over(s: State, field: int, seat: int, clause: str = "EOT-9.49") -> None:
    """The field changes hands with its food (EOT-9.49): the former owner gives it up, the new one
    gains it, and the log says so; without a clause another line does."""
    before = s.owner[field]
    if before == seat:
        return
    if is_player(before):
        settle_food(s, s.players[before], -food_of(s.players[before], field), clause)
    set_owner(s, field, seat)
    if is_player(seat):
        settle_food(s, s.players[seat], food_of(s.players[seat], field), clause)


def heir(s: State, sea: int) -> int:
    """Who controls a sea field once its controller has no fleet there any more (EOT-8.17): who has
    most fleets there, on a tie the earlier in player order; `NOBODY` if none is left."""
    present = [(s.players[seat].fleets.get(sea, 0), seat) for seat in s.order]
    most = max((fleets for fleets, _ in present), default=0)
    return next(seat for fleets, seat in present if fleets == most) if most else NOBODY


def holds(s: State, field: int, seat: int) -> bool:
    """Has a seat a piece by which it controls the field (EOT-1.7, EOT-1.8)?"""
    me = s.players[seat]
    if field >= LANDS:
        return bool(me.fleets.get(field))
    return bool(s.vassals[field]) or field in me.cities


def release(s: State, field: int) -> None:
    """A piece was taken off a field: if it was the last there, the field is left, with its food and
    goods (EOT-8.17, EOT-8.19)."""
    seat = s.owner[field]
    if is_player(seat) and not holds(s, field, seat):
        hand_over(s, field, heir(s, field) if field >= LANDS else NOBODY, "")


def neighbours(s: State, seat: int) -> set[int]:
    """EOT-1.11: who controls a field next to one of this seat's, and all allies."""
    owner, borders = s.owner, s.area.borders
    found = {owner[near] for n in fields_in(s.held[seat]) for near in borders[n]}
    found.discard(seat)
    found.discard(NOBODY)
    found.discard(BARBARIANS)
    found.update(other.seat for other in s.players if s.players[seat].ally_of(other.seat))
    return found


def has_piece(s: State, me: Player) -> bool:
    """EOT-13.8: a city, a vassal, a fleet or a trading post on the board."""
    return bool(s.held[me.seat] or me.fleets) or me.seat in s.posts.values()
