"""Small trainings, for tests."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import torch

from burgher.training import saving
from burgher.training.settings import Settings
from burgher.training.trainer import Trainer

CPU = torch.device("cpu")
FOREVER = 1e9


def tiny(game: str, **changes: Any) -> Settings:
    """A training of six rounds, which takes a second or two."""
    few: dict[str, Any] = {"tables": 24, "steps": 16, "width": 16, "blocks": 1, "judge": 8, "minibatch": 128}
    return Settings(game, **few | {"members": 2, "among_styles": 0.1, "examined": 0.1, "rounds": 6} | changes)


def weights_of(trainer: Trainer) -> dict[str, Any]:
    """As they are now."""
    return {name: weight.detach().clone() for name, weight in trainer.learner.weights.items()}


def saved_weights(folder: Path) -> dict[str, Any]:
    content = torch.load(folder / saving.STATE, weights_only=True)
    found: dict[str, Any] = content["weights"]
    return found


def equal(first: dict[str, Any], second: dict[str, Any]) -> bool:
    """Bit for bit."""
    return first.keys() == second.keys() and all(torch.equal(first[name], second[name]) for name in first)
