"""Record a database as a server of this version leaves it, for `tests/web/recorded/`.

    python scripts/record_database.py tests/web/recorded/0.3.0.db.gz

It runs `civitas serve` on a new SQLite file and talks to it as programs do, over the API: people
with and without passwords, matches of every title that are open, running, over and brought in as
files, with bots, undo, chat, and somebody who got up.
"""

from __future__ import annotations

import gzip
import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final
from urllib.request import Request, urlopen

SERVE: Final = "from civitas.cli import main; main()"
ME: Final = {"kind": "me"}
OPEN: Final = {"kind": "open"}
BOT: Final = {"kind": "bot", "bot": "random"}
BOUNDARY: Final = "a line that is in no file"


class Player:
    """Somebody who plays by HTTP."""

    def __init__(self, server: str, name: str, password: str = "") -> None:
        self._server = server
        self._head = {"Content-Type": "application/json"}
        self._know(self.call("/guests", {"name": name}))
        if password:
            wishes = {"language": "de", "theme": "dark"}
            self._know(self.call("/me", {"password": password, "wishes": wishes}, "PATCH"))

    def _know(self, welcome: Any) -> None:
        self._head["Authorization"] = f"Bearer {welcome['token']}"

    def call(self, path: str, body: Any = None, method: str | None = None) -> Any:
        """Ask the server for something, or tell it."""
        data = body if body is None or isinstance(body, bytes) else json.dumps(body).encode()
        request = Request(f"{self._server}/api{path}", data, self._head, method=method)
        with urlopen(request) as answer:
            told = answer.read()
        return json.loads(told) if answer.headers["Content-Type"] == "application/json" else told

    def bring(self, file: bytes) -> str:
        """Bring a match file."""
        body = (
            f'--{BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="a.civ"\r\n\r\n'
        )
        kind = self._head["Content-Type"]
        self._head["Content-Type"] = f"multipart/form-data; boundary={BOUNDARY}"
        made = self.call("/files", body.encode() + file + f"\r\n--{BOUNDARY}--\r\n".encode())
        self._head["Content-Type"] = kind
        return str(made["id"])


def made(title: str, players: list[Player], bots: int = 0, free: int = 0, **setup: Any) -> str:
    """A match of these players, with bots and free seats."""
    first, *others = players
    seats = [ME, *[OPEN] * len(others), *[BOT] * bots, *[OPEN] * free]
    match = first.call("/matches", {"title": title, "seats": seats, **setup})
    for other in others:
        other.call(f"/matches/{match['id']}/join", {"key": match["link"]})
    return str(match["id"])


def play(match: str, players: list[Player], picks: int, dice: random.Random) -> None:
    """So many picks of these players, some of them taken back at once."""
    made = 0
    while made < picks:
        for player in players:
            table = player.call(f"/matches/{match}/table")
            if table["result"]:
                return
            if table["seat"] not in table["waiting"]:
                time.sleep(0.005)
                continue
            ask = table["asks"][0]
            pick = dice.choice(ask["picks"])["pick"]
            table = player.call(f"/matches/{match}/picks", {"seq": ask["seq"], "pick": pick})
            made += 1
            mine = table["seat"] in table["waiting"]  # a bot would be faster
            if mine and table["can_undo"] and dice.random() < 0.1:
                player.call(f"/matches/{match}/undo", {"seq": table["seq"]})


def fill(server: str) -> None:
    """Whatever may lie in a database."""
    dice = random.Random("the same every time")
    anna = Player(server, "Anna", "a word of Anna's")
    bert = Player(server, "Bert", "a word of Bert's")
    carl = Player(server, "Carl")
    for title in (known["id"] for known in anna.call("/titles")):
        made(title, [anna], free=1, public=True)
        made(title, [bert], bots=1, free=1, days=3)
        short: dict[str, Any] = {}
        if title == "clash_of_cultures":
            short["options"] = {"length": "short"}
        over = made(title, [anna, bert], public=True, **short)
        play(over, [anna, bert], 10_000, dice)
        anna.bring(anna.call(f"/matches/{over}/file"))
        play(made(title, [anna], bots=1, **short), [anna], 10_000, dice)
        running = made(title, [bert, anna, carl], public=True)
        play(running, [anna, bert, carl], 60, dice)
        for player, text in ((anna, "Salve!"), (bert, "Ave, Anna.")):
            player.call(f"/matches/{running}/chat", {"text": text})
        play(made(title, [anna], bots=1), [anna], 25, dice)
        left = made(title, [anna, carl], days=1)
        play(left, [anna, carl], 12, dice)
        carl.call(f"/matches/{left}/leave", {})
    expansion = {"expansion": True, "alternative_history": True, "wonder_buffet": True}
    play(made("clash_of_cultures", [bert, anna], options=expansion), [anna, bert], 50, dice)


def main() -> None:
    into = Path(sys.argv[1])
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "civitas.db"
        server = subprocess.Popen(
            [sys.executable, "-c", SERVE, "serve", "--port", "0", "--database", str(file)],
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ
            | {"CIVITAS_LIMITS": "off", "CIVITAS_SECRET": "recorded", "LANG": "C.UTF-8"},
        )
        assert server.stdout is not None
        url = next(word for word in server.stdout.readline().split() if "http://" in word)
        try:
            fill(url.rstrip("/"))
        finally:
            server.send_signal(signal.SIGINT)
            server.wait()
        with sqlite3.connect(file) as connection:
            connection.execute("VACUUM")
        connection.close()
        into.parent.mkdir(parents=True, exist_ok=True)
        into.write_bytes(gzip.compress(file.read_bytes(), mtime=0))


if __name__ == "__main__":
    main()
