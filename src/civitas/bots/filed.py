"""What was learned, in files of plain text: written, read, and refused if it is of no use.

Whatever is learned names its title, the versions of the rules for which it holds, and a format.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Protocol, TypeVar, cast

import msgspec

from civitas.kernel.errors import BadFile
from civitas.kernel.titles import Meta


class Filed(Protocol):
    """What all such files tell."""

    @property
    def title(self) -> str: ...
    @property
    def rules(self) -> tuple[str, ...]: ...
    @property
    def format(self) -> int: ...


F = TypeVar("F", bound=Filed)


def write(known: Filed, file: Path) -> None:
    """Write it to a file."""
    put(file, msgspec.json.format(msgspec.json.encode(known), indent=0) + b"\n")


def put(file: Path, content: bytes) -> None:
    """Whatever was there before stays until the file is whole."""
    part = file.with_suffix(".part")
    part.write_bytes(content)
    part.replace(file)


def read_as(kind: type[F], file: Path, meta: Meta, number: int, whole: Callable[[F], bool]) -> F:
    """What a file has, if it is for this title and of this format, by whatever rules."""
    try:
        known = msgspec.json.decode(file.read_bytes(), type=kind)
        if not whole(known):
            raise ValueError
    except FileNotFoundError:
        raise BadFile("error-no-weights", file=str(file)) from None
    except (OSError, ValueError, msgspec.MsgspecError):
        raise BadFile("error-weights", file=str(file)) from None
    if (known.title, known.format) != (meta.id, number):
        raise BadFile("error-weights-title", file=str(file), theirs=known.title, title=meta.id)
    return known


def hold_to(known: Filed, meta: Meta, file: Path) -> None:
    """Refused if it was learned by other rules."""
    if meta.rules_version not in known.rules:
        theirs = ", ".join(known.rules)
        raise BadFile(
            "error-weights-rules", file=str(file), theirs=theirs, rules=meta.rules_version
        )


def holding(known: F, rules: str) -> F:
    """The same, held to be good for this version of the rules, too."""
    versions = tuple(dict.fromkeys([*known.rules, rules]))
    return cast(F, msgspec.structs.replace(cast(msgspec.Struct, known), rules=versions))
