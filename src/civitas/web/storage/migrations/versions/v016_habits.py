"""Standing answers."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "016"
down_revision = "015"


def upgrade() -> None:
    op.create_table(
        "habit",
        sa.Column("match", sa.String(16), sa.ForeignKey("match.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("what", sa.String(40), primary_key=True),
        sa.Column("until", sa.String(10), nullable=False),
        sa.Column("since", sa.Text, nullable=False),
    )
