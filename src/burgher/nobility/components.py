"""Reads the component files of Rise to Nobility: each field checked, unknown fields refused, provenance kept."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from functools import cache
from pathlib import Path

from burgher.core.components import Table, one_of, overlay, provenance, read_file, unfit
from burgher.core.options import Value
from burgher.nobility.board_components import Board
from burgher.nobility.deck_components import Decks
from burgher.nobility.rules import Rules

FOLDER = Path(__file__).parent / "components"
STANDARD = "standard"
NUMERALS_AS_POINTS = "numerals_as_points"
SETS = (STANDARD, NUMERALS_AS_POINTS)
"""The sets that come with the game; all but the first are laid over it."""
FILES = ("board", "settlers", "buildings", "council", "ships", "characters", "events", "solo", "chancery")
"""The files of the standard set."""
SOURCES = ("rulebook", "public", "inferred", "reconstructed", "owner")


def shipped(name: str) -> dict[str, object]:
    """The values of a set that comes with the game, the caller's own to change."""
    return deepcopy(_read(name))


@cache
def _read(name: str) -> dict[str, object]:
    """Reading the files takes much longer than all else that begins a game."""
    values: dict[str, object] = {}
    for file in FILES:
        values |= read_file(FOLDER / f"{file}.toml")
    return values if name == STANDARD else overlay(values, read_file(FOLDER / f"{name}.toml"))


class Pieces:
    """All numbers of the component files, for any number of players and any options."""

    def __init__(self, values: Mapping[str, object]) -> None:
        file = Table(dict(values), "")
        self.board = Board(file)
        self.decks = Decks(file, self.board)
        file.close()
        for path, source in provenance(values).items():
            if source not in SOURCES:
                raise unfit(f"{path}.source", source, one_of(SOURCES))

    def rules(self, players: int, options: Mapping[str, Value]) -> Rules:
        board, decks = self.board, self.decks
        count = players - 1
        return Rules(
            players=players,
            events=bool(options["events"]),
            chancery=bool(options["chancery"]),
            dice=board.dice[count],
            tavern_spaces=board.tavern_spaces[count],
            yard_spaces=board.yard_spaces[count],
            guild_dice=board.guild_dice[count],
            apprentice_spaces=board.apprentice_spaces[count],
            apprentice_income=board.apprentice_income[count],
            neutral_space=board.neutral_space[count],
            reward_factor=board.reward_factor[count],
            castle_spaces=board.castle_spaces[count],
            # One plays without the Chancery, and so without its desks.
            desk_rows=board.desk_rows[count - 1] if players > 1 else 1,
            start_reputation=board.start_reputation[count],
            start_modifiers=board.start_modifiers[count],
            rounds=board.rounds,
            start_coins=board.start_coins,
            start_goods=board.start_goods,
            start_houses=board.start_houses,
            workers_each=board.workers_each,
            houses_each=board.houses_each,
            reputation_least=board.reputation_least,
            reputation_most=board.reputation_most,
            nobility_most=board.nobility_most,
            lord_at=board.lord_at,
            nobility_points=board.nobility_points,
            settlers_stack=decks.settlers_stack,
            settlers_race=decks.settlers_race,
            settlers_goods=decks.settlers_goods,
            settlers_least=decks.settlers_least,
            settlers_most=decks.settlers_most,
            settlers_workers=decks.settlers_workers,
            settlers_stars=decks.settlers_stars,
            hand_limit=board.hand_limit,
            most_of_a_good=board.most_of_a_good,
            character_good=decks.character_good,
            character_gain=decks.character_gain,
            house_cost=board.house_cost,
            guild_space=board.guild_space,
            guild_buys=board.guild_buys,
            guild_places=board.guild_places,
            guild_activates=board.guild_activates,
            good_cost=board.good_cost,
            workshop_guild=decks.workshop_guild,
            workshop_effects=decks.workshop_effects,
            workshop_points=board.workshop_points,
            workshop_stars=board.workshop_stars,
            reward_coins=board.reward_coins,
            reward_points=board.reward_points,
            workshop_income=board.workshop_income,
            hall_cost=board.hall_cost,
            community_tiles=decks.community_tiles,
            community_points=decks.community_points,
            community_stars=decks.community_stars,
            community_bonus=decks.community_bonus,
            community_income=decks.community_income,
            sale_coins=decks.sale_coins,
            council_row=decks.council_row,
            council_race=decks.council_race,
            council_nobility=decks.council_nobility,
            council_coins=decks.council_coins,
            council_goods=decks.council_goods,
            council_points=decks.council_points,
            council_loss=decks.council_loss,
            clerk_space=board.clerk_space,
            clerk_modifiers=board.clerk_modifiers,
            clerk_buys=board.clerk_buys,
            modifier_cost=board.modifier_cost,
            clerk_draws=board.clerk_draws,
            clerk_loss=board.clerk_loss,
            ship_price=decks.ship_price,
            ship_spaces=decks.ship_spaces,
            castle_takes=board.castle_takes,
            castle_gain=board.castle_gain,
            board_takes=board.board_takes,
            event_stack=decks.event_stack,
            event_effect=decks.event_effect,
            objective_needs=decks.objective_needs,
            automa_guild=decks.automa_guild,
            desk_race=decks.desk_race,
            desk_benefit=decks.desk_benefit,
            benefit_amount=decks.benefit_amount,
            desk_income=decks.desk_income,
            first_commissions=decks.first_commissions,
            commission_measure=decks.commission_measure,
            commission_points=decks.commission_points,
            tile_values=decks.tile_values,
            goods_per_point=board.goods_per_point,
        )
