"""Influence, morale, food, cubes, goods: what all chapters gain, pay and move (1 and 11)."""
