"""The course of a match: set-up, rounds, end (sections 2, 3, 14, 15; AUT-1, AUT-2, AUT-10)."""
