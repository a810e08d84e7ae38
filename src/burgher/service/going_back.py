"""Against bots alone one may take back further than what nobody has seen: a decision, a round, and rounds before it.

It is marked: the table says so, and the record counts it. Where other people play, nobody can.
"""

from __future__ import annotations

from sqlalchemy import Connection

from burgher.service.live.draft import Draft
from burgher.service.live.match import TableMatch, replay
from burgher.service.live.table import LiveTable, go_back
from burgher.service.playing import running
from burgher.service.refusal import Refusal
from burgher.service.store.rows import BOT, CHOSEN, FAR_UNDO, PERSON, PLAYING
from burgher.service.teaching import chapter_of

DECISION = "decision"
"""To before one's own last decision."""
ROUND = "round"
"""To one's first decision of the round; from there, to that of the round before."""


def may_go_back(live: LiveTable, seat: int) -> bool:
    """Whether a seat may take back what others have done since: only bots are there, and it has decided something."""
    if live.row.status != PLAYING or live.match is None or live.seats[seat].kind != PERSON:
        return False
    if any(one.kind != BOT for one in live.seats if one.number != seat):
        return False
    if chapter_of(live.row.game, live.row.lesson) is not None:
        return False  # Whoever takes a lesson can take a chapter again.
    return _last_decision(live, live.match, seat) is not None


def take_back_far(connection: Connection, live: LiveTable, draft: Draft, seat: int, far: str, key: str | None) -> None:
    """Go back to one's own last decision, or to one's first of a round, whatever bots and chance have done since."""
    match = running(live)
    if not may_go_back(live, seat):
        raise Refusal("nothing-to-undo")
    target = _last_decision(live, match, seat) if far == DECISION else _first_of_round(live, match, seat)
    assert target is not None
    steps = match.moment - target
    match = go_back(connection, live, target)
    draft.took_back(seat, steps, key, FAR_UNDO)
    draft.notice("took-back", name=live.seats[seat].name, round=match.state.round)


def _decisions(live: LiveTable, match: TableMatch, seat: int) -> list[int]:
    """The moments at which the seat has chosen something by itself."""
    return [k for k, step in enumerate(match.steps) if step.seat == seat and live.causes[k] == CHOSEN]


def _last_decision(live: LiveTable, match: TableMatch, seat: int) -> int | None:
    for k in range(match.moment - 1, -1, -1):
        if match.steps[k].seat == seat and live.causes[k] == CHOSEN:
            return k
    return None


def _first_of_round(live: LiveTable, match: TableMatch, seat: int) -> int:
    """The first decision of the latest round in which the seat has made one."""
    own = set(_decisions(live, match, seat))
    state = match.opening.start()
    first: dict[int, int] = {}
    for k, step in enumerate(match.steps):
        if k in own:
            first.setdefault(state.round, k)
        replay(match.opening, state, [step])
    return max(first.values())
