"""The WebSockets below: frames however they arrive, and those that no client should send."""

from __future__ import annotations

import asyncio
import json
import socket
import struct
from base64 import b64encode
from collections.abc import Iterator
from contextlib import closing
from typing import Any
from urllib.parse import urlsplit

import pytest

from burgher.service import heartbeat
from burgher.service.serving import LONGEST_WISH
from tests.service.guests import Guest, Place
from tests.service.test_processes import until

TEXT, CONTINUED, CLOSE, PING, PONG = 1, 0, 8, 9, 10
LAST = 0x80
MASK = b"\x01\x02\x03\x04"


def frame(kind: int, data: bytes, first: int = LAST, masked: bool = True) -> bytes:
    size = len(data)
    bit = 0x80 if masked else 0
    if size < 126:
        head = bytes([first | kind, bit | size])
    elif size < 65536:
        head = bytes([first | kind, bit | 126]) + struct.pack("!H", size)
    else:
        head = bytes([first | kind, bit | 127]) + struct.pack("!Q", size)
    if not masked:
        return head + data
    return head + MASK + bytes(byte ^ MASK[k % 4] for k, byte in enumerate(data))


def look(seat: int | None, blanks: int = 0) -> bytes:
    return json.dumps({"look": seat}).encode() + b" " * blanks


class Raw:
    """A client that sends what it likes."""

    def __init__(self, connection: socket.socket) -> None:
        self._connection = connection
        self._file = connection.makefile("rb")

    def send(self, data: bytes) -> None:
        self._connection.sendall(data)

    def shake_hands(self, path: str, key: str) -> None:
        lines = [f"GET {path} HTTP/1.1", "Host: x", "Connection: Upgrade", "Upgrade: websocket"]
        lines += ["Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {b64encode(b'k' * 16).decode()}"]
        lines += [f"Authorization: Bearer {key}"]
        self.send("\r\n".join(lines).encode() + b"\r\n\r\n")
        assert b" 101 " in self._file.readline()
        while self._file.readline() != b"\r\n":
            pass

    def close(self) -> None:
        self._file.close()

    def take(self) -> tuple[int, bytes]:
        """The next frame, as its kind and its data; pings are answered on the way."""
        while True:
            kind, data = self.take_any()
            if kind != PING:
                return kind, data
            self.send(frame(PONG, data))

    def take_any(self) -> tuple[int, bytes]:
        """The next frame, whatever it is."""
        head = self._file.read(2)
        size = head[1]
        if size == 126:
            size = struct.unpack("!H", self._file.read(2))[0]
        elif size == 127:
            size = struct.unpack("!Q", self._file.read(8))[0]
        return head[0] & 15, self._file.read(size)

    def push(self) -> Any:
        """The next push that is not about presence."""
        while True:
            kind, data = self.take()
            assert kind == TEXT
            said = json.loads(data)
            if "present" not in said:
                return said


@pytest.fixture
def raw(anna: Guest) -> Iterator[Raw]:
    id = anna.open("me", "here")["id"]
    place = urlsplit(anna.url)
    with closing(socket.create_connection((place.hostname, place.port), timeout=60)) as connection:
        client = Raw(connection)
        client.shake_hands(f"/api/tables/{id}/live?seat=0", anna.key or "")
        assert client.push()["situation"]["seat"] == 0
        yield client
        client.close()


@pytest.mark.parametrize("piece", [1, 2, 5, 7, 100, 10_000])
def test_messages_are_the_same_however_they_are_cut(raw: Raw, piece: int) -> None:
    sent = frame(TEXT, look(1)) + frame(TEXT, look(None, blanks=200)) + frame(PING, b"there?")
    sent += frame(TEXT, look(0)[:4], first=0) + frame(PING, b"still?") + frame(CONTINUED, look(0)[4:])
    sent += frame(TEXT, look(1, blanks=110)) + frame(TEXT, look(0))
    for at in range(0, len(sent), piece):
        raw.send(sent[at : at + piece])
    seats: list[int | None] = []
    pongs: list[bytes] = []
    while len(seats) < 5 or len(pongs) < 2:
        kind, data = raw.take()
        if kind == PONG:
            pongs.append(data)
        elif "present" not in json.loads(data):
            seats.append(json.loads(data)["situation"]["seat"])
    assert seats == [1, None, 0, 1, 0]
    assert pongs == [b"there?", b"still?"]


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (frame(TEXT, look(0), masked=False), 1002),
        (frame(TEXT, look(0), first=LAST | 0x40), 1002),
        (frame(CONTINUED, look(0)), 1002),
        (frame(3, look(0)), 1002),
        (frame(PONG, b"x" * 126), 1002),
        (frame(TEXT, b"\xff\xff"), 1007),
        (frame(TEXT, b" " * (LONGEST_WISH + 1)), 1009),
        (frame(TEXT, b" " * 70_000), 1009),
    ],
    ids=[
        "unmasked",
        "reserved bit",
        "nothing to continue",
        "unknown kind",
        "long pong",
        "not text",
        "too long",
        "very long",
    ],
)
def test_what_is_no_message_ends_the_connection(raw: Raw, sent: bytes, code: int) -> None:
    raw.send(frame(TEXT, look(1)))
    assert raw.push()["situation"]["seat"] == 1
    raw.send(sent)
    kind, data = raw.take()
    assert (kind, struct.unpack("!H", data[:2])[0]) == (CLOSE, code)


def test_a_message_of_bytes_is_no_wish(raw: Raw) -> None:
    raw.send(frame(2, look(1)))
    assert raw.push()["error"]["id"] == "bad-request"
    raw.send(frame(TEXT, look(1)))
    assert raw.push()["situation"]["seat"] == 1


class Rounds(heartbeat.Heartbeat):
    """Asks by itself only after hours: a test says when it is time."""

    def ask_all(self) -> None:
        for _ in range(heartbeat.SHIFTS):
            self._beat()

    @property
    def hears(self) -> bool:
        """Whether everybody has given a sign of life since they were asked."""
        return not any(peer.silent for shift in self._shifts for peer in shift)


@pytest.fixture
def rounds(monkeypatch: pytest.MonkeyPatch) -> Rounds:
    """Those of the server that starts after this."""
    monkeypatch.setattr(heartbeat, "PERIOD", 1e6)
    made = Rounds()
    monkeypatch.setattr("burgher.service.wire.Heartbeat", lambda: made)
    return made


def test_who_gives_a_sign_of_life_stays(rounds: Rounds, place: Place, raw: Raw) -> None:
    for sign in (frame(PONG, b""), frame(PONG, b"any"), frame(PING, b"you?"), frame(TEXT, look(1))):
        place.call(rounds.ask_all)
        while raw.take_any() != (PING, b""):
            pass
        raw.send(sign)
        until(lambda: rounds.hears)
    place.call(rounds.ask_all)
    raw.send(frame(TEXT, look(None)))
    while True:
        kind, data = raw.take_any()
        assert kind != CLOSE
        if kind == TEXT and json.loads(data).get("situation", {"seat": 1})["seat"] is None:
            break


def test_who_gives_none_is_let_go(rounds: Rounds, place: Place, raw: Raw) -> None:
    kinds = []
    while CLOSE not in kinds:
        place.call(rounds.ask_all)
        kind, data = raw.take_any()
        if kind != TEXT:
            kinds.append(kind)
    assert kinds == [PING, CLOSE]
    assert struct.unpack("!H", data[:2])[0] == 1011


def test_all_are_asked_in_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(heartbeat, "PERIOD", 0.3)

    class Peer:
        silent = False
        asked = given_up = 0

        def ask(self) -> None:
            self.asked += 1
            self.silent = False

        def give_up(self) -> None:
            self.given_up += 1

    async def beat() -> list[Peer]:
        heart = heartbeat.Heartbeat()
        peers = [Peer() for _ in range(heartbeat.SHIFTS + 50)]
        for peer in peers:
            heart.add(peer)
        heart.remove(peers[0])
        heart.remove(peers[0])
        while not all(peer.asked for peer in peers[1:]):
            await asyncio.sleep(0.01)
        for peer in peers:
            heart.remove(peer)
        while heart._timer is not None:
            await asyncio.sleep(0.01)
        return peers

    first, *peers = asyncio.run(beat())
    assert (first.asked, sum(peer.given_up for peer in peers)) == (0, 0)
    # As many as there are, within a period of each other.
    assert max(peer.asked for peer in peers) <= 2
