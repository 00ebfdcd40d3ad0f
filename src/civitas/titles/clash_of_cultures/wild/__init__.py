"""Barbarians and pirates (section 23)."""
