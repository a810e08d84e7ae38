"""Rise to Nobility's evaluator, with the weights and styles of its files."""

from __future__ import annotations

from pathlib import Path

from burgher.bots.tuned import Tuned
from burgher.nobility.bot.worth import NAMES, NobilityEvaluator
from burgher.nobility.language import ACTIONS

BOT = Tuned(Path(__file__).parent, NAMES, ACTIONS, NobilityEvaluator)
