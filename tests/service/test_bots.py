"""Bots at tables: they play, they never stop a table, and what is hidden from them never reaches them."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from burgher.bots import LEVELS, registry
from burgher.core.chance import Random
from burgher.service.bots.keeper import Keeper, _turn
from burgher.service.chance import Chance
from tests.service.guests import Guest, Place, play_out, served, settings_for

PLUGIN = "tests.service.strange_bots"


@contextmanager
def strange(folder: Path, grace: float) -> Iterator[Place]:
    """A server with bots that fail; so many seconds beyond its own time it waits for one. Nobody else knows them."""
    settings = settings_for(folder, plugins=(PLUGIN,), grace=grace, workers=2)
    # What a plug-in does when it is imported it does to the whole process, and once.
    try:
        with patch.dict(LEVELS), patch.dict(registry._own), served(settings) as running:
            yield running
    finally:
        sys.modules.pop(PLUGIN, None)


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The bots that were asked, one after the other."""
    names: list[str] = []
    ask = Keeper._ask

    async def note(keeper: Keeper, turn: Any, bot: str, seconds: float) -> int | None:
        names.append(bot)
        return await ask(keeper, turn, bot, seconds)

    monkeypatch.setattr(Keeper, "_ask", note)
    return names


NEVER = 3600.0
"""Seconds after which none of these tests still runs."""


def wait_for(guest: Guest, table: str, seat: int | None, seconds: float = 60, version: int | None = None) -> Any:
    """The situation when it is this seat's turn, the table has come to this version, or the game is over."""
    until = time.monotonic() + seconds
    place = {} if seat is None else {"seat": seat}
    while True:
        seen = guest.situation(table, seat)
        asked = seat is not None and seen["turn"] == seat
        if asked or seen["over"] or (version is not None and seen["version"] >= version):
            return seen
        assert time.monotonic() < until, "no bot has decided"
        guest.get(f"/tables/{table}/pushes", after=seen["n"], wait=1, **place)


def test_a_game_among_bots_plays_itself(anna: Guest) -> None:
    id = anna.open("wanderer", "wanderer")["id"]
    wait_for(anna, id, None, 120)
    assert anna.get(f"/tables/{id}")["status"] == "over"


def test_a_person_against_bots(anna: Guest) -> None:
    id = anna.open("me", "wanderer", "wanderer")["id"]
    assert play_out(id, {0: anna})["over"]


@pytest.mark.parametrize("level", ["dying", "stuck", "raising", "cheating"])
def test_a_failing_bot_is_replaced_and_the_table_told(tmp_path: Path, asked: list[str], level: str) -> None:
    with strange(tmp_path, grace=0.5 if level == "stuck" else NEVER) as place:
        anna = place.guest()
        id = anna.open(level, "me")["id"]
        seen = wait_for(anna, id, 1)
        assert seen["view"]
        seat = anna.get(f"/tables/{id}")["seats"][0]
        assert (seat["failed"], seat["level"]) == (True, level)
        lines = anna.get(f"/tables/{id}/talk")["lines"]
        told = {"id": "bot-failed", "args": {"seat": 0, "level": level}, "rule": ""}
        assert [line["notice"] for line in lines] == [told]
        # From now on the other bot plays: nobody waits for the failing one again.
        play_out(id, {1: anna}, steps=30)
        assert len(anna.get(f"/tables/{id}/talk")["lines"]) == 1
        assert asked[:2] == [level] * 2
        assert len(asked) > 4
        assert set(asked[2:]) == {"greedy"}


def test_what_a_bot_prints_does_no_harm(tmp_path: Path) -> None:
    with strange(tmp_path, grace=NEVER) as place:
        anna = place.guest()
        id = anna.open("chatting", "me")["id"]
        wait_for(anna, id, 1)
        assert not anna.get(f"/tables/{id}")["seats"][0]["failed"]


def test_a_stuck_bot_does_not_keep_other_tables_waiting(tmp_path: Path, asked: list[str]) -> None:
    with strange(tmp_path, grace=NEVER) as place:
        anna = place.guest()
        stuck = anna.open("stuck", "me")["id"]
        for _ in range(3):
            wait_for(anna, anna.open("raising", "me")["id"], 1)
        # It was asked once, and still has the worker that it was asked in.
        assert asked.count("stuck") == 1
        assert anna.situation(stuck)["turn"] == 0


def test_a_bot_plays_for_somebody_until_they_come_back(anna: Guest) -> None:
    id = anna.open("me", "here")["id"]
    assert anna.post(f"/tables/{id}/seats/0/stand-in", level="wanderer")["seats"][0]["stand_in"] == "wanderer"
    seen = wait_for(anna, id, 1)
    # What a bot did in my place is not mine to take back.
    assert anna.situation(id, 0)["undo"] == 0
    anna.post(f"/tables/{id}/seats/0/return")
    while seen["turn"] == 1:
        seen = anna.act(id, 1, seen["version"], seen["legal"][0]["text"])["situation"]
    # There is one worker: had a bot been asked about this table, it would have answered before it plays at the next.
    wait_for(anna, anna.open("wanderer", "me")["id"], 1)
    assert anna.situation(id, 0)["turn"] == 0


def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, pace=0.05)
    with served(settings) as place:
        watching = place.guest()
        id = watching.open("wanderer", "wanderer", "wanderer")["id"]
        wait_for(watching, id, None, version=3)
        before = watching.situation(id)["version"]
    with served(settings) as place:
        assert wait_for(place.stranger(), id, None, version=before + 1)["version"] > before


def test_a_bot_is_asked_about_an_imagined_position(anna: Guest, place: Place) -> None:
    """What goes to the worker is a guess at the hidden cards, so it mostly differs from the truth, and from itself."""
    id = anna.open("me", "here", "here", seed="11")["id"]
    for _ in range(2):
        seen = anna.situation(id, 0)
        anna.act(id, 0, seen["version"], seen["legal"][0]["text"])
    live = place.app.state.desk.house._places[id].live
    live.seats = tuple(live.seats[:1]) + tuple(_as_bot(seat) for seat in live.seats[1:])
    positions = []
    for word in "abcdef":
        turn = _turn(live, Chance(word))
        assert turn is not None
        assert turn.question.seat == 1
        positions.append(turn.question.position)
    real = live.match.game.position(live.match.state)
    assert all(position["hand"][1] == real["hand"][1] for position in positions)
    assert len({str(position["hand"][0]) for position in positions}) > 1
    assert any(position["hand"][0] != real["hand"][0] for position in positions)
    state = live.match.opening.restore(positions[0])
    view = live.match.game.view
    assert view(state, 1) == view(live.match.state, 1)
    assert Random("a").below(9) == Random("a").below(9)


def _as_bot(seat: Any) -> Any:
    from dataclasses import replace

    return replace(seat, kind="bot", level="wanderer")
