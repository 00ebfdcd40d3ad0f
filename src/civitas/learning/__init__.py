"""Learning: networks that judge positions, trained on matches that bots play with themselves."""
