"""Prompts and reasons as message ids, with what makes their sentences concrete: prices, counts, who stands there.

Amounts are names and numbers by turns; faces and values of dice are one text ("2, 5").
"""

from __future__ import annotations

from burgher.core.actions import Action
from burgher.core.events import Argument
from burgher.core.game import Message
from burgher.core.state import CHANCE, OVER
from burgher.nobility import codes, questions, reasons
from burgher.nobility.cells import (
    APPRENTICES,
    HAND,
    PAID,
    POINTS,
    VISIT,
    WORKSHOP,
)
from burgher.nobility.knowledge import count_dealt
from burgher.nobility.names import (
    AUTOMA_DICE,
    GOODS,
    GUILD_SPACES,
    GUILDS,
    HAND_SPACES,
    POINT_SOURCE_COUNT,
    POINT_SOURCES,
    RACE_COUNT,
    RACES,
    SEATS,
    SETTLERS,
    WORKSHOPS,
)
from burgher.nobility.refusals import why
from burgher.nobility.settlers import might_complete
from burgher.nobility.state import Town
from burgher.nobility.turns import acted, might_place, might_sell

Args = dict[str, Argument]
CAUSES = ("tavern", "more", "character")
"""Why a settlers card may be taken, in the order of `questions`."""
RULES_ELSEWHERE = {
    (reasons.TOO_FEW_COINS, "yard"): "Construction Yard",
    (reasons.TOO_FEW_COINS, "hall"): "Guild Hall",
    (reasons.TOO_FEW_COINS, "visit council"): "Stone Council",
    (reasons.TOO_FEW_COINS, "purchase"): "Guilds: activating workshops",
    (reasons.TOO_FEW_COINS, "clerk"): "Berk the clerk: modifiers",
    (reasons.NO_WORKER, "hall"): "Guild Hall: community buildings",
    (reasons.NO_WORKER, "apprentice"): "Guilds: placing workers",
    (reasons.NO_WORKER, "visit desk"): "Chancery: the board",
    (reasons.NO_SUCH_GOOD, "sell"): "Port",
    (reasons.MORE_THAN_ALLOWED, "clerk"): "Berk the clerk: modifiers",
    (reasons.NO_APPRENTICE_THERE, "hall"): "Guild Hall: workshops",
    (reasons.NO_APPRENTICE_THERE, "recall"): "The die space of the own board",
    (reasons.RACE_NOT_SETTLED, "visit desk"): "Chancery: the board",
    (reasons.TOO_FEW_GOODS, "pay"): "Settlers cards: completing",
}
"""The section behind a reason that several places give, where it is not the one in `reasons`."""


def prompt(state: Town) -> Message:
    """What is asked now, of whom."""
    if state.seat == OVER:
        return Message("ask-nothing", {})
    question = int(state.question())
    args: Args = {} if state.seat == CHANCE else {"seat": int(state.seat)}
    args.update(about_chance(state, question) if state.seat == CHANCE else about(state, question))
    return Message("ask-" + questions.QUESTIONS[question].replace("_", "-"), args)


def about_chance(state: Town, question: int) -> Args:
    """What a sentence about chance needs to know."""
    first = int(state.first())
    second = int(state.second())
    match question:
        case questions.ROLL | questions.DEAL_COMMISSION:
            return {"to": first, "count": second}
        case questions.CHARACTER | questions.FIRST_SETTLERS | questions.DEAL_TILE:
            return {"to": first}
        case questions.AUTOMA:
            return {"die": AUTOMA_DICE[first]}
        case questions.NEUTRAL:
            return {"guild": GUILDS[first]}
        case questions.TURN_UP | questions.STOCK:
            return {"space": first + 1}
        case questions.PETITION:
            member = state.rules.council_race[first % RACE_COUNT]
            return {"member": RACES[member], "row": first // RACE_COUNT + 1}
    return {}


def about(state: Town, question: int) -> Args:
    """What a sentence to a player needs to know."""
    c = state.cells
    seat = int(state.seat)
    first = int(state.first())
    match question:
        case questions.KEEP:
            return {"count": int(count_dealt(state, seat))}
        case questions.TURN:
            return about_turn(state, seat)
        case questions.PLACE:
            return {"face": first, "value": int(state.second())}
        case questions.TAKE:
            return {"cause": CAUSES[first]}
        case questions.DISCARD:
            newest = SETTLERS[c[HAND + seat * HAND_SPACES + HAND_SPACES - 1]]
            return {"card": newest, "limit": int(state.rules.hand_limit)}
        case questions.PAY:
            return {
                "card": SETTLERS[first],
                "least": int(state.rules.settlers_least[first]),
                "most": int(state.rules.settlers_most[first]),
                "given": sum(int(c[PAID + good]) for good in range(len(GOODS))),
            }
        case questions.ACTIVATE:
            return {"tile": WORKSHOPS[c[WORKSHOP + first]], "guild": GUILDS[first // GUILD_SPACES]}
        case questions.BUY:
            guild = int(c[VISIT]) - codes.AT_GUILD
            free = int(c[APPRENTICES + guild * SEATS + seat])
            return {"count": first, "good": GOODS[guild], "guild": GUILDS[guild], "free": free}
        case questions.APPRENTICE:
            return {"count": first, "guild": GUILDS[c[VISIT] - codes.AT_GUILD]}
        case questions.REROLL | questions.SELL | questions.GAIN:
            return {"count": first}
    return {}


def about_turn(state: Town, seat: int) -> Args:
    """What may still be done in a turn, as far as everybody knows, and the pips that the reputation leaves."""
    return {
        "die": yes_or_no(might_place(state, seat)),
        "settlers": yes_or_no(might_complete(state, seat)),
        "sale": yes_or_no(might_sell(state, seat)),
        "acted": yes_or_no(acted(state)),
        "pips": int(state.pips_left(seat)),
    }


def yes_or_no(true: bool) -> str:
    return "yes" if true else "no"


def reason(state: Town, action: Action, code: int) -> Message:
    """Why an action is not legal now. The action's own words are among the arguments."""
    args: Args = dict(action.args)
    args.update(why(state, action, code))
    return Message(reasons.REASONS[code], args, rule_behind(state, action, code))


def rule_behind(state: Town, action: Action, code: int) -> str:
    """The section of the rulebook that a reason comes from: by the place visited, or what is done there."""
    where = str(action["at"]) if action.verb == "visit" else action.verb
    if where == "buy" and state.question() == questions.CLERK:
        where = "clerk"
    return RULES_ELSEWHERE.get((code, where), reasons.RULES[code])


def breakdown(state: Town) -> list[dict[str, int]]:
    """Where each seat's points come from."""
    return [
        {name: int(state.cells[POINTS + seat * POINT_SOURCE_COUNT + k]) for k, name in enumerate(POINT_SOURCES)}
        for seat in range(state.players)
    ]
