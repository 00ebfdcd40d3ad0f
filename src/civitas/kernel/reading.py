"""What comes from outside as an answer: a pick as JSON, a seat; refused where it is none."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from civitas.kernel.asks import Pick, kinds_of
from civitas.kernel.errors import Refused


def read_pick(pick_type: Any, data: Any) -> Pick:
    """A pick of a title from its JSON form (a dict, as `msgspec.to_builtins` gives it)."""
    kind = _kinds(pick_type).get(_named(data), pick_type)
    try:
        pick: Pick = msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise Refused("refused-malformed", why=str(error)) from None
    missing = [field for field in pick.__struct_fields__ if field not in data]
    if missing:  # also where the rules, which make picks themselves, may leave it out
        raise Refused("refused-malformed", why=f"{missing[0]} is missing")
    return pick


@cache
def _kinds(pick_type: Any) -> dict[str, type[Pick]]:
    """The kinds of a title's picks by name: to read one kind is many times faster than to read one
    of them all."""
    return {str(kind.__struct_config__.tag): kind for kind in kinds_of(pick_type)}


def _named(data: Any) -> str:
    """What kind of pick the data says it is."""
    name = data.get("pick") if isinstance(data, dict) else None
    return name if isinstance(name, str) else ""


def not_offered(pick: object) -> Refused:
    """The refusal of a pick that is not on the list, or of something that is no pick."""
    if isinstance(pick, Pick):
        return Refused("refused-pick", pick=str(pick))
    return Refused("refused-malformed", why=f"{type(pick).__name__} is no pick")


def whole(seat: object) -> int:
    """The seat, if it is a number at all."""
    if isinstance(seat, int) and not isinstance(seat, bool):
        return seat
    raise Refused("refused-malformed", why=f"{type(seat).__name__} is no seat")
