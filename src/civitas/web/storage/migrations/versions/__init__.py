"""One module for each version of the tables, the first one first."""
