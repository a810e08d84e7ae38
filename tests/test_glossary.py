"""The glossary: each term in four languages, as the message files have it.

`python -m tests.test_glossary` writes docs/glossary.md anew.
"""

from __future__ import annotations

import re
from pathlib import Path

from burgher.words import LOCALES, Words

PAGE = Path(__file__).parents[1] / "docs" / "glossary.md"
LANGUAGES = ("en", "de", "fr", "pl")
HEAD = """# Glossary

Each term in the four languages, as players know it from their edition: Belfort's terms are those of its English,
German, French and Polish rulebooks; those of Rise to Nobility come from the German one, and are our own in French and
Polish.
Messages use these words and no others for a thing. The table is made from the message files (`src/burgher/locale`):
`python -m tests.test_glossary` writes it anew, and a test compares.
"""
TABLE = """
| English | German | French | Polish |
|---|---|---|---|
"""
OWN = (
    "new-game",
    "seats",
    "open-seat",
    "options",
    "settings",
    "your-turn",
    "undo",
    "log",
    "chat",
    "panel-rules",
    "panel-actions",
    "panel-board",
    "rematch",
    "replay",
    "leave-seat",
    "move-seat",
    "level-wanderer",
    "level-apprentice",
    "level-journeyman",
    "level-foreman",
    "level-castellan",
    "level-alderman",
    "level-champion",
    "non-player",
)
SECTIONS = (
    ("Belfort", "belfort", ("piece-", "phase-", "season-", "points-")),
    ("Rise to Nobility", "nobility", ("piece-", "phase-", "points-")),
)


def ids(file: str, starts: tuple[str, ...]) -> list[str]:
    text = (LOCALES / "en" / f"{file}.ftl").read_text(encoding="utf-8")
    return [id for id in re.findall(r"^([a-z][\w-]*) *=", text, re.MULTILINE) if id.startswith(starts)]


def rows(file: str, wanted: list[str]) -> str:
    words = [Words(language, file, strict=True) for language in LANGUAGES]
    lines = []
    for id in wanted:
        said = [one.say(id, number="n") for one in words]
        lines.append("| " + " | ".join(text.replace("|", "/") for text in said) + " |")
    return "\n".join(dict.fromkeys(lines))


def page() -> str:
    parts = [HEAD]
    for title, file, starts in SECTIONS:
        parts += [f"\n## {title}\n", TABLE, rows(file, ids(file, starts)), "\n"]
    parts += ["\n## At the table\n", TABLE, rows("web", list(OWN)), "\n"]
    return "".join(parts)


def test_the_glossary_is_what_the_messages_say() -> None:
    assert PAGE.read_text(encoding="utf-8") == page()


def test_no_bot_is_called_what_a_game_has() -> None:
    """A game of apprentices or masters has no bot of that name: newcomers would take the one for the other."""
    for language in LANGUAGES:
        own = Words(language, strict=True)
        titles = {own.say(id).casefold() for id in OWN if id.startswith("level-")}
        assert len(titles) == sum(id.startswith("level-") for id in OWN)
        for _, game, _ in SECTIONS:
            for file in sorted((LOCALES / language).glob(f"{game}*.ftl")):
                words = set(re.findall(r"\w+", file.read_text(encoding="utf-8").casefold()))
                assert not titles & words, file.name


def test_no_two_things_have_one_name() -> None:
    """Within a game and a language, a name means one thing."""
    for _, file, _ in SECTIONS:
        for language in LANGUAGES:
            words = Words(language, file, strict=True)
            named: dict[str, str] = {}
            for id in ids(file, ("piece-",)):
                other = named.setdefault(words.say(id), id)
                assert other == id, f"{language}: {other} and {id} are both called {words.say(id)}"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
