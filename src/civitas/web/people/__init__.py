"""People: who they are, what tells them apart, how much they may do."""
