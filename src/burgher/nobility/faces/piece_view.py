# compiled
"""Cards, tiles and dice as plain JSON with everything named."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from burgher.nobility.faces import shapes
from burgher.nobility.names import (
    AUTOMA,
    BUILDINGS,
    CHARACTER_GAIN_COUNT,
    CHARACTER_GAINS,
    CHARACTERS,
    COMMISSION_MEASURES,
    COMMISSIONS,
    COMMUNITY_TILE,
    COUNCIL_TILES,
    EVENT_EFFECT_COUNT,
    EVENT_EFFECTS,
    EVENTS,
    GOOD_COUNT,
    NOBODY,
    REPUTATION_LEVELS,
    SETTLERS,
    WORKSHOP_EFFECT_COUNT,
)
from burgher.nobility.rules import Rules
from burgher.nobility.state import Town


def cell(state: Town, at: int) -> int:
    return int(state.cells[at])


def counts(state: Town, at: int, names: Sequence[str]) -> dict[Any, int]:
    """As many cells as there are names; what there is none of is left out."""
    return {name: cell(state, at + k) for k, name in enumerate(names) if state.cells[at + k] != 0}


def somebody(seat: int) -> int | None:
    return None if seat == NOBODY else int(seat)


def view_die(die: int) -> shapes.DieOn | None:
    """A die on the board; the automa's belongs to no seat."""
    if die == 0:
        return None
    if die not in _DICE:
        owner = int(die) // 10 - 1
        _DICE[die] = {"seat": None if owner == AUTOMA else owner, "value": int(die) % 10}
    return _DICE[die]


_DICE: dict[int, shapes.DieOn] = {}


# What is printed on a piece is made once for all who play by the same rules.


def view_settlers(rules: Rules, card: int) -> shapes.Settlers:
    found: shapes.Settlers | None = rules.parts.find(("settlers", card))
    return rules.parts.keep(("settlers", card), _settlers(rules, card)) if found is None else found


def _settlers(rules: Rules, card: int) -> shapes.Settlers:
    return {
        "card": SETTLERS[card],
        "stack": int(rules.settlers_stack[card]),
        "race": shapes.RACES[rules.settlers_race[card]],
        "goods": [good for k, good in enumerate(shapes.GOODS) if rules.settlers_goods[card * GOOD_COUNT + k] != 0],
        "least": int(rules.settlers_least[card]),
        "most": int(rules.settlers_most[card]),
        "workers": int(rules.settlers_workers[card]),
        "stars": int(rules.settlers_stars[card]),
    }


def view_building(rules: Rules, tile: int) -> shapes.Building:
    """A workshop with its guild and effects, or a community building."""
    found: shapes.Building | None = rules.parts.find(("building", tile))
    return rules.parts.keep(("building", tile), _building(rules, tile)) if found is None else found


def _building(rules: Rules, tile: int) -> shapes.Building:
    if tile == COMMUNITY_TILE:
        return {"tile": BUILDINGS[tile], "kind": "community", "guild": None, "effects": []}
    at = tile * WORKSHOP_EFFECT_COUNT
    return {
        "tile": BUILDINGS[tile],
        "kind": "workshop",
        "guild": shapes.GUILDS[rules.workshop_guild[tile]],
        "effects": [effect for k, effect in enumerate(shapes.EFFECTS) if rules.workshop_effects[at + k] != 0],
    }


def view_demand(rules: Rules, tile: int) -> shapes.Demand:
    """A tile of the Stone Council, as it is printed."""
    found: shapes.Demand | None = rules.parts.find(("demand", tile))
    return rules.parts.keep(("demand", tile), _demand(rules, tile)) if found is None else found


def _demand(rules: Rules, tile: int) -> shapes.Demand:
    at = tile * GOOD_COUNT
    return {
        "tile": COUNCIL_TILES[tile],
        "nobility": int(rules.council_nobility[tile]),
        "coins": int(rules.council_coins[tile]),
        "goods": {
            good: int(rules.council_goods[at + k]) for k, good in enumerate(shapes.GOODS) if rules.council_goods[at + k]
        },
        "points": int(rules.council_points[tile]),
    }


def view_event(rules: Rules, event: int) -> shapes.Event | None:
    """What the event changes, and by how much."""
    if event == NOBODY:
        return None
    found: shapes.Event | None = rules.parts.find(("event", event))
    return rules.parts.keep(("event", event), _event(rules, event)) if found is None else found


def _event(rules: Rules, event: int) -> shapes.Event:
    at = event * EVENT_EFFECT_COUNT
    effects = {name: int(rules.event_effect[at + k]) for k, name in enumerate(EVENT_EFFECTS)}
    return {"card": EVENTS[event], "effects": {name: amount for name, amount in effects.items() if amount != 0}}


def view_character(rules: Rules, character: int) -> shapes.Character | None:
    """The good that may be given once more, and what is gained on becoming a lord."""
    if character == NOBODY:
        return None
    found: shapes.Character | None = rules.parts.find(("character", character))
    return rules.parts.keep(("character", character), _character(rules, character)) if found is None else found


def _character(rules: Rules, character: int) -> shapes.Character:
    at = character * CHARACTER_GAIN_COUNT
    gain = {name: int(rules.character_gain[at + k]) for k, name in enumerate(CHARACTER_GAINS)}
    return {
        "card": CHARACTERS[character],
        "extra_good": shapes.GOODS[rules.character_good[character]],
        "gain": {name: amount for name, amount in gain.items() if amount != 0},
    }


def view_commission(rules: Rules, card: int) -> shapes.PrintedCommission:
    """What a commission card counts, and the points from each number on that changes them."""
    found: shapes.PrintedCommission | None = rules.parts.find(("commission", card))
    return rules.parts.keep(("commission", card), _commission(rules, card)) if found is None else found


def _commission(rules: Rules, card: int) -> shapes.PrintedCommission:
    at = card * REPUTATION_LEVELS
    points = [int(rules.commission_points[at + number]) for number in range(REPUTATION_LEVELS)]
    steps = [k for k in range(1, REPUTATION_LEVELS) if points[k] != points[k - 1]]
    return {
        "card": COMMISSIONS[card],
        "measure": COMMISSION_MEASURES[rules.commission_measure[card]],
        "points": [{"from": number, "points": points[number]} for number in steps],
    }
