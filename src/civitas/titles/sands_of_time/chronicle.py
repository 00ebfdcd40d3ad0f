"""Section 8: the action Chronicle."""

from __future__ import annotations

from functools import cache
from typing import Final

from civitas.kernel.asks import Ask, Decision, Reason
from civitas.kernel.values import put
from civitas.titles.sands_of_time.content import CHRONICLES, FIELD, FIELDS
from civitas.titles.sands_of_time.picks import LAY, Lay
from civitas.titles.sands_of_time.state import Empire, State

NO_FIELD: Final = Reason("no-field", "SOT-8.2")
FIELD_TAKEN: Final = Reason("field-taken", "SOT-8.2")
CARD_LAID: Final = Reason("card-laid", "SOT-8.3")


@cache
def lay_picks(laid: tuple[int, ...]) -> tuple[Lay, ...]:
    """SOT-8.1, SOT-8.2: each card in hand on each field without an own card."""
    return tuple(
        LAY[card][field]
        for card in range(1, len(CHRONICLES) + 1)
        if card not in laid
        for field in range(len(FIELDS))
        if not laid[field]
    )


def refuse_chronicle(s: State, me: Empire) -> Reason | None:
    """SOT-6.19: a field must be free."""
    return None if 0 in me.laid else NO_FIELD


def refuse_lay(me: Empire, pick: Lay) -> Reason | None:
    """Why this card cannot go there."""
    if pick.field in FIELD and me.laid[FIELD[pick.field]]:
        return FIELD_TAKEN
    return CARD_LAID if pick.chronicle in me.laid else None


def chronicle(s: State, me: Empire) -> Decision:
    """SOT-8.1 to SOT-8.4: opponents see only that a card lies there."""
    pick = yield Ask(me.seat, "chronicle", lambda: lay_picks(me.laid), secret=True)
    me.laid = put(me.laid, FIELD[pick.field], pick.chronicle)
    s.whisper(me.seat, "laid-own", "SOT-8.4", chronicle=pick.chronicle, field=pick.field)
    s.tell_others(me.seat, "laid", "SOT-8.4", seat=me.seat, field=pick.field)
    return True
