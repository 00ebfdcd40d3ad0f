"""Trade between players (section 5) and trade routes (COC-26.10 to COC-26.12)."""
