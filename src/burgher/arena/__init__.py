"""Matches and tournaments between bots, and what they prove."""

from burgher.arena.contest import MATCH, TOURNAMENT, Contest
from burgher.arena.notebook import Notebook
from burgher.arena.report import report, standings
from burgher.arena.running import run

__all__ = ["MATCH", "TOURNAMENT", "Contest", "Notebook", "report", "run", "standings"]
