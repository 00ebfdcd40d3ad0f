"""Section 9: battles on land, at sea and against barbarians."""
