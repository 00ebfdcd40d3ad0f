"""A seat may be led by the guide of its title."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "013"
down_revision = "012"


def upgrade() -> None:
    op.add_column(
        "seat", sa.Column("guided", sa.Boolean, nullable=False, server_default=sa.false())
    )
