"""The shapes of what the API says: msgspec structs, which are what is sent, and whose schemas are
what the OpenAPI document says of them. What it hears is in `bodies.py`."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from fastapi import Query
from fastapi.responses import Response
from pydantic import Field

from civitas.web.front.parts import MOST
from civitas.web.lobby.cards import MatchCard
from civitas.web.lobby.inviting import Invited
from civitas.web.speech.endings import Ending

SeatNumber = Annotated[int, Field(ge=0, le=99)]
AsSeat = Annotated[
    int | None,
    Query(ge=0, le=99, description="With whose eyes; without it, your own, or a spectator's."),
]
Number = Annotated[int, Query(ge=0, le=MOST)]


# -------------------------------------------------------------------- what the API says


class Problem(msgspec.Struct, frozen=True):
    """What went wrong: the id of a message, and the sentence in the language of the request."""

    error: str
    message: str


class ChoiceShape(msgspec.Struct, frozen=True):
    value: bool | int | str
    name: str


class OptionShape(msgspec.Struct, frozen=True):
    id: str
    name: str
    text: str
    """A sentence about it."""
    default: bool | int | str
    choices: tuple[ChoiceShape, ...]
    """Which of them go together: `/titles/{title}/choices`."""
    clause: str


class LevelShape(msgspec.Struct, frozen=True):
    """A bot that a person may choose to play against."""

    bot: str
    name: str
    how: str
    """How it plays, in a few words."""
    strength: int | None
    """Its rating on this title, from the ladder of bots; `medium` is 1500."""


class TitleShape(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    id: str
    name: str
    designer: str
    pitch: str
    players: tuple[int, int]
    """The fewest and the most who are asked."""
    automas: int
    """So many seats at most may be automas, which the title itself plays."""
    seats: int
    """Players and automas together, at most."""
    minutes: tuple[int, int]
    rules_version: str
    options: tuple[OptionShape, ...]
    bots: tuple[str, ...]
    levels: tuple[LevelShape, ...]
    """What a form offers of them, the weakest first."""


class ChoicesShape(msgspec.Struct, frozen=True):
    """What a form may offer for a match with so many players and automas and these options."""

    choices: dict[str, tuple[bool | int | str, ...]]
    """By option that has a meaning there, the choices that go with all others."""
    problem: str
    """What does not fit, if anything: one sentence."""


class PersonShape(msgspec.Struct, frozen=True):
    id: int
    name: str
    kept: bool
    """Is there a password?"""
    wishes: dict[str, str]


class Welcome(msgspec.Struct, frozen=True):
    """Who you are now, and the token to say so with."""

    person: PersonShape
    token: str


class RatingShape(msgspec.Struct, frozen=True):
    """What somebody is worth in a title."""

    value: int
    interval: int
    """In 95 of 100 cases the true value is no further off, on either side."""
    matches: int
    """So many have counted."""
    provisional: bool
    """The interval is still wide."""


class RungShape(msgspec.Struct, frozen=True):
    place: int | None
    """Null as long as the rating is provisional."""
    name: str
    bot: bool
    """A bot, or automas of one strength."""
    person: int | None
    rating: RatingShape


class CountShape(msgspec.Struct, frozen=True):
    matches: int
    won: int


class PastShape(msgspec.Struct, frozen=True):
    """What you have played of a title."""

    title: str
    all: CountShape
    seats: dict[int, CountShape]
    """By the number of your seat."""
    sizes: dict[int, CountShape]
    """By how many seats the table had."""
    opponents: dict[str, CountShape]
    """By name; those whom you met most often."""
    best: int | float | None
    mean: float | None
    """Of your points, if the title has any."""
    rating: RatingShape | None
    course: tuple[RatingShape, ...]
    """After each match that counts, the latest last."""


class SeenShape(msgspec.Struct, frozen=True):
    """Somebody as everybody may see them."""

    id: int
    name: str
    ratings: dict[str, RatingShape]
    """By title."""
    matches: tuple[MatchCard, ...]
    """The latest of those that are public."""


class FriendShape(msgspec.Struct, frozen=True):
    id: int
    """Of a friend or somebody whom you block, the person; else of the request."""
    name: str
    person: int | None = None
    """Who asks you."""


class CircleShape(msgspec.Struct, frozen=True):
    """Your friends, and all that is about to become of others."""

    friends: tuple[FriendShape, ...]
    asking: tuple[FriendShape, ...]
    """Requests to you."""
    asked: tuple[FriendShape, ...]
    """Your own requests, by the name that you gave: whether anybody has it you are not told."""
    blocked: tuple[FriendShape, ...]
    secret: str | None
    """Whoever sends it to `/friends/by/{secret}` becomes your friend."""
    tables: tuple[MatchCard, ...]
    """Public tables with a free seat at which a friend sits."""


class SessionShape(msgspec.Struct, frozen=True):
    """Who you are, and what a page sends along in the header X-CSRF."""

    person: PersonShape | None
    language: str
    csrf: str


class SeatShape(msgspec.Struct, frozen=True):
    number: int
    name: str
    holder: str
    """`person`, `bot`, `automa` or `free`."""
    bot: str | None
    mine: bool
    away: bool
    """A bot plays for somebody who may come back."""
    reserve: int | None
    """Seconds that are left on the clock of this seat, as it was at `since`."""
    since: int | None
    """When it began to run; null while it stands."""


class MatchShape(msgspec.Struct, frozen=True):
    """A match: what was agreed, and who sits there."""

    id: str
    title: str
    rules_version: str
    status: str
    """`open`, `running`, `over`, or `shown` if it was brought in as a file."""
    options: dict[str, bool | int | str]
    public: bool
    days: int
    reserve: int
    """Seconds that everybody has for the whole match; 0 if there are no clocks."""
    addition: int
    """Seconds that every turn adds to them."""
    late: str
    """What happens when time runs out: a `bot` plays on, they are reminded (`remind`), or the match
    ends (`end`)."""
    friendly: bool
    """May people let each other take back what came to light? If not, it counts for ratings."""
    seats: tuple[SeatShape, ...]
    commitment: str
    seed: str | None
    """Opened when the match is over."""
    link: str | None
    """For those who sit here: who knows it may look, and take a free seat."""
    created: int
    started: int | None
    changed: int
    due: int | None
    """When the time for this move is over; null in a live match."""
    rematch: str | None
    result: Ending | None


class AmountShape(msgspec.Struct, frozen=True):
    thing: str
    number: int | float


class TermsShape(msgspec.Struct, frozen=True):
    """What a pick costs and what it brings for certain."""

    text: str
    costs: tuple[AmountShape, ...]
    gains: tuple[AmountShape, ...]
    choice: bool
    """Is it asked next how to pay, or with what instead?"""


class PickShape(msgspec.Struct, frozen=True):
    pick: Any
    """Send this back to choose it."""
    text: str
    places: tuple[str, ...]
    """The places on the board that it is about."""
    terms: TermsShape | None
    """What it costs and brings; null if nothing that is certain."""


class AskShape(msgspec.Struct, frozen=True):
    """A question to your seat, with every legal answer."""

    seat: int
    seq: int
    what: str
    text: str
    picks: tuple[PickShape, ...]
    always: str
    """The standing answer that may be given to such an ask; empty if there can be none."""


class PleaShape(msgspec.Struct, frozen=True):
    """What somebody asks the others for: to let the match go back."""

    number: int
    """Answer it by this."""
    seat: int
    picks: int
    """So many would be taken back."""
    waiting: tuple[int, ...]
    """The seats of people who have not agreed yet."""


class GoalShape(msgspec.Struct, frozen=True):
    """A moment to which you may ask the others to go back: before a pick of yours."""

    step: int
    text: str
    picks: int
    """So many would be taken back."""


class HabitShape(msgspec.Struct, frozen=True):
    """A standing answer of yours."""

    what: str
    """The kind of ask."""
    text: str
    until: str
    """It ends with the `turn`, the `round` or the `match`."""


class TableShape(msgspec.Struct, frozen=True):
    """What one seat, or a spectator, sees of a match."""

    match: str
    title: str
    seat: int | None
    my_seats: tuple[int, ...]
    seq: int
    """How many steps the match has: changes with every pick and undo."""
    board: Any
    """The title's own view."""
    asks: tuple[AskShape, ...]
    waiting: tuple[int, ...]
    """The seats that are asked."""
    can_undo: bool
    plea: PleaShape | None
    """What somebody asks the others for."""
    standing: tuple[HabitShape, ...]
    """Your standing answers, as long as they hold."""
    picks: int
    """How many picks the journal has; a replay goes from 0 to this."""
    result: Ending | None
    watching: tuple[str, ...]
    """The names of the spectators; a stranger's is empty."""


class Stale(msgspec.Struct, frozen=True):
    """A pick or undo that was refused, and the table as it is now."""

    error: str
    message: str
    table: TableShape


class LineShape(msgspec.Struct, frozen=True):
    text: str
    message: str
    params: dict[str, str | int]
    clause: str


class LogShape(msgspec.Struct, frozen=True):
    """The log as your seat may read it, from line ``since`` on. An undo takes lines back."""

    since: int
    total: int
    lines: tuple[LineShape, ...]


class ChatShape(msgspec.Struct, frozen=True):
    id: int
    name: str
    """Empty if the table itself says it."""
    text: str
    at: int


class PositionShape(msgspec.Struct, frozen=True):
    """A match as it was after some picks."""

    number: int
    total: int
    seat: int | None
    board: Any
    waiting: tuple[int, ...]
    lines: tuple[LineShape, ...]
    """What the pick before this position brought about."""
    result: Ending | None


class ReasonShape(msgspec.Struct, frozen=True):
    """Why a pick is not offered; empty if there is nothing sensible to say."""

    text: str
    clause: str


ANSWERS: Final = (
    Problem, TitleShape, ChoicesShape, PersonShape, Welcome, SessionShape, MatchShape, MatchCard,
    TableShape, Stale, LogShape, ChatShape, PositionShape, ReasonShape, RungShape, PastShape,
    SeenShape, CircleShape, Invited, GoalShape,
)  # fmt: skip


def reply(answer: Any, status: int = 200) -> Response:
    """An answer as JSON."""
    return Response(msgspec.json.encode(answer), status, media_type="application/json")
