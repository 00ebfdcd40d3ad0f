"""How strong bots are on each title, as the last ladder has shown (`civitas ladder`)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from civitas.kernel.content import read

FILE: Final = Path(__file__).with_name("strength.yaml")


@cache
def strengths() -> Mapping[str, Mapping[str, int]]:
    """By title and bot, the rating on Elo's scale, where medium is 1500."""
    found: dict[str, dict[str, int]] = read(FILE)
    return found


def strength(title: str, bot: str) -> int | None:
    """The rating of a bot on a title; None if they have not met there yet."""
    return strengths().get(title, {}).get(bot)
