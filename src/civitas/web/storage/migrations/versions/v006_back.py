"""An undo tells which step it takes back, so that a table can be loaded without playing either."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "006"
down_revision = "005"


def upgrade() -> None:
    op.add_column("event", sa.Column("back", sa.Integer))
