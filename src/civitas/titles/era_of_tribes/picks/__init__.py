"""The answers people give, chapter by chapter."""
