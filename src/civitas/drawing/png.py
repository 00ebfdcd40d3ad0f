"""From SVG to PNG, with the fonts that come with Civitas, the same on every machine."""

from __future__ import annotations

import resvg_py

from civitas.drawing.type import FONT_FILES


def to_png(svg: str, width: int) -> bytes:
    """The picture as a PNG file of this width in pixels; the height follows."""
    return bytes(
        resvg_py.svg_to_bytes(
            svg_string=svg,
            width=width,
            skip_system_fonts=True,
            font_files=[str(file) for file in FONT_FILES],
            serif_family="EB Garamond",
            sans_serif_family="Civitas Sans",
        )
    )
