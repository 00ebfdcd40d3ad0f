"""From which step on, and until which, a bot has played on for somebody."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "019"
down_revision = "018"


def upgrade() -> None:
    op.add_column("seat", sa.Column("away_from", sa.Integer()))
    op.add_column("seat", sa.Column("away_until", sa.Integer()))
