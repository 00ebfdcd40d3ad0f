"""The parts of a request, each with the most that it may be: nothing longer gets any further."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final

from fastapi import Form, Path, Query

from civitas.web.front.visitor import Garbled
from civitas.web.people.people import LONGEST
from civitas.web.storage.schema import NAME
from civitas.web.tables.replays import Way

MOST: Final = 2**31 - 1
"""The highest number that anything is called by."""
WORDS: Final = 100
"""Letters of whatever our pages name by an id, and of a field of a form."""
ADDRESS: Final = 2000
"""Letters of an address of ours."""
SUMS: Final = 8000
"""Letters of all the sums that a page has."""

TitleId = Annotated[str, Path(max_length=NAME, description="The id of a title.")]
Thing = Annotated[str, Path(max_length=WORDS)]
Sum = Annotated[str, Path(max_length=NAME)]
Deed = Annotated[str, Path(max_length=NAME)]
Secret = Annotated[str, Path(max_length=NAME)]
Number = Annotated[int, Path(ge=-MOST, le=MOST)]

Key = Annotated[
    str | None, Query(max_length=NAME, description="The link of a match that is not public.")
]
Place = Annotated[str, Query(max_length=WORDS)]
Told = Annotated[str, Query(max_length=ADDRESS)]
BackTo = Annotated[str, Query(max_length=ADDRESS)]
Language = Annotated[str, Query(max_length=NAME)]
Have = Annotated[str, Query(max_length=SUMS)]
Seat = Annotated[int, Query(ge=-1, le=99)]
AnySeat = Annotated[int | None, Query(ge=-1, le=99)]
At = Annotated[int | None, Query(ge=-MOST, le=MOST)]
Jump = Annotated[Way | None, Query()]
LineNumber = Annotated[int | None, Query(ge=0, le=MOST)]
First = Annotated[int, Query(ge=-1, le=MOST)]

Csrf = Annotated[str, Form(max_length=NAME)]
Back = Annotated[str, Form(max_length=ADDRESS)]
Receiver = Annotated[str, Form(max_length=ADDRESS)]
Name = Annotated[str, Form(max_length=NAME)]
Password = Annotated[str, Form(max_length=LONGEST)]
Turned = Annotated[bool, Form()]
Spoken = Annotated[str, Form(max_length=NAME)]
Chair = Annotated[int, Form(ge=-1, le=99)]
Whom = Annotated[int, Form(ge=-MOST, le=MOST)]
AnyChair = Annotated[int | None, Form(ge=-1, le=99)]


def fields(given: Mapping[str, Any]) -> dict[str, str]:
    """The texts in a form, or behind an address, of which only our pages know the names."""
    found = {name: value for name, value in given.items() if isinstance(value, str)}
    for name, value in found.items():
        if len(name) > WORDS or len(value) > WORDS:
            raise Garbled(name[:NAME], f"at most {WORDS} letters")
    return found
