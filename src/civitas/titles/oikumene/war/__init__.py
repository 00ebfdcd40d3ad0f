"""Withdrawal (8), battles (9), sieges (10), plunder and conquest (11)."""
