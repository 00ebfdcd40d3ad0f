"""How fast is Civitas? Measured beside Catanatron, in the same run, on one core: `make bench`."""
