"""What a match looks like from its first ask to its end, as one hash.

``python -m tests.laws.signature FILE...`` prints it for match files, in a process of its own.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterable
from pathlib import Path

import msgspec

import civitas
from civitas.kernel.entries import Entry
from civitas.kernel.journal import Header
from tests.laws.matches import from_file


def signature(header: Header, entries: Iterable[Entry]) -> str:
    """A hash of every state, and of all picks of every ask in their order."""
    digest = hashlib.sha256()
    table = civitas.replay(header, [])
    for seat, pick, _ in entries:
        for ask in table.asks:
            digest.update(msgspec.json.encode(list(ask.picks)))
        table.pick(pick, seat)
        digest.update(table.state_hash().encode())
    return digest.hexdigest()


if __name__ == "__main__":
    for match in map(from_file, map(Path, sys.argv[1:])):
        sys.stdout.write(signature(match.header, match.entries) + "\n")
