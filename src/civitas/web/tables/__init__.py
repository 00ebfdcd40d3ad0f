"""Live tables: played at, looked at, looked back at, and news of them."""
