"""Tables where a learner meets others: only what is legal, the company that was asked for, and the same games again
from what was written down."""

from __future__ import annotations

import random
from contextlib import suppress
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import burgher
from burgher.core.compiled import COMPILED
from burgher.core.game import Game
from burgher.envs import arrays
from burgher.envs.tables import observe
from burgher.training.memory import Shape
from burgher.training.mix import NO_MEMBER, make_mix, variants_of
from burgher.training.settings import Settings
from burgher.training.tables import (
    ALL_LEGAL,
    ALONE,
    AMONG_MEMBERS,
    AMONG_STYLES,
    EXAMINED,
    LEARNER,
    MEMBER,
    NOT_GIVEN,
    SEATS,
    STYLE,
    STYLES_ALONE,
    LeagueTables,
)
from burgher.training.worker import BEGIN, DONE, FREEZE, IMITATE, MIX, STEP, THAW, Worker

GAMES = burgher.names()
SHORT = 120 if COMPILED else 4
"""Steps that show how it goes; interpreted, bots take their time."""
LONG = 1200
"""Steps in which games end."""


def small(game: str, tables: int = 8) -> Settings:
    return Settings(game, tables=tables, groups=1, examined=0.25, among_styles=0.25, among_members=0.25)


class Alone:
    """A worker without a process, and dice that choose among what is legal."""

    def __init__(self, settings: Settings) -> None:
        game = burgher.find(settings.game)
        shape = Shape(settings.tables, game.features, game.actions.choices)
        self.view: dict[str, NDArray[Any]] = {
            name: np.zeros(dims, kind) for name, (kind, dims) in shape.arrays().items()
        }
        self.worker = Worker(settings, 0, [self.view])
        self.tables: LeagueTables = self.worker.groups[0]
        self.dice = random.Random(1)

    def legal(self, table: int) -> list[int]:
        bits = np.unpackbits(self.view["masks"][table], bitorder="little")
        return [int(code) for code in np.flatnonzero(bits)]

    def step(self) -> None:
        for table in range(len(self.view["actions"])):
            self.view["actions"][table] = self.dice.choice(self.legal(table))
        assert self.worker.obey(STEP, 0, b"") == DONE

    def seen(self) -> list[Any]:
        names = ("observations", "masks", "seats", "asked", "given", "dones")
        return [self.view[name].tolist() for name in names]

    def roles(self, table: int) -> list[int]:
        players = int(self.tables.states[table].players)
        return [int(self.tables.roles[table * SEATS + seat]) for seat in range(players)]


def check_table(run: Alone, table: int) -> None:
    tables, view = run.tables, run.view
    state = tables.states[table]
    seat = int(state.seat)
    legal = run.legal(table)
    assert legal == sorted(state.legal(True))
    assert len(legal) > 1
    assert view["seats"][table] == seat
    row = arrays.observation(observe(state, seat, view["observations"].shape[1]))
    assert (view["observations"][table] == row).all()
    asked = view["asked"][table]
    assert asked == run.roles(table)[seat]
    given = view["given"][table]
    assert given in legal if asked >= STYLE else given == NOT_GIVEN


def check_company(company: int, roles: list[int]) -> None:
    others = [role for role in roles if role != LEARNER]
    if company == STYLES_ALONE:
        assert min(roles) >= STYLE
    elif company == ALONE or len(roles) == 1:
        assert not others
    else:
        assert LEARNER in roles
        assert others
    if company == AMONG_MEMBERS:
        assert set(others) <= {MEMBER}
    if company == AMONG_STYLES:
        assert len(set(others)) <= 1
        assert all(role >= STYLE for role in others)
    if company == EXAMINED:
        assert set(others) <= {STYLE}
        assert roles.count(LEARNER) == 1


@pytest.mark.parametrize("game", GAMES)
def test_what_is_seen_and_may_be_done(game: str) -> None:
    run = Alone(small(game))
    assert set(run.worker.mix.companies) == {ALONE, AMONG_MEMBERS, AMONG_STYLES, EXAMINED}
    run.worker.obey(BEGIN, 0, b"")
    for _ in range(SHORT):
        for table, company in enumerate(run.worker.mix.companies):
            check_table(run, table)
            check_company(company, run.roles(table))
        run.step()


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_games_end_and_begin_anew(game: str) -> None:
    run = Alone(small(game))
    run.worker.obey(BEGIN, 0, b"")
    ended = 0
    for _ in range(LONG):
        before = [run.roles(table) for table in range(8)]
        run.step()
        for table in np.flatnonzero(run.view["dones"]):
            ended += 1
            players = run.worker.mix.players[table]
            assert run.view["casts"][table, :players].tolist() == before[table]
            assert run.view["wins"][table, :players].sum() == pytest.approx(1.0 if players > 1 else 0.5, abs=0.5)
            if players > 1:
                places = run.view["places"][table, :players]
                assert places.sum() == pytest.approx(0.0, abs=1e-6)
                assert places.argmax() == run.view["wins"][table, :players].argmax()
            check_table(run, int(table))
    assert ended >= 8


@pytest.mark.parametrize("game", GAMES)
def test_an_illegal_action_moves_nothing(game: str) -> None:
    run = Alone(small(game, 4))
    run.worker.obey(BEGIN, 0, b"")
    tables = run.tables
    before = [tables.freeze(table) for table in range(4)]
    asked = next(table for table in range(4) if run.view["given"][table] == NOT_GIVEN)
    actions = [run.legal(table)[0] for table in range(4)]
    for wrong in (-1, tables.choices, next(k for k in range(tables.choices) if k not in run.legal(asked))):
        assert tables.step([int(wrong) if table == asked else code for table, code in enumerate(actions)]) == asked
        assert [tables.freeze(table) for table in range(4)] == before
    assert tables.step(actions) == ALL_LEGAL
    run.view["actions"][:] = -1
    with pytest.raises(RuntimeError, match=r"the action -1 is not legal at table \d of group 0"):
        run.worker.obey(STEP, 0, b"")


@pytest.mark.parametrize("imitating", [False, True], ids=["in company", "bots alone"])
@pytest.mark.parametrize("game", GAMES)
def test_what_was_written_down_goes_on_in_the_same_way(game: str, imitating: bool) -> None:
    more = IMITATE if imitating else b""
    first, second = Alone(small(game)), Alone(small(game))
    first.worker.obey(BEGIN, 0, more)
    for _ in range(SHORT):
        first.step()
    second.worker.obey(THAW, 0, more + first.worker.obey(FREEZE, 0, b"")[1:])
    second.dice.setstate(first.dice.getstate())
    assert second.seen()[:-1] == first.seen()[:-1]
    # Compiled, this is long enough for games to begin anew.
    for _ in range(3 * SHORT):
        first.step()
        second.step()
        assert second.seen() == first.seen()
    assert [first.roles(table) for table in range(8)] == [second.roles(table) for table in range(8)]
    for table, company in enumerate(first.worker.mix.companies):
        check_company(STYLES_ALONE if imitating else company, first.roles(table))


def test_other_company_in_the_middle_of_a_game() -> None:
    run = Alone(small(GAMES[0]))
    run.worker.obey(BEGIN, 0, IMITATE)
    for table in range(8):
        check_company(STYLES_ALONE, run.roles(table))
    run.step()
    positions = [burgher.find(GAMES[0]).position(state) for state in run.tables.states]
    run.worker.obey(MIX, 0, b"")
    assert [burgher.find(GAMES[0]).position(state) for state in run.tables.states] == positions
    for table, company in enumerate(run.worker.mix.companies):
        check_table(run, table)
        check_company(company, run.roles(table))


def can_be(game: Game, options: dict[str, object]) -> bool:
    """Whether a game can be played so, without more being said."""
    for players in game.counts:
        with suppress(burgher.BadOption):
            game.settle_options(players, options)
            return True
    return False


@pytest.mark.parametrize("game", GAMES)
def test_all_ways_to_play_are_played(game: str) -> None:
    found = burgher.find(game)
    variants = variants_of(found)
    assert {players for players, _ in variants} == set(found.counts)
    for option in found.options:
        if not option.several:
            played = {options.get(option.name, option.default) for _, options in variants}
            assert played == {value for value in option.choices if can_be(found, {option.name: value})}, option.name
    mix = make_mix(Settings(game, tables=200, members=3))
    assert set(mix.players) == set(found.counts)
    for players, kinds in zip(mix.players, mix.kinds, strict=True):
        assert {mix.variants[kind][0] for kind in kinds} == {players}
    for company, member in zip(mix.companies, mix.members, strict=True):
        assert (member == NO_MEMBER) == (company != AMONG_MEMBERS)
    assert set(mix.members) == {NO_MEMBER, 0, 1, 2}
    assert mix.players.count(4) > mix.players.count(3)


def test_a_lost_solo_game_counts_by_how_near_it_came() -> None:
    run = Alone(replace(small("nobility", 12), among_members=0.0, among_styles=0.0, examined=0.0))
    lone = [table for table, players in enumerate(run.worker.mix.players) if players == 1]
    run.worker.obey(BEGIN, 0, b"")
    worths = set()
    for _ in range(LONG if COMPILED else 1):
        run.step()
        worths |= {float(run.view["places"][table][0]) for table in lone if run.view["dones"][table]}
    assert all(-1.0 <= worth < 0.0 or worth == 1.0 for worth in worths)
    assert len(worths) > 3 or not COMPILED
