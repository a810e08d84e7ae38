"""The ladder of levels, and the styles in which bots of one level differ."""

from __future__ import annotations

from functools import cache

import pytest

import burgher
from burgher.belfort.bot.worth import BelfortEvaluator
from burgher.bots import LEVELS, Clock, make
from burgher.bots.champion import ChampionBot
from burgher.bots.evaluators import evaluator_for
from burgher.bots.style import Style, read_styles, style_for
from burgher.bots.thinkers import FlatBot, GreedyBot
from burgher.core.perspective import Perspective
from burgher.core.state import OVER
from burgher.nobility.bot.worth import NobilityEvaluator
from burgher.nobility.names import GOODS
from burgher.words import Words
from tests.bots import networks
from tests.bots.positions import GAMES, asked, reached

GAME = pytest.mark.parametrize("game", GAMES)


def test_old_names_are_still_on_the_ladder() -> None:
    assert set(LEVELS) >= {"wanderer", "apprentice", "journeyman", "foreman", "castellan"}
    assert len(LEVELS) >= 6


@pytest.mark.parametrize("language", ["en", "de", "fr", "pl"])
def test_levels_have_titles_and_say_how_they_play(language: str) -> None:
    words = Words(language, "core", strict=True)
    titles = [words.say(f"level-{level}") for level in LEVELS]
    told = [words.say(f"level-{level}-style") for level in LEVELS]
    assert len(set(titles)) == len(set(told)) == len(LEVELS)


@GAME
def test_a_varied_level_has_all_styles_but_always_the_same_at_a_place(game: str) -> None:
    foreman = LEVELS["foreman"]
    found = {foreman.bot_at(game, f"table {k}/0") for k in range(200)}
    assert found == {"greedy", *(f"greedy:style={style}" for style in burgher.find(game).styles())}
    assert foreman.bot_at(game, "table 7/0") == foreman.bot_at(game, "table 7/0")
    assert LEVELS["journeyman"].bot_at(game, "x").startswith("learner:level=journeyman")
    assert {LEVELS["champion"].bot_at(game, f"{k}") for k in range(50)} == {"champion"}


@GAME
def test_every_style_plays_at_every_varied_level(game: str) -> None:
    state = reached(game, 2, "styles", 30)
    for level in LEVELS.values():
        for place in range(6):
            if level.varied:
                bot = make(level.bot_at(game, str(place)), game, "1")
                assert asked(bot, game, state, 0.02) in state.legal(True)


@GAME
def test_a_style_changes_what_its_weights_weigh(game: str) -> None:
    weights = burgher.find(game).weights()
    for name, style in burgher.find(game).styles().items():
        assert style.weights or style.rivalry
        assert style.verbs
        found = evaluator_for("own", game, name)
        assert isinstance(found, BelfortEvaluator | NobilityEvaluator)
        expected = [weight * style.weights.get(each, 1.0) for each, weight in weights.items()]
        assert list(found.weights) == pytest.approx(expected)


def test_a_rival_begrudges_more() -> None:
    plain, rival = make("greedy", "belfort", "1"), make("greedy:style=rival", "belfort", "1")
    assert isinstance(plain, GreedyBot)
    assert isinstance(rival, GreedyBot)
    more = style_for("rival", "belfort").rivalry
    assert rival._search.grudge == pytest.approx(plain._search.grudge + more)
    flat, grudging = make("flat", "belfort", "1"), make("flat:style=rival", "belfort", "1")
    assert isinstance(flat, FlatBot)
    assert isinstance(grudging, FlatBot)
    assert grudging._search.ahead.grudge == pytest.approx(flat._search.ahead.grudge + more)


@GAME
def test_a_rival_begrudges_whoever_is_best_at_large_tables_too(game: str) -> None:
    state = reached(game, 4, "grudge", 60)
    rival = make("greedy:style=rival", game, "1")
    assert isinstance(rival, GreedyBot)
    evaluator = evaluator_for("own", game, "rival")
    best = max(evaluator.worth(state, seat) for seat in range(4) if seat != state.seat)
    expected = evaluator.worth(state, state.seat) - style_for("rival", game).rivalry * best
    assert rival._search._judge(state, state.seat) == pytest.approx(expected)


@GAME
@pytest.mark.parametrize("name", ["greedy", "flat"])
def test_what_a_bot_likes_it_does(game: str, name: str) -> None:
    """Whatever it brings: a legal action that it likes above all else is part of its turn."""
    state = reached(game, 2, "likes", 40, choices=4)
    points = [0.0] * len(burgher.find(game).actions)
    for liked in state.legal(True)[:3]:
        bot = make(name, game, "1")
        assert isinstance(bot, GreedyBot | FlatBot)
        points[liked] = 1000.0
        bot.like(points)
        points[liked] = 0.0
        now, taken = state.copy(), []
        while now.seat == state.seat:
            taken.append(asked(bot, game, now))
            now.apply(taken[-1])
        assert liked in taken


def test_a_network_leans_towards_the_verbs_of_its_style() -> None:
    game = burgher.find("belfort")
    bot = ChampionBot(networks.network("belfort"), "1", game, evaluator_for("own", "belfort"), turns=1)
    state = reached("belfort", 2, "leaning", 0)
    random = burgher.Random("leaning")
    while not any(game.actions[action].verb.startswith("build") for action in state.legal(True)) or (
        len(state.legal(True)) < 3
    ):
        legal = state.legal(True)
        state.step(legal[random.below(len(legal))], random)
    builds = [action for action in state.legal(True) if game.actions[action].verb.startswith("build")]
    before = bot._inclined([state])[0]
    bot.lean(dict.fromkeys(builds, 30.0))
    after = bot._inclined([state])[0]
    assert asked(bot, "belfort", state) in builds
    assert after[builds[0]] > before[builds[0]]


# --- what one sees in the log


@cache
def done(game: str, bot: str, games: int) -> list[str]:
    """What a bot does in games against a plain one, in words."""
    known = burgher.find(game)
    found = []
    for seed in range(games):
        random = burgher.Random(f"log {seed}")
        state = known.new(2)
        state.settle(random)
        bots = [make(bot, game, "1"), make("casual", game, "2")]
        while state.seat != OVER:
            seat = state.seat
            action = bots[seat].choose(Perspective(known, state, seat, random), Clock(3600.0))
            if seat == 0:
                found.append(known.actions[action].text)
            state.step(action, random)
    return found


def counted(game: str, bot: str, beginnings: tuple[str, ...], games: int) -> float:
    """How many actions whose text begins so a bot takes in a game."""
    found = [any(f"{text} ".startswith(f"{words} ") for words in beginnings) for text in done(game, bot, games)]
    return sum(found) / games


def compared(game: str, bot: str, style: str, beginnings: tuple[str, ...], games: int) -> tuple[float, float]:
    """How many such actions a bot of a style takes in a game, and one of the other styles."""
    found = {name: counted(game, f"{bot}style={name}", beginnings, games) for name in burgher.find(game).styles()}
    own = found.pop(style)
    return own, sum(found.values()) / len(found)


RECRUITING = tuple(f"place {worker} {place}" for worker in ("elf", "dwarf") for place in ("recruiter", "recruiters"))
HURTING = tuple(f"use {guild}" for guild in ("thieves", "bandits", "wizards", "spies"))
STYLES = [
    ("belfort", "builder", ("build wall", "build guild")),
    ("belfort", "trader", ("convert", "use merchants", "use bankers", "use market")),
    ("belfort", "recruiter", ("recruit", *RECRUITING)),
    ("belfort", "rival", HURTING),
    ("nobility", "builder", ("visit hall",)),
    ("nobility", "trader", tuple(f"sell {good}" for good in GOODS)),
    ("nobility", "settler", ("visit tavern",)),
    ("nobility", "courtier", ("visit council", "visit castle")),
    ("nobility", "rival", ("visit clerk", "renew")),
]
"""By what actions a style is known: with what their text begins."""
RECRUITS_AND_GNOMES = ("staff", "recruit", *RECRUITING)
"""By what those are known who are still learning: all of them recruit as often as they can."""
LEARNERS = [
    (game, style, RECRUITS_AND_GNOMES if style == "recruiter" else beginnings) for game, style, beginnings in STYLES
]
CLEARLY = 1.2
"""So many times as often as the other styles, at least."""


@GAME
def test_every_style_is_known_by_something(game: str) -> None:
    assert {style for known, style, _ in STYLES if known == game} == set(burgher.find(game).styles())


@pytest.mark.slow
@pytest.mark.parametrize(("game", "style", "beginnings"), STYLES)
def test_a_style_can_be_told_from_the_log(game: str, style: str, beginnings: tuple[str, ...]) -> None:
    own, others = compared(game, "greedy:", style, beginnings, 16)
    assert own > CLEARLY * others


@pytest.mark.slow
@pytest.mark.exhaustive
@pytest.mark.parametrize(("game", "style", "beginnings"), LEARNERS)
def test_a_learners_style_can_be_told_from_the_log(game: str, style: str, beginnings: tuple[str, ...]) -> None:
    own, others = compared(game, "learner:level=apprentice,", style, beginnings, 8)
    assert own > CLEARLY * others


# --- a style's file


def test_styles_come_from_a_file() -> None:
    text = "[builder]\nweights = { card = 2 }\nverbs = { build = 0.5 }\n[rival]\nrivalry = 0.5\nlikes = { build = 2 }\n"
    found = read_styles(text, ["card"], ["build"])
    assert found == {"builder": Style({"card": 2.0}, {"build": 0.5}), "rival": Style(likes={"build": 2.0}, rivalry=0.5)}
    assert found["rival"].liking("build keep") == 2.0
    assert found["rival"].liking("buy") == found["builder"].liking("build keep") == 0.0
    assert found["builder"].leaning("build keep") == 0.5
    assert found["builder"].leaning("buy") == 0.0


def test_a_style_may_lean_towards_some_actions_of_a_verb() -> None:
    text = '[builder]\nverbs = { sell = 0.5, "sell workshop" = -2, "visit hall" = 3 }\n'
    builder = read_styles(text, [], ["sell gold", "sell workshop 1", "visit hall", "visit hallway"])["builder"]
    assert builder.leaning("sell gold") == 0.5
    assert builder.leaning("sell workshop 1") == -2.0
    assert builder.leaning("visit hall") == 3.0
    assert builder.leaning("visit hallway") == builder.leaning("visit") == 0.0


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[builder", r"the weights are not TOML"),
        ("[builder]\nweights = { wall = 2 }\n", r"builder\.weights\.wall is not a field here; the fields are card"),
        ("[builder]\nverbs = { fly = 2 }\n", r"builder\.verbs\.fly is not a field here; the fields are build"),
        (
            '[builder]\nverbs = { "build house" = 2 }\n',
            r"builder\.verbs\.build house is not a field here; the fields are build",
        ),
        ("[builder]\nweights = { card = true }\n", r"builder\.weights\.card is True; it may be a number"),
        (
            "[builder]\nspeed = 3\n",
            r"builder\.speed is not a field here; the fields are weights, verbs, likes, rivalry",
        ),
    ],
)
def test_styles_that_do_not_do(text: str, message: str) -> None:
    with pytest.raises(burgher.BadComponents, match=message):
        read_styles(text, ["card"], ["build"])


def test_a_style_that_is_not_there() -> None:
    with pytest.raises(burgher.BadOption, match=r"there is no style 'poet'; the styles are builder, trader"):
        make("greedy:style=poet", "belfort", "1")
