"""What is measured, and when the game ends (sections 13 and 16)."""
