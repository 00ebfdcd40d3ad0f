"""Battles on land and sea, from their start to the capture of a city (sections 15 and 16)."""
