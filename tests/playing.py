"""Short ways to play a match of any game and to look at it."""

from __future__ import annotations

from typing import Any

import burgher
from burgher.core.events import Event


def play(match: burgher.Match, *actions: str) -> list[Event]:
    """Take these actions, whoever's they are, each of them legal."""
    events: list[Event] = []
    for action in actions:
        assert action in match.legal, f"{action}: {match.why_not(action)}; legal: {match.legal}"
        events += match.play(action)
    return events


def refused(match: burgher.Match, action: str) -> str:
    """Why this action is not legal, as the id of the message; fails when it is legal."""
    reason = match.why_not(action)
    assert reason is not None, f"{action} is legal"
    assert action not in [str(one) for one in match.legal]
    return reason.id


def legal(match: burgher.Match, *verbs: str) -> set[str]:
    """The legal actions with these verbs, or all."""
    return {str(one) for one in match.legal if not verbs or one.verb in verbs}


def at(match: burgher.Match) -> Any:
    """The position as JSON."""
    return match.position()
