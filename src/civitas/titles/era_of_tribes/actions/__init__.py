"""The actions other than Expansion and Progress (sections 4 and 6)."""
