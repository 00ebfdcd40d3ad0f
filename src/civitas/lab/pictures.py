"""The pictures of a report, drawn by Altair as SVG: they need no script and no network."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import altair as alt
import polars as pl
import vl_convert

from civitas.lab.summary import Standing

INK: Final = "#3b2f22"
BAR: Final = "#8a5a2b"
WIDTH: Final = 520
TYPE: Final = 13
BINS: Final = 30
APART: Final = 8
"""Between two figures along a side."""
ROOM: Final = 24
"""Beside the picture: the type of who looks at it may run wider than that it was measured with."""
ENGLISH: Final = {"decimal": ".", "thousands": ",", "grouping": [3], "currency": ["", ""]}
GERMAN: Final = {**ENGLISH, "decimal": ",", "thousands": ".", "percent": "\N{NO-BREAK SPACE}%"}
LOCALES: Final[dict[str, Any]] = {"en": ENGLISH, "de": GERMAN}
"""How figures are written, by language."""


def shares(rows: Sequence[Standing], fair: float, heading: str, language: str) -> str:
    """Shares of wins with their intervals, and a line where all would be even."""
    data = pl.DataFrame(
        {
            "name": [row.name for row in rows],
            "share": [row.share for row in rows],
            "low": [row.interval.low for row in rows],
            "high": [row.interval.high for row in rows],
        }
    )
    names = alt.Y("name:N", sort=None, title=None, axis=alt.Axis(labelLimit=260))
    scale = alt.Scale(domain=[0, max(0.01, *(row.interval.high for row in rows), fair)])
    axis = alt.Axis(format="%", grid=True, labelOverlap="greedy", labelSeparation=APART)
    base = alt.Chart(data)
    reach = base.mark_rule(color=BAR, strokeWidth=3).encode(
        y=names, x=alt.X("low:Q", scale=scale, axis=axis, title=heading), x2="high:Q"
    )
    dots = base.mark_point(color=INK, filled=True, size=80).encode(y=names, x="share:Q")
    even = (
        alt.Chart(pl.DataFrame({"fair": [fair]}))
        .mark_rule(color=INK, strokeDash=[5, 4])
        .encode(x="fair:Q")
    )
    return _svg((even + reach + dots).properties(width=WIDTH, height=alt.Step(26)), language)


def spread(values: Sequence[float], heading: str, count: str, language: str) -> str:
    """How often each value came, in columns."""
    data = pl.DataFrame({"value": [float(value) for value in values]})
    figures = alt.Axis(format=",.6~f", labelOverlap="greedy", labelSeparation=APART)
    whole = alt.Axis(format=",d", labelExpr="datum.value % 1 ? '' : datum.label")
    columns = (
        alt.Chart(data)
        .mark_bar(color=BAR)
        .encode(
            x=alt.X("value:Q", bin=alt.Bin(maxbins=BINS), title=heading, axis=figures),
            y=alt.Y("count()", title=count, axis=whole),
        )
    )
    return _svg(columns.properties(width=WIDTH, height=200), language)


def _svg(chart: Any, language: str) -> str:
    drawn = chart.configure(background="transparent", padding=ROOM).configure_axis(
        labelFontSize=TYPE, titleFontSize=TYPE, labelColor=INK, titleColor=INK
    )
    svg: str = vl_convert.vegalite_to_svg(drawn.to_json(), format_locale=LOCALES[language])
    return svg
