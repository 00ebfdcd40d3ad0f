"""Recruiting units and leaders (section 11)."""
