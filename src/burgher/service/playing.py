"""Playing at a table: actions, forced steps, taking back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from burgher.core.actions import Action
from burgher.core.errors import BurgherError, IllegalAction
from burgher.core.events import Event
from burgher.core.game import Message
from burgher.core.state import CHANCE, State
from burgher.service.live.draft import Draft
from burgher.service.live.match import TableMatch
from burgher.service.live.table import LiveTable
from burgher.service.refusal import Refusal, illegal, refused
from burgher.service.store.rows import ALWAYS, CHOSEN, FORCED, NEVER, OPEN, PLAYING

Named = int | str | Mapping[str, int | str]
LONGEST_RUN = 500
"""Forced steps in a row; games have far fewer."""
LONGEST_LOG = 20_000
"""Entries of a log after which nothing is taken back any more; a game has about a thousand."""


def running(live: LiveTable) -> TableMatch:
    """The match of a table at which people play now."""
    if live.row.status != PLAYING:
        raise Refusal("not-playing", status=live.row.status)
    return live.playing()


def find_action(match: TableMatch, named: Named) -> Action:
    try:
        return match.game.actions.find(named)
    except BurgherError as error:
        raise refused(error) from None


def act(live: LiveTable, draft: Draft, seat: int, named: Sequence[Named], cause: str, key: str | None) -> None:
    """Take actions for a seat, all or none, and the forced steps after each. One that was forced need not be named.

    An action that is not legal yet waits for those that are. Before the last one nothing may be revealed, and nobody
    else may decide: otherwise a plan that is refused would tell what only those learn who act.
    """
    match = running(live)
    if match.seat != seat:
        raise Refusal("not-your-turn")
    left = [find_action(match, one) for one in named]
    while left:
        done = match.moment
        left.remove(_take_first(match, left))
        draft.played(done, cause, key)
        key = None
        after = match.moment
        take_forced_steps(live, draft)
        for step in match.steps[after:]:
            if step.action in left:
                left.remove(step.action)
        if left and (match.seat != seat or _revealed(match, done)):
            raise Refusal("plan-too-far", action=left[0].text)


def _take_first(match: TableMatch, actions: Sequence[Action]) -> Action:
    """Take the first of these actions that is legal; when none is, the refusal is about the first."""
    refusal: Refusal | None = None
    for action in actions:
        try:
            match.play(action)
        except IllegalAction as error:
            refusal = refusal or illegal(action.text, cast(Message, error.reason))
        else:
            return action
    assert refusal is not None
    raise refusal


def _revealed(match: TableMatch, done: int) -> bool:
    """Whether chance has acted since then, or something hidden come to light."""
    return any(step.seat == CHANCE or any(event.reveals for event in step.events) for step in match.steps[done:])


def take_forced_steps(live: LiveTable, draft: Draft) -> None:
    """Take forced steps, for bots always, for people as they wish."""
    match = live.playing()
    for _ in range(LONGEST_RUN):
        action = _automatic(live, draft, match)
        if action is None:
            return
        done = match.moment
        match.take(action)
        draft.played(done, FORCED)


def _automatic(live: LiveTable, draft: Draft, match: TableMatch) -> Action | None:
    """The step to take without asking."""
    if match.seat < 0:
        return None
    seat = draft.seat(match.seat)
    legal = match.state.legal(seat.bot is not None)
    if len(legal) != 1:
        return None
    wanted = seat.bot is not None or seat.automatic == ALWAYS
    if not wanted:
        mine = seat.automatic != NEVER and seat.kind != OPEN
        wanted = mine and (decisions(live, match.seat) == 0 or _keeps_undo(match.state, legal[0]))
    return match.game.actions[legal[0]] if wanted else None


def _keeps_undo(state: State, action: int) -> bool:
    """Whether what the seat did before can still be taken back after this step."""
    after = state.copy()
    events: list[Event] = []
    after.log = events
    after.apply(action)
    return after.seat == state.seat and not any(event.reveals for event in events)


def decisions(live: LiveTable, seat: int) -> int:
    """How many of its own choices the seat may take back."""
    return sum(cause == CHOSEN for cause in _own(live, seat))


def forced_on(live: LiveTable, seat: int) -> list[str]:
    """What was done for the seat since its last choice, because nothing else was legal."""
    if live.row.status != PLAYING or live.match is None:
        return []
    forced: list[str] = []
    for step, cause in zip(reversed(live.match.steps), reversed(live.causes), strict=True):
        if step.seat == seat and cause != FORCED:
            break
        if step.seat == seat:
            forced.append(step.action.text)
    return forced[::-1]


def _own(live: LiveTable, seat: int) -> list[str]:
    """Why the last steps of this seat, that it may take back, were taken; a bot's are not its own."""
    if live.row.status != PLAYING or live.match is None:
        return []
    allowed = live.match.undoable(seat)
    own: list[str] = []
    for cause in reversed(live.causes[len(live.causes) - allowed :]):
        if cause not in (CHOSEN, FORCED):
            break
        own.append(cause)
    return own[::-1]


def require_room(live: LiveTable) -> None:
    """Nothing is taken back any more where the log has become too long for anything but mischief.

    So every log has an end: a game that only goes on is over some time.
    """
    if live.next_seq >= LONGEST_LOG:
        raise Refusal("too-much-undone")


def take_back(live: LiveTable, draft: Draft, seat: int, choices: int | None, key: str | None) -> None:
    """Undo the last choices of a seat, or (None) all that it may, with the forced steps that followed."""
    match = running(live)
    require_room(live)
    own = _own(live, seat)
    if CHOSEN not in own:
        raise Refusal("nothing-to-undo")
    chosen = [k for k, cause in enumerate(own) if cause == CHOSEN]
    first = chosen[0] if choices is None else chosen[-min(choices, len(chosen))]
    steps = len(own) - first
    match.take_back(seat, steps)
    draft.took_back(seat, steps, key)
