"""Objective cards and the conditions they are played for (section 20)."""
