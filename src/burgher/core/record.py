"""A record: a game as the list of its actions, chance among them. It is JSON, in a file named ``*.burgher.json``."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256

from burgher.core.colours import COLOURS, Colour, are_colours
from burgher.core.errors import BadRecord, Phrase, cause

FORMAT = 1


@dataclass(frozen=True)
class Record:
    """All that is needed to play a game again."""

    game: str
    players: int
    options: Mapping[str, object]
    components: Mapping[str, object]
    actions: tuple[str, ...]
    seed: str | None = None
    seed_hash: str | None = None
    """Published at the start, so that nobody can choose the seed afterwards."""
    names: tuple[str, ...] = ()
    colours: tuple[Colour, ...] = ()
    """Of each seat, where somebody has chosen; by default the first of `burgher.core.colours`."""
    result: Mapping[str, object] | None = None
    """Scores and winners, once the game is over."""
    position: Mapping[str, object] | None = None
    """Where it began, if not at the beginning."""
    taken_back: int = 0
    """How often somebody who played against bots alone has taken back what bots and chance had done since."""

    def json(self) -> dict[str, object]:
        written: dict[str, object] = {
            "burgher": FORMAT,
            "game": self.game,
            "players": self.players,
            "options": dict(self.options),
            "components": dict(self.components),
        }
        if self.names:
            written["names"] = list(self.names)
        if self.colours:
            written["colours"] = list(self.colours)
        if self.seed is not None:
            written["seed"] = self.seed
        if self.seed_hash is not None:
            written["seed_hash"] = self.seed_hash
        if self.position is not None:
            written["position"] = dict(self.position)
        if self.taken_back:
            written["taken_back"] = self.taken_back
        written["actions"] = list(self.actions)
        if self.result is not None:
            written["result"] = dict(self.result)
        return written

    def dumps(self) -> str:
        """As the text of a file: one line for each field, a few actions on a line."""
        lines = []
        for name, value in self.json().items():
            if name == "actions":
                chunks = [self.actions[k : k + 8] for k in range(0, len(self.actions), 8)]
                inner = ",\n".join("    " + json.dumps(list(chunk))[1:-1] for chunk in chunks)
                lines.append(f'  "actions": [\n{inner}\n  ]' if chunks else '  "actions": []')
            else:
                lines.append(f"  {json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}")
        return "{\n" + ",\n".join(lines) + "\n}\n"


def hash_seed(seed: str) -> str:
    return sha256(seed.encode()).hexdigest()


def parse(text: str | bytes) -> Record:
    """The record in the text of a file; BadRecord names the field that is wrong."""
    try:
        values = json.loads(text)
    except (ValueError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecord("record-not-json", why=cause(error)) from None
    return from_json(values)


def from_json(values: object) -> Record:
    if not isinstance(values, dict):
        raise BadRecord("record-no-object")
    if "burgher" not in values:
        raise BadRecord("record-no-format")
    if values["burgher"] != FORMAT:
        raise BadRecord("record-format", found=repr(values["burgher"]), format=str(FORMAT))
    _expect(values, "game", str, Phrase("may-game"))
    _expect(values, "players", int, Phrase("may-players"))
    _expect(values, "options", dict, Phrase("may-object"))
    _expect(values, "components", dict, Phrase("may-object-of", words="name, fingerprint, corrections"))
    _expect(values, "actions", list, Phrase("may-actions"))
    for k, action in enumerate(values["actions"]):
        if not isinstance(action, str):
            raise _unfit(f"actions[{k}]", action, Phrase("may-action"))
    for name in ("seed", "seed_hash"):
        if name in values:
            _expect(values, name, str, Phrase("may-text"))
    for name in ("result", "position"):
        if name in values:
            _expect(values, name, dict, Phrase("may-object"))
    names = values.get("names", [])
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise _unfit("names", names, Phrase("may-names"))
    colours = values.get("colours", [])
    if (colours and not are_colours(colours, values["players"])) or not isinstance(colours, list):
        raise _unfit("colours", colours, Phrase("may-colours", colours=", ".join(COLOURS)))
    unknown = set(values) - _FIELDS
    if unknown:
        raise BadRecord("no-record-field", field=min(unknown), known=", ".join(sorted(_FIELDS)))
    return Record(
        game=values["game"],
        players=values["players"],
        options=values["options"],
        components=values["components"],
        actions=tuple(values["actions"]),
        seed=values.get("seed"),
        seed_hash=values.get("seed_hash"),
        names=tuple(names),
        colours=tuple(colours),
        result=values.get("result"),
        position=values.get("position"),
        taken_back=_count(values, "taken_back"),
    )


_FIELDS = {
    "burgher",
    "game",
    "players",
    "options",
    "components",
    "names",
    "colours",
    "seed",
    "seed_hash",
    "position",
    "taken_back",
    "actions",
    "result",
}


def _count(values: dict[str, object], name: str) -> int:
    found = values.get(name, 0)
    if not isinstance(found, int) or isinstance(found, bool) or found < 0:
        raise _unfit(name, found, Phrase("may-any-number"))
    return found


def _unfit(field: str, value: object, may: Phrase) -> BadRecord:
    return BadRecord("not-fitting", field=field, value=repr(value), may=may)


def _expect(values: dict[str, object], name: str, kind: type, may: Phrase) -> None:
    value = values.get(name)
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise _unfit(name, value, may) if name in values else BadRecord("field-missing", field=name, may=may)
