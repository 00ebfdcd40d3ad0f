"""Decks, hands, action cards (section 19), and the drawing and resolving of events (section 21)."""
