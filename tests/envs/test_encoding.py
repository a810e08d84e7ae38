"""The encodings that environments show: pinned by version, documented field by field, blind for what is hidden."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import burgher
from burgher import envs
from burgher.core.encoding import Extent, extent
from burgher.core.features import Block, Feature
from burgher.core.game import Game
from burgher.core.moves import Moves
from burgher.core.state import OVER
from burgher.envs import arrays
from burgher.envs.encoding import env_name, fingerprint, gym_id, named_parts
from burgher.envs.tables import mask_on, observe_on, zeros8, zeros16
from tests.games.plan import known

PAGE = Path(__file__).parents[2] / "docs" / "encoding.md"
HEADS = {game: f"## {known(game).TITLE}" for game in burgher.names()}

# Where a number moves or changes its meaning, a new version (`Game.encoding_version`) gets a new line here; the lines
# of versions that were released stay. What is added at the end needs neither.
PINNED = {
    "belfort_v0": (Extent(866, 381, 37), "69400759789acdac"),
    "nobility_v0": (Extent(2047, 367, 219), "eb35285753770151"),
}


@pytest.mark.parametrize("game", burgher.names())
def test_a_change_of_the_encoding_changes_the_version(game: str) -> None:
    before, pinned = PINNED[env_name(game)]
    assert fingerprint(burgher.find(game), before) == pinned


def test_what_comes_at_the_end_changes_no_fingerprint() -> None:
    game = burgher.find(burgher.names()[0])
    whole = extent(game)
    assert fingerprint(game, whole) == fingerprint(game)
    for fewer in (
        Extent(whole.features - 1, whole.choices, whole.outcomes),
        Extent(whole.features, whole.choices - 1, whole.outcomes),
        Extent(whole.features, whole.choices, whole.outcomes - 1),
    ):
        assert fingerprint(game, fewer) != fingerprint(game)


def test_versions_are_in_every_name() -> None:
    assert [env_name(game) for game in burgher.names()] == list(PINNED)
    assert [gym_id(game) for game in burgher.names()] == ["burgher/Belfort-v0", "burgher/Nobility-v0"]
    for name in PINNED:
        assert getattr(envs, name).env(players=2).metadata["name"] == name
    for name in ("belfort_v1", "chess_v0", "belfort"):
        with pytest.raises(AttributeError, match=f"has no attribute '{name}'"):
            getattr(envs, name)


@pytest.mark.parametrize("game", burgher.names())
def test_parts_cover_the_observation(game: str) -> None:
    found = burgher.find(game)
    parts = named_parts(found)
    ends = [0, *(end for _, end in parts.values())]
    assert [begin for begin, _ in parts.values()] == ends[:-1]
    assert ends[-1] == found.features
    for name, (begin, end) in parts.items():
        assert all(one.startswith(name) for one in found.feature_names[begin:end])


# --- what is hidden


@pytest.mark.parametrize(("game", "players"), [("belfort", 3), ("nobility", 2), ("nobility", 4)])
def test_hidden_things_do_not_influence_what_a_seat_observes(game: str, players: int) -> None:
    """All that a seat cannot see is dealt anew, again and again: its observation and its mask stay the same."""
    rules = burgher.find(game)
    options = known(game).MOST_HIDDEN
    blank, no_choices, moves = zeros16(rules.features), zeros8(rules.actions.choices), Moves()
    random = burgher.Random(f"{game} {players}")
    state = rules.new(players, options)
    state.settle(random)
    hidden = 0
    step = 0
    while state.seat != OVER:
        if step % 9 == 0:
            for seat in range(players):
                guess = state.imagine(seat, random)
                hidden += not guess.same(state)
                seen = [arrays.observation(observe_on(one, seat, blank)) for one in (state, guess)]
                assert np.array_equal(seen[0], seen[1])
                masks = [arrays.mask(mask_on(one, seat, no_choices, moves, True)) for one in (state, guess)]
                assert np.array_equal(masks[0], masks[1])
        legal = state.legal(True)
        state.step(legal[random.below(len(legal))], random)
        step += 1
    assert hidden > step // 9  # there was something to hide


# --- the page


def entries(feature: Feature) -> str:
    return " × ".join(", ".join(axis) for axis in feature.entries)


def rows(block: Block, at: int) -> tuple[list[str], int]:
    lines = []
    for feature in block.features:
        size = len(feature.names(""))
        where = str(at) if size == 1 else f"{at}–{at + size - 1}"
        lines.append(f"| {where} | {feature.name} | {entries(feature)} | {feature.doc} |")
        at += size
    return lines, at


def described(game: Game) -> str:
    """A game's section: every number of an observation, by place, name and meaning."""
    lines = [
        HEADS[game.name],
        "",
        f"`{env_name(game.name)}`: {game.features} numbers, {game.actions.choices} actions.",
        f"Fingerprint `{fingerprint(game)}`.",
    ]
    at = 0
    for block in game.feature_blocks:
        table, end = rows(block, at)
        times = len(block.times)
        if block.prefix:
            named = block.prefix.format("…").removesuffix(": ")
            step = end - at
            first = ", ".join(f"{entry} at {at + k * step}" for k, entry in enumerate(block.times))
            lines += ["", f"**{named}**, {step} numbers each: {first}. The first of them:"]
        lines += ["", "| numbers | name | entries | meaning |", "|---|---|---|---|", *table]
        at += (end - at) * times
    assert at == game.features
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("game", burgher.names())
def test_the_page_describes_every_number(game: str) -> None:
    said = PAGE.read_text(encoding="utf-8")
    assert described(burgher.find(game)) in said, "python -m tests.envs.test_encoding writes it anew"


if __name__ == "__main__":
    before = PAGE.read_text(encoding="utf-8").split(HEADS[burgher.names()[0]])[0]
    PAGE.write_text(before + "\n".join(described(burgher.find(game)) for game in burgher.names()), encoding="utf-8")
