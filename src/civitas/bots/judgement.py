"""Judgement: what a network has learned from matches about how well a seat stands.

It reads the features that the seat may see, and how the title itself judges the seat and its best
rival, and says what has to be added to the title's judgement. A file of weights is for one title,
one version of its rules and one number of seats; at a table of another setting the title judges
alone. Only NumPy is needed.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from hashlib import blake2b
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple
from zipfile import BadZipFile

import msgspec

from civitas.bots.chair import Chair
from civitas.kernel.errors import BadFile, BadSetup
from civitas.kernel.table import Table
from civitas.kernel.titles import Meta

if TYPE_CHECKING:
    from numpy import float32
    from numpy.typing import NDArray

    Floats = NDArray[float32]

WEIGHTS: Final = "CIVITAS_WEIGHTS"
"""The variable of the environment that names the folder with the weights: a file for each title."""
FORMAT: Final = 1
FAR: Final = 5.0
"""No feature counts for more deviations than this: nobody has seen such a position."""


class About(msgspec.Struct, frozen=True):
    """What a file of weights is for, and how it was made."""

    title: str
    rules: str
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
    matches: int = 0
    """From which it was learned."""
    format: int = FORMAT


def digest_of(names: Sequence[str]) -> str:
    """A short name for features of these names, in this order."""
    return blake2b("\n".join(names).encode(), digest_size=8).hexdigest()


def need_numpy() -> None:
    """Refuse if NumPy is not there."""
    if find_spec("numpy") is None:
        raise BadSetup("error-no-numpy")


def told_by(table: Table, seat: int) -> list[float]:
    """What a network is told of a position: the features, and what the title itself thinks."""
    title, state = table.title, table.state
    return [*title.features(state, seat), title.evaluate(state, seat)]


class Layers(NamedTuple):
    """The numbers of a network with one hidden layer, and a straight way past it."""

    kept: NDArray[Any]
    """Which of what it is told it reads: the rest was the same in all positions."""
    mean: Floats
    spread: Floats
    hidden: Floats
    hidden_bias: Floats
    straight: Floats
    out: Floats
    bias: Floats


class Judgement:
    """A network, and what it is for."""

    __slots__ = ("_bias", "_first", "_kept", "_layers", "_mean", "_out", "_spread", "about")

    def __init__(self, about: About, layers: Layers) -> None:
        import numpy as np

        self.about = about
        self._layers = layers
        self._kept = layers.kept
        self._mean = layers.mean
        self._spread = 1 / layers.spread
        self._first = np.concatenate([layers.hidden, layers.straight[:, None]], axis=1)
        self._bias = np.concatenate([layers.hidden_bias, layers.bias])
        self._out = layers.out

    @property
    def reach(self) -> float:
        """By so much a pick may look worse and still be better."""
        return self.about.boldness * self.about.reach

    def believed(self, boldness: float) -> Judgement:
        """The same, believed as much as this."""
        return Judgement(msgspec.structs.replace(self.about, boldness=boldness), self._layers)

    def correction(self, imagined: Table, seat: int) -> float:
        """What is to be added to the title's judgement."""
        return self.corrections([imagined], seat)[0]

    def corrections(self, imagined: Sequence[Table], seat: int) -> list[float]:
        """The same for several tables, which is faster than one after the other. When a match is
        over, the title knows best."""
        import numpy as np

        told = np.array([told_by(table, seat) for table in imagined], np.float32)
        read = (told[:, self._kept] - self._mean) * self._spread
        sums = np.clip(read, -FAR, FAR) @ self._first + self._bias
        said: Floats = np.maximum(sums[:, :-1], 0) @ self._out + sums[:, -1]
        found: list[float] = (said * (self.about.boldness * self.about.unit)).tolist()
        return [0.0 if table.over else each for table, each in zip(imagined, found, strict=True)]

    def save(self, file: Path) -> None:
        """Write the weights; whatever was there before stays until they are whole."""
        import numpy as np

        exact = self._layers._asdict()
        exact["hidden"] = self._layers.hidden.astype(np.float16)
        about = np.frombuffer(msgspec.json.encode(self.about), np.uint8)
        part = file.with_suffix(".part")
        with part.open("wb") as target:
            np.savez_compressed(target, about=about, **exact)
        part.replace(file)


def load(file: Path, meta: Meta) -> Judgement:
    """The weights in a file, if they are for this title and the rules it has now."""
    import numpy as np

    try:
        with file.open("rb") as source, np.load(source, allow_pickle=False) as stored:
            about = msgspec.json.decode(stored["about"].tobytes(), type=About)
            numbers = {name: stored[name] for name in Layers._fields}
        kept = numbers.pop("kept")
        layers = Layers(kept, **{name: each.astype(np.float32) for name, each in numbers.items()})
        if not _is_whole(layers):
            raise ValueError
    except FileNotFoundError:
        raise BadFile("error-no-weights", file=str(file)) from None
    except (OSError, BadZipFile, ValueError, KeyError, EOFError, msgspec.MsgspecError):
        raise BadFile("error-weights", file=str(file)) from None
    if (about.title, about.format) != (meta.id, FORMAT):
        raise BadFile("error-weights-title", file=str(file), theirs=about.title, title=meta.id)
    if about.rules != meta.rules_version:
        raise BadFile(
            "error-weights-rules", file=str(file), theirs=about.rules, rules=meta.rules_version
        )
    return Judgement(about, layers)


def _is_whole(layers: Layers) -> bool:
    """Do the numbers fit together, and are they numbers?"""
    import numpy as np

    read, many = layers.hidden.shape
    lengths = [len(layers.kept), len(layers.mean), len(layers.spread), len(layers.straight)]
    if lengths != [read] * 4 or [len(layers.hidden_bias), len(layers.out)] != [many] * 2:
        return False
    return all(np.isfinite(each).all() for each in layers) and bool((layers.spread > 0).all())


def check_features(judgement: Judgement, table: Table, file: Path) -> None:
    """Refuse weights that were made for other features than those of this table."""
    if not fits(judgement, table):
        raise BadFile("error-weights-features", file=str(file))


def fits(judgement: Judgement, table: Table) -> bool:
    """Are these weights for such a table?"""
    about, setting = judgement.about, table.header.setting
    names = table.title.feature_names(table.state)
    return about.seats == setting.seats and about.features == digest_of(names)


_FITTING: dict[tuple[str, str, str], Judgement | None] = {}


def judgement_for(chair: Chair) -> Judgement | None:
    """What was learned for such a table; None if it was learned for other settings only. Refused
    if nothing was learned of the title at all."""
    folder = os.environ.get(WEIGHTS, "")
    key = folder, chair.meta.id, chair.setting.digest()
    if key not in _FITTING:
        file = Path(folder).expanduser() / f"{chair.meta.id}.npz"
        if not folder or not file.exists():
            raise BadSetup("error-not-learned", title=chair.meta.id)
        judgement = load(file, chair.meta)
        table = chair.imagine(chair.luck(0))
        _FITTING[key] = judgement if fits(judgement, table) else None
    return _FITTING[key]
