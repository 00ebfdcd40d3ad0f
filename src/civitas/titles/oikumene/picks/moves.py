"""Picks of movement and attrition (6, 7)."""
