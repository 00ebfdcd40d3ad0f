"""Friendly matches: people may let each other take back what came to light; the log notes it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "014"
down_revision = "013"


def upgrade() -> None:
    op.add_column(
        "match", sa.Column("friendly", sa.Boolean, nullable=False, server_default=sa.true())
    )
    op.add_column("event", sa.Column("note", sa.Text))
    op.create_table(
        "plea",
        sa.Column("match", sa.String(16), sa.ForeignKey("match.id"), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("back", sa.Integer, nullable=False),
        sa.Column("steps", sa.Integer, nullable=False),
        sa.Column("agreed", sa.JSON, nullable=False),
    )
