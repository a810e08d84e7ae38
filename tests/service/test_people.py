"""Who may do what at a table: the host, the players, those who stay away, those who come by a link."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from sqlalchemy import update

from burgher.core import registry
from burgher.service.chance import Chance
from burgher.service.clock import now
from burgher.service.live.draft import Draft
from burgher.service.live.table import LiveTable
from burgher.service.opening import new_row
from burgher.service.refusal import Refusal
from burgher.service.seating import Patience, claim, stand_in
from burgher.service.store import queries
from burgher.service.store.rows import SeatRow, changed_row
from burgher.service.store.schema import transfers
from tests.service.guests import Guest, Place, served, settings_for

SHORTLY = 60.0
"""Seconds in which something must have happened that was waited for."""


def within(look: Callable[[], Any]) -> Any:
    """What is found in the end, when it is looked for again and again."""
    until = monotonic() + SHORTLY
    while not (found := look()):
        assert monotonic() < until, "it did not happen"
    return found


def token_of(guest: Guest, table: str, seat: int) -> str:
    return str(guest.post(f"/tables/{table}/seats/{seat}/transfer")["path"].removeprefix("/claim#"))


def notices(guest: Guest, table: str) -> list[str]:
    lines = guest.get(f"/tables/{table}/talk")["lines"]
    return [line["notice"]["id"] for line in lines if line["notice"] is not None]


@pytest.fixture
def carla(place: Place) -> Guest:
    return place.guest()


# links that carry a seat


def is_void(guest: Guest, token: str) -> bool:
    return bool(guest.post("/claim", 404, token=token)["error"]["id"] == "bad-link")


def test_a_link_does_not_outlive_its_owner(place: Place, anna: Guest, bert: Guest, carla: Guest) -> None:
    id = anna.open("me", "open", "open")["id"]
    bert.post(f"/tables/{id}/join", name="Bert", seat=1)
    token = token_of(bert, id, 1)
    bert.post(f"/tables/{id}/seats/1/leave")
    carla.post(f"/tables/{id}/join", name="Carla", seat=1)
    assert is_void(place.guest(), token)
    assert anna.get(f"/tables/{id}")["seats"][1]["name"] == "Carla"


def test_nor_does_it_serve_for_another_sitting_of_the_same_device(place: Place, anna: Guest, bert: Guest) -> None:
    id = anna.open("me", "open", "open")["id"]
    bert.post(f"/tables/{id}/join", name="Bert", seat=1)
    token = token_of(bert, id, 1)
    bert.post(f"/tables/{id}/seats/1/leave")
    bert.post(f"/tables/{id}/join", name="Bert", seat=1)
    assert is_void(place.guest(), token)


def test_leaving_a_running_game_voids_it(place: Place, anna: Guest) -> None:
    id = anna.open("me", "here")["id"]
    token = token_of(anna, id, 0)
    anna.post(f"/tables/{id}/seats/0/leave")
    assert is_void(place.guest(), token)


def test_a_bot_in_the_seat_voids_it(place: Place, anna: Guest) -> None:
    id = anna.open("me", "here", "here")["id"]
    token = token_of(anna, id, 1)
    anna.post(f"/tables/{id}/seats/1/stand-in", level="wanderer")
    assert is_void(place.guest(), token)


def test_one_link_voids_the_others(place: Place, anna: Guest, bert: Guest) -> None:
    id = anna.open("me", "here")["id"]
    first, second = token_of(anna, id, 0), token_of(anna, id, 0)
    other = token_of(anna, id, 1)
    assert bert.post("/claim", token=first)["mine"] == [0]
    assert is_void(place.guest(), second)
    assert bert.post("/claim", token=other)["mine"] == [0, 1]


# taking seats


def test_who_takes_several_seats_does_not_begin_the_game(anna: Guest, bert: Guest, carla: Guest) -> None:
    """Friends may share a device, but nobody takes a whole table by surprise: then the host says when it begins."""
    id = anna.open("me", "open", "open")["id"]
    bert.post(f"/tables/{id}/join", name="Bert", seat=1)
    full = bert.post(f"/tables/{id}/join", name="Bea", seat=2)
    assert (full["status"], full["mine"], full["host"]) == ("waiting", [1, 2], False)
    assert notices(anna, id) == ["seat-joined", "seat-joined", "table-full"]
    for guest in (bert, carla):
        assert guest.post(f"/tables/{id}/start", 403)["error"]["id"] == "not-host"
    assert carla.post(f"/tables/{id}/join", 409, name="Carla")["error"]["id"] == "seats-taken"
    assert anna.post(f"/tables/{id}/start")["status"] == "playing"
    assert anna.post(f"/tables/{id}/start", 409)["error"]["id"] == "not-waiting"


def test_a_table_is_not_started_while_somebody_is_missing(anna: Guest) -> None:
    id = anna.open("me", "open")["id"]
    assert anna.post(f"/tables/{id}/start", 409)["error"]["id"] == "seats-open"


def test_one_seat_each_begins_at_once(anna: Guest, bert: Guest, carla: Guest) -> None:
    id = anna.open("me", "here", "open", "open")["id"]
    assert bert.post(f"/tables/{id}/join", name="Bert")["status"] == "waiting"
    assert carla.post(f"/tables/{id}/join", name="Carla")["status"] == "playing"


def test_the_hosts_own_device_may_take_several(anna: Guest, bert: Guest) -> None:
    id = anna.open("me", "open", "open")["id"]
    bert.post(f"/tables/{id}/join", name="Bert")
    assert anna.post(f"/tables/{id}/join", name="Anton")["status"] == "playing"


# sending away


def test_the_host_sends_somebody_away(place: Place, anna: Guest, bert: Guest, carla: Guest) -> None:
    id = anna.open("me", "open", "open", "open")["id"]
    for name in ("Bert", "Bea"):
        bert.post(f"/tables/{id}/join", name=name)
    token = token_of(bert, id, 1)
    for guest in (bert, carla, place.stranger()):
        assert guest.post(f"/tables/{id}/seats/1/send-away", 403)["error"]["id"] == "not-host"
    after = anna.post(f"/tables/{id}/seats/1/send-away")
    # Both of the device's seats are free again, and it cannot come back, nor by a link made before.
    assert [seat["kind"] for seat in after["seats"]] == ["person", "open", "open", "open"]
    assert bert.get(f"/tables/{id}")["mine"] == []
    assert bert.post(f"/tables/{id}/join", 403, name="Bert")["error"]["id"] == "sent-away"
    assert is_void(place.guest(), token)
    assert notices(anna, id)[2:] == ["seat-sent-away", "seat-sent-away"]
    assert carla.post(f"/tables/{id}/join", name="Carla")["mine"] == [1]
    # Nor by the link of somebody else who sits there.
    assert bert.post("/claim", 403, token=token_of(carla, id, 1))["error"]["id"] == "sent-away"
    assert carla.get(f"/tables/{id}")["mine"] == [1]


def test_the_host_takes_a_bot_out_again(anna: Guest) -> None:
    id = anna.open("me", "open", "open")["id"]
    anna.post(f"/tables/{id}/seats/1/fill", level="wanderer")
    assert anna.post(f"/tables/{id}/seats/1/send-away")["seats"][1]["kind"] == "open"
    assert notices(anna, id) == ["seat-filled", "bot-sent-away"]


def test_nobody_is_sent_away_who_is_not_there_or_plays(anna: Guest, bert: Guest) -> None:
    id = anna.open("me", "open", "open")["id"]
    assert anna.post(f"/tables/{id}/seats/1/send-away", 409)["error"]["id"] == "seat-is-open"
    assert anna.post(f"/tables/{id}/seats/0/send-away", 409)["error"]["id"] == "own-seat"
    id = anna.open("me", "open")["id"]
    bert.post(f"/tables/{id}/join", name="Bert")
    assert anna.post(f"/tables/{id}/seats/1/send-away", 409)["error"]["id"] == "not-waiting"


def test_when_the_host_has_left_those_who_sit_there_are_hosts(anna: Guest, bert: Guest, carla: Guest) -> None:
    id = anna.open("me", "open", "open")["id"]
    for guest, name in ((bert, "Bert"), (carla, "Carla")):
        guest.post(f"/tables/{id}/join", name=name)
    id = anna.open("me", "open", "open", "open")["id"]
    assert not bert.post(f"/tables/{id}/join", name="Bert")["host"]
    carla.post(f"/tables/{id}/join", name="Carla")
    anna.post(f"/tables/{id}/seats/0/leave")
    assert bert.get(f"/tables/{id}")["host"]
    assert bert.post(f"/tables/{id}/seats/2/send-away")["seats"][2]["kind"] == "open"


# bots in a person's seat


def test_nobody_else_ends_or_changes_my_stand_in(anna: Guest, bert: Guest) -> None:
    id = anna.open("me", "open", "here")["id"]
    bert.post(f"/tables/{id}/join", name="Bert")
    bert.post(f"/tables/{id}/seats/1/stand-in", level="castellan")
    for level in (None, "wanderer"):
        assert anna.post(f"/tables/{id}/seats/1/stand-in", 403, level=level)["error"]["id"] == "not-yours"
    # Nor when they put it there themselves: whoever comes back ends it.
    bert.post(f"/tables/{id}/seats/1/stand-in", level=None)
    bert.post(f"/tables/{id}/seats/1/leave")
    anna.post(f"/tables/{id}/seats/1/stand-in", level="wanderer")
    assert anna.post(f"/tables/{id}/seats/1/stand-in", 403, level=None)["error"]["id"] == "not-yours"
    assert bert.post(f"/tables/{id}/seats/1/return")["seats"][1]["stand_in"] is None


def test_a_refused_stand_in_says_why_and_from_when(anna: Guest, bert: Guest) -> None:
    id = anna.open({"who": "me", "name": "Anna"}, "open", "here")["id"]
    bert.post(f"/tables/{id}/join", name="Bert")
    assert anna.get(f"/tables/{id}")["turn"] == 0
    refused = anna.post(f"/tables/{id}/seats/1/stand-in", 409, level="wanderer")["error"]
    assert (refused["id"], refused["args"]) == ("not-awaited", {"name": "Bert"})
    # Anna has not been here since the game began.
    refused = bert.post(f"/tables/{id}/seats/0/stand-in", 409, level="wanderer")["error"]
    assert (refused["id"], refused["args"]) == ("not-away-long", {"name": "Anna", "minutes": 10})
    with anna.watch(id, 0) as socket:
        # With the first push the table knows that she is here.
        socket.recv(timeout=SHORTLY)
        refused = bert.post(f"/tables/{id}/seats/0/stand-in", 409, level="wanderer")["error"]
    assert (refused["id"], refused["args"]) == ("still-here", {"name": "Anna", "minutes": 30})
    assert "Anna" in refused["message"]
    assert "30 minutes" in refused["message"]


def stood_in(guest: Guest, table: str, seat: int) -> Any:
    """The seat, once a bot may have it."""

    def asked() -> Any:
        answer = guest.client.post(f"/api/tables/{table}/seats/{seat}/stand-in", json={"level": "wanderer"})
        return answer.json()["seats"][seat] if answer.status_code == 200 else None

    return within(asked)


def test_who_stays_away_in_turn_may_be_played_by_a_bot(tmp_path: Path) -> None:
    with served(settings_for(tmp_path, absence=0.3)) as place:
        anna, bert = place.guest(), place.guest()
        id = anna.open("me", "open", "here")["id"]
        bert.post(f"/tables/{id}/join", name="Bert")
        assert stood_in(bert, id, 0)["stand_in"] == "wanderer"


def test_who_is_there_and_does_nothing_may_be_played_by_a_bot_after_longer(tmp_path: Path) -> None:
    with served(settings_for(tmp_path, absence=0.0, idle=0.3)) as place:
        anna, bert = place.guest(), place.guest()
        id = anna.open("me", "open", "here")["id"]
        bert.post(f"/tables/{id}/join", name="Bert")
        with anna.watch(id, 0) as socket:
            socket.recv(timeout=SHORTLY)
            # What others say does not give her more time.
            bert.post(f"/tables/{id}/talk", 201, seat=1, words="Anna?")
            assert stood_in(bert, id, 0)["stand_in"] == "wanderer"
        assert notices(anna, id)[-1] == "bot-took-seat"
        assert anna.post(f"/tables/{id}/seats/0/return")["seats"][0]["stand_in"] is None


def test_everybody_knows_who_opened_the_table(place: Place, anna: Guest, bert: Guest) -> None:
    id = anna.open("open", "me", "open")["id"]
    assert place.stranger().get(f"/tables/{id}")["opened_by"] == 1
    bert.post(f"/tables/{id}/join", name="Bert")
    anna.post(f"/tables/{id}/seats/1/leave")
    assert bert.get(f"/tables/{id}")["opened_by"] is None


# what only the clock and the database know


def waiting_table(moved_ago: float, seen_ago: float) -> LiveTable:
    """A table that waits for its first seat; how many minutes ago the game went on, and the player was seen."""
    row = changed_row(
        new_row(registry.find("belfort"), 2, 1, Chance(), options={}, components={}),
        status="playing",
        turn=0,
        moved_at=now() - int(moved_ago * 60_000),
    )
    away = SeatRow(row.id, 0, "person", "Anna", device=1, seen_at=now() - int(seen_ago * 60_000))
    return LiveTable(row, (away, SeatRow(row.id, 1, "person", "Bert", device=2)))


@pytest.mark.parametrize(
    ("moved_ago", "seen_ago", "present", "refused"),
    [
        (60, 2, False, ("not-away-long", 8)),
        (2, 60, False, ("not-away-long", 8)),
        (9.2, 60, False, ("not-away-long", 1)),
        (11, 2, True, ("still-here", 19)),
        (29.5, 0, True, ("still-here", 1)),
    ],
)
def test_how_long_a_table_waits(moved_ago: float, seen_ago: float, present: bool, refused: tuple[str, int]) -> None:
    """Whoever was here a moment ago is not long away, however long the game stands still; and the other way round."""
    live = waiting_table(moved_ago, seen_ago)
    with pytest.raises(Refusal) as found:
        stand_in(live, Draft(live), 2, 0, "wanderer", Patience(600, 1800), present)
    assert (found.value.id, found.value.details["minutes"]) == refused


def test_who_was_there_when_the_server_stopped_has_time_to_come_back() -> None:
    live = waiting_table(60, 60)
    with pytest.raises(Refusal) as found:
        stand_in(live, Draft(live), 2, 0, "wanderer", Patience(600, 1800, since=now() - 60_000), present=False)
    assert (found.value.id, found.value.details["minutes"]) == ("not-away-long", 9)


def test_a_link_counts_only_for_the_device_that_made_it() -> None:
    live = waiting_table(0, 0)
    with pytest.raises(Refusal) as found:
        claim(live, Draft(live), 3, 0, owner=2, link="a hash")
    assert found.value.id == "bad-link"
    claim(live, Draft(live), 3, 0, owner=1, link="a hash")


def test_a_link_is_void_also_when_the_seat_comes_back(anna: Guest, bert: Guest, carla: Guest) -> None:
    id = anna.open("me", "here")["id"]
    used, kept = token_of(anna, id, 0), token_of(anna, id, 0)
    bert.post("/claim", token=used)
    anna.post("/claim", token=token_of(bert, id, 0))
    assert is_void(carla, kept)


def test_a_link_does_not_count_for_ever(place: Place, anna: Guest, bert: Guest) -> None:
    id = anna.open("me", "here")["id"]
    token = token_of(anna, id, 0)
    expired = update(transfers).values(expires_at=now())
    place.app.state.desk.house.database.write(lambda connection: connection.execute(expired))
    assert is_void(bert, token)


def test_talk_gives_nobody_more_time(place: Place, anna: Guest) -> None:
    id = anna.open("me", "here")["id"]

    def moved_at() -> int:
        with place.app.state.desk.house.database.reading() as connection:
            row = queries.find_table(connection, id)
        assert row is not None
        return row.moved_at

    before = moved_at()
    anna.post(f"/tables/{id}/talk", 201, seat=0, words="I am thinking.")
    assert moved_at() == before
    seen = anna.situation(id, 0)
    within(lambda: now() > before)
    anna.act(id, 0, seen["version"], seen["legal"][0]["text"])
    assert moved_at() > before
