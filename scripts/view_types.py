"""Write the types of the games' views for the browser, from those that Python has.

python scripts/view_types.py          # web/src/games/GAME/shapes.ts, from burgher/GAME/faces/shapes.py
python scripts/view_types.py --check  # say which are not up to date
"""

from __future__ import annotations

import importlib
import importlib.util
import inspect
import sys
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import burgher
from burgher.core.shapes import EVERY, PAIR

WEB = Path(__file__).parents[1] / "web" / "src" / "games"
WIDTH = 120
PLAIN: dict[Any, str] = {int: "number", float: "number", str: "string", bool: "boolean", NoneType: "null"}


def typed_games() -> list[str]:
    """The games whose views are typed."""
    return [name for name in burgher.names() if importlib.util.find_spec(f"burgher.{name}.faces.shapes")]


def written(game: str) -> str:
    """The types of a game's view, in TypeScript."""
    module = importlib.import_module(f"burgher.{game}.faces.shapes")
    lines = [
        f"/** What the view of {game} is made of. Made by `scripts/view_types.py` from `{game}/faces/shapes.py`. */"
    ]
    for name, value in vars(module).items():
        if get_origin(value) is Literal:
            lines += ["", *_names(module, name, value)]
        elif get_origin(value) is dict:
            lines += ["", f"export type {name} = {_said(module, value, name)};"]
        elif is_typeddict(value) and value.__module__ == module.__name__:
            lines += ["", *_interface(module, value)]
    return "\n".join(lines) + "\n"


def _names(module: ModuleType, name: str, names: Any) -> list[str]:
    """A choice of names; where the module has them as a list too, the list as well."""
    words = [f'"{word}"' for word in get_args(names)]
    for other, value in vars(module).items():
        if isinstance(value, tuple) and value == get_args(names):
            short = f"export const {other} = [{', '.join(words)}] as const;"
            long = [f"export const {other} = [", *(f"  {word}," for word in words), "] as const;"]
            return [*([short] if len(short) <= WIDTH else long), f"export type {name} = (typeof {other})[number];"]
    short = f"export type {name} = {' | '.join(words)};"
    return [short] if len(short) <= WIDTH else [f"export type {name} =", *_ended([f"  | {word}" for word in words])]


def _ended(lines: list[str]) -> list[str]:
    return [*lines[:-1], lines[-1] + ";"]


def _interface(module: ModuleType, shape: Any) -> list[str]:
    doc = inspect.getdoc(shape)
    lines = []
    if doc and not doc.startswith("dict("):
        first, *rest = doc.splitlines()
        lines = [f"/** {first} */"] if not rest else ["/**", *(f" * {line}".rstrip() for line in (first, *rest)), " */"]
    lines.append(f"export interface {shape.__name__} {{")
    for field, kind in get_type_hints(shape, include_extras=True).items():
        optional = get_origin(kind) is NotRequired
        said = _said(module, get_args(kind)[0] if optional else kind)
        lines.append(f"  {field}{'?' if optional else ''}: {said};")
    return [*lines, "}"]


def _said(module: ModuleType, kind: Any, itself: str = "") -> str:
    """A type of Python in TypeScript, by its name where it has one."""
    for name, value in vars(module).items():
        if name != itself and get_origin(value) in (Literal, dict) and value == kind:
            return name
    origin, args = get_origin(kind), get_args(kind)
    if kind in PLAIN:
        return PLAIN[kind]
    if is_typeddict(kind):
        return str(kind.__name__)
    if origin is Literal:
        return " | ".join(f'"{word}"' for word in args)
    if origin in (Union, UnionType):
        return " | ".join(_said(module, one) for one in args)
    if origin is Annotated and kind.__metadata__ == (PAIR,):
        one = _said(module, get_args(args[0])[0])
        return f"readonly [{one}, {one}]"
    if origin is list:
        one = _said(module, args[0])
        return f"readonly ({one})[]" if get_origin(args[0]) in (Union, UnionType, list) else f"readonly {one}[]"
    if origin is dict or (origin is Annotated and kind.__metadata__ == (EVERY,)):
        key, value = (_said(module, one) for one in (args if origin is dict else get_args(args[0])))
        record = f"Record<{key}, {value}>"
        some = origin is dict and key != "string"
        return f"Readonly<Partial<{record}>>" if some else f"Readonly<{record}>"
    raise TypeError(f"{module.__name__}: nobody knows how to say {kind} in TypeScript")


def main() -> None:
    stale = []
    for game in typed_games():
        path = WEB / game / "shapes.ts"
        text = written(game)
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            stale.append(str(path))
            if "--check" not in sys.argv:
                path.write_text(text, encoding="utf-8")
    if "--check" in sys.argv and stale:
        sys.exit(f"not up to date: {', '.join(stale)}; run python scripts/view_types.py")


if __name__ == "__main__":
    main()
