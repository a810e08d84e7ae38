"""What every game is: positions, actions, chance, events, records, component files.

Nothing here knows a game by name, and nothing here imports more than the standard library.
"""
