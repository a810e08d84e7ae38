"""The browser client: the files that its build left in ``static``, with the right caching."""

from __future__ import annotations

import gzip
import mimetypes
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from pathlib import Path

from fastapi import APIRouter, Request, Response

from burgher.service.api.callers import TheDesk
from burgher.service.refusal import Refusal

routes = APIRouter(include_in_schema=False)

FOREVER = "public, max-age=31536000, immutable"
"""For files whose name changes with what is in them."""
ALWAYS_ASK = "no-cache"
HASHED = "assets/"
COMPRESSED = ("text/", "application/javascript", "application/json", "image/svg+xml", "application/manifest+json")
SMALL = 1024

NOT_BUILT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Burgher</title>
<h1>Burgher is running, but its browser client is not built</h1>
<p>In a checkout, build it with <code>make play</code> (it needs Node.js), then reload this page.</p>
<p>The server itself works: its API is described in <a href="/api/openapi.json">/api/openapi.json</a>.</p>
</html>
"""


@dataclass(frozen=True)
class _File:
    content: bytes
    packed: bytes | None
    kind: str
    tag: str


@lru_cache(maxsize=512)
def _read(path: Path, changed: int) -> _File:
    content = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    packed = None
    if kind.startswith(COMPRESSED) and len(content) >= SMALL:
        packed = gzip.compress(content, 9, mtime=0)
    return _File(content, packed, kind, f'"{sha256(content).hexdigest()[:32]}"')


def _inside(folder: Path, name: str) -> Path | None:
    """The file of this name in the folder; nothing outside it."""
    if "\0" in name or "\\" in name:
        return None
    path = (folder / name).resolve()
    return path if path.is_relative_to(folder.resolve()) and path.is_file() else None


@routes.api_route("/{name:path}", methods=["GET", "HEAD"])
def serve(request: Request, desk: TheDesk, name: str) -> Response:
    """A file of the client; every other address that is not the API's is a page of the client."""
    if name == "api" or name.startswith("api/"):
        raise Refusal("not-found")
    folder = desk.settings.static
    try:
        path = _inside(folder, name) if name else None
    except OSError:
        raise Refusal("not-found") from None
    if path is None:
        if "." in name.rsplit("/", 1)[-1]:
            raise Refusal("not-found")
        name = "index.html"
        path = folder / name
        if not path.is_file():
            return Response(NOT_BUILT, media_type="text/html", headers={"cache-control": ALWAYS_ASK})
    found = _read(path, path.stat().st_mtime_ns)
    headers = {
        "cache-control": FOREVER if name.startswith(HASHED) else ALWAYS_ASK,
        "etag": found.tag,
        "vary": "accept-encoding",
    }
    if found.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if found.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(found.packed, media_type=found.kind, headers={**headers, "content-encoding": "gzip"})
    return Response(found.content, media_type=found.kind, headers=headers)
