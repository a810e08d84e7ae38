"""Sitting down, leaving, bots that take a seat and give it back, seats that move to another device."""

from __future__ import annotations

from dataclasses import replace

from sqlalchemy import Connection

from burgher.service.cleaning import clean_name
from burgher.service.clock import passed
from burgher.service.live.draft import Conflict, Draft
from burgher.service.live.table import LiveTable
from burgher.service.opening import begin_if_full, bot_name, known_level
from burgher.service.playing import follow
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


def join(live: LiveTable, draft: Draft, device: int, name: str, number: int | None) -> None:
    """Take an open seat, this one or any. Who has the seat already just stays."""
    called = clean_name(name)
    seat = _free_seat(live, number) if number is None or live.seat(number).device != device else live.seat(number)
    if seat.device == device:
        return
    draft.sit(replace(seat, kind=PERSON, name=called, device=device, seen_at=draft.at))
    draft.notice("seat-joined", seat=seat.number, name=called)
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
    """Whoever opened the table lets a bot have an open seat; when they have gone, anybody who sits there."""
    known_level(level)
    holders = live.holders()
    if device != live.row.owner and (live.row.owner in holders or device is None or device not in holders):
        raise Refusal("not-owner")
    seat = _free_seat(live, number)
    draft.sit(replace(seat, kind=BOT, name=bot_name(level, number), level=level))
    draft.notice("seat-filled", seat=number, level=level)
    begin_if_full(live, draft)


def leave(live: LiveTable, draft: Draft, device: int | None, number: int) -> None:
    """Before the game the seat becomes free again; in the game it waits for its player, or for a bot."""
    seat = live.held(number, device)
    if live.row.status == WAITING:
        draft.sit(SeatRow(live.id, number, OPEN, ""))
        draft.notice("seat-left", seat=number, name=seat.name)
        if all(other.kind != PERSON for other in live.seats if other.number != number):
            draft.change(status=CLOSED)
    elif not seat.gone:
        draft.sit(replace(seat, gone=True, seen_at=draft.at))
        if live.row.status == PLAYING:
            draft.notice("seat-left", seat=number, name=seat.name)


def come_back(live: LiveTable, draft: Draft, device: int | None, number: int) -> None:
    """Sit down again at one's own seat; a bot that played there goes."""
    seat = live.held(number, device)
    if seat.gone or seat.stand_in is not None:
        draft.sit(replace(seat, gone=False, stand_in=None, failed=False, seen_at=draft.at))
        if live.row.status == PLAYING:
            draft.notice("seat-back", seat=number, name=seat.name)


def stand_in(
    live: LiveTable, draft: Draft, device: int | None, number: int, level: str | None, absence: float, present: bool
) -> None:
    """Let a bot play for a person, or give the seat back (level None).

    One may do it for oneself at any time; the others at the table, when the player has left or stays away.
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
    if level is None:
        draft.sit(replace(seat, stand_in=None, failed=False))
        draft.notice("seat-given-back", seat=number, name=seat.name)
        return
    known_level(level)
    if seat.device != device and not _is_away(live, draft, seat, absence, present):
        raise Refusal("not-gone", seconds=int(absence))
    draft.sit(replace(seat, stand_in=level, failed=False))
    draft.notice("bot-took-seat", seat=number, name=seat.name, level=level)
    follow(live, draft)


def _is_away(live: LiveTable, draft: Draft, seat: SeatRow, absence: float, present: bool) -> bool:
    if seat.gone:
        return True
    away = min(passed(live.row.changed_at), passed(seat.seen_at or 0))
    return not present and live.row.turn == seat.number and away > absence * 1000


def automate(live: LiveTable, draft: Draft, device: int | None, number: int, automatic: Automatic) -> None:
    """Choose which forced steps are taken by themselves."""
    seat = live.held(number, device)
    if seat.automatic != automatic:
        draft.sit(replace(seat, automatic=automatic))
        if live.row.status == PLAYING:
            follow(live, draft)


def claim(live: LiveTable, draft: Draft, device: int, number: int, link: str) -> None:
    """Carry a seat to this device; the link is used up in the same moment."""
    seat = live.seat(number)

    def use(connection: Connection) -> None:
        if not queries.use_transfer(connection, link):
            raise Conflict

    draft.also(use)
    draft.sit(replace(seat, device=device, gone=False, seen_at=draft.at))
    if live.row.status not in (OVER, RECORD):
        draft.notice("seat-moved", seat=number, name=seat.name)
