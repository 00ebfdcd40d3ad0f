"""What advances, civilizations, leaders and wonders do, one small file for each kind of moment.

`registry` numbers the abilities and keeps their hooks; the other modules hang code on moments.
What a content file spells out as a general effect is hung there by `effects`.
"""
