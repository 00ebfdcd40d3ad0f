"""What action cards do, by what they are about."""
