# compiled
"""Round order: what comes after what."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64

from burgher.belfort import (
    actions,
    building,
    calendar,
    cards,
    collection,
    encoding,
    guilds,
    interactive_guilds,
    knowledge,
    placement,
    properties,
    scoring,
    setup,
    two_players,
    wizards,
)
from burgher.belfort.cells import ACTIONS, COLLECTION, ENDED, PHASE, PHASES, PLACEMENT, ROUND, SCORE, SETUP
from burgher.belfort.rules import Rules
from burgher.belfort.state import City, empty_cells
from burgher.core.cells import vec
from burgher.core.chance import Random
from burgher.core.question import Questions
from burgher.core.state import empty_stack

QUESTIONS: Final = Questions(
    [
        setup.FOUND_GUILD,
        setup.DEAL_CREST,
        setup.DEAL,
        setup.KEEP,
        cards.TURN_UP,
        two_players.BLOCK,
        placement.PLACE,
        placement.SEND,
        collection.CAMP,
        actions.ASK_TURN,
        cards.DRAW,
        cards.DISCARD,
        properties.STAFF,
        properties.RECRUIT,
        properties.MARK,
        guilds.ASK_ARCHITECTS,
        guilds.DISCOUNT,
        building.PAY,
        interactive_guilds.ASK_THIEVES,
        interactive_guilds.ASK_BANDITS,
        wizards.ASK_WIZARDS,
        wizards.SWAP_WITH,
        interactive_guilds.SHOW,
        interactive_guilds.PICK,
        two_players.NP_CARD,
        two_players.NP_DRAW,
        two_players.NP_BUILD,
    ]
)
"""All that a position can ask, by number. New ones come at the end: encodings count on it."""


class Belfort(City):
    """A position of Belfort with its flow."""

    def copy(self) -> Belfort:
        fresh = Belfort(self.rules, self.cells[:], self.stack[:], QUESTIONS)
        fresh.depth = self.depth
        fresh.seat = self.seat
        return fresh

    # what comes next

    def proceed(self) -> None:
        """Round order: calendar, placement, collection, actions, (two players: the non-players,) scoring."""
        phase = self.cells[PHASE]
        if phase == PLACEMENT:
            if not placement.go_on(self):
                collection.begin(self)
        elif phase == COLLECTION:
            if not collection.go_on(self):
                actions.begin(self)
        elif phase == ACTIONS:
            if not actions.go_on(self):
                if self.players == 2:
                    two_players.begin(self)
                else:
                    self._finish_round()
        elif phase == SETUP:
            if not setup.go_on(self):
                calendar.begin_round(self)
        elif not two_players.go_on(self):
            self._finish_round()

    def _finish_round(self) -> None:
        """Scoring, if the month has it; then the next month, or the end of the game."""
        if scoring.is_scored(self):
            scoring.score(self)
        if self.cells[ROUND] == self.rules.rounds:
            scoring.end(self)
        else:
            calendar.begin_round(self)

    def over(self) -> bool:
        return self.cells[PHASE] == ENDED

    # for those who look

    def imagine(self, seat: i64, random: Random) -> Belfort:
        fresh = self.copy()
        knowledge.imagine(self, fresh, seat, random)
        return fresh

    def encode(self, seat: i64, out: vec[i16]) -> None:
        encoding.write(self, seat, out)

    def scores(self) -> list[int]:
        return [int(self.cells[SCORE + seat]) for seat in range(self.players)]

    def winners(self) -> list[int]:
        return scoring.find_winners(self)

    @property
    def round(self) -> int:
        return self.cells[ROUND]

    @property
    def phase(self) -> str:
        return PHASES[self.cells[PHASE]]


def new(rules: Rules) -> Belfort:
    """The first position: laid out, and chance is asked for the first guild."""
    state = Belfort(rules, empty_cells(), empty_stack(), QUESTIONS)
    setup.lay_out(state)
    state.proceed()
    return state
