"""Ladders: which matches count, and what everybody was worth after each."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "009"
down_revision = "007"


def upgrade() -> None:
    op.add_column("match", sa.Column("counted", sa.Boolean))
    few = sa.text("status = 'over' AND counted IS NULL")
    op.create_index("match_uncounted", "match", ["changed"], sqlite_where=few, postgresql_where=few)
    op.create_table(
        "standing",
        sa.Column("match", sa.String(16), sa.ForeignKey("match.id"), primary_key=True),
        sa.Column("player", sa.String(60), primary_key=True),
        sa.Column("person", sa.Integer, sa.ForeignKey("person.id")),
        sa.Column("title", sa.String(40), nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("value", sa.Double, nullable=False),
        sa.Column("spread", sa.Double, nullable=False),
        sa.Column("matches", sa.Integer, nullable=False),
        sa.Column("latest", sa.Boolean, nullable=False),
    )
    op.create_index("standing_player", "standing", ["title", "player", "matches"])
    op.create_index("standing_ended", "standing", ["title", "ended", "match"])
    op.create_index("standing_ladder", "standing", ["title", "latest", "value"])
    op.create_index("standing_person", "standing", ["person"])
