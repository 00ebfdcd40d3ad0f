"""The lab: many matches between bots, for those who design games and study them.

`match` plays one match from its seed; `study` says which ones a question needs; `crew` has them
played on the cores of this machine or of a cluster, by Ray; `folder` keeps what they gave;
`summary` counts it, and `report` shows it on one page. Only `match` and `figures` do without
the extra ``civitas[lab]``.
"""
