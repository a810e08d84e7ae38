"""Guests who do anything at any time: the server never breaks, and the game that comes out is a real one."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

import burgher
from burgher.core.record import Record
from tests.service.guests import GAMES, Guest, Place, new_key, served, settings_for

DEEDS = 400


class Monkeys:
    """Some guests, a table, and what they do to it."""

    def __init__(self, place: Place, game: str, seed: int) -> None:
        self.random = Random(seed)
        self.guests = [place.guest() for _ in range(3)] + [place.stranger()]
        opened = self.guests[0].open("me", "open", "open", game=game)
        self.tables = [opened["id"]]
        self.tokens = ["nonsense"]
        self.statuses: Counter[int] = Counter()

    def do(self) -> None:
        guest = self.random.choice(self.guests)
        table = self.tables[-1] if self.random.random() < 0.8 else self.random.choice(self.tables)
        seat = self.random.randrange(3)
        deed = self.random.choice([self._play] * 12 + [self._seat] * 3 + [self._look, self._make])
        deed(guest, table, seat)

    def _post(self, guest: Guest, path: str, **body: Any) -> Any:
        return self._noted(guest.client.post(f"/api{path}", json=body))

    def _get(self, guest: Guest, path: str, **params: Any) -> Any:
        return self._noted(guest.client.get(f"/api{path}", params=params))

    def _noted(self, response: Any) -> Any:
        self.statuses[response.status_code] += 1
        assert response.status_code < 500, response.text
        return response.json()

    def _play(self, guest: Guest, table: str, seat: int) -> None:
        turn = self._get(guest, f"/tables/{table}/situation").get("turn") or 0
        for player in self.guests:
            seen = self._get(player, f"/tables/{table}/situation", seat=turn)
            if "error" not in seen:
                break
        else:
            return
        undo = self.random.random() < 0.15
        asked = {"seat": turn, "version": seen["version"] - (self.random.random() < 0.05), "key": new_key()}
        if undo:
            self._post(player, f"/tables/{table}/undo", **asked, whole=self.random.random() < 0.5)
        else:
            legal = [one["text"] for one in seen["legal"]] or ["end"]
            self._post(player, f"/tables/{table}/actions", **asked, action=self.random.choice(legal))

    def _seat(self, guest: Guest, table: str, seat: int) -> None:
        here = f"/tables/{table}/seats/{seat}"
        kind = self.random.randrange(9)
        if kind < 3:
            self._post(guest, f"/tables/{table}/join", name="Monkey", **({"seat": seat} if kind else {}))
        elif kind == 3:
            self._post(guest, f"{here}/leave")
        elif kind == 4:
            self._post(guest, f"{here}/return")
        elif kind == 5:
            self._post(guest, f"{here}/stand-in", level=self.random.choice(["wanderer", None]))
        elif kind == 6:
            self._post(guest, f"{here}/automatic", automatic=self.random.choice(["never", "safe", "always"]))
        elif kind == 7:
            made = self._post(guest, f"{here}/transfer")
            self.tokens += [made["path"].removeprefix("/claim#")] if "path" in made else []
        else:
            self._post(guest, "/claim", token=self.random.choice(self.tokens))

    def _look(self, guest: Guest, table: str, seat: int) -> None:
        moment = self.random.randrange(300)
        for path in (
            f"replay/{moment}",
            "course",
            "log",
            "talk",
            "links",
            "why-not",
            "previews",
            "foresight",
            "components",
            "record",
        ):
            self._get(guest, f"/tables/{table}/{path}", seat=seat, action="end")
        self._get(guest, "/tables")
        self._post(guest, f"/tables/{table}/talk", seat=seat, words="ook")

    def _make(self, guest: Guest, table: str, seat: int) -> None:
        again = self._post(guest, f"/tables/{table}/rematch")
        on = {"moment": 30, "seat": seat, "name": "Monkey", "level": "wanderer"}
        forked = self._post(guest, f"/tables/{table}/fork", **on)
        self.tables += [made["id"] for made in (again, forked) if "id" in made]


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_guests_do_breaks_a_table(tmp_path: Path, game: str) -> None:
    settings = settings_for(tmp_path)
    with served(settings) as place:
        monkeys = Monkeys(place, game, 1)
        for _ in range(DEEDS):
            monkeys.do()
        assert monkeys.statuses[200] > DEEDS
        moments = {table: place.stranger().get(f"/tables/{table}")["moment"] for table in monkeys.tables}

        async def kept() -> list[Record]:
            # On the server's own loop, between two changes: bots may still be playing.
            live = [place.app.state.desk.house._places[table].live for table in monkeys.tables]
            return [one.match.record(with_seed=True) for one in live if one.match is not None]

        assert place.loop is not None
        records = asyncio.run_coroutine_threadsafe(kept(), place.loop).result()
    assert records
    for record in records:
        assert len(burgher.read(record).steps) == len(record.actions)
    # What was in memory is what the database has.
    with served(settings) as place:
        for table, moment in moments.items():
            assert place.stranger().get(f"/tables/{table}")["moment"] >= moment
