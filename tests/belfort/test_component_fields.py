"""The component file as a whole: every field is checked and needed, and its numbers reach the rules."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import burgher
from burgher.belfort import GAME
from burgher.belfort.rules import Rules
from burgher.core.chance import Random
from burgher.core.compiled import COMPILED
from burgher.core.components import ComponentSet
from burgher.core.pieces import SOURCES, Pieces
from burgher.core.state import OVER
from tests.belfort.table import stock
from tests.both_ways import the_first_both_ways

Field = tuple[str, ...]
SHIPPED: dict[str, Any] = GAME.shipped("standard")


def numbers(values: dict[str, Any], path: Field = ()) -> Iterator[Field]:
    """Every field that holds a number, a list of numbers or a flag."""
    for name, value in values.items():
        if isinstance(value, dict):
            yield from numbers(value, (*path, name))
        elif not isinstance(value, str):
            yield (*path, name)


def tables(values: dict[str, Any], path: Field = ()) -> Iterator[Field]:
    yield path
    for name, value in values.items():
        if isinstance(value, dict):
            yield from tables(value, (*path, name))


NUMBERS = list(numbers(SHIPPED))
TABLES = list(tables(SHIPPED))


def changed(path: Field, value: object) -> dict[str, Any]:
    """The shipped file with one field changed; None: without it."""
    values = copy.deepcopy(SHIPPED)
    inner = values
    for name in path[:-1]:
        inner = inner[name]
    if value is None:
        del inner[path[-1]]
    else:
        inner[path[-1]] = value
    return values


def rules(players: int = 4, corrections: dict[str, Any] | None = None, **options: object) -> Any:
    components = GAME.corrected(corrections or {}, "test")
    return Rules(Pieces(components.values), players, GAME.settle_options(players, options))


def check(values: dict[str, Any]) -> None:
    GAME.check_components(ComponentSet("test", values))


# every field


@pytest.mark.parametrize("path", NUMBERS, ids=".".join)
def test_every_number_is_checked(path: Field) -> None:
    for wrong in ("many", -1, [-1]):
        with pytest.raises(burgher.BadComponents, match=r"it may be") as refusal:
            check(changed(path, wrong))
        assert str(refusal.value).startswith(".".join(path))


@pytest.mark.parametrize(
    "path", [path for path in NUMBERS if path[-2] not in ("cost", "gain", *SHIPPED["guild_mix"])], ids=".".join
)
def test_every_number_is_needed_but_for_parts_of_a_cost(path: Field) -> None:
    with pytest.raises(burgher.BadComponents, match=r"is missing; it may be") as refusal:
        check(changed(path, None))
    assert str(refusal.value).startswith(".".join(path))


@pytest.mark.parametrize("path", TABLES, ids=".".join)
def test_unknown_fields_are_refused_everywhere(path: Field) -> None:
    with pytest.raises(burgher.BadComponents, match=r"is not a field here; the fields are") as refusal:
        check(changed((*path, "wodo"), 3))
    assert str(refusal.value).startswith(".".join((*path, "wodo")))


@pytest.mark.parametrize("path", TABLES[1:], ids=".".join)
def test_a_table_must_be_a_table(path: Field) -> None:
    with pytest.raises(burgher.BadComponents, match=r"is 7; it may be a table"):
        check(changed(path, 7))


# provenance


def test_every_table_has_a_source_and_the_costs_are_reconstructed() -> None:
    found = GAME.provenance()
    assert set(found.values()) <= set(SOURCES)
    for path in TABLES:
        if path not in ((), ("properties",), ("guilds",)):
            assert any(".".join(path[:length]) in found for length in range(len(path) + 1)), path
    assert found["fees"] == "rulebook"
    assert found["wall"] == "rulebook"
    assert "wall.cost" not in found
    assert {found[f"properties.{name}.cost"] for name in SHIPPED["properties"]} == {"reconstructed"}
    assert {found[f"guilds.{name}.cost"] for name in SHIPPED["guilds"]} == {"reconstructed"}


def test_a_name_corrects_nothing() -> None:
    assert GAME.provenance(GAME.corrected({"name": "my copy"}, "file")) == GAME.provenance()


# the numbers reach the rules


@pytest.mark.parametrize(
    ("players", "gnomes", "planks", "third"), [(2, 9, 1, 1), (3, 14, 1, 0), (4, 18, 2, 1), (5, 22, 3, 1)]
)
def test_numbers_by_players(players: int, gnomes: int, planks: int, third: int) -> None:
    found = rules(players)
    assert (found.gnomes, found.desk_planks, list(found.district_points)) == (gnomes, planks, [5, 3, third])


def test_seasons_end_with_a_scoring() -> None:
    assert list(rules().scoring) == [0, 0, 1, 0, 1, 0, 1]
    shorter = rules(corrections={"calendar": {"seasons": {"spring": 1, "autumn": 1}}})
    assert (shorter.rounds, list(shorter.scoring)) == (4, [1, 0, 1, 1])


@pytest.mark.parametrize(
    ("players", "mix", "groups", "need"),
    [
        (4, "normal", [0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2], [2, 1, 2]),
        (4, "beginner", [0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2], [2, 3, 0]),
        (4, "advanced", [0] * 12, [5, 0, 0]),
        (2, "normal", [0, 0, 0, 0, 1, 1, 1, 1, -1, -1, 2, -1], [2, 2, 1]),
        (2, "beginner", [0, 0, 0, 0, 1, 1, 1, 1, -1, -1, 2, -1], [2, 3, 0]),
        (2, "advanced", [0, 0, 0, 0, 0, 0, 0, 0, -1, -1, 1, -1], [4, 1, 0]),
    ],
)
def test_guild_mixes(players: int, mix: str, groups: list[int], need: list[int]) -> None:
    found = rules(players, guilds=mix)
    assert (list(found.guild_group), list(found.guild_need)) == (groups, need)


def test_a_correction_is_played_with(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('name = "mine"\n[start]\ngold = 8\n[by_players.gnomes]\n3 = 4\n')
    match = burgher.Match("belfort", players=3, seed=1, components=file)
    assert match.components.name == "mine"
    assert [stock(match, seat)["gold"] for seat in range(3)] == [8, 8, 8]
    assert match.view()["gnomes"] == 4


@pytest.mark.parametrize(
    "corrections",
    the_first_both_ways(
        [
            {"start": {"deal": 1, "keep": 1, "pool": 0}, "limits": {"hand": 0}},
            {"start": {"deal": 0, "keep": 0}, "by_players": {"gnomes": {"3": 0}}},
            {"start": {"deal": 9, "keep": 0}, "limits": {"masters_of_a_kind": 0}, "collection": {"master": 3}},
            {"properties": {name: {"cost": {"wood": 0, "stone": 0, "metal": 0}} for name in SHIPPED["properties"]}},
            {
                "properties": {"keep": {"cost": {"ws": 6, "gold": 2}}},
                "wall": {"cost": {"ws": 6, "wood": 0, "stone": 0}},
            },
            {"start": {"elves": 1, "dwarves": 1}, "limits": {"elves": 1, "dwarves": 1}, "trading_post": {"visits": 0}},
            {"stealing": {"victims": 0}, "guilds": {"bandits": {"from_one": {"metal": 0, "wood_or_stone": 0}}}},
            {"calendar": {"seasons": {"spring": 1, "summer": 1, "autumn": 1}}, "start": {"gold": 99, "metal": 99}},
        ]
    ),
    ids=["no pool", "no cards", "many cards", "free", "wood or stone", "lonely", "honest", "short and rich"],
)
@pytest.mark.parametrize("players", the_first_both_ways([3, 2]))
def test_a_game_with_odd_numbers_comes_to_its_end(corrections: dict[str, Any], players: int) -> None:
    components = GAME.corrected(corrections, "odd")
    for seed in range(3 if COMPILED else 1):
        random = Random(seed)
        state = GAME.new(players, {"guilds": "advanced"}, components)
        while state.seat != OVER:
            legal = state.legal()
            state.apply(legal[random.below(len(legal))] if legal else state.roll(random))
            GAME.check_position(state)
