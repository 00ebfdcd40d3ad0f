"""`civitas serve`: from settings to a server that answers, and from what is wrong to a sentence."""

from __future__ import annotations

import gc
import os
import resource
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable
from typing import Final

import msgspec
import uvicorn
from fastapi import FastAPI
from uvicorn.supervisors import Multiprocess

from civitas.kernel.errors import CivitasError
from civitas.kernel.titles import known_titles
from civitas.kernel.words import LANGUAGES, words_for
from civitas.web.app import create_app
from civitas.web.cores import keep_to
from civitas.web.heap import Sweeper, share_one_heap
from civitas.web.line import Line
from civitas.web.lines import Config
from civitas.web.orphans import end_with_parent, start_quietly
from civitas.web.people.names import clean_name
from civitas.web.settings import Bounds, Settings, from_environment, to_environment
from civitas.web.speech.words import web_words
from civitas.web.storage.store import Store
from civitas.web.structs import structs_ready

LAST_WORDS: Final = 2
"""Seconds that open streams get when the server stops."""
QUEUE: Final = 2048
"""So many may wait to be let in."""
OTHER_FILES: Final = 200
"""Open files of a server process that are no connections, at most."""
GARBAGE: Final = (200_000, 20, 10)
"""So many objects more than at the last search are too many to wait for the next one; then so many
searches until one among older objects. As a rule `Sweeper` comes first."""


SWITCH: Final = 0.001
"""Seconds after which whoever works lets another go on who waits. Everybody waits for the disk
several times in a request, and each time would wait anew for all who merely calculate."""


class CannotServe(CivitasError):
    """The server cannot be started as it was asked to."""


def app() -> FastAPI:
    """What each of several server processes serves; none of them outlives the first."""
    end_with_parent(in_order=True)
    share_one_heap()
    start_quietly()
    structs_ready()
    return _settled(create_app(from_environment(os.environ)))


def serve(settings: Settings, ready: Callable[[str], None]) -> None:
    """Serve until Ctrl-C. ``ready`` is called with the address once somebody can come in."""
    if settings.core is not None and settings.workers == 1:
        keep_to(settings.core)
    share_one_heap()
    start_quietly()
    settings = msgspec.structs.replace(settings, bounds=with_room(settings.bounds))
    with _socket(settings.host, settings.port) as door:
        where = _address(settings.host, door.getsockname()[1])
        if settings.workers == 1:
            structs_ready()
            config = config_for(settings, _settled(create_app(settings)))
            server = _Server(config, lambda: ready(where))
            server.run(sockets=[door])
        else:
            _serve_together(settings, door, lambda: ready(where))


def with_room(bounds: Bounds) -> Bounds:
    """As many connections as the system has room for, which is asked for more if it is little."""
    room, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = bounds.connections + OTHER_FILES
    if wanted > room:
        room = min(wanted, most)
        resource.setrlimit(resource.RLIMIT_NOFILE, (room, most))
    return msgspec.structs.replace(
        bounds, connections=min(bounds.connections, max(room - OTHER_FILES, room // 2))
    )


def _settled(made: FastAPI) -> FastAPI:
    """Load what the first visitor would have to wait for.

    It stays, so the search for garbage, which stops everybody, need not walk through it again.
    """
    for language in LANGUAGES:
        web_words(language)
        for meta in known_titles().values():
            words_for(meta, language)
    clean_name("Anna")  # with all letters that look like others
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)
    sys.setswitchinterval(SWITCH)
    gc.enable()
    Sweeper(time.monotonic()).start()
    return made


def _serve_together(settings: Settings, door: socket.socket, ready: Callable[[], None]) -> None:
    store = Store(settings.database)  # tables are made, and faults told, before others start
    shared = store.shared
    store.close()
    gc.enable()
    if not shared:
        raise CannotServe("error-workers", workers=settings.workers)
    os.environ.update(to_environment(settings))
    config = config_for(settings, "civitas.web.serve:app")
    ready()
    together = _Together(config, sockets=[door])
    together.run()
    if together.interrupted:
        raise KeyboardInterrupt


def config_for(settings: Settings, what: FastAPI | str) -> Config:
    """How uvicorn is to serve an application, or what several processes shall make one with."""
    return Config(
        what,
        settings.bounds,
        settings.limits,
        Line,
        host=settings.host,
        port=settings.port,
        factory=isinstance(what, str),
        workers=settings.workers,
        log_level="warning",
        forwarded_allow_ips=settings.proxies,
        timeout_graceful_shutdown=LAST_WORDS,
    )


class _Server(uvicorn.Server):
    """Says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._ready()


class _Together(Multiprocess):
    """Several server processes; remembers whether somebody pressed Ctrl-C."""

    interrupted = False

    def handle_int(self) -> None:
        self.interrupted = True
        super().handle_int()


def _socket(host: str, port: int) -> socket.socket:
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        door = socket.socket(family, socket.SOCK_STREAM)
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.bind((host, port))
        door.listen(QUEUE)  # from here on nobody else gets the port, and whoever comes waits
    except (OSError, OverflowError, UnicodeError) as error:  # a host that is no name at all
        why = getattr(error, "strerror", None) or str(error)
        raise CannotServe("error-port", host=host, port=str(port), why=why) from None
    return door


def _address(host: str, port: int) -> str:
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::", "::1") else host
    return f"http://{shown}:{port}/"


def open_browser(address: str) -> None:
    """Show the page, where there is a screen to show it on."""
    desktop = sys.platform in ("darwin", "win32")
    if desktop or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
