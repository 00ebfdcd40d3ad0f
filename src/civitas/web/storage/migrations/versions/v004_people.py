"""Where people are signed in, a count of changes among people, and what kept names look like."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from civitas.web.storage.looks import looks

revision = "004"
down_revision = "003"


def upgrade() -> None:
    op.create_table(
        "sitting",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("key", sa.String(40), nullable=False),
        sa.Column("person", sa.Integer, sa.ForeignKey("person.id"), nullable=False),
    )
    op.create_index("sitting_person", "sitting", ["person"])
    roll = op.create_table(
        "roll",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("changes", sa.Integer, nullable=False),
    )
    op.bulk_insert(roll, [{"id": 1, "changes": 0}])
    likeness = op.create_table(
        "likeness",
        sa.Column("look", sa.Text, primary_key=True),
        sa.Column("person", sa.Integer, sa.ForeignKey("person.id"), nullable=False),
    )
    op.create_index("likeness_person", "likeness", ["person"])
    op.bulk_insert(likeness, _likenesses())


def _likenesses() -> list[dict[str, object]]:
    """Of names that look alike the older keeps the look; the other keeps the name."""
    person = sa.table("person", sa.column("id"), sa.column("name"), sa.column("login"))
    kept = sa.select(person.c.id, person.c.name).where(person.c.login.is_not(None))
    owners: dict[str, int] = {}
    for number, name in op.get_bind().execute(kept.order_by(person.c.id)):
        for look in looks(name):
            owners.setdefault(look, number)
    return [{"look": look, "person": number} for look, number in owners.items()]
