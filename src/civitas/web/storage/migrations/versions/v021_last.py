"""Who was the last to go. Of matches of before nobody wrote it down: all who went are level."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "021"
down_revision = "020"


def upgrade() -> None:
    op.add_column("seat", sa.Column("last", sa.Boolean, nullable=False, server_default=sa.false()))
