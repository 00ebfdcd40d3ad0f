"""Run by Alembic. `Store` opens the database and hands over its connection."""

from __future__ import annotations

from alembic import context

from civitas.web.storage.schema import Base

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
    render_as_batch=True,
)
context.run_migrations()
