"""Connections that cost more than they may: endless heads, requests that never arrive, too many at once."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import InvalidStatus

from tests.service.guests import Place, served, settings_for
from tests.service.processes import ServerProcess

FAR = "127.0.0.2"
"""An address of this machine that no proxy has."""


def connected(url: str, source: str = FAR) -> socket.socket:
    place = urlsplit(url)
    assert place.hostname is not None
    return socket.create_connection((place.hostname, place.port or 80), timeout=60, source_address=(source, 0))


def answer(connection: socket.socket) -> bytes:
    """All that comes until the other side closes."""
    parts = []
    try:
        while part := connection.recv(65536):
            parts.append(part)
    except ConnectionResetError:
        pass
    return b"".join(parts)


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Place]:
    """Nobody may take long here."""
    with served(settings_for(tmp_path, slowest=0.5)) as running:
        yield running


@pytest.fixture
def narrow(tmp_path: Path) -> Iterator[Place]:
    """Few may come here; nobody is sent away for being slow meanwhile."""
    with served(settings_for(tmp_path, slowest=300.0, connections=20)) as running:
        yield running


def memory(pid: int) -> int:
    """The bytes that a process has in memory."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("VmRSS"))


def pour(connection: socket.socket, most: int) -> int:
    """Send headers until nobody takes them any more; gives how many bytes were taken."""
    line = b"x: " + b"y" * 65_000 + b"\r\n"
    sent = connection.send(b"GET / HTTP/1.1\r\nhost: x\r\n")
    try:
        while sent < most:
            sent += connection.send(line)
    except (ConnectionError, TimeoutError):
        pass
    return sent


def test_a_head_has_an_end(tmp_path: Path) -> None:
    """Not 300 MB of it."""
    server = ServerProcess(f"sqlite:///{tmp_path / 'tables.db'}")
    before = memory(server.pid)
    with connected(server.url) as connection:
        assert pour(connection, 100_000_000) < 20_000_000
    assert memory(server.pid) - before < 20_000_000
    server.stop()


@pytest.mark.parametrize(
    "head",
    [
        b"GET / HTTP/1.1\r\nhost: x\r\n" + b"x: y\r\n" * 20_000,
        b"GET /" + b"a" * 100_000,
        b"POST /api/tables HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n0\r\n" + b"x: y\r\n" * 20_000,
    ],
    ids=["headers", "address", "trailers"],
)
def test_what_is_no_body_is_short(narrow: Place, head: bytes) -> None:
    with connected(narrow.url) as connection:
        connection.sendall(head)
        assert b" 431 " in answer(connection)


def test_a_whole_head_that_is_too_big_is_refused(narrow: Place) -> None:
    """As by any server below that reads it first."""
    found = narrow.stranger().client.get("/api/games", headers={"x": "y" * 33_000})
    assert found.status_code == 431


@pytest.mark.parametrize(
    "part",
    [
        b"",
        b"\r\n",
        b"GET / HT",
        b"GET /api/games HTTP/1.1\r\nhost: x\r\n",
        b"POST /api/claim HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\ncontent-type: application/json\r\n\r\n{",
    ],
    ids=["nothing", "line", "start", "head", "body"],
)
def test_half_a_request_does_not_stay(place: Place, part: bytes) -> None:
    with connected(place.url) as connection:
        connection.sendall(part)
        found = answer(connection) if b"content-length" not in part else connection.recv(65536)
        assert b" 408 " in found


def test_a_second_request_has_its_own_time(place: Place) -> None:
    end = time.monotonic() + 60
    first = b" 408 "
    while b" 408 " in first:
        # Where this machine does much else, the first may be too late as well.
        assert time.monotonic() < end
        with connected(place.url) as connection:
            connection.sendall(b"GET /api/health HTTP/1.1\r\nhost: x\r\n\r\n")
            first = connection.recv(65536)
            if b" 200 " in first:
                connection.sendall(b"\r\n")
                assert b" 408 " in answer(connection)
    assert b" 200 " in first


def test_one_address_has_so_many_connections(narrow: Place) -> None:
    crowd = [connected(narrow.url) for _ in range(20)]
    with connected(narrow.url) as one_more:
        assert answer(one_more) == b""
    # Others are not kept out, and the same neither when it has let go.
    with connected(narrow.url, "127.0.0.3") as other:
        other.sendall(b"GET /api/health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")
        assert b" 200 " in answer(other)
    for connection in crowd:
        connection.close()
    end = time.monotonic() + 60
    found = b""
    while b" 200 " not in found:
        assert time.monotonic() < end
        with connected(narrow.url) as again:
            try:
                again.sendall(b"GET /api/health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")
                found = answer(again)
            except ConnectionError:
                continue


def test_one_address_has_so_many_sockets(narrow: Place) -> None:
    anna = narrow.guest()
    id = anna.open("me", "here")["id"]
    with ExitStack() as watching:
        for _ in range(20):
            watching.enter_context(anna.watch(id, 0))
        with pytest.raises(InvalidStatus):
            watching.enter_context(anna.watch(id, 0))
    with anna.watch(id, 0) as again:
        again.recv(timeout=60)
