# compiled
"""Solo (Einzelspielervariante): the automa's dice get in the way, and an objective is to be reached in time."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from burgher.core.checking import another, because, expect
from burgher.core.moves import Moves
from burgher.core.question import Frame
from burgher.core.state import CHANCE
from burgher.nobility import codes
from burgher.nobility.asking import Asked, Draw
from burgher.nobility.cells import (
    APPRENTICES,
    COINS,
    GUILD_DIE,
    HALL,
    HALL_DIE,
    MASTER,
    NOBILITY,
    OBJECTIVE,
    REPUTATION,
    SUCCESS,
    TAVERN_DIE,
    YARD_DIE,
)
from burgher.nobility.council import fulfilled
from burgher.nobility.guild_hall import scrap
from burgher.nobility.guilds import reward
from burgher.nobility.names import (
    AUTOMA,
    AUTOMA_DICE,
    AUTOMA_DICE_COUNT,
    FACES,
    GREEN_DIE,
    GUILD_COUNT,
    GUILD_SPACES,
    GUILDS,
    NEED_COINS,
    NEED_COMMUNITY,
    NEED_COUNCIL,
    NEED_GOODS,
    NEED_GUILD_APPRENTICES,
    NEED_GUILDS,
    NEED_NOBILITY,
    NEED_RACES,
    NEED_REPUTATION,
    NEED_SAME_RACE,
    NEED_SETTLERS,
    NEED_WORKSHOP_GUILDS,
    NEED_WORKSHOPS,
    NOBODY,
    OBJECTIVE_COUNT,
    OBJECTIVE_NEED_COUNT,
    OBJECTIVES,
    RACE_COUNT,
    SEATS,
    WHITE_DIE,
    YELLOW_DIE,
)
from burgher.nobility.reasons import Args
from burgher.nobility.state import Town

# the objective


def draw_objective(town: Town) -> bool:
    """Solo: objective. One is drawn at the start. Whether chance has been asked for it."""
    if town.cells[OBJECTIVE] >= 0:
        return False
    DRAW_OBJECTIVE.ask(town)
    return True


class DrawObjective(Draw):
    """The solo objective is drawn."""

    def chances(self, town: Town, moves: Moves) -> None:
        for objective in range(OBJECTIVE_COUNT):
            moves.add(codes.DRAW_OBJECTIVE + objective)

    def perform(self, town: Town, action: i64) -> None:
        objective = action - codes.DRAW_OBJECTIVE
        town.answered()
        town.cells[OBJECTIVE] = objective
        if town.log is not None:
            town.tell("objective-set", {"objective": OBJECTIVES[objective]})

    def check(self, town: Town, frame: Frame) -> None:
        super().check(town, frame)
        is_solo(town, frame)


DRAW_OBJECTIVE: Final = DrawObjective("objective", phases=("setup",))


def is_solo(town: Town, frame: Frame) -> None:
    """Refuse a position with several players in which something of the solo game is drawn."""
    name = town.asked().name
    expect(town.players == 1, frame.path("ask"), name, because(another(), "since-solo-only"))


def check_objective(town: Town) -> None:
    """Solo: objective. All that it asks for, at the same time: looked at after each turn and after each income."""
    if town.cells[SUCCESS] != 0 or town.cells[OBJECTIVE] < 0:
        return
    for need in range(OBJECTIVE_NEED_COUNT):
        asked = needed(town, need)
        if asked > 0 and reached(town, need) < asked:
            return
    town.cells[SUCCESS] = 1
    if town.log is not None:
        town.tell("objective-reached", {"objective": OBJECTIVES[town.cells[OBJECTIVE]]})


def nearness(town: Town) -> float:
    """Solo: objective. How far its conditions have come, from 0 to 1, the one furthest back counting most."""
    if town.cells[OBJECTIVE] < 0:
        return 0.0
    least = 1.0
    total = 0.0
    conditions = 0.0
    for need in range(OBJECTIVE_NEED_COUNT):
        asked = needed(town, need)
        if asked > 0:
            part = min(1.0, float(reached(town, need)) / float(asked))
            total += part
            conditions += 1.0
            least = min(least, part)
    return 0.5 * least + 0.5 * total / conditions if conditions > 0.0 else 0.0


def needed(town: Town, need: i64) -> i64:
    """How much of this the objective asks for; 0: none."""
    if need == NEED_GUILD_APPRENTICES:
        return 0
    return town.rules.objective_needs[town.cells[OBJECTIVE] * OBJECTIVE_NEED_COUNT + need]


def reached(town: Town, need: i64) -> i64:
    """How much of it there is."""
    c = town.cells
    if need == NEED_GUILDS:
        return _guilds_with_apprentices(town)
    if need == NEED_COUNCIL:
        return fulfilled(town, 0)
    if need == NEED_SETTLERS:
        return town.built(0)
    if need in (NEED_RACES, NEED_SAME_RACE):
        return _races(town, need == NEED_SAME_RACE)
    if need == NEED_WORKSHOPS:
        return town.workshops_of(0)
    if need == NEED_WORKSHOP_GUILDS:
        return _guilds_with_workshops(town)
    if need == NEED_COMMUNITY:
        return town.communities_of(0)
    if need == NEED_NOBILITY:
        return c[NOBILITY]
    if need == NEED_REPUTATION:
        return c[REPUTATION]
    if need == NEED_GOODS:
        return town.goods_of(0)
    return c[COINS] if need == NEED_COINS else 0


def _guilds_with_apprentices(town: Town) -> i64:
    each = town.rules.objective_needs[town.cells[OBJECTIVE] * OBJECTIVE_NEED_COUNT + NEED_GUILD_APPRENTICES]
    guilds: i64 = 0
    for guild in range(GUILD_COUNT):
        if town.cells[APPRENTICES + guild * SEATS] >= each:
            guilds += 1
    return guilds


def _guilds_with_workshops(town: Town) -> i64:
    guilds: i64 = 0
    for guild in range(GUILD_COUNT):
        at = MASTER + guild * GUILD_SPACES
        if town.cells[at] == 0 or town.cells[at + 1] == 0 or town.cells[at + 2] == 0:
            guilds += 1
    return guilds


def _races(town: Town, same: bool) -> i64:
    """Different races settled, or the most cards of one race."""
    different: i64 = 0
    most: i64 = 0
    for race in range(RACE_COUNT):
        cards = town.settled(0, race)
        if cards > 0:
            different += 1
        if cards > most:
            most = cards
    return most if same else different


# the automa's dice


class AutomaDie(Asked):
    """A die of the automa is thrown: which of AUTOMA_DICE."""

    def ask(self, town: Town, die: i64) -> None:
        self.put(town, CHANCE, die, 0)

    def die(self, town: Town) -> i64:
        return town.first()

    def chances(self, town: Town, moves: Moves) -> None:
        for k in range(FACES):
            moves.add(codes.ROLL + k)

    def perform(self, town: Town, action: i64) -> None:
        """Solo: automa. White in the tavern, green in the yard, yellow in the Guild Hall, red and blue in guilds."""
        c = town.cells
        which = self.die(town)
        face = action - codes.ROLL + 1
        die = (AUTOMA + 1) * 10 + face
        town.answered()
        if town.log is not None:
            town.tell("automa-rolled", {"die": AUTOMA_DICE[which], "face": face})
        if which == WHITE_DIE:
            c[TAVERN_DIE] = die
        elif which == GREEN_DIE:
            c[YARD_DIE] = die
        elif which == YELLOW_DIE:
            _take_building(town, die)
        else:
            _block_guild(town, die)

    def prompt(self, town: Town) -> Args:
        return {"die": AUTOMA_DICE[self.die(town)]}

    def bounds(self, town: Town, frame: Frame) -> list[tuple[int, int]]:
        return [(0, AUTOMA_DICE_COUNT - 1)]

    def check(self, town: Town, frame: Frame) -> None:
        super().check(town, frame)
        is_solo(town, frame)


AUTOMA_DIE: Final = AutomaDie("automa", fields=("die",), phases=("rolling",), to_chance=True)


def _take_building(town: Town, die: i64) -> None:
    c = town.cells
    space = die % 10 - 1
    tile = c[HALL + space]
    c[HALL_DIE + space] = die
    if tile >= 0:
        c[HALL + space] = NOBODY
        scrap(town, tile)


def _block_guild(town: Town, die: i64) -> None:
    """All own workshops there are activated for their owner's reward. A second die for the same guild does nothing."""
    c = town.cells
    guild = town.rules.automa_guild[die % 10]
    at = guild * GUILD_SPACES
    if c[GUILD_DIE + at] != 0:
        # Red and blue are equal: one of them is out.
        return
    c[GUILD_DIE + at] = die
    if town.log is not None:
        town.tell("guild-blocked", {"guild": GUILDS[guild]})
    for k in range(GUILD_SPACES):
        if c[MASTER + at + k] == 0:
            reward(town, 0, at + k)
