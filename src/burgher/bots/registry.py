"""Bots by name: what the arena and the commands understand.

``greedy`` is a bot as it comes, ``search:simulations=400,pauses=0`` one with settings of one's own, ``my_bot.py:Name``
a class or function from a file, and other packages offer theirs through the entry-point group ``burgher.bots``.
``champion`` has learned the game; ``champion:network=FILE`` reads another network than the one that comes with it.
``learner:level=apprentice`` takes what comes to that network's mind, with the settings of a level in that game.
"""

from __future__ import annotations

import inspect
import logging
from collections.abc import Callable, Mapping
from importlib.metadata import entry_points

from burgher.bots.blend import (
    judgement_among_many,
    levels_of,
    prospects_of,
    search_among_many,
    search_for_two,
    search_of,
    shunned_by_learners,
)
from burgher.bots.bot import Bot, Clock
from burgher.bots.casual import CasualBot
from burgher.bots.evaluator import Evaluator
from burgher.bots.evaluators import evaluator_for
from burgher.bots.files import find_in_file
from burgher.bots.random_bot import RandomBot
from burgher.bots.style import NONE, Style, style_for
from burgher.bots.thinkers import FlatBot, GreedyBot, SearchBot
from burgher.bots.trained import NoNetwork, network_for
from burgher.core.errors import BadOption, Phrase
from burgher.core.perspective import Perspective
from burgher.core.registry import find

GROUP = "burgher.bots"

Setting = int | float | str
Maker = Callable[..., Bot]

_thinkers: dict[str, Maker] = {"casual": CasualBot, "greedy": GreedyBot, "flat": FlatBot, "search": SearchBot}
CHAMPION, NEXT_BEST = "champion", "flat"
"""Who plays the best, and who plays in its place where no network knows the game."""
LEARNER, UNTAUGHT = "learner", "greedy:blur=4"
"""Who plays as people do who are still learning, and who plays in its place where no network knows the game."""
STAND_INS: Mapping[str, str] = {"apprentice": "greedy:blur=14", "journeyman": UNTAUGHT}
"""The same by the level."""
_own: dict[str, Maker] = {}
_told: set[str] = set()
log = logging.getLogger("burgher.bots")


class FunctionBot:
    """A bot that is only a function of perspective and clock."""

    def __init__(self, choose: Callable[[Perspective, Clock], int]) -> None:
        self._choose = choose

    def choose(self, perspective: Perspective, clock: Clock) -> int:
        return self._choose(perspective, clock)


def register(name: str, maker: Maker) -> None:
    """Make a bot known by name in this process: ``maker(game, seed)``."""
    _own[name] = maker


def names() -> tuple[str, ...]:
    """The bots that are known by name."""
    return ("random", *_thinkers, CHAMPION, LEARNER, *_own, *(point.name for point in entry_points(group=GROUP)))


def make(name: str, game: str, seed: str) -> Bot:
    """A bot by its name, for a game."""
    if ".py:" in name:
        place, _, rest = name.rpartition(".py:")
        title, _, given = rest.partition(":")
        found = find_in_file(f"{place}.py", title)
        return _built(found, f"{place}.py:{title}", game, seed, _settings(name, given))
    title, _, given = name.partition(":")
    settings = _settings(name, given)
    if title == "random":
        return _built(RandomBot, title, game, seed, settings)
    if title == CHAMPION:
        return _champion(game, seed, settings)
    if title == LEARNER:
        return _learner(game, seed, settings)
    if title in _thinkers:
        style = str(settings.pop("style", NONE))
        evaluator = evaluator_for(str(settings.pop("evaluator", "own")), game, style)
        maker = _thinkers[title]
        _check_settings(title, maker, settings, ("evaluator", "seed"), "evaluator, style, ")
        bot = maker(evaluator, seed, **settings)
        if isinstance(bot, GreedyBot | FlatBot):
            _give_style(bot, style_for(style, game), game)
        return bot
    if title in _own and not settings:
        return _own[title](game, seed)
    for point in entry_points(group=GROUP):
        if point.name == title:
            return _built(_loaded(point.load, title), title, game, seed, settings)
    raise BadOption("no-such-bot", name=repr(name), known=", ".join(names()))


def _champion(game: str, seed: str, settings: dict[str, Setting]) -> Bot:
    """The champion, or the next best where there is no network for it: then one line says why."""
    try:
        network = network_for(game, str(settings.pop("network", "")))
    except NoNetwork as error:
        _say_once(f"{CHAMPION} cannot play: {error}. {NEXT_BEST} plays in its place.")
        return make(NEXT_BEST, game, seed)
    # It imports NumPy, which need not be there.
    from burgher.bots.champion import ChampionBot

    style = style_for(str(settings.pop("style", NONE)), game)
    judge = str(settings.pop("evaluator", ""))

    def tuned(weights: dict[str, float] | None) -> Evaluator | None:
        """Nobody is judged by what was tuned where an evaluator is named."""
        return None if judge or weights is None else find(game).evaluator(weights)

    def built(own: dict[str, Setting], evaluator: Evaluator | None, prospects: Evaluator | None) -> ChampionBot:
        given = own | settings
        taken = ("network", "seed", "game", "evaluator", "prospects")
        _check_settings(CHAMPION, ChampionBot, given, taken, "network, evaluator, style, ")
        evaluator = evaluator or evaluator_for(judge or "own", game)
        return ChampionBot(network, seed, find(game), evaluator, prospects=prospects, **given)  # type: ignore[arg-type]

    few = search_of(game)
    bot = built(few, None, None)
    two = search_for_two(game)
    if two:
        bot.for_two = built(few | two, None, tuned(prospects_of(game, "two")))
    many, weights = search_among_many(game), judgement_among_many(game)
    if many or weights:
        bot.among_many = built(few | many, tuned(weights), tuned(prospects_of(game, "many")))
    bot.lean(_leanings(style, game))
    return bot


def _learner(game: str, seed: str, settings: dict[str, Setting]) -> Bot:
    """Somebody who is learning, as far along as a level or the settings say; without a network, one who misjudges."""
    level, name = str(settings.pop("level", "")), str(settings.pop("style", NONE))
    style = style_for(name, game)
    try:
        network = network_for(game, str(settings.pop("network", "")))
    except NoNetwork as error:
        other = STAND_INS.get(level, UNTAUGHT)
        _say_once(f"{LEARNER} cannot play: {error}. {other} plays in its place.")
        return make(f"{other},style={name}" if name else other, game, seed)
    from burgher.bots.learner import LearnerBot

    levels = levels_of(game)
    if level and level not in levels:
        raise BadOption("no-such-level", level=repr(level), known=", ".join(levels))
    evaluator = evaluator_for(str(settings.pop("evaluator", "own")), game, name)
    given = levels.get(level, {}) | settings
    taken = ("network", "seed", "evaluator")
    _check_settings(LEARNER, LearnerBot, given, taken, "level, network, evaluator, style, ")
    bot = LearnerBot(network, seed, evaluator, **given)  # type: ignore[arg-type]
    less = _leanings(Style(verbs=shunned_by_learners(game)), game)
    bot.lean({action: more - less[action] for action, more in _leanings(style, game).items()})
    bot.begrudge(style.rivalry)
    return bot


def _give_style(bot: GreedyBot | FlatBot, style: Style, game: str) -> None:
    bot.begrudge(style.rivalry)
    if style.likes:
        bot.like([style.liking(action.text) for action in find(game).actions])


def _leanings(style: Style, game: str) -> dict[int, float]:
    return {action.index: style.leaning(action.text) for action in find(game).actions if not action.chance}


def _say_once(line: str) -> None:
    if line not in _told:
        _told.add(line)
        log.warning(line)


def _loaded(load: Callable[[], object], title: str) -> object:
    try:
        return load()
    except Exception as error:
        raise BadOption("bot-unloadable", name=repr(title), why=f"{type(error).__name__}: {error}") from error


# settings


def _settings(name: str, text: str) -> dict[str, Setting]:
    settings: dict[str, Setting] = {}
    for part in filter(None, text.split(",")):
        key, equals, value = part.partition("=")
        if not equals:
            raise BadOption("no-setting", name=repr(name), part=repr(part))
        settings[key.strip()] = _number(value.strip())
    return settings


def _number(text: str) -> Setting:
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            continue
    return text


def _check_settings(
    title: str, maker: Callable[..., object], settings: dict[str, Setting], taken: tuple[str, ...], also: str = ""
) -> None:
    """Whether the settings are parameters of the maker, and of the kind of their defaults."""
    known = {name: one.default for name, one in _parameters(maker).items() if name not in taken}
    for setting in settings:
        if setting not in known:
            offered = (
                Phrase("settings-known", known=f"{also}{', '.join(known)}")
                if known or also
                else Phrase("settings-none")
            )
            raise BadOption("no-such-setting", name=title, setting=repr(setting), offered=offered)
        settings[setting] = _fitting(title, setting, settings[setting], known[setting])


def _fitting(title: str, setting: str, value: Setting, usual: object) -> Setting:
    """The value as the kind that is usual for this setting."""
    if isinstance(usual, bool) or not isinstance(usual, int | float):
        return value
    if isinstance(usual, float) and isinstance(value, int):
        value = float(value)
    if isinstance(value, str) or type(value) is not type(usual) or not 0 <= value < 1e9:
        what = "setting-whole" if isinstance(usual, int) else "setting-number"
        raise BadOption(what, setting=setting, name=title, value=repr(value))
    return value


def _parameters(maker: Callable[..., object]) -> Mapping[str, inspect.Parameter]:
    try:
        return inspect.signature(maker).parameters
    except (TypeError, ValueError):  # some built-in and compiled classes do not tell
        return {}


# what authors write


def _built(found: object, name: str, game: str, seed: str, settings: dict[str, Setting]) -> Bot:
    """A bot from what an author wrote: a class, made with what it asks for (``game``, ``seed``), or a function."""
    if inspect.isclass(found):
        offered = {"game": game, "seed": seed}
        wanted = _parameters(found)
        _check_settings(name, found, settings, tuple(offered))
        given = {key: value for key, value in offered.items() if key in wanted} | settings
        for parameter in wanted.values():
            needed = parameter.default is parameter.empty and parameter.kind not in (
                parameter.VAR_POSITIONAL,
                parameter.VAR_KEYWORD,
            )
            if needed and parameter.name not in given:
                raise BadOption("bot-asks", name=name, parameter=repr(parameter.name))
        made = _made(found, name, given)
        if not callable(getattr(made, "choose", None)):
            raise BadOption("no-choose", name=name)
        return made  # type: ignore[return-value]
    if not callable(found):
        raise BadOption("not-a-bot", name=name)
    if settings:
        raise BadOption("function-settings", name=name)
    return FunctionBot(found)


def _made(maker: Callable[..., object], name: str, given: Mapping[str, Setting]) -> object:
    try:
        return maker(**given)
    except Exception as error:
        raise BadOption("bot-unmakeable", name=name, why=f"{type(error).__name__}: {error}") from error
