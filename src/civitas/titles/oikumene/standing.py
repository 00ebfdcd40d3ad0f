"""What may be answered before it is asked: in this game nothing is hidden."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from civitas.kernel.asks import Pick
from civitas.titles.oikumene.picks.common import No, Pass
from civitas.titles.oikumene.picks.war import FightOn

STANDING: Final[Mapping[str, type[Pick]]] = {
    "offered": No,
    "demanded": No,
    "tribute": Pass,
    "relocate": Pass,
    "fight-on": FightOn,
}
