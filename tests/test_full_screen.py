"""The full-screen terminal, by keys and mouse, without a terminal (Textual's pilot)."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.screen import Screen
from textual.widgets import Input, OptionList, RichLog, Static

import burgher
from burgher.commands.full_screen.app import FullScreen
from burgher.commands.full_screen.dialogs import Curtain, Leaving, Reading
from burgher.words import Words
from tests.commanding import GAMES

Play = Callable[[FullScreen, Pilot[None]], Awaitable[None]]
WIDE, NARROW = (140, 45), (80, 30)


def screen(game: str, language: str = "en", people: int = 1, players: int = 2) -> FullScreen:
    names = ["Ann", "Bob", "Cleo"][:people] + [f"wanderer {seat + 1}" for seat in range(people, players)]
    match = burgher.Match(game, players, seed=3, names=names)
    return FullScreen(match, dict.fromkeys(range(people, players), "wanderer"), Words(language, "cli", strict=True))


def show(app: FullScreen, play: Play, size: tuple[int, int] = WIDE) -> None:
    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await settled(app, pilot)
            await play(app, pilot)

    asyncio.run(run())


async def settled(app: FullScreen, pilot: Pilot[None]) -> None:
    """Bots have decided, and all is drawn."""
    while not app.actions and not app.game.match.over and not shows(app, Curtain):
        await pilot.pause(0.01)
    await pilot.pause()


def text(app: FullScreen, id: str) -> str:
    return str(app.query_one(id, Static).render())


def shows(app: FullScreen, dialog: type[Screen[Any]]) -> bool:
    return isinstance(app.screen, dialog)


def log(app: FullScreen) -> str:
    return "\n".join(line.text for line in app.query_one(RichLog).lines)


LOOKS = [("en", WIDE), ("de", NARROW), ("fr", WIDE), ("pl", NARROW)]
EVERY = [
    pytest.param(game, *look, marks=[] if (k + at) % 2 else [pytest.mark.exhaustive])
    for at, game in enumerate(GAMES)
    for k, look in enumerate(LOOKS)
]


@pytest.mark.parametrize(("game", "language", "size"), EVERY)
def test_a_few_turns_by_keys(game: str, language: str, size: tuple[int, int]) -> None:
    async def play(app: FullScreen, pilot: Pilot[None]) -> None:
        for _ in range(4):
            before = len(app.game.match.steps)
            prompt = app.game.told.say(app.game.match.prompt)
            assert prompt in text(app, "#prompt")
            assert app.query_one(OptionList).option_count == len(app.actions) > 1
            await pilot.press("down", "enter")
            await settled(app, pilot)
            assert len(app.game.match.steps) > before
        assert "Ann" in log(app)
        assert "Ann" in text(app, "#board")
        assert app.has_class("narrow") == (size == NARROW)

    show(screen(game, language), play, size)


@pytest.mark.parametrize("game", GAMES)
def test_by_mouse(game: str) -> None:
    async def play(app: FullScreen, pilot: Pilot[None]) -> None:
        first = app.actions[1]
        await pilot.click("#choices", offset=(8, 1))
        await settled(app, pilot)
        done = [step.action for step in app.game.match.steps if step.seat == 0]
        assert first.index in [getattr(one, "index", one) for one in done]

    show(screen(game), play)


def test_typing_filters_and_obeys() -> None:
    async def play(app: FullScreen, pilot: Pilot[None]) -> None:
        choices = app.query_one(OptionList)
        name = app.actions[0].text.split()[1]
        await pilot.press(*"dis", "space", *name)
        assert app.query_one("#typed", Input).value == f"dis {name}"
        assert choices.option_count < len(app.actions)
        await pilot.press("enter")
        await settled(app, pilot)
        own = [step for step in app.game.match.steps if step.seat == 0]
        assert len(own) == 1
        await pilot.press(*"why", "space", *"end", "enter")
        await pilot.pause()
        assert "“end” is not possible." in log(app)
        await pilot.press("ctrl+z")
        await settled(app, pilot)
        assert "Taken back." in log(app)
        assert not [step for step in app.game.match.steps if step.seat == 0]

    show(screen("belfort"), play)


def test_help_and_rules() -> None:
    async def play(app: FullScreen, pilot: Pilot[None]) -> None:
        await pilot.press("f1")
        await pilot.pause()
        assert shows(app, Reading)
        await pilot.press("escape", "f2")
        await pilot.pause()
        await pilot.press(*"nobility", "enter")
        await pilot.pause()
        assert "obility" in str(app.screen.query_one("#told", Static).render())
        await pilot.press("escape")
        await pilot.pause()
        assert not shows(app, Reading)

    show(screen("nobility"), play)


def test_the_screen_is_handed_over() -> None:
    async def play(app: FullScreen, pilot: Pilot[None]) -> None:
        curtain = app.screen
        assert isinstance(curtain, Curtain)
        assert "Ann" in str(curtain.query_one(Static).render())
        assert not log(app)
        await pilot.press("enter")
        await settled(app, pilot)
        assert app.game.viewer == 0
        hidden = [one for one in app.game.match.events if one.secret and one.args["seat"] == 1]
        assert hidden
        assert all(app.game.told.say(one) not in log(app) for one in hidden)
        while not shows(app, Curtain):
            await pilot.press("enter")
            await settled(app, pilot)
        assert not text(app, "#board"), "nobody sees what the last one saw"
        await pilot.click("#go-on")
        await settled(app, pilot)
        assert app.game.viewer == 1

    show(screen("belfort", people=2), play)


def test_who_leaves_is_asked_about_saving(tmp_path: Path) -> None:
    app = screen("belfort")
    file = tmp_path / "mine"

    async def play(app: FullScreen, pilot: Pilot[None]) -> None:
        await pilot.press("ctrl+q")
        await pilot.pause()
        assert shows(app, Leaving)
        await pilot.press("escape")
        await pilot.pause()
        assert not shows(app, Leaving)
        await pilot.press("ctrl+q")
        await pilot.pause()
        app.screen.query_one("#file", Input).value = str(file)
        await pilot.press("enter")
        await pilot.pause()

    show(app, play)
    assert burgher.read((tmp_path / "mine.burgher.json").read_text("utf-8")).names == ("Ann", "wanderer 2")


@pytest.mark.exhaustive
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game(game: str) -> None:
    async def play(app: FullScreen, pilot: Pilot[None]) -> None:
        while not app.game.match.over:
            await pilot.press("enter")
            await settled(app, pilot)
        assert str(max(app.game.match.scores)) in text(app, "#board")
        assert "F10" in app.query_one("#typed", Input).placeholder

    show(screen(game), play)


@pytest.mark.parametrize("size", [WIDE, (118, 40), NARROW])
@pytest.mark.parametrize("game", GAMES)
def test_no_line_of_the_table_is_longer_than_its_part_of_the_screen(game: str, size: tuple[int, int]) -> None:
    app = screen(game, "fr", players=4)

    async def play(app: FullScreen, pilot: Pilot[None]) -> None:
        await pilot.pause()
        assert max(map(len, text(app, "#board").splitlines())) <= app.query_one("#board").size.width

    show(app, play, size)
