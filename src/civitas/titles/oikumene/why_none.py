"""Why a menu offers nothing of a kind: one reason for each, the one that says most."""

from __future__ import annotations

from typing import Final

from civitas.kernel.asks import Ask, Pick, Reason
from civitas.titles.oikumene.course import diplomacy
from civitas.titles.oikumene.hinterland import reasons as hinterland
from civitas.titles.oikumene.moves import reasons as moves
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.war import reasons as war

CHAPTERS: Final = (moves.none, war.none, diplomacy.none, hinterland.none)


def why_none(s: State, ask: Ask, kind: type[Pick]) -> Reason | None:
    """Why there is nothing of this kind in a menu."""
    return next(filter(None, (none(s, ask, kind) for none in CHAPTERS)), None)
