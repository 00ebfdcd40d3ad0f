"""How a database of an earlier version becomes one of this version. Alembic reads this folder."""
