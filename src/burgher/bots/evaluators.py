"""Which evaluator judges which game."""

from __future__ import annotations

from burgher.bots.evaluator import Evaluator, Uninformed
from burgher.bots.placing import Placing
from burgher.core.errors import BadOption


def evaluator_for(name: str, game: str) -> Evaluator:
    """``own``: the game's own evaluator; ``uninformed``: one that knows nothing but who wins; ``placing``: or who comes
    second, and so on."""
    if name == "uninformed":
        return Uninformed()
    if name == "placing":
        return Placing()
    if name != "own":
        raise BadOption("no-such-evaluator", name=repr(name), known="own, uninformed, placing")
    if game == "belfort":
        from burgher.belfort.bot import evaluator as belfort

        return belfort()
    if game == "nobility":
        from burgher.nobility.bot import evaluator as nobility

        return nobility()
    return Uninformed()
