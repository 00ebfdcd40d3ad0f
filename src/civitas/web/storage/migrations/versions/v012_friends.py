"""Friends: who is one, who wants to be, who does not, and who is invited where."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "012"
down_revision = "009"


def upgrade() -> None:
    op.create_table(
        "friend",
        sa.Column("person", sa.Integer, sa.ForeignKey("person.id"), primary_key=True),
        sa.Column("friend", sa.Integer, sa.ForeignKey("person.id"), primary_key=True),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "approach",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("asker", sa.Integer, sa.ForeignKey("person.id"), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("asked", sa.Integer, sa.ForeignKey("person.id")),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("approach_asker", "approach", ["asker"])
    op.create_index("approach_asked", "approach", ["asked"])
    op.create_table(
        "blocked",
        sa.Column("person", sa.Integer, sa.ForeignKey("person.id"), primary_key=True),
        sa.Column("blocked", sa.Integer, sa.ForeignKey("person.id"), primary_key=True),
    )
    op.create_table(
        "friend_link",
        sa.Column("person", sa.Integer, sa.ForeignKey("person.id"), primary_key=True),
        sa.Column("secret", sa.String(40), nullable=False, unique=True),
    )
    op.create_table(
        "invitation",
        sa.Column("match", sa.String(16), sa.ForeignKey("match.id"), primary_key=True),
        sa.Column("person", sa.Integer, sa.ForeignKey("person.id"), primary_key=True),
        sa.Column("by", sa.Integer, sa.ForeignKey("person.id"), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("invitation_person", "invitation", ["person"])
