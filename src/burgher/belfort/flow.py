# compiled
"""Round order: which section of the rulebook answers now, and what comes after it."""

from __future__ import annotations

from mypy_extensions import i16, i64

from burgher.belfort import (
    actions,
    building,
    calendar,
    cards,
    codes,
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
from burgher.belfort.cells import (
    ACTIONS,
    COLLECTION,
    ENDED,
    PHASE,
    PHASES,
    PLACEMENT,
    ROUND,
    SCORE,
    SETUP,
)
from burgher.belfort.questions import (
    ARCHITECTS,
    BANDITS,
    BLOCK,
    CAMP,
    DEAL,
    DEAL_CREST,
    DISCARD,
    DISCOUNT,
    DRAW,
    FOUND_GUILD,
    KEEP,
    MARK,
    NP_BUILD,
    NP_CARD,
    NP_DRAW,
    PAY,
    PICK,
    PLACE,
    RECRUIT,
    SEND,
    SHOW,
    STAFF,
    SWAP_WITH,
    THIEVES,
    TURN,
    TURN_UP,
    WIZARDS,
)
from burgher.belfort.reasons import MUST_CHOOSE, NOT_ASKED_NOW
from burgher.belfort.rules import Rules
from burgher.belfort.state import City, empty_cells, empty_stack
from burgher.core.cells import vec
from burgher.core.chance import Random
from burgher.core.moves import Moves


class Belfort(City):
    """A position of Belfort with its flow."""

    def copy(self) -> Belfort:
        fresh = Belfort(self.rules, self.cells[:], self.stack[:])
        fresh.depth = self.depth
        fresh.seat = self.seat
        return fresh

    # questions and answers

    def offer(self, moves: Moves, canonical: bool) -> None:
        question = self.question()
        if question == SEND:
            placement.offer_send(self, moves, canonical)
        elif question == TURN:
            actions.offer_turn(self, moves)
        elif question == PLACE:
            placement.offer_place(self, moves)
        elif question in (DISCARD, KEEP):
            cards.offer_discard(self, moves, canonical)
        elif question == CAMP:
            collection.offer_camp(self, moves)
        elif question == STAFF:
            properties.offer_locks(self, moves, self.seat)
        elif question == RECRUIT:
            properties.offer_recruit(self, moves)
        elif question == MARK:
            properties.offer_mark(self, moves)
        elif question == ARCHITECTS:
            guilds.offer_architects(self, moves)
        elif question == DISCOUNT:
            guilds.offer_discount(self, moves)
        elif question == PAY:
            building.offer_pay(self, moves, canonical)
        elif question in (THIEVES, BANDITS):
            interactive_guilds.offer_steal(self, moves, canonical)
        elif question == WIZARDS:
            wizards.offer_swap(self, moves, canonical)
        elif question == SWAP_WITH:
            wizards.offer_swap_with(self, moves, canonical)
        elif question == SHOW:
            interactive_guilds.offer_show(self, moves)
        elif question == PICK:
            interactive_guilds.offer_pick(self, moves)
        elif question == BLOCK:
            two_players.offer_block(self, moves)
        elif question == NP_CARD:
            two_players.offer_np_card(self, moves)
        else:
            two_players.offer_np_build(self, moves)

    def chances(self, moves: Moves) -> None:
        question = self.question()
        if question in (DRAW, DEAL):
            cards.chances_of_deck(self, moves, codes.DRAW)
        elif question in (TURN_UP, NP_DRAW):
            cards.chances_of_deck(self, moves, codes.TURN_UP)
        elif question == FOUND_GUILD:
            setup.chances_of_guilds(self, moves)
        else:
            setup.chances_of_crests(self, moves)

    def why(self, action: i64) -> i64:
        if self.seat < 0:
            return NOT_ASKED_NOW
        question = self.question()
        # Questions that several verbs answer know themselves which.
        if question == TURN:
            return actions.why_turn(self, action)
        if question == ARCHITECTS:
            return guilds.why_architects(self, action)
        if question == RECRUIT:
            return properties.why_recruit(self, action)
        if question in (THIEVES, BANDITS):
            return interactive_guilds.why_steal(self, action)
        if question == WIZARDS:
            return wizards.why_swap(self, action)
        if question == NP_BUILD:
            return two_players.why_np_build(self, action)
        if question == PLACE and action == codes.PASS:
            return 0
        if action == codes.DONE:
            return MUST_CHOOSE
        return self._why_one_verb(question, action)

    def _why_one_verb(self, question: i64, action: i64) -> i64:
        """For the questions that one verb answers."""
        if question == PLACE and codes.PLACE <= action < codes.PASS:
            return placement.why_place(self, action)
        if question == SEND and codes.SEND <= action < codes.CREST:
            return placement.why_send(self, action)
        if question in (DISCARD, KEEP) and codes.DISCARD <= action < codes.END:
            return cards.why_discard(self, action)
        if question == CAMP and codes.CREST <= action < codes.BUILD:
            return collection.why_crest(self, action)
        if question == STAFF and codes.STAFF <= action < codes.GNOME:
            return properties.why_staff(self, self.seat, action - codes.STAFF)
        if question == MARK and codes.MARK <= action < codes.DISCOUNT:
            return properties.why_mark(self, action)
        if question == DISCOUNT and codes.DISCOUNT <= action < codes.PAY:
            return guilds.why_discount(self, action)
        if question == PAY and codes.PAY <= action < codes.USE:
            return building.why_pay(self, action)
        if question == SWAP_WITH:
            return wizards.why_swap_with(self, action)
        if question == SHOW and codes.SHOW <= action < codes.PICK:
            return interactive_guilds.why_show(self, action)
        if question == PICK and codes.PICK <= action < codes.DONE:
            return interactive_guilds.why_pick(self, action)
        if question == BLOCK and codes.BLOCK <= action < codes.DRAW:
            return two_players.why_block(self, action)
        if question == NP_CARD and codes.TAKE <= action < codes.DISCARD:
            return two_players.why_np_card(self, action)
        return NOT_ASKED_NOW

    def perform(self, action: i64) -> None:
        question = self.question()
        if question == SEND:
            placement.perform_send(self, action)
        elif question == TURN:
            actions.perform_turn(self, action)
        elif question == PLACE:
            if action == codes.PASS:
                placement.perform_pass(self)
            else:
                placement.perform_place(self, action)
        elif question == DRAW:
            cards.perform_draw(self, action)
        elif question == TURN_UP:
            cards.perform_turn_up(self, action)
        elif question == DISCARD:
            cards.perform_discard(self, action)
        elif question == CAMP:
            collection.perform_crest(self, action)
        else:
            self._perform_rarer(question, action)

    def _perform_rarer(self, question: i64, action: i64) -> None:
        if question == STAFF:
            properties.perform_staff(self, action)
        elif question == RECRUIT:
            properties.perform_recruit(self, action)
        elif question == MARK:
            properties.perform_mark(self, action)
        elif question == ARCHITECTS:
            guilds.perform_architects(self, action)
        elif question == DISCOUNT:
            guilds.perform_discount(self, action)
        elif question == PAY:
            building.perform_pay(self, action)
        elif question in (THIEVES, BANDITS):
            interactive_guilds.perform_steal(self, action)
        elif question == WIZARDS:
            wizards.perform_swap(self, action)
        elif question == SWAP_WITH:
            wizards.perform_swap_with(self, action)
        elif question == SHOW:
            interactive_guilds.perform_show(self, action)
        elif question == PICK:
            interactive_guilds.perform_pick(self, action)
        elif question == NP_CARD:
            two_players.perform_np_card(self, action)
        elif question == NP_DRAW:
            two_players.perform_np_draw(self, action)
        elif question == NP_BUILD:
            two_players.perform_np_build(self, action)
        elif question == DEAL:
            setup.perform_deal(self, action)
        elif question == KEEP:
            setup.perform_keep(self, action)
        elif question == FOUND_GUILD:
            setup.perform_found(self, action)
        elif question == DEAL_CREST:
            setup.perform_deal_crest(self, action)
        else:
            two_players.perform_block(self, action)

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

    def fill(self, seat: i64, out: vec[i16], at: i64) -> None:
        encoding.fill(self, seat, out, at)

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
    state = Belfort(rules, empty_cells(), empty_stack())
    setup.lay_out(state)
    state.proceed()
    return state
