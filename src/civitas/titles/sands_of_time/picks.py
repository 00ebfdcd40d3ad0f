"""Every answer a player can give, with the places on the board where a click may give it."""

from __future__ import annotations

from typing import ClassVar, Final, TypeAlias

from civitas.kernel.asks import Pick
from civitas.titles.sands_of_time.content import (
    ACTIONS,
    ADVANCES,
    BONUS_ACTIONS,
    BORDERS,
    BUILDINGS,
    CARDS,
    CATEGORIES,
    CITIZENS,
    FIELDS,
    PEASANTS,
    REGIONS,
    RESOURCES,
    ROWS,
)


class OnRegion(Pick, frozen=True):
    """A pick about one region."""

    region: str

    @property
    def places(self) -> tuple[str, ...]:
        return (f"region:{self.region}",)


class OnRow(Pick, frozen=True):
    """A pick about one row of advances."""

    row: str

    @property
    def places(self) -> tuple[str, ...]:
        return (f"row:{self.row}",)


class Province(OnRegion, frozen=True):
    """Mark this region as a province (SOT-3.6)."""


class Capital(OnRegion, frozen=True):
    """Put the capital here (SOT-3.11, SOT-10.13)."""


class Settle(OnRegion, frozen=True):
    """Put one peasant here (SOT-3.15, SOT-21.3)."""


class Caravan(Pick, frozen=True):
    """Place a caravan on this border (SOT-15.1)."""

    border: str

    @property
    def places(self) -> tuple[str, ...]:
        return (f"border:{self.border}",)


class Heritage(Pick, frozen=True):
    """Raise heritage in this category."""

    category: str


class Begin(OnRow, frozen=True):
    """Place a new advance marker on the first advance of this row (SOT-3.18, SOT-14.2)."""


class Choose(Pick, frozen=True):
    """Choose these two cards for the round (SOT-6.2)."""

    first: str
    second: str


class Play(Pick, frozen=True):
    """Use this action card now (SOT-6.8)."""

    card: str


class EndTurn(Pick, frozen=True):
    """End the turn; cards not used are declined (SOT-6.10)."""


class Done(Pick, frozen=True):
    """Leave the action at what has been done."""


class UseBonus(Pick, frozen=True):
    """Use a bonus action (SOT-18.1)."""

    by_itself: ClassVar[bool] = True

    action: str


class Oppress(OnRegion, frozen=True):
    """Take resources from the own peasants of this region (SOT-18.4)."""


class Support(Pick, frozen=True):
    """Count 2 more heritage in this category until the end of the turn (SOT-18.5)."""

    category: str


class Tax(Pick, frozen=True):
    """Take 1 of this resource for each trade good reached (SOT-18.6)."""

    resource: str


class Exchange(Pick, frozen=True):
    """Coinage: give this many of one resource for the other (SOT-27.16)."""

    by_itself: ClassVar[bool] = True

    give: str
    amount: int


class Lay(Pick, frozen=True):
    """Lay this chronicle card face down on a field (SOT-8.1)."""

    chronicle: int
    field: str

    @property
    def places(self) -> tuple[str, ...]:
        return (f"field:{self.field}",)


class Muster(OnRegion, frozen=True):
    """Place a soldier here (SOT-9.1)."""


class Promote(OnRegion, frozen=True):
    """Turn a peasant into a soldier here (SOT-9.2)."""


class Demote(OnRegion, frozen=True):
    """Turn a soldier into a peasant here (SOT-9.2)."""


class Irrigate(OnRegion, frozen=True):
    """Irrigation: place a peasant here (SOT-26.3)."""


class Drill(OnRegion, frozen=True):
    """Barracks: place an extra soldier here (SOT-26.9)."""


class Attack(Pick, frozen=True):
    """Attack this opponent in this region (SOT-10.2)."""

    region: str
    other: int

    @property
    def places(self) -> tuple[str, ...]:
        return (f"region:{self.region}",)


class Annex(OnRegion, frozen=True):
    """Take control of this region (SOT-10.14)."""


class Commit(Pick, frozen=True):
    """The secret number of a battle (SOT-10.5)."""

    number: int


class Lose(Pick, frozen=True):
    """Give this citizen back to the supply."""

    citizen: str


class Retreat(OnRegion, frozen=True):
    """Withdraw all own citizens to this region (SOT-10.9)."""


class AskRoad(OnRegion, frozen=True):
    """Ask the controller of this region for the use of the Road (SOT-16.7)."""


class Consent(Pick, frozen=True):
    """Let the mover use the Road."""


class Deny(Pick, frozen=True):
    """Do not let the mover use the Road."""


class Group(Pick, frozen=True):
    """Choose citizens of one kind in one region to move (SOT-11.1, SOT-16.1)."""

    region: str
    citizen: str
    count: int

    @property
    def places(self) -> tuple[str, ...]:
        return (f"region:{self.region}",)


class To(OnRegion, frozen=True):
    """Move the chosen citizens there."""


class Plunder(OnRegion, frozen=True):
    """Plunder this region (SOT-11.2)."""


class Site(OnRegion, frozen=True):
    """Build in this region (SOT-12.1)."""


class Discount(OnRegion, frozen=True):
    """Use the Amphitheater of this region for the discount (SOT-12.11)."""


class Construct(Pick, frozen=True):
    """Build this building on the chosen site."""

    building: str


class Labor(Pick, frozen=True):
    """Use this many peasants for the building (SOT-12.6)."""

    count: int


class Calm(Pick, frozen=True):
    """Reduce unrest by one step (SOT-13.1)."""


class Progress(OnRow, frozen=True):
    """Move the own marker of this row one card to the right (SOT-14.1)."""


class Reveal(Pick, frozen=True):
    """Lay this one of the two drawn advances at the end of the row (SOT-14.5)."""

    advance: str


class Pay(Pick, frozen=True):
    """Pay with this resource (SOT-15.1)."""

    resource: str


class Tribute(Pick, frozen=True):
    """Take tribute from this source (SOT-17.1)."""

    source: str


class Score(Pick, frozen=True):
    """Of two chronicles in a category score the one on this field (SOT-22.7)."""

    field: str

    @property
    def places(self) -> tuple[str, ...]:
        return (f"field:{self.field}",)


class Keep(Pick, frozen=True):
    """Granaries: keep these resources (SOT-23.4)."""

    crops: int
    gold: int


AnyPick: TypeAlias = (
    Province
    | Capital
    | Settle
    | Caravan
    | Heritage
    | Begin
    | Choose
    | Play
    | EndTurn
    | Done
    | UseBonus
    | Oppress
    | Support
    | Tax
    | Exchange
    | Lay
    | Muster
    | Promote
    | Demote
    | Irrigate
    | Drill
    | Attack
    | Annex
    | Commit
    | Lose
    | Retreat
    | AskRoad
    | Consent
    | Deny
    | Group
    | To
    | Plunder
    | Site
    | Discount
    | Construct
    | Labor
    | Calm
    | Progress
    | Reveal
    | Pay
    | Tribute
    | Score
    | Keep
)

# Picks are frozen and few, so each exists once: a list of picks is a list of references, and a
# journal of a thousand picks weighs eight kilobytes.
_IDS: Final = tuple(region.id for region in REGIONS)
PROVINCE: Final = tuple(map(Province, _IDS))
CAPITAL: Final = tuple(map(Capital, _IDS))
SETTLE: Final = tuple(map(Settle, _IDS))
OPPRESS: Final = tuple(map(Oppress, _IDS))
MUSTER: Final = tuple(map(Muster, _IDS))
PROMOTE: Final = tuple(map(Promote, _IDS))
DEMOTE: Final = tuple(map(Demote, _IDS))
IRRIGATE: Final = tuple(map(Irrigate, _IDS))
DRILL: Final = tuple(map(Drill, _IDS))
ANNEX: Final = tuple(map(Annex, _IDS))
RETREAT: Final = tuple(map(Retreat, _IDS))
ASK_ROAD: Final = tuple(map(AskRoad, _IDS))
TO: Final = tuple(map(To, _IDS))
PLUNDER: Final = tuple(map(Plunder, _IDS))
SITE: Final = tuple(map(Site, _IDS))
DISCOUNT: Final = tuple(map(Discount, _IDS))
CARAVAN: Final = tuple(Caravan(border.id) for border in BORDERS)
ATTACK: Final = tuple(tuple(Attack(region, seat) for seat in range(5)) for region in _IDS)
GROUP: Final = tuple(
    tuple(tuple(Group(region, citizen, n + 1) for n in range(PEASANTS)) for citizen in CITIZENS)
    for region in _IDS
)
"""By region, citizen, and number less one."""
HERITAGE: Final = tuple(map(Heritage, CATEGORIES))
SUPPORT: Final = tuple(map(Support, CATEGORIES))
TAX: Final = tuple(map(Tax, RESOURCES))
PAY: Final = tuple(map(Pay, RESOURCES))
BEGIN: Final = tuple(Begin(row.id) for row in ROWS)
PROGRESS: Final = tuple(Progress(row.id) for row in ROWS)
CONSTRUCT: Final = tuple(Construct(building.id) for building in BUILDINGS)
REVEAL: Final = tuple(Reveal(advance.id) for advance in ADVANCES)
PLAY: Final = tuple(Play(card.id) for card in ACTIONS)
USE_BONUS: Final = tuple(map(UseBonus, BONUS_ACTIONS))
LOSE: Final = tuple(map(Lose, CITIZENS))
LABOR: Final = tuple(map(Labor, range(PEASANTS + 1)))
COMMIT: Final = tuple(map(Commit, range(7)))
SCORE: Final = tuple(Score(field.id) for field in FIELDS)
LAY: Final = tuple(tuple(Lay(n, field.id) for field in FIELDS) for n in range(8))
"""By chronicle number (from 1) and field."""
EXCHANGE: Final = tuple(
    tuple(Exchange(resource, amount) for amount in range(10)) for resource in RESOURCES
)
CHOOSE: Final = tuple(tuple(Choose(a, b) for b in CARDS) for a in CARDS)
END_TURN: Final = EndTurn()
DONE: Final = Done()
CALM: Final = Calm()
CONSENT: Final = Consent()
DENY: Final = Deny()
COLONIES: Final = Tribute("colonies")
FOREIGN_CARAVANS: Final = Tribute("foreign_caravans")
