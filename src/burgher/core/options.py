"""The choices a table makes before the game: what the editions of a game differ in, variants, expansions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from burgher.core.errors import BadOption

Value = bool | int | str | tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Option:
    """One choice. ``choices`` are the values it may have; for ``several`` it is a list of some of them."""

    name: str
    default: Value
    choices: tuple[bool | int | str, ...]
    several: bool = False
    """A list of names (possibly empty) instead of one value."""
    players: tuple[int, ...] | None = None
    """The player counts it is for; None: all."""

    def read(self, value: object) -> Value:
        if self.several:
            if not isinstance(value, Sequence) or isinstance(value, str):
                raise BadOption("option-list", option=self.name, choices=self._listed(), value=repr(value))
            for one in value:
                self._among(one)
            return tuple(str(one) for one in value)
        return self._among(value)

    def _among(self, value: object) -> bool | int | str:
        for choice in self.choices:
            if type(value) is type(choice) and value == choice:
                return choice
        raise BadOption("option-value", option=self.name, choices=self._listed(), value=repr(value))

    def _listed(self) -> str:
        return ", ".join(str(choice).lower() if isinstance(choice, bool) else str(choice) for choice in self.choices)


def read_options(known: Sequence[Option], given: Mapping[str, object] | None, players: int) -> dict[str, Value]:
    """All options with their values: those given, checked, and the defaults of the others."""
    given = dict(given or {})
    values: dict[str, Value] = {}
    for option in known:
        value = option.read(given.pop(option.name)) if option.name in given else option.default
        if option.players is not None and players not in option.players and value != option.default:
            counts = ", ".join(str(count) for count in option.players)
            raise BadOption("option-players", option=option.name, counts=counts, players=players)
        values[option.name] = value
    if given:
        names = ", ".join(option.name for option in known)
        raise BadOption("no-such-option", option=next(iter(given)), known=names)
    return values
