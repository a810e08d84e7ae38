"""What a table of Belfort agrees on before the game: the guilds, and what the editions of the rulebook differ in."""

from __future__ import annotations

from collections.abc import Mapping

from burgher.belfort.names import DISTRICTS, GUILDS
from burgher.core.errors import BadOption
from burgher.core.options import Option, Value

MIXES = ("normal", "beginner", "advanced", "chosen")
NOT_FOR_TWO = ("thieves", "bandits", "spies")
"""With two players the wizards are the only interactive guild (appendix: 2-player game)."""

OPTIONS = (
    Option("guilds", "normal", MIXES),
    Option("chosen_guilds", (), GUILDS, several=True),
    Option("thieves_gold", 2, (2, 3)),
    Option("shared_gatehouses", False, (False, True)),
    Option("keep_crest", True, (True, False)),
    Option("forgo_actions", True, (True, False)),
    Option("markers_needed", True, (True, False)),
    Option("mine_pairs_only", False, (False, True)),
    Option("np_keep_markers", 2, (2, 1), players=(2,)),
    Option("np_dwarves_together", False, (False, True), players=(2,)),
)


def check_options(players: int, options: Mapping[str, Value]) -> None:
    """Refuse a choice of guilds that cannot be."""
    chosen = options["chosen_guilds"]
    assert isinstance(chosen, tuple)
    if options["guilds"] != "chosen":
        if chosen:
            raise BadOption("chosen-guilds-unasked")
        return
    if len(chosen) != DISTRICTS or len(set(chosen)) != DISTRICTS:
        raise BadOption("chosen-guilds-count", count=DISTRICTS, value=str(list(chosen)))
    for guild in chosen:
        if players == 2 and guild in NOT_FOR_TWO:
            raise BadOption("chosen-guilds-for-two", guild=guild)
