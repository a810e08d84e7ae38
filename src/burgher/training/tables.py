# compiled
"""Many games at once, at tables where a learner meets others: networks, which are asked like itself, and bots, which
decide here.

Only where there is a choice is anybody asked; what chance and those without a choice do happens in between. What a bot
has decided is shown like a question, together with its answer: a learner may learn from it, too.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64, u8

from burgher.bots.evaluator import NO_HURRY
from burgher.bots.greedy import TurnSearch
from burgher.core.cells import extend, vec
from burgher.core.chance import Random
from burgher.core.moves import Moves
from burgher.core.placement import placement
from burgher.core.state import CHANCE, OVER, State

SEATS: Final = 6
"""Rows of numbers for each seat have room for so many."""

# who plays a seat
LEARNER: Final = 0
MEMBER: Final = 1
"""The network of the league that belongs to the table."""
STYLE: Final = 2
"""The first of the bots; the others follow."""

# who sits at a table
ALONE: Final = 0
"""The learner at all seats."""
AMONG_MEMBERS: Final = 1
"""The learner at some seats, at least one, and the table's network at the others."""
AMONG_STYLES: Final = 2
"""The same with one of the bots."""
STYLES_ALONE: Final = 3
"""Bots at all seats."""
EXAMINED: Final = 4
"""The learner at one seat, the first of the bots at all others."""

NOT_GIVEN: Final = -1
ALL_LEGAL: Final = -1

NEARLY: Final = 0.8
"""What a lone player who all but won is better off than one who had nothing; a victory is worth two."""

FROZEN_HEAD: Final = 8 + SEATS
"""Numbers of a table that is written down before those of its plan and its position."""


class LeagueTables:
    """Tables, each for the games in ``kinds[table]`` (their first positions are in ``starts``) and with the company
    ``companies[table]``."""

    def __init__(
        self,
        starts: list[State],
        kinds: list[list[int]],
        companies: list[int],
        styles: list[TurnSearch],
        features: int,
        choices: int,
        chance: Random,
    ) -> None:
        count = len(kinds)
        self.starts = starts
        self.kinds = kinds
        self.companies = companies
        self.styles = styles
        self.chance = chance
        """What the bots roll their dice with."""
        self.count: i64 = count
        self.features: i64 = features
        self.choices: i64 = choices
        self.stride: i64 = (choices + 7) // 8
        self.moves = Moves()
        self.row = vec[i16]([0] * features)
        self.no_choices = vec[u8]([0] * (count * ((choices + 7) // 8)))
        self.states: list[State] = [starts[kinds[k][0]].copy() for k in range(count)]
        self.variants: list[int] = [kinds[k][0] for k in range(count)]
        self.randoms: list[Random] = [Random(0) for _ in range(count)]
        self.plans: list[list[int]] = [[] for _ in range(count)]
        self.roles = vec[i64]([0] * (count * SEATS))
        """Who plays each seat of each table."""
        self.observations = vec[i16]([0] * (count * features))
        """What the seat that is asked at each table sees, table after table."""
        self.masks = self.no_choices
        """What it may do: a bit for each action, the lowest of a byte first."""
        self.seats = vec[i64]([0] * count)
        """Which seat that is."""
        self.asked = vec[i64]([0] * count)
        """Who plays it."""
        self.given = vec[i64]([0] * count)
        """What a bot has decided there; NOT_GIVEN where a network decides."""
        self.dones = vec[u8]([0] * count)
        """Whether the last step ended a game; what is seen is of the next one then."""
        self.places = vec[float]([0.0] * (count * SEATS))
        """Who came where in the last game, as `placement` tells it."""
        self.points = vec[i64]([0] * (count * SEATS))
        self.wins = vec[float]([0.0] * (count * SEATS))
        """Each seat's share of the victory."""
        self.casts = vec[i64]([0] * (count * SEATS))
        """Who played each seat in the last game."""

    def reset(self, seed: str) -> None:
        """Begin anew at every table, each with chance of its own."""
        seen = self._clear()
        for k in range(self.count):
            self.randoms[k] = Random(f"{seed}/{k}")
            self._begin(k)
            self._go_on(k)
            self._ask(k)
            self._show(k)
            seen = extend(seen, self.row)
        self.observations = seen

    def mix(self, companies: list[int]) -> None:
        """Other company from now on, in the games that are under way, too."""
        seen = self._clear()
        self.companies = companies
        for k in range(self.count):
            self._cast(k)
            self._offer(k)
            self._ask(k)
            self._show(k)
            seen = extend(seen, self.row)
        self.observations = seen

    def step(self, actions: list[int]) -> int:
        """One action at each table; gives the first table whose action is not legal, and then nothing was done.

        Where an action was given, that one counts.
        """
        for k in range(self.count):
            if self.given[k] == NOT_GIVEN:
                action: i64 = actions[k]
                if not 0 <= action < self.choices or not self._is_offered(k, action):
                    return int(k)
        seen = self._clear()
        for k in range(self.count):
            self.dones[k] = 0
            action = self.given[k]
            if action == NOT_GIVEN:
                action = actions[k]
            self.states[k].apply(action)
            self._go_on(k)
            self._ask(k)
            self._show(k)
            seen = extend(seen, self.row)
        self.observations = seen
        return ALL_LEGAL

    def _is_offered(self, table: i64, action: i64) -> bool:
        return (i64(self.masks[table * self.stride + (action >> 3)]) >> (action & 7)) & 1 == 1

    def _go_on(self, table: i64) -> None:
        """Until somebody has a choice; ``moves`` holds it then."""
        moves = self.moves
        random = self.randoms[table]
        state = self.states[table]
        while True:
            if state.seat == CHANCE:
                moves.clear()
                state.chances(moves)
                state.apply(moves.draw(random))
                continue
            if state.seat == OVER:
                self._finish(table, state)
                self._begin(table)
                state = self.states[table]
                continue
            moves.clear()
            state.offer(moves, True)
            if moves.count != 1:
                return
            self._follow(table, moves.codes[0])
            state.apply(moves.codes[0])

    def _offer(self, table: i64) -> None:
        moves = self.moves
        moves.clear()
        self.states[table].offer(moves, True)

    def _follow(self, table: i64, action: i64) -> None:
        """A plan goes on with what happens anyhow, or is given up."""
        plan = self.plans[table]
        if plan:
            if plan[0] == action:
                plan.pop(0)
            else:
                plan.clear()

    def _ask(self, table: i64) -> None:
        """Who is asked, and what a bot says to it; ``moves`` is what may be done."""
        state = self.states[table]
        seat = state.seat
        role = self.roles[table * SEATS + seat]
        self.seats[table] = seat
        self.asked[table] = role
        self.given[table] = NOT_GIVEN
        if role >= STYLE:
            moves = self.moves
            plan = self.plans[table]
            if not plan or not moves.has(plan[0]):
                guess = state.imagine(seat, self.randoms[table])
                plan = self.styles[role - STYLE].best(guess, NO_HURRY)
                self.plans[table] = plan
            action = i64(plan.pop(0))
            self.given[table] = action if moves.has(action) else moves.codes[0]

    def _show(self, table: i64) -> None:
        """What is seen goes into the row, what may be done (``moves``) among the masks."""
        state = self.states[table]
        state.encode(state.seat, self.row)
        moves = self.moves
        at = table * self.stride
        masks = self.masks
        codes = moves.codes
        for k in range(moves.count):
            code = codes[k]
            byte = at + (code >> 3)
            masks[byte] = u8(i64(masks[byte]) | (1 << (code & 7)))

    def _finish(self, table: i64, state: State) -> None:
        at = table * SEATS
        scores = state.scores()
        worths = placement(state)
        winners = state.winners()
        for seat in range(state.players):
            self.places[at + seat] = worths[seat]
            self.points[at + seat] = scores[seat]
            self.wins[at + seat] = 1.0 / float(len(winners)) if seat in winners else 0.0
        if state.players == 1 and not winners:
            # Victory is rare at first: whoever comes nearer to it is to notice.
            self.places[at] = NEARLY * state.nearness() - 1.0
        for seat in range(SEATS):
            self.casts[at + seat] = self.roles[at + seat]
        self.dones[table] = 1

    def _begin(self, table: i64) -> None:
        kinds = self.kinds[table]
        random = self.randoms[table]
        variant = kinds[random.below(len(kinds))]
        self.variants[table] = variant
        self.states[table] = self.starts[variant].copy()
        self._cast(table)

    def _cast(self, table: i64) -> None:
        """Who plays which seat."""
        random = self.randoms[table]
        players = self.states[table].players
        company = self.companies[table]
        at = table * SEATS
        self.plans[table] = []
        other: i64 = LEARNER
        learners = players
        if players > 1:
            if company == AMONG_MEMBERS:
                other = MEMBER
                learners = 1 + random.below(players - 1)
            elif company == AMONG_STYLES:
                other = STYLE + self._style(random)
                # Alone among bots every second time: whoever plays another way than all others has the hardest table.
                learners = 1
                if random.below(2) == 0:
                    learners += random.below(players - 1)
            elif company == EXAMINED:
                other = STYLE
                learners = 1
        for seat in range(SEATS):
            self.roles[at + seat] = other
        if company == STYLES_ALONE:
            for seat in range(players):
                self.roles[at + seat] = STYLE + self._style(random)
            return
        while learners > 0:
            seat = random.below(players)
            if other == LEARNER:
                return
            if self.roles[at + seat] == other:
                self.roles[at + seat] = LEARNER
                learners -= 1

    def _style(self, random: Random) -> i64:
        """The first one as often as all others together."""
        if random.below(2) == 0:
            return 0
        return random.below(len(self.styles))

    def _clear(self) -> vec[i16]:
        """Nothing may be done yet (a copy of zeros is quicker than to write them); gives room for what is seen."""
        self.masks = self.no_choices[:]
        return vec[i16](capacity=self.count * self.features)

    # written down, to go on another time

    def freeze(self, table: i64) -> list[int]:
        """All that is needed to go on with a table, as whole numbers."""
        state = self.states[table]
        random = self.randoms[table]
        numbers: list[int] = [
            self.variants[table],
            int(random.first),
            int(random.second),
            int(state.depth),
            int(state.seat),
            int(self.given[table]),
            len(self.plans[table]),
            len(state.cells),
        ]
        numbers += [int(self.roles[table * SEATS + seat]) for seat in range(SEATS)]
        numbers += self.plans[table]
        numbers += [int(state.cells[k]) for k in range(len(state.cells))]
        numbers += [int(state.stack[k]) for k in range(len(state.stack))]
        return numbers

    def thaw(self, frozen: list[list[int]]) -> None:
        """Go on where all tables were when they were written down."""
        seen = self._clear()
        for table in range(self.count):
            numbers = frozen[table]
            self.variants[table] = numbers[0]
            state = self.starts[numbers[0]].copy()
            self.states[table] = state
            random = self.randoms[table]
            random.first = numbers[1]
            random.second = numbers[2]
            state.depth = numbers[3]
            state.seat = numbers[4]
            for seat in range(SEATS):
                self.roles[table * SEATS + seat] = numbers[8 + seat]
            at = FROZEN_HEAD
            self.plans[table] = numbers[at : at + numbers[6]]
            at += numbers[6]
            for k in range(numbers[7]):
                state.cells[k] = numbers[at + k]
            at += numbers[7]
            for k in range(len(state.stack)):
                state.stack[k] = numbers[at + k]
            self.seats[table] = state.seat
            self.asked[table] = self.roles[table * SEATS + state.seat]
            self.given[table] = numbers[5]
            self._offer(table)
            self._show(table)
            seen = extend(seen, self.row)
        self.observations = seen
