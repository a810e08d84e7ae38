"""The evaluators that a bot can be told to judge by."""

from __future__ import annotations

from burgher.bots.evaluator import Evaluator, Uninformed
from burgher.bots.placing import Placing
from burgher.core.errors import BadOption
from burgher.core.registry import find


def evaluator_for(name: str, game: str) -> Evaluator:
    """``own``: the game's own evaluator; ``uninformed``: one that knows nothing but who wins; ``placing``: or who comes
    second, and so on."""
    if name == "uninformed":
        return Uninformed()
    if name == "placing":
        return Placing()
    if name != "own":
        raise BadOption("no-such-evaluator", name=repr(name), known="own, uninformed, placing")
    return find(game).evaluator() or Uninformed()
