"""Trying a set out: bots play some games with it, and as many with the one that comes with the game."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import AsyncIterator
from statistics import fmean
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import StreamingResponse

from burgher.arena.trial import Trial, play_asked
from burgher.bots.workers import WorkerLost, WorkFailed, WorkRefused
from burgher.core.registry import find
from burgher.service.api.callers import ERRORS, Desk, KnownCaller, TheDesk, address_of
from burgher.service.api.sets import SetId, own_set
from burgher.service.box_sets import playable
from burgher.service.refusal import Refusal

log = logging.getLogger("burgher.service")
routes = APIRouter(prefix="/api", tags=["sets"], responses=ERRORS)

LINES = "application/x-ndjson"
MOST_GAMES = 200
PATIENCE = 120.0
"""Seconds that one game may take."""
EXAMPLE = {"schema": {"type": "object"}}


@routes.post("/sets/{set}/trial", response_class=Response, responses={200: {"content": {LINES: EXAMPLE}}})
async def try_set(
    request: Request,
    desk: TheDesk,
    device: KnownCaller,
    set: SetId,
    games: Annotated[int, Query(ge=1, le=MOST_GAMES)] = 100,
) -> Response:
    """Does it still play well? A line of JSON after every game, until all are played or nobody listens any more.

    Each has ``played`` and ``games``, and what the games with this set (``own``) and with the shipped one
    (``standard``) were like: points, decisions, by how much they were won, how often a piece was used in a game.
    """
    desk.limiters.making.spend(address_of(request))
    pieces = await asyncio.to_thread(lambda: playable(own_set(desk, set, device)))
    if device in desk.trying:
        raise Refusal("trial-running")
    game = find((await asyncio.to_thread(own_set, desk, set, device)).game)
    named = {"own": pieces.json(), "standard": game.components().json()}
    return StreamingResponse(_played(desk, device, game.name, named, games), media_type=LINES)


async def _played(
    desk: Desk, device: int, game: str, named: dict[str, dict[str, object]], games: int
) -> AsyncIterator[str]:
    trials = {kind: Trial() for kind in named}
    desk.trying.add(device)
    try:
        for number in range(games):
            for kind, components in named.items():
                asked = {"game": game, "components": components, "number": number}
                try:
                    trials[kind].add(Trial(**await desk.trials.run(play_asked, asked, PATIENCE)))
                except (WorkerLost, WorkFailed, WorkRefused) as error:
                    log.warning("a trial of %s: %s", game, error)
            told = {kind: _summary(trial) for kind, trial in trials.items()}
            yield json.dumps({"played": number + 1, "games": games, **told}) + "\n"
    finally:
        desk.trying.discard(device)


def _summary(trial: Trial) -> dict[str, Any]:
    played = max(1, trial.games)
    return {
        "games": trial.games,
        "points": round(fmean(trial.points or [0]), 2),
        "least": min(trial.points, default=0),
        "most": max(trial.points, default=0),
        "lead": round(fmean(trial.lead or [0]), 2),
        "decisions": round(fmean(trial.decisions or [0]), 1),
        "used": {id: round(times / played, 3) for id, times in trial.used.items()},
    }
