"""What an analysis of a game says, as plain values: for programs, for the server and for files."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from burgher.analysis.rating import RATINGS, Rating
from burgher.analysis.reasons import Explanation
from burgher.analysis.remarks import Remark

FORMAT = 4
"""It changes when an analysis says something else than before: one that was kept is then made anew."""
DIGITS = 4


@dataclass(slots=True)
class Decision:
    """One decision of the game, where there was a choice."""

    moment: int
    """How many steps had been taken before it."""
    seat: int
    round: int
    phase: str
    action: str
    """As the game's action language has it."""
    best: str
    """The best that was found; the action itself, where that is it."""
    given_away: float
    """In expected points, from 0 to 1."""
    rating: Rating
    win: float
    """The seat's chance to win after what was done."""
    best_win: float
    """The same after the best."""
    stake: float
    """How much worse than the best the worst was that was looked at."""
    looked: int
    """How closely: 0 as the judge's first thought, 1 to the end of the turn, 2 in many worlds, once round the table."""
    why: Explanation | None = None

    def json(self) -> dict[str, object]:
        told = {name: _rounded(getattr(self, name)) for name in self.__slots__ if name != "why"}
        return told | {"why": None if self.why is None else self.why.json()}


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """Where the chances turned: from one moment to another, by a seat's turn or by chance (-1)."""

    moment: int
    until: int
    by: int
    seat: int
    """Whose chance changed most; of a turn, whose turn it was."""
    change: list[float]
    """By how much each seat's chance to win changed."""
    said: Remark

    def json(self) -> dict[str, object]:
        return {
            "moment": self.moment,
            "until": self.until,
            "by": self.by,
            "seat": self.seat,
            "change": [_rounded(one) for one in self.change],
            "said": self.said.json(),
        }


@dataclass(frozen=True, slots=True)
class SeatReport:
    """How one seat played, and how its chance to win came about: start + luck + own + others = end."""

    seat: int
    accuracy: float | None
    """From 0 to 100; None where it had nothing to decide, or too little of it was looked at."""
    counts: Mapping[Rating, int]
    """Of the decisions that were looked at."""
    unseen: int
    """Decisions that there was no time for, other than the judge's own: nobody knows how good they were."""
    given_away: float
    """Expected points, all decisions together."""
    start: float
    luck: float
    """What draws and dice gave or took."""
    own: float
    """What its own decisions changed."""
    others: float
    """What the decisions of the others changed."""
    end: float

    def json(self) -> dict[str, object]:
        told = {name: _rounded(getattr(self, name)) for name in self.__slots__ if name != "counts"}
        return told | {"counts": {name: self.counts.get(name, 0) for name in RATINGS}}


@dataclass(slots=True)
class Analysis:
    """An analysis of a game, as far as it is done."""

    game: str
    players: int
    judge: str
    progress: float = 0.0
    """From 0 to 1; at 1 it is done."""
    win: list[list[float]] = field(default_factory=list)
    """Each seat's chance to win at every moment."""
    placement: list[list[float]] = field(default_factory=list)
    """Each seat's placement to expect at every moment, from 1 (first) to -1 (last)."""
    luck: list[list[float]] = field(default_factory=list)
    """What chance gave each seat (or took) with the step before each moment; none where a seat decided."""
    decisions: list[Decision] = field(default_factory=list)
    turning_points: list[TurningPoint] = field(default_factory=list)
    seats: list[SeatReport] = field(default_factory=list)
    luck_counted: bool = True
    """Whether all that chance did was looked at; otherwise some of its luck counts as nothing."""
    seconds: float = 0.0

    def json(self) -> dict[str, object]:
        """As `burgher analyse --json` writes it, and the server keeps it."""
        return {
            "format": FORMAT,
            "game": self.game,
            "players": self.players,
            "judge": self.judge,
            "progress": _rounded(self.progress),
            "win": [[_rounded(one) for one in seats] for seats in self.win],
            "placement": [[_rounded(one) for one in seats] for seats in self.placement],
            "luck": [[_rounded(one) for one in seats] for seats in self.luck],
            "decisions": [one.json() for one in self.decisions],
            "turning_points": [one.json() for one in self.turning_points],
            "seats": [one.json() for one in self.seats],
            "luck_counted": self.luck_counted,
            "seconds": round(self.seconds, 2),
        }

    def mistakes(self, seat: int, most: int = 10) -> list[Decision]:
        """A seat's worst decisions, the worst first."""
        own = [one for one in self.decisions if one.seat == seat and one.rating not in ("best", "good")]
        return sorted(own, key=lambda one: -one.given_away)[:most]


def _rounded(value: object) -> object:
    return round(value, DIGITS) if isinstance(value, float) else value
