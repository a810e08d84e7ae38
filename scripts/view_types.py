"""Makes the browser's types of each game's view, `web/src/games/GAME/view.ts`, from the one declaration in Python.

    python scripts/view_types.py          # write the files
    python scripts/view_types.py --check  # say whether they are up to date

A game that declares its view has it in ``faces/shapes.py``: typed dictionaries, words of the game as ``Literal``.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from burgher.core import shapes
from burgher.core.shapes import ACT, PAIR, SOME

ROOT = Path(__file__).parent.parent
WIDTH = 120
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", NoneType: "null", object: "unknown"}


def declared() -> dict[Path, ModuleType]:
    """The file for each game that declares its view."""
    found = {}
    for path in sorted((ROOT / "src" / "burgher").glob("*/faces/shapes.py")):
        game = path.parent.parent.name
        found[ROOT / "web" / "src" / "games" / game / "view.ts"] = import_module(f"burgher.{game}.faces.shapes")
    return found


class Writer:
    """A module with shapes as a TypeScript file."""

    def __init__(self, module: ModuleType) -> None:
        self.module = module
        self.names = {id(value): name for name, value in vars(module).items() if self.is_shape(value)}
        self.constants: Mapping[str, tuple[str, ...]] = getattr(module, "CONSTANTS", {})

    def is_shape(self, value: object) -> bool:
        """What gets a name of its own: dictionaries, words, and what can be one of several."""
        own = is_typeddict(value) and getattr(value, "__module__", "") == self.module.__name__
        marked = get_origin(value) is Annotated and not any(value is one for one in vars(shapes).values())
        return own or marked or get_origin(value) is Literal or isinstance(value, UnionType)

    def text(self) -> str:
        doc = (self.module.__doc__ or "").strip().split("\n\n")[-1]
        lines = [f"/** Made by scripts/view_types.py from {self.source()}: change it there. {doc} */", ""]
        body = [line for shape in self.shapes() for line in ("", *shape)]
        if any("Act[" in line or "Act;" in line for line in body):
            lines += ['import type { Act } from "../../words";', ""]
        for name, words in self.constants.items():
            lines += wrapped(f"export const {name} = [", [quoted(word) for word in words], ", ", "] as const;")
        return "\n".join([*lines, *body]).replace("\n\n\n", "\n\n") + "\n"

    def source(self) -> str:
        return Path(str(self.module.__file__)).relative_to(ROOT / "src").as_posix()

    def shapes(self) -> Iterator[list[str]]:
        for name, value in vars(self.module).items():
            if id(value) not in self.names or self.names[id(value)] != name:
                continue
            if is_typeddict(value):
                yield self.interface(name, value)
            else:
                told = self.told(value, whole=True)
                parts = told.split(" | ") if get_origin(value) is Literal else [told]
                yield wrapped(f"export type {name} = ", parts, " | ", ";")

    def interface(self, name: str, shape: Any) -> list[str]:
        """The fields of a dictionary, with those of what it extends."""
        doc = " ".join((shape.__doc__ or "").split()) if not str(shape.__doc__).startswith("dict(") else ""
        lines = [f"/** {doc} */"] if doc else []
        lines.append(f"export interface {name} {{")
        hints = get_type_hints(shape, include_extras=True)
        lines += [f"  {field}: {self.told(hint)};" for field, hint in hints.items()]
        return [*lines, "}"]

    def told(self, hint: Any, whole: bool = False) -> str:
        """A type in TypeScript; ``whole``: where it is declared, not by its name."""
        if id(hint) in self.names and not whole:
            return self.names[id(hint)]
        if hint in PLAIN:
            return PLAIN[hint]
        origin, args = get_origin(hint), get_args(hint)
        if origin is Literal:
            name = next((name for name, value in vars(self.module).items() if value == hint), None)
            if name is not None and not whole:
                return name
            return " | ".join(quoted(word) for word in args)
        if origin is Annotated:
            inner, mark = args
            if mark == ACT:
                return "Act"
            if mark == PAIR:
                one = self.told(get_args(inner)[0])
                return f"readonly [{one}, {one}]"
            assert mark == SOME, mark
            key, value = get_args(inner)
            return f"Readonly<Partial<Record<{self.told(key)}, {self.told(value)}>>>"
        if origin in (Union, UnionType):
            return " | ".join(self.told(one) for one in args)
        if origin is list:
            inner = self.told(args[0])
            several = get_origin(args[0]) in (Union, UnionType, list) and id(args[0]) not in self.names
            return f"readonly ({inner})[]" if several else f"readonly {inner}[]"
        if origin is dict:
            return f"Readonly<Record<{self.told(args[0])}, {self.told(args[1])}>>"
        raise TypeError(f"{hint} has no type in the browser yet")


def wrapped(start: str, parts: list[str], between: str, end: str) -> list[str]:
    """On one line if it fits, otherwise each part on its own, as the formatter has it."""
    line = start + between.join(parts) + end
    if len(line) <= WIDTH or len(parts) == 1:
        return [line]
    if between == ", ":
        return [start.rstrip(), *(f"  {part}," for part in parts), end]
    return [start.rstrip(), *(f"  | {part}" for part in parts[:-1]), f"  | {parts[-1]}{end}"]


def quoted(word: object) -> str:
    return str(word).lower() if isinstance(word, bool) else f'"{word}"'


def main(check: bool) -> int:
    stale = []
    for path, module in declared().items():
        text = Writer(module).text()
        if path.exists() and path.read_text(encoding="utf-8") == text:
            continue
        stale.append(str(path.relative_to(ROOT)))
        if not check:
            path.write_text(text, encoding="utf-8")
    if stale:
        print("not up to date:" if check else "written:", ", ".join(stale))
    return int(check and bool(stale))


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv[1:]))
