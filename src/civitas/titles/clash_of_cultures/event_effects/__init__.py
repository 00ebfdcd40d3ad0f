"""What the texts of the event cards do, by kind of effect."""
