"""What the API hears: bodies of requests. Pydantic checks each before anybody reads it."""

from __future__ import annotations

import json
from typing import Annotated, Any, Final

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, model_validator

from civitas.web.api.shapes import SeatNumber
from civitas.web.front.parts import MOST
from civitas.web.storage.schema import NAME, PLAY_ON, TALK

PARTS: Final = 1000
"""So many things may be in a body, however deep; no honest one comes near it."""


class _Heard(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)

    @model_validator(mode="before")
    @classmethod
    def _few(cls, body: Any) -> Any:
        """Too many parts are refused as one: to tell each what is wrong with it takes long."""
        found = [body]
        for part in found:
            if isinstance(part, dict | list):
                found += part.values() if isinstance(part, dict) else part
            if len(found) > PARTS:
                raise ValueError(f"at most {PARTS} parts")
        return body


Word = Annotated[str, Field(max_length=NAME)]
FEW: Final = 99


class GuestBody(_Heard):
    name: Annotated[str, Field(max_length=NAME)]


class FriendBody(_Heard):
    name: Annotated[str, Field(max_length=NAME)]


class InviteBody(_Heard):
    friend: Annotated[int, Field(ge=-MOST, le=MOST)]


class SignInBody(_Heard):
    name: Annotated[str, Field(max_length=NAME)]
    password: Annotated[str, Field(max_length=200)]


class MeBody(_Heard):
    name: Annotated[str | None, Field(max_length=NAME)] = None
    password: Annotated[str | None, Field(max_length=200)] = None
    wishes: Annotated[dict[Word, Word], Field(max_length=FEW)] | None = None


class WishBody(_Heard):
    """Who shall sit there: `me`, `open` for whoever comes, `bot`, or `automa`."""

    kind: Annotated[str, Field(max_length=NAME)]
    bot: Annotated[str | None, Field(max_length=NAME)] = None
    name: Annotated[str | None, Field(max_length=NAME)] = None


Options = Annotated[
    dict[Word, bool | Annotated[int, Field(ge=-MOST, le=MOST)] | Word], Field(max_length=FEW)
]


class ChoicesBody(_Heard):
    players: Annotated[int, Field(ge=0, le=99)]
    automas: Annotated[int, Field(ge=0, le=99)] = 0
    options: Options = {}


class CreateBody(_Heard):
    title: Annotated[str, Field(max_length=NAME)]
    seats: Annotated[list[WishBody], Field(max_length=99)] | None = None
    """Without seats: you against bots."""
    options: Options = {}
    public: bool = False
    days: Annotated[int, Field(ge=0, le=99)] = 0
    reserve: Annotated[int, Field(ge=0, le=MOST)] = 0
    """Seconds that everybody has for the whole match, instead of days for a move."""
    addition: Annotated[int, Field(ge=0, le=MOST)] = 0
    """Seconds that every turn adds to them."""
    late: Annotated[str, Field(max_length=NAME)] = PLAY_ON
    """What happens to whoever lets the time pass: `bot`, `remind` or `end`."""
    friendly: bool = True
    """May people let each other take back what came to light? If not, it counts for ratings."""


class JoinBody(_Heard):
    key: Annotated[str | None, Field(max_length=NAME)] = None
    seat: SeatNumber | None = None


def _sayable(pick: dict[str, Any]) -> dict[str, Any]:
    """Half of a letter, or a thing in a thing in a thing …, cannot even be refused by name; and no
    pick is as long as a letter home."""
    try:
        length = len(json.dumps(pick, ensure_ascii=False).encode())
    except RecursionError:
        raise ValueError("too deep") from None
    if length > LONGEST:
        raise ValueError("too long")
    return pick


LONGEST: Final = 4000
"""Bytes of a pick as JSON."""
SentPick = Annotated[dict[str, Any], AfterValidator(_sayable)]


class PickBody(_Heard):
    seq: Annotated[int, Field(ge=0, le=MOST)]
    """The number of the ask that you answer."""
    pick: SentPick
    seat: SeatNumber | None = None
    """Only needed where you hold several seats."""


class UndoBody(_Heard):
    seq: Annotated[int, Field(ge=0, le=MOST)]
    """The number of steps that you saw."""
    seat: SeatNumber | None = None
    turn: bool = False
    """Take back all that can be taken back, not only the last pick."""


class PleaBody(_Heard):
    step: Annotated[int, Field(ge=0, le=MOST)]
    """The match shall go back to before it: one of your `goals`."""
    seat: SeatNumber | None = None


class ConsentBody(_Heard):
    number: Annotated[int, Field(ge=0, le=MOST)]
    """Of the plea."""
    agree: bool
    """Whoever has asked withdraws it with `false`."""


class HabitBody(_Heard):
    what: Word
    """The kind of ask, as `what` in an ask that is `always`."""
    until: Word
    """The end of the `turn`, the `round` or the `match`."""
    seat: SeatNumber | None = None


class HabitEndBody(_Heard):
    what: Word
    seat: SeatNumber | None = None


class WhyBody(_Heard):
    pick: SentPick
    seat: SeatNumber | None = None


class SeatBody(_Heard):
    seat: SeatNumber


class ChatBody(_Heard):
    text: Annotated[str, Field(max_length=TALK, pattern=r"^[^\x00]*[^\s\x00][^\x00]*$")]
