"""Against bots alone one may take back further than what nobody has seen: a decision, a round, and rounds before it.

It is marked: the table says so, and the record counts it. Where other people play, nobody can.
"""

from __future__ import annotations

from sqlalchemy import Connection

from burgher.service.live.draft import Draft
from burgher.service.live.match import TableMatch, replay
from burgher.service.live.table import LiveTable, go_back
from burgher.service.playing import require_room, running
from burgher.service.refusal import Refusal
from burgher.service.store.rows import BOT, CHOSEN, FAR_UNDO, PERSON, PLAYING
from burgher.service.teaching import chapter_of, stay_over

DECISION = "decision"
"""To before one's own last decision."""
ROUND = "round"
"""To one's first decision of the round; from there, to that of the round before."""


def may_go_far(live: LiveTable, seat: int) -> bool:
    """Whether a seat may take back what others have done since its last decision: only bots are there."""
    if live.row.status != PLAYING or live.match is None or live.seats[seat].kind != PERSON:
        return False
    if any(one.kind != BOT for one in live.seats if one.number != seat):
        return False
    # Whoever takes a lesson can take a chapter again.
    return chapter_of(live.row.game, live.row.lesson) is None


def take_back_far(connection: Connection, live: LiveTable, draft: Draft, seat: int, far: str, key: str | None) -> None:
    """Go back to one's own last decision, or to one's first of a round, whatever bots and chance have done since."""
    match = running(live)
    require_room(live)
    last = last_decision(live, seat)
    if last is None or not may_go_far(live, seat):
        raise Refusal("nothing-to-undo")
    target = last if far == DECISION else _first_of_round(live, match, seat)
    steps = match.moment - target
    match = go_back(connection, live, target)
    stay_over(live, draft)
    draft.took_back(seat, steps, key, FAR_UNDO)
    draft.notice("took-back", name=live.seats[seat].name, round=match.state.round)


def _decisions(live: LiveTable, match: TableMatch, seat: int) -> list[int]:
    """The moments at which the seat has chosen something by itself."""
    return [k for k, step in enumerate(match.steps) if step.seat == seat and live.causes[k] == CHOSEN]


def last_decision(live: LiveTable, seat: int) -> int | None:
    """The moment at which the seat has last chosen something by itself; None: it has not yet."""
    if live.match is None:
        return None
    steps, causes = live.match.steps, live.causes
    for k in range(len(steps) - 1, -1, -1):
        if causes[k] == CHOSEN and steps[k].seat == seat:
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
