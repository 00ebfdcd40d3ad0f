"""What happens when the time for a move is over."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "015"
down_revision = "014"


def upgrade() -> None:
    op.add_column("match", sa.Column("late", sa.String(10), nullable=False, server_default="bot"))
