"""Bots: they think in processes of their own and let people go first."""
