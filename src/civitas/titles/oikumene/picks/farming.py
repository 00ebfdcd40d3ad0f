"""Picks of the special phase, of wages and of fishing (5, 15)."""
