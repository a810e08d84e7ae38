"""What I have played, in numbers."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Response

from burgher.service.api.callers import ERRORS, Caller, Desk, TheDesk
from burgher.service.statistics import shapes
from burgher.service.statistics.table import as_csv

routes = APIRouter(prefix="/api", tags=["statistics"], responses=ERRORS)


@routes.get("/statistics")
async def show_statistics(desk: TheDesk, device: Caller) -> shapes.Statistics:
    """The games that this device has played to their end: results, where the points came from, what was done."""
    return await _gathered(desk, device)


@routes.get(
    "/statistics.csv",
    response_class=Response,
    responses={200: {"content": {"text/csv": {"schema": {"type": "string"}}}}},
)
async def download_statistics(desk: TheDesk, device: Caller) -> Response:
    """The same for spreadsheets: a row for each player of each game."""
    headers = {"content-disposition": 'attachment; filename="burgher-statistics.csv"'}
    # With a mark at the beginning, by which spreadsheets know the letters.
    return Response("\ufeff" + as_csv(await _gathered(desk, device)), media_type="text/csv", headers=headers)


async def _gathered(desk: Desk, device: int | None) -> shapes.Statistics:
    if device is None:
        return shapes.Statistics(games=[], left_out=False, comparisons=[])

    def gather() -> shapes.Statistics:
        with desk.house.database.reading() as connection:
            return desk.gatherer.gather(connection, device)

    return await asyncio.to_thread(gather)
