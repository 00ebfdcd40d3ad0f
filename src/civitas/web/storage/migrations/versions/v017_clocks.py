"""A reserve of time for the whole match."""

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
