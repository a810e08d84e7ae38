"""Networks learn the games: self-play among a league of opponents, on many processes and one accelerator or none.

Needs `burgher[train]` (PyTorch and NumPy). `netfile` says what a network file holds; reading one needs NumPy alone.
"""
