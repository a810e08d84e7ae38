"""Players that are programs, weakest to strongest."""

import os
import sys

if "numpy" not in sys.modules:
    # A bot thinks on one core: several threads for matrices as small as its own only get in the way of other bots, and
    # cost many times what they win. NumPy asks when it is loaded, so this is said before any bot can load it.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from burgher.bots.bot import Bot, Clock
from burgher.bots.levels import LEVELS, Level, opponent
from burgher.bots.registry import make, names, register

__all__ = ["LEVELS", "Bot", "Clock", "Level", "make", "names", "opponent", "register"]
