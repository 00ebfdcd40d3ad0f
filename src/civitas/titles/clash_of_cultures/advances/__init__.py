"""Getting advances (section 7), and what content files spell out of their effects."""
