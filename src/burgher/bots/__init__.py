"""Players that are programs, weakest to strongest."""

from burgher.bots.bot import Bot, Clock
from burgher.bots.levels import LEVELS, Level, opponent
from burgher.bots.registry import make, names, register

__all__ = ["LEVELS", "Bot", "Clock", "Level", "make", "names", "opponent", "register"]
