"""What advances, civilizations, leaders and wonders do, one small file for each kind of moment.

`powers.registry` numbers the abilities and keeps their hooks; the files here hang code on moments.
What a content file spells out as a general effect is hung there by `advances.effects`.
"""
