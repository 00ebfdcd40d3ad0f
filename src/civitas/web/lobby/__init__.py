"""The lobby: matches are made, listed, filled with people and cleared away; match files."""
