"""The special phase: fields, herds, taxes, feasts, feeding (5), and wages and fishing (15)."""
