"""Why something cannot be picked now, with the clause behind it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from civitas.kernel.asks import Ask, Pick
from civitas.kernel.speech import things_of
from civitas.kernel.table import Table
from civitas.web.speech.voice import Voice


class Refusal(msgspec.Struct, frozen=True):
    """Things that are not offered, and why."""

    what: tuple[str, ...]
    why: str
    clause: str


def why_place(table: Table, seat: int, place: str, voice: Voice) -> list[Refusal]:
    """Why none of the picks that are asked for can be made at this place."""
    ask = table.ask_for(seat)
    if ask is None:
        return []
    return _refusals(table, seat, _elsewhere(ask, place), voice)


def why_others(table: Table, seat: int, voice: Voice) -> list[Refusal]:
    """What may be missed here: first what is held and cannot be used, and each kind of which there
    is nothing, in a line of its own; then what else of the kinds that have no places on the board,
    since a click there tells of them."""
    ask = table.ask_for(seat)
    if ask is None:
        return []
    missing = [
        Refusal((_named(what, voice),), voice.words.reason(reason), reason.clause)
        for what, reason in table.why_none(seat)
    ]
    known = {what for refusal in missing for what in refusal.what}
    others = (
        msgspec.structs.replace(refusal, what=tuple(w for w in refusal.what if w not in known))
        for refusal in _refusals(table, seat, _others(table, seat, ask), voice)
    )
    return missing + sorted((r for r in others if r.what), key=lambda r: len(r.what))


def _named(what: Pick | type[Pick], voice: Voice) -> str:
    return voice.pick(what) if isinstance(what, Pick) else voice.words.kind(what)


def _elsewhere(ask: Ask, place: str) -> Iterator[Pick]:
    """The picks of the ask, as they would be at another place."""
    sort, _, thing = place.partition(":")
    kinds: dict[type[Pick], Pick] = {}
    for pick in ask.picks:
        kinds.setdefault(type(pick), pick)
    for pick in kinds.values():
        here = {there.partition(":")[2] for there in pick.places if there.startswith(f"{sort}:")}
        fields = [n for n in pick.__struct_fields__ if getattr(pick, n) in here]
        if fields:
            yield msgspec.structs.replace(pick, **{fields[0]: thing})
    for kind in _one_part(ask):
        if kind not in kinds and place in (pick := kind(thing)).places:
            yield pick


def _one_part(ask: Ask) -> list[type[Any]]:
    """The kinds of picks that the ask has, or might have, and that name one thing."""
    kinds: dict[type[Any], None] = dict.fromkeys((*map(type, ask.picks), *ask.kinds))
    return [kind for kind in kinds if [f.type for f in msgspec.structs.fields(kind)] == [str]]


def _others(table: Table, seat: int, ask: Ask) -> Iterator[Pick]:
    for kind in _one_part(ask):
        # A rule that has an answer even to nonsense cannot tell what is worth a question.
        if kind("?").places or table.why_not(kind("?"), seat) is not None:
            continue
        yield from (kind(thing) for thing in things_of(table.meta.words, "en"))


def _refusals(table: Table, seat: int, picks: Iterator[Pick], voice: Voice) -> list[Refusal]:
    found: dict[tuple[str, str], list[str]] = {}
    for pick in picks:
        reason = table.why_not(pick, seat)
        if reason is not None:
            key = (voice.words.reason(reason), reason.clause)
            found.setdefault(key, []).append(voice.pick(pick))
    return [Refusal(tuple(what), why, clause) for (why, clause), what in found.items()]
