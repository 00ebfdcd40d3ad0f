"""Units, control, connection, stores, herds, purses: what all chapters use (2, 16)."""
