"""Guided games: lessons as data, checked by the engine, and followed at a table.

A lesson is a TOML file in the folder ``lessons`` of its game; what it says stands in
``locale/LANGUAGE/GAME-lessons.ftl``. `Lesson` is such a file, `Line` the game that it leads through, `follow` sees how
far somebody has come. How to write one: docs/write-a-lesson.md.
"""

from burgher.lessons.following import Place, follow, go_on, holds_bots, wanted
from burgher.lessons.lesson import BadLesson, Chapter, Lesson, Step, find_lesson, lesson_names
from burgher.lessons.line import Given, Line, line_of
from burgher.lessons.prompter import Prompter

__all__ = [
    "BadLesson",
    "Chapter",
    "Given",
    "Lesson",
    "Line",
    "Place",
    "Prompter",
    "Step",
    "find_lesson",
    "follow",
    "go_on",
    "holds_bots",
    "lesson_names",
    "line_of",
    "wanted",
]
