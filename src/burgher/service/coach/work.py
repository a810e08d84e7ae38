"""What runs in a worker process of the coach: an analysis, a hint, a forecast, a verdict."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from time import monotonic
from typing import Any

from burgher.analysis import Choice, Coach, stages
from burgher.analysis.reasons import Explanation
from burgher.bots.outlook import Outlook
from burgher.bots.worker import Tell
from burgher.core.match import read
from burgher.core.record import from_json
from burgher.service.posed import Posed

EVERY = 0.8
"""Seconds from one report of an analysis to the next."""
COURTESY, WAITED_FOR = 10, 3
"""The coach gives way to bots that are to decide: so much nicer it is, and so much where somebody waits for it."""


@dataclass(frozen=True, kw_only=True)
class Ask(Posed):
    """A question about a position, for the seat to decide there."""

    judge: str
    steps: Sequence[int] = ()


def _give_way(courtesy: int) -> None:
    if hasattr(os, "nice") and os.nice(0) < courtesy:
        os.nice(courtesy - os.nice(0))


def analyse_asked(asked: dict[str, Any], tell: Tell) -> dict[str, object]:
    """Play a record again and go through it; the report is told every now and then."""
    _give_way(COURTESY)
    match = read(from_json(asked["record"]))
    told = 0.0
    for report in stages(match, asked["judge"], asked["seconds"]):
        if monotonic() - told > EVERY and report.progress < 1.0:
            told = monotonic()
            tell(report.json())
    return report.json()


def hint_asked(asked: dict[str, Any], tell: Tell) -> dict[str, object]:
    """What the seat might do."""
    hint = _coach(Ask(**asked)).hint()
    return {"now": _expectation(hint.now), "choices": [_choice(one) for one in hint.choices]}


def forecast_asked(asked: dict[str, Any], tell: Tell) -> dict[str, object]:
    """What steps do to the chances."""
    ask = Ask(**asked)
    now, after = _coach(ask).forecast(ask.steps)
    return {"now": _expectation(now), "after": _expectation(after)}


def verdict_asked(asked: dict[str, Any], tell: Tell) -> dict[str, object]:
    """What an idea is worth beside the coach's own."""
    ask = Ask(**asked)
    coach = _coach(ask)
    found = coach.verdict(ask.steps)
    return {
        "now": _expectation(coach.now()),
        "tried": _choice(found.tried),
        "best": _choice(found.best),
        "same": found.best.steps[: len(ask.steps)] == list(ask.steps),
        "given_away": found.given_away,
        "rating": found.rating,
        "why": _why(found.why),
    }


def _coach(ask: Ask) -> Coach:
    _give_way(WAITED_FOR)
    return Coach(ask.judge, ask.perspective(), ask.seed, ask.seconds)


def _expectation(outlooks: Sequence[Outlook]) -> dict[str, list[float]]:
    return {
        "win": [round(one.win, 4) for one in outlooks],
        "placement": [round(one.placement, 4) for one in outlooks],
        "points": [round(one.points, 1) for one in outlooks],
    }


def _choice(choice: Choice) -> dict[str, object]:
    return {
        "steps": choice.steps,
        "after": _expectation(choice.outlooks),
        "worth": round(choice.worth, 4),
        "why": _why(choice.why),
    }


def _why(why: Explanation | None) -> dict[str, object] | None:
    return None if why is None else why.json()
