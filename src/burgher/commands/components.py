"""`burgher components GAME`: the file with a game's pieces and numbers, so that an owner of the box can correct it.

With ``--check`` a corrected file is read as a game would read it; with ``--compare`` the files of several owners are
laid side by side.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

import burgher
from burgher.commands.files import write
from burgher.commands.mistake import Mistake
from burgher.core.box import Box, box_of, differences, flat, read_values
from burgher.core.box_compare import Found, compare
from burgher.core.box_file import HEAD, checked_in, read_for
from burgher.core.components import read_file, written
from burgher.core.doubts import doubts
from burgher.core.errors import BurgherError
from burgher.core.game import Game
from burgher.words import Words


def arguments(parser: ArgumentParser, words: Words) -> None:
    file = words.say("metavar-file")
    parser.add_argument("game", metavar=words.say("metavar-game"), help=words.say("help-game"))
    parser.add_argument("--out", metavar=file, type=Path, help=words.say("help-out"))
    parser.add_argument("--check", metavar=file, type=Path, help=words.say("help-check-components"))
    parser.add_argument("--compare", metavar=file, type=Path, nargs="+", help=words.say("help-compare-components"))


def run(given: Namespace, words: Words) -> int:
    game = burgher.find(given.game)
    if given.check is not None:
        print("\n".join(_checked(game, given.check, words)))
        return 0
    if given.compare is not None:
        print("\n".join(_compared(game, given.compare, words)))
        return 0
    text = "\n".join(path.read_text(encoding="utf-8") for path in game.component_files())
    if given.out is None:
        sys.stdout.write(text)
        return 0
    if given.out.exists():
        raise Mistake(words.say("already-there", file=str(given.out)))
    write(given.out, text, words)
    print(words.say("components-written", file=str(given.out), game=game.name))
    return 0


def _read(game: Game, file: Path, words: Words) -> tuple[dict[str, object], Box]:
    """A file that the game can be played with, and the box that it corrects."""
    tables = read_file(file)
    try:
        read_for(game, tables, file.stem)
    except BurgherError as error:
        raise Mistake(words.say("in-file", file=str(file), what=words.phrase(error.detail()))) from None
    return tables, box_of(game.name, str(tables.get("base", game.sets[0])))


def _checked(game: Game, file: Path, words: Words) -> list[str]:
    tables, box = _read(game, file, words)
    told = Words(words.language, game.name, more=("box", f"{game.name}-box"))
    facts, _ = read_values(box, flat({name: value for name, value in tables.items() if name not in HEAD}))
    differing = differences(box, facts)
    lines = [words.say("components-fit", file=str(file), game=game.name)]
    lines.append(
        words.say(
            "components-told", differing=len(differing), checked=len(checked_in(box, tables)), of=len(box.to_check())
        )
    )
    lines += [
        words.say("components-differing", path=path, shipped=written(box.facts[path]), found=written(value))
        for path, value in differing.items()
    ]
    lines += [words.say("components-doubt", what=told.say(f"doubt-{one.id}", **one.args)) for one in doubts(box, facts)]
    return lines


def _compared(game: Game, files: list[Path], words: Words) -> list[str]:
    read = [_read(game, file, words) for file in files]
    bases = {box.base for _, box in read}
    if len(bases) > 1:
        raise Mistake(words.say("components-bases", bases=", ".join(sorted(bases))))
    box = read[0][1]
    found = compare(box, [(owner, tables) for owner, (tables, _) in zip(_owners(files), read, strict=True)])
    other = [one for one in found if one.is_agreed and not one.is_as_shipped]
    agreed = [one for one in other if not one.is_single]
    single = [one for one in other if one.is_single]
    differing = [one for one in found if not one.is_agreed]
    confirmed = sum(one.is_as_shipped for one in found)
    lines = [words.say("compared", files=len(files), values=len(found), confirmed=confirmed)]
    for title, some in (("agree", agreed), ("differ", differing), ("single", single)):
        if some:
            lines += ["", words.say(f"compared-{title}", number=len(some))]
            lines += [
                words.say("compared-line", path=one.path, shipped=one.shipped, found=_by(one, words)) for one in some
            ]
    return lines


def _owners(files: list[Path]) -> list[str]:
    """What the files are called; where two have the same name, by the way to them."""
    stems = [file.stem for file in files]
    return [str(file) if stems.count(file.stem) > 1 else file.stem for file in files]


def _by(found: Found, words: Words) -> str:
    return ", ".join(words.say("compared-by", value=value, owners=", ".join(who)) for value, who in found.by.items())
