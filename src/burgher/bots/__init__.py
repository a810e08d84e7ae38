"""Players that are programs, weakest to strongest."""

from burgher.bots.bot import Bot, Clock
from burgher.bots.registry import LEVELS, Level, make, names, register

__all__ = ["LEVELS", "Bot", "Clock", "Level", "make", "names", "register"]
