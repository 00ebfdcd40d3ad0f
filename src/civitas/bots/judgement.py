"""Judgement: what a network has learned from matches about how well a seat stands.

It reads the features that the seat may see, and how the title itself judges the seat and its best
rival, and says what has to be added to the title's judgement. A file of weights is for one title,
one version of its rules and one number of seats; at a table of another setting the title judges
alone. Only NumPy is needed.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import lru_cache
from hashlib import blake2b
from importlib.util import find_spec
from pathlib import Path
from struct import pack
from typing import TYPE_CHECKING, Any, Final, NamedTuple
from zipfile import BadZipFile
from zlib import crc32

import msgspec

from civitas.bots.chair import Chair
from civitas.bots.width import WIDE, Width
from civitas.bots.worlds import Stand
from civitas.kernel.asks import Pick
from civitas.kernel.errors import BadFile, BadSetup
from civitas.kernel.places import place
from civitas.kernel.table import Table
from civitas.kernel.titles import Meta

if TYPE_CHECKING:
    from numpy import float32
    from numpy.typing import NDArray

    Floats = NDArray[float32]

WEIGHTS: Final = "CIVITAS_WEIGHTS"
"""The variable of the environment that names another folder with weights: a file for each title."""
SHIPPED: Final = Path(__file__).parent / "weights"
"""Those that come with the program."""
FORMAT: Final = 2
SEEN: Final = 6
"""So many numbers tell what greedy has seen of a pick."""
FAR: Final = 5.0
"""No feature counts for more deviations than this: nobody has seen such a position."""


class About(msgspec.Struct, frozen=True):
    """What a file of weights is for, and how it was made."""

    title: str
    rules: tuple[str, ...]
    """The versions of the rules for which it holds."""
    seats: int
    features: str
    """A digest of their names."""
    unit: float
    """So many points of the title's judgement are what the network calls 1."""
    reach: float
    """By so many points it may turn round which of two picks is better; it hardly ever does by
    more."""
    boldness: float
    """How much of what was learned is believed: with 0 the title judges alone."""
    asks: int = 0
    """From which it was learned."""
    format: int = FORMAT
    width: Width = WIDE
    """How much of an ask is looked at by who looks one ply ahead."""


def digest_of(names: Sequence[str]) -> str:
    """A short name for features of these names, in this order."""
    return blake2b("\n".join(names).encode(), digest_size=8).hexdigest()


def need_numpy() -> None:
    """Refuse if NumPy is not there."""
    if find_spec("numpy") is None:
        raise BadSetup("error-no-numpy")


def told_by(stand: Stand, seat: int) -> list[float]:
    """What a network is told of a position: the features, and what the title itself thinks."""
    table, worth = stand
    return [*table.title.features(table.state, seat), worth]


def packed(told: Sequence[float]) -> bytes:
    """The same as single precision; `struct` is twice as fast at it as NumPy."""
    return pack(f"={len(told)}f", *told)


class Glance(NamedTuple):
    """What greedy has seen of a pick."""

    gain: float
    """What it brings."""
    goes_on: float
    by_luck: float
    begun: float
    over: float


def seen_by(glance: Glance, unit: float) -> tuple[float, ...]:
    """What a network is told of it."""
    gain = min(max(glance.gain / unit, -FAR), FAR)
    return (gain, *glance[1:], gain * glance.goes_on)


@lru_cache(maxsize=1 << 14)
def marks_of(what: str, pick: Pick) -> tuple[int, ...]:
    """By what picks are told apart: the question, and the kind and the parts of the pick."""
    kind = type(pick).__name__
    marks = [f"{what} {kind}"]
    for name in pick.__struct_fields__:
        value = getattr(pick, name)
        parts = value if isinstance(value, tuple | list | frozenset) else (value,)
        marks += [f"{kind} {name} {part}" for part in parts]
    return tuple(sorted({crc32(mark.encode()) for mark in marks}))


class Likely(NamedTuple):
    """A pick that is to be judged."""

    end: Stand
    """Where it was imagined to lead."""
    glance: Glance
    marks: tuple[int, ...]


class Layers(NamedTuple):
    """The numbers of a network with one hidden layer, and a straight way past it."""

    kept: NDArray[Any]
    """Which of what it is told of the position it reads: the rest was always the same."""
    mean: Floats
    spread: Floats
    changed: NDArray[Any]
    """Which of that it reads of what a pick changes."""
    change: Floats
    """How much it changes, as a rule."""
    marks: NDArray[Any]
    """The marks that it knows."""
    position: Floats
    """From the position to the hidden layer."""
    pick: Floats
    """From what changes, what was seen and the marks to the hidden layer, and straight past it."""
    bias: Floats
    out: Floats


class Judgement:
    """A network, and what it is for."""

    __slots__ = ("_marked", "_rows", "about", "layers")

    def __init__(self, about: About, layers: Layers) -> None:
        self.about = about
        self.layers = layers
        self._rows = layers.pick[: -len(layers.marks) or None]
        known = layers.pick[len(self._rows) :]
        self._marked = dict(zip(layers.marks.tolist(), known, strict=True))

    @property
    def reach(self) -> float:
        """By so much a pick may look worse and still be better."""
        return self.about.boldness * self.about.reach

    def believed(self, boldness: float) -> Judgement:
        """The same, believed as much as this."""
        return Judgement(msgspec.structs.replace(self.about, boldness=boldness), self.layers)

    def looking(self, width: Width) -> Judgement:
        """The same, for who looks at so much of an ask."""
        return Judgement(msgspec.structs.replace(self.about, width=width), self.layers)

    def holding(self, rules: str) -> Judgement:
        """The same, held to be good for this version of the rules, too."""
        versions = tuple(dict.fromkeys([*self.about.rules, rules]))
        return Judgement(msgspec.structs.replace(self.about, rules=versions), self.layers)

    def corrections(self, start: Stand, seat: int, picks: Sequence[Likely]) -> list[float]:
        """What has to be added to what picks of the same ask seem to bring."""
        import numpy as np

        layers, unit = self.layers, self.about.unit
        told = [packed(told_by(stand, seat)) for stand in (start, *(pick.end for pick in picks))]
        stands = np.frombuffer(b"".join(told), np.float32).reshape(len(told), -1)
        before, after = stands[0], stands[1:]
        position = (before[layers.kept] - layers.mean) / layers.spread
        change = (after - before)[:, layers.changed] / layers.change
        seen = np.array([seen_by(pick.glance, unit) for pick in picks], np.float32)
        sums = np.concatenate([change.clip(-FAR, FAR), seen], axis=1) @ self._rows
        for row, pick in zip(sums, picks, strict=True):
            for mark in pick.marks:
                if (known := self._marked.get(mark)) is not None:
                    row += known
        hidden = sums[:, :-1] + position.clip(-FAR, FAR) @ layers.position + layers.bias
        said: Floats = np.maximum(hidden, 0) @ layers.out + sums[:, -1]
        found: list[float] = (said * (self.about.boldness * unit)).tolist()
        return found

    def save(self, file: Path) -> None:
        """Write the weights; whatever was there before stays until they are whole."""
        import numpy as np

        exact = self.layers._asdict()
        exact |= {name: exact[name].astype(np.float16) for name in ("position", "pick")}
        about = np.frombuffer(msgspec.json.encode(self.about), np.uint8)
        part = file.with_suffix(".part")
        with part.open("wb") as target:
            np.savez_compressed(target, about=about, **exact)
        part.replace(file)


def load(file: Path, meta: Meta) -> Judgement:
    """The weights in a file, if they are for this title and the rules it has now."""
    judgement = read(file, meta)
    if meta.rules_version not in judgement.about.rules:
        theirs = ", ".join(judgement.about.rules)
        raise BadFile(
            "error-weights-rules", file=str(file), theirs=theirs, rules=meta.rules_version
        )
    return judgement


def read(file: Path, meta: Meta) -> Judgement:
    """The weights in a file, if they are for this title, by whatever rules."""
    import numpy as np

    try:
        with file.open("rb") as source, np.load(source, allow_pickle=False) as stored:
            about = msgspec.json.decode(stored["about"].tobytes(), type=About)
            layers = Layers(
                **{
                    name: each
                    if (each := stored[name]).dtype.kind in "iu"
                    else each.astype(np.float32)
                    for name in Layers._fields
                }
            )
        if not _is_whole(layers):
            raise ValueError
    except FileNotFoundError:
        raise BadFile("error-no-weights", file=str(file)) from None
    except (OSError, BadZipFile, ValueError, KeyError, EOFError, msgspec.MsgspecError):
        raise BadFile("error-weights", file=str(file)) from None
    if (about.title, about.format) != (meta.id, FORMAT):
        raise BadFile("error-weights-title", file=str(file), theirs=about.title, title=meta.id)
    return Judgement(about, layers)


def _is_whole(layers: Layers) -> bool:
    """Do the numbers fit together, and are they numbers?"""
    import numpy as np

    read, many = layers.position.shape
    told = len(layers.changed) + SEEN + len(layers.marks)
    lengths = [(layers.kept, read), (layers.mean, read), (layers.spread, read)]
    lengths += [(layers.change, len(layers.changed)), (layers.bias, many), (layers.out, many)]
    if layers.pick.shape != (told, many + 1) or any(len(each) != n for each, n in lengths):
        return False
    spreads = (layers.spread > 0).all() and (layers.change > 0).all()
    return all(np.isfinite(each).all() for each in layers) and bool(spreads)


def check_features(judgement: Judgement, table: Table, file: Path) -> None:
    """Refuse weights that were made for other features than those of this table."""
    if not fits(judgement.about, table):
        raise BadFile("error-weights-features", file=str(file))


def fits(about: About, table: Table) -> bool:
    """Are these weights for such a table?"""
    setting = table.header.setting
    names = table.title.feature_names(table.state)
    return about.seats == setting.seats and about.features == digest_of(names)


_FITTING: dict[tuple[str | None, str, str], Judgement | None] = {}


def judgement_for(chair: Chair) -> Judgement | None:
    """What was learned for such a table; None if it was learned for other settings only. Refused
    if nothing was learned of the title at all."""
    named = os.environ.get(WEIGHTS)
    key = named, chair.meta.id, chair.setting.digest()
    if key not in _FITTING:
        file = place(named or SHIPPED) / f"{chair.meta.id}.npz"
        if not file.exists():
            raise BadSetup("error-not-learned", title=chair.meta.id)
        judgement = load(file, chair.meta)
        table = chair.imagine(chair.luck(0))
        _FITTING[key] = judgement if fits(judgement.about, table) else None
    return _FITTING[key]
