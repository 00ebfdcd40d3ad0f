"""What the page of a table sends with all that it asks for while people play, and its bounds."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from civitas.web.front.parts import MOST, SUMS
from civitas.web.storage.schema import NAME

_SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=99)]


class PageState(msgspec.Struct, kw_only=True):
    """What a page says about itself with everything that it asks for."""

    page: Annotated[str, Meta(max_length=40)] = ""
    """What it calls itself."""
    have: Annotated[str, Meta(max_length=SUMS)] = ""
    """The sums of the parts that it has, with dots between."""
    first: Annotated[int, Meta(ge=-1, le=10**6)] = -1
    """The first block of the log that it shows; -1 if it has none."""
    seat: _SeatNumber | None = None
    """Who said "I am", where several share the screen."""
    key: Annotated[str, Meta(max_length=NAME)] | None = None


class Deed(PageState, kw_only=True, forbid_unknown_fields=True):
    """Something that the seat does, at the number of steps that the page shows."""

    seat: _SeatNumber
    seq: Annotated[int, Meta(ge=0, le=MOST)]
    curtain: bool = False
    """Several share the screen and the seat has not come forward: what is hidden stays hidden."""


class PickSent(Deed, kw_only=True):
    pick: Annotated[int, Meta(ge=0, le=10**6)]
    """Its number in the list of the ask."""
    careful: bool = False
    """Has it to be confirmed if it could not be taken back?"""


class UndoSent(Deed, kw_only=True):
    turn: bool = False


class PleaSent(Deed, kw_only=True):
    step: Annotated[int, Meta(ge=0, le=MOST)]
    """The match shall go back to before it."""


class ConsentSent(Deed, kw_only=True):
    number: Annotated[int, Meta(ge=0, le=MOST)]
    """Of the plea."""
    agree: bool


class HabitSent(Deed, kw_only=True):
    what: Annotated[str, Meta(max_length=NAME)]
    """The kind of ask to which the answer is no from now on; or no more, without ``until``."""
    until: Annotated[str, Meta(max_length=NAME)] = ""
