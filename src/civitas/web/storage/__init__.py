"""What is kept: the database, its tables, and the journals in it."""
