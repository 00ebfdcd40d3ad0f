"""Results tell the ranks of all seats; seats may be automas, of which older servers do not know."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "002"
down_revision = "001"


def upgrade() -> None:
    match = sa.table("match", sa.column("id", sa.String), sa.column("result", sa.JSON))
    connection = op.get_bind()
    for name, result in connection.execute(sa.select(match.c.id, match.c.result)).all():
        if result and "ranks" not in result:
            ranked = match.update().where(match.c.id == name)
            connection.execute(ranked.values(result={**result, "ranks": _ranks(result)}))


def _ranks(result: dict[str, Any]) -> list[int]:
    """By seat: winners first, then by points; who is level has the same rank."""
    scores, winners = result["scores"], result["winners"]
    standing = [(seat in winners, score) for seat, score in enumerate(scores)]
    return [1 + sum(other > mine for other in standing) for mine in standing]
