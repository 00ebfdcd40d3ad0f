"""What a pick costs and brings: whoever asks tells it (`Ask.terms`)."""

from __future__ import annotations

from civitas.kernel.asks import Ask, Pick
from civitas.kernel.explain import Terms
from civitas.titles.era_of_tribes.state import State


def terms_of(_: State, ask: Ask, pick: Pick) -> Terms | None:
    """What an offered pick costs and what it brings for certain."""
    return ask.terms(pick) if ask.terms is not None else None


def purse(s: State, seat: int) -> dict[str, int | float]:
    """All that this seat could pay with, and where it stands on the tracks that picks move."""
    me = s.players[seat]
    return {
        "thalers": me.thalers,
        "treaties": me.treaties,
        "morale": me.morale,
        "food": me.food,
    }
