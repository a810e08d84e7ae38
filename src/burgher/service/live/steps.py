"""Steps are kept once for all tables: most of what happens at one has happened before, there or elsewhere.

A game has some 270 steps with 370 events; forty of the same game, played at random, have 10,700 steps, of which 1,800
differ. Nobody changes a step or an event, so all tables can have the same.
"""

from __future__ import annotations

from burgher.core.events import Event
from burgher.core.match import Step

MOST = 50_000
"""Of each; when there are more, they are gathered afresh."""

_events: dict[tuple[str, str, tuple[str, ...], bool], Event] = {}
_steps: dict[tuple[int, ...], Step] = {}


def shared(step: Step) -> Step:
    """The same step, as another table may have it already."""
    events = tuple([_shared(event) for event in step.events])
    # Each step that is kept here keeps its own parts, so nothing else can have their identities.
    key = (id(step.action), step.seat, *map(id, events))
    found = _steps.get(key)
    if found is None:
        if len(_steps) >= MOST:
            _steps.clear()
        found = _steps[key] = Step(step.action, step.seat, events)
    return found


def _shared(event: Event) -> Event:
    # Written out, so that 1 and True are not the same.
    key = (event.id, repr(event.args), event.secret, event.reveals)
    found = _events.get(key)
    if found is None:
        if len(_events) >= MOST:
            _events.clear()
        found = _events[key] = event
    return found
