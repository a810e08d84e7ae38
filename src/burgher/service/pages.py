"""What browsers load: the client's files, which its build left in ``static``, and the messages it speaks with.

Messages come from ``locale/`` as they stand there. The list of them tells each one's hash, which is part of the address
that the client asks for: so a browser keeps a message file for good, and has a changed one at once.
"""

from __future__ import annotations

import gzip
import json
import mimetypes
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from pathlib import Path

from fastapi import APIRouter, Request, Response

from burgher.core import registry
from burgher.service.api.callers import TheDesk
from burgher.service.refusal import Refusal
from burgher.words import LOCALES, Words, languages

routes = APIRouter(include_in_schema=False)

FOREVER = "public, max-age=31536000, immutable"
"""For files whose name changes with what is in them."""
ALWAYS_ASK = "no-cache"
HASHED = "assets/"
COMPRESSED = ("text/", "application/javascript", "application/json", "image/svg+xml", "application/manifest+json")
SMALL = 1024
OTHERS_WORDS = ("cli",)
"""Message files that the browser does not need."""

TITLES = "games"
"""The message file that is made here: the games that there are."""

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
class File:
    content: bytes
    packed: bytes | None
    kind: str
    tag: str


@lru_cache(maxsize=512)
def _read(path: Path, changed: int) -> File:
    kind = "text/plain" if path.suffix == ".ftl" else mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return packed(path.read_bytes(), kind)


def packed(content: bytes, kind: str) -> File:
    """A file as it is served; compressed, where that helps."""
    small = None
    if kind.startswith(COMPRESSED) and len(content) >= SMALL:
        small = gzip.compress(content, 9, mtime=0)
    return File(content, small, kind, f'"{sha256(content).hexdigest()[:32]}"')


def _inside(folder: Path, name: str) -> Path | None:
    """The file of this name in the folder; nothing outside it."""
    if "\0" in name or "\\" in name:
        return None
    path = (folder / name).resolve()
    return path if path.is_relative_to(folder.resolve()) and path.is_file() else None


@lru_cache(maxsize=1)
def _message_files() -> Mapping[str, Mapping[str, Path]]:
    """The files of each language, by their names."""
    return {
        language: {
            path.stem: path for path in sorted((LOCALES / language).glob("*.ftl")) if path.stem not in OTHERS_WORDS
        }
        for language in languages()
    }


@lru_cache(maxsize=64)
def _own_messages(language: str, game: str) -> File | None:
    """The messages that a game brings along itself."""
    if game in _message_files()["en"] or game not in registry.names():
        return None
    text = registry.find(game).messages(language)
    return packed(text.encode(), "text/plain") if text else None


@lru_cache(maxsize=64)
def _titles(language: str, games: tuple[str, ...]) -> File:
    """What each game is called and what it is about, for pages that have not loaded its messages."""
    lines = []
    for game in games:
        words = Words(language, game)
        lines += [f"title-{game} = {words.say(f'game-{game}')}", f"about-{game} = {words.say(f'game-{game}', 'hint')}"]
    return packed("\n".join([*lines, ""]).encode(), "text/plain")


def _messages(language: str, name: str) -> File | None:
    files = _message_files().get(language)
    if files is None:
        return None
    if name == TITLES:
        return _titles(language, registry.names())
    return _found(files[name]) if name in files else _own_messages(language, name)


@routes.get("/words/index.json")
def list_messages(request: Request) -> Response:
    """The hash of every message file, by language and name."""
    hashes: dict[str, dict[str, str]] = {}
    for language, files in _message_files().items():
        found = {name: _messages(language, name) for name in dict.fromkeys((*files, TITLES, *registry.names()))}
        hashes[language] = {name: _version(file) for name, file in found.items() if file is not None}
    return answer(request, packed(json.dumps(hashes, separators=(",", ":")).encode(), "application/json"), ALWAYS_ASK)


def _version(file: File) -> str:
    return file.tag.strip('"')[:12]


@routes.get("/words/{language}/{name}.ftl")
def serve_messages(request: Request, language: str, name: str, v: str = "") -> Response:
    """A message file. Whoever asks for another version than there is, gets this one, but does not keep it."""
    found = _messages(language, name)
    if found is None:
        raise Refusal("not-found")
    return answer(request, found, FOREVER if v == _version(found) else ALWAYS_ASK)


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
    return answer(request, _found(path), FOREVER if name.startswith(HASHED) else ALWAYS_ASK)


def _found(path: Path) -> File:
    return _read(path, path.stat().st_mtime_ns)


def answer(request: Request, found: File, caching: str) -> Response:
    """A file, or that whoever asks has it already."""
    headers = {"cache-control": caching, "etag": found.tag, "vary": "accept-encoding"}
    if found.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if found.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(found.packed, media_type=found.kind, headers={**headers, "content-encoding": "gzip"})
    return Response(found.content, media_type=found.kind, headers=headers)
