"""Notes: what befell a match beside its rules, for everybody to read in its log.

A note stands in the journal between two picks and changes nothing in the state: whoever replays
the picks comes to the same end with it or without. Nothing before a note is taken back.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from civitas.kernel.log import Line

TAKEN_BACK: Final = "taken-back"
STANDING: Final = "standing"

_Seat = Annotated[int, msgspec.Meta(ge=0, lt=100)]


class Note(msgspec.Struct, frozen=True, omit_defaults=True):
    """One of them: the match has gone back by consent, or the pick before was a standing answer."""

    note: Literal["taken-back", "standing"]
    seat: _Seat
    """Who asked for it, or who has answered."""
    picks: Annotated[int, msgspec.Meta(ge=0, lt=1 << 31)] = 0
    """So many were taken back."""
    agreed: Annotated[tuple[_Seat, ...], msgspec.Meta(max_length=100)] = ()
    """The other people at the table, who have all consented."""
    what: Annotated[str, msgspec.Meta(max_length=100)] = ""
    """The kind of ask that a standing answer was given to; files of before do not have it."""

    @property
    def seats(self) -> tuple[int, ...]:
        """All whom it names."""
        return (self.seat, *self.agreed)

    @property
    def line(self) -> Line:
        """What the log says."""
        params: dict[str, str | int] = {"seat": self.seat, "picks": self.picks}
        params["agreed"] = len(self.agreed)
        if self.agreed:
            params["other"] = self.agreed[0]
        if self.what:
            params["what"] = self.what
        return Line.of(f"log-{self.note}", params, "")


Notes: TypeAlias = Mapping[int, tuple[Note, ...]]
"""After so many picks, what was noted."""
