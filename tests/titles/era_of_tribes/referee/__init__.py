"""A second opinion on the Automa: what it must choose, computed from ``automa.md`` alone.

It shares no line with ``titles/era_of_tribes/automa``: it reads the printed tables and the state,
is written in the order of the clauses, and does not care how long it takes.
"""
