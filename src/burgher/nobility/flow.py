# compiled
"""Rise to Nobility, played: which section of the rulebook asks, judges and answers each question."""

from __future__ import annotations

from mypy_extensions import i16, i64

from burgher.core.cells import vec
from burgher.core.chance import Random
from burgher.core.moves import Moves
from burgher.core.state import CHANCE, State
from burgher.nobility import (
    chancery,
    characters,
    clerk,
    council,
    encoding,
    ending,
    events,
    guild_hall,
    guilds,
    income,
    knowledge,
    own_board,
    places,
    port,
    questions,
    rounds,
    settlers,
    setup,
    solo,
    tavern,
    turns,
    workshops,
)
from burgher.nobility.cells import ACTIONS, ENDED, INCOME, PHASE, PHASES, PREPARATION, ROLLING, ROUND, SUCCESS, VISIT
from burgher.nobility.reasons import NOT_ASKED_NOW
from burgher.nobility.rules import Rules
from burgher.nobility.state import Town, empty_cells, empty_stack


class Nobility(Town):
    """A position of Rise to Nobility."""

    def copy(self) -> Nobility:
        fresh = Nobility(self.rules, self.cells[:], self.stack[:])
        fresh.depth = self.depth
        fresh.seat = self.seat
        return fresh

    def imagine(self, seat: i64, random: Random) -> State:
        fresh = self.copy()
        knowledge.imagine(self, fresh, seat, random)
        return fresh

    def fill(self, seat: i64, out: vec[i16], at: i64) -> None:
        encoding.fill(self, seat, out, at)

    def scores(self) -> list[int]:
        return [int(self.points(seat)) for seat in range(self.players)]

    def winners(self) -> list[int]:
        return ending.leaders(self)

    @property
    def round(self) -> int:
        return self.cells[ROUND]

    @property
    def phase(self) -> str:
        return PHASES[self.cells[PHASE]]

    def over(self) -> bool:
        return self.cells[PHASE] == ENDED

    def proceed(self) -> None:
        """Nobody is asked anything: go on to where somebody is."""
        c = self.cells
        phase = c[PHASE]
        if phase == ACTIONS:
            if tavern.refill(self):
                return
            if c[VISIT] >= 0:
                places.resume(self)
            else:
                turns.go_on(self)
        elif phase == ROLLING:
            rounds.roll(self)
        elif phase == PREPARATION:
            rounds.prepare_next(self)
        elif phase == INCOME:
            self._collect()
        else:
            setup.go_on(self)

    def _collect(self) -> None:
        """After the last income the game is over; in the solo game also when its objective has been reached."""
        c = self.cells
        if c[SUCCESS] == 0:
            if income.collect(self):
                return
            if self.players == 1:
                solo.check_objective(self)
        if c[SUCCESS] != 0 or c[ROUND] >= self.rules.rounds:
            ending.end(self)
        else:
            rounds.begin_preparation(self)

    def offer(self, moves: Moves, canonical: bool) -> None:
        question = self.question()
        if question == questions.TURN:
            turns.offer(self, moves)
        elif question == questions.PLACE:
            places.offer(self, moves)
        elif question == questions.BUY:
            guilds.offer_buy(self, moves)
        elif question == questions.TAKE:
            tavern.offer_take(self, moves)
        elif question == questions.APPRENTICE:
            guilds.offer_apprentice(self, moves, canonical)
        elif question == questions.PAY:
            settlers.offer_pay(self, moves, canonical)
        elif question == questions.SELL:
            port.offer_sell(self, moves, canonical)
        elif question == questions.CLERK:
            clerk.offer(self, moves)
        elif question == questions.ACTIVATE:
            workshops.offer_activate(self, moves)
        elif question == questions.REROLL:
            workshops.offer_reroll(self, moves, canonical)
        elif question == questions.DISCARD:
            tavern.offer_discard(self, moves)
        elif question == questions.GAIN:
            characters.offer_gain(self, moves, canonical)
        elif question == questions.BUILD:
            guild_hall.offer_build(self, moves)
        elif question == questions.RECALL:
            own_board.offer_recall(self, moves)
        elif question == questions.KEEP:
            chancery.offer_keep(self, moves)

    def why(self, action: i64) -> i64:
        question = self.question() if self.seat >= 0 else CHANCE
        if question == questions.TURN:
            return turns.why(self, action)
        if question == questions.PLACE:
            return places.why(self, action)
        if question == questions.BUY:
            return guilds.why_buy(self, action)
        if question == questions.TAKE:
            return tavern.why_take(self, action)
        if question == questions.APPRENTICE:
            return guilds.why_apprentice(self, action)
        if question == questions.PAY:
            return settlers.why_pay(self, action)
        if question == questions.SELL:
            return port.why_sell(self, action)
        if question == questions.CLERK:
            return clerk.why(self, action)
        if question == questions.ACTIVATE:
            return workshops.why_activate(self, action)
        if question == questions.REROLL:
            return workshops.why_reroll(self, action)
        if question == questions.DISCARD:
            return tavern.why_discard(self, action)
        if question == questions.GAIN:
            return characters.why_gain(action)
        if question == questions.BUILD:
            return guild_hall.why_build(self, action)
        if question == questions.RECALL:
            return own_board.why_recall(self, action)
        if question == questions.KEEP:
            return chancery.why_keep(self, action)
        return NOT_ASKED_NOW

    def perform(self, action: i64) -> None:
        question = self.question()
        if question == questions.TURN:
            turns.perform(self, action)
        elif question == questions.PLACE:
            places.perform(self, action)
        elif question == questions.ROLL:
            rounds.roll_die(self, action)
        elif question == questions.BUY:
            guilds.buy(self, action)
        elif question == questions.TAKE:
            tavern.take(self, action)
        elif question == questions.TURN_UP:
            tavern.turn_up(self, action)
        elif question == questions.STOCK:
            guild_hall.draw(self, action)
        elif question == questions.PETITION:
            council.lay_out(self, action)
        elif question == questions.APPRENTICE:
            guilds.place_apprentice(self, action)
        elif question == questions.PAY:
            settlers.pay(self, action)
        elif question == questions.SELL:
            port.sell(self, action)
        elif question == questions.CLERK:
            clerk.perform(self, action)
        elif question == questions.ACTIVATE:
            workshops.activate(self, action)
        elif question == questions.REROLL:
            workshops.reroll(self, action)
        elif question == questions.DISCARD:
            tavern.discard(self, action)
        elif question == questions.GAIN:
            characters.gain(self, action)
        elif question == questions.BUILD:
            guild_hall.build(self, action)
        elif question == questions.RECALL:
            own_board.recall(self, action)
        else:
            self._perform_rarely(action)

    def _perform_rarely(self, action: i64) -> None:
        """What happens once a round, or once a game."""
        question = self.question()
        if question == questions.SHIP:
            port.moor(self, action)
        elif question == questions.EVENT:
            events.turn_up(self, action)
        elif question == questions.AUTOMA:
            solo.place_die(self, action)
        elif question == questions.CHARACTER:
            characters.draw(self, action)
        elif question == questions.FIRST_SETTLERS:
            setup.deal_settlers(self, action)
        elif question == questions.OBJECTIVE:
            solo.set_objective(self, action)
        elif question == questions.NEUTRAL:
            setup.lay_neutral_workshop(self, action)
        elif question == questions.DEAL_COMMISSION:
            chancery.deal_commission(self, action)
        elif question == questions.DEAL_TILE:
            chancery.deal_tile(self, action)
        else:
            chancery.keep(self, action)

    def chances(self, moves: Moves) -> None:
        question = self.question()
        if question == questions.ROLL or question == questions.AUTOMA:
            rounds.chances_roll(moves)
        elif question == questions.TURN_UP:
            tavern.chances(self, moves)
        elif question == questions.STOCK:
            guild_hall.chances(self, moves)
        elif question == questions.PETITION:
            council.chances(self, moves)
        elif question == questions.SHIP:
            port.chances(self, moves)
        elif question == questions.EVENT:
            events.chances(self, moves)
        elif question == questions.CHARACTER:
            characters.chances(self, moves)
        elif question == questions.FIRST_SETTLERS:
            setup.chances_settlers(self, moves)
        elif question == questions.OBJECTIVE:
            solo.chances(moves)
        elif question == questions.NEUTRAL:
            setup.chances_neutral(self, moves)
        elif question == questions.DEAL_COMMISSION:
            chancery.chances_commission(self, moves)
        else:
            chancery.chances_tile(self, moves)


def start(rules: Rules) -> Nobility:
    """The position before chance and players have done anything."""
    town = Nobility(rules, empty_cells(), empty_stack())
    setup.prepare(town)
    town.proceed()
    return town
