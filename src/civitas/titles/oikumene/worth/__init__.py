"""What it is worth to a seat how it stands, in points of Significance (HRN-19.12)."""
