"""The expansion (7, 8): growth, special uses, movement, colonies, raids, cities; unrest (11.4)."""
