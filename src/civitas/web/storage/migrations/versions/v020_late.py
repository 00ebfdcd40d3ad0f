"""Who has let the time run out that has ended a match. Of matches of before nobody wrote it down:
they have no winner, and count for nobody."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "020"
down_revision = "019"


def upgrade() -> None:
    op.add_column("seat", sa.Column("late", sa.Boolean, nullable=False, server_default=sa.false()))
