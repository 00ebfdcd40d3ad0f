"""Movement (6) and attrition (7)."""
