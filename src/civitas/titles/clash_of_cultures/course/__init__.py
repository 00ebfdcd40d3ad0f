"""The course of a match: setup, rounds, turns, status phase, end (sections 2, 3, 25, 27, 28)."""
