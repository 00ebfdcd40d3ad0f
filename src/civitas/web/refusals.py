"""What people are told who want something that is not there, not theirs, or not any more."""

from __future__ import annotations

from civitas.kernel.errors import CivitasError, Refused


class Unknown(CivitasError):
    """Something that is not there, or not for this person's eyes."""


class NotYours(CivitasError):
    """Something that this person may see but not do."""


class Stale(Refused):
    """Somebody else was faster."""

    def __init__(self) -> None:
        super().__init__("refused-stale")
