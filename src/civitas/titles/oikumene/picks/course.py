"""Picks of the prologue, of treaties and of the end (3, 17, 19)."""
