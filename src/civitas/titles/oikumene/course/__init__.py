"""The course of a match: prologue, rounds, treaties, the end (3, 4, 17, 19, 22)."""
