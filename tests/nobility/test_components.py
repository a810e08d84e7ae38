"""The component files: what the rulebook says of the pieces holds, every field is checked and needed."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import burgher
from burgher.core.pieces import SOURCES, Pieces
from burgher.nobility import GAME
from burgher.nobility.components import FILES, FOLDER, SETS
from burgher.nobility.names import COMMISSIONS, GUILDS, WORKSHOPS
from burgher.nobility.rules import Rules
from tests.nobility.looking import COUNCIL, GOODS, RACES, SETTLERS, SHIPS

Field = tuple[str, ...]
STANDARD: Any = GAME.shipped("standard")
POINTS: Any = GAME.shipped("numerals_as_points")
OPEN = {"goods", "price", "need", "effect", "gain", "points", "reward", "spaces_by_price"}
"""Tables that name only what there is: what they leave out is 0."""
MAY_BE_EMPTY = (("own_board", "values"), ("castle", "die_spaces", "4", "values"))
"""Spaces that nobody need be able to use."""


def rules(players: int = 4, corrections: dict[str, Any] | None = None, **options: object) -> Any:
    components = GAME.corrected(corrections or {}, "test")
    settled = GAME.settle_options(players, options)
    return Rules(Pieces(components.values), players, settled)


# the files


def test_every_file_belongs_to_a_set() -> None:
    assert {path.stem for path in FOLDER.glob("*.toml")} == {*FILES, *SETS[1:]}


def test_the_files_one_after_the_other_are_one_file() -> None:
    """So that an owner of the box can have all of it in one file, and correct it there."""
    together = "\n".join((FOLDER / f"{name}.toml").read_text(encoding="utf-8") for name in FILES)
    assert tomllib.loads(together) == STANDARD


@pytest.mark.parametrize("name", SETS)
def test_shipped_sets_are_sound(name: str) -> None:
    GAME.check_components(GAME.components(name))
    assert set(GAME.provenance(GAME.components(name)).values()) <= set(SOURCES) - {"owner"}


def test_every_value_has_a_source() -> None:
    sources = GAME.provenance()

    def find(values: dict[str, Any], path: str, known: bool) -> Iterator[str]:
        known = known or path in sources
        for name, value in values.items():
            if isinstance(value, dict):
                yield from find(value, f"{path}.{name}" if path else name, known)
            elif not known:
                yield f"{path}.{name}"

    assert list(find(STANDARD, "", False)) == []


def test_sources() -> None:
    sources = GAME.provenance()
    assert sources["start"] == "rulebook"
    assert sources["reputation"] == "public"
    assert sources["guilds.die_spaces"] == "inferred"
    assert sources["settlers"] == sources["council.tiles"] == "reconstructed"
    assert sources["characters"] == "rulebook"
    assert sources["characters.k10"] == "reconstructed"
    assert [name for name in STANDARD["events"] if sources.get(f"events.{name}") == "rulebook"] == [
        "e01", "e02", "e09", "e10",
    ]  # fmt: skip


def test_an_owners_corrections_are_the_owners() -> None:
    mine = GAME.corrected({"settlers": {"s01": {"stars": 2}}, "hall": {"cost": [6] * 6, "source": "public"}}, "mine")
    sources = GAME.provenance(mine)
    assert sources["settlers.s01"] == "owner"
    assert sources["settlers"] == "reconstructed"
    assert sources["hall"] == "public"


# the pieces


@pytest.mark.parametrize(
    ("players", "expected"),
    [
        (1, (5, 2, 2, 1, 2, [3, 2, 0, 0, 0, 0], 1, 2, 3, 9, [0] * 6)),
        (2, (5, 2, 2, 1, 2, [3, 2, 0, 0, 0, 0], 1, 2, 3, 9, [0] * 6)),
        (3, (5, 3, 3, 2, 3, [3, 2, 1, 0, 0, 0], -1, 1, 3, 9, [0] * 6)),
        (4, (5, 4, 4, 2, 4, [3, 2, 2, 1, 0, 0], -1, 1, 3, 9, [0, 0, 0, 1, 0, 0])),
        (5, (5, 5, 5, 3, 5, [3, 2, 2, 1, 1, 0], -1, 1, 3, 9, [0, 0, 0, 1, 2, 0])),
        (6, (4, 6, 6, 3, 6, [4, 3, 2, 2, 1, 1], -1, 1, 4, 7, [0, 0, 0, 1, 2, 3])),
    ],
)
def test_the_set_up_table(players: int, expected: tuple[object, ...]) -> None:
    """Besonderheiten je nach Spielerzahl."""
    r = rules(players)
    found = (
        r.dice, r.tavern_spaces, r.yard_spaces, r.guild_dice, r.apprentice_spaces, list(r.apprentice_income),
        r.neutral_space, r.reward_factor, r.castle_spaces, r.start_reputation, list(r.start_modifiers),
    )  # fmt: skip
    assert found == expected
    assert r.desk_rows == (2 if players >= 5 else 1)


def test_options_reach_the_rules() -> None:
    assert (rules(3).events, rules(3).chancery) == (False, False)
    assert (rules(3, events=True).events, rules(3, chancery=True).chancery) == (True, True)
    assert rules(6).chancery


def test_settlers_keep_to_the_rulebook() -> None:
    cards = STANDARD["settlers"]
    assert Counter((cards[s]["stack"], cards[s]["race"]) for s in SETTLERS) == {
        (k, r): 4 for k in (1, 2) for r in RACES
    }
    for card in (cards[s] for s in SETTLERS):
        kinds = len(card["goods"])
        assert card["demand"] == [2 * kinds, 3 * kinds]
        assert 1 <= card["workers"] <= 2
    assert any(cards[s]["stars"] == 0 for s in SETTLERS)
    example = {"furnishings", "weaponry", "magic", "books"}
    assert any(set(cards[s]["goods"]) == example and cards[s]["demand"] == [8, 12] for s in SETTLERS)
    for stack, times in ((1, 10), (2, 15)):
        asked = Counter(good for s in SETTLERS if cards[s]["stack"] == stack for good in cards[s]["goods"])
        assert asked == dict.fromkeys(GOODS, times)


def test_workshops_are_spread_evenly() -> None:
    tiles = STANDARD["workshops"]
    assert Counter(tiles[b]["guild"] for b in WORKSHOPS) == dict.fromkeys(GUILDS, 6)
    effects = Counter(effect for b in WORKSHOPS for effect in tiles[b]["effects"])
    assert set(effects.values()) == {8}
    for guild in GUILDS:
        own = [tiles[b]["effects"] for b in WORKSHOPS if tiles[b]["guild"] == guild]
        assert sorted(map(len, own)) == [1, 1, 1, 1, 2, 2]
        assert {effect for given in own for effect in given} == set(effects)


def test_ships_pay_every_price_for_every_good_as_often() -> None:
    for good in GOODS:
        assert Counter(STANDARD["ships"][h]["price"][good] for h in SHIPS) == {1: 6, 2: 6, 3: 6}
    example = STANDARD["ships"]["h01"]["price"]
    assert (example["jewelry"], example["magic"], example["furnishings"]) == (3, 2, 1)
    r = rules()
    assert {(int(p), int(s)) for p, s in zip(r.ship_price, r.ship_spaces, strict=True)} == {(1, 4), (2, 3), (3, 2)}


def asked_for(tile: Any) -> int:
    """Goods and coins together."""
    return int(sum(tile["goods"].values()) + tile["coins"])


def test_council_tiles_cover_the_picture() -> None:
    """Aufbau: the numbers on the eighteen tiles shown there."""
    numbers = Counter(STANDARD["council"]["tiles"][c]["nobility"] for c in COUNCIL)
    assert all(numbers[n] >= times for n, times in {4: 3, 5: 5, 6: 6, 7: 4}.items())
    goods = Counter[str]()
    for c in COUNCIL:
        goods.update(STANDARD["council"]["tiles"][c]["goods"])
    assert goods == dict.fromkeys(GOODS, 15)


def test_the_other_reading_of_the_council_tiles() -> None:
    """The number on a tile is its points; it asks for one less nobility and two fewer goods and coins."""
    goods = Counter[str]()
    for c in COUNCIL:
        tile = POINTS["council"]["tiles"][c]
        assert tile["points"] == STANDARD["council"]["tiles"][c]["nobility"]
        assert tile["nobility"] == tile["points"] - 1
        assert asked_for(tile) == tile["points"] - (2 if sum(tile["goods"].values()) else 1)
        goods.update(tile["goods"])
    assert set(goods.values()) == {14, 15}


def test_the_two_sets_differ_in_nothing_else() -> None:
    assert {**POINTS, "council": None} == {**STANDARD, "council": None}
    assert {**POINTS["council"], "tiles": None} == {**STANDARD["council"], "tiles": None}


def test_a_ship_takes_no_good_without_a_price() -> None:
    """Even where spaces of its own are given for all goods."""
    ship = {"price": {"books": 0}, "spaces": dict.fromkeys(GOODS, 2)}
    r = rules(corrections={"ships": {"h01": ship}})
    assert list(r.ship_price)[:3] == [0, 3, 1]
    assert list(r.ship_spaces)[:3] == [0, 2, 2]


def test_a_ship_has_spaces_of_its_own_or_those_of_its_price() -> None:
    r = rules(corrections={"ships": {"h01": {"spaces": {"books": 5, "artwork": 0}}}})
    assert list(r.ship_price)[:3] == [2, 3, 1]
    assert list(r.ship_spaces)[:3] == [5, 2, 4]
    # With spaces of its own a good may have a price for which there are none by themselves.
    dear = rules(corrections={"ships": {"h01": {"price": {"books": 6}, "spaces": {"books": 1}}}})
    assert (dear.ship_price[0], dear.ship_spaces[0]) == (6, 1)


def test_dice_tiles_and_commissions() -> None:
    tiles = [values for name, values in STANDARD["dice_tiles"].items() if name != "source"]
    assert len(tiles) == len({tuple(values) for values in tiles}) == 18
    assert all(sorted(set(values)) == values for values in tiles)
    measures = [STANDARD["commissions"][v]["measure"] for v in COMMISSIONS]
    assert len(set(measures)) == 18
    points = list(rules().commission_points)[16 * 25 : 17 * 25]
    assert points[7:13] == [0, 6, 6, 11, 11, 15]
    assert points[24] == 15


# every field


def numbers(values: dict[str, Any], path: Field = ()) -> Iterator[Field]:
    """Every field that holds a number, a list or a word of the game."""
    for name, value in values.items():
        if isinstance(value, dict):
            yield from numbers(value, (*path, name))
        elif name not in ("source", "note"):
            yield (*path, name)


def tables(values: dict[str, Any], path: Field = ()) -> Iterator[Field]:
    yield path
    for name, value in values.items():
        if isinstance(value, dict):
            yield from tables(value, (*path, name))


def is_typical(path: Field) -> bool:
    """Of cards and tiles the first and the last will do: they are all read alike."""
    ids = [name for name in path if name[0] in "sbchekvdo" and name[1:].isdigit()]
    return not ids or ids[0].endswith("01") or ids[0] in ("s48", "b36", "c30", "h18", "e16", "k13", "v18", "d18", "o15")


FIELDS = [path for path in numbers(STANDARD) if is_typical(path)]


def changed(path: Field, value: object) -> dict[str, Any]:
    """The shipped values with one field changed; None: without it."""
    values = inner = dict(STANDARD)
    for name in path[:-1]:
        inner[name] = dict(inner[name])
        inner = inner[name]
    if value is None:
        del inner[path[-1]]
    else:
        inner[path[-1]] = value
    return values


def read(values: dict[str, Any]) -> Rules:
    return Rules(Pieces(values), 1, GAME.settle_options(1, None))


def said(values: dict[str, Any]) -> str:
    with pytest.raises(burgher.BadComponents) as error:
        read(values)
    return str(error.value)


def may_be_left_out(path: Field) -> bool:
    community = path[:2] == ("community", "spaces")
    return community or (len(path) > 1 and path[-2] in OPEN and path[0] != "nobility")


def test_every_field_is_needed() -> None:
    for path in FIELDS:
        if not may_be_left_out(path):
            assert said(changed(path, None)).startswith(".".join(path) + " is missing; it may be ")


def test_what_is_left_out_of_a_list_of_things_is_0() -> None:
    assert rules(3, {"ships": {"h01": {"price": {"books": 0}}}}).ship_price[0] == 0
    read(changed(("ships", "h01", "price", "books"), None))
    read(changed(("characters", "k01", "gain", "settlers"), None))
    assert said(changed(("objectives", "o01", "need", "guilds"), None)).startswith("objectives.o01.need is ")


@pytest.mark.slow
def test_every_field_is_checked() -> None:
    for path in FIELDS:
        for wrong in (-1, 1000, True, "wrong", [70], []):
            if path in MAY_BE_EMPTY and wrong == []:
                continue
            text = said(changed(path, wrong))
            assert ".".join(path) in text or path[-1] == "values" or path[:2] == ("council", "rows"), text


@pytest.mark.slow
def test_no_table_has_a_field_that_nobody_knows() -> None:
    for path in filter(is_typical, tables(STANDARD)):
        text = said(changed((*path, "colour"), 1))
        assert text.startswith(".".join((*path, "colour")) + " is not a field here; the fields are ")


BAD: list[tuple[dict[str, Any], str]] = [
    ({"settlers": {"s01": {"race": "orc"}}}, "settlers.s01.race is 'orc'; it may be one of halfling, human, "),
    ({"settlers": {"s01": {"goods": ["books", "gold"]}}}, "settlers.s01.goods[1] is 'gold'; it may be one of books"),
    ({"settlers": {"s01": {"goods": []}}}, "settlers.s01.goods is []; it may be a list of different goods, at least"),
    ({"settlers": {"s01": {"goods": ["books"] * 2}}}, "settlers.s01.goods is ['books', 'books']; it may be a list of"),
    ({"settlers": {"s01": {"demand": [6, 4]}}}, "settlers.s01.demand is [6, 4]; it may be two numbers, the second not"),
    ({"settlers": {"s01": {"demand": [7, 9]}}}, "settlers.s01.demand is [7, 9]; it may be two numbers, the second not"),
    ({"settlers": {"s01": {"demand": [1, 1]}}}, "settlers.s01.demand is [1, 1]; it may be two numbers, the second not"),
    ({"settlers": {s: {"stack": 2} for s in SETTLERS[5:]}}, "settlers of stack 1 are 4; there may not be fewer than 6"),
    ({"limits": {"of_a_good": 1}}, "settlers.s01.demand is [4, 6]; it may be two numbers"),
    ({"workshops": {b: {"guild": "artists"} for b in WORKSHOPS}}, "workshops have none of the guild scholars; there m"),
    ({"workshops": {"b01": {"effects": ["gold"]}}}, "workshops.b01.effects[0] is 'gold'; it may be one of coin, "),
    ({"workshops": {"b01": {"effects": ["coin", "coin"]}}}, "workshops.b01.effects is ['coin', 'coin']; it may be a"),
    ({"guilds": {"die_spaces": {"1": {"values": [1, 2, 3]}}}}, "guilds.die_spaces have the values [[1, 2, 3], [3, 4],"),
    ({"guilds": {"good": 0}}, "guilds.good is 0; it may be a whole number from 1 to 20"),
    ({"clerk": {"die_spaces": {"2": {"values": [4]}}}}, "clerk.die_spaces have the values [[1, 2], [4], [5, 6]]; they"),
    ({"castle": {"die_spaces": {"3": {"values": [6]}}}}, "castle.die_spaces 1 to 3 have the values "),
    ({"council": {"rows": {"1": [1]}}}, "council.rows have the values [[1], [3, 4], [5, 6]]; they may have each valu"),
    ({"council": {"rows": {"1": [], "2": [1, 2, 3, 4]}}}, "council.rows have the values [[], [1, 2, 3, 4], [5, 6]]; "),
    ({"council": {"members": {"from_the_left": ["elf"] * 6}}}, "council.members.from_the_left is ['elf', 'elf', "),
    ({"council": {"tiles": {"c01": {"goods": {"gold": 1}}}}}, "council.tiles.c01.goods.gold is not a field here; the "),
    ({"ships": {"h01": {"price": {"books": 4}}}}, "ships.h01.price.books is 4; it may be a price that ships.spaces_b"),
    ({"ships": {"spaces_by_price": {"3": 0}}}, "ships.h01.price.artwork is 3; it may be a price that ships.space"),
    ({"settlers": {"s49": {"workers": 1}}}, "settlers.s49 is one too many: there are 48, s01 to s48"),
    ({"ships": {"h19": {"price": {}}}}, "ships.h19 is one too many: there are 18, h01 to h18"),
    ({"ships": {"hull": {"price": {}}}}, "ships.hull is not a field here; the fields are h01, "),
    ({"events": {e: {"stack": 2} for e in ("e01", "e02", "e03", "e04")}}, "events of stack 1 are 4; there may not be "),
    ({"objectives": {"o01": {"need": {"guild_apprentices": 0}}}}, "objectives.o01.need is {'guilds': 4, 'council': 5}"),
    ({"objectives": {"o02": {"need": {"settlers": 0, "nobility": 0}}}}, "objectives.o02.need is {}; it may be a table"),
    ({"automa": {"1": "thieves"}}, "automa.1 is 'thieves'; it may be one of scholars, artists, "),
    ({"chancery": {"benefits": {"council_coins": 1}}}, "chancery.benefits.council_coins is not a field here; the f"),
    ({"commissions": {"v01": {"points": {"25": 3}}}}, "commissions.v01.points.25 is not a field here; the fields are"),
    ({"by_players": {"apprentice_income": {"3": [3, 2]}}}, "by_players.apprentice_income.3 is [3, 2]; it may be a li"),
    ({"by_players": {"desk_rows": {"1": 1}}}, "by_players.desk_rows.1 is not a field here; the fields are 2, 3, 4, 5,"),
    ({"by_players": {"reputation": {"6": 5}}}, "by_players.reputation.6 is 5; it may be a whole number from 6 to 24"),
    ({"start": {"rounds": 19}}, "start.rounds is 19; it may be a whole number from 1 to 18"),
    ({"sale": {"source": "hearsay"}}, "sale.source is 'hearsay'; it may be one of rulebook, public, inferred, "),
    ({"settlers": {"s01": {"source": 3}}}, "settlers.s01.source is 3; it may be a text"),
    ({"base": "night"}, "base is 'night'; it may be one of standard, numerals_as_points"),
]  # fmt: skip


@pytest.mark.parametrize(("corrections", "sentence"), BAD, ids=[sentence[:45] for _, sentence in BAD])
def test_a_bad_correction_is_refused_with_its_field(corrections: dict[str, Any], sentence: str) -> None:
    with pytest.raises(burgher.BadComponents) as error:
        GAME.corrected(corrections, "mine")
    assert str(error.value).startswith(sentence)


# corrections


def test_corrections_are_laid_over_piece_by_piece() -> None:
    mine = GAME.corrected({"settlers": {"s07": {"stars": 3}}}, "mine")
    values: Any = mine.values
    assert values["settlers"]["s07"] == {**STANDARD["settlers"]["s07"], "stars": 3}
    assert values["settlers"]["s08"] == STANDARD["settlers"]["s08"]
    assert rules(3, {"settlers": {"s07": {"stars": 3}}}).settlers_stars[6] == 3


def test_corrections_of_the_other_set() -> None:
    mine: Any = GAME.corrected({"base": "numerals_as_points", "yard": {"house": 4}}, "mine").values
    assert mine["council"]["tiles"]["c01"]["points"] == 4
    assert mine["yard"]["house"] == 4


def test_a_ship_may_have_spaces_of_its_own_and_not_take_a_good() -> None:
    r = rules(3, {"ships": {"h01": {"price": {"books": 0}, "spaces": dict.fromkeys(GOODS[1:], 1)}}})
    assert list(r.ship_price)[:2] == [0, 3]
    assert list(r.ship_spaces)[:6] == [0, 1, 1, 1, 1, 1]
    assert list(r.ship_spaces)[6:12] == [3, 4, 2, 2, 3, 4]


def test_a_corrected_game_is_played_with_the_corrections_and_says_so() -> None:
    mine = GAME.corrected({"start": {"coins": 11}}, "mine")
    match = burgher.Match("nobility", players=3, seed=1, components=mine)
    assert match.position()["coins"] == [11, 11, 11]
    again = burgher.read(match.record().dumps())
    assert again.components.fingerprint == mine.fingerprint != GAME.components().fingerprint
    assert again.state.same(match.state)


@pytest.mark.parametrize("name", SETS)
def test_both_sets_can_be_played(name: str) -> None:
    match = burgher.Match("nobility", players=2, seed=1, components=name)
    while not match.over:
        match.play(next(iter(match.legal)))
    assert match.record().components["name"] == name
