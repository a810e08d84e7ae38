"""How the bots think: fairly, in time, only where there is a choice, and from any position."""

from __future__ import annotations

from time import process_time

import pytest

import burgher
from burgher.bots import LEVELS, Clock, make, opponent, thinkers
from burgher.bots.bot import Bot
from burgher.bots.thinkers import FlatBot, GreedyBot, SearchBot
from burgher.core.state import OVER, State
from tests.bots.positions import GAMES, HOURS, asked, forced, reached, seen

GAME = pytest.mark.parametrize("game", GAMES)
BOTS = (
    "random",
    "greedy:width=3,depth=4",
    "greedy:width=3,depth=4,blur=8.0",
    "flat:simulations=4,candidates=2,width=4,players_width=2",
    "search:simulations=12",
    "search:evaluator=uninformed,simulations=4",
)
BOT = pytest.mark.parametrize("name", BOTS)
TIMED = pytest.mark.parametrize("name", ["random", "greedy", "flat", "search", "search:evaluator=uninformed,pauses=0"])


def simulations(bot: Bot) -> int:
    """How much it has thought."""
    match bot:
        case FlatBot() | SearchBot():
            return bot._search.simulations
        case GreedyBot():
            return int(bot._search.judged)
        case _:
            return 0


# --- fairly


@BOT
@GAME
def test_what_a_seat_cannot_see_changes_nothing(game: str, name: str) -> None:
    """Two positions that differ only in what is hidden from the seat: the same choice, from the same seed."""
    state = reached(game, 4, "hidden", 90, choices=4)
    other = state.imagine(state.seat, burgher.Random("another deal"))
    assert not other.same(state), "nothing is hidden here"
    for seed in ("1", "2"):
        chosen = [asked(make(name, game, seed), game, position) for position in (state, other)]
        assert chosen[0] == chosen[1]


@BOT
@GAME
def test_the_same_seed_gives_the_same_choice(game: str, name: str) -> None:
    state = reached(game, 3, "again", 60, choices=4)
    assert asked(make(name, game, "7"), game, state) == asked(make(name, game, "7"), game, state)


# --- in time


def test_a_clock_is_up_when_nothing_is_left_of_it() -> None:
    assert Clock(0.0).up()
    assert not Clock(HOURS).up()


@pytest.mark.parametrize(("left", "thinking"), [(2.0, 1.99), (0.05, 0.045)])
def test_a_hundredth_of_a_second_is_kept_back_but_never_more_than_a_tenth(
    left: float, thinking: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinkers, "monotonic", lambda: 100.0)
    monkeypatch.setattr(Clock, "left", lambda self: left)
    assert thinkers.until(Clock(left)) == pytest.approx(100.0 + thinking)


def takes(name: str, game: str, state: State, seconds: float) -> float:
    """The processor time of a decision: the least of three, for what else a machine does makes it only longer."""
    took = []
    for _ in range(3):
        bot, perspective = make(name, game, "1"), seen(game, state)
        began = process_time()
        choice = bot.choose(perspective, Clock(seconds))
        took.append(process_time() - began)
        assert choice in perspective.legal()
    return min(took)


@TIMED
@GAME
def test_a_thousandth_of_a_second_is_enough(game: str, name: str) -> None:
    state = reached(game, 4, "hurry", 70, choices=5)
    assert takes(name, game, state, 0.001) < 0.15


@pytest.mark.parametrize(
    "name", ["flat:simulations=0", "search", "search:evaluator=uninformed,pauses=0", "flat:pauses=0,turns=0"]
)
@GAME
def test_no_bot_takes_much_longer_than_it_may(game: str, name: str) -> None:
    """Early in the game, where playouts are longest: interpreted, a single one would take longer than this."""
    state = reached(game, 4, "early", 20, choices=5)
    assert takes(name, game, state, 0.05) < 0.2


@pytest.mark.parametrize("name", ["greedy", "flat", "search"])
@GAME
def test_without_any_time_the_likeliest_action_is_taken(game: str, name: str) -> None:
    """Not simply the first of the list: the same that others do in a hurry."""
    state = reached(game, 4, "none", 80, choices=6)
    chosen = asked(make(name, game, "1"), game, state, seconds=0.0)
    assert chosen == asked(make("greedy", game, "2"), game, state, seconds=0.0)
    assert simulations(make(name, game, "1")) == 0


def test_a_search_that_is_sure_stops_early() -> None:
    """Two actions, one of them clearly better: an hour is not used up."""
    state = reached("belfort", 2, "sure", 30)
    asked(make("search:explore=0.0", "belfort", "1"), "belfort", state, seconds=1.0)


# --- only where there is a choice


@pytest.mark.parametrize("name", ["greedy", "flat", "search"])
@GAME
def test_a_forced_move_is_not_thought_over(game: str, name: str) -> None:
    state = forced(game, 4, "forced")
    bot = make(name, game, "1")
    assert [asked(bot, game, state)] == state.legal(True)
    assert simulations(bot) == 0


# --- whole turns


@pytest.mark.parametrize("name", ["greedy:width=3,depth=6", "flat:simulations=4,candidates=2,width=4,players_width=2"])
@GAME
def test_a_turn_is_decided_once(game: str, name: str) -> None:
    """What comes as planned is not thought over again; what does not, is."""
    random = burgher.Random("once")
    bot = make(name, game, "1")
    again = 0
    state = reached(game, 2, "once", 40)
    while again < 2:
        choice = asked(bot, game, state)
        assert choice in state.legal(True)
        thought = simulations(bot)
        if bot._plan._steps:  # type: ignore[attr-defined]
            after = state.copy()
            after.apply(choice)
            assert asked(bot, game, after) in after.legal(True)
            assert simulations(bot) == thought
            again += 1
        state.step(choice, random)
        assert state.seat != OVER


@GAME
def test_a_plan_is_dropped_when_something_else_was_done(game: str) -> None:
    bot = make("greedy:width=3,depth=6", game, "1")
    for seed in range(40):
        state = reached(game, 2, f"dropped {seed}", 30 + seed, choices=3)
        choice = asked(bot, game, state)
        for other in state.legal(True):
            after = state.copy()
            after.apply(other)
            if other != choice and bot._plan._steps and after.seat == state.seat:  # type: ignore[attr-defined]
                assert asked(bot, game, after) in after.legal(True)
                return
    raise AssertionError("nothing was ever planned")


# --- from any position


@BOT
@GAME
@pytest.mark.parametrize("steps", [0, 45, 130])
def test_a_bot_takes_over_in_the_middle(game: str, name: str, steps: int) -> None:
    """Whatever is being asked, also in the middle of a sequence of steps: it answers with something legal."""
    random = burgher.Random("takes over")
    players = burgher.find(game).counts[-1]
    state = reached(game, players, f"middle {steps}", steps)
    bot = make(name, game, "1")
    for _ in range(6):
        choice = asked(bot, game, state)
        assert choice in state.legal(True)
        state.step(choice, random)
        assert state.seat != OVER


@BOT
def test_a_solo_game(name: str) -> None:
    """All bots find something to do when nobody else plays."""
    random = burgher.Random("alone")
    state = reached("nobility", 1, "solo", 25)
    bot = make(name, "nobility", "1")
    for _ in range(8):
        choice = asked(bot, "nobility", state)
        assert choice in state.legal(True)
        state.step(choice, random)


def played(game: str, bots: list[Bot], seed: str) -> State:
    random = burgher.Random(seed)
    state = burgher.find(game).new(len(bots))
    state.settle(random)
    while state.seat != OVER:
        state.step(bots[state.seat].choose(seen(game, state, seed), Clock(HOURS)), random)
    return state


@pytest.mark.slow
@GAME
def test_whole_games(game: str) -> None:
    for players in burgher.find(game).counts:
        bots = [make(BOTS[1 + seat % 5], game, f"{seat}") for seat in range(players)]
        assert len(played(game, bots, f"whole {players}").scores()) == players


@pytest.mark.slow
@GAME
def test_greedy_beats_random(game: str) -> None:
    for seat in range(4):
        bots = [make("greedy" if k == seat else "random", game, f"{k}") for k in range(4)]
        assert played(game, bots, f"beaten {seat}").winners() == [seat]


# --- levels


@GAME
@pytest.mark.parametrize("level", LEVELS)
def test_levels_play(game: str, level: str) -> None:
    bot, seconds = opponent(level, game, "1")
    assert 0.0 < seconds <= 2.0
    state = reached(game, 2, "level", 30)
    assert asked(bot, game, state, 0.02) in state.legal(True)


def test_a_level_that_is_not_there() -> None:
    with pytest.raises(burgher.BadOption, match=r"there is no level 'king'; the levels are wanderer"):
        opponent("king", "belfort", "1")
