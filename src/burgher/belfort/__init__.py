"""Belfort: elves, dwarves and gnomes build a city of five districts.

The modules follow the rulebook: `setup`; the phases `calendar`, `placement`, `collection`, `actions` (and what they
use: `building`, `trading_post`, `cards`, `workers`) and `scoring`, which ends the game as well; the appendices
`two_players`, `properties`, and `guilds` with `interactive_guilds` and `wizards`. `flow` is the round order.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from burgher.belfort import check, scoring
from burgher.belfort.cells import PHASES
from burgher.belfort.faces.habits import HABITS, habit, theme
from burgher.belfort.faces.shapes import View
from burgher.belfort.faces.view import view, view_beside
from burgher.belfort.faces.view_after import view_after
from burgher.belfort.features import BLOCKS, NAMES
from burgher.belfort.flow import QUESTIONS, Belfort, new
from burgher.belfort.language import ACTIONS
from burgher.belfort.layout import LAYOUT
from burgher.belfort.options import OPTIONS, check_options
from burgher.belfort.reasons import REASONS
from burgher.belfort.rules import Rules
from burgher.core.actions import Action
from burgher.core.components import ComponentSet, Kept
from burgher.core.events import Event
from burgher.core.game import Game
from burgher.core.options import Value
from burgher.core.pieces import Pieces
from burgher.core.state import State

_RULES: Kept[Rules] = Kept()


def _belfort(state: State) -> Belfort:
    assert isinstance(state, Belfort)
    return state


class BelfortGame(Game):
    name = "belfort"
    counts = range(2, 6)
    actions = ACTIONS
    options = OPTIONS
    questions = QUESTIONS
    open_questions = frozenset({"block", "place", "send", "camp", "np_card", "np_build"})
    reasons = REASONS
    phases = PHASES
    round_message = "when-month"
    layout = LAYOUT
    features = len(NAMES)
    feature_names = NAMES
    feature_blocks = BLOCKS
    sets = ("standard",)

    # starting

    def read_pieces(self, components: ComponentSet) -> Pieces:
        file = Pieces(components.values)
        Rules(file, self.counts[0], self.settle_options(self.counts[0], None))
        return file

    def check_options(self, players: int, options: dict[str, Value]) -> None:
        check_options(players, options)

    def start(self, players: int, options: dict[str, Value], components: ComponentSet) -> State:
        chosen = {"players": players, **options}
        return new(_RULES.of(components, chosen, lambda: Rules(Pieces(components.values), players, options)))

    # looking

    def view(self, state: State, seat: int | None) -> dict[str, object]:
        return dict(view(_belfort(state), seat))

    def view_beside(self, state: State, seat: int | None, other: dict[str, object]) -> dict[str, object]:
        return {**view_beside(_belfort(state), seat, cast(View, other))}

    def view_after(self, state: State, seat: int | None, before: State, seen: dict[str, object]) -> dict[str, object]:
        return {**view_after(_belfort(state), seat, _belfort(before), cast(View, seen))}

    def foresee(self, state: State, actions: Sequence[Action]) -> Sequence[Event]:
        from burgher.belfort.faces.foresight import foresee

        return foresee(_belfort(state), actions)

    def breakdown(self, state: State) -> Sequence[Mapping[str, int]]:
        return scoring.breakdown(_belfort(state))

    # comparing and practising

    habits = HABITS

    def habit(self, action: Action) -> str | None:
        return habit(action)

    def theme(self, action: Action) -> str | None:
        return theme(action)

    # positions by hand

    def check_position(self, state: State) -> None:
        check.check_position(_belfort(state))


GAME = BelfortGame()
