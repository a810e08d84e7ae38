"""The trained networks that come with the games: one file for each, ``GAME.npz``."""
