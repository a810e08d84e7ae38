"""What can be played: games with their options and pieces, bots with their levels."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from burgher.bots import LEVELS
from burgher.core import registry
from burgher.core.components import ComponentSet
from burgher.core.errors import BurgherError
from burgher.core.game import Game
from burgher.practice.exercises import exercises
from burgher.practice.goals import goals
from burgher.service import pages
from burgher.service.api.callers import ERRORS, TableId, TheDesk
from burgher.service.live.match import opening_of
from burgher.service.live.pieces import pieces_of
from burgher.service.live.table import LiveTable
from burgher.service.opening import known_game
from burgher.service.refusal import Refusal
from burgher.service.shapes import games as shapes
from burgher.service.teaching import show_lessons

routes = APIRouter(prefix="/api", tags=["games"], responses=ERRORS)


@routes.get("/games", response_model=shapes.Catalogue)
async def list_games(request: Request, desk: TheDesk) -> Response:
    """All games and all bot levels, from the weakest to the strongest."""
    house = desk.settings.components
    found = shapes.Catalogue(
        games=[_show_game(registry.find(name), house.get(name)) for name in registry.names()],
        levels=[shapes.Level(name=level.name, seconds=level.seconds) for level in LEVELS.values()],
    )
    return pages.answer(request, pages.packed(found.model_dump_json().encode(), "application/json"), pages.ALWAYS_ASK)


def _show_game(game: Game, house: ComponentSet | None) -> shapes.Game:
    return shapes.Game(
        name=game.name,
        players=list(game.counts),
        options=[
            shapes.Choice(
                name=option.name,
                default=list(option.default) if isinstance(option.default, tuple) else option.default,
                choices=list(option.choices),
                several=option.several,
                players=None if option.players is None else list(option.players),
            )
            for option in game.options
        ],
        sets=list(game.sets),
        lessons=show_lessons(game.name),
        exercises=len(exercises(game)) + len(goals(game)),
        house=None if house is None else house.name,
        boxed=game.box_file() is not None,
    )


@routes.get("/games/{game}/components/{name}", response_model=shapes.Components)
async def show_components(
    request: Request, game: Annotated[str, Path(max_length=40)], name: Annotated[str, Path(max_length=40)]
) -> Response:
    """A component set that comes with a game."""
    known = known_game(game)
    if name not in known.sets:
        raise Refusal("not-found")
    return pages.answer(request, _shipped(known, name), pages.ALWAYS_ASK)


@lru_cache(maxsize=16)
def _shipped(game: Game, name: str) -> pages.File:
    shown = _show_components(game, pieces_of(game.name, {"name": name}))
    return pages.packed(shown.model_dump_json().encode(), "application/json")


@routes.get("/tables/{table}/components", response_model=shapes.Components)
async def show_table_components(request: Request, desk: TheDesk, table: TableId) -> Response:
    """The pieces that a table plays with, corrections included."""

    def show(live: LiveTable) -> shapes.Components:
        try:
            opening = opening_of(live.row)
        except BurgherError:
            raise Refusal("unplayable") from None
        return _show_components(opening.game, opening.components)

    shown = await desk.house.look(table, show)
    # Many numbers with few names: most of what a table's page would weigh.
    return pages.answer(request, pages.packed(shown.model_dump_json().encode(), "application/json"), pages.ALWAYS_ASK)


def _show_components(game: Game, components: ComponentSet) -> shapes.Components:
    return shapes.Components(
        game=game.name, name=components.name, fingerprint=components.fingerprint, values=components.values
    )
