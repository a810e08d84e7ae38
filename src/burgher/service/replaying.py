"""Looking back: any moment of a game. When it is over everything lies open; before, each sees what it could then."""

from __future__ import annotations

from sqlalchemy import Connection

from burgher.core.state import State
from burgher.service.live.match import replay
from burgher.service.live.table import LiveTable, at_moment
from burgher.service.refusal import Refusal
from burgher.service.shapes.play import Log
from burgher.service.shapes.replay import Course, CourseMoment, Moment
from burgher.service.showing import show_action, show_event, show_openly
from burgher.service.store.rows import OVER, RECORD


def lies_open(live: LiveTable) -> bool:
    """Whether nothing is hidden any more."""
    return live.row.status in (OVER, RECORD)


def require_open(live: LiveTable) -> None:
    live.playing()
    if not lies_open(live):
        raise Refusal("not-over")


def show_moment(connection: Connection, live: LiveTable, moment: int, seat: int | None) -> Moment:
    match = live.playing()
    if not 0 <= moment <= match.moment:
        raise Refusal("no-moment", moment=moment, last=match.moment)
    state = at_moment(connection, live, moment)
    is_open = lies_open(live)
    step = match.steps[moment - 1] if moment > 0 else None
    events = () if step is None else step.events
    return Moment(
        table=live.id,
        moment=moment,
        last=match.moment,
        seat=seat,
        turn=state.seat if state.seat >= 0 else None,
        view=match.game.view(state, seat),
        position=match.game.position(state) if is_open else None,
        action=show_action(step.action) if step is not None and is_open else None,
        by=None if step is None else step.seat,
        events=[show_openly(event, moment) if is_open else show_event(event, moment, seat) for event in events],
        round=state.round,
        phase=state.phase,
        scores=state.scores() if is_open else None,
    )


def show_log(live: LiveTable, until: int, seat: int | None) -> Log:
    """What was told until a moment, as this seat was told it then: whoever plays on from there knows no more."""
    told = live.playing().told_since(0)
    return Log(start=0, events=[show_event(event, moment, seat) for moment, event in told if moment <= until])


def show_course(live: LiveTable) -> Course:
    """Rounds, phases and scores all along a game that is over."""
    require_open(live)
    if isinstance(live.course, Course):
        return live.course
    match = live.playing()
    state = match.opening.start()
    moments = [_course_moment(0, -1, state)]
    for moment, step in enumerate(match.steps, 1):
        replay(match.opening, state, [step])
        moments.append(_course_moment(moment, step.seat, state))
    live.course = Course(moments=moments)
    return live.course


def _course_moment(moment: int, by: int, state: State) -> CourseMoment:
    return CourseMoment(moment=moment, by=by, round=state.round, phase=state.phase, scores=state.scores())
