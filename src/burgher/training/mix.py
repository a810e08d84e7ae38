"""Which games are played at a worker's tables, and in which company."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random as PythonRandom

import burgher
from burgher.core.game import Game
from burgher.training.settings import Settings
from burgher.training.tables import ALONE, AMONG_MEMBERS, AMONG_STYLES, EXAMINED, STYLES_ALONE

USUAL = (2, 4)
"""The numbers of players in which it is examined how well it goes."""
NO_MEMBER = -1


@dataclass(frozen=True, slots=True)
class Mix:
    """The tables of a worker; all workers have the same."""

    variants: tuple[tuple[int, dict[str, object]], ...]
    """Numbers of players with their options."""
    kinds: tuple[tuple[int, ...], ...]
    """Which variants are played at each table."""
    players: tuple[int, ...]
    companies: tuple[int, ...]
    members: tuple[int, ...]
    """Which member of the league sits at each table, NO_MEMBER where none does."""


def variants_of(game: Game) -> list[tuple[int, dict[str, object]]]:
    """Every number of players, plainly (half the games) and with each value of each option that can be chosen so."""
    found: list[tuple[int, dict[str, object]]] = []
    for players in game.counts:
        others: list[dict[str, object]] = []
        for option in game.options:
            if option.several:
                continue
            changed: list[dict[str, object]]
            changed = [{option.name: value} for value in option.choices if value != option.default]
            others += [change for change in changed if _fits(game, players, change)]
        both: dict[str, object] = {}
        for other in others:
            if _fits(game, players, both | other):
                both |= other
        if len(both) > 1:
            others.append(both)
        found += [(players, {})] * max(1, len(others)) + [(players, other) for other in others]
    return found


def _fits(game: Game, players: int, options: Mapping[str, object]) -> bool:
    try:
        game.settle_options(players, options)
    except burgher.BurgherError:
        return False
    return True


def make_mix(settings: Settings) -> Mix:
    game = burgher.find(settings.game)
    variants = variants_of(game)
    # What is played most is learned most; the solo game is as often as any other, for it is another game.
    often = {2: settings.twos, 4: settings.fours}
    weights = {count: often.get(count, 1.0) for count in game.counts}
    chance = PythonRandom(settings.seed)
    count = settings.tables
    examined = round(count * settings.examined)
    parts = {
        AMONG_MEMBERS: settings.among_members,
        AMONG_STYLES: settings.among_styles,
        ALONE: 1.0 - settings.among_members - settings.among_styles - settings.examined,
    }
    companies = _shared_out(parts, count - examined)
    players = _shared_out(weights, count - examined)
    chance.shuffle(companies)
    usual = [count for count in USUAL if count in game.counts] or [game.counts[-1]]
    exams = [usual[k % len(usual)] for k in range(examined)]
    companies += [EXAMINED] * examined
    players += exams
    kinds = []
    for number, company in zip(players, companies, strict=True):
        own = [k for k, (seats, _) in enumerate(variants) if seats == number]
        kinds.append((own[0],) if company == EXAMINED else tuple(own))
    among = [k for k, company in enumerate(companies) if company == AMONG_MEMBERS]
    members = [NO_MEMBER] * count
    for place, k in enumerate(among):
        members[k] = place % settings.members
    return Mix(tuple(variants), tuple(kinds), tuple(players), tuple(companies), tuple(members))


def imitated(mix: Mix) -> list[int]:
    """The companies while bots play and the network looks on."""
    return [STYLES_ALONE] * len(mix.companies)


def _shared_out(parts: Mapping[int, float], count: int) -> list[int]:
    """Each key as often as its part of the whole says, evenly interleaved."""
    total = sum(parts.values())
    owed = dict.fromkeys(parts, 0.0)
    found: list[int] = []
    for _ in range(count):
        for key, part in parts.items():
            owed[key] += part / total
        key = max(owed, key=lambda one: owed[one])
        owed[key] -= 1.0
        found.append(key)
    return found
