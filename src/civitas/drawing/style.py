"""The style sheet of every drawing.

Class names are short, since a board has some thousand elements: the typefaces are ``c-n`` (names),
``c-a`` (asides), ``c-p`` (plain) and ``c-f`` (figures), set from their middle unless ``c-s`` or
``c-e`` say start or end, with a halo by ``c-h``, or ``c-v`` on water. ``c-t`` is a token, ``c-k`` a
card, ``c-u`` one that is used up, ``c-g`` what glows, ``c-y`` and ``c-z`` the two strokes of a line
that does, ``c-l``, ``c-i`` and ``c-o`` the light of an area and the rings inside its edge, ``c-0``
what is seat 0's; ``c-q`` is quiet to the mouse. The names of a map lie there for six distances,
from ``zoom-remote`` to ``zoom-near`` (`labels.ZOOMS`); the group around them says in ``data-zoom``
which are shown. Figures that are ``c-w``, in type of 32 at least, wait until the reader is so near
that they are legible, and the tokens that bear them, ``c-b``, are short till then; those that are
``c-x``, in type of 20 at least, wait until the names for ``zoom-far`` are shown. What is ``c-j``
grows from there on as much as its figures need, but for whoever comes near not with the map: the
page says how much in ``--grown``.
"""

from __future__ import annotations

from typing import Final

from civitas.drawing.colours import BRIGHT, EMBER, INK, LIGHT, PAPER, RULE, SEATS, SHALLOW, SOFT_INK

_SANS: Final = "'Source Sans 3','Civitas Sans',sans-serif"

STYLE: Final = (
    ".c-n,.c-a,.c-p,.c-f{text-anchor:middle}.c-s{text-anchor:start}.c-e{text-anchor:end}"
    ".c-n{font-family:Cinzel,Marcellus,Georgia,serif;font-weight:600}"
    ".c-a{font-family:'EB Garamond',Garamond,Georgia,serif;font-weight:500;font-style:italic}"
    f".c-p{{font-family:{_SANS}}}.c-f{{font-family:{_SANS};font-weight:600}}"
    f".c-h{{stroke:{PAPER};stroke-width:3.2;stroke-linejoin:round;paint-order:stroke}}"
    f".c-t{{fill:{LIGHT};stroke:{INK};stroke-width:1.1}}"
    f".c-k{{fill:{LIGHT};stroke:{RULE};color:{INK}}}"
    f".c-u{{fill:{SOFT_INK};stroke:{INK};color:{PAPER}}}"
    f".c-g{{fill:{BRIGHT};stroke:{EMBER};stroke-width:2.4}}.c-l{{fill:{BRIGHT};fill-opacity:.5}}"
    f".c-y,.c-i{{fill:none;stroke:{EMBER};stroke-width:6.5}}.c-i{{stroke-width:13}}"
    f".c-z,.c-o{{fill:none;stroke:{BRIGHT};stroke-width:3}}.c-o{{stroke-width:8}}"
    ".c-q{pointer-events:none}"
    f".c-v{{stroke:{SHALLOW};stroke-width:2.4;stroke-linejoin:round;paint-order:stroke}}"
    ".zoom-remote text,.zoom-afar text{stroke-width:7}.zoom-far text{stroke-width:5}"
    ".zoom-amid text{stroke-width:4}.zoom-near text{stroke-width:1.6}"
    ".zoom-remote,.zoom-afar,.zoom-far,.zoom-amid,.zoom-near,[data-zoom]>.zoom-mid{display:none}"
    "[data-zoom=remote]>.zoom-remote,[data-zoom=afar]>.zoom-afar,[data-zoom=far]>.zoom-far,[data-zoom=amid]>.zoom-amid,"
    "[data-zoom=mid]>.zoom-mid,[data-zoom=near]>.zoom-near{display:inline}"
    ".blurred .c-w,.distant .c-x{display:none}.blurred .c-b{width:32px}.c-j{scale:var(--grown,1)}"
) + "".join(
    f".c-{n}{{fill:{LIGHT};stroke:{seat.colour};stroke-width:1.4}}" for n, seat in enumerate(SEATS)
)
