"""Seats: sitting down, leaving, bots in a person's place, moving to another device."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from fastapi import APIRouter, Request

from burgher.service import seating
from burgher.service.api.callers import (
    ERRORS,
    Caller,
    Desk,
    KnownCaller,
    SeatNumber,
    TableId,
    TheDesk,
    address_of,
    base_addresses,
)
from burgher.service.api.tables import table_for
from burgher.service.clock import now
from burgher.service.house import House
from burgher.service.keys import hashed, new_secret
from burgher.service.live.draft import Draft
from burgher.service.live.table import LiveTable
from burgher.service.network import show_links
from burgher.service.refusal import Refusal
from burgher.service.shapes.seats import Automation, Claim, ColourWish, Fill, Join, StandIn, Transfer
from burgher.service.shapes.tables import Table
from burgher.service.showing import show_table
from burgher.service.store import queries
from burgher.service.store.rows import SeatRow

routes = APIRouter(prefix="/api", tags=["seats"], responses=ERRORS)

LINK_LASTS = 15 * 60 * 1000
"""Milliseconds in which a seat can be carried to another device."""


async def _change(desk: Desk, device: int | None, table: str, work: Callable[[LiveTable, Draft], None]) -> Table:
    """Change the seats of a table; the answer is the table as it is then."""
    present = desk.house.hub.present(table)
    return await desk.house.change(table, work, lambda live: show_table(live, device, present))


@routes.post("/tables/{table}/join")
async def join(desk: TheDesk, device: KnownCaller, table: TableId, asked: Join) -> Table:
    """Take an open seat by name. One device may take several; then the host begins the game."""
    return await _change(
        desk, device, table, lambda live, draft: seating.join(live, draft, device, asked.name, asked.seat, asked.colour)
    )


@routes.post("/tables/{table}/seats/{seat}/fill")
async def fill(desk: TheDesk, device: Caller, table: TableId, seat: SeatNumber, asked: Fill) -> Table:
    """Let a bot have an open seat; for the host."""
    return await _change(desk, device, table, lambda live, draft: seating.fill(live, draft, device, seat, asked.level))


@routes.post("/tables/{table}/seats/{seat}/colour")
async def choose_colour(desk: TheDesk, device: Caller, table: TableId, seat: SeatNumber, asked: ColourWish) -> Table:
    """Choose the colour of a seat before the game begins: of one's own; for the host, of bots' and open ones, too."""
    return await _change(
        desk, device, table, lambda live, draft: seating.choose_colour(live, draft, device, seat, asked.colour)
    )


@routes.post("/tables/{table}/seats/{seat}/send-away")
async def send_away(desk: TheDesk, device: Caller, table: TableId, seat: SeatNumber) -> Table:
    """Free somebody's seat before the game begins; they cannot sit down at this table again. For the host."""
    return await _change(desk, device, table, lambda live, draft: seating.send_away(live, draft, device, seat))


@routes.post("/tables/{table}/start")
async def start(desk: TheDesk, device: Caller, table: TableId) -> Table:
    """Begin the game, where it waits for the host because somebody has taken several seats."""
    return await _change(desk, device, table, lambda live, draft: seating.start(live, draft, device))


@routes.post("/tables/{table}/seats/{seat}/leave")
async def leave(desk: TheDesk, device: Caller, table: TableId, seat: SeatNumber) -> Table:
    """Leave: a game that has not begun, for good; a running one, until I come back; a finished one, off my list."""
    return await _change(desk, device, table, lambda live, draft: seating.leave(live, draft, device, seat))


@routes.post("/tables/{table}/seats/{seat}/return")
async def come_back(desk: TheDesk, device: Caller, table: TableId, seat: SeatNumber) -> Table:
    """Take my own seat again, from a bot too."""
    return await _change(desk, device, table, lambda live, draft: seating.come_back(live, draft, device, seat))


@routes.post("/tables/{table}/seats/{seat}/stand-in")
async def stand_in(desk: TheDesk, device: Caller, table: TableId, seat: SeatNumber, asked: StandIn) -> Table:
    """Let a bot play for a person: for myself always, for another who has left or lets us wait; or end that for me."""
    await desk.house.look_around(table)
    present = seat in desk.house.hub.present(table)
    patience = seating.Patience(desk.settings.absence, desk.settings.idle, desk.house.since)
    return await _change(
        desk,
        device,
        table,
        lambda live, draft: seating.stand_in(live, draft, device, seat, asked.level, patience, present),
    )


@routes.post("/tables/{table}/seats/{seat}/automatic")
async def automate(desk: TheDesk, device: Caller, table: TableId, seat: SeatNumber, asked: Automation) -> Table:
    """Choose which forced steps are taken for me: never, those that leave my undo ("safe"), always."""
    return await _change(
        desk, device, table, lambda live, draft: seating.automate(live, draft, device, seat, asked.automatic)
    )


@routes.post("/tables/{table}/seats/{seat}/transfer")
async def make_transfer(request: Request, desk: TheDesk, device: Caller, table: TableId, seat: SeatNumber) -> Transfer:
    """A link that carries my seat to another device: once, within a quarter of an hour."""
    desk.limiters.claiming.spend(address_of(request))
    held = await desk.house.look(table, lambda live: live.held(seat, device))
    token = new_secret()
    expires_at = now() + LINK_LASTS
    await asyncio.to_thread(_keep_transfer, desk.house, token, held, expires_at)
    # After the # it stays in the browser: no server's log has it.
    path = f"/claim#{token}"
    return Transfer(path=path, links=show_links(base_addresses(request, desk), path), expires_at=expires_at)


def _keep_transfer(house: House, token: str, seat: SeatRow, expires_at: int) -> None:
    digest, device = hashed(token), seat.device
    assert device is not None
    house.database.write(
        lambda connection: queries.add_transfer(connection, digest, seat.table_id, seat.number, device, expires_at)
    )


@routes.post("/claim")
async def claim(request: Request, desk: TheDesk, device: KnownCaller, asked: Claim) -> Table:
    """Carry a seat to this device, by the token of a one-time link."""
    desk.limiters.claiming.spend(address_of(request))
    digest = hashed(asked.token)

    def carried() -> tuple[str, int, int]:
        with desk.house.database.reading() as connection:
            transfer = queries.find_transfer(connection, digest)
        if transfer is None:
            raise Refusal("bad-link")
        return transfer

    table, seat, owner = await asyncio.to_thread(carried)

    def work(live: LiveTable, draft: Draft) -> None:
        carried()
        seating.claim(live, draft, device, seat, owner, digest)

    await desk.house.change(table, work, lambda live: None)
    return await table_for(desk, table, device)
