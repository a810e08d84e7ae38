"""A game's own evaluator with the files beside it: ``weights.toml`` and ``styles.toml``."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from burgher.bots.evaluator import Evaluator
from burgher.bots.style import Style, read_styles
from burgher.bots.weights import read_weights
from burgher.core.actions import ActionSpace


@dataclass(frozen=True)
class Tuned:
    """An evaluator that is made from its weights, in the order of their names."""

    folder: Path
    names: Sequence[str]
    actions: ActionSpace
    make: Callable[[list[float]], Evaluator]

    @cached_property
    def _shipped(self) -> tuple[float, ...]:
        return read_weights(self._text("weights.toml"), self.names)

    def weights(self) -> dict[str, float]:
        """What it weighs, by name."""
        return dict(zip(self.names, self._shipped, strict=True))

    def evaluator(self, weights: Mapping[str, float] | None = None) -> Evaluator:
        """With these weights, or those of the file."""
        return self.make(list(self._shipped) if weights is None else [weights[name] for name in self.names])

    @cached_property
    def styles(self) -> dict[str, Style]:
        """The ways in which its bots can differ."""
        actions = [action.text for action in self.actions if not action.chance]
        return read_styles(self._text("styles.toml"), self.names, actions)

    def _text(self, name: str) -> str:
        return (self.folder / name).read_text(encoding="utf-8")
