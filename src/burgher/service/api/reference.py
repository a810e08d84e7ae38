"""What is shown beside the rules: pictures, and examples that can be tried out."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import lru_cache
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from burgher.core.game import Game
from burgher.service import pages, trying
from burgher.service.api.callers import ERRORS, KnownCaller, TheDesk, address_of
from burgher.service.api.tables import open_once, spend_on_table, table_for
from burgher.service.opening import known_game
from burgher.service.shapes.examples import (
    ExampleDoubt,
    ExampleTable,
    ExampleTrial,
    ExampleTry,
    ExampleWonder,
    Illustrations,
)
from burgher.service.shapes.tables import Table

routes = APIRouter(prefix="/api/games/{game}", tags=["games"], responses=ERRORS)

GameName = Annotated[str, Path(max_length=40)]
ExampleName = Annotated[str, Path(max_length=60)]


@lru_cache(maxsize=16)
def _illustrations(game: Game) -> pages.File:
    return pages.packed(trying.show_illustrations(game).model_dump_json().encode(), "application/json")


@routes.get("/illustrations", response_model=Illustrations)
async def show_illustrations(request: Request, game: GameName) -> Response:
    """Pictures, signs and examples for the rules of a game; where it has none, they are empty."""
    found = await asyncio.to_thread(lambda: _illustrations(known_game(game)))
    return pages.answer(request, found, pages.ALWAYS_ASK)


@routes.post("/examples/{example}", response_model=ExampleTrial)
async def try_example(
    request: Request, desk: TheDesk, game: GameName, example: ExampleName, asked: ExampleTry
) -> Response:
    """An example after what somebody did there. Nothing is kept: the next request tells it all again, and more."""
    desk.limiters.acting.spend(address_of(request))
    known = known_game(game)
    shown = await asyncio.to_thread(
        lambda: _tried(known, example, asked.actions) if asked.actions else _beginning(known, example)
    )
    return pages.answer(request, shown, pages.ALWAYS_ASK)


def _tried(game: Game, example: str, actions: Sequence[str]) -> pages.File:
    shown = trying.show_trial(trying.known_example(game.name, example), actions)
    return pages.packed(shown.model_dump_json().encode(), "application/json")


@lru_cache(maxsize=256)
def _beginning(game: Game, example: str) -> pages.File:
    """What pictures in the rules are drawn from: many ask for it."""
    return _tried(game, example, ())


@routes.post("/examples/{example}/wonder")
async def wonder_at_example(
    request: Request, desk: TheDesk, game: GameName, example: ExampleName, asked: ExampleDoubt
) -> ExampleWonder:
    """Why an action may not be done there, or what it would do."""
    desk.limiters.acting.spend(address_of(request))
    found = trying.known_example(game, example)
    return await asyncio.to_thread(lambda: trying.wonder(found, asked.actions, asked.action))


@routes.post("/examples/{example}/table", status_code=201)
async def play_on_from_example(
    request: Request,
    desk: TheDesk,
    device: KnownCaller,
    game: GameName,
    example: ExampleName,
    asked: ExampleTable,
) -> Table:
    """Play on from an example at a new table, against bots."""
    spend_on_table(request, desk)
    found = trying.known_example(game, example)
    draft = await asyncio.to_thread(lambda: trying.play_on(found, asked, device, desk.settings.chance))
    return await table_for(desk, await open_once(desk, draft, device, asked.key), device)
