"""Plays one simulated match: what a process of `civitas simulate` does, and nothing else."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from civitas.bots import make_bot, play_out
from civitas.kernel.chance import seed_number
from civitas.kernel.match import new, save
from civitas.kernel.setting import OptionValue


class Job(NamedTuple):
    """A match to be played: the same job gives the same match in every process."""

    title: str
    seats: tuple[str, ...]
    options: dict[str, OptionValue]
    automas: tuple[int, ...]
    seed: str
    file: Path | None


class Outcome(NamedTuple):
    scores: tuple[int | float, ...]
    winners: tuple[int, ...]
    decisions: int


def play(job: Job) -> Outcome:
    """The whole match, and its file if one is wanted."""
    table = new(
        job.title, job.seats, options=job.options, automas=job.automas, seed=job.seed, log=False
    )
    bots = [
        None if seat in job.automas else make_bot(name, seed_number(f"{job.seed} bot {seat}"))
        for seat, name in enumerate(job.seats)
    ]
    play_out(table, bots)
    if job.file is not None:
        save(table, job.file)
    result = table.result
    assert result is not None
    return Outcome(result.scores, result.winners, len(table.journal))
