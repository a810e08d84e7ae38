"""Lessons: taking one, and going on in it."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Request, Response

from burgher.service import showing, teaching
from burgher.service.api.callers import ERRORS, Caller, KnownCaller, TableId, TheDesk
from burgher.service.api.play import as_json
from burgher.service.api.tables import open_once, spend_on_table, table_for
from burgher.service.live.table import LiveTable
from burgher.service.shapes.lessons import NewLesson, ReadOn
from burgher.service.shapes.play import Situation
from burgher.service.shapes.tables import Table

routes = APIRouter(prefix="/api", tags=["lessons"], responses=ERRORS)


@routes.post("/lessons", status_code=201)
async def take(request: Request, desk: TheDesk, device: KnownCaller, asked: NewLesson) -> Table:
    """Take a lesson: a table against bots that begins as the lesson has it, at its first chapter or at another."""
    spend_on_table(request, desk)
    done: tuple[str, ...] = ()
    pulse = None
    if asked.instead is not None:
        pulse, done = await desk.house.look(asked.instead, lambda live: teaching.replaced(live, device))
    draft = await asyncio.to_thread(teaching.open_lesson, asked, device, desk.settings.chance, done)
    id = await open_once(desk, draft, device, asked.key)
    if asked.instead is not None and pulse is not None:
        await desk.house.remove(asked.instead, pulse)
    return await table_for(desk, id, device)


@routes.post("/tables/{table}/lesson", response_model=Situation)
async def read_on(desk: TheDesk, device: Caller, table: TableId, asked: ReadOn) -> Response:
    """I have read what the companion says: on to the next step, or no more of it."""
    desk.limiters.acting.spend(device)

    def reply(live: LiveTable) -> showing.Json:
        line = teaching.lesson_line(live.row)
        return showing.show_situation(live, None if line is None else line.lesson.seat)

    return as_json(
        await desk.house.change(table, lambda live, draft: teaching.read_on(live, draft, asked, device), reply)
    )
