# compiled
"""All questions of Rise to Nobility, by their numbers. A new one comes at the end: encodings count on it."""

from __future__ import annotations

from typing import Final

from burgher.core.question import Questions
from burgher.nobility.chancery import DEAL_COMMISSION, DEAL_TILE, KEEP
from burgher.nobility.characters import DRAW_CHARACTER, GAIN
from burgher.nobility.clerk import CLERK
from burgher.nobility.council import PETITION
from burgher.nobility.events import NEXT_EVENT
from burgher.nobility.guild_hall import BUILD, STOCK
from burgher.nobility.guilds import APPRENTICE, BUY
from burgher.nobility.own_board import RECALL
from burgher.nobility.place import PLACE
from burgher.nobility.port import NEXT_SHIP, SELL
from burgher.nobility.rolling import ROLL
from burgher.nobility.settlers import PAY
from burgher.nobility.setup import FIRST_SETTLERS, NEUTRAL
from burgher.nobility.solo import AUTOMA_DIE, DRAW_OBJECTIVE
from burgher.nobility.tavern import DISCARD, TAKE, TURN_UP
from burgher.nobility.turns import TURN_OF
from burgher.nobility.workshops import ACTIVATE, REROLL

QUESTIONS: Final = Questions(
    [
        ROLL,
        AUTOMA_DIE,
        DRAW_CHARACTER,
        FIRST_SETTLERS,
        DRAW_OBJECTIVE,
        NEUTRAL,
        TURN_UP,
        STOCK,
        NEXT_SHIP,
        PETITION,
        NEXT_EVENT,
        DEAL_COMMISSION,
        DEAL_TILE,
        KEEP,
        TURN_OF,
        PLACE,
        TAKE,
        DISCARD,
        PAY,
        ACTIVATE,
        REROLL,
        BUY,
        APPRENTICE,
        SELL,
        CLERK,
        BUILD,
        RECALL,
        GAIN,
    ]
)
