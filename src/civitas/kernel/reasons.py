"""What somebody may miss in an ask, with a reason for each."""

from __future__ import annotations

from typing import Any

from civitas.kernel.asks import Ask, Pick, Reason
from civitas.kernel.titles import Title


def missed(title: Title, state: Any, ask: Ask) -> list[tuple[Pick | type[Pick], Reason]]:
    """First what the seat holds and cannot use, then each kind of pick that the ask has none of."""
    told: list[tuple[Pick | type[Pick], Reason]] = []
    held = [pick for pick in title.held(state, ask) if pick not in ask.picks]
    for pick in held:
        reason = title.why_not(state, ask.seat, pick)
        if reason is not None:
            told.append((pick, reason))
    for kind in dict.fromkeys(ask.kinds):
        if not any(type(pick) is kind for pick in (*ask.picks, *held)):
            reason = title.why_none(state, ask, kind)
            if reason is not None:
                told.append((kind, reason))
    return told
