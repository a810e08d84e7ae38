"""Rise to Nobility: landowners place dice in the town of Caveborn, house its settlers and rise in rank.

The modules follow the rulebook: `setup`, `rounds`, `turns`, `places` and a module for each place, `settlers`,
`characters`, `income`, `events`, `solo`, `chancery`, `ending`. `flow` goes from one to the next.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import cast

from burgher.core.actions import Action
from burgher.core.components import ComponentSet, Kept
from burgher.core.game import Game
from burgher.core.options import Value
from burgher.core.pieces import Pieces
from burgher.core.state import State
from burgher.nobility import check, flow
from burgher.nobility.cells import PHASES
from burgher.nobility.components import FILES, FOLDER, SETS, shipped
from burgher.nobility.faces.habits import HABITS, habit, theme
from burgher.nobility.faces.shapes import View
from burgher.nobility.faces.view import breakdown, view, view_beside
from burgher.nobility.faces.view_after import view_after
from burgher.nobility.features import BLOCKS, NAMES
from burgher.nobility.language import ACTIONS
from burgher.nobility.layout import LAYOUT
from burgher.nobility.options import OPTIONS, choices_left, decided
from burgher.nobility.questions import QUESTIONS
from burgher.nobility.reasons import REASONS
from burgher.nobility.rules import Rules

_RULES: Kept[Rules] = Kept()


def _nobility(state: State) -> flow.Nobility:
    assert isinstance(state, flow.Nobility)
    return state


class NobilityGame(Game):
    name = "nobility"
    counts = range(1, 7)
    actions = ACTIONS
    options = OPTIONS
    phases = PHASES
    layout = LAYOUT
    features = len(NAMES)
    feature_names = NAMES
    feature_blocks = BLOCKS
    sets = SETS
    questions = QUESTIONS
    reasons = REASONS

    # starting

    def component_files(self) -> Sequence[Path]:
        return [FOLDER / f"{name}.toml" for name in FILES]

    def shipped(self, name: str) -> dict[str, object]:
        return shipped(name)

    def read_pieces(self, components: ComponentSet) -> Pieces:
        file = Pieces(components.values)
        Rules(file, self.counts[0], self.settle_options(self.counts[0], None))
        return file

    def settle_options(self, players: int, options: Mapping[str, object] | None) -> dict[str, Value]:
        """As for every game; but what the number of players decides is not the table's to choose."""
        return decided(players, super().settle_options(players, choices_left(players, options)))

    def start(self, players: int, options: dict[str, Value], components: ComponentSet) -> State:
        chosen = {"players": players, **options}
        return flow.start(_RULES.of(components, chosen, lambda: Rules(Pieces(components.values), players, options)))

    # looking

    def view(self, state: State, seat: int | None) -> dict[str, object]:
        return {**view(_nobility(state), seat)}

    def view_beside(self, state: State, seat: int | None, other: dict[str, object]) -> dict[str, object]:
        return {**view_beside(_nobility(state), seat, cast(View, other))}

    def view_after(self, state: State, seat: int | None, before: State, seen: dict[str, object]) -> dict[str, object]:
        return {**view_after(_nobility(state), seat, _nobility(before), cast(View, seen))}

    def breakdown(self, state: State) -> Sequence[Mapping[str, int]]:
        return breakdown(_nobility(state))

    # comparing and practising

    habits = HABITS

    def habit(self, action: Action) -> str | None:
        return habit(action)

    def theme(self, action: Action) -> str | None:
        return theme(action)

    # positions by hand

    def check_position(self, state: State) -> None:
        check.check_position(_nobility(state))


GAME = NobilityGame()
