"""Structs: what each is made of is found out before there are threads.

msgspec does so when a struct is used for the first time, and lets others see what it has found
while it still looks. Whoever reads the same struct in another thread at that moment finds a type
that is not there yet, and the whole process is gone: now and then that was a server to which all
came back at once.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

import msgspec

from civitas.kernel.titles import known_titles


def structs_ready() -> None:
    """Find it out for all that there are, those of the titles too."""
    for meta in known_titles().values():
        meta.load()
    for struct in _below(msgspec.Struct):
        with suppress(TypeError):  # one that nobody reads
            msgspec.json.Decoder(struct)


def _below(kind: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    for struct in kind.__subclasses__():
        yield struct
        yield from _below(struct)
