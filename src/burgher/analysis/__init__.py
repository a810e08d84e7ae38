"""The coach: what a position is worth, what a decision gave away, what might be done instead, and why.

- `judge_for`: who judges positions, by one name (`burgher.analysis.judges`)
- `analyse`, `stages`: a game that is over, from the first moment to the last (`burgher.analysis.games`)
- `Coach`: hints for a seat, what an action does to the chances, what an idea is worth (`burgher.analysis.hints`)
"""

from burgher.analysis.games import analyse, stages
from burgher.analysis.hints import Choice, Coach, Hint, Verdict, coach_at
from burgher.analysis.judges import Judge, Reading, judge_for
from burgher.analysis.report import Analysis, Decision, SeatReport, TurningPoint

__all__ = [
    "Analysis",
    "Choice",
    "Coach",
    "Decision",
    "Hint",
    "Judge",
    "Reading",
    "SeatReport",
    "TurningPoint",
    "Verdict",
    "analyse",
    "coach_at",
    "judge_for",
    "stages",
]
