"""Goods, payments and prices (section 4), and abilities asked, paid for and used (section 0)."""
