"""An owner's corrections: what is said about a bad one, and how good ones play."""

from typing import Any

import pytest

import burgher
from tests.belfort.table import Table, gold, lacking, legal, owned, play, refused, stock, table

BELFORT = burgher.find("belfort")


def corrected(**tables: Any) -> Any:
    return BELFORT.corrected(tables, "mine")


def position_with(setup: Table, **tables: Any) -> dict[str, object]:
    """A position to load with corrected components."""
    pieces = corrected(**tables)
    return setup.position(3, "turn", 0) | {"components": pieces.json()}


BAD: list[tuple[dict[str, Any], str]] = [
    ({"calender": {}}, "calender is not a field here; the fields are "),
    ({"calendar": {"seasons": {"spring": 0}}}, "calendar.seasons.spring is 0; it may be a whole number from 1 to 20"),
    ({"calendar": {"seasons": {"winter": 1}}}, "calendar.seasons.winter is not a field here; the fields are autumn, "),
    ({"start": {"gold": "5"}}, "start.gold is '5'; it may be a whole number from 0 to 99"),
    ({"start": {"elves": 8}}, "start.elves is 8; it may be a whole number from 1 to 7"),
    ({"start": {"keep": 6}}, "start.keep is 6; it may be a whole number from 0 to 5"),
    ({"start": {"deal": 10}}, "properties have 50 copies together; to deal to 5 players and fill the pool there may "),
    ({"limits": {"elves": 2}}, "start.elves is 3; it may be a whole number from 1 to 2"),
    ({"fees": {"guild": True}}, "fees.guild is True; it may be a whole number from 0 to 20"),
    ({"collection": {"master": 0}}, "collection.master is 0; it may be a whole number from 1 to 20"),
    ({"by_players": {"gnomes": {"6": 3}}}, "by_players.gnomes.6 is not a field here; the fields are 2, 3, 4, 5"),
    ({"by_players": {"recruiter_planks": {"5": 4}}}, "by_players.recruiter_planks.5 is 4; it may be a whole number "),
    ({"by_players": {"third_place_scores": {"3": 1}}}, "by_players.third_place_scores.3 is 1; it may be true or false"),
    ({"scoring": {"district": [5, 3]}}, "scoring.district is [5, 3]; it may be a list of 3 whole numbers from 0 to 20"),
    ({"tax": {"spaces": 0}}, "tax.spaces is 0; it may be a whole number from 1 to 99"),
    (
        {"properties": {"pub": {"cost": {"wod": 1}}}},
        "properties.pub.cost.wod is not a field here; the fields are gold, ",
    ),
    (
        {"properties": {"pub": {"plank": {"fee": 1}}}},
        "properties.pub.plank is not a field here; the fields are copies, ",
    ),
    ({"properties": {"pub": {"locks": 10}}}, "properties.pub.locks is 10; it may be a whole number from 0 to 9"),
    (
        {"properties": {"inn": {"plank": {"gain": {}}}}},
        "properties.inn.plank.gain is not a field here; the fields are fee",
    ),
    (
        {"properties": {"bank": {"gnome": {"fee": 1}}}},
        "properties.bank.gnome.fee is not a field here; the fields are gold",
    ),
    ({"guilds": {"spies": {"kind": "secret"}}}, "guilds.spies.kind is 'secret'; it may be one of basic, resource, in"),
    ({"guilds": {"spies": {"gain": {"gold": 1}}}}, "guilds.spies.gain is not a field here; the fields are cost, kind"),
    ({"stealing": {"victims": 5}}, "stealing.victims is 5; it may be a whole number from 0 to 4"),
    ({"guild_mix": {"normal": {"basic": 3}}}, "guild_mix.normal has 6 guilds; it may have 5"),
    ({"guild_mix": {"normal": {"basic": 5}}}, "guild_mix.normal.basic is 5; it may be a whole number from 0 to 4"),
    ({"guild_mix": {"normal_for_two": {"interactive": 2}}}, "guild_mix.normal_for_two.interactive is 2; it may be a "),
    ({"wall": {"source": "hearsay"}}, "wall.source is 'hearsay'; it may be one of rulebook, public, inferred, "),
    ({"wall": {"note": 3}}, "wall.note is 3; it may be a text"),
    ({"base": "deluxe"}, "base is 'deluxe'; it may be one of standard"),
]


@pytest.mark.parametrize(("tables", "said"), BAD, ids=[said[:40] for _, said in BAD])
def test_a_bad_value_is_refused_with_its_field(tables: dict[str, Any], said: str) -> None:
    with pytest.raises(burgher.BadComponents) as error:
        corrected(**tables)
    assert str(error.value).startswith(said)


def test_what_an_owner_corrected_is_the_owners() -> None:
    pieces = corrected(properties={"pub": {"cost": {"wood": 3}}}, fees={"guild": 2, "source": "public"})
    found = BELFORT.provenance(pieces)
    assert found["properties.pub.cost"] == "owner"
    assert found["properties.pub"] == "rulebook"
    assert found["fees"] == "public"


def test_a_corrected_cost_is_paid() -> None:
    position = position_with(table(3).stock(0, wood=1, stone=3), wall={"cost": {"wood": 1}})
    match = burgher.load(position)
    play(match, "build wall 1")
    assert stock(match, 0) == {"wood": 0, "stone": 0, "metal": 0, "gold": 0}


def test_a_cost_may_have_gold() -> None:
    setup = table(3).stock(0, wood=3, stone=3, gold=1)
    match = burgher.load(position_with(setup, wall={"cost": {"gold": 2}}))
    assert lacking(match, "build wall 1") == ("gold", 1)
    match = burgher.load(position_with(setup.stock(0, wood=3, stone=3, gold=2), wall={"cost": {"gold": 2}}))
    play(match, "build wall 1")
    assert gold(match, 0) == 0


WOOD_OR_STONE = {"cost": {"wood": 0, "stone": 1, "ws": 2}}


def test_wood_or_stone_is_paid_as_one_likes() -> None:
    match = burgher.load(position_with(table(3).stock(0, wood=2, stone=3), wall=WOOD_OR_STONE))
    play(match, "build wall 1")
    assert match.prompt.id == "ask-pay"
    assert legal(match) == {"pay wood", "pay stone"}
    play(match, "pay stone")
    assert match.seat == 0
    play(match, "pay wood")
    assert stock(match, 0) == {"wood": 1, "stone": 1, "metal": 0, "gold": 0}
    assert "end" in match.legal


def test_wood_or_stone_that_is_not_there() -> None:
    match = burgher.load(position_with(table(3).stock(0, wood=1, stone=1), wall=WOOD_OR_STONE))
    assert lacking(match, "build wall 1") == ("ws", 1)
    match = burgher.load(position_with(table(3).stock(0, wood=2, stone=1), wall=WOOD_OR_STONE))
    play(match, "build wall 1")
    assert refused(match, "pay stone") == "why-none-of-it"
    play(match, "pay wood", "pay wood")
    match = burgher.load(position_with(table(3).stock(0, stone=3), wall=WOOD_OR_STONE))
    play(match, "build wall 1")
    assert refused(match, "pay wood") == "why-none-of-it"


@pytest.mark.parametrize(
    ("cost", "discounts"),
    [
        ({"wood": 2}, {"discount wood+wood"}),
        ({"stone": 2}, {"discount stone+stone"}),
        ({"wood": 1, "stone": 1}, {"discount wood+stone"}),
        ({"metal": 2}, {"discount metal"}),
        ({"ws": 2}, {"discount wood+stone"}),
        ({"wood": 1}, {"discount wood+stone"}),
        ({"ws": 1}, {"discount wood+stone"}),
        ({"ws": 2, "metal": 1}, {"discount metal", "discount wood+stone"}),
        ({"wood": 1, "ws": 1, "stone": 1}, {"discount wood+wood", "discount wood+stone", "discount stone+stone"}),
        ({"wood": 1, "ws": 1}, {"discount wood+stone"}),
        ({"stone": 1, "ws": 1}, {"discount wood+stone"}),
        ({"wood": 2, "ws": 1}, {"discount wood+wood", "discount wood+stone"}),
    ],
)
def test_discounts_of_other_costs(cost: dict[str, int], discounts: set[str]) -> None:
    """Each discount that leaves another bill is offered once; a single one is taken without a question."""
    costs = {"wood": 0, "stone": 0} | cost
    setup = table(3).stock(0, wood=5, stone=5, metal=5).at(0, "elf", "architects")
    match = burgher.load(position_with(setup, wall={"cost": costs}))
    play(match, "use architects", "build wall 1")
    found = legal(match, "discount")
    assert found == (discounts if len(discounts) > 1 else set())


def test_a_cost_that_has_nothing_to_spare_is_paid_in_full() -> None:
    setup = table(3).stock(0, gold=3).at(0, "elf", "architects")
    match = burgher.load(position_with(setup, wall={"cost": {"wood": 0, "stone": 0, "gold": 3}}))
    play(match, "use architects", "build wall 1")
    assert gold(match, 0) == 0


def test_another_calendar() -> None:
    pieces = corrected(calendar={"seasons": {"spring": 1, "summer": 1, "autumn": 1}})
    match = burgher.Match("belfort", 3, seed=1, components=pieces)
    scored = set()
    while not match.over:
        before = match.state.round
        actions = list(match.legal)
        match.play(actions[len(match.steps) % len(actions)])
        if match.state.round != before or match.over:
            scored.add((before, sum(match.scores) > 0))
    assert max(month for month, _ in scored) == 3
    assert (1, True) in scored


def test_a_market_with_three_locks() -> None:
    setup = table(3).built(0, market=1).staffed(0, market=2).stock(0, gold=3)
    match = burgher.load(position_with(setup, properties={"market": {"locks": 3}}))
    play(match, "staff market")
    assert gold(match, 0) == 0


def test_there_are_only_so_many_masters() -> None:
    setup = table(3).built(0, gardens=(1, 2)).staffed(0, gardens=1).stock(0, gold=3)
    match = burgher.load(position_with(setup, limits={"masters_of_a_kind": 1}))
    play(match, "staff gardens")
    assert owned(match, 0)["master_elf"] == 1
