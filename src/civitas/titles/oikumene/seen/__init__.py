"""What is seen of the table, part by part."""
