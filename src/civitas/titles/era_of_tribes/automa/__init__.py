"""The Automa: what it does on its cards (AUT-3 to AUT-8)."""
