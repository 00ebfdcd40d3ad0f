"""What a name looks like: two names with a look in common are taken for each other.

This is the skeleton of Unicode's report on security (UTS #39, section 4), with the confusables that
Unicode publishes. It is coarser in three things. Accents and other marks that any letter can bear
are left out, and so is all that is no letter, digit or picture: a dot more makes nobody another
person. Letters are folded to small ones; and since a capital I looks like a small l, but a small i
does not, a name has two looks: as it is written, and as it is written in small letters.
"""

from __future__ import annotations

import json
import unicodedata
from functools import cache
from importlib.resources import files
from typing import Final

ANY_SCRIPT: Final = (
    range(0x0300, 0x0370),
    range(0x1AB0, 0x1B00),
    range(0x1DC0, 0x1E00),
    range(0x20D0, 0x2100),
    range(0xFE20, 0xFE30),
)
"""The marks that are of no script. Others are vowels in Hebrew or Hindi, and make another name."""


def looks(name: str) -> frozenset[str]:
    """The looks of a name.

    >>> looks("Alice") & looks("AI\u0456c\u00e9") & looks("ALICE")
    frozenset({'alice'})
    >>> looks("Eila") & looks("Ella")
    frozenset()
    """
    return frozenset((_skeleton(name), _skeleton(name.casefold())))


def _skeleton(text: str) -> str:
    same = _prototypes()
    plain = unicodedata.normalize("NFD", text)
    drawn = unicodedata.normalize("NFD", "".join(same.get(letter, letter) for letter in plain))
    kept = "".join(letter for letter in drawn if _counts(letter))
    # What was a capital may be confused with something else as a small letter.
    return "".join(same.get(letter, letter) for letter in kept.casefold())


def _counts(letter: str) -> bool:
    kind = unicodedata.category(letter)
    if kind[0] == "M":
        return not any(ord(letter) in marks for marks in ANY_SCRIPT)
    return kind[0] in "LN" or kind == "So"


@cache
def _prototypes() -> dict[str, str]:
    """For each confusable letter the one that stands for all that look like it.

    The file has every pair in both directions. A letter that is like several is what they are all
    like; of two that are only like each other, either may stand for both.
    """
    pairs = json.loads((files("confusable_homoglyphs") / "confusables.json").read_bytes())
    like = {one: [other["c"] for other in others] for one, others in pairs.items()}
    found = {}
    for one, others in like.items():
        other = others[0]
        if len(one) == len(others) == 1 and (len(like[other]) > 1 or len(other) > 1 or other < one):
            found[one] = other
    return found
