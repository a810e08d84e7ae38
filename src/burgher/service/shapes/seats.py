"""Seats: sitting down, colours, bots that stand in, and the links that carry a seat to another device."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, StringConstraints

from burgher.core.colours import Colour
from burgher.service.shapes.base import Given, LevelName, SeatNumber, Shape, Words
from burgher.service.store.rows import Automatic


class NewDevice(Shape):
    """A key for a program; a browser needs none, it gets a cookie. It is shown only once."""

    key: str


class Join(Given):
    name: Words
    seat: SeatNumber | None = None
    colour: Colour | None = None


class ColourWish(Given):
    """The colour of a seat. No two seats have the same: those for which nobody chooses take what is left."""

    colour: Colour


class Automation(Given):
    automatic: Automatic


class StandIn(Given):
    level: LevelName | None = Field(None, description="The bot to play for this seat; null gives the seat back.")


class Fill(Given):
    level: LevelName


class Link(Shape):
    """An address, and the same as a QR code (an SVG picture)."""

    url: str
    svg: str


class Links(Shape):
    path: str
    links: list[Link]
    reachable: bool
    """Whether other devices can reach this server."""


class Transfer(Shape):
    """A link that carries a seat to another device, once."""

    path: str
    links: list[Link]
    expires_at: int


class Claim(Given):
    token: Annotated[str, StringConstraints(min_length=1, max_length=100)]
