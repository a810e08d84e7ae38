"""Belfort's evaluator, with the weights and styles of its files."""

from __future__ import annotations

from pathlib import Path

from burgher.belfort.bot.worth import NAMES, BelfortEvaluator
from burgher.belfort.language import ACTIONS
from burgher.bots.tuned import Tuned

BOT = Tuned(Path(__file__).parent, NAMES, ACTIONS, BelfortEvaluator)
