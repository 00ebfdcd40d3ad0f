"""Scenes and SVG: elements, type, icons, pieces, pictures. Knows no game."""
