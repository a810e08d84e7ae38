"""Bots by name: what the arena and the commands understand.

``greedy`` is a bot as it comes, ``search:simulations=400,pauses=0`` one with settings of one's own, ``my_bot.py:Name``
a class or function from a file, and other packages offer theirs through the entry-point group ``burgher.bots``.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from importlib.metadata import entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

from burgher.bots.bot import Bot, Clock
from burgher.bots.evaluators import evaluator_for
from burgher.bots.random_bot import RandomBot
from burgher.bots.thinkers import FlatBot, GreedyBot, SearchBot
from burgher.core.errors import BadOption
from burgher.core.perspective import Perspective

GROUP = "burgher.bots"

Setting = int | float | str
Maker = Callable[..., Bot]

_thinkers: dict[str, Callable[..., Bot]] = {"greedy": GreedyBot, "flat": FlatBot, "search": SearchBot}
_own: dict[str, Maker] = {}


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
    return ("random", *_thinkers, *_own, *(point.name for point in entry_points(group=GROUP)))


def make(name: str, game: str, seed: str) -> Bot:
    """A bot by its name, for a game."""
    if ".py:" in name:
        return _from_file(name, game, seed)
    title, _, rest = name.partition(":")
    settings = _settings(name, rest)
    if title == "random":
        return RandomBot(seed)
    if title in _thinkers:
        evaluator = evaluator_for(str(settings.pop("evaluator", "own")), game)
        maker = _thinkers[title]
        known = [
            parameter for parameter in inspect.signature(maker).parameters if parameter not in ("evaluator", "seed")
        ]
        for setting in settings:
            if setting not in known:
                raise BadOption(f"{title} has no setting {setting!r}; it has evaluator, {', '.join(known)}")
        return maker(evaluator, seed, **settings)
    if title in _own:
        return _own[title](game, seed)
    for point in entry_points(group=GROUP):
        if point.name == title:
            return _built(point.load(), game, seed)
    raise BadOption(f"there is no bot {name!r}; there are {', '.join(names())}, or FILE.py:NAME")


def _settings(name: str, text: str) -> dict[str, Setting]:
    settings: dict[str, Setting] = {}
    for part in filter(None, text.split(",")):
        key, equals, value = part.partition("=")
        if not equals:
            raise BadOption(f"in the bot {name!r}, {part!r} is not a setting; a setting is NAME=VALUE")
        settings[key] = _number(value)
    return settings


def _number(text: str) -> Setting:
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            continue
    return text


def _from_file(name: str, game: str, seed: str) -> Bot:
    place, _, title = name.rpartition(":")
    path = Path(place)
    if not path.is_file():
        raise BadOption(f"there is no file {place} for the bot {name!r}")
    spec = spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise BadOption(f"{place} cannot be loaded: {type(error).__name__}: {error}") from error
    found = getattr(module, title, None)
    if found is None:
        raise BadOption(f"{place} has no {title!r} in it")
    return _built(found, game, seed)


def _built(found: object, game: str, seed: str) -> Bot:
    """A bot from what an author wrote: a class (made with game and seed, the seed alone, or nothing) or a function."""
    if inspect.isclass(found):
        maker: Callable[..., object] = found
        wanted = len(inspect.signature(maker).parameters)
        made = maker(*(game, seed)[max(0, 2 - wanted) :])
        if not callable(getattr(made, "choose", None)):
            raise BadOption(f"{found.__name__} is not a bot: it has no method choose(perspective, clock)")
        return made  # type: ignore[return-value]
    if callable(found):
        return FunctionBot(found)
    raise BadOption(f"{found!r} is not a bot: a bot is a class with choose(perspective, clock), or such a function")
