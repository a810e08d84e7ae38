"""Pushes: numbered, for each as they may see, by WebSocket and by long poll."""

from __future__ import annotations

import json
import threading
from typing import Any

import pytest
from hypothesis import given, strategies
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from burgher.service.bulletin import Bulletin
from burgher.service.hub import QUEUE
from burgher.service.live.changes import change, changed
from burgher.service.shapes.play import Situation
from burgher.service.shapes.pushes import Push
from tests.service.guests import Guest, Place, Watching, play_out
from tests.service.test_processes import until

JSON = strategies.recursive(
    strategies.none() | strategies.integers() | strategies.text(max_size=3),
    lambda inner: strategies.lists(inner, max_size=4) | strategies.dictionaries(strategies.text(max_size=2), inner),
)


def take(socket: Watching) -> Any:
    """The next push that is not about presence."""
    while True:
        push = json.loads(socket.recv(timeout=60))
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
                socket.recv(timeout=60)


def test_a_page_of_another_site_gets_no_socket(anna: Guest) -> None:
    id = anna.open("me", "here")["id"]
    url = f"{anna.url.replace('http', 'ws')}/api/tables/{id}/live"
    with pytest.raises(InvalidStatus), connect(url, origin=Origin("http://elsewhere.example")):
        pass
    with connect(url, origin=Origin(anna.url)) as socket:
        assert take(Watching(socket))["situation"]["table"] == id


def test_a_seat_that_moves_away_is_not_seen_from_any_more(anna: Guest, bert: Guest) -> None:
    id = anna.open("me", "here")["id"]
    token = anna.post(f"/tables/{id}/seats/0/transfer")["path"].removeprefix("/claim#")
    with anna.watch(id, 0) as socket:
        assert take(socket)["situation"]["view"]["seats"][0]["hand"] is not None
        bert.post("/claim", token=token)
        assert take(socket) == {
            "n": anna.get(f"/tables/{id}")["n"], "refetch": True, "situation": None, "table": None,
            "lines": [], "present": None, "error": None, "answered": None,
        }  # fmt: skip
        seen = bert.situation(id, 0)
        bert.act(id, 0, seen["version"], seen["legal"][0]["text"])
        assert take(socket)["situation"] == {**anna.situation(id), "log": take_log(anna, id, seen)}


def take_log(guest: Guest, id: str, seen: Any) -> Any:
    return guest.situation(id, log_from=len(seen["log"]["events"]))["log"]


def test_who_is_there(anna: Guest, bert: Guest, place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    """A connection that breaks is given a while to come back."""
    hub = place.app.state.desk.house.hub
    monkeypatch.setattr("burgher.service.house.LINGER", 3600.0)
    id = anna.open("me", "open")["id"]
    with anna.watch(id, 0) as socket:
        json.loads(socket.recv(timeout=60))
        bert.post(f"/tables/{id}/join", name="Bert")
        with bert.watch(id, 1):
            pushes = [json.loads(socket.recv(timeout=60)) for _ in range(2)]
            assert [push["present"] for push in pushes] == [None, [True, True]]
            assert [seat["present"] for seat in anna.get(f"/tables/{id}")["seats"]] == [True, True]
        until(lambda: len(hub._listeners[id]) == 1)
        assert anna.get(f"/tables/{id}")["seats"][1]["present"]
    assert anna.get(f"/tables/{id}")["seats"][1]["seen_at"] is not None


def test_who_is_gone_for_good(anna: Guest, bert: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("burgher.service.house.LINGER", 0.05)
    id = anna.open("me", "open")["id"]
    with anna.watch(id, 0) as socket:
        bert.post(f"/tables/{id}/join", name="Bert")
        with bert.watch(id, 1):
            while json.loads(socket.recv(timeout=60))["present"] != [True, True]:
                pass
        assert json.loads(socket.recv(timeout=60))["present"] == [True, False]
    assert anna.get(f"/tables/{id}")["seats"][1]["seen_at"] is not None


def test_a_long_poll_waits_for_a_push(place: Place, anna: Guest, bert: Guest) -> None:
    id = anna.open("me", "open")["id"]
    n = anna.get(f"/tables/{id}")["n"]
    assert anna.get(f"/tables/{id}/pushes", after=n, wait=0.05) == {"pushes": []}

    def come() -> None:
        until(lambda: id in place.app.state.desk.house.hub)
        bert.post(f"/tables/{id}/join", name="Bert")

    coming = threading.Thread(target=come)
    coming.start()
    (push,) = anna.get(f"/tables/{id}/pushes", after=n, seat=0, wait=50)["pushes"]
    coming.join()
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
        much = Bulletin(0, {"lines": ["much" * 10_000]})
        sent: list[int] = []

        def fill() -> None:
            # How much a connection takes at once is the system's affair: until it takes no more.
            taken = 0
            while not listener.waiting:
                listener.put(much)
                taken += 1
            for _ in range(QUEUE):
                listener.put(much)
            sent.append(taken + QUEUE)

        place.call(fill)
        pushes = [json.loads(socket.recv(timeout=60))]
        while not pushes[-1]["refetch"]:
            pushes.append(json.loads(socket.recv(timeout=60)))
        assert len(pushes) <= sent[0] - QUEUE


def act(socket: Watching, seen: Any, action: str, key: str) -> None:
    socket.ask(act={"seat": seen["seat"], "version": seen["version"], "action": action, "key": key})


def test_moves_go_over_the_socket_that_is_open_anyway(anna: Guest, bert: Guest) -> None:
    id = anna.open("me", "open")["id"]
    bert.post(f"/tables/{id}/join", name="Bert")
    turn = anna.situation(id)["turn"]
    mover, other = ((anna, bert), (bert, anna))[turn]
    with mover.watch(id, turn) as mine, other.watch(id, 1 - turn) as theirs:
        seen = take(mine)["situation"]
        take(theirs)
        act(mine, seen, seen["legal"][0]["text"], "the-first-key")
        push = take(mine)
        assert push["answered"] == {"key": "the-first-key", "version": seen["version"] + 1, "repeated": False}
        fresh = mover.situation(id, turn)
        log_from = len(seen["log"]["events"])
        assert push["situation"] == mover.situation(id, turn, log_from=log_from)
        told = take(theirs)
        assert told["answered"] is None
        assert told["situation"] == other.situation(id, 1 - turn, log_from=log_from)
        # Only what has changed was sent.
        assert mine.sizes[-1] < mine.sizes[0] / 2
        # Once.
        act(mine, seen, seen["legal"][0]["text"], "the-first-key")
        push = take(mine)
        assert push["answered"] == {"key": "the-first-key", "version": seen["version"] + 1, "repeated": True}
        assert push["situation"] == fresh
        act(mine, seen, "end", "the-first-key")
        push = take(mine)
        assert (push["error"]["id"], push["answered"]) == ("key-used", {"key": "the-first-key", "status": 409})
        # A stale one comes with how things stand.
        act(mine, seen, seen["legal"][0]["text"], "the-second-key")
        push = take(mine)
        assert (push["error"]["id"], push["situation"]) == ("stale", fresh)
        act(mine, fresh, "fly", "the-third-key")
        push = take(mine)
        assert push["error"]["id"] == "bad-action"
        assert push["answered"] == {"key": "the-third-key", "status": 422}
        act(theirs, {**fresh, "seat": turn}, "end", "the-fourth-key")
        assert take(theirs)["error"]["id"] == "not-yours"
        for nonsense in ('{"act": null}', '{"act": {"seat": 0}}', '{"act": 1}', '{"look": 0, "undo": null}'):
            mine.send(nonsense)
            assert take(mine)["error"]["id"] == "bad-request"


def test_choices_are_taken_back_over_the_socket(anna: Guest) -> None:
    id = anna.open("me", "here", "here", seed="7")["id"]
    with anna.watch(id, 0) as socket:
        start = take(socket)["situation"]
        act(socket, start, start["legal"][0]["text"], "the-first-key")
        seen = take(socket)["situation"]
        assert seen["undo"] == 1
        socket.ask(undo={"seat": 0, "version": seen["version"], "whole": False, "key": "the-second-key"})
        push = take(socket)
        assert push["answered"]["version"] == seen["version"] + 1
        assert push["situation"]["view"] == start["view"]
        assert push["situation"]["log"] == {"start": len(start["log"]["events"]), "events": []}


def test_what_is_sent_is_as_it_is_declared(anna: Guest) -> None:
    """Pushes and situations are written without the checks that other answers pass."""
    id = anna.open("me", "here", seed="7")["id"]
    play_out(id, {0: anna, 1: anna}, steps=30)
    for seat in (0, 1, None):
        found = anna.situation(id, seat)
        assert Situation.model_validate(found).model_dump() == found
    with anna.watch(id, anna.situation(id)["turn"]) as socket:
        seen = take(socket)["situation"]
        act(socket, seen, seen["legal"][0]["text"], "the-first-key")
        push = Push.model_validate_json(socket.socket.recv(timeout=60))
        assert push.answered is not None
        assert push.changes is not None
        assert push.log is not None


@given(old=JSON, new=JSON)
def test_what_has_changed_leads_from_one_to_the_other(old: Any, new: Any) -> None:
    if old != new:
        assert changed(old, json.loads(json.dumps(change(old, new)))) == new


def test_parts_keep_their_order_when_one_comes_between_them() -> None:
    """A card that comes back into a hand lies where it lay."""
    old: dict[str, Any] = {"hand": {"inn": 1, "library": 1}, "gold": 5}
    for hand in ({"inn": 1, "bank": 1, "library": 1}, {"library": 1, "inn": 2}):
        after = changed(old, change(old, {"hand": hand, "gold": 4}))
        assert after == {"hand": hand, "gold": 4}
        assert list(after["hand"]) == list(hand)
