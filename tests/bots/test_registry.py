"""Bots by name: those that come along, those with settings, and those that others write."""

from __future__ import annotations

import textwrap
from pathlib import Path

import pytest

import burgher
from burgher.bots import Clock, make, names, register, registry
from burgher.bots.random_bot import RandomBot
from burgher.bots.thinkers import FlatBot, SearchBot
from tests.bots.positions import asked, reached, seen


@pytest.fixture
def author(tmp_path: Path) -> Path:
    """A folder with somebody's bots."""
    (tmp_path / "plans.py").write_text("FIRST = 0\n")
    (tmp_path / "my_bot.py").write_text(
        textwrap.dedent(
            """
            from __future__ import annotations

            from dataclasses import dataclass

            from plans import FIRST


            @dataclass
            class First:
                game: str
                depth: int = 3

                def choose(self, perspective, clock):
                    return perspective.legal()[FIRST]


            class Seeded:
                def __init__(self, seed):
                    self.seed = seed

                def choose(self, perspective, clock):
                    return perspective.legal()[-1]


            class Plain:
                def choose(self, perspective, clock):
                    return perspective.legal()[-1]


            class Needy:
                def __init__(self, network):
                    self.network = network

                def choose(self, perspective, clock):
                    return 0


            class Broken:
                def __init__(self):
                    raise RuntimeError("no network here")


            class Idle:
                pass


            def last(perspective, clock):
                return perspective.legal()[-1]


            NUMBER = 7
            """
        )
    )
    (tmp_path / "unfinished.py").write_text("def choose(:\n")
    (tmp_path / "leaving.py").write_text("raise SystemExit(3)\n")
    return tmp_path


# --- those that come along


def test_names() -> None:
    assert names()[:6] == ("random", "casual", "greedy", "flat", "search", "champion")
    for name in names():
        assert callable(make(name, "belfort", "1").choose)


def test_settings() -> None:
    flat = make("flat:simulations=7, candidates=3", "belfort", "1")
    assert isinstance(flat, FlatBot)
    assert flat._simulations == 7
    assert flat._search.ahead.most == 3
    asked(flat, "belfort", reached("belfort", 3, "settings", 20, choices=5))
    assert flat._search.simulations <= 7
    search = make("search:explore=2,evaluator=uninformed", "belfort", "1")
    assert isinstance(search, SearchBot)
    assert search._search.explore == 2.0


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("genius", r"there is no bot 'genius'; the bots are random, casual, greedy, flat, search, champion"),
        ("search:depth=3", r"search has no setting 'depth'; it has evaluator, style, simulations"),
        ("random:depth=3", r"random has no setting 'depth'; it has none"),
        ("flat:simulations", r"'simulations' is not a setting; a setting is NAME=VALUE"),
        ("flat:simulations=many", r"the setting simulations of flat is a whole number from 0, not 'many'"),
        ("flat:simulations=1.5", r"the setting simulations of flat is a whole number from 0, not 1.5"),
        ("flat:simulations=-1", r"the setting simulations of flat is a whole number from 0, not -1"),
        ("search:explore=nan", r"the setting explore of search is a number from 0, not nan"),
        ("flat:candidates=0", r"the setting candidates of a bot is at least 1, not 0"),
        ("greedy:width=0", r"the setting width of a bot is at least 1, not 0"),
        ("greedy:evaluator=best", r"there is no evaluator 'best'; the evaluators are own, uninformed, placing"),
        ("nowhere.py:Bot", r"there is no file nowhere.py"),
    ],
)
def test_what_cannot_be_made_is_said(name: str, message: str) -> None:
    with pytest.raises(burgher.BadOption, match=message):
        make(name, "belfort", "1")


# --- those that others write


@pytest.mark.parametrize("title", ["First", "Seeded", "Plain", "last"])
def test_a_bot_from_a_file(author: Path, title: str) -> None:
    state = reached("belfort", 3, "file", 20)
    choice = asked(make(f"{author}/my_bot.py:{title}", "belfort", "1"), "belfort", state)
    assert choice == state.legal(True)[0 if title == "First" else -1]


def test_a_file_is_loaded_once(author: Path) -> None:
    bots = [make(f"{author}/my_bot.py:First", game, "1") for game in ("belfort", "nobility")]
    assert type(bots[0]) is type(bots[1])
    assert [getattr(bot, "game", "") for bot in bots] == ["belfort", "nobility"]


def test_settings_of_a_bot_from_a_file(author: Path) -> None:
    bot = make(f"{author}/my_bot.py:First:depth=5", "belfort", "1")
    assert getattr(bot, "depth", None) == 5
    with pytest.raises(burgher.BadOption, match=r"my_bot.py:First has no setting 'width'; it has depth"):
        make(f"{author}/my_bot.py:First:width=5", "belfort", "1")
    with pytest.raises(burgher.BadOption, match=r"is a function, which has no settings"):
        make(f"{author}/my_bot.py:last:width=5", "belfort", "1")


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("my_bot.py:Nobody", r"has no 'Nobody' in it"),
        ("my_bot.py:NUMBER", r"is not a bot: a bot is a class with choose\(perspective, clock\), or such a function"),
        ("my_bot.py:Idle", r"is not a bot: it has no method choose\(perspective, clock\)"),
        ("my_bot.py:Needy", r"asks for 'network'; a bot can be made with game and seed, or neither"),
        ("my_bot.py:Broken", r"cannot be made: RuntimeError: no network here"),
        ("unfinished.py:Bot", r"cannot be loaded: SyntaxError"),
        ("leaving.py:Bot", r"cannot be loaded: SystemExit: 3"),
    ],
)
def test_a_file_that_does_not_do(author: Path, name: str, message: str) -> None:
    with pytest.raises(burgher.BadOption, match=message):
        make(f"{author}/{name}", "belfort", "1")


def test_a_bot_from_another_package(author: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As an installed package offers it: the entry-point group burgher.bots."""
    about = author / "masons-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: masons\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[burgher.bots]\nmason = my_bot:Plain\nruin = my_bot:Nothing\n")
    monkeypatch.syspath_prepend(str(author))
    assert {"mason", "ruin"} <= set(names())
    state = reached("belfort", 2, "package", 10)
    assert asked(make("mason", "belfort", "1"), "belfort", state) == state.legal(True)[-1]
    with pytest.raises(burgher.BadOption, match=r"the bot 'ruin' cannot be loaded: AttributeError"):
        make("ruin", "belfort", "1")


def test_a_bot_that_is_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_own", {})
    register("tumbler", lambda game, seed: RandomBot(seed))
    assert "tumbler" in names()
    state = reached("belfort", 2, "registered", 10)
    assert make("tumbler", "belfort", "1").choose(seen("belfort", state), Clock(1.0)) in state.legal(True)
