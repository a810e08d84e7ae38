"""Getting better at a game: what strong players do, and exercises.

A game keeps both as data in its own folder; one that has none simply offers none.
"""
