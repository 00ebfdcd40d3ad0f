"""How people want to be told that it is their turn, and what they were told."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "007"
down_revision = "006"


def upgrade() -> None:
    op.create_table(
        "channel",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("person", sa.Integer, sa.ForeignKey("person.id"), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("keys", sa.JSON, nullable=False),
        sa.Column("secret", sa.String(40), nullable=False, unique=True),
        sa.Column("sitting", sa.String(40), nullable=False),
        sa.Column("language", sa.String(10), nullable=False),
        sa.Column("site", sa.Text, nullable=False),
        sa.Column("ready", sa.Boolean, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("trouble", sa.Text),
    )
    op.create_index("channel_person", "channel", ["person"])
    op.create_table(
        "notice",
        sa.Column("channel", sa.Integer, sa.ForeignKey("channel.id"), primary_key=True),
        sa.Column("match", sa.String(16), primary_key=True),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("begun", sa.Integer, nullable=False),
    )
    op.create_index("notice_due", "notice", ["due"])
