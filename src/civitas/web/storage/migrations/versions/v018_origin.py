"""From where matches were made, as far as it takes to share out the lists."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "018"
down_revision = "017"


def upgrade() -> None:
    op.add_column("match", sa.Column("origin", sa.String(8)))
