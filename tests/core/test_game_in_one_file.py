"""examples/goofspiel.py is one file, and is played wherever games are played."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings

import burgher
from burgher import envs
from burgher.bots import Clock, make
from burgher.core import registry
from burgher.core.errors import BadPosition
from burgher.core.features import Block
from burgher.core.game import Game
from burgher.core.perspective import Perspective
from burgher.core.state import State
from burgher.envs.encoding import named_parts
from burgher.words import Words
from tests import laws
from tests.commanding import run
from tests.laws import Case, Walk, walks
from tests.test_laws import LAWS

FILE = Path(__file__).parents[2] / "examples" / "goofspiel.py"
MISSING = re.compile(r"\[[a-z]+-[a-z-]+\]")
CARDS = 13


def cards_and_prizes(game: Game, state: State) -> object:
    """Everybody has as many cards as there are prizes to win."""
    position = game.position(state)
    prizes = sum(position["pile"]) + (position["prize"] > 0)  # type: ignore[call-overload, operator]
    return [sum(cards) - prizes for cards in position["cards"]]  # type: ignore[attr-defined]


CASES = [
    Case("goofspiel", 2, cards_and_prizes),
    Case("goofspiel", 3, cards_and_prizes, {"carry": True}),
    Case("goofspiel", 6, cards_and_prizes),
]


@pytest.fixture(autouse=True)
def game(monkeypatch: pytest.MonkeyPatch) -> Game:
    monkeypatch.setenv(registry.FILES, "")
    return registry.add_file(FILE)


def test_it_is_short() -> None:
    assert len(FILE.read_text(encoding="utf-8").splitlines()) <= 210


# --- the rules


def bid(match: burgher.Match, *cards: int) -> list[str]:
    return [event.id for card in cards for event in match.play(f"bid {card}")]


def test_the_highest_bid_takes_the_prize() -> None:
    match = burgher.Match("goofspiel", 3, seed=1)
    prize = match.position()["prize"]
    assert bid(match, 4, 7, 6) == ["laid-down", "laid-down", "laid-down", "bids", "bids", "bids", "takes", "turned-up"]
    assert match.scores == [0, prize, 0]
    assert match.why_not("bid 4") == burgher.core.game.Message("why-card-played", {"card": 4}, "The bids")
    assert match.why_not("bid 5") is None


def test_two_highest_bids_take_nothing() -> None:
    match = burgher.Match("goofspiel", 3, seed=1)
    assert bid(match, 7, 7, 6)[-2:] == ["lost", "turned-up"]
    assert match.scores == [0, 0, 0]


def test_or_leave_it_for_the_next_prize() -> None:
    match = burgher.Match("goofspiel", 2, {"carry": True}, seed=1)
    first = match.position()["prize"]
    assert bid(match, 7, 7)[-2:] == ["carried", "turned-up"]
    turned = next(event for event in reversed(match.events) if event.id == "turned-up")
    assert match.position()["prize"] == first + turned.args["prize"] == turned.args["points"]  # type: ignore[operator]


def test_all_cards_are_played() -> None:
    match = burgher.Match("goofspiel", 2, seed=1)
    for card in range(1, CARDS):
        bid(match, card, card + 1)
    assert match.state.round == CARDS
    bid(match, CARDS, 1)
    assert match.over
    assert sum(match.scores) == sum(range(1, CARDS + 1))
    assert match.winners == [match.scores.index(max(match.scores))]


def test_bids_are_secret_until_all_are_there(game: Game) -> None:
    match = burgher.Match("goofspiel", 2, seed=1)
    bid(match, 9)
    assert [seat["bid"] for seat in match.view(0)["seats"]] == [9, None]  # type: ignore[attr-defined]
    assert [seat["bid"] for seat in match.view(1)["seats"]] == [None, 0]  # type: ignore[attr-defined]
    assert match.events_for(1)[-1].args["card"] is None
    guesses = {int(match.state.imagine(1, burgher.Random(k)).cells[game.layout.at("bid", 0)]) for k in range(200)}
    assert guesses == set(range(1, CARDS + 1))


def test_a_position_that_cannot_be_is_refused() -> None:
    position = burgher.Match("goofspiel", 3, seed=1).position()
    with pytest.raises(BadPosition, match=r"questions\[0\].seat is 1; it may be 0"):
        burgher.load(position | {"questions": [{"ask": "bid", "seat": 1}]})


# --- the laws of every game


@pytest.mark.parametrize("case", CASES, ids=str)
def test_laws_of_positions(case: Case) -> None:
    @settings(max_examples=5)
    @given(walk=walks(case))
    def hold(walk: Walk) -> None:
        state = walk.state(case)
        for law in LAWS:
            law(case, state)

    hold()


@pytest.mark.parametrize("law", [laws.a_game_is_sound, laws.a_match_can_be_told_and_taken_back])
def test_laws_of_walks(law: Callable[[Case, Walk], None]) -> None:
    for case in CASES:
        law(case, Walk(7, 30))


# --- what follows from its fields


def test_features_have_names(game: Game) -> None:
    assert game.feature_names[:3] == ("players", "asked of 0", "asked of 1")
    assert len(game.feature_names) == game.features == 1 + 6 + 3 + CARDS + 6 * (CARDS + 2) + 2
    assert named_parts(game)["seat 5"] == (game.features - 2 - CARDS - 2, game.features - 2)
    assert all(isinstance(block, Block) for block in game.feature_blocks)


def test_a_seat_reads_itself_in_front(game: Game) -> None:
    match = burgher.Match("goofspiel", 3, seed=1)
    bid(match, 9, 4)
    parts = named_parts(game)
    numbers = Perspective(game, match.state, 1, burgher.Random(1)).encode()
    at, end = parts["seat 0"]
    assert numbers[at:end] == [1] * CARDS + [4, 0], "its cards, its bid, its points"
    at, end = parts["seat 2"]
    assert numbers[at:end] == [1] * CARDS + [0, 0], "the bid of seat 0 is a secret"
    at, end = parts["asked of"]
    assert numbers[at:end] == [0, 1, 0, 0, 0, 0]


# --- bots


@pytest.mark.parametrize("name", ["random", "greedy", "flat", "search:simulations=20"])
def test_bots_play_it(game: Game, name: str) -> None:
    match = burgher.Match("goofspiel", 3, seed=1)
    bot = make(name, "goofspiel", "1")
    for _ in range(4):
        perspective = Perspective(game, match.state, match.seat, burgher.Random(1))
        match.play(bot.choose(perspective, Clock(0.1)))


# --- environments


def test_it_is_a_pettingzoo_environment() -> None:
    env = envs.goofspiel_v0.env(players=3)
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, _, terminated, _, _ = env.last()
        env.step(None if terminated else int(np.flatnonzero(observation["action_mask"])[0]))
        assert agent in env.possible_agents
    assert env.table.over()


def test_it_is_a_game_of_openspiel() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from burgher.envs import openspiel

    openspiel.register()
    state = pyspiel.load_game("burgher_goofspiel(players=2,carry=True)").new_initial_state()
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    assert sorted(state.returns()) in ([-1.0, 1.0], [0.0, 0.0])


def test_it_is_played_at_many_tables() -> None:
    from burgher.envs.vector import SelfPlay

    tables = SelfPlay("goofspiel", tables=3, players=2, seed=1)
    for _ in range(2 * CARDS):
        tables.step(tables.masks.argmax(axis=1))
    assert tables.dones.all()


# --- the command


def test_it_is_played_in_the_terminal_and_told_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(registry.FILES, "")
    monkeypatch.chdir(tmp_path)
    file = ("--game", str(FILE))
    found = run("terminal", "goofspiel", *file, "--bots", "wanderer", "--seed", "2", typed="1\n" * 20)
    assert (found.status, found.err) == (0, ""), found
    assert not MISSING.search(found.out), found.out
    assert found.out.endswith("Saved as 1.burgher.json.\n")
    for command in (("check", "1.burgher.json"), ("replay", "1.burgher.json"), ("show", "1.burgher.json", "--at", "9")):
        found = run(*command, *file)
        assert (found.status, found.err) == (0, ""), found
        assert not MISSING.search(found.out), found.out


@pytest.mark.parametrize(
    "command",
    [
        ("simulate", "goofspiel", "--games", "2"),
        ("games",),
        ("rules", "goofspiel", "card"),
        ("components", "goofspiel"),
    ],
    ids=lambda command: str(command[0]),
)
def test_other_commands_know_it(command: tuple[str, ...]) -> None:
    found = run(*command, "--game", str(FILE))
    assert (found.status, found.err) == (0, ""), found
    assert not MISSING.search(found.out), found.out


def test_bots_meet_in_a_match() -> None:
    found = run(
        "match", "goofspiel", "random", "flat:simulations=4", "--games", "1", "--players", "2", "--game", str(FILE)
    )
    assert (found.status, found.err) == (0, ""), found
    assert "Goofspiel, 2 players" in found.out


# --- the server


@pytest.mark.slow
def test_it_is_played_at_a_server(tmp_path: Path) -> None:
    from tests.service.guests import play_out, served, settings_for  # what it needs takes long to import

    with served(settings_for(tmp_path)) as place:
        anna = place.guest()
        assert "goofspiel" in [game["name"] for game in anna.get("/games")["games"]]
        table = str(anna.open("me", "here", "wanderer", game="goofspiel", seed="7")["id"])
        seen = play_out(table, {0: anna, 1: anna})
        assert seen["over"]
        index = anna.client.get("/words/index.json").json()
        assert "goofspiel" in index["en"]
        assert "goofspiel" not in index["de"]
        text = anna.client.get(f"/words/en/goofspiel.ftl?v={index['en']['goofspiel']}").text
        assert "game-goofspiel = Goofspiel" in text
        assert anna.client.get("/words/de/goofspiel.ftl").status_code == 404


def test_what_is_not_said_in_a_language_is_said_in_english() -> None:
    assert Words("de", "goofspiel").say("do-bid", card=3) == "bid 3"
    assert Words("de", "goofspiel").say("why-over") == "Das Spiel ist vorbei."
