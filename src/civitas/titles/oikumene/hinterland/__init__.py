"""Experience (12), building (13) and trade (14)."""
