# compiled
"""The town of Caveborn: a position's cells by the names of things. The sections of the rulebook work on it."""

from __future__ import annotations

from mypy_extensions import i64

from burgher.core.cells import vec
from burgher.core.events import Argument, Event
from burgher.core.question import Questions
from burgher.core.state import State
from burgher.nobility.cells import (
    APPRENTICES,
    CHARACTER,
    COMMUNITY,
    COUNCIL,
    DESK,
    DISPLAY,
    EVENT,
    HALL,
    HAND,
    LOT,
    MASTER,
    OBJECTIVE,
    POINTS,
    REPUTATION,
    SHIP,
    SIZE,
    STAGE,
    STORE,
    TILE_CARD,
    TILE_SEAT,
    USED,
    VALUE,
    VISIT,
    WORKERS,
    WORKSHOP,
)
from burgher.nobility.names import (
    COMMUNITY_SPACES,
    COUNCIL_SPACES,
    DESKS,
    DICE_TILE_COUNT,
    DISPLAY_SPACES,
    EVENT_EFFECT_COUNT,
    GOOD_COUNT,
    GUILD_COUNT,
    HALL_SPACES,
    HAND_SPACES,
    LOTS,
    NOBODY,
    POINT_SOURCE_COUNT,
    SEATS,
    WORKSHOP_SPACES,
)
from burgher.nobility.rules import Rules


class Town(State):
    """A position, without its flow (that is `flow.Nobility`)."""

    def __init__(self, rules: Rules, cells: vec[i64], stack: vec[i64], questions: Questions) -> None:
        super().__init__(rules.players, cells, stack, questions)
        self.rules = rules

    # goods, points, reputation

    def goods_of(self, seat: i64) -> i64:
        """How many goods a seat has in all."""
        c = self.cells
        at = STORE + seat * GOOD_COUNT
        return c[at] + c[at + 1] + c[at + 2] + c[at + 3] + c[at + 4] + c[at + 5]

    def score(self, seat: i64, source: i64, points: i64) -> None:
        self.cells[POINTS + seat * POINT_SOURCE_COUNT + source] += points

    def points(self, seat: i64) -> i64:
        """Where a seat stands on the victory point track."""
        c = self.cells
        total: i64 = 0
        for source in range(POINT_SOURCE_COUNT):
            total += c[POINTS + seat * POINT_SOURCE_COUNT + source]
        return total

    def change_reputation(self, seat: i64, by: i64) -> None:
        """Reputation: the track has two ends, and what goes beyond them is lost."""
        now = self.cells[REPUTATION + seat]
        level = now + by
        if level > self.rules.reputation_most:
            level = self.rules.reputation_most
        if level < self.rules.reputation_least:
            level = self.rules.reputation_least
        if level != now:
            self.cells[REPUTATION + seat] = level
            if self.log is not None:
                self.tell("reputation-changed", {"seat": seat, "by": level - now, "reputation": level})

    def pips_left(self, seat: i64) -> i64:
        """Reputation: the dice placed in a round add up to no more than the reputation. It may have fallen since."""
        left = self.cells[REPUTATION + seat] - self.cells[USED + seat]
        if left < 0:
            return 0
        return left

    # the visit of a place whose action has several parts

    def begin_visit(self, place: i64, value: i64) -> None:
        self.cells[VISIT] = place
        self.cells[VALUE] = value
        self.cells[STAGE] = 0

    def end_visit(self) -> None:
        self.cells[VISIT] = NOBODY
        self.cells[VALUE] = 0
        self.cells[STAGE] = 0

    # what counts for a seat

    def event_gives(self, effect: i64) -> i64:
        """How much the event in force changes this; 0 when it changes something else."""
        event = self.cells[EVENT]
        if event < 0:
            return 0
        return self.rules.event_effect[event * EVENT_EFFECT_COUNT + effect]

    def desks_for(self, seat: i64, benefit: i64) -> i64:
        """How many of a seat's desks in the Chancery have this benefit."""
        if not self.rules.chancery:
            return 0
        c = self.cells
        count: i64 = 0
        for desk in range(DESKS):
            if c[DESK + desk] == seat and self.rules.desk_benefit[desk] == benefit:
                count += 1
        return count

    def desks_of(self, seat: i64) -> i64:
        """A seat's apprentices in the Chancery."""
        c = self.cells
        count: i64 = 0
        for desk in range(DESKS):
            if c[DESK + desk] == seat:
                count += 1
        return count

    def built(self, seat: i64) -> i64:
        """Houses on lots, which is also how many settlers cards a seat has completed."""
        c = self.cells
        for lot in range(LOTS):
            if c[LOT + seat * LOTS + lot] < 0:
                return lot
        return LOTS

    def settled(self, seat: i64, race: i64) -> i64:
        """How many settlers cards of a race a seat has completed."""
        c = self.cells
        count: i64 = 0
        for lot in range(LOTS):
            card = c[LOT + seat * LOTS + lot]
            if card < 0:
                break
            if self.rules.settlers_race[card] == race:
                count += 1
        return count

    def apprentices_in(self, guild: i64) -> i64:
        """Apprentices of all seats in a guild; guild masters are none any more."""
        c = self.cells
        if len(c) != SIZE or guild < 0 or guild >= GUILD_COUNT:
            raise IndexError
        at = APPRENTICES + guild * SEATS
        return c[at] + c[at + 1] + c[at + 2] + c[at + 3] + c[at + 4] + c[at + 5]

    def apprentices_of(self, seat: i64) -> i64:
        """A seat's apprentices in all guilds."""
        c = self.cells
        if len(c) != SIZE or seat < 0 or seat >= SEATS:
            raise IndexError
        count: i64 = 0
        for guild in range(i64(GUILD_COUNT)):
            count += c[APPRENTICES + guild * SEATS + seat]
        return count

    def workshops_of(self, seat: i64) -> i64:
        """Workshops with a guild master of this seat."""
        c = self.cells
        count: i64 = 0
        for space in range(WORKSHOP_SPACES):
            if c[MASTER + space] == seat:
                count += 1
        return count

    def communities_of(self, seat: i64) -> i64:
        """Community buildings on a seat's board."""
        at = COMMUNITY + seat * COMMUNITY_SPACES
        return self.cells[at] + self.cells[at + 1] + self.cells[at + 2]

    def figures_of(self, seat: i64) -> i64:
        """All workers, apprentices and guild masters of a seat that are in play."""
        return (
            self.cells[WORKERS + seat]
            + self.apprentices_of(seat)
            + self.workshops_of(seat)
            + self.communities_of(seat)
            + self.desks_of(seat)
        )

    def tell_all(self, event: str, args: dict[str, Argument], reveals: bool) -> None:
        """What everybody learns now, and perhaps nobody but the doer knew before."""
        log = self.log
        if log is not None:
            log.append(Event(event, args, (), reveals))


def empty_cells() -> vec[i64]:
    """Cells before anything has been set up: nothing anywhere, nobody anywhere."""
    cells = vec[i64]([0] * SIZE)
    for cell in (EVENT, SHIP, OBJECTIVE, VISIT):
        cells[cell] = NOBODY
    for start, count in (
        (CHARACTER, SEATS),
        (HAND, SEATS * HAND_SPACES),
        (LOT, SEATS * LOTS),
        (WORKSHOP, WORKSHOP_SPACES),
        (MASTER, WORKSHOP_SPACES),
        (DISPLAY, DISPLAY_SPACES),
        (HALL, HALL_SPACES),
        (COUNCIL, COUNCIL_SPACES),
        (DESK, DESKS),
        (TILE_SEAT, DICE_TILE_COUNT),
        (TILE_CARD, DICE_TILE_COUNT),
    ):
        for k in range(count):
            cells[start + k] = NOBODY
    return cells
