"""The application: everything put together."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from importlib import import_module
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import Response
from fastapi.routing import APIRoute
from starlette.exceptions import HTTPException as StarletteHTTPException

import burgher
from burgher.bots.workers import Workers
from burgher.service import pages
from burgher.service.api import (
    coach,
    games,
    lessons,
    play,
    practice,
    pushes,
    reference,
    replay,
    seats,
    sets,
    statistics,
    tables,
    talk,
)
from burgher.service.api import trials as trying
from burgher.service.api.callers import Desk, Limiters
from burgher.service.bots.keeper import Keeper
from burgher.service.cleaning import LONGEST_LINE, LONGEST_NAME
from burgher.service.coach.desk import CoachDesk
from burgher.service.devices import Devices
from burgher.service.guard import RECORDS, Guard
from burgher.service.house import House
from burgher.service.peers import Peers
from burgher.service.refusal import Refusal, refusal_of
from burgher.service.retention import Retention
from burgher.service.settings import Settings
from burgher.service.shapes.base import Health
from burgher.service.store.database import THREADS, Database
from burgher.service.store.trouble import Trouble

log = logging.getLogger("burgher.service")


def create_app(settings: Settings | None = None) -> FastAPI:
    """The server as an ASGI application. The database is opened, and migrated, when it starts."""
    chosen = settings or Settings()
    app = FastAPI(
        title="Burgher",
        version=burgher.__version__,
        description="Tables at which board games are played.",
        openapi_url="/api/openapi.json",
        # Their pages load scripts from elsewhere.
        docs_url=None,
        redoc_url=None,
        lifespan=_lifespan(chosen),
        generate_unique_id_function=_operation,
    )
    for part in (
        games,
        reference,
        sets,
        trying,
        tables,
        seats,
        play,
        lessons,
        talk,
        replay,
        coach,
        statistics,
        practice,
        pushes,
    ):
        app.include_router(part.routes)
    app.add_api_route("/api/health", health, tags=["games"])
    app.include_router(pages.routes)
    app.add_exception_handler(Refusal, _refusal)
    app.add_exception_handler(Trouble, _trouble)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(StarletteHTTPException, _http)
    app.add_exception_handler(Exception, _broken)
    app.add_middleware(Guard, settings=chosen)
    return app


def _operation(route: APIRoute) -> str:
    return route.name


async def health(request: Request, response: Response) -> Health:
    """Whether the server does its work; if not, what is wrong."""
    problems = await request.app.state.desk.house.problems()
    if problems:
        response.status_code = 503
    return Health(ok=not problems, version=burgher.__version__, problems=problems)


def _lifespan(settings: Settings) -> Callable[[FastAPI], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def running(app: FastAPI) -> AsyncIterator[None]:
        for plugin in settings.plugins:
            import_module(plugin)
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(THREADS, "burgher"))
        database = Database(settings.database)
        await asyncio.to_thread(database.migrate)
        house = House(settings, database)
        workers = Workers(settings.workers, settings.plugins)
        # Its own, so that no record from outside keeps a bot waiting.
        reader = Workers(1)
        coaches, answers = (Workers(count, settings.plugins) for count in (settings.coaches, 1))
        trainer = CoachDesk(house, coaches, answers, settings.analysis)
        trials = Workers(1)
        keeper = Keeper(house, workers)
        devices = Devices(database, settings.secure)
        app.state.desk = Desk(settings, house, devices, reader, Limiters(settings), trainer, trials)
        peers = Peers(house)
        running_always = (keeper.watch(), peers.run(), Retention(house, settings).watch())
        watching = [asyncio.create_task(one) for one in running_always]
        try:
            yield
        finally:
            house.hub.close()
            for task in watching:
                task.cancel()
            await asyncio.gather(*watching, return_exceptions=True)
            await peers.bid_farewell()
            await keeper.close()
            await trainer.close()
            await workers.close()
            await reader.close()
            await trials.close()
            database.close()

    return running


# errors


async def _refusal(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    wait = {"too-often": error.details.get("seconds"), "try-again": 1}.get(error.id)
    headers = None if wait is None else {"retry-after": str(wait)}
    # In ASCII: what was refused may be a text that cannot be written otherwise.
    body = json.dumps({"error": error.shown().model_dump(), **error.more})
    return Response(body, error.status, headers, "application/json")


async def _trouble(request: Request, error: Exception) -> Response:
    assert isinstance(error, Trouble)
    log.error("%s %s: %s", request.method, request.url.path, error)
    return await _refusal(request, refusal_of(error))


async def _invalid(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    return await _refusal(request, _misunderstood(request.url.path, error.errors()[0]))


def _misunderstood(path: str, found: Mapping[str, Any]) -> Refusal:
    """What is wrong with a request; where people can bring that about, in words for them."""
    place = tuple(found["loc"][:2])
    if place == ("path", "table"):
        return Refusal("no-table", table=str(found["input"]))
    if place == ("path", "set"):
        return Refusal("no-set")
    if place[0] == "path":
        return Refusal("not-found")
    if isinstance(found["input"], str):
        if place == ("body", "token"):
            return Refusal("bad-link")
        if place == ("body", "name"):
            return Refusal("bad-name", most=LONGEST_NAME)
        if place == ("body", "words"):
            return Refusal("bad-words", most=LONGEST_LINE)
    if path == RECORDS and place[0] == "body":
        return Refusal("bad-file")
    return Refusal("bad-request", detail=f"{'.'.join(str(part) for part in found['loc'])}: {found['msg']}")


async def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, StarletteHTTPException)
    if error.status_code == 405:
        answer = await _refusal(request, Refusal("wrong-method", method=request.method))
        answer.headers.update(error.headers or {})
        return answer
    if error.status_code == 404:
        return await _refusal(request, Refusal("not-found"))
    if error.status_code == 408:
        return await _refusal(request, Refusal("too-slow", seconds=int(float(error.detail))))
    if error.status_code == 413:
        return await _refusal(request, Refusal("too-big", most=int(str(error.detail))))
    if request.url.path == RECORDS:
        # Not even text.
        return await _refusal(request, Refusal("bad-file"))
    return await _refusal(request, Refusal("bad-request", detail=str(error.detail)))


async def _broken(request: Request, error: Exception) -> Response:
    return await _refusal(request, Refusal("broken"))
