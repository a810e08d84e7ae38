"""Finding exercises: the positions, the looks that they must stand, and what is kept."""
