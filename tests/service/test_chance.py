"""From a word all chance of a server follows, so that a test can be repeated; without one nothing can be foreseen."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from burgher.service.chance import Chance
from burgher.service.settings import Settings
from tests.service.guests import GAMES, Guest, play_out, served, settings_for

MANY = 60
"""Events: enough that both players have decided many times."""


def game_at(folder: Path, game: str, word: str | None) -> tuple[str, Any]:
    folder.mkdir()
    with served(settings_for(folder, chance=Chance(word))) as place:
        anna = place.guest()
        # Other tables, before and at the same time, change nothing.
        anna.open("wanderer", "wanderer", game=game)
        return played(anna, game)


def played(anna: Guest, game: str) -> tuple[str, Any]:
    seats: list[dict[str, str]] = [{"who": "me", "name": "Anna"}, {"who": "bot", "level": "wanderer"}]
    table = anna.open(*seats, game=game, shuffle=True)
    seat = [one["kind"] for one in table["seats"]].index("person")
    seen = play_out(table["id"], {seat: anna}, steps=80)
    return table["seed_hash"], [seat, seen["log"]["events"][:MANY]]


@pytest.mark.parametrize("game", [GAMES[0], *(pytest.param(game, marks=pytest.mark.exhaustive) for game in GAMES[1:])])
def test_the_same_word_gives_the_same_game(tmp_path: Path, game: str) -> None:
    first, second = (game_at(tmp_path / name, game, "a word") for name in ("one", "two"))
    assert first == second
    assert len(first[1][1]) == MANY


def test_without_a_word_every_table_has_a_seed_of_its_own(tmp_path: Path) -> None:
    assert Settings().chance == Chance()
    with served(settings_for(tmp_path, chance=Chance())) as place:
        anna = place.guest()
        hashes = {anna.open("me", "wanderer")["seed_hash"] for _ in range(5)}
    assert len(hashes) == 5
    assert len({Chance().draw("bot", 1) for _ in range(5)}) == 5
