"""The ask as the page gets it: every pick with its words, its parts and its places."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import chain
from typing import Any, Final, NamedTuple, TypeAlias

import msgspec

from civitas.kernel.asks import Ask, Pick
from civitas.kernel.shelf import KB, MB, WHILE, Shelf, kept, weight
from civitas.kernel.speech import SEAT_PARAMS
from civitas.kernel.standing import asked_alone, declining
from civitas.kernel.table import Table
from civitas.web.speech.voice import Voice

_Shown: TypeAlias = tuple[int, tuple[str | int, ...], str, tuple[str, ...], tuple[str, ...]]
"""A pick: kind, values of its fields, the whole in words, places, what it costs and brings."""


class KindOffer(msgspec.Struct, frozen=True, gc=False):
    """A kind of pick: its name, its fields, and what their values are called."""

    name: str
    fields: tuple[str, ...]
    labels: dict[str, dict[str, str]]
    fold: str = ""
    """The heading under which it lies where there are many answers, if it lies under any."""
    thing: str = ""
    """What says what it does, where no field does."""


class Offer(msgspec.Struct, frozen=True):
    """An ask, ready to be shown."""

    seat: int
    seq: int
    what: str
    kinds: tuple[KindOffer, ...]
    picks: tuple[_Shown, ...]
    hints: dict[str, str]
    """What the things do that can be chosen."""
    always: str = ""
    """The standing answer that may be given to such an ask, if there is one."""
    about: tuple[str, ...] = ()
    """The things that the question names."""


class _Told(NamedTuple):
    """A pick as it is offered at every table."""

    values: tuple[str | int, ...]
    text: str
    places: tuple[str, ...]
    hints: tuple[tuple[str, str], ...]
    """What the things do that it names."""


class _Menu(NamedTuple):
    """What is offered, with or without what it costs here and now."""

    kinds: tuple[KindOffer, ...]
    picks: tuple[_Shown, ...]
    hints: dict[str, str]


def _size(menu: _Menu) -> int:
    return 2 * KB + 160 * len(menu.picks)


_PRICED: Final[Shelf[Any, _Menu]] = Shelf(12 * MB, _size, key=KB, lasts=WHILE)
"""Menus with their prices, by all that these hang on: two lists of cards of three that are drawn
were drawn before, at this table or another."""


def offer(table: Table, ask: Ask, voice: Voice) -> Offer:
    """All that the page has to know to let somebody choose."""
    picks = tuple(ask.picks)
    kinds = {type(pick): pick for pick in picks}
    personal = any(voice.about(pick) is voice for pick in kinds.values())
    speaker = voice if personal else voice.impersonal
    if ask.facts is None:
        menu = _priced(table, ask, picks, speaker)
    else:
        alike = ask.what, picks, speaker, ask.facts()
        menu = _PRICED.get(alike) or _PRICED.first(alike, _priced(table, ask, picks, speaker))
    return Offer(
        seat=ask.seat,
        seq=ask.seq,
        what=ask.what,
        kinds=menu.kinds,
        picks=menu.picks,
        hints=menu.hints,
        always=_always(table, ask, voice),
        about=tuple([name for name in ask.params.values() if isinstance(name, str)]),
    )


def _priced(table: Table, ask: Ask, picks: tuple[Pick, ...], voice: Voice) -> _Menu:
    """What is offered, with what it costs and brings here and now."""
    terms = ask.terms or partial(table.title.terms, table.state, ask)
    menu = _menu(ask.what, picks, voice)
    shown = tuple(
        [
            one if (cost := terms(pick)) is None else (*one[:4], voice.terms(cost, one[2]))
            for pick, one in zip(picks, menu.picks, strict=True)
        ]
    )
    return menu._replace(picks=shown)


# Three menus of four were offered before, at this table or another. Picks exist once, and what they
# are called lies on a shelf of its own.
@kept(12 * MB, key=KB // 2, weigh=_size)
def _menu(what: str, picks: tuple[Pick, ...], voice: Voice) -> _Menu:
    kinds: dict[type[Pick], list[_Told]] = {}
    told = []
    for pick in picks:
        one = _told(what, pick, voice.about(pick))
        told.append(one)
        kinds.setdefault(type(pick), []).append(one)
    number = {kind: n for n, kind in enumerate(kinds)}
    return _Menu(
        tuple([_kind(kind, of_it, voice) for kind, of_it in kinds.items()]),
        tuple(
            [
                (number[type(pick)], one.values, one.text, one.places, ())
                for pick, one in zip(picks, told, strict=True)
            ]
        ),
        dict(chain.from_iterable([one.hints for one in told])),
    )


@kept(12 * MB, key=KB // 2, weigh=lambda told: KB + weight(told.text))  # picks exist once
def _told(what: str, pick: Pick, voice: Voice) -> _Told:
    values = msgspec.structs.astuple(pick)
    named = [value for value in (*values, pick.explained_by) if value and isinstance(value, str)]
    things = dict.fromkeys(named)
    hints = tuple([(thing, hint) for thing in things if (hint := voice.effect(thing))])
    return _Told(values, voice.answer(what, pick), pick.places, hints)


def _always(table: Table, ask: Ask, voice: Voice) -> str:
    if asked_alone(table) is None or declining(table.title, ask) is None:
        return ""
    return voice.words.say(f"standing-{ask.what}")


def _kind(kind: type[Pick], picks: Sequence[_Told], voice: Voice) -> KindOffer:
    name = kind.__name__.lower()
    fields = kind.__struct_fields__
    labels = {}
    if len(fields) > 1:
        columns = zip(*[pick.values for pick in picks], strict=True)
        for field, values in zip(fields, columns, strict=True):
            who = voice if field in SEAT_PARAMS else voice.impersonal
            labels[field] = {str(v): _label(name, field, v, who) for v in dict.fromkeys(values)}
    words, fold = voice.words, f"fold-{name}"
    heading = words.say(fold) if words.has(fold) else ""
    return KindOffer(name, fields, labels, heading, kind.explained_by)


@kept(4 * MB)
def _label(kind: str, field: str, value: Any, voice: Voice) -> str:
    words = voice.words
    if isinstance(value, str):
        return words.thing(value)
    if field in SEAT_PARAMS:
        return words.seat(value)
    message = f"part-{kind}-{field}"
    return words.say(message, {"value": value}) if words.has(message) else str(value)
