"""The action language of Rise to Nobility.

`codes` has the indices for the compiled rules; the two are checked against each other when this module is loaded.
"""

from __future__ import annotations

from burgher.core.actions import ActionSpace, Verb
from burgher.nobility import codes
from burgher.nobility.names import (
    BUILDINGS,
    CHARACTERS,
    COMMISSIONS,
    COUNCIL_TILES,
    DESK_ROWS,
    DICE_TILES,
    EVENTS,
    GOODS,
    GUILDS,
    OBJECTIVES,
    PLACES,
    RACES,
    SETTLERS,
    SHIPS,
)

FACES = (1, 2, 3, 4, 5, 6)
SPACES = (1, 2, 3)
NUMBERS = (1, 2, 3, 4)


def _another(one: object, other: object) -> bool:
    return one != other


ACTIONS = ActionSpace(
    [
        Verb("die", codes.DIE, {"face": FACES}),
        Verb("modify", codes.MODIFY, {"face": FACES, "to": FACES}, where=_another),
        Verb("complete", codes.COMPLETE, {"card": SETTLERS}),
        Verb("sell workshop", codes.SELL_WORKSHOP, {"guild": GUILDS, "space": SPACES}),
        Verb("sell community", codes.SELL_COMMUNITY, {"space": SPACES}),
        Verb("pass", codes.PASS, {}),
        Verb("end", codes.END, {}),
        Verb("visit", codes.VISIT, {"at": PLACES[: codes.AT_COUNCIL]}),
        Verb("visit council", codes.VISIT + codes.AT_COUNCIL, {"member": RACES}),
        Verb("visit desk", codes.VISIT + codes.AT_DESK, {"row": DESK_ROWS}),
        Verb("visit commission", codes.VISIT + codes.AT_COMMISSION, {"tile": DICE_TILES}),
        Verb("take", codes.TAKE, {"card": SETTLERS}),
        Verb("discard", codes.DISCARD, {"card": SETTLERS}),
        Verb("pay", codes.PAY, {"number": NUMBERS, "good": GOODS}),
        Verb("use", codes.USE, {"what": ("coin", "reputation", "good")}),
        Verb("reroll", codes.REROLL, {"face": FACES}),
        Verb("purchase", codes.BUY_ANY, {"good": GOODS}),
        Verb("swap", codes.SWAP, {"give": GOODS, "get": GOODS}, where=_another),
        Verb("decline", codes.DECLINE, {}),
        Verb("buy", codes.BUY, {"number": NUMBERS}),
        Verb("apprentice", codes.APPRENTICE, {}),
        Verb("move", codes.MOVE, {"from": GUILDS}),
        Verb("recall", codes.RECALL, {"from": GUILDS}),
        Verb("build", codes.BUILD, {"space": SPACES}),
        Verb("sell", codes.SELL, {"good": GOODS}),
        Verb("renew", codes.RENEW, {"what": ("settlers", "buildings")}),
        Verb("commission", codes.COMMISSION, {}),
        Verb("keep", codes.KEEP, {"card": COMMISSIONS}),
        Verb("gain", codes.GAIN, {"good": GOODS}),
        Verb("done", codes.DONE, {}),
        Verb("roll", codes.ROLL, {"face": FACES}, chance=True),
        Verb("draw", codes.DRAW_SETTLERS, {"piece": SETTLERS}, chance=True),
        Verb("draw", codes.DRAW_BUILDING, {"piece": BUILDINGS}, chance=True),
        Verb("draw", codes.DRAW_COUNCIL, {"piece": COUNCIL_TILES}, chance=True),
        Verb("draw", codes.DRAW_SHIP, {"piece": SHIPS}, chance=True),
        Verb("draw", codes.DRAW_EVENT, {"piece": EVENTS}, chance=True),
        Verb("draw", codes.DRAW_CHARACTER, {"piece": CHARACTERS}, chance=True),
        Verb("draw", codes.DRAW_COMMISSION, {"piece": COMMISSIONS}, chance=True),
        Verb("draw", codes.DRAW_TILE, {"piece": DICE_TILES}, chance=True),
        Verb("draw", codes.DRAW_OBJECTIVE, {"piece": OBJECTIVES}, chance=True),
    ]
)
assert len(ACTIONS) == codes.COUNT
