"""Between a request and a table: who asks, what they may see and do, and streams of news."""
