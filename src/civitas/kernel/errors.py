"""What can go wrong, each with one sentence for the person who caused it."""

from __future__ import annotations

from civitas.kernel.speech import KERNEL, Speech


class CivitasError(Exception):
    """A mistake somebody outside the program can mend.

    ``message`` is the id of a sentence in the catalogues and ``params`` its parameters, so that
    the same error is told in every language; ``str(error)`` is a terse English form for logs.
    """

    def __init__(self, message: str, /, **params: str | int) -> None:
        super().__init__(message)
        self.message = message
        self.params = params

    def __str__(self) -> str:
        return Speech("en", (KERNEL,)).say(self.message, self.params)


class Refused(CivitasError):
    """A pick or an undo the table does not accept; the table is unchanged."""


class UnknownTitle(CivitasError):
    """No registered title has this name."""


class BadSetup(CivitasError):
    """Seats or options that the title does not know."""


class BadFile(CivitasError):
    """A match file that cannot be read, or that does not replay."""


class RuleFault(Exception):
    """A rule broke its contract (an empty ask, say). A bug in a title, never the user's fault."""
