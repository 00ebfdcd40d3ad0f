"""Progress: what a level costs and what it brings (section 5)."""
