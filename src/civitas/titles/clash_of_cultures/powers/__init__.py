"""The abilities of the box, numbered, and the moments at which they may have something to say."""
