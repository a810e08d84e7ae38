"""What the addresses of the API need: the house, the caller's device, and how often it may do what it does."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any

from fastapi import Depends, Path, Query, Request, Response
from starlette.requests import HTTPConnection

from burgher.bots.workers import Workers
from burgher.service.coach.desk import CoachDesk
from burgher.service.devices import Devices
from burgher.service.house import House
from burgher.service.keys import TABLE_ID
from burgher.service.rates import Limiter, address
from burgher.service.settings import Settings
from burgher.service.shapes.base import Failure
from burgher.service.statistics.gathering import Gatherer


class Limiters:
    """The rates that are kept by address or device."""

    def __init__(self, settings: Settings) -> None:
        self.making = Limiter(settings.rates.making)
        self.acting = Limiter(settings.rates.acting)
        self.talking = Limiter(settings.rates.talking)
        self.claiming = Limiter(settings.rates.claiming)
        self.keeping = Limiter(settings.rates.keeping)
        self.coaching = Limiter(settings.rates.coaching)


@dataclass(frozen=True)
class Desk:
    """All that the addresses work with; one for each server."""

    settings: Settings
    house: House
    devices: Devices
    reader: Workers
    """Where records from outside are played again."""
    limiters: Limiters
    coach: CoachDesk
    trials: Workers
    """Where bots try out the sets that people have entered."""
    trying: set[int] = field(default_factory=set)
    """The devices whose sets are tried out now."""
    gatherer: Gatherer = field(default_factory=Gatherer)


async def desk_of(connection: HTTPConnection) -> Desk:
    desk = connection.app.state.desk
    assert isinstance(desk, Desk)
    return desk


TheDesk = Annotated[Desk, Depends(desk_of)]


async def caller(connection: HTTPConnection, desk: TheDesk) -> int | None:
    """The device that asks; None: somebody without one, who may look on."""
    return await desk.devices.find(connection)


async def known_caller(request: Request, response: Response, desk: TheDesk) -> int:
    """The device that asks; a browser that has none yet gets one."""
    device = await desk.devices.find(request)
    if device is None:
        desk.limiters.making.spend(address_of(request))
        device, key = await desk.devices.make()
        desk.devices.give(response, key)
    return device


def address_of(connection: HTTPConnection) -> str:
    """The address that asks."""
    return address(connection.client.host if connection.client else None)


def base_addresses(request: Request, desk: Desk) -> list[str]:
    """Where this server is reached: as it was told, otherwise as this request did it."""
    return list(desk.settings.links) or [str(request.base_url).rstrip("/")]


Caller = Annotated[int | None, Depends(caller)]
KnownCaller = Annotated[int, Depends(known_caller)]
TableId = Annotated[str, Path(pattern=TABLE_ID, description="The table's id.")]
SeatNumber = Annotated[int, Path(ge=0, le=9)]
Viewer = Annotated[
    int | None, Query(ge=0, le=9, description="The seat to look from, one of my own; without it, as a spectator.")
]

ERRORS: dict[int | str, dict[str, Any]] = {
    401: {"model": Failure, "description": "The key is not known"},
    403: {"model": Failure, "description": "Not for this device"},
    404: {"model": Failure, "description": "Not there"},
    409: {"model": Failure, "description": "Not now"},
    413: {"model": Failure, "description": "Too big"},
    421: {"model": Failure, "description": "Not this server's name"},
    422: {"model": Failure, "description": "Not understood, or not allowed by the rules"},
    429: {"model": Failure, "description": "Too often"},
}
