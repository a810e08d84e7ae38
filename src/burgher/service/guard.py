"""What every request passes: where it comes from, how big it is, how often; and the headers of every answer."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from urllib.parse import urlsplit

from fastapi import HTTPException
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from burgher.service.rates import Limiter, address
from burgher.service.refusal import Refusal
from burgher.service.settings import Settings
from burgher.service.wire import wire_of

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; media-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
"""Nothing but our own files."""
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
RECORDS = "/api/records"
SETS = "/api/sets/brought"


def _place(url: str) -> str:
    """Host and port of an address."""
    try:
        return urlsplit(url).netloc.lower()
    except ValueError:
        return ""


class Guard:
    """Wraps the whole application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings
        self._requests = Limiter(settings.rates.requests)
        self._own = {_place(link) for link in settings.links}
        self._sockets: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        try:
            self._check(scope)
        except Refusal as refusal:
            await _refuse(scope, receive, send, refusal)
            return
        if scope["type"] == "websocket":
            await self._watch(scope, receive, send)
            return
        await self._app(scope, self._with_limit(scope, receive), self._with_headers(scope, send))

    async def _watch(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let somebody have a WebSocket, unless their address has too many."""
        who = _who(scope)
        if self._sockets[who] >= self._settings.connections:
            await _refuse(scope, receive, send, Refusal("crowded", most=self._settings.connections))
            return
        self._sockets[who] += 1
        own = wire_of(scope)
        try:
            await self._app(scope, receive, send)
        finally:
            if own is None or not own.when_gone(lambda: self._let_go(who)):
                self._let_go(who)

    def _let_go(self, who: str) -> None:
        self._sockets[who] -= 1
        if self._sockets[who] == 0:
            del self._sockets[who]

    def _check(self, scope: Scope) -> None:
        # Some servers below read heads of any size.
        if sum(len(name) + len(value) for name, value in scope["headers"]) > self._settings.head:
            raise Refusal("head-too-big", most=self._settings.head)
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if self._settings.hosts and urlsplit(f"//{host}").hostname not in self._settings.hosts:
            raise Refusal("wrong-host")
        # A page of another site, or of another server on this machine, must not act with this device's cookie.
        if scope["type"] == "websocket" or scope["method"] not in SAFE_METHODS:
            origin = headers.get("origin")
            if origin is not None and _place(origin) not in (host.lower(), *self._own):
                raise Refusal("foreign-page")
            if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
                raise Refusal("foreign-page")
        if scope["path"].startswith("/api/"):
            self._requests.spend(_who(scope))
        length = headers.get("content-length", "0")
        if not length.isascii() or not length.isdigit() or int(length[:18]) > self._most(scope):
            raise Refusal("too-big", most=self._most(scope))

    def _most(self, scope: Scope) -> int:
        more = {RECORDS: self._settings.record, SETS: self._settings.pieces}
        return more.get(scope["path"], self._settings.body)

    def _with_limit(self, scope: Scope, receive: Receive) -> Receive:
        """Passes a body on that may come in pieces, up to its size, and in its time."""
        most = self._most(scope)
        until = asyncio.get_running_loop().time() + self._settings.slowest
        got = 0
        more = True

        async def count() -> Message:
            nonlocal got, more
            try:
                # After the body one waits here for the end of the connection, and that as long as it takes.
                async with asyncio.timeout_at(until if more else None):
                    message = await receive()
            except TimeoutError:
                raise HTTPException(408, str(self._settings.slowest)) from None
            more = more and message.get("more_body", False)
            got += len(message.get("body", b""))
            if got > most:
                # FastAPI lets this kind of error through when it reads a body.
                raise HTTPException(413, str(most))
            return message

        return count

    def _with_headers(self, scope: Scope, send: Send) -> Send:
        async def add_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                if self._settings.secure:
                    headers["strict-transport-security"] = "max-age=31536000"
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        return add_headers


def _who(scope: Scope) -> str:
    """The address that a request comes from."""
    return address(scope["client"][0] if scope.get("client") else None)


async def _refuse(scope: Scope, receive: Receive, send: Send, refusal: Refusal) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 1008, "reason": refusal.id})
        return
    body = json.dumps({"error": refusal.shown().model_dump()}).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    headers += [(name.encode(), value.encode()) for name, value in HEADERS.items()]
    if refusal.id == "too-often":
        headers.append((b"retry-after", str(refusal.details["seconds"]).encode()))
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
