"""Notices: people who are away are told that it is their turn, in the way that they have chosen."""
