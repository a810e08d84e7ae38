"""Opening tables: who sits where, with which pieces and options; and the beginning of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from burgher.bots import LEVELS
from burgher.core import registry
from burgher.core.components import ComponentSet
from burgher.core.errors import BurgherError, Phrase
from burgher.core.game import Game
from burgher.core.options import Value
from burgher.core.record import hash_seed
from burgher.service.chance import Chance
from burgher.service.cleaning import check_letters, clean_name
from burgher.service.clock import now
from burgher.service.keys import new_table_id
from burgher.service.live.draft import Draft
from burgher.service.live.match import TableMatch, opening_of
from burgher.service.live.pieces import pieces_of
from burgher.service.live.table import LiveTable
from burgher.service.playing import take_forced_steps
from burgher.service.refusal import Refusal, refused
from burgher.service.shapes.tables import NewSeat, NewTable
from burgher.service.store.rows import BOT, BY_CHANCE, OPEN, PERSON, PLAYING, WAITING, SeatRow, TableRow, changed_row

NAMELESS = "Player {number}"
"""What somebody is called who gave no name."""


def known_game(name: str) -> Game:
    if name not in registry.names():
        raise Refusal("no-game", game=name, games=list(registry.names()))
    return registry.find(name)


def known_level(name: str) -> str:
    if name not in LEVELS:
        raise Refusal("no-level", level=name, levels=list(LEVELS))
    return name


def plain_options(options: dict[str, Value]) -> dict[str, Any]:
    return {name: list(value) if isinstance(value, tuple) else value for name, value in options.items()}


def new_row(game: Game, players: int, owner: int, chance: Chance, **given: Any) -> TableRow:
    """A table that has not begun; what is given stands in it."""
    seed = chance.seed()
    made = now()
    fields: dict[str, Any] = {
        "id": new_table_id(),
        "game": game.name,
        "players": players,
        "seed": seed,
        "seed_hash": hash_seed(seed),
        "seed_by_hand": False,
        "position": None,
        "status": WAITING,
        "version": 0,
        "pulse": 0,
        "moment": 0,
        "turn": None,
        "result": None,
        "owner": owner,
        "made_key": None,
        "rematch": None,
        "parent": None,
        "parent_moment": None,
        "created_at": made,
        "changed_at": made,
        "moved_at": made,
        "barred": [],
        "removed_at": None,
        "hints": False,
        "lesson": None,
        "taken_back": 0,
    }
    return TableRow(**{**fields, **given})


def plan_table(
    asked: NewTable, device: int, chance: Chance, own: ComponentSet | None = None
) -> tuple[TableRow, list[SeatRow]]:
    """A new table as somebody wants it, with these pieces or those it names; refusals say what cannot be."""
    check_letters([asked.options, asked.corrections])
    game = known_game(asked.game)
    players = len(asked.seats)
    try:
        options = game.settle_options(players, asked.options)
        components = own or _components(game, asked)
    except BurgherError as error:
        raise refused(error) from None
    given: dict[str, Any] = {"options": plain_options(options), "components": components.json(), "made_key": asked.key}
    given["hints"] = asked.hints
    if asked.seed is not None:
        if any(seat.who == "open" for seat in asked.seats):
            raise Refusal("seed-with-friends")
        given |= {"seed": asked.seed, "seed_hash": hash_seed(asked.seed), "seed_by_hand": True}
    row = new_row(game, players, device, chance, **given)
    wanted = list(asked.seats)
    for number, seat in enumerate(wanted):
        if seat.colour is not None and seat.colour in [other.colour for other in wanted[:number]]:
            raise Refusal("colour-taken", colour=seat.colour)
    if asked.shuffle:
        chance.mix(wanted)
    return row, [_plan_seat(row.id, number, seat, device) for number, seat in enumerate(wanted)]


def _components(game: Game, asked: NewTable) -> ComponentSet:
    if asked.components is not None and asked.components not in game.sets:
        # Never a file's name: what is asked for comes from outside.
        raise Refusal("bad-components", detail=Phrase("unknown-set", name=repr(asked.components)))
    if asked.corrections is None:
        return pieces_of(game.name, {"name": asked.components or game.sets[0]})
    base = {} if asked.components is None else {"base": asked.components}
    return game.corrected({**base, **asked.corrections}, "corrected")


def _plan_seat(id: str, number: int, asked: NewSeat, device: int) -> SeatRow:
    if asked.who == "bot":
        level = known_level(asked.level or next(iter(LEVELS)))
        return SeatRow(id, number, BOT, bot_name(level, number), level=level, colour=asked.colour)
    if asked.who == "open":
        return SeatRow(id, number, OPEN, "", colour=asked.colour)
    name = NAMELESS.format(number=number + 1) if asked.name is None else clean_name(asked.name)
    return SeatRow(id, number, PERSON, name, device=device, colour=asked.colour)


def bot_name(level: str, number: int) -> str:
    """As everywhere in Burgher: a record shows by it which seats bots had."""
    return f"{level} {number + 1}"


def begin_if_full(live: LiveTable, draft: Draft) -> None:
    """Start the game when nobody is missing."""
    if live.row.status != WAITING or any(draft.seat(seat.number).kind == OPEN for seat in live.seats):
        return
    begin(live, draft, [draft.seat(seat.number).name for seat in live.seats])


def begin(live: LiveTable, draft: Draft, names: Sequence[str]) -> None:
    try:
        live.match = TableMatch.begin(opening_of(live.row), names)
    except BurgherError as error:
        raise refused(error) from None
    draft.change(status=PLAYING)
    live.row = changed_row(live.row, status=PLAYING)
    draft.played(0, BY_CHANCE)
    take_forced_steps(live, draft)
