# compiled
"""Placing dice: all places, in the order of their numbers in `codes`."""

from __future__ import annotations

from burgher.nobility.castle import Castle, ExtraSpace
from burgher.nobility.cells import VISIT
from burgher.nobility.chancery import DeskRow, DiceTile
from burgher.nobility.clerk import Clerk
from burgher.nobility.council import Member
from burgher.nobility.guild_hall import Hall
from burgher.nobility.guilds import Guild
from burgher.nobility.names import DICE_TILE_COUNT, GUILD_COUNT, RACE_COUNT
from burgher.nobility.own_board import OwnBoard
from burgher.nobility.place import PLACES
from burgher.nobility.port import Port
from burgher.nobility.state import Town
from burgher.nobility.tavern import Tavern
from burgher.nobility.yard import Yard

PLACES.fill(
    [
        Tavern("tavern"),
        Yard("yard"),
        *[Guild(guild) for guild in range(GUILD_COUNT)],
        Hall("hall"),
        Port("port"),
        Clerk("clerk"),
        Castle("castle"),
        ExtraSpace("castle_extra"),
        OwnBoard("board"),
        *[Member(race) for race in range(RACE_COUNT)],
        DeskRow(0),
        DeskRow(1),
        *[DiceTile(tile) for tile in range(DICE_TILE_COUNT)],
    ]
)


def resume(town: Town) -> None:
    """Go on with the action of the place that is being visited."""
    PLACES[town.cells[VISIT]].resume(town)
