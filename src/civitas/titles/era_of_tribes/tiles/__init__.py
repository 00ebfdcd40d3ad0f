"""Section 10: barbarian tiles, won, kept and used."""
