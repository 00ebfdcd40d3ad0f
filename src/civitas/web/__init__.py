"""The web table: play in the browser, alone, together, or over weeks. Knows no title by name."""
