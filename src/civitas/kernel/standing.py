"""Standing answers: "always no to this kind of question", given before it is asked.

A title names the kinds of asks for which that is sound: everybody knows that they are asked, and
the answer hangs on nothing that is hidden. So an answer that comes at once tells nobody anything
but that it was a standing one, which the log says anyway. "No, if I have nothing for it" is none of
them: the speed of such an answer would tell what somebody holds. Nor is it needed: whoever has one
answer is not asked, unless that would tell it, too.
"""

from __future__ import annotations

from civitas.kernel.asks import Ask, Pick
from civitas.kernel.table import Table
from civitas.kernel.titles import Title


def declining(title: Title, ask: Ask) -> Pick | None:
    """The pick that a standing answer to such an ask would be; None if there can be none."""
    kind = title.standing.get(ask.what)
    if kind is None or ask.secret:
        return None
    found = [pick for pick in ask.picks if type(pick) is kind]
    return found[0] if len(found) == 1 else None


def asked_alone(table: Table) -> Ask | None:
    """The one open question; None where several choose in secret or act side by side."""
    asks = table.asks
    return asks[0] if len(asks) == 1 and not table.aside and not table.secretly else None
