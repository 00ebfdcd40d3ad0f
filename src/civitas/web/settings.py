"""Settings of a server, and where they come from: the command line, the environment, defaults."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from typing import Final
from urllib.parse import unquote, urlsplit

import msgspec

from civitas.kernel.errors import CivitasError
from civitas.web.cores import available
from civitas.web.storage.database import WAIT, BadDatabase, file_of, public
from civitas.web.storage.database import address as database_address
from civitas.web.storage.secret import default_database, kept_secret, secret_file

HOST: Final = "127.0.0.1"
PORT: Final = 8000
PREFIX: Final = "CIVITAS_"
MEMORY: Final = 512
GUESSED: Final = 16
"""A secret of fewer bytes could be guessed; one that we make has more."""
LEAST: Final = 16
"""Megabytes with which a few tables can be played at."""
PROXIES: Final = "127.0.0.1,::1"
MOST: Final = 100_000
MAIL_PORTS: Final = {"smtp": 587, "smtps": 465}
MAIL_ADDRESS: Final = (
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@"
    r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
    r"(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)*"
)
"""An e-mail address, as HTML has it for a field of a form."""

WAITS: Final = (0.1, 60.0)
"""Seconds: the shortest and the longest wait that makes sense."""


class BadSettings(CivitasError):
    """A setting that makes no sense."""


class Bounds(msgspec.Struct, frozen=True):
    """How much of a server process connections may take up, whoever holds them."""

    connections: int = 2000
    """Connections in all."""
    per_address: int = 200
    """Connections of one address, and what it may ask for at the same time."""
    url: int = 16 * 1024
    """Bytes of an address that is asked for."""
    head: int = 32 * 1024
    """Bytes of the head of a request."""
    lines: int = 100
    """Lines of that head."""
    head_seconds: float = 10.0
    """Until the head is there."""
    body_seconds: float = 30.0
    """Until the body is there."""
    answer_seconds: float = 60.0
    """Until an answer is taken."""
    untaken: int = 128 * 1024 * 1024
    """Bytes of answers that wait to be taken."""
    untaken_per_address: int = 16 * 1024 * 1024
    """Bytes of those that wait for one address."""
    idle_seconds: int = 5
    """Until the next request."""
    streams: int = 1000
    """Streams of news in all."""
    streams_per_address: int = 60
    """Streams of one address."""
    spectators: int = 300
    """Streams of those who only watch one match."""


class Daily(msgspec.Struct, frozen=True):
    """What all who come may make in a day, for each server process: it is kept for good."""

    matches: int = 10_000
    people: int = 20_000
    lines: int = 100_000
    """Lines of chat."""
    megabytes: int = 256
    """Of files that are brought in."""


class MailServer(msgspec.Struct, frozen=True):
    """Who takes e-mails from us."""

    host: str
    port: int
    sender: str
    """The address that they come from."""
    user: str = ""
    password: str = ""
    wrapped: bool = False
    """Is the connection encrypted from its start?"""


class Settings(msgspec.Struct, frozen=True):
    """All that a server has to know."""

    database: str
    """The URL of the database."""
    secret: bytes
    """Signs cookies and tokens; the same for all processes on one database."""
    host: str = HOST
    port: int = PORT
    workers: int = 1
    """Server processes."""
    bots: int = 1
    """Processes that think for bots, for each server process."""
    core: int | None = None
    """The core to which a single server process keeps."""
    memory: int = MEMORY
    """Megabytes for tables and replays, for each server process."""
    wait: float = WAIT
    """Seconds for which a request waits for the database."""
    limits: bool = True
    """Off only where a load test makes hundreds of people at once."""
    bounds: Bounds = Bounds()
    daily: Daily = Daily()
    reserve: int | None = None
    """Megabytes of the disk that are kept for what is being played."""
    disk: str = ""
    """A folder on that disk, where it is not that of the database file."""
    address: str = ""
    """How the server is called from outside, for links: ``https://civitas.example``."""
    hosts: tuple[str, ...] = ()
    """Other names that it answers to; ``*.example`` are all below it, ``*`` is any."""
    proxies: str = PROXIES
    """Whose word is believed about for whom they ask."""
    mail: MailServer | None = None
    """Without one nobody is written to."""
    anywhere: bool = False
    """May people have notices sent into the network of the server itself?"""


def settings_of(
    database: str = "", host: str = HOST, port: int = PORT, workers: int = 1, address: str = ""
) -> Settings:
    """The settings of a server that is being started here."""
    url = database_address(database or str(default_database()))
    cores = os.cpu_count() or 1
    usual, everybody = Bounds(), Daily()
    named = _public(address or os.environ.get(f"{PREFIX}ADDRESS", ""))
    return Settings(
        database=url,
        secret=_secret(url),
        host=host,
        port=port,
        workers=workers,
        bots=max(cores // workers, 1),
        core=_core(),
        memory=_memory(),
        wait=_wait(),
        limits=os.environ.get(f"{PREFIX}LIMITS") != "off",
        bounds=Bounds(
            connections=_number("CONNECTIONS", usual.connections),
            per_address=_number("PER_ADDRESS", usual.per_address),
            streams=_number("STREAMS", usual.streams),
            streams_per_address=_number("STREAMS_PER_ADDRESS", usual.streams_per_address),
            spectators=_number("SPECTATORS", usual.spectators),
        ),
        daily=Daily(
            matches=_number("DAILY_MATCHES", everybody.matches),
            people=_number("DAILY_PEOPLE", everybody.people),
            lines=_number("DAILY_LINES", everybody.lines),
            megabytes=_number("DAILY_MEGABYTES", everybody.megabytes),
        ),
        reserve=_number("RESERVE", 0) or None,
        disk=os.environ.get(f"{PREFIX}DISK", ""),
        address=named,
        hosts=_names(os.environ.get(f"{PREFIX}HOSTS", "")),
        proxies=os.environ.get("FORWARDED_ALLOW_IPS", PROXIES),
        mail=_mail(os.environ.get(f"{PREFIX}MAIL", ""), named),
        anywhere=os.environ.get(f"{PREFIX}RECEIVERS") == "anywhere",
    )


def _mail(url: str, named: str) -> MailServer | None:
    """The mail server from the environment: ``smtp://name:password@host:587``. The server has to be
    ``named``: else whoever calls it by an address of theirs has letters to others lead there."""
    sender = os.environ.get(f"{PREFIX}MAIL_FROM", "")
    if not url and not sender:
        return None
    try:
        parts = urlsplit(url)
        port = parts.port or MAIL_PORTS[parts.scheme]
    except (ValueError, KeyError):
        raise BadSettings("error-mail-server", setting=f"{PREFIX}MAIL") from None
    if not parts.hostname:
        raise BadSettings("error-mail-server", setting=f"{PREFIX}MAIL")
    if not re.fullmatch(MAIL_ADDRESS, sender):
        raise BadSettings("error-mail-from", setting=f"{PREFIX}MAIL_FROM")
    if not named:
        raise BadSettings("error-mail-nameless", setting=f"{PREFIX}MAIL")
    return MailServer(
        host=parts.hostname,
        port=port,
        sender=sender,
        user=unquote(parts.username or ""),
        password=unquote(parts.password or ""),
        wrapped=parts.scheme == "smtps",
    )


def _public(address: str) -> str:
    """An address that links can begin with."""
    if not address:
        return ""
    try:
        parts = urlsplit(address)
        _ = parts.port
    except ValueError:
        raise BadSettings("error-address", address=address) from None
    plain = not (parts.path.strip("/") or parts.query or parts.fragment or "@" in parts.netloc)
    if parts.scheme not in ("http", "https") or not parts.hostname or not plain:
        raise BadSettings("error-address", address=address)
    return f"{parts.scheme}://{parts.netloc.lower()}"


def _names(text: str) -> tuple[str, ...]:
    return tuple(name.strip().lower() for name in text.split(",") if name.strip())


def _number(name: str, usual: int) -> int:
    """A number from the environment."""
    text = os.environ.get(f"{PREFIX}{name}")
    if text is None:
        return usual
    if not (text.isascii() and text.isdecimal() and len(text) < 9 and 0 < int(text) <= MOST):
        raise BadSettings("error-number", name=f"{PREFIX}{name}", text=text[:40], most=MOST)
    return int(text)


def to_environment(settings: Settings) -> dict[str, str]:
    """The settings as the other server processes get them."""
    return {f"{PREFIX}SETTINGS": msgspec.json.encode(settings).decode()}


def from_environment(environment: Mapping[str, str]) -> Settings:
    """The settings with which the first server process has started this one."""
    return msgspec.json.decode(environment[f"{PREFIX}SETTINGS"], type=Settings)


def _core() -> int | None:
    """The core from the environment."""
    given, there = os.environ.get(f"{PREFIX}CORE", ""), available()
    if given and given not in map(str, there):
        known = ", ".join(map(str, sorted(there)))
        raise BadSettings("error-core", setting=f"{PREFIX}CORE", value=given[:40], known=known)
    return int(given) if given else None


def _memory() -> int:
    """The megabytes from the environment."""
    given = os.environ.get(f"{PREFIX}MEMORY", str(MEMORY))
    if not (given.isdecimal() and int(given[:9]) >= LEAST):
        raise BadSettings("error-memory", setting=f"{PREFIX}MEMORY", value=given[:40], least=LEAST)
    return int(given[:9])


def _wait() -> float:
    given = os.environ.get(f"{PREFIX}WAIT") or str(WAIT)
    try:
        wait = float(given)
    except ValueError:
        wait = 0
    if not WAITS[0] <= wait <= WAITS[1]:
        raise BadSettings("error-wait", given=given)
    return wait


def _secret(url: str) -> bytes:
    """The secret from the environment, or from a file beside the database."""
    given = os.environ.get(f"{PREFIX}SECRET")
    if given:
        if len(given.encode()) < GUESSED:
            raise BadSettings("error-secret-short", setting=f"{PREFIX}SECRET", least=GUESSED)
        return given.encode()
    file = secret_file(url)
    try:
        if file.parent == default_database().parent:
            file.parent.mkdir(parents=True, exist_ok=True)
        return kept_secret(file, file_of(url))
    except OSError as error:
        why = error.strerror or "?"
        raise BadDatabase("error-database", url=public(url), why=why) from None
