"""What the database holds: people, matches, seats, and the journal of each match.

A match is its journal. Everything else about it can be worked out again; what is kept beside the
journal (whose turn it is, the result) is there so that a list of matches needs no replay.
"""

from __future__ import annotations

from secrets import token_hex
from typing import Annotated, Any, Final, TypeAlias

import msgspec
from sqlalchemy import JSON, BigInteger, Double, ForeignKey, Index, String, Text, false, text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

from civitas.kernel.guide import GUIDED
from civitas.kernel.results import Result

OPEN: Final = "open"
RUNNING: Final = "running"
OVER: Final = "over"
SHOWN: Final = "shown"
"""A match that was brought in as a file, to be looked at; its seed is no secret."""

PERSON: Final = "person"
BOT: Final = "bot"
FREE: Final = "free"
AUTOMA: Final = "automa"
"""A seat that the title itself plays; nobody is asked there, and nobody sits down."""

PLAY_ON: Final = "bot"
REMIND: Final = "remind"
END: Final = "end"
LATE: Final = (PLAY_ON, REMIND, END)
"""What happens to whoever lets the time pass: a bot plays on, they are reminded, or the
match ends."""

MATCH_ID: Final = r"^[0-9a-f]{12}$"
"""What the id of a match looks like."""
NAME: Final = 40
"""The longest name of a person or a seat."""
TALK: Final = 500
"""The longest line of a chat."""

_UNCOUNTED: Final = text("status = 'over' AND counted IS NULL")
"""The few at which nobody has looked yet are found among all that were ever played."""


Seconds: TypeAlias = Annotated[int, mapped_column(BigInteger)]
"""A point in time, in seconds since 1970."""
Worth: TypeAlias = Annotated[float, mapped_column(Double)]
"""To the last bit: whoever counts again gets the same."""


def new_match_id() -> str:
    """An id that no other match has."""
    return token_hex(6)


class Base(DeclarativeBase):
    """All tables of the database."""


class Person(Base):
    """Somebody who plays. Without a password a guest, known by the cookie alone."""

    __tablename__ = "person"

    id: Mapped[int] = mapped_column(primary_key=True)
    name: Mapped[str] = mapped_column(String(NAME))
    login: Mapped[str | None] = mapped_column(String(3 * NAME), unique=True)
    """The name in small letters, once a password keeps it; nobody else can have it then."""
    password: Mapped[str | None] = mapped_column(String(200))
    epoch: Mapped[int] = mapped_column(default=0)
    """Cookies and tokens made before the last change of password carry another number."""
    joined: Mapped[Seconds]
    wishes: Mapped[dict[str, str]] = mapped_column(JSON, default=dict)
    """Language, theme, motion, sound."""


class Sitting(Base):
    """A browser in which somebody is signed in. The cookie has its key; without it it is void."""

    __tablename__ = "sitting"

    number: Mapped[int] = mapped_column(primary_key=True)
    key: Mapped[str] = mapped_column(String(40))
    person: Mapped[int] = mapped_column(ForeignKey("person.id"))

    __table_args__ = (Index("sitting_person", "person"),)


class Likeness(Base):
    """A look of a kept name: nobody else can have a name that looks so."""

    __tablename__ = "likeness"

    look: Mapped[str] = mapped_column(Text, primary_key=True)
    person: Mapped[int] = mapped_column(ForeignKey("person.id"))

    __table_args__ = (Index("likeness_person", "person"),)


class Roll(Base):
    """One row: it counts the changes among people, so that a process knows when to read again."""

    __tablename__ = "roll"

    id: Mapped[int] = mapped_column(primary_key=True)
    changes: Mapped[int]


class Match(Base):
    """One match, from the moment it is offered in the lobby."""

    __tablename__ = "match"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    title: Mapped[str] = mapped_column(String(40))
    rules_version: Mapped[str] = mapped_column(String(20))
    options: Mapped[dict[str, bool | int | str]] = mapped_column(JSON)
    seed: Mapped[str] = mapped_column(Text)
    commitment: Mapped[str] = mapped_column(String(64))
    owner: Mapped[int] = mapped_column(ForeignKey("person.id"))
    public: Mapped[bool]
    origin: Mapped[str | None] = mapped_column(String(8))
    """What is known of the address from which it was made: whether two are the same, no more."""
    link: Mapped[str] = mapped_column(String(40))
    """Who knows it may look and take a free seat."""
    days: Mapped[int] = mapped_column(default=0)
    """Days per move; 0 is a live match."""
    reserve: Mapped[int] = mapped_column(default=0, server_default="0")
    """Seconds that everybody has for the whole match; 0 if there are no clocks."""
    addition: Mapped[int] = mapped_column(default=0, server_default="0")
    """Seconds that every turn adds to them."""
    late: Mapped[str] = mapped_column(String(10), default=PLAY_ON)
    """What happens when the days of a move, or somebody's reserve, are over."""
    friendly: Mapped[bool] = mapped_column(default=True)
    """May people consent to take back what came to light? Then it counts for no rating."""
    status: Mapped[str] = mapped_column(String(10), default=OPEN)
    created: Mapped[Seconds]
    started: Mapped[Seconds | None]
    changed: Mapped[Seconds]
    events: Mapped[int] = mapped_column(default=0)
    waiting: Mapped[list[int]] = mapped_column(JSON, default=list)
    """The seats the table waits for."""
    seating: Mapped[int] = mapped_column(default=0)
    """Counts the changes of seats, so that a live table knows when to read them again."""
    result: Mapped[dict[str, Any] | None] = mapped_column(JSON)
    """A `Result`, once it is over."""
    rematch: Mapped[str | None] = mapped_column(String(16))
    """The match that those who sat here play next."""
    signature: Mapped[dict[str, str] | None] = mapped_column(JSON)
    """Of a match from a file: by whom, with which key, and the proof."""
    counted: Mapped[bool | None]
    """Once it is over: does it count on the ladder of its title? None if nobody has looked yet."""

    __table_args__ = (
        Index("match_status", "status", "changed"),
        Index("match_uncounted", "changed", sqlite_where=_UNCOUNTED, postgresql_where=_UNCOUNTED),
    )

    @property
    def ended(self) -> Result | None:
        """How it ended."""
        return msgspec.convert(self.result, Result) if self.result else None

    @property
    def guided(self) -> bool:
        """Did it begin with the guide of its title? Its luck is no secret then: it counts for
        nothing but the fun of it."""
        return self.seed.startswith(GUIDED)


class Seat(Base):
    """A place at a table. ``person`` stays when a bot plays on for somebody who left."""

    __tablename__ = "seat"

    match: Mapped[str] = mapped_column(ForeignKey("match.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    holder: Mapped[str] = mapped_column(String(10))
    person: Mapped[int | None] = mapped_column(ForeignKey("person.id"))
    bot: Mapped[str | None] = mapped_column(String(20))
    name: Mapped[str] = mapped_column(String(NAME))
    resigned: Mapped[bool] = mapped_column(default=False)
    """The person has given up and does not come back."""
    last: Mapped[bool] = mapped_column(default=False, server_default=false())
    """The person has gone when all others had gone before, and nobody has come back since."""
    guided: Mapped[bool] = mapped_column(default=False, server_default=false())
    """The guide of the title leads the person, who has not left it."""
    reserve: Mapped[int | None]
    """Seconds that are left to the person, when the clock last began to run or stopped."""
    since: Mapped[Seconds | None]
    """When the clock began to run; None while it stands."""
    late: Mapped[bool] = mapped_column(default=False, server_default=false())
    """The person has let the time run out, and that has ended the match."""
    away_from: Mapped[int | None]
    """How many steps there were when a bot began to play on for the person; None if none has."""
    away_until: Mapped[int | None]
    """And when they came back; None while they are away."""

    __table_args__ = (Index("seat_person", "person"),)


class Standing(Base):
    """What somebody on the ladder of a title was worth after a match that counts."""

    __tablename__ = "standing"

    match: Mapped[str] = mapped_column(ForeignKey("match.id"), primary_key=True)
    player: Mapped[str] = mapped_column(String(60), primary_key=True)
    """A person by number, a bot by name, automas by how well they play: `lobby/ratings.py`."""
    person: Mapped[int | None] = mapped_column(ForeignKey("person.id"))
    title: Mapped[str] = mapped_column(String(40))
    ended: Mapped[Seconds]
    """When the match did; ladders are made in this order."""
    value: Mapped[Worth]
    spread: Mapped[Worth]
    """The standard deviation of the value."""
    matches: Mapped[int]
    """So many of theirs have counted, with this one."""
    latest: Mapped[bool]
    """Is it what they are worth now?"""

    __table_args__ = (
        Index("standing_player", "title", "player", "matches"),
        Index("standing_ended", "title", "ended", "match"),
        Index("standing_ladder", "title", "latest", "value"),
        Index("standing_person", "person"),
    )


class Plea(Base):
    """That somebody asks the others at a table to let the match go back; one at a time."""

    __tablename__ = "plea"

    match: Mapped[str] = mapped_column(ForeignKey("match.id"), primary_key=True)
    number: Mapped[int]
    """What it is called by: how often seats had changed when it was made."""
    seat: Mapped[int]
    """Who asks."""
    back: Mapped[int]
    """The first step that would be taken back."""
    steps: Mapped[int]
    """How many the match had; when a person has made another since, it is void."""
    agreed: Mapped[list[int]] = mapped_column(JSON)
    """The people who have consented."""


class Habit(Base):
    """A standing answer: no to every question of this kind, as long as it was meant to last."""

    __tablename__ = "habit"

    match: Mapped[str] = mapped_column(ForeignKey("match.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    what: Mapped[str] = mapped_column(String(NAME), primary_key=True)
    """The kind of ask."""
    until: Mapped[str] = mapped_column(String(10))
    """The end of a turn, of a round, or of the match."""
    since: Mapped[str] = mapped_column(Text)
    """The turn or round in which it was given, as JSON; in another one it is void."""


class Event(Base):
    """One step of a journal: a pick, or the undo of the last one. Never changed, never removed."""

    __tablename__ = "event"

    match: Mapped[str] = mapped_column(ForeignKey("match.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    seat: Mapped[int]
    pick: Mapped[str | None] = mapped_column(Text)
    """JSON; None is an undo."""
    at: Mapped[Seconds]
    back: Mapped[int | None]
    """Of an undo: the number of the step that it takes back. None if an older server wrote it."""
    note: Mapped[str | None] = mapped_column(Text)
    """What the log says besides, as JSON; with one, an undo is by consent and takes back all since
    ``back``."""


class Chat(Base):
    """What people say at a table."""

    __tablename__ = "chat"

    id: Mapped[int] = mapped_column(primary_key=True)
    match: Mapped[str] = mapped_column(ForeignKey("match.id"))
    name: Mapped[str] = mapped_column(String(NAME))
    """Who says it; nobody if it is the table itself."""
    text: Mapped[str] = mapped_column(String(TALK))
    """If it is the table's: JSON, the id of a message and its parameters, told in any language."""
    at: Mapped[Seconds]

    __table_args__ = (Index("chat_match", "match", "id"),)


class Channel(Base):
    """A way by which somebody wants to be told that it is their turn."""

    __tablename__ = "channel"

    id: Mapped[int] = mapped_column(primary_key=True)
    person: Mapped[int] = mapped_column(ForeignKey("person.id"))
    kind: Mapped[str] = mapped_column(String(10))
    address: Mapped[str] = mapped_column(Text)
    """Where to: of an e-mail, or of a receiver on the web."""
    keys: Mapped[dict[str, str]] = mapped_column(JSON, default=dict)
    """Of a browser: those with which only it can read what is pushed to it."""
    secret: Mapped[str] = mapped_column(String(40), unique=True)
    """Who knows it may agree to it or end it: it is in the links of what is sent there."""
    sitting: Mapped[str] = mapped_column(String(40))
    """The key of the browser in which it was asked for."""
    language: Mapped[str] = mapped_column(String(10))
    site: Mapped[str] = mapped_column(Text)
    """How its owner calls this server, for links."""
    ready: Mapped[bool]
    """An e-mail address is when whoever reads there has agreed."""
    made: Mapped[Seconds]
    trouble: Mapped[str | None] = mapped_column(Text)
    """Why the last notice did not arrive, as the table's own lines of a chat."""

    __table_args__ = (Index("channel_person", "person"),)


class Notice(Base):
    """The latest that one channel was to tell of one match; never more than one a turn."""

    __tablename__ = "notice"

    channel: Mapped[int] = mapped_column(ForeignKey("channel.id"), primary_key=True)
    match: Mapped[str] = mapped_column(String(16), primary_key=True)
    """Nothing if it is the first word to a new channel."""
    turn: Mapped[int]
    """The number of the first step after the last of its owner's own."""
    due: Mapped[Seconds | None]
    """When it shall go out; None once that is done with."""
    tries: Mapped[int] = mapped_column(default=0)
    """How often it has surely not arrived."""
    begun: Mapped[int] = mapped_column(default=0)
    """How often it was under way since, without anybody knowing whether it has arrived."""
    again: Mapped[bool] = mapped_column(default=False, server_default=false())
    """It is a reminder: the time for the turn is over."""

    __table_args__ = (Index("notice_due", "due"),)


class Friend(Base):
    """Somebody is a friend of another; there is a row for each of the two."""

    __tablename__ = "friend"

    person: Mapped[int] = mapped_column(ForeignKey("person.id"), primary_key=True)
    friend: Mapped[int] = mapped_column(ForeignKey("person.id"), primary_key=True)
    since: Mapped[Seconds]


class Approach(Base):
    """Somebody wants to be a friend of whoever keeps this name, if anybody does."""

    __tablename__ = "approach"

    id: Mapped[int] = mapped_column(primary_key=True)
    asker: Mapped[int] = mapped_column(ForeignKey("person.id"))
    name: Mapped[str] = mapped_column(String(NAME))
    """As it was said; the asker sees no more than this until the other agrees."""
    asked: Mapped[int | None] = mapped_column(ForeignKey("person.id"))
    """None if nobody keeps the name, or does not want to hear of it."""
    at: Mapped[Seconds]

    __table_args__ = (Index("approach_asker", "asker"), Index("approach_asked", "asked"))


class Blocked(Base):
    """Somebody wants to hear no more of another, who does not learn of it."""

    __tablename__ = "blocked"

    person: Mapped[int] = mapped_column(ForeignKey("person.id"), primary_key=True)
    blocked: Mapped[int] = mapped_column(ForeignKey("person.id"), primary_key=True)


class FriendLink(Base):
    """Who knows the secret may become a friend of this person."""

    __tablename__ = "friend_link"

    person: Mapped[int] = mapped_column(ForeignKey("person.id"), primary_key=True)
    secret: Mapped[str] = mapped_column(String(40), unique=True)


class Invitation(Base):
    """A friend is asked to come to a match that waits for players."""

    __tablename__ = "invitation"

    match: Mapped[str] = mapped_column(ForeignKey("match.id"), primary_key=True)
    person: Mapped[int] = mapped_column(ForeignKey("person.id"), primary_key=True)
    by: Mapped[int] = mapped_column(ForeignKey("person.id"))
    at: Mapped[Seconds]

    __table_args__ = (Index("invitation_person", "person"),)


class Vigil(Base):
    """A stretch of time through which a server was awake and its clock ran as it should."""

    __tablename__ = "vigil"

    id: Mapped[int] = mapped_column(primary_key=True)
    began: Mapped[Seconds]
    ended: Mapped[Seconds]
