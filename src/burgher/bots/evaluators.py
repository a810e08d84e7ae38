"""The evaluators that a bot can be told to judge by."""

from __future__ import annotations

from burgher.bots.evaluator import Evaluator, Uninformed
from burgher.bots.placing import Placing
from burgher.bots.style import NONE, PLAIN, Style, style_for
from burgher.core.errors import BadOption
from burgher.core.registry import find


def evaluator_for(name: str, game: str, style: str = NONE) -> Evaluator:
    """``own``: the game's own evaluator, in one of the game's styles; ``uninformed``: one that knows nothing but who
    wins; ``placing``: or who comes second, and so on."""
    if name == "uninformed":
        return Uninformed()
    if name == "placing":
        return Placing()
    if name != "own":
        raise BadOption("no-such-evaluator", name=repr(name), known="own, uninformed, placing")
    return find(game).evaluator(_leaning(game, style_for(style, game))) or Uninformed()


def _leaning(game: str, style: Style) -> dict[str, float] | None:
    """The game's weights as a style has them; None: as they are."""
    if style is PLAIN:
        return None
    return {name: weight * style.weights.get(name, 1.0) for name, weight in find(game).weights().items()}
