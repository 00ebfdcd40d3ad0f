"""What is said, in both languages: by the web itself and about the match at a table."""
