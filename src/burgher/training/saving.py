"""Training written down: to go on exactly where it was, and in small files that are easily carried elsewhere."""

from __future__ import annotations

import platform
from dataclasses import replace
from pathlib import Path
from pickle import UnpicklingError
from typing import Any

import numpy as np
import torch

import burgher
from burgher.bots.network import grown
from burgher.bots.trained import continues
from burgher.core.compiled import COMPILED
from burgher.core.errors import Phrase, cause
from burgher.envs.encoding import fingerprint
from burgher.training import netfile
from burgher.training.league import copied, without_scale
from burgher.training.network import FIXED, Weights, from_arrays, to_arrays
from burgher.training.settings import Settings, TrainingFailed
from burgher.training.trainer import Trainer

STATE = "state.pt"
CARRIED = ("carry-weights.pt", "carry-league.pt")

OF_TABLES = (
    *("game", "seed", "workers", "groups", "tables"),
    *("members", "among_members", "among_styles", "examined", "twos", "fours"),
)
"""Settings that say what is played at each table: where one has changed, the tables begin anew."""


def _written(path: Path, content: dict[str, Any]) -> None:
    draft = path.with_name(f".{path.name}.part")
    torch.save(content, draft)
    draft.replace(path)


def _common(trainer: Trainer) -> dict[str, Any]:
    return {
        "settings": trainer.settings.record(),
        "round": trainer.round,
        "spent": trainer.spent,
        "imitating": trainer.imitating,
        "scaled": trainer.scaled,
        "decisions": trainer.decisions,
        "games": trainer.scores.games,
        "steps": trainer.learner.steps,
        "earlier": trainer.earlier,
        "weights": copied(trainer.learner.weights),
    }


def save_state(trainer: Trainer, folder: Path) -> None:
    """All there is. Everything that was played must have been learned from (`Trainer.settle`)."""
    frozen = [
        [torch.from_numpy(np.frombuffer(part, np.uint8).copy()) for part in parts] for parts in trainer.crew.freeze()
    ]
    content = _common(trainer) | {
        "optimiser": trainer.learner.optimiser.state_dict(),
        "generator": trainer.generator.get_state(),
        "league": trainer.league.state(),
        "tables": frozen,
    }
    _written(folder / STATE, content)


def save_carried(trainer: Trainer, folder: Path, now: float) -> None:
    """What matters, small: weights, and in half precision how large gradients are and those members of the league that
    stay."""
    common = _common(trainer)
    common["spent"] += now
    _written(folder / CARRIED[0], common)
    optimiser = trainer.learner.optimiser
    squares = {
        name: optimiser.state[trainer.learner.weights[name]]["exp_avg_sq"].bfloat16()
        for name in trainer.learner.learned
        if trainer.learner.weights[name] in optimiser.state
    }
    league = trainer.league.state()
    league["members"] = [without_scale(member) for member in league["members"][: trainer.league.staying]]
    _written(folder / CARRIED[1], {"squares": squares, "league": league})


def _read(path: Path) -> dict[str, Any]:
    try:
        content = torch.load(path, map_location="cpu", weights_only=True)
    except (OSError, EOFError, RuntimeError, UnpicklingError) as error:
        why = cause(error) if isinstance(error, OSError) else Phrase("cause-no-training")
        raise _unreadable(path, why) from None
    if not isinstance(content, dict):
        raise _unreadable(path, Phrase("cause-no-training"))
    return content


def _unreadable(path: Path, why: str | Phrase) -> TrainingFailed:
    return TrainingFailed("training-unreadable", file=str(path), why=why)


def load(trainer: Trainer, folder: Path) -> str:
    """Go on from what stands in a folder; gives which file it was. The tables begin anew where they are not in it."""
    if (folder / STATE).exists():
        content = _read(folder / STATE)
        _take_over(trainer, content, folder)
        trainer.learner.optimiser.load_state_dict(content["optimiser"])
        trainer.generator.set_state(content["generator"])
        trainer.league.restore(content["league"], trainer.device, len(trainer.settings.rivals))
        before, now = content["settings"], trainer.settings.record()
        if all(before.get(name) == now[name] for name in OF_TABLES):
            trainer.go_on([[bytes(part.numpy()) for part in parts] for parts in content["tables"]])
        else:
            trainer.begin()
        return STATE
    if not (folder / CARRIED[0]).exists():
        raise TrainingFailed(f"there is no training to go on with in {folder}: neither {STATE} nor {CARRIED[0]}")
    content = _read(folder / CARRIED[0])
    _take_over(trainer, content, folder)
    if (folder / CARRIED[1]).exists():
        rest = _read(folder / CARRIED[1])
        _take_over_squares(trainer, rest["squares"])
        scale = {name: content["weights"][name] for name in FIXED}
        members = [member | scale for member in rest["league"]["members"]]
        if members:
            members += [content["weights"]] * (trainer.settings.members - len(members))
        trainer.league.restore(rest["league"] | {"members": members}, trainer.device, len(trainer.settings.rivals))
    if not trainer.imitating and not trainer.league.members:
        trainer.league.found(trainer.learner.weights)
    trainer.generator.manual_seed(trainer.settings.seed + trainer.round)
    trainer.begin()
    return CARRIED[0]


def _take_over(trainer: Trainer, content: dict[str, Any], folder: Path) -> None:
    _take_over_weights(trainer, content["weights"], folder)
    trainer.round = content["round"]
    trainer.spent = content["spent"]
    trainer.imitating = content["imitating"]
    trainer.scaled = content["scaled"]
    trainer.decisions = content["decisions"]
    trainer.scores.games = content["games"]
    trainer.learner.steps = content["steps"]
    trainer.earlier = content.get("earlier", [])


def _take_over_weights(trainer: Trainer, saved: Weights, source: Path) -> None:
    weights = trainer.learner.weights
    shapes = {name: weight.shape for name, weight in weights.items()}
    if shapes != {name: weight.shape for name, weight in saved.items()}:
        raise TrainingFailed("training-shape", folder=str(source))
    with torch.no_grad():
        for name, weight in weights.items():
            weight.copy_(saved[name])


def _take_over_squares(trainer: Trainer, squares: dict[str, Any]) -> None:
    """The size of the gradients; their direction is found again within a few steps."""
    optimiser = trainer.learner.optimiser
    for name, square in squares.items():
        weight = trainer.learner.weights[name]
        optimiser.state[weight] = {
            "step": torch.tensor(float(max(1, trainer.learner.steps)), device=weight.device),
            "exp_avg": torch.zeros_like(weight),
            "exp_avg_sq": square.to(weight.device, torch.float32),
        }


def begin_from(trainer: Trainer, path: Path) -> None:
    """Begin with the weights of a network file. Their momentum is not in it, and the league begins with themselves."""
    arrays, record = netfile.read(path)
    game = burgher.find(trainer.settings.game)
    fitting = grown(arrays, game.features, game.actions.choices)
    _take_over_weights(trainer, from_arrays(fitting, trainer.device), path)
    last = record.get("log", {}).get("last", {})
    trainer.imitating = False
    trainer.scaled = True
    trainer.decisions = int(last.get("decisions", 0))
    trainer.scores.games = int(last.get("games", 0))
    trainer.learner.steps = int(last.get("steps", 0))
    trainer.earlier = parts_of(record)
    trainer.begin()


def parts_of(record: dict[str, Any]) -> list[dict[str, Any]]:
    """How a network came about, one training after the other."""
    last = record.get("log", {}).get("last", {})
    part = {name: record[name] for name in ("versions", "device", "seed", "settings", "studied") if name in record}
    return [*record.get("earlier", []), part | {name: last[name] for name in ("decisions", "games") if name in last}]


def settings_from(settings: Settings, path: Path) -> Settings:
    """The settings for a training that begins with a network file: its shape, and no bots to imitate."""
    arrays, record = netfile.read(path)
    game = burgher.find(settings.game)
    sizes = len(arrays["mean"]), len(arrays["policy.bias"])
    if record.get("game") != game.name or not continues(game, str(record.get("fingerprint")), *sizes):
        raise TrainingFailed("training-other-network", file=str(path))
    shape = record["architecture"]
    return replace(settings, imitation=0.0, width=shape["width"], blocks=shape["blocks"], judge=shape["judge"])


def saved_settings(folder: Path) -> Settings | None:
    """The settings of what stands in a folder, if anything does."""
    for name in (STATE, CARRIED[0]):
        if (folder / name).exists():
            try:
                return Settings(**_read(folder / name)["settings"])
            except (KeyError, TypeError):
                raise _unreadable(folder / name, Phrase("cause-no-training")) from None
    return None


def save_network(trainer: Trainer, path: Path, log: dict[str, object]) -> None:
    """The network as it is now, for those who play with it."""
    game = burgher.find(trainer.settings.game)
    settings = trainer.settings
    record: dict[str, object] = {
        "game": game.name,
        "encoding": game.encoding_version,
        "fingerprint": fingerprint(game),
        "features": game.features,
        "actions": game.actions.choices,
        "architecture": {"width": settings.width, "blocks": settings.blocks, "judge": settings.judge},
        "versions": {
            "burgher": burgher.__version__,
            "engine": "compiled" if COMPILED else "interpreted",
            "python": platform.python_version(),
            "torch": torch.__version__.partition("+")[0],
            "numpy": np.__version__,
        },
        "device": torch.cuda.get_device_name() if trainer.device.type == "cuda" else "cpu",
        "seed": settings.seed,
        "settings": settings.record(),
        "earlier": trainer.earlier,
        "log": log,
    }
    netfile.write(path, to_arrays(trainer.learner.weights), record)
