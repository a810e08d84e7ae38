"""Games that go on elsewhere: rematches, records from outside, and playing on from a moment."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import Connection

from burgher.bots.worker import Tell
from burgher.core import registry
from burgher.core.chance import Random
from burgher.core.colours import Colour
from burgher.core.errors import BadRecord, Phrase
from burgher.core.match import Match, read
from burgher.core.record import Record, from_json
from burgher.core.simulate import Tally, simulate
from burgher.core.state import CHANCE
from burgher.service.chance import Chance
from burgher.service.cleaning import clean_name
from burgher.service.live.draft import Draft
from burgher.service.live.match import Opening
from burgher.service.live.table import SNAPSHOT_EVERY, LiveTable, at_moment, sign
from burgher.service.opening import begin_if_full, bot_name, known_level, new_row, plain_options
from burgher.service.refusal import Refusal
from burgher.service.replaying import require_open
from burgher.service.shapes.replay import Fork
from burgher.service.store import queries
from burgher.service.store.rows import BOT, OVER, PERSON, READ, RECORD, SeatRow, TableRow, changed_row, write_events

MOST_ACTIONS = 20_000
TRIALS = 3
"""Random games that a position from outside must survive before anybody may play on from it."""
_PRINTABLE = re.compile(r"[ -~]{0,64}")


# rematch


def rematch(live: LiveTable, draft: Draft, device: int | None, chance: Chance) -> None:
    """A new table for the same people and bots, with the same rules."""
    if device is None or device not in live.holders():
        raise Refusal("not-seated")
    if live.row.status != OVER:
        raise Refusal("not-over")
    if live.row.rematch is not None:
        return
    old = live.row
    row = new_row(
        registry.find(old.game),
        old.players,
        device,
        chance,
        options=old.options,
        components=old.components,
        hints=old.hints,
    )
    seats = [
        SeatRow(
            row.id, s.number, s.kind, s.name, level=s.level, device=s.device, automatic=s.automatic, colour=s.colour
        )
        for s in live.seats
    ]
    opened = open_draft(row, seats)
    draft.also(opened.write)
    draft.change(rematch=row.id)
    draft.notice("rematch", table=row.id)


def open_draft(row: TableRow, seats: list[SeatRow]) -> Draft:
    """A draft of a new table; the game begins with it when all are there."""
    draft = Draft.opening(LiveTable(row, tuple(seats)))
    begin_if_full(draft.live, draft)
    draft.change()
    return draft


# playing on


def fork(connection: Connection, live: LiveTable, asked: Fork, device: int, chance: Chance) -> Draft:
    """A new table that begins at a moment of this game: one seat for a person, bots at the others."""
    require_open(live)
    match = live.playing()
    live.seat(asked.seat)
    known_level(asked.level)
    name = clean_name(asked.name)
    if asked.moment > match.moment:
        raise Refusal("no-moment", moment=asked.moment, last=match.moment)
    state = at_moment(connection, live, asked.moment)
    if state.over():
        raise Refusal("nothing-to-play")
    position = {
        "game": live.row.game,
        "players": live.row.players,
        "options": live.row.options,
        "components": live.row.components,
        **match.game.position(state),
    }
    row = new_row(
        match.game,
        live.row.players,
        device,
        chance,
        options=live.row.options,
        components=live.row.components,
        position=position,
        made_key=asked.key,
        parent=live.id,
        parent_moment=asked.moment,
    )
    seats = [
        SeatRow(row.id, number, PERSON, name, device=device, colour=old.colour)
        if number == asked.seat
        else SeatRow(row.id, number, BOT, bot_name(asked.level, number), level=asked.level, colour=old.colour)
        for number, old in enumerate(live.seats)
    ]
    return open_draft(row, seats)


# records from outside


@dataclass(frozen=True)
class ReadRecord:
    """A record that was played again, ready to be kept."""

    row: dict[str, Any]
    names: list[str]
    colours: list[Colour]
    steps: list[tuple[int, str, list[Any]]]
    """Seat, action and events of each step."""
    snapshots: list[tuple[int, str]]
    """Moment and position."""


def _read(record: Record) -> Match:
    """Why an action is not legal takes the words of a game, which whoever brings a file does not have at hand."""
    try:
        return read(record)
    except BadRecord as error:
        phrase = error.phrase
        if phrase is None or phrase.id != "not-legal-there":
            raise
        raise BadRecord("not-legal-at", at=phrase.details["at"], action=phrase.details["action"]) from None


def read_asked(asked: dict[str, Any], tell: Tell) -> dict[str, Any]:
    """A worker's work: `read_record`."""
    return asdict(read_record(asked))


def read_record(values: Mapping[str, Any]) -> ReadRecord:
    """Play a record again, in a worker: it comes from outside, and may be anything. BadRecord says what is wrong."""
    record = from_json(dict(values))
    if len(record.actions) > MOST_ACTIONS:
        raise BadRecord("too-many-actions", found=str(len(record.actions)), most=str(MOST_ACTIONS))
    for field, text in (("seed", record.seed), ("seed_hash", record.seed_hash)):
        if text is not None and not _PRINTABLE.fullmatch(text):
            raise BadRecord("not-fitting", field=field, value=repr(text), may=Phrase("may-short-text", most=64))
    match = _read(record)
    if record.position is not None:
        _try_out(match)
    written = match.record(with_seed=True).json()
    row = {
        "game": match.game.name,
        "players": match.players,
        "options": plain_options(match.options),
        "components": match.components.json(),
        "seed": record.seed,
        "seed_hash": record.seed_hash,
        "position": record.position,
        "moment": len(match.steps),
        "turn": match.seat if match.seat >= 0 else None,
        "result": written.get("result"),
        "taken_back": record.taken_back,
    }
    steps = [(int(step.seat), step.action.text, write_events(step.events)) for step in match.steps]
    return ReadRecord(row, list(record.names), list(record.colours), steps, _snapshots(match, record.position))


def _try_out(match: Match) -> None:
    for trial in range(TRIALS):
        state = match.state.copy()
        random = Random(trial)
        state.settle(random)
        simulate(state, random, Tally(match.players))


def _snapshots(match: Match, position: Mapping[str, object] | None) -> list[tuple[int, str]]:
    opening = Opening(match.game, match.players, match.options, match.components, "", None, position)
    state = opening.start()
    found: list[tuple[int, str]] = []
    for moment, step in enumerate(match.steps, 1):
        state.apply(step.action.index)
        last = found[-1][0] if found else 0
        if moment - last >= SNAPSHOT_EVERY and state.seat != CHANCE:
            found.append((moment, json.dumps(match.game.position(state), separators=(",", ":"), sort_keys=True)))
    return found


def record_draft(found: ReadRecord, device: int, key: str | None) -> Draft:
    """A table that holds a record, to look at."""
    game = registry.find(found.row["game"])
    row = changed_row(
        new_row(game, found.row["players"], device, Chance(), options={}, components={}),
        **{**found.row, "made_key": key},
    )
    names = [_name_at(found.names, number) for number in range(row.players)]
    colours: list[Colour | None] = [*found.colours] or [None] * row.players
    seats = [SeatRow(row.id, k, PERSON, name, colour=colours[k]) for k, name in enumerate(names)]
    draft = Draft.opening(LiveTable(row, tuple(seats)))
    for seat, action, events in found.steps:
        draft.read_step(seat, READ, action, events)
    draft.change(status=RECORD)

    def keep_snapshots(connection: Connection) -> None:
        for moment, position in found.snapshots:
            queries.add_snapshot(connection, row.id, moment - 1, moment, position, sign(row.id, moment - 1, position))

    draft.also(keep_snapshots)
    return draft


def _name_at(names: list[str], number: int) -> str:
    try:
        return clean_name(names[number])
    except (IndexError, Refusal):
        return f"Player {number + 1}"
