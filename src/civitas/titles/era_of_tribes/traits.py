"""What is special about a participant: its people, played by a person or by an Automa."""

from __future__ import annotations

from typing import Final

from civitas.kernel.values import NONE
from civitas.titles.era_of_tribes.content.automa import AUTOMA_TRAITS
from civitas.titles.era_of_tribes.content.peoples import TRAITS, Traits

PLAIN: Final = Traits()
"""Before a people is chosen."""


def traits_of(people: int, automa: bool) -> Traits:
    """The traits of a people; an Automa has only its own (AUT-1.18)."""
    if people == NONE:
        return PLAIN
    return AUTOMA_TRAITS[people] if automa else TRAITS[people]
