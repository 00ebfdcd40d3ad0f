"""A reserve of time for the whole match; reminders that say so."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "017"
down_revision = "016"


def upgrade() -> None:
    for name in ("reserve", "addition"):
        op.add_column("match", sa.Column(name, sa.Integer, nullable=False, server_default="0"))
    op.add_column("seat", sa.Column("reserve", sa.Integer))
    op.add_column("seat", sa.Column("since", sa.BigInteger))
    again = sa.Column("again", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("notice", again)
