"""The Automa (AUT-3 to AUT-8): what its cards make it do, whom it attacks and how it fights.

Nobody is asked here. Everything that is compared is told in the log: each candidate with the parts
of its value, and what decided between equals.
"""
