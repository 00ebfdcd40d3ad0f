"""The signature of a match that was brought in as a file."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "005"
down_revision = "004"


def upgrade() -> None:
    op.add_column("match", sa.Column("signature", sa.JSON))
