"""Plays one batch of a study: what a worker does, wherever it is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, TypeAlias

import msgspec

from civitas.kernel.table import Table
from civitas.lab.match import Job, Uses, outcome, played
from civitas.lab.study import Study

Row: TypeAlias = dict[str, Any]


def play_batch(study: Study, numbers: Sequence[int]) -> dict[str, list[Row]]:
    """By table of the study, the rows that these matches give."""
    arms = [arm.name for arm in study.arms]
    uses = [Uses(Counter(), Counter()) for _ in arms]
    rows: dict[str, list[Row]] = {"matches": [], "things": [], "picks": []}
    for number in numbers:
        arm = study.arm_of(number)
        job = study.job(number)
        table = played(job, uses[arm] if study.things else None)
        rows["matches"].append(_match(number, arms[arm], job, table))
        if study.picks:
            rows["picks"] += _picks(number, table)
    for name, used in zip(arms, uses, strict=True):
        rows["things"] += _things(name, used)
    return rows


def _match(number: int, arm: str, job: Job, table: Table) -> Row:
    end = outcome(table)
    return {
        "match": number,
        "arm": arm,
        "seed": job.seed,
        "decisions": end.decisions,
        "way": end.way,
        "seats": list(job.seats),
        "origins": list(end.origins),
        "scores": [float(score) for score in end.scores],
        "ranks": list(end.ranks),
        "winners": list(end.winners),
    }


def _things(arm: str, uses: Uses) -> Iterator[Row]:
    for (kind, thing), offered in sorted(uses.offered.items()):
        taken = uses.taken[kind, thing]
        yield {"arm": arm, "kind": kind, "thing": thing, "offered": offered, "taken": taken}


def _picks(number: int, table: Table) -> Iterable[Row]:
    encode = msgspec.json.Encoder().encode
    for step, (seat, pick, _) in enumerate(table.journal):
        yield {"match": number, "step": step, "seat": seat, "pick": encode(pick).decode()}
