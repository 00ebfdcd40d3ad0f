"""The toys: titles that are there for the tests alone, and how they are installed."""

from __future__ import annotations

from typing import Final

from civitas.kernel.titles import Title
from tests.laws.toy import TOY
from tests.toys.terraces.title import TITLE as TERRACES

TOYS: Final[dict[str, Title]] = {title.meta.id: title for title in (TOY, TERRACES)}
ENTRY_POINTS: Final = ("toy = tests.laws.toy:META", "terraces = tests.toys.terraces:META")
