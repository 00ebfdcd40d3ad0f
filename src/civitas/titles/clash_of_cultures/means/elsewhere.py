"""Why a choice on the map is among these places alone: the reasons, by what is asked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from civitas.kernel.asks import Reason

_OWN: Final = "own-cities"
_ROOM: Final = "own-city-room"
_SAD: Final = "own-city-sad"

ELSEWHERE: Final[Mapping[str, Reason]] = {
    "cheer-again": Reason(_SAD, "COC-19.1"),
    "cheer-city": Reason(_SAD, "COC-19.1"),
    "city-states": Reason("city-states", "COC-7.11"),
    "develop": Reason("city-to-develop", "COC-19.1"),
    "exchange": Reason("exchange", "COC-7.11"),
    "explore-from": Reason("explore-from", "COC-14.10"),
    "extorted-city": Reason("extorted-city", "COC-22.18"),
    "fleeing-settler": Reason(_OWN, "COC-16.7"),
    "free-economy": Reason("city-to-collect", "COC-26.19"),
    "great-artist": Reason(_OWN, "COC-21.9"),
    "hegemony-ship": Reason("hegemony-ship", "COC-7.11"),
    "hegemony-site": Reason("hegemony-site", "COC-7.11"),
    "militia": Reason(_ROOM, "COC-19.1"),
    "new-colonies": Reason("new-colonies", "COC-11.16"),
    "place-infantry": Reason(_ROOM, "COC-15.30"),
    "place-settler": Reason(_OWN, "COC-1.11"),
    "raise-city": Reason(_SAD, "COC-17.5"),
    "reformed-temple": Reason("reformed-temple", "COC-21.2"),
    "road-over": Reason("road-over", "COC-12.15"),
    "route": Reason("route", "COC-26.11"),
    "settler-city": Reason(_OWN, "COC-19.1"),
    "tribute-of-margus": Reason("tribute", "COC-11.16"),
    "upset-city": Reason("upset-city", "COC-21.14"),
    "volcano": Reason(_OWN, "COC-21.13"),
}
