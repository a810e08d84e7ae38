"""How a network is trained: all that can be chosen, in one place, to be written into the network's file."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass, fields, replace
from math import isfinite
from typing import Any

from burgher.core.errors import BurgherError


class TrainingFailed(BurgherError):
    """Training could not go on, and why."""


PARTS = ("among_members", "among_styles", "examined")
"""Parts of the tables; at the rest of them the learner has all seats."""


@dataclass(frozen=True, slots=True)
class Settings:
    """The schedule goes by minutes, or by rounds where their number is given (then equal seeds give equal networks)."""

    game: str
    seed: int = 1
    minutes: float = 20.0
    """What the whole schedule takes, however many runs it is spread over."""
    rounds: int = 0
    """So many rounds of playing and learning are the whole schedule (0: it goes by minutes)."""

    workers: int = 1
    groups: int = 2
    """While one group of tables plays on, the network decides for the other."""
    tables: int = 384
    """At each worker, in each group."""
    steps: int = 64
    """Decisions at each table before they are learned from."""

    width: int = 512
    blocks: int = 3
    judge: int = 128

    imitation: float = 0.05
    """The first part of the schedule, in which bots play and the network learns to play like them."""
    imitation_rate: float = 1e-3
    doubt: float = 0.1
    """How much of what is imitated is anything that is legal."""
    rate: float = 5e-4
    last_rate: float = 2e-5
    entropy: float = 0.01
    last_entropy: float = 0.002
    epochs: int = 2
    minibatch: int = 16384
    clip: float = 0.2
    trace: float = 0.97
    """How far an advantage looks ahead: lambda of the generalised advantage estimate, from one decision of a seat to
    its next."""
    outlook_trace: float = 0.98
    """The same for what the network is to expect, from one decision at a table to the next."""
    points_term: float = 0.01
    """What a point ahead of the others' mean is worth beside the placement."""
    victory: float = 0.0
    """How much of what it plays for is victory alone: 0 for none, 1 for nothing else."""
    outlook_weight: float = 0.5
    gradient: float = 0.5
    """Gradients longer than this are shortened."""
    decay: float = 1e-4

    members: int = 4
    """Networks in the league: the one that learned from bots, and earlier selves."""
    rivals: tuple[str, ...] = ()
    """Networks that stay in the league all along, by name and heat (`training/rivals.py`)."""
    snapshots: int = 24
    """Earlier selves that join over the whole schedule."""
    among_members: float = 0.42
    among_styles: float = 0.05
    examined: float = 0.02
    """Parts of the tables: with members of the league, with bots, and with bots only to see how well it goes."""
    twos: float = 2.0
    fours: float = 2.0
    """How often games for two and for four are played, where those for any other number are played once."""

    def __post_init__(self) -> None:
        # A list where it was read from a file.
        object.__setattr__(self, "rivals", tuple(self.rivals))
        for name in ("workers", "groups", "tables", "steps", "width", "blocks", "judge", "epochs", "minibatch"):
            if getattr(self, name) < 1:
                raise TrainingFailed("training-setting-least", name=name, value=getattr(self, name), least=1)
        # Beside rivals there is room for an earlier self.
        least = max(2, len(self.rivals) + 1)
        if self.members < least:
            raise TrainingFailed("training-setting-least", name="members", value=self.members, least=least)
        for name in ("victory", *PARTS):
            if not 0.0 <= getattr(self, name) <= 1.0:
                raise TrainingFailed("training-setting-part", name=name, value=getattr(self, name))
        if sum(getattr(self, name) for name in PARTS) > 1.0:
            raise TrainingFailed("training-setting-parts", names=", ".join(PARTS))
        if self.minutes <= 0 or self.rounds < 0:
            raise TrainingFailed("the schedule must take some time: minutes above 0, rounds not below 0")

    def rate_at(self, progress: float) -> float:
        """The learning rate, falling evenly once the network learns by itself."""
        if progress < self.imitation:
            return self.imitation_rate
        return self.rate + (self.last_rate - self.rate) * self._on_its_own(progress)

    def entropy_at(self, progress: float) -> float:
        return self.entropy + (self.last_entropy - self.entropy) * self._on_its_own(progress)

    def _on_its_own(self, progress: float) -> float:
        return min(1.0, max(0.0, (progress - self.imitation) / max(1e-9, 1.0 - self.imitation)))

    def changed(self, changes: Iterable[str]) -> Settings:
        """The settings with these changes, each as ``name=value``."""
        values: dict[str, Any] = {}
        for change in changes:
            name, _, text = change.partition("=")
            if name not in CHANGEABLE:
                raise TrainingFailed("training-no-setting", name=name, names=", ".join(CHANGEABLE))
            try:
                values[name] = CHANGEABLE[name](text)
                if not isfinite(values[name]):
                    raise ValueError
            except ValueError:
                if CHANGEABLE[name] is int:
                    raise TrainingFailed("training-setting-whole", name=name, value=text) from None
                raise TrainingFailed("training-setting-number", name=name, value=text) from None
        return replace(self, **values)

    def record(self) -> dict[str, object]:
        return asdict(self)


CHANGEABLE: dict[str, type[int] | type[float]] = {
    field.name: type(field.default)
    for field in fields(Settings)
    if field.name not in ("game", "seed", "minutes", "rivals") and isinstance(field.default, int | float)
}
"""What can be set by name."""
