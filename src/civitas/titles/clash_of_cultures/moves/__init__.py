"""Moving on land and at sea, and the exploration of what was hidden (sections 12 to 14)."""
