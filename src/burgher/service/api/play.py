"""Playing: the situation, actions, undo, why not, what would it do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated, Any

from fastapi import APIRouter, Query, Response
from pydantic import Field

from burgher.service import playing, showing
from burgher.service.api.callers import ERRORS, Caller, TableId, TheDesk, Viewer
from burgher.service.bulletin import Viewpoint, encode
from burgher.service.going_back import take_back_far
from burgher.service.holding import end_of_turn
from burgher.service.house import House, check_viewpoint
from burgher.service.live.draft import Draft
from burgher.service.live.table import LiveTable
from burgher.service.refusal import Refusal
from burgher.service.shapes.play import Accepted, Act, Foresight, Previews, Situation, Stale, Undo, WhyNot
from burgher.service.store import queries
from burgher.service.store.rows import CHOSEN, PLAYING, Entry

routes = APIRouter(prefix="/api/tables/{table}", tags=["play"], responses=ERRORS)

STALE: dict[int | str, dict[str, Any]] = {409: {"model": Stale, "description": "Not now, or not any more"}}
SeatQuery = Annotated[int, Query(ge=0, le=9)]
ActionQuery = Annotated[str, Query(min_length=1, max_length=120, description="An action's text.")]
AfterQuery = Annotated[
    Sequence[Annotated[str, Field(min_length=1, max_length=120)]],
    Query(max_length=4, description="Actions of mine that would come before it; what keeps one of them is the answer."),
]


ActionsQuery = Annotated[
    Sequence[Annotated[str, Field(min_length=1, max_length=120)]],
    Query(min_length=1, max_length=40, description="Texts of actions, in their order."),
]


@routes.get("/situation", response_model=Situation)
async def show_situation(
    desk: TheDesk,
    device: Caller,
    table: TableId,
    seat: Viewer = None,
    log_from: Annotated[int, Query(ge=0, le=2**31 - 1, description="The first event of the log to give.")] = 0,
) -> Response:
    """The game as one of my seats sees it, or a spectator: view, prompt, legal actions, undo, log."""

    def show(live: LiveTable) -> showing.Json:
        check_viewpoint(live, Viewpoint(device, seat))
        return showing.show_situation(live, seat, log_from)

    return as_json(await desk.house.glance(table, show))


def as_json(value: showing.Json) -> Response:
    """An answer in the form that was declared, written at once."""
    return Response(encode(value), media_type="application/json")


class Intent:
    """An action or an undo that a seat wants, once."""

    def __init__(self, house: House, device: int | None, asked: Act | Undo) -> None:
        self._house = house
        self._device = device
        self._asked = asked
        self._before: Entry | None = None
        self._log_from = 0
        self._tries = 0

    def work(
        self, do: Callable[[LiveTable, Draft], None], is_same: Callable[[LiveTable, Entry], bool]
    ) -> Callable[[LiveTable, Draft], None]:
        """What to do to the table: nothing if it was done before; what cannot be done comes with the fresh view."""
        asked = self._asked

        def checked(live: LiveTable, draft: Draft) -> None:
            # At the version that was named nothing can have been done with this key. If it has served before that,
            # the log will not take it a second time; then it is looked for.
            self._tries += 1
            if live.row.version != asked.version or self._tries > 1:
                with self._house.database.reading() as connection:
                    self._before = queries.entry_by_key(connection, live.id, asked.seat, asked.key)
            if self._before is not None:
                if not is_same(live, self._before):
                    raise Refusal("key-used")
            elif live.row.version != asked.version:
                raise Refusal("stale", version=live.row.version, expected=asked.version)
            else:
                known = live.playing().told if live.match is not None else 0
                do(live, draft)
                self._log_from = min(known, live.playing().told)

        def work(live: LiveTable, draft: Draft) -> None:
            live.held(asked.seat, self._device)
            try:
                checked(live, draft)
            except Refusal as refusal:
                # What was tried and not done is nobody's to see.
                if refusal.status == 409 and live.in_step:
                    refusal.more["situation"] = showing.show_situation(live, asked.seat)
                raise

        return work

    def reply(self, live: LiveTable) -> showing.Json:
        """In the form of `Accepted`."""
        # At the end all secrets of the log come out: it is told again from the beginning.
        log_from = self._log_from if live.row.status == PLAYING else 0
        situation = showing.show_situation(live, self._asked.seat, log_from)
        return {"version": self.version(live), "repeated": self._before is not None, "situation": situation}

    def answer(self, live: LiveTable) -> showing.Json:
        """In the form of `Answered`: the situation comes with the push."""
        return {"key": self._asked.key, "version": self.version(live), "repeated": self._before is not None}

    def version(self, live: LiveTable) -> int:
        return live.row.version if self._before is None else self._before.version

    def to_act(self, asked: Act) -> Callable[[LiveTable, Draft], None]:
        actions = [asked.action, *asked.more]

        def do(live: LiveTable, draft: Draft) -> None:
            playing.act(live, draft, asked.seat, actions, CHOSEN, asked.key)

        def is_same(live: LiveTable, entry: Entry) -> bool:
            # The first step of a plan carries its key.
            return any(entry.action == playing.find_action(live.playing(), one).text for one in actions)

        return self.work(do, is_same)

    def held(self, asked: Act) -> Callable[[LiveTable], showing.Json | None]:
        """In the form of `Accepted`: how the game would stand if these actions end the turn; else None."""

        def show(live: LiveTable) -> showing.Json | None:
            live.held(asked.seat, self._device)
            if live.row.version != asked.version:
                return None  # Who acts is told what has changed.
            trial = end_of_turn(live, asked.seat, [asked.action, *asked.more])
            if trial is None:
                return None
            situation = showing.show_held(live, asked.seat, trial)
            return {"version": live.row.version, "repeated": False, "situation": situation}

        return show

    def to_undo(self, asked: Undo) -> Callable[[LiveTable, Draft], None]:
        def do(live: LiveTable, draft: Draft) -> None:
            if asked.far is None:
                playing.take_back(live, draft, asked.seat, None if asked.whole else asked.choices, asked.key)
                return
            with self._house.database.reading() as connection:
                take_back_far(connection, live, draft, asked.seat, asked.far, asked.key)

        return self.work(do, lambda live, entry: entry.undone > 0)


@routes.post("/actions", responses=STALE, response_model=Accepted)
async def act(desk: TheDesk, device: Caller, table: TableId, asked: Act) -> Response:
    """Take an action, or several, all or none. They count, durably, when this answers; with the same key only once."""
    desk.limiters.acting.spend(device)
    intent = Intent(desk.house, device, asked)
    if asked.hold:
        held = await desk.house.glance(table, intent.held(asked))
        if held is not None:
            return as_json(held)
    return as_json(await desk.house.change(table, intent.to_act(asked), intent.reply))


@routes.post("/undo", responses=STALE, response_model=Accepted)
async def undo(desk: TheDesk, device: Caller, table: TableId, asked: Undo) -> Response:
    """Take back my last choice, or all of this turn, while nothing was revealed and nobody else has decided since."""
    desk.limiters.acting.spend(device)
    intent = Intent(desk.house, device, asked)
    return as_json(await desk.house.change(table, intent.to_undo(asked), intent.reply))


@routes.get("/why-not")
async def explain(
    desk: TheDesk, device: Caller, table: TableId, seat: SeatQuery, action: ActionQuery, after: AfterQuery = ()
) -> WhyNot:
    """Why an action is not legal for my seat now, or would not be after others of mine."""

    def show(live: LiveTable) -> WhyNot:
        live.held(seat, device)
        return showing.explain(live, seat, action, after)

    return await desk.house.look(table, show)


@routes.get("/previews")
async def preview(
    desk: TheDesk, device: Caller, table: TableId, seat: SeatQuery, action: ActionQuery | None = None
) -> Previews:
    """What one action would do, or each legal one: what it costs and brings, before it is taken."""

    def show(live: LiveTable) -> Previews:
        live.held(seat, device)
        return showing.preview(live, seat, action)

    return await desk.house.look(table, show)


@routes.get("/foresight")
async def foresee(desk: TheDesk, device: Caller, table: TableId, seat: SeatQuery, action: ActionsQuery) -> Foresight:
    """What actions taken one after another would bring later on, if all else stayed as it is."""

    def show(live: LiveTable) -> Foresight:
        live.held(seat, device)
        return showing.foresee(live, seat, action)

    return await desk.house.look(table, show)
