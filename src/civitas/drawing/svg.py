"""SVG as text: elements, groups, documents. The same call gives the same bytes, always."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple
from xml.sax.saxutils import escape

from civitas.drawing.colours import INK, PAPER
from civitas.drawing.icons import SQUARE, shape_of
from civitas.drawing.style import STYLE

Value = str | float | None

ICON_SIZE: Final = 32
"""Icons are defined in this size, so that the scale of a small one is a short number."""

_QUOTE: Final = {'"': "&quot;"}
_SPECIAL: Final = re.compile(r'[&<>"]')
_FORBIDDEN: Final = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")
_UNUSUAL: Final = re.compile(f"[&<>]|{_FORBIDDEN.pattern}")
_POINTED: Final = re.compile(r' data-thing="[^"]*"|<rect [^>]*fill-opacity="0"/>')
"""What is there to be pointed at: the names of things, and what is hit in their place."""
_ICON_IN_USE: Final = re.compile(r'href="#i-([a-z0-9-]+)"')


class Block(NamedTuple):
    """A piece of a picture with its size; its own corner is at 0, 0."""

    width: float
    height: float
    body: str


@lru_cache(maxsize=16384)
def number(value: float) -> str:
    """At most one decimal: a tenth of a pixel is finer than any screen.

    >>> number(3.04), number(-0.01), number(12.25), number(0.5), number(-0.5)
    ('3', '0', '12.2', '.5', '-.5')
    """
    text = f"{value:.1f}"
    text = text.removesuffix(".0").replace("-0.", "-.").removeprefix("0") or "0"
    return "0" if text == "-0" else text


def el(tag: str, *children: str, **attributes: Value) -> str:
    """One element. An underscore in an attribute's name is a hyphen, one at its end is nothing.

    >>> el("path", d="M0 0", stroke_width=1.5, class_="coast", fill=None)
    '<path d="M0 0" stroke-width="1.5" class="coast"/>'
    """
    written = ""
    for name, value in attributes.items():
        if isinstance(value, str):
            text = escape(value, _QUOTE) if _SPECIAL.search(value) else value
            written += f'{_attribute(name)}"{text}"'
        elif value is not None:
            written += f'{_attribute(name)}"{number(value)}"'
    inside = "".join(children)
    return f"<{tag}{written}>{inside}</{tag}>" if inside else f"<{tag}{written}/>"


@cache
def _attribute(name: str) -> str:
    return f" {name.rstrip('_').replace('_', '-')}="


def written(words: str) -> str:
    """Words as they may stand in XML: escaped, without the characters that XML forbids.

    >>> written("Ben & Jerry\\x00 <3")
    'Ben &amp; Jerry &lt;3'
    """
    return escape(_FORBIDDEN.sub("", words)) if _UNUSUAL.search(words) else words


def group(*children: str, **attributes: Value) -> str:
    return el("g", *children, **attributes)


def place(block: Block, x: float, y: float) -> str:
    """The block with its corner at this point."""
    if not block.body or not (x or y):
        return block.body
    return f'<g transform="{moved(x, y)}">{block.body}</g>'


def about(thing: str, block: Block) -> Block:
    """The block as a drawing of this thing: whoever points at it is told what that is."""
    if not block.body:
        return block
    return Block(block.width, block.height, group(block.body, data_thing=thing))


def stack(*blocks: Block, gap: float) -> Block:
    """One below the other."""
    y, parts = 0.0, []
    for block in blocks:
        parts.append(place(block, 0, y))
        y += block.height + gap
    return Block(max(block.width for block in blocks), y - gap, "".join(parts))


def title(words: str) -> str:
    """What a browser shows over an element, and a screen reader reads."""
    return el("title", written(words))


def rect(x: float, y: float, width: float, height: float, **attributes: Value) -> str:
    return el("rect", x=x, y=y, width=width, height=height, **attributes)


def rounded(x: float, y: float, width: float, height: float, radius: float) -> str:
    """The outline of a box with round corners, as a path.

    >>> rounded(0, 0, 20, 10, 2)
    'M2 0h16a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2h-16a2 2 0 0 1-2-2v-6a2 2 0 0 1 2-2z'
    """
    r, left, up = number(radius), number(-radius), number(2 * radius - height)
    across, down, back = (
        number(width - 2 * radius),
        number(height - 2 * radius),
        number(2 * radius - width),
    )
    arc = f"a{r} {r} 0 0 1"
    return (
        f"M{number(x + radius)} {number(y)}h{across}{arc} {r} {r}v{down}{arc}{left} {r}"
        f"h{back}{arc}{left}{left}v{up}{arc} {r}{left}z"
    )


def boxes(
    corners: Iterable[tuple[float, float]], width: float, height: float, **attributes: Value
) -> str:
    """Many equal boxes as one element."""
    sides = f"h{number(width)}v{number(height)}h{number(-width)}z"
    d = "".join(f"M{number(x)} {number(y)}{sides}" for x, y in corners)
    return el("path", d=d, stroke_linejoin="round", **attributes)


def circle(cx: float, cy: float, r: float, **attributes: Value) -> str:
    return el("circle", cx=cx, cy=cy, r=r, **attributes)


def path(d: str, **attributes: Value) -> str:
    return el("path", d=d, **attributes)


def use(target: str, **attributes: Value) -> str:
    """An element drawn elsewhere in the document."""
    return el("use", href=f"#{target}", **attributes)


def moved(x: float, y: float, scale: float = 1) -> str:
    """A transform: this far, and larger or smaller.

    >>> moved(3, 4.5), moved(3, 0, 0.25), moved(0, 0, 0.25)
    ('translate(3 4.5)', 'translate(3 0)scale(.25)', 'scale(.25)')
    """
    if scale == 1:
        return f"translate({number(x)} {number(y)})"
    larger = f"scale({scale:.3f}".rstrip("0").rstrip(".").replace("(0.", "(.") + ")"
    return larger if not x and not y else f"translate({number(x)} {number(y)}){larger}"


def icon(name: str, cx: float, cy: float, size: float, **attributes: Value) -> str:
    """An icon with its middle at this point."""
    corner = moved(cx - size / 2, cy - size / 2, size / ICON_SIZE)
    return use(f"i-{name}", transform=corner, **attributes)


def icons(names: Iterable[str]) -> str:
    """The definitions of these icons."""
    return "".join(
        path(shape_of(name), id=f"i-{name}", transform=f"scale({ICON_SIZE / SQUARE})")
        for name in names
    )


def sheet(
    width: float, height: float, *layers: str, narrow: tuple[float, float] | None = None
) -> str:
    """A part of a page: the page brings style, fonts and what is drawn elsewhere in it.

    What lies elsewhere on a ``narrow`` screen says where in ``data-narrow``, and so does the sheet.
    """
    folded = None if narrow is None else _view(*narrow)
    return el("svg", *layers, viewBox=_view(width, height), data_narrow=folded, fill=INK)


def plate(
    width: float, height: float, *layers: str, brief: float, means: tuple[float, float]
) -> str:
    """The sheet of a seat. Where there is no room for the whole the page shows its upper part, as
    high as ``brief``; and on a phone, to whom it is, the strip with the ``means``: from where, and
    how high."""
    return el(
        "svg",
        *layers,
        viewBox=_view(width, height),
        data_brief=_view(width, brief),
        data_means=f"10 {number(means[0])} {number(width - 14)} {number(means[1])}",
        fill=INK,
    )


def _view(width: float, height: float) -> str:
    return f"0 0 {number(width)} {number(height)}"


def document(width: float, height: float, label: str, *layers: str) -> str:
    """A complete SVG document that needs nothing but fonts; it brings the icons it uses.

    It is looked at, not pointed at: what its things are called, and where, stays on the sheets.
    """
    body = _POINTED.sub("", "".join(layers))
    used = icons(sorted(set(_ICON_IN_USE.findall(body))))
    return el(
        "svg",
        title(label),
        el("style", STYLE),
        el("defs", used),
        body,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=_view(width, height),
        width=width,
        height=height,
        fill=INK,
    )


def window(part: tuple[float, float, float, float], width: float, *layers: str) -> Block:
    """A part of a drawing (left, top, width, height in its own units), shown this wide."""
    height = width * part[3] / part[2]
    view_box = " ".join(map(number, part))
    return Block(width, height, el("svg", *layers, viewBox=view_box, width=width, height=height))


def as_wide(block: Block, width: float) -> Block:
    """A block, shown this wide."""
    return window((0, 0, block.width, block.height), width, block.body)


def columns(laid: Sequence[Sequence[Block]], wide: float, apart: float, gap: float) -> Block:
    """Blocks below each other in columns, all of which are as wide as this and begin on one
    line."""
    found = [stack(*blocks, gap=gap) for blocks in laid if blocks]
    body = "".join(place(column, (wide + apart) * n, 0) for n, column in enumerate(found))
    return Block(wide * len(found), max(column.height for column in found), body)


def on_paper(page: Block, margin: float, label: str, *definitions: str) -> str:
    """A page as a document, on paper that is a margin larger."""
    width, height = page.width + 2 * margin, page.height + 2 * margin
    ground = rect(0, 0, width, height, fill=PAPER)
    laid = place(page, margin, margin)
    return document(width, height, label, el("defs", *definitions), ground, laid)
