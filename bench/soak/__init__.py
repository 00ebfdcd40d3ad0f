"""A long time on the internet, in ten minutes: `make soak`."""
