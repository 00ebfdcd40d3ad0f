"""From the picks of an ask to a short list of choices.

A pick that has several parts is chosen part by part where there are too many of its kind. Each
step only filters the list that the ask has given: nothing here knows what is legal.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from civitas.kernel.asks import Pick
from civitas.kernel.speech import SEAT_PARAMS
from civitas.kernel.words import Words

MANY: Final = 20


class Choice(NamedTuple):
    """A line of the menu: one pick, or several that share a part."""

    label: str
    picks: tuple[Pick, ...]


Telling = Callable[[Pick], str]
"""What a pick is called in the menu."""


def menu(picks: Sequence[Pick], words: Words, tell: Telling | None = None) -> list[Choice]:
    """What to choose from next; ``tell`` says more of a pick than its words alone."""
    tell = tell or words.pick
    kinds: dict[type[Pick], list[Pick]] = {}
    for pick in picks:
        kinds.setdefault(type(pick), []).append(pick)
    choices: list[Choice] = []
    for group in kinds.values():
        parts = _parts(group)
        if len(group) > MANY and len(parts) > 1:
            choices += _by_part(group, parts, words, tell)
        else:
            choices += [Choice(tell(pick), (pick,)) for pick in group]
    return choices


def _parts(group: Sequence[Pick]) -> dict[str, list[Any]]:
    """The fields in which these picks differ, with their values in order."""
    values = {
        name: list(dict.fromkeys(getattr(pick, name) for pick in group))
        for name in group[0].__struct_fields__
    }
    return {name: found for name, found in values.items() if len(found) > 1}


def _by_part(
    group: Sequence[Pick], parts: dict[str, list[Any]], words: Words, tell: Telling
) -> list[Choice]:
    """One choice for each value of the first part.

    Parts with the same ids, as two cards of one hand, are one question: whichever is named
    first, the picks that have it in any of these places remain.
    """
    first, values = next(iter(parts.items()))
    alike = [
        name
        for name, others in parts.items()
        if name == first or (isinstance(values[0], str) and not set(values).isdisjoint(others))
    ]
    every = dict.fromkeys(value for name in alike for value in parts[name])
    choices = []
    for value in every:
        left = tuple(pick for pick in group if any(getattr(pick, n) == value for n in alike))
        if len(left) == 1:
            choices.append(Choice(tell(left[0]), left))
        elif len(left) < len(group):
            choices.append(Choice(_label(left[0], first, value, words), left))
    return choices


def _label(pick: Pick, part: str, value: str | int, words: Words) -> str:
    message = f"part-{type(pick).__name__.lower()}-{part}"
    if words.has(message):
        return words.say(message, {"value": value})
    if isinstance(value, str):
        return f"{words.thing(value)} …"
    return f"{words.seat(value) if part in SEAT_PARAMS else value} …"
