"""Tables in text: every moment of every kind of game can be drawn for every viewer, with all its words."""

from __future__ import annotations

import re

import pytest

import burgher
from burgher.commands.titles import full_names, one_line, printable
from burgher.drawing import columns
from burgher.drawing.table import drawn, outlined
from burgher.words import Words
from tests.core.test_game import INN

CLI = Words("en", "cli", strict=True)
TABLES = [
    ("belfort", 2, {}),
    ("belfort", 3, {"guilds": "beginner"}),
    ("belfort", 5, {"guilds": "advanced", "shared_gatehouses": True}),
    ("nobility", 1, {}),
    ("nobility", 2, {"events": True}),
    ("nobility", 4, {"chancery": True}),
    ("nobility", 6, {"chancery": True, "events": True}),
]


def words_for(match: burgher.Match) -> Words:
    return Words("en", match.game.name, full_names((), match.players, CLI), strict=True)


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_every_moment_can_be_drawn(game: str, players: int, options: dict[str, object]) -> None:
    match = burgher.Match(game, players, options, seed=players)
    random = burgher.Random(players)
    told = words_for(match)
    while not match.over:
        legal = match.state.legal(True)
        match.play(legal[random.below(len(legal))])
        if random.below(40) == 0 or match.over:
            for viewer in (None, *range(players)):
                lines = drawn(match.game, match.view(viewer), told, CLI)
                assert not [line for line in lines if not line.strip() or "\n" in line]
                for name in told.names:
                    assert name in "\n".join(lines)


def test_belfort_shows_the_viewers_hand_and_no_other() -> None:
    match = burgher.Match("belfort", 3, seed=1)
    told = words_for(match)
    assert "Your hand: " not in "\n".join(drawn(match.game, match.view(None), told, CLI))
    for seat in range(3):
        shown = "\n".join(drawn(match.game, match.view(seat), told, CLI))
        hand = re.search(r"Your hand: (.*?)\n Without a card", shown, re.DOTALL)
        assert hand is not None
        mine = {name for name, count in match.position()["hand"][seat].items() if count}  # type: ignore[index]
        assert {part.split(" ")[0].lower() for part in re.split(r";\s+", hand[1])} == mine


def test_any_other_view_is_outlined() -> None:
    told = Words("en", names=["Ann", "Bob"])
    view = {
        "game": "pig",
        "pot": 7,
        "dice": [1, 6],
        "pile": {"pub": 2, "inn": 0, "bank": {"a": [1, 2]}},
        "nobody": None,
        "seats": [{"score": 3, "hand": {}}, {"score": 4, "hand": {"pub": 1}}],
    }
    assert drawn(INN, view, told, CLI) == outlined(view, told)
    assert outlined(view, told) == [
        "  game: pig",
        "  pot: 7",
        "  nobody: -",
        "  dice: 1  6",
        "  pile: pub 2, bank a 1, 2",
        "         Ann    Bob",
        "  score    3      4",
        "  hand     -  pub 1",
    ]


def test_long_lists_are_wrapped_between_their_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(columns, "width", lambda: 20)
    parts = ["one two three", "four five", "six", "seven eight nine ten eleven"]
    assert columns.wrapped("Head: ", parts, 2, "; ") == [
        "Head: one two three;",
        "  four five; six;",
        "  seven eight nine ten eleven",
    ]
    assert columns.columns([]) == []


def test_texts_from_outside_cannot_command_the_terminal() -> None:
    assert printable("Ann\x1b[2J\n") == "Ann?[2J?"
    assert full_names(["\x07Ann", " "], 3, CLI) == ["?Ann", "Player 2", "Player 3"]
    assert one_line("a\nb\t c\x00") == "a b c?"
    assert len(one_line("x" * 5000)) == 600
