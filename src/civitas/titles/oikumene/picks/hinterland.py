"""Picks of experience, building and trade (12 to 14)."""
