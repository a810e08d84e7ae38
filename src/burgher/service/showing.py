"""What a seat, or a spectator, may see of a table: every word that leaves the server about a game is made here."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from burgher.core.actions import Action
from burgher.core.chance import Random
from burgher.core.colours import Colour, settle
from burgher.core.events import Event
from burgher.core.game import Message
from burgher.core.state import CHANCE, OVER, State
from burgher.service.going_back import last_decision, may_go_far
from burgher.service.holding import goes_on
from burgher.service.keys import new_secret
from burgher.service.live.match import TableMatch, Trial
from burgher.service.live.table import LiveTable, Shown
from burgher.service.playing import Named, decisions, find_action, forced_on, running
from burgher.service.refusal import Refusal
from burgher.service.shapes import base, play, pushes, tables
from burgher.service.store import rows
from burgher.service.store.rows import Line
from burgher.service.teaching import chapter_of, show_held_lesson, show_lesson

Json = dict[str, Any]

GUESSES = 2
"""How many imagined positions a preview looks at: where they differ, it depends on something hidden."""


# shapes of the engine's own things


def show_action(action: Action) -> play.LegalAction:
    return play.LegalAction(index=action.index, text=action.text, verb=action.verb, args=dict(action.args))


def show_event(event: Event, moment: int, seat: int | None) -> play.LogEvent:
    known = event.seen_by(seat)
    return play.LogEvent(id=known.id, args=base.arguments(known.args), moment=moment)


def show_openly(event: Event, moment: int) -> play.LogEvent:
    """An event with its secrets, for a game that is over."""
    return play.LogEvent(id=event.id, args=base.arguments(event.args), moment=moment)


# the table


def show_table(live: LiveTable, device: int | None, present: Collection[int]) -> tables.Table:
    row = live.row
    ended = row.status in (rows.OVER, rows.RECORD)
    return tables.Table(
        id=row.id,
        game=row.game,
        players=row.players,
        options=row.options,
        components=row.components,
        status=row.status,
        seats=[
            _show_seat(live, seat, colour, device, seat.number in present)
            for seat, colour in zip(live.seats, live.colours, strict=True)
        ],
        mine=[seat.number for seat in live.seats if device is not None and seat.device == device],
        host=live.is_host(device),
        opened_by=min(live.holders().get(row.owner, ()), default=None),
        n=row.pulse,
        version=row.version,
        moment=row.moment,
        turn=row.turn,
        seed_hash=row.seed_hash,
        seed_by_hand=row.seed_by_hand,
        seed=row.seed if ended else None,
        path=f"/t/{row.id}",
        hints=live.hints,
        rematch=row.rematch,
        parent=row.parent,
        parent_moment=row.parent_moment,
        created_at=row.created_at,
        changed_at=row.changed_at,
        removed_at=row.removed_at,
        lesson=None if row.lesson is None else row.lesson["name"],
    )


def show_listed(row: rows.ListedRow, sitting: Sequence[rows.SeatRow], device: int) -> tables.ListedTable:
    return tables.ListedTable(
        id=row.id,
        game=row.game,
        players=row.players,
        status=row.status,
        seats=[
            tables.ListedSeat(number=seat.number, kind=seat.kind, name=seat.name, level=seat.level, colour=colour)
            for seat, colour in zip(sitting, settle([one.colour for one in sitting]), strict=True)
        ],
        mine=[seat.number for seat in sitting if seat.device == device],
        turn=row.turn,
        changed_at=row.changed_at,
        removed_at=row.removed_at,
        lesson=None if row.lesson is None else row.lesson["name"],
        chapter=chapter_of(row.game, row.lesson),
        scores=None if row.result is None else row.result.get("scores"),
        winners=None if row.result is None else row.result.get("winners"),
    )


def _show_seat(live: LiveTable, seat: rows.SeatRow, colour: Colour, device: int | None, present: bool) -> tables.Seat:
    mine = device is not None and seat.device == device
    return tables.Seat(
        number=seat.number,
        kind=seat.kind,
        name=seat.name,
        level=seat.level,
        stand_in=seat.stand_in,
        failed=seat.failed,
        mine=mine,
        gone=seat.gone,
        present=present,
        seen_at=live.seen_at(seat),
        automatic=seat.automatic if mine else None,
        colour=colour,
    )


def show_lines(lines: Sequence[Line]) -> list[pushes.Line]:
    return [
        pushes.Line(
            number=line.number,
            seat=line.seat,
            words=line.words,
            notice=None if line.notice is None else _show_notice(line),
            moment=line.args.get("moment"),
            at=line.at,
        )
        for line in lines
    ]


def _show_notice(line: Line) -> base.Message:
    args = {name: value for name, value in line.args.items() if name != "moment"}
    return base.Message(id=line.notice or "", args=args)


# the game


def show_situation(live: LiveTable, seat: int | None, log_from: int = 0) -> Json:
    """The game as this seat sees it now, in the form of `play.Situation`. Who asks has been checked."""
    return {**situation_of(live, seat).parts, "log": show_log(live, seat, log_from)}


def show_held(live: LiveTable, seat: int, trial: Trial) -> Json:
    """The game as it would stand for this seat when its turn is over: nothing of it counts yet."""
    told = trial.told_since(0)
    events = [_event(event.seen_by(seat), live.row.moment + moment) for moment, event in told]
    return {
        **situation_of(live, seat).parts,
        "view": trial.game.view(trial.state, seat),
        "asked": None,
        "prompt": None,
        "legal": [],
        "held": True,
        "goes_on": goes_on(trial.state, seat),
        "log": {"start": live.playing().told, "events": events},
        "lesson": show_held_lesson(live, seat, [step.action for step in trial.steps if step.seat == seat]),
    }


def situation_of(live: LiveTable, seat: int | None) -> Shown:
    """A situation without its log: made once for each seat, and kept until something changes."""
    shown = live.shown.get(seat)
    if shown is None or shown.n != live.row.pulse:
        state = None if live.match is None else live.match.state
        shown = live.shown[seat] = Shown(live.row.pulse, _situation(live, seat), state)
    return shown


def _situation(live: LiveTable, seat: int | None) -> Json:
    row = live.row
    match = live.match
    decides = match is not None and seat is not None and match.seat == seat and row.status == rows.PLAYING
    asked = match.prompt if match is not None and match.seat >= 0 else None
    last = None if seat is None else last_decision(live, seat)
    far = last if last is not None and seat is not None and may_go_far(live, seat) else None
    return {
        "table": row.id,
        "n": row.pulse,
        "version": row.version,
        "moment": row.moment,
        "seat": seat,
        "turn": row.turn,
        "over": match is not None and match.over,
        "view": None if match is None else _view(live, match, seat),
        "asked": None if asked is None else asked.id,
        "prompt": _prompt(asked) if asked is not None and decides else None,
        "legal": [_legal(row.game, action) for action in match.legal] if match is not None and decides else [],
        "undo": 0 if seat is None else decisions(live, seat),
        "far_undo": far is not None,
        "far_moment": far,
        "decided": None if last is None else last + 1,
        "forced": [] if seat is None else forced_on(live, seat),
        "held": False,
        "goes_on": False,
        "hidden": match.game.hidden(match.state) if match is not None and live.is_shared else "nothing",
        "result": show_result(match).model_dump() if match is not None and match.over else None,
        "lesson": show_lesson(live, seat),
    }


def _view(live: LiveTable, match: TableMatch, seat: int | None) -> Json:
    """Most of what one seat sees, others see, too, and has seen before: that is made and kept once."""
    for other in live.shown.values():
        if other.n == live.row.pulse and other.parts["view"] is not None:
            return match.game.view_beside(match.state, seat, other.parts["view"])
    before = live.shown.get(seat)
    if before is None or before.state is None:
        return match.game.view(match.state, seat)
    return match.game.view_after(match.state, seat, before.state, before.parts["view"])


_LEGAL: dict[tuple[str, int], Json] = {}
"""Actions as they are shown; those of a game are always the same."""


def _legal(game: str, action: Action) -> Json:
    shown = _LEGAL.get((game, action.index))
    if shown is None:
        shown = _LEGAL[game, action.index] = show_action(action).model_dump()
    return shown


def show_log(live: LiveTable, seat: int | None, start: int) -> Json:
    """What happened from an event on, in the form of `play.Log`."""
    if live.match is None:
        return {"start": 0, "events": []}
    start = min(start, live.match.told)
    told = live.match.told_since(start)
    if live.row.status in (rows.OVER, rows.RECORD):
        return {"start": start, "events": [_event(event, moment) for moment, event in told]}
    return {"start": start, "events": [_event(event.seen_by(seat), moment) for moment, event in told]}


def _prompt(asked: Message) -> Json:
    """In the form of `base.Message`."""
    return {"id": asked.id, "args": base.arguments(asked.args), "rule": asked.rule}


def _event(event: Event, moment: int) -> Json:
    return {"id": event.id, "args": base.arguments(event.args), "moment": moment}


def show_result(match: TableMatch) -> play.Result:
    breakdown = [dict(points) for points in match.game.breakdown(match.state)]
    return play.Result(scores=match.scores, winners=match.winners, breakdown=breakdown)


def explain(live: LiveTable, seat: int, named: Named, after: Sequence[Named] = ()) -> play.WhyNot:
    """Why an action is not legal for this seat now, or would not be after others of it."""
    match = running(live)
    action = find_action(match, named)
    if match.seat != seat:
        # The reason would be somebody else's, and might say what only they may know.
        return play.WhyNot(legal=False, reason=base.Message(id="why-not-your-turn", args={}))
    reason = match.why_not(action) if not after else _why_after(match, seat, action, after)
    return play.WhyNot(legal=reason is None, reason=None if reason is None else base.Message.of(reason))


def _why_after(match: TableMatch, seat: int, action: Action, after: Sequence[Named]) -> Message | None:
    """What keeps one of these actions, or the last, from being taken one after the other."""
    trial = Trial.of(match)
    for one in after:
        found = find_action(match, one)
        reason = trial.why_not(found)
        if reason is not None:
            return reason
        trial.take(found)
        # What only acting brings to light is no answer to a question.
        if trial.seat != seat or any(event.reveals for event in trial.steps[-1].events):
            raise Refusal("plan-too-far", action=action.text)
    return trial.why_not(action)


# what an action would do


def preview(live: LiveTable, seat: int, named: Named | None) -> play.Previews:
    """What one action would do, or each legal one, tried in positions that the seat imagines."""
    match = running(live)
    if match.seat != seat:
        raise Refusal("not-your-turn")
    legal = list(match.legal)
    wanted = legal if named is None else [action for action in legal if action == find_action(match, named)]
    random = Random(new_secret())
    guesses = [match.state.imagine(seat, random) for _ in range(GUESSES)]
    return play.Previews(
        version=live.row.version, previews=[try_action(guesses, seat, action, match.moment + 1) for action in wanted]
    )


def foresee(live: LiveTable, seat: int, named: Sequence[Named]) -> play.Foresight:
    """What several actions would bring later on, tried in a position that the seat imagines."""
    match = running(live)
    if match.seat != seat:
        raise Refusal("not-your-turn")
    actions = [find_action(match, one) for one in named]
    guess = match.state.imagine(seat, Random(new_secret()))
    told = match.game.foresee(guess, actions)
    return play.Foresight(
        version=live.row.version, events=[show_event(event, match.moment + 1, seat) for event in told]
    )


def try_action(guesses: Sequence[State], seat: int, action: Action, moment: int) -> play.Preview:
    """What an action does in positions that a seat imagines."""
    tries = []
    for guess in guesses:
        after = guess.copy()
        events: list[Event] = []
        after.log = events
        after.apply(action.index)
        told = [show_event(event, moment, seat) for event in events]
        tries.append((told, after.seat))
    told, following = tries[0]
    return play.Preview(
        action=show_action(action),
        events=told,
        certain=all(one == tries[0] for one in tries),
        chance=following == CHANCE,
        ends=following not in (seat, CHANCE) or following == OVER,
    )
