"""The ask as the page gets it: every pick with its words, its parts and its places."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Any, NamedTuple

import msgspec

from civitas.kernel.asks import Ask, Pick
from civitas.kernel.shelf import KB, MB, kept, weight
from civitas.kernel.speech import SEAT_PARAMS
from civitas.kernel.standing import asked_alone, declining
from civitas.kernel.table import Table
from civitas.web.speech.voice import Voice


class KindOffer(msgspec.Struct, frozen=True):
    """A kind of pick: its name, its fields, and what their values are called."""

    name: str
    fields: tuple[str, ...]
    labels: dict[str, dict[str, str]]
    fold: str = ""
    """The heading under which it lies where there are many answers, if it lies under any."""


class Offer(msgspec.Struct, frozen=True):
    """An ask, ready to be shown."""

    seat: int
    seq: int
    what: str
    kinds: tuple[KindOffer, ...]
    picks: tuple[tuple[int, tuple[str | int, ...], str, tuple[str, ...], str], ...]
    """Kind, values of its fields, the whole in words, places, what it costs and brings."""
    hints: dict[str, str]
    """What the things do that can be chosen."""
    always: str = ""
    """The standing answer that may be given to such an ask, if there is one."""


class _Told(NamedTuple):
    """A pick as it is offered at every table."""

    values: tuple[str | int, ...]
    text: str
    places: tuple[str, ...]
    hints: tuple[tuple[str, str], ...]
    """What the things do that it names."""


def offer(table: Table, ask: Ask, voice: Voice) -> Offer:
    """All that the page has to know to let somebody choose."""
    kinds: dict[type[Pick], list[_Told]] = {}
    voices: dict[type[Pick], Voice] = {}
    told, what = [], ask.what
    for pick in ask.picks:
        kind = type(pick)
        if kind not in voices:
            voices[kind], kinds[kind] = voice.about(pick), []
        one = _told(what, pick, voices[kind])
        told.append(one)
        kinds[kind].append(one)
    number = {kind: n for n, kind in enumerate(kinds)}
    state, terms = table.state, table.title.terms
    return Offer(
        seat=ask.seat,
        seq=ask.seq,
        what=ask.what,
        kinds=tuple([_kind(kind, picks, voice) for kind, picks in kinds.items()]),
        picks=tuple(
            [
                (
                    number[type(pick)],
                    values,
                    text,
                    places,
                    "" if (cost := terms(state, ask, pick)) is None else voice.terms(cost, text),
                )
                for pick, (values, text, places, _) in zip(ask.picks, told, strict=True)
            ]
        ),
        hints=dict(chain.from_iterable([one.hints for one in told])),
        always=_always(table, ask, voice),
    )


@kept(24 * MB, key=KB // 2, weigh=lambda told: KB + weight(told.text))  # picks exist once
def _told(what: str, pick: Pick, voice: Voice) -> _Told:
    values = msgspec.structs.astuple(pick)
    things = dict.fromkeys([value for value in values if isinstance(value, str)])
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
    return KindOffer(name, fields, labels, words.say(fold) if words.has(fold) else "")


@kept(4 * MB)
def _label(kind: str, field: str, value: Any, voice: Voice) -> str:
    words = voice.words
    if isinstance(value, str):
        return words.thing(value)
    if field in SEAT_PARAMS:
        return words.seat(value)
    message = f"part-{kind}-{field}"
    return words.say(message, {"value": value}) if words.has(message) else str(value)
