"""What can go wrong, each with one sentence for the person who caused it."""

from __future__ import annotations

from pathlib import Path

from civitas.kernel.speech import KERNEL, Choice, Speech


class CivitasError(Exception):
    """A mistake somebody outside the program can mend.

    ``message`` is the id of a sentence in the catalogues and ``params`` its parameters, so that
    the same error is told in every language; ``str(error)`` is a terse English form for logs.
    ``words`` is the folder with a title's words, if the parameters need them.
    """

    def __init__(
        self, message: str, words: Path | None = None, /, **params: str | int | Choice
    ) -> None:
        super().__init__(message)
        self.message = message
        self.words = words
        self.params = params

    def __str__(self) -> str:
        folders = (KERNEL,) if self.words is None else (KERNEL, self.words)
        return Speech("en", folders).say(self.message, self.params)


class Refused(CivitasError):
    """A pick or an undo the table does not accept; the table is unchanged."""


class UnknownTitle(CivitasError):
    """No registered title has this name."""


class BadSetup(CivitasError):
    """Seats or options that the title does not know."""


class BadFile(CivitasError):
    """A match file that cannot be read, or that does not replay."""


class BadScene(CivitasError, ValueError):
    """A position that cannot be: something in it is unknown, or there more often than it may be."""


class RuleFault(Exception):
    """A rule broke its contract (an empty ask, say). A bug in a title, never the user's fault."""
