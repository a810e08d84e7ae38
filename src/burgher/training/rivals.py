"""Networks to play against all along, such as one that plays like a bot that would be too slow at so many tables."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import burgher
from burgher.bots.network import grown
from burgher.training import netfile
from burgher.training.network import Weights, from_arrays
from burgher.training.saving import settings_from
from burgher.training.settings import Settings, TrainingFailed

PLAIN = 1.0
HOTTEST = 100.0


@dataclass(frozen=True, slots=True)
class Rival:
    """A network file, and the heat at which it is to play: below 1 it does more often what it likes best."""

    file: Path
    heat: float = PLAIN

    @property
    def name(self) -> str:
        """For the record: no folders, which mean nothing elsewhere."""
        return self.file.stem if self.heat == PLAIN else f"{self.file.stem}@{self.heat:g}"


def read_rival(text: str) -> Rival:
    """``FILE`` or ``FILE@HEAT``; a file's own name may have an @ in it."""
    file, _, heat = text.rpartition("@")
    if not file or heat.endswith(".npz"):
        return Rival(Path(text))
    try:
        rival = Rival(Path(file), float(heat))
    except ValueError:
        raise TrainingFailed("training-rival-heat", heat=heat) from None
    if not 0.0 < rival.heat <= HOTTEST:
        raise TrainingFailed("training-rival-heat", heat=heat)
    return rival


def settings_against(settings: Settings, rivals: Sequence[Rival]) -> Settings:
    """The settings with these rivals in the league, and room for an earlier self beside them."""
    for rival in rivals:
        own = settings_from(settings, rival.file)
        if (own.width, own.blocks, own.judge) != (settings.width, settings.blocks, settings.judge):
            raise TrainingFailed("training-rival-shape", file=str(rival.file))
    members = max(settings.members, len(rivals) + 1)
    return replace(settings, rivals=tuple(rival.name for rival in rivals), members=members)


def weights_of(rival: Rival, game: str, device: Any) -> Weights:
    arrays, _ = netfile.read(rival.file)
    known = burgher.find(game)
    weights = from_arrays(grown(arrays, known.features, known.actions.choices), device)
    for name in ("policy.weight", "policy.bias"):
        weights[name] = weights[name] / rival.heat
    return weights
