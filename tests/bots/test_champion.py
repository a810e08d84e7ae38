"""The champion: whole turns of a network, compared in imagined positions."""

from __future__ import annotations

from time import monotonic

import pytest

import burgher
from burgher.bots import Clock
from burgher.bots.champion import ChampionBot, _shortest
from burgher.bots.evaluators import evaluator_for
from burgher.bots.foresight import Lead, Turn, behind
from burgher.bots.greedy import TurnSearch
from burgher.core.chance import Random
from burgher.core.perspective import Perspective
from burgher.core.state import OVER, State
from tests.bots import networks
from tests.bots.positions import GAMES, HOURS, asked, forced, reached


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def champion(game: str, seed: str = "1", **settings: float) -> ChampionBot:
    given = {"turns": 4, "own": 2, "worlds": 2, "ahead": 1} | settings
    evaluator = evaluator_for("own", game)
    return ChampionBot(networks.network(game), seed, burgher.find(game), evaluator, **given)  # type: ignore[arg-type]


def test_the_same_seed_chooses_the_same(game: str) -> None:
    state = reached(game, 3, "same", 40, choices=4)
    assert asked(champion(game), game, state) == asked(champion(game), game, state)


def test_a_forced_move_is_not_thought_over(game: str) -> None:
    state = forced(game, 2, "forced")
    assert [asked(champion(game), game, state)] == state.legal(True)


def test_turns_are_whole_differ_and_come_by_likelihood(game: str) -> None:
    for steps in (20, 40, 60):
        root = reached(game, 3, f"turns {steps}", steps, choices=4)
        bot = champion(game, turns=6, floor=0.0)
        turns = bot._propose(root.copy(), monotonic() + HOURS)
        assert 1 < len(turns) <= 6
        likely = [turn.likely for turn in turns]
        assert likely == sorted(likely, reverse=True)
        for k, turn in enumerate(turns):
            after = root.copy()
            for step in turn.steps:
                assert after.seat == root.seat
                assert step in after.legal(True)
                after.apply(step)
            assert after.same(turn.state)
            assert after.seat != root.seat or len(turn.steps) == 40
            assert not any(turn.state.same(other.state) for other in turns[k + 1 :])


def test_the_root_is_left_alone(game: str) -> None:
    root = reached(game, 2, "alone", 30, choices=3)
    before = root.copy()
    bot = champion(game)
    turns = bot._propose(root, monotonic() + HOURS)
    bot._compare(root, turns, monotonic() + HOURS)
    assert root.same(before)


def test_the_evaluator_proposes_turns_too(game: str) -> None:
    """Whatever the network thinks of them: they differ from its own, and it says how likely it would have been."""
    root = reached(game, 2, "own turns", 30, choices=4)
    end = monotonic() + HOURS
    bot = champion(game, turns=2, own=5)
    likeliest = bot._propose(root.copy(), end)
    turns = list(likeliest)
    bot._add_own(root, turns, end)
    assert turns[: len(likeliest)] == likeliest
    assert len(likeliest) < len(turns) <= len(likeliest) + 5
    for k, turn in enumerate(turns):
        assert turn.likely <= 0.0
        assert not any(turn.state.same(other.state) for other in turns[k + 1 :])
    greedy = TurnSearch(evaluator_for("own", game), Random("greedy"), 30, 16, 4, 1)
    greedy.rivalry = 0.5
    after = root.copy()
    for step in greedy.best(root.copy(), end):
        after.apply(step)
    assert any(turn.state.same(after) for turn in turns)


@pytest.mark.parametrize("unlikely", [0.5, 3.0])
def test_none_of_the_evaluators_turns_counts_as_less_likely_than_it_may(game: str, unlikely: float) -> None:
    root = reached(game, 2, "own turns", 30, choices=4)
    found = []
    for least in (unlikely, 1000.0):
        bot = champion(game, own=5, unlikely=least)
        turns: list[Turn] = []
        bot._add_own(root.copy(), turns, monotonic() + HOURS)
        found.append([turn.likely for turn in turns])
    held, free = found
    assert min(free) < -unlikely
    assert held == [max(-unlikely, likely) for likely in free]


def test_what_turns_come_to_counts_as_much_as_it_is_trusted() -> None:
    turn = Turn(reached("belfort", 2, "trust", 0), [], -1.5)
    assert turn.value(8.0) == -1.5
    turn.found = [0.25, 0.75]
    assert turn.value(8.0) == pytest.approx(-1.5 + 8.0 * 0.5)
    assert turn.value(0.0) == -1.5


def test_a_turn_is_behind_when_chance_does_not_explain_it() -> None:
    state = reached("belfort", 2, "behind", 0)
    best = Turn(state, [], -1.0, [0.6, 0.5, 0.7, 0.6])
    assert behind(Turn(state, [], -1.0, [0.4, 0.3, 0.5, 0.4]), best, 10.0)
    assert not behind(Turn(state, [], -1.0, [0.9, 0.1, 0.9, 0.1]), best, 10.0)
    # What the network prefers makes up for as much as it is trusted.
    assert not behind(Turn(state, [], 1.5, [0.4, 0.3, 0.5, 0.4]), best, 10.0)
    # One world tells nothing.
    assert not behind(Turn(state, [], -1.0, [0.1]), Turn(state, [], -1.0, [0.9]), 10.0)


def test_what_changes_nothing_is_left_out() -> None:
    state = reached("belfort", 2, "shortest", 0)
    best, short, other, not_judged = (
        Turn(state, [1, 2, 3], -0.1, [1.0, 0.0, 1.0]),
        Turn(state, [1, 3], -2.0, [1.0, 0.0]),
        Turn(state, [3], -0.2, [1.0, 1.0]),
        Turn(state, [4], -9.0),
    )
    assert _shortest(best, [best, short, other, not_judged]) is short
    assert _shortest(best, [best, other, not_judged]) is best
    assert _shortest(not_judged, [not_judged]) is not_judged


def test_all_are_judged_in_the_same_worlds_and_the_better_go_on(game: str) -> None:
    root = reached(game, 2, "halves", 30, choices=4)
    end = monotonic() + HOURS
    bot = champion(game, turns=8, worlds=40, ahead=0, trust=50.0, floor=0.0)
    turns = bot._propose(root.copy(), end)
    assert len(turns) > 3
    best = bot._compare(root, turns, end)
    judged = sorted(len(turn.found) for turn in turns)
    assert judged[0] == 64 // len(turns)
    assert judged[(len(turns) - 1) // 2] == judged[0]
    assert len(best.found) == judged[-1] <= 40
    assert best.value(50.0) == max(turn.value(50.0) for turn in turns if len(turn.found) == judged[-1])
    assert all(0.0 <= chance <= 1.0 for turn in turns for chance in turn.found)


def test_what_has_no_hope_is_not_looked_at(game: str) -> None:
    root = reached(game, 2, "hope", 30, choices=4)
    end = monotonic() + HOURS
    bot = champion(game, turns=8, floor=0.0, trust=10.0)
    turns = bot._propose(root.copy(), end)
    for turn in turns[1:]:
        turn.likely = turns[0].likely - 3.1
    assert bot._compare(root, turns, end) is turns[0]
    assert not any(turn.found for turn in turns)


def test_without_time_the_likeliest_turn_is_taken(game: str) -> None:
    root = reached(game, 2, "no time", 30, choices=4)
    bot = champion(game)
    turns = bot._propose(root.copy(), monotonic() + HOURS)
    assert bot._compare(root, turns, 0.0) is turns[0]
    assert not any(turn.found for turn in turns)


def test_time_that_is_up_leaves_the_worlds_that_all_turns_were_taken_in(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    root = reached(game, 2, "no time", 30, choices=4)
    bot = champion(game)
    turns = bot._propose(root.copy(), monotonic() + HOURS)
    assert len(turns) > 1
    playouts = iter([True] * (2 * len(turns) + 1) + [False])

    def play_on(root: State, state: State, random: Random, end: float) -> bool:
        state.settle(random)
        return next(playouts)

    monkeypatch.setattr(bot._foresight, "_play_on", play_on)
    assert bot._foresight.judge(root, turns, 5, monotonic() + HOURS)
    assert [len(turn.found) for turn in turns] == [2] * len(turns)


def test_the_lead_is_what_one_has_less_half_of_what_the_best_of_the_others_has(game: str) -> None:
    evaluator, state = evaluator_for("own", game), reached(game, 4, "lead", 60)
    worth = [evaluator.worth(state, seat) for seat in range(4)]
    found = [Lead(evaluator, 0.5).found([state], seat)[0] for seat in range(4)]
    point = 0.25 * 0.75 / evaluator.spread(state)
    for seat in range(4):
        best = max(worth[other] for other in range(4) if other != seat)
        assert found[seat] == pytest.approx(point * (worth[seat] - 0.5 * best))


@pytest.mark.parametrize("steps", range(40, 200, 8))
def test_by_points_turns_are_played_on_until_nobody_acts_any_more(steps: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """And judged there, all at the same place, before the dice of the next round: whether a card drawn came last, or
    a question about the income. The network is not asked."""
    evaluator, root = evaluator_for("own", "nobility"), reached("nobility", 4, "points", steps, choices=4)
    bot = champion("nobility", points=1, ahead=100)
    end = monotonic() + HOURS
    turns = bot._propose(root.copy(), end)
    judged: list[State] = []

    def found(states: list[State], seat: int) -> list[float]:
        judged.extend(states)
        return [0.0] * len(states)

    monkeypatch.setattr(bot._foresight._judgement, "found", found)
    monkeypatch.setattr(bot._reader, "read", None)
    assert bot._foresight.judge(root, turns, 3, end)
    assert len(judged) == 3 * len(turns)
    now = evaluator.early_pause(root)
    assert all(evaluator.early_pause(state) == now + 1 and state.round == root.round for state in judged)
    assert {state.phase for state in judged} == {"preparation"}


@pytest.mark.parametrize(("players", "many"), [(2, False), (3, True), (5, True)])
def test_who_plays_depends_on_how_many_are_at_the_table(
    game: str, players: int, many: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = reached(game, players, "table", 20, choices=3)
    bot, other = champion(game), champion(game)
    bot.among_many = other
    monkeypatch.setattr(other, "choose", lambda perspective, clock: -7)
    assert (asked(bot, game, state) == -7) is many


def test_alone_the_network_takes_the_likeliest_action(game: str) -> None:
    state = reached(game, 3, "alone", 30, choices=4)
    bot = champion(game, turns=1)
    likely, _ = bot._reader.read([state])
    assert asked(bot, game, state) == int(likely[0].argmax())
    hot = {asked(champion(game, str(k), turns=1, heat=50.0), game, state) for k in range(12)}
    assert len(hot) > 1


def test_whoever_is_in_a_hurry_gets_an_answer_at_once(game: str) -> None:
    state = reached(game, 4, "hurry", 40, choices=6)
    bot = champion(game, turns=20, worlds=400, ahead=100)
    began = monotonic()
    assert asked(bot, game, state, seconds=0.05) in state.legal(True)
    assert monotonic() - began < 20.0


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("belfort", 5, {"guilds": "advanced", "markers_needed": False}),
        ("belfort", 2, {"shared_gatehouses": True, "mine_pairs_only": True}),
        ("nobility", 1, {}),
        ("nobility", 6, {"events": True, "chancery": True}),
    ],
)
def test_it_plays_whatever_is_on_the_table(game: str, players: int, options: dict[str, object]) -> None:
    """Options and numbers of players that a network may not have met: legal actions, to the end of the game."""
    known = burgher.find(game)
    state, random = known.new(players, options), burgher.Random("table")
    state.settle(random)
    bots = [
        champion(game, str(seat), turns=2, own=0, worlds=1, ahead=0, replies=1, floor=0.2) for seat in range(players)
    ]
    while state.seat != OVER and state.round < 3:
        action = bots[state.seat].choose(Perspective(known, state, state.seat, random), Clock(HOURS))
        assert action in state.legal(True)
        state.step(action, random)


@pytest.mark.parametrize(("ahead", "replies"), [(1, 0), (0, 3), (1, 2)])
def test_among_many_turns_are_played_on_as_well(game: str, ahead: int, replies: int) -> None:
    """Greedily, by the network, or by both one after the other: the same for the same seed."""
    state = reached(game, 5, "many", 50, choices=4)
    chosen = {asked(champion(game, turns=3, ahead=ahead, replies=replies), game, state) for _ in range(2)}
    assert len(chosen) == 1
    assert chosen <= set(state.legal(True))
