"""The secret of a server, in a file beside its database: made once, and then kept."""

from __future__ import annotations

import logging
import secrets
import time
from pathlib import Path
from typing import Final

from civitas.web.storage import private
from civitas.web.storage.database import BadDatabase

SHORTEST: Final = 32
"""Bytes of a secret: who could guess it could be anybody."""
PATIENCE: Final = 1.0
"""Seconds that another server gets to write the secret."""

_logger: Final = logging.getLogger(__name__)


def kept_secret(file: Path, database: Path | None) -> bytes:
    """The secret in this file; a new one if there is none, which is told if the database was there
    before it."""
    old = database is not None and database.exists() and database.stat().st_size > 0
    try:
        private.create(file, secrets.token_hex(SHORTEST).encode())
    except FileExistsError:
        private.close_to_others([file])
    else:
        if old:
            _logger.warning(
                "%s was gone; the new one does not know who was signed in, and guests cannot come "
                "back: if you have the old one, stop the server and put it back",
                file,
            )
    end = time.monotonic() + PATIENCE
    while len(secret := file.read_bytes()) < SHORTEST:  # another server is just writing it
        if time.monotonic() > end:
            raise BadDatabase("error-secret", file=str(file))
        time.sleep(0.05)
    return secret
