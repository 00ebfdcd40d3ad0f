"""Icons by which the library shows things."""

from __future__ import annotations

from collections.abc import Mapping


def signs() -> Mapping[str, str]:
    return {}
