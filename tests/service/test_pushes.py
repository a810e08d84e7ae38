"""Pushes: numbered, for each as they may see, by WebSocket and by long poll."""

from __future__ import annotations

import json
import threading
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.service.guests import Guest, Place


def take(socket: ClientConnection) -> Any:
    """The next push that is not about presence."""
    while True:
        push = json.loads(socket.recv(timeout=20))
        if push["present"] is None:
            return push


def test_the_first_push_is_how_it_stands(anna: Guest, bert: Guest) -> None:
    id = anna.open("me", "here")["id"]
    with anna.watch(id, 1) as socket:
        first = take(socket)
        assert first["situation"] == anna.situation(id, 1)
        assert first["table"]["mine"] == [0, 1]
        assert first["n"] == first["situation"]["n"] == first["table"]["n"]
    with bert.watch(id) as socket:
        assert take(socket)["situation"] == bert.situation(id)


def test_every_change_is_pushed_with_the_next_number(anna: Guest, bert: Guest) -> None:
    id = anna.open("me", "open")["id"]
    with anna.watch(id, 0) as mine, bert.watch(id) as theirs:
        start = take(mine)
        assert take(theirs)["n"] == start["n"]
        bert.post(f"/tables/{id}/join", name="Bert")
        joined = take(mine)
        assert joined["n"] == start["n"] + 1
        assert joined["table"]["status"] == "playing"
        assert joined["situation"]["legal"]
        assert [line["notice"]["id"] for line in joined["lines"]] == ["seat-joined"]
        assert take(theirs)["situation"]["legal"] == []
        anna.post(f"/tables/{id}/talk", 201, seat=0, words="hello")
        said = take(theirs)
        assert (said["n"], said["situation"], said["lines"][0]["words"]) == (start["n"] + 2, None, "hello")
        take(mine)
        seen = anna.situation(id, 0)
        anna.act(id, 0, seen["version"], seen["legal"][0]["text"])
        pushed = take(mine)
        assert pushed["n"] == start["n"] + 3
        assert pushed["situation"]["log"]["start"] == len(seen["log"]["events"])
        known = seen["log"]["events"] + pushed["situation"]["log"]["events"]
        assert known == anna.situation(id, 0)["log"]["events"]
        anna.undo(id, 0, seen["version"] + 1)
        undone = take(mine)["situation"]
        assert undone["log"] == {"start": len(seen["log"]["events"]), "events": []}
        assert undone["view"] == seen["view"]


def test_one_socket_looks_from_seat_to_seat(anna: Guest, bert: Guest) -> None:
    id = anna.open("me", "here", "open")["id"]
    bert.post(f"/tables/{id}/join", name="Bert")
    with anna.watch(id, 0) as socket:
        assert take(socket)["situation"]["seat"] == 0
        socket.send('{"look": 1}')
        assert take(socket)["situation"] == anna.situation(id, 1)
        socket.send('{"look": 2}')
        assert take(socket)["error"]["id"] == "not-yours"
        for nonsense in ("", "[]", '{"look": "0"}', '{"look": true}', '{"look": 0, "more": 1}', "[" * 2000):
            socket.send(nonsense)
            assert take(socket)["error"]["id"] == "bad-request"
        socket.send('{"look": null}')
        assert take(socket)["situation"]["seat"] is None


def test_who_may_not_look_is_told_and_sent_away(anna: Guest, bert: Guest) -> None:
    id = anna.open("me", "here")["id"]
    for guest, table, seat, error in (
        (bert, id, 0, "not-yours"),
        (anna, id, 5, "no-seat"),
        (anna, "AAAAAAAAAAAAAAAA", None, "no-table"),
        (anna, "%00", None, "no-table"),
        (Guest(anna.url, "wrong-key"), id, None, "no-device"),
    ):
        with guest.watch(table, seat) as socket:
            assert take(socket)["error"]["id"] == error
            with pytest.raises(ConnectionClosed):
                socket.recv(timeout=20)


def test_a_page_of_another_site_gets_no_socket(anna: Guest) -> None:
    id = anna.open("me", "here")["id"]
    url = f"{anna.url.replace('http', 'ws')}/api/tables/{id}/live"
    with pytest.raises(InvalidStatus), connect(url, origin=Origin("http://elsewhere.example")):
        pass
    with connect(url, origin=Origin(anna.url)) as socket:
        assert take(socket)["situation"]["table"] == id


def test_a_seat_that_moves_away_is_not_seen_from_any_more(anna: Guest, bert: Guest) -> None:
    id = anna.open("me", "here")["id"]
    token = anna.post(f"/tables/{id}/seats/0/transfer")["path"].removeprefix("/claim#")
    with anna.watch(id, 0) as socket:
        assert take(socket)["situation"]["view"]["seats"][0]["hand"] is not None
        bert.post("/claim", token=token)
        assert take(socket) == {
            "n": anna.get(f"/tables/{id}")["n"], "refetch": True, "situation": None, "table": None,
            "lines": [], "present": None, "error": None,
        }  # fmt: skip
        seen = bert.situation(id, 0)
        bert.act(id, 0, seen["version"], seen["legal"][0]["text"])
        assert take(socket)["situation"] == {**anna.situation(id), "log": take_log(anna, id, seen)}


def take_log(guest: Guest, id: str, seen: Any) -> Any:
    return guest.situation(id, log_from=len(seen["log"]["events"]))["log"]


def test_who_is_there(anna: Guest, bert: Guest) -> None:
    id = anna.open("me", "open")["id"]
    with anna.watch(id, 0) as socket:
        json.loads(socket.recv(timeout=20))
        bert.post(f"/tables/{id}/join", name="Bert")
        with bert.watch(id, 1):
            pushes = [json.loads(socket.recv(timeout=20)) for _ in range(2)]
            assert [push["present"] for push in pushes] == [None, [True, True]]
            assert [seat["present"] for seat in anna.get(f"/tables/{id}")["seats"]] == [True, True]
        # A connection that breaks is given a few seconds.
        assert anna.get(f"/tables/{id}")["seats"][1]["present"]
        assert json.loads(socket.recv(timeout=20))["present"] == [True, False]
    assert anna.get(f"/tables/{id}")["seats"][1]["seen_at"] is not None


def test_a_long_poll_waits_for_a_push(anna: Guest, bert: Guest) -> None:
    id = anna.open("me", "open")["id"]
    n = anna.get(f"/tables/{id}")["n"]
    assert anna.get(f"/tables/{id}/pushes", after=n, wait=0.05) == {"pushes": []}
    threading.Timer(0.3, lambda: bert.post(f"/tables/{id}/join", name="Bert")).start()
    (push,) = anna.get(f"/tables/{id}/pushes", after=n, seat=0, wait=20)["pushes"]
    assert (push["n"], push["refetch"]) == (n + 1, False)
    assert push["situation"]["legal"]
    # Who missed something gets how it stands.
    (behind,) = anna.get(f"/tables/{id}/pushes", after=n - 1, seat=0, wait=20)["pushes"]
    assert behind["refetch"]
    assert behind["situation"] == anna.situation(id, 0)
    assert bert.get(f"/tables/{id}/pushes", 403, after=n, seat=0)["error"]["id"] == "not-yours"


def test_a_listener_who_is_too_slow_starts_afresh(anna: Guest, place: Place) -> None:
    id = anna.open("me", "here")["id"]
    with anna.watch(id, 0) as socket:
        take(socket)
        hub = place.app.state.desk.house.hub
        (listener,) = hub._listeners[id]
        filled = threading.Event()

        def fill() -> None:
            for _ in range(200):
                listener.put(listener_push(0))
            filled.set()

        place.call(fill)
        assert filled.wait(10)
        pushes = [json.loads(socket.recv(timeout=20)) for _ in range(1)]
        while not pushes[-1]["refetch"]:
            pushes.append(json.loads(socket.recv(timeout=20)))
        assert len(pushes) < 200


def listener_push(n: int) -> Any:
    from burgher.service.shapes import Push

    return Push(n=n)
