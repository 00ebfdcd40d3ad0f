"""Picks, the answers to asks, and why one is not among them. Both go to JSON and back.

Rules have them from `asks`.
"""

from __future__ import annotations

from types import ModuleType
from typing import Any, ClassVar, get_args

import msgspec


class Pick(msgspec.Struct, frozen=True, gc=False, tag_field="pick", tag=str.lower):
    """A legal answer: a small frozen value with a name, `Annex(region="italia")`.

    Fields hold whole numbers or ids of things in the title's content, so a pick goes to JSON and
    back and can be read in a journal years later.
    """

    explained_by: ClassVar[str] = ""
    """The thing whose text says what picks of this kind do, where no field names one."""
    by_itself: ClassVar[bool] = False
    """Is it a deed of its own, also where it is offered beside the answers to a question?"""

    @property
    def places(self) -> tuple[str, ...]:
        """Ids of the places on the board that this pick is about, where a click may choose it."""
        return ()


def kinds_of(pick_type: Any) -> tuple[type[Pick], ...]:
    """The kinds of picks that a title has: its `pick_type` is one of them or a union."""
    return get_args(pick_type) or (pick_type,)


def picks_in(*modules: ModuleType) -> tuple[type[Pick], ...]:
    """The picks that these modules define, in their order. A base of several picks is none itself:
    it is called `On...`, after what they are about."""
    return tuple(
        thing
        for module in modules
        for thing in vars(module).values()
        if isinstance(thing, type)
        and issubclass(thing, Pick)
        and thing.__module__ == module.__name__
        and not thing.__name__.startswith("On")
    )


class Reason(msgspec.Struct, frozen=True):
    """Why something is not offered: a message id, its parameters and the clause behind it."""

    message: str
    clause: str
    params: dict[str, str | int] = {}
