"""The coach: the analysis of a game that is over, trying things out in it, and hints while one plays.

- ``POST /tables/TABLE/analysis`` begins an analysis (or finds the one there is), ``GET`` shows how far it is: poll it,
  naming the ``progress`` that is ``known``, until ``state`` is ``done`` or ``failed``. It works for games that are over
  and for records that were brought, and is kept with the table.
- ``GET /tables/TABLE/mistakes?seat=0`` has a seat's worst decisions, each with the moment of its position.
- ``POST /tables/TABLE/trial`` shows the position after some tried actions, playable on; ``POST /tables/TABLE/verdict``
  judges them.
- ``POST /tables/TABLE/hint`` and ``/forecast`` are for a seat of one's own in a running game, where hints are allowed
  (``Table.hints``). The table is told that one was taken.
"""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query

from burgher.core.actions import Action
from burgher.core.chance import Random
from burgher.core.events import Event
from burgher.core.game import Game
from burgher.core.state import State
from burgher.service.api.callers import ERRORS, Caller, Desk, TableId, TheDesk
from burgher.service.api.play import SeatQuery
from burgher.service.clock import now
from burgher.service.coach import shapes
from burgher.service.coach.desk import ANSWER, JUDGE, Running
from burgher.service.coach.own_exercises import own_name
from burgher.service.coach.work import Ask, forecast_asked, hint_asked, verdict_asked
from burgher.service.live.draft import Draft
from burgher.service.live.match import TableMatch
from burgher.service.live.table import LiveTable, at_moment
from burgher.service.playing import find_action, running
from burgher.service.refusal import Refusal, illegal
from burgher.service.replaying import require_open
from burgher.service.shapes import base as common
from burgher.service.showing import show_action, show_event
from burgher.service.store.practice import note_try

routes = APIRouter(prefix="/api/tables/{table}", tags=["coach"], responses=ERRORS)

MOST_MISTAKES = 12
HINT = "hint-taken"
MOST_TOLD = 10_000
"""Seats of which it is remembered that they took a hint; forgetting means that it is told once more."""


# the analysis of a game that is over


@routes.post("/analysis")
async def start_analysis(desk: TheDesk, device: Caller, table: TableId) -> shapes.Analysis:
    """Begin to analyse a game that is over, or show the analysis that there is."""
    desk.limiters.coaching.spend(device)
    return _shown(table, await desk.coach.start(table), await _game_of(desk, table), None)


@routes.get("/analysis")
async def show_analysis(
    desk: TheDesk,
    table: TableId,
    known: Annotated[float | None, Query(ge=0, le=1, description="The progress that is known already.")] = None,
) -> shapes.Analysis:
    """How far the analysis is; without its report where nothing is new since ``known``."""
    return _shown(table, await desk.coach.analysis(table), await _game_of(desk, table), known)


@routes.get("/mistakes")
async def list_mistakes(
    desk: TheDesk, table: TableId, seat: SeatQuery, most: Annotated[int, Query(ge=1, le=50)] = MOST_MISTAKES
) -> shapes.Mistakes:
    """A seat's worst decisions in a game that was analysed, the worst first."""
    game = await desk.house.look(table, lambda live: (live.seat(seat), live.playing().game)[1])
    found = await desk.coach.analysis(table)
    report = found.report or {"decisions": []}
    bad = [one for one in report["decisions"] if one["seat"] == seat and one["rating"] not in ("best", "good")]
    bad.sort(key=lambda one: -one["given_away"])
    return shapes.Mistakes(
        table=table,
        seat=seat,
        state=found.state,
        progress=report.get("progress", 0.0),
        mistakes=[_decision(game, one) for one in bad[:most]],
    )


async def _game_of(desk: Desk, table: str) -> Game:
    return await desk.house.look(table, lambda live: live.playing().game)


def _shown(table: str, found: Running, game: Game, known: float | None) -> shapes.Analysis:
    report = found.report
    progress = 0.0 if report is None else float(report["progress"])
    return shapes.Analysis(
        table=table,
        state=found.state,
        progress=progress,
        report=None if report is None or known == progress else _report(game, report),
        problem=None if found.problem is None else common.Message.of(found.problem),
    )


def _report(game: Game, report: dict[str, Any]) -> shapes.Report:
    decisions = [_decision(game, one) for one in report["decisions"]]
    return shapes.Report(**{**report, "decisions": decisions})


def _decision(game: Game, one: dict[str, Any]) -> shapes.RatedDecision:
    named = {name: show_action(game.actions.find(one[name])) for name in ("action", "best")}
    return shapes.RatedDecision(**{**one, **named})


# trying things out in it


@routes.post("/trial")
async def try_out(desk: TheDesk, table: TableId, asked: shapes.AskTrial) -> shapes.Trial:
    """What a position of a finished game looks like after some actions of the seat to decide. Nothing is kept."""

    def show(connection: Any, live: LiveTable) -> shapes.Trial:
        match, start = _at(connection, live, asked.moment)
        actions, state, events = _tried(match, start, asked.actions)
        seat = start.seat
        decides = state.seat == seat
        prompt = match.game.prompt(state) if decides else None
        return shapes.Trial(
            table=table,
            moment=asked.moment,
            seat=seat,
            actions=[show_action(action) for action in actions],
            view=match.game.view(state, seat),
            asked=None if prompt is None else prompt.id,
            prompt=None if prompt is None else common.Message.of(prompt),
            legal=[show_action(match.game.actions[one]) for one in state.legal()] if decides else [],
            events=[show_event(event, asked.moment + 1, seat) for event in events],
            ends=not decides,
        )

    return await desk.house.read(table, show)


@routes.post("/verdict")
async def judge_idea(desk: TheDesk, device: Caller, table: TableId, asked: shapes.AskVerdict) -> shapes.Verdict:
    """What actions at a moment of a finished game are worth, what the coach would do there, and why."""
    desk.limiters.coaching.spend(device)

    def prepare(connection: Any, live: LiveTable) -> tuple[Game, Ask]:
        match, start = _at(connection, live, asked.moment)
        actions, _, _ = _tried(match, start, asked.actions)
        seed = f"{live.id}/{asked.moment}"
        steps = [action.index for action in actions]
        return match.game, _ask(live, match.game.position(start), start.seat, seed, steps)

    game, ask = await desk.house.read(table, prepare)
    found = await desk.coach.ask(verdict_asked, ask)
    if device is not None and not asked.shown:
        await _note(desk, device, table, asked.moment, ask.seat, found["rating"] in ("best", "good"))
    return shapes.Verdict(
        **{
            **found,
            "table": table,
            "moment": asked.moment,
            "seat": ask.seat,
            "tried": _choice(game, found["tried"]),
            "best": _choice(game, found["best"]),
        }
    )


async def _note(desk: Desk, device: int, table: str, moment: int, seat: int, right: bool) -> None:
    """A mistake of one's own is an exercise: how it went is kept with the device."""

    def whose(live: LiveTable) -> tuple[bool, str]:
        return live.seats[seat].device == device, live.row.game

    own, game = await desk.house.look(table, whose)
    if own:
        name = own_name(table, moment)
        await desk.house.database.written(lambda connection: note_try(connection, device, game, name, right, now()))


def _at(connection: Any, live: LiveTable, moment: int) -> tuple[TableMatch, State]:
    """The position of a finished game in which somebody decides."""
    require_open(live)
    match = live.playing()
    if moment > match.moment:
        raise Refusal("no-moment", moment=moment, last=match.moment)
    state = at_moment(connection, live, moment)
    if state.seat < 0:
        raise Refusal("nobody-decides", moment=moment)
    return match, state


def _tried(match: TableMatch, start: State, named: list[common.ActionName]) -> tuple[list[Action], State, list[Event]]:
    """The actions, where they lead, and what they did; a refusal says which is not legal."""
    state = start.copy()
    events: list[Event] = []
    actions = [find_action(match, one) for one in named]
    for action in actions:
        if state.seat != start.seat:
            raise Refusal("plan-too-far", action=action.text)
        why = state.why(action.index)
        if action.chance or why != 0:
            raise illegal(action.text, match.game.reason(state, action, why))
        state.log = events
        state.apply(action.index)
        state.log = None
    return actions, state, events


# in a running game


@routes.post("/hint")
async def give_hint(desk: TheDesk, device: Caller, table: TableId, asked: shapes.AskHint) -> shapes.Hint:
    """What the coach would do for my seat, which is to decide: up to three choices. The table is told."""
    desk.limiters.coaching.spend(device)
    game, ask, moment = await desk.house.look(table, lambda live: _question(live, device, asked, []))
    found = await desk.coach.ask(hint_asked, ask)
    await _tell(desk, table, asked.seat, moment)
    choices = [_choice(game, one) for one in found["choices"]]
    return shapes.Hint(
        table=table, version=asked.version, moment=moment, seat=asked.seat, now=found["now"], choices=choices
    )


@routes.post("/forecast")
async def forecast(desk: TheDesk, device: Caller, table: TableId, asked: shapes.AskForecast) -> shapes.Forecast:
    """What actions of my seat would do to the chances. It is a hint, too: the table is told."""
    desk.limiters.coaching.spend(device)
    _, ask, moment = await desk.house.look(table, lambda live: _question(live, device, asked, asked.actions))
    found = await desk.coach.ask(forecast_asked, ask)
    await _tell(desk, table, asked.seat, moment)
    return shapes.Forecast(table=table, version=asked.version, seat=asked.seat, **found)


def _question(
    live: LiveTable, device: int | None, asked: shapes.AskHint, named: list[common.ActionName]
) -> tuple[Game, Ask, int]:
    """What is asked for a seat: from a position that it imagines, if hints are allowed here."""
    live.held(asked.seat, device)
    match = running(live)
    if not live.hints:
        raise Refusal("no-hints")
    if live.row.version != asked.version:
        raise Refusal("stale", version=live.row.version, expected=asked.version)
    if match.seat != asked.seat:
        raise Refusal("not-your-turn")
    # Chance has nothing to do with the game's own: what is imagined must tell nothing about what is real.
    seed = f"{live.id}/{match.moment}/{asked.seat}"
    guess = match.state.imagine(asked.seat, Random(f"hint/{seed}"))
    actions, _, _ = _tried(match, guess, named)
    ask = _ask(live, match.game.position(guess), asked.seat, seed, [action.index for action in actions])
    return match.game, ask, match.moment


def _ask(live: LiveTable, position: dict[str, Any], seat: int, seed: str, steps: list[int]) -> Ask:
    row = live.row
    return Ask(
        game=row.game,
        players=row.players,
        options=row.options,
        components=row.components,
        position=position,
        seat=seat,
        judge=JUDGE,
        seed=seed,
        seconds=ANSWER,
        steps=steps,
    )


async def _tell(desk: Desk, table: str, seat: int, moment: int) -> None:
    """Everybody sees that a hint was taken: once for each decision."""
    if desk.coach.told.get((table, seat)) == moment:
        return
    if len(desk.coach.told) >= MOST_TOLD:
        desk.coach.told.clear()
    desk.coach.told[table, seat] = moment

    def work(live: LiveTable, draft: Draft) -> None:
        draft.notice(HINT, seat=seat)

    await desk.house.change(table, work, lambda live: None)


def _choice(game: Game, one: dict[str, Any]) -> shapes.CoachChoice:
    actions = [show_action(game.actions[step]) for step in one["steps"]]
    return shapes.CoachChoice(actions=actions, after=one["after"], worth=one["worth"], why=one["why"])
