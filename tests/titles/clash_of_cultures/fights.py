"""What tests of battles share: a field to fight on, the way there, and what the dice were worth."""

from __future__ import annotations

from dataclasses import dataclass, field

from civitas.kernel.table import Table
from civitas.titles.clash_of_cultures.picks.common import Done
from civitas.titles.clash_of_cultures.picks.moves import Command, From, Join, To
from civitas.titles.clash_of_cultures.scene import Scene
from tests.titles.clash_of_cultures.helpers import asked, do

FIELD = "C3 D3 E3 C4 D4 E4 C5 D5 E5"


def plains(players: int = 2, *, expansion: bool = False) -> Scene:
    """Land between the homes, all plains."""
    return Scene(players=players, expansion=expansion).land(FIELD, "plains")


def sea(*, expansion: bool = False) -> Scene:
    """Water between the homes."""
    return Scene(players=2, expansion=expansion).land(FIELD, "water")


def march(table: Table, start: str, goal: str, *group: str) -> Table:
    """One move of a Command, of these units and no others."""
    do(table, Command(), From(start))
    while asked(table) in ("group", "cargo"):
        joined = int(table.asks[0].params["count"])
        do(table, Join(group[joined]) if joined < len(group) else Done())
    return do(table, To(goal))


@dataclass
class Rolled:
    """One combat roll, as the log tells it."""

    seat: int | str
    dice: str
    value: int
    shares: dict[str, int] = field(default_factory=dict)
    shields: dict[str, int] = field(default_factory=dict)


def rolled(table: Table) -> list[Rolled]:
    """All combat rolls so far: attacker and defender, round by round."""
    found: list[Rolled] = []
    for line in table.log:
        params = line.params
        if line.message == "rolls":
            dice = [params[f"die{n}"] for n in range(1, 9)]
            shown = " ".join(str(number) for number in dice if number)
            found.append(Rolled(params["seat"], shown, int(params["value"])))
        elif line.message in ("roll-share", "roll-penalty"):
            sign = 1 if line.message == "roll-share" else -1
            found[-1].shares[str(params["origin"])] = sign * int(params["amount"])
        elif line.message == "roll-shield":
            found[-1].shields[str(params["origin"])] = int(params["count"])
    return found


def told(table: Table, message: str) -> list[dict[str, str | int]]:
    """The parameters of all lines with this message."""
    return [line.params for line in table.log if line.message == message]
