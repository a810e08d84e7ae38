"""Sitting down, leaving, bots that take a seat and give it back, seats that move to another device."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import ceil

from sqlalchemy import Connection

from burgher.core.colours import Colour
from burgher.service.cleaning import clean_name
from burgher.service.clock import passed
from burgher.service.live.draft import Conflict, Draft
from burgher.service.live.table import LiveTable
from burgher.service.opening import begin_if_full, bot_name, known_level
from burgher.service.playing import take_forced_steps
from burgher.service.refusal import Refusal
from burgher.service.store import queries
from burgher.service.store.rows import (
    BOT,
    CLOSED,
    OPEN,
    OVER,
    PERSON,
    PLAYING,
    RECORD,
    WAITING,
    Automatic,
    SeatRow,
)


def _require_host(live: LiveTable, device: int | None) -> None:
    if not live.is_host(device):
        raise Refusal("not-host")


def join(
    live: LiveTable, draft: Draft, device: int, name: str, number: int | None, colour: Colour | None = None
) -> None:
    """Take an open seat, this one or any. Who has the seat already just stays.

    The game begins when all seats are taken; where a guest has taken several, not before the host says so.
    """
    called = clean_name(name)
    if device in live.row.barred:
        raise Refusal("sent-away")
    seat = _free_seat(live, number) if number is None or live.seat(number).device != device else live.seat(number)
    if seat.device == device:
        return
    if colour is not None:
        _require_free(live, colour, seat)
    worn = colour or seat.colour
    draft.sit(replace(seat, kind=PERSON, name=called, device=device, seen_at=draft.at, colour=worn))
    draft.notice("seat-joined", seat=seat.number, name=called)
    guests = [one.device for one in _seats(live, draft) if one.device not in (None, live.row.owner)]
    if len(guests) == len(set(guests)):
        begin_if_full(live, draft)
    elif _is_full(live, draft):
        draft.notice("table-full")


def choose_colour(live: LiveTable, draft: Draft, device: int | None, number: int, colour: Colour) -> None:
    """Before the game: one chooses for one's own seat, the host for bots' and open ones, too.

    Seats for which nobody has chosen take what is left.
    """
    seat = live.seat(number)
    if not (live.is_host(device) and seat.kind != PERSON):
        live.held(number, device)
    if live.row.status != WAITING:
        raise Refusal("not-waiting")
    _require_free(live, colour, seat)
    draft.sit(replace(seat, colour=colour))


def _require_free(live: LiveTable, colour: Colour, seat: SeatRow) -> None:
    if any(other.colour == colour for other in live.seats if other.number != seat.number):
        raise Refusal("colour-taken", colour=colour)


def _seats(live: LiveTable, draft: Draft) -> list[SeatRow]:
    return [draft.seat(number) for number in range(len(live.seats))]


def _is_full(live: LiveTable, draft: Draft) -> bool:
    return all(seat.kind != OPEN for seat in _seats(live, draft))


def start(live: LiveTable, draft: Draft, device: int | None) -> None:
    """The host begins a game for which all seats are taken."""
    _require_host(live, device)
    if live.row.status != WAITING:
        raise Refusal("not-waiting")
    if not _is_full(live, draft):
        raise Refusal("seats-open")
    begin_if_full(live, draft)


def _free_seat(live: LiveTable, number: int | None) -> SeatRow:
    if number is not None and live.seat(number).kind != OPEN:
        raise Refusal("seat-taken", seat=number)
    if live.row.status != WAITING:
        raise Refusal("not-waiting")
    for seat in live.seats:
        if seat.kind == OPEN and number in (None, seat.number):
            return seat
    raise Refusal("seats-taken")


def fill(live: LiveTable, draft: Draft, device: int | None, number: int, level: str) -> None:
    """The host lets a bot have an open seat."""
    known_level(level)
    _require_host(live, device)
    seat = _free_seat(live, number)
    draft.sit(replace(seat, kind=BOT, name=bot_name(level, number), level=level))
    draft.notice("seat-filled", seat=number, level=level)
    begin_if_full(live, draft)


def send_away(live: LiveTable, draft: Draft, device: int | None, number: int) -> None:
    """Before the game the host frees somebody's seat, with all others of that device, which cannot sit down again."""
    seat = live.seat(number)
    _require_host(live, device)
    if live.row.status != WAITING:
        raise Refusal("not-waiting")
    if seat.kind == OPEN:
        raise Refusal("seat-is-open")
    if seat.device == device:
        raise Refusal("own-seat")
    if seat.kind == BOT:
        draft.sit(SeatRow(live.id, number, OPEN, ""))
        draft.notice("bot-sent-away", seat=number)
        return
    assert seat.device is not None
    for other in live.seats:
        if other.device == seat.device:
            _free(live, draft, other)
            draft.notice("seat-sent-away", seat=other.number, name=other.name)
    draft.change(barred=[*live.row.barred, seat.device])


def _free(live: LiveTable, draft: Draft, seat: SeatRow) -> None:
    draft.sit(SeatRow(live.id, seat.number, OPEN, ""))
    _void_links(live, draft, seat.number)


def _void_links(live: LiveTable, draft: Draft, number: int) -> None:
    """A link to a seat is worth nothing once somebody else may have it."""
    draft.also(lambda connection: queries.void_transfers(connection, live.id, number))


def leave(live: LiveTable, draft: Draft, device: int | None, number: int) -> None:
    """Before the game the seat becomes free again; in the game it waits for its player, or for a bot."""
    seat = live.held(number, device)
    if live.row.status == WAITING:
        _free(live, draft, seat)
        draft.notice("seat-left", seat=number, name=seat.name)
        if all(other.kind != PERSON for other in live.seats if other.number != number):
            draft.change(status=CLOSED)
    elif not seat.gone:
        draft.sit(replace(seat, gone=True, seen_at=draft.at))
        _void_links(live, draft, number)
        if live.row.status == PLAYING:
            draft.notice("seat-left", seat=number, name=seat.name)


def come_back(live: LiveTable, draft: Draft, device: int | None, number: int) -> None:
    """Sit down again at one's own seat; a bot that played there goes."""
    seat = live.held(number, device)
    if seat.gone or seat.stand_in is not None:
        draft.sit(replace(seat, gone=False, stand_in=None, failed=False, seen_at=draft.at))
        if live.row.status == PLAYING:
            draft.notice("seat-back", seat=number, name=seat.name)


@dataclass(frozen=True)
class Patience:
    """Seconds that a table waits for whoever is to decide, before the others may let a bot play for them."""

    away: float
    """For somebody who is not at the table."""
    idle: float
    """For somebody who is there, and does nothing."""
    since: int = 0
    """When the server began to look who is there."""


def stand_in(
    live: LiveTable, draft: Draft, device: int | None, number: int, level: str | None, patience: Patience, present: bool
) -> None:
    """Let a bot play for a person, or give the seat back (level None).

    One may do it for oneself at any time; the others at the table, when the player has left, or has let them wait.
    Once a bot plays, only the player can change that.
    """
    seat = live.seat(number)
    if device is None or device not in live.holders():
        raise Refusal("not-seated")
    if live.row.status != PLAYING:
        raise Refusal("not-playing", status=live.row.status)
    if seat.kind != PERSON:
        raise Refusal("seat-taken", seat=number)
    if seat.stand_in == level:
        return
    if level is None or seat.stand_in is not None:
        live.held(number, device)
    if level is None:
        draft.sit(replace(seat, stand_in=None, failed=False))
        draft.notice("seat-given-back", seat=number, name=seat.name)
        return
    known_level(level)
    if seat.device != device and not seat.gone:
        _require_absence(live, seat, patience, present)
    draft.sit(replace(seat, stand_in=level, failed=False))
    _void_links(live, draft, number)
    draft.notice("bot-took-seat", seat=number, name=seat.name, level=level)
    take_forced_steps(live, draft)


def _require_absence(live: LiveTable, seat: SeatRow, patience: Patience, present: bool) -> None:
    if live.row.turn != seat.number:
        raise Refusal("not-awaited", name=seat.name)
    waited = passed(live.row.moved_at)
    if present:
        _require_wait(waited, patience.idle, "still-here", seat)
    else:
        # Before the server began, nobody could be here.
        away = passed(max(live.seen_at(seat) or 0, patience.since))
        _require_wait(min(waited, away), patience.away, "not-away-long", seat)


def _require_wait(waited: int, seconds: float, refusal: str, seat: SeatRow) -> None:
    left = seconds * 1000 - waited
    if left > 0:
        raise Refusal(refusal, name=seat.name, minutes=ceil(left / 60_000))


def automate(live: LiveTable, draft: Draft, device: int | None, number: int, automatic: Automatic) -> None:
    """Choose which forced steps are taken by themselves."""
    seat = live.held(number, device)
    if seat.automatic != automatic:
        draft.sit(replace(seat, automatic=automatic))
        if live.row.status == PLAYING:
            take_forced_steps(live, draft)


def claim(live: LiveTable, draft: Draft, device: int, number: int, owner: int, link: str) -> None:
    """Carry a seat from its owner to this device; the link is used up in the same moment, and so are all others."""
    seat = live.seat(number)
    if seat.device != owner:
        raise Refusal("bad-link")
    if device in live.row.barred:
        raise Refusal("sent-away")

    def use(connection: Connection) -> None:
        if not queries.use_transfer(connection, link):
            raise Conflict

    draft.also(use)
    _void_links(live, draft, number)
    draft.sit(replace(seat, device=device, gone=False, seen_at=draft.at))
    if live.row.status not in (OVER, RECORD):
        draft.notice("seat-moved", seat=number, name=seat.name)
