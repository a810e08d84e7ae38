"""The evaluators that a bot can be told to judge by."""

from __future__ import annotations

from pathlib import Path

from burgher.bots.evaluator import Evaluator, Uninformed
from burgher.bots.placing import Placing
from burgher.bots.style import NONE, PLAIN, Style, style_for
from burgher.bots.weights import read_weights
from burgher.core.errors import BadOption, cause
from burgher.core.registry import find


def evaluator_for(name: str, game: str, style: str = NONE) -> Evaluator:
    """``own``: the game's own evaluator, in one of the game's styles; ``uninformed``: one that knows nothing but who
    wins; ``placing``: or who comes second, and so on; ``FILE.toml``: the game's own with the weights of a file."""
    if name == "uninformed":
        return Uninformed()
    if name == "placing":
        return Placing()
    if name.endswith(".toml"):
        return find(game).evaluator(_weights_of(name, game)) or Uninformed()
    if name != "own":
        raise BadOption("no-such-evaluator", name=repr(name), known="own, uninformed, placing, FILE.toml")
    return find(game).evaluator(_leaning(game, style_for(style, game))) or Uninformed()


def _weights_of(file: str, game: str) -> dict[str, float]:
    names = list(find(game).weights())
    try:
        text = Path(file).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadOption("weights-unreadable", file=file, why=cause(error)) from None
    return dict(zip(names, read_weights(text, names), strict=True))


def _leaning(game: str, style: Style) -> dict[str, float] | None:
    """The game's weights as a style has them; None: as they are."""
    if style is PLAIN:
        return None
    return {name: weight * style.weights.get(name, 1.0) for name, weight in find(game).weights().items()}
