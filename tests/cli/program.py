"""The real program, called as people call it: through pipes, and at a terminal."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from tests.patience import PATIENCE

PROGRAM = str(Path(sys.executable).with_name("civitas"))
PROMPT = "\n› "
HAND_OVER = "looking."


class Done(NamedTuple):
    """How a call ended."""

    code: int
    out: str
    err: str

    @property
    def sentence(self) -> str:
        """The one line on the error stream."""
        lines = self.err.splitlines()
        assert len(lines) == 1, self.err
        return lines[0]


def environment(home: Path, lang: str = "en_GB.UTF-8") -> dict[str, str]:
    """An environment in which the program writes nowhere but below ``home``."""
    kept = {name: os.environ[name] for name in ("PATH", "SYSTEMROOT") if name in os.environ}
    return kept | {"HOME": str(home), "LANG": lang, "PYTHONUTF8": "1", "TERM": "xterm-256color"}


def civitas(*arguments: str | Path, home: Path, typed: str = "", lang: str = "en_GB.UTF-8") -> Done:
    """Call the program with something typed ahead, in the folder ``home``."""
    done = subprocess.run(
        [PROGRAM, *map(str, arguments)],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=home,
        env=environment(home, lang),
        timeout=PATIENCE,
        check=False,
    )
    assert "Traceback" not in done.stdout + done.stderr, done.stderr
    return Done(done.returncode, done.stdout, done.stderr)


class Terminal:
    """The program at a terminal of its own."""

    def __init__(self, process: subprocess.Popen[bytes], line: int) -> None:
        self.process = process
        self._line = line
        self.seen = ""
        """All that was on the screen so far."""

    def until(self, *texts: str) -> str:
        """Read until one of these texts has come; what has come since, without its colours."""
        start = len(self.seen)
        end = time.monotonic() + PATIENCE
        while not any(text in self.seen[start:] for text in texts):
            more = self._read() and time.monotonic() < end
            assert more, f"none of {texts} in {self.seen[start:]!r}"
        return re.sub(r"\x1b\[[\d;]*m", "", self.seen[start:])

    def _read(self) -> bool:
        if not select.select([self._line], [], [], 1.0)[0]:
            return True
        try:
            data = os.read(self._line, 65536)
        except OSError:  # how Linux says that nobody holds the other end any more
            return False
        self.seen += data.decode(errors="replace")
        return bool(data)

    def type(self, text: str) -> None:
        os.write(self._line, f"{text}\n".encode())

    def ask(self, text: str) -> str:
        """Type a line and read the answer up to the next prompt or the next person."""
        self.type(text)
        return self.until(PROMPT, HAND_OVER)

    def end(self) -> int:
        """Wait for the end; the exit code."""
        end = time.monotonic() + PATIENCE
        while self._read():
            assert time.monotonic() < end, f"does not end: {self.seen!r}"
        code = self.process.wait(PATIENCE)
        assert "Traceback" not in self.seen, self.seen
        return code

    def interrupt(self) -> int:
        """Ctrl-C.

        The signal may fall into the moment between a prompt and the wait for an answer; then it
        is heeded at the next key, which a person would press and which is pressed here.
        """
        self.process.send_signal(signal.SIGINT)
        try:
            self.process.wait(3)
        except subprocess.TimeoutExpired:
            self.type("")
        return self.end()


@contextmanager
def terminal(
    *arguments: str | Path, home: Path, columns: int = 120, rows: int = 40
) -> Iterator[Terminal]:
    """Start the program at a terminal of this size."""
    line, far = pty.openpty()
    fcntl.ioctl(far, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
    process = subprocess.Popen(
        [PROGRAM, *map(str, arguments)],
        stdin=far,
        stdout=far,
        stderr=far,
        cwd=home,
        env=environment(home),
    )
    os.close(far)
    try:
        yield Terminal(process, line)
    finally:
        process.kill()
        process.wait()
        os.close(line)
