"""What a study has found, in figures with their intervals."""

from __future__ import annotations

from typing import Final, NamedTuple

import polars as pl

from civitas.lab.figures import Interval, mean_reach, wilson

SEATED: Final = ("seats", "origins", "scores", "ranks")


class Mean(NamedTuple):
    """A mean, and how far its 95 % interval reaches to either side."""

    value: float
    reach: float


class Standing(NamedTuple):
    """How those of one kind fared: a seat, a bot, a people."""

    name: str
    seats: int
    """How often somebody of this kind played."""
    wins: int
    share: float
    interval: Interval
    points: Mean


class ArmFigures(NamedTuple):
    """What the matches of one arm were like."""

    name: str
    matches: int
    decisions: Mean
    points: Mean
    first: float
    """The share of wins of the first seat."""
    interval: Interval


class Use(NamedTuple):
    """How often something was offered and taken."""

    kind: str
    thing: str
    offered: int
    taken: int


def seated(matches: pl.DataFrame) -> pl.DataFrame:
    """A row for every seat of every match."""
    places = matches.with_columns(
        pl.int_ranges(0, pl.col("seats").list.len()).alias("place"),
        pl.when(pl.col("origins").list.len() == 0)
        .then(pl.lit("").repeat_by(pl.col("seats").list.len()))
        .otherwise(pl.col("origins"))
        .alias("origins"),
    )
    rows = places.explode("place", *SEATED)
    return rows.with_columns(pl.col("winners").list.contains(pl.col("place")).alias("won"))


def standings(rows: pl.DataFrame, by: str) -> list[Standing]:
    """Those of each kind, by the column that tells it; places are numbers."""
    found = []
    for (name,), group in rows.group_by([by], maintain_order=True):
        wins = int(group["won"].sum())
        share = wins / group.height
        points = Mean(*mean_reach(group["scores"].to_list()))
        found.append(
            Standing(str(name), group.height, wins, share, wilson(wins, group.height), points)
        )
    return sorted(found, key=lambda one: (int(one.name) if by == "place" else 0, one.name))


def arms(matches: pl.DataFrame) -> list[ArmFigures]:
    """The arms, in the order of the study."""
    found = []
    for (name,), group in matches.group_by(["arm"], maintain_order=True):
        first = int(group["winners"].list.contains(0).sum())
        found.append(
            ArmFigures(
                str(name),
                group.height,
                Mean(*mean_reach(group["decisions"].to_list())),
                Mean(*mean_reach(group["scores"].list.mean().to_list())),
                first / group.height,
                wilson(first, group.height),
            )
        )
    return found


def ways(matches: pl.DataFrame) -> list[tuple[str, int]]:
    """How the matches ended, the most frequent first."""
    counted = matches.group_by("way").len().sort(["len", "way"], descending=[True, False])
    return [(str(way), int(number)) for way, number in counted.iter_rows()]


def uses(things: pl.DataFrame) -> list[Use]:
    """What was offered and taken, the least taken first."""
    summed = things.group_by("kind", "thing").agg(pl.col("offered").sum(), pl.col("taken").sum())
    rows = (Use(*row) for row in summed.iter_rows())
    return sorted(
        rows, key=lambda use: (use.taken / use.offered, -use.offered, use.kind, use.thing)
    )
