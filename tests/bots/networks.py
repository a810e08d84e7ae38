"""Small networks for tests: drawn at random, with the layout of a game's encoding."""

from __future__ import annotations

import json
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import burgher
from burgher.bots.network import FORMAT, OUTLOOK, Network
from burgher.core.actions import ActionSpace, Verb
from burgher.core.encoding import fingerprint

WIDTH, BLOCKS, JUDGE = 16, 2, 8


def arrays(features: int, actions: int, width: int = WIDTH) -> dict[str, NDArray[Any]]:
    chance = np.random.default_rng(1)

    def draw(*shape: int) -> NDArray[Any]:
        return chance.normal(0.0, 0.5, shape).astype(np.float16)

    def linear(name: str, out: int, inputs: int) -> dict[str, NDArray[Any]]:
        return {f"{name}.weight": draw(out, inputs), f"{name}.bias": draw(out)}

    def norm(name: str) -> dict[str, NDArray[Any]]:
        return {f"{name}.weight": draw(width), f"{name}.bias": draw(width)}

    found: dict[str, NDArray[Any]] = {
        "mean": chance.normal(0.0, 1.0, features).astype(np.float32),
        "std": chance.uniform(0.25, 2.0, features).astype(np.float32),
    }
    found |= linear("input", width, features)
    for k in range(BLOCKS):
        found |= norm(f"blocks.{k}.norm")
        found |= linear(f"blocks.{k}.first", width, width)
        found |= linear(f"blocks.{k}.second", width, width)
    return (
        found
        | norm("norm")
        | linear("policy", actions, width)
        | linear("judge", JUDGE, width)
        | linear("outlook", OUTLOOK, JUDGE)
    )


def record(game: str, **other: object) -> dict[str, object]:
    return {"format": FORMAT, "game": game, "fingerprint": fingerprint(burgher.find(game)), **other}


def packed(written: dict[str, object], given: dict[str, NDArray[Any]]) -> bytes:
    file = BytesIO()
    np.savez(file, record=np.array(json.dumps(written)), **given)  # type: ignore[arg-type]
    return file.getvalue()


def for_game(game: str, width: int = WIDTH) -> dict[str, NDArray[Any]]:
    known = burgher.find(game)
    return arrays(known.features, known.actions.choices, width)


def network(game: str, width: int = WIDTH) -> Network:
    return Network(for_game(game, width), record(game))


def file(folder: Path, game: str, **other: object) -> Path:
    path = folder / f"{game}.npz"
    path.write_bytes(packed(record(game, **other), for_game(game)))
    return path


def lengthen(game: str, patch: pytest.MonkeyPatch) -> None:
    """A question more, which nobody asks yet, a verb with two actions to answer it, and a card to be drawn."""
    rules = burgher.find(game)
    patch.setattr(rules, "features", rules.features + 1)
    patch.setattr(rules, "feature_names", (*rules.feature_names, "added question feast"))
    choices = rules.actions.choices
    players = [verb for verb in rules.actions.verbs if not verb.chance]
    chance = [replace(verb, at=verb.at + 2) for verb in rules.actions.verbs if verb.chance]
    feast, last = Verb("feast", choices, {"on": ("bread", "wine")}), len(rules.actions) + 2
    space = ActionSpace([*players, feast, *chance, Verb("draw", last, {"piece": ("feast",)}, chance=True)])
    patch.setattr(rules, "actions", space)
