"""Why something cannot be picked now, with the clause behind it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Any, Final, NamedTuple

import msgspec

from civitas.kernel.asks import Ask, Pick, Reason
from civitas.kernel.speech import things_of
from civitas.kernel.table import Table
from civitas.web.speech.voice import Voice

NOTHING: Final[Mapping[type[Pick], Reason]] = MappingProxyType({})


class Refusal(NamedTuple):
    """Things that are not offered for the same reason, and the clauses behind it."""

    what: tuple[str, ...]
    why: str
    clauses: tuple[str, ...]


def why_place(table: Table, seat: int, place: str, voice: Voice) -> list[Refusal]:
    """Why none of the picks that are asked for can be made at this place."""
    ask = table.ask_for(seat)
    if ask is None:
        return []
    return _refusals(_refused(table, seat, _elsewhere(ask, place), voice))


def why_others(table: Table, seat: int, voice: Voice) -> list[Refusal]:
    """What may be missed here: first what is held and cannot be used, and each kind of which there
    is nothing; then what else of the kinds that have no places on the board, since a click there
    tells of them, and that have another reason than their kind. What has the same reason stands in
    one line."""
    ask = table.ask_for(seat)
    if ask is None:
        return []
    none = table.why_none(seat)
    missing = [
        (_named(what, voice), voice.words.reason(reason), reason.clause) for what, reason in none
    ]
    known = {what for what, _, _ in missing}
    kinds = {what: reason for what, reason in none if isinstance(what, type)}
    others = [one for one in _refused(table, seat, _others(table, seat, ask), voice, kinds)
              if one[0] not in known]  # fmt: skip
    return _refusals(missing) + sorted(_refusals(others), key=lambda r: len(r.what))


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


def _refused(
    table: Table,
    seat: int,
    picks: Iterator[Pick],
    voice: Voice,
    told: Mapping[type[Pick], Reason] = NOTHING,
) -> Iterator[tuple[str, str, str]]:
    """What of this cannot be picked, why, and by which clause; not what is ``told`` of its kind."""
    for pick in picks:
        reason = table.why_not(pick, seat)
        if reason is not None and reason != told.get(type(pick)):
            yield voice.pick(pick), voice.words.reason(reason), reason.clause


def _refusals(refused: Iterable[tuple[str, str, str]]) -> list[Refusal]:
    """A line for each reason, in the order in which it is first given."""
    found: dict[str, tuple[dict[str, None], dict[str, None]]] = {}
    for what, why, clause in refused:
        whats, clauses = found.setdefault(why, ({}, {}))
        whats[what] = clauses[clause] = None
    return [Refusal(tuple(what), why, tuple(clauses)) for why, (what, clauses) in found.items()]
