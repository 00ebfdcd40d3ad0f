"""How much of an ask is looked at. Who judges better may look at less."""

from __future__ import annotations

from typing import Annotated, Final, NamedTuple, TypeAlias

import msgspec

Some: TypeAlias = Annotated[int, msgspec.Meta(ge=1)]
ALL: Final = 1 << 30
"""More picks than any question has."""


class Width(NamedTuple):
    """Of how many picks it is seen what they bring."""

    many: Some
    """An ask with more picks is not tried through; picks are made of parts, and the parts are."""
    spread: Some
    """Of many picks, so many are tried to learn about the parts."""
    promising: Some
    """Then so many whose parts did best."""
    habit: Some = ALL
    """No more picks of a further question are thought through."""


WIDE: Final = Width(many=45, spread=12, promising=6)
"""As whoever judges by the title alone looks at it."""
