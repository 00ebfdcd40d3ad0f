"""Picks of withdrawal, battles, sieges and plunder (8 to 11)."""
