"""Lessons at tables: opening one, how far its learner has come, and what the companion says now."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from burgher.core import registry
from burgher.core.actions import Action
from burgher.core.state import OVER, State
from burgher.lessons import Lesson, Line, Place, find_lesson, follow, go_on, holds_bots, lesson_names, line_of, wanted
from burgher.lessons.following import Game, asked_from, comes_of_it, current, kind_of
from burgher.lessons.left_out import granted, helpful, lacking, lost, untold
from burgher.lessons.reach import hindrance
from burgher.service.chance import Chance
from burgher.service.cleaning import clean_name
from burgher.service.live.draft import Draft
from burgher.service.live.match import TableMatch, opening_of
from burgher.service.live.table import LiveTable
from burgher.service.opening import NAMELESS, bot_name, known_game, new_row, plain_options
from burgher.service.playing import decisions
from burgher.service.refusal import Refusal
from burgher.service.shapes import base
from burgher.service.shapes import lessons as shapes
from burgher.service.store.rows import BOT, BY_CHANCE, CHOSEN, PERSON, PLAYING, READ, SeatRow, TableRow, changed_row

# where somebody is


def lesson_line(row: TableRow) -> Line | None:
    """The lesson that a table follows; None: none, or one that this version does not have any more."""
    name = row.lesson["name"] if row.lesson is not None else None
    if name is None or name not in lesson_names(row.game):
        return None
    return line_of(row.game, name)


def place_of(row: TableRow, line: Line) -> Place:
    assert row.lesson is not None
    place = Place.read(row.lesson)
    last = len(line.lesson.steps)
    # A lesson that has become shorter since is over.
    return place if place.step <= last else replace(place, step=last, since=place.since[: last + 1])


def chapter_of(game: str, written: Mapping[str, Any] | None) -> str | None:
    """The chapter that a learner has come to; None: the lesson is over, or there is none."""
    if written is None or written["name"] not in lesson_names(game):
        return None
    lesson = find_lesson(game, written["name"])
    step = current(lesson, Place.read(written))
    return None if step is None else lesson.chapters[step.chapter].name


def bots_wait(live: LiveTable) -> bool:
    """Whether the bots of this table wait until its learner has read something."""
    if live.row.lesson is None:
        return False
    line = lesson_line(live.row)
    return line is not None and holds_bots(line, place_of(live.row, line), live.playing().state)


def keep_up(live: LiveTable, draft: Draft) -> None:
    """After a change: see how far the learner has come by it."""
    if live.row.lesson is None or live.match is None or live.row.status != PLAYING:
        return
    line = lesson_line(live.row)
    if line is None:
        return
    place = place_of(live.row, line)
    written = draft.lesson
    before = place if written is None else Place.read(written)
    _write(live, draft, follow(line, before, _game(live)))


def stay_over(live: LiveTable, draft: Draft) -> None:
    """A lesson that is over stays so, also where its game goes back to before its end: nothing is read again."""
    line = lesson_line(live.row)
    if line is not None:
        place, moment = place_of(live.row, line), live.playing().moment
        _write(live, draft, replace(place, since=tuple(min(one, moment) for one in place.since)))


def _write(live: LiveTable, draft: Draft, place: Place) -> None:
    assert live.row.lesson is not None
    written = {"name": live.row.lesson["name"], **place.json()}
    if written != (draft.lesson or live.row.lesson):
        draft.change(lesson=written)
        draft.show_again()


def _game(live: LiveTable) -> Game:
    match = live.playing()
    return Game(match.state, match.steps, live.causes)


def read_on(live: LiveTable, draft: Draft, asked: shapes.ReadOn, device: int | None) -> None:
    """The learner has read a step, goes on without it, or wants no more of the lesson. Once: a step that is past stays
    so."""
    line = lesson_line(live.row)
    if line is None:
        raise Refusal("no-lesson", lesson="")
    live.held(line.lesson.seat, device)
    place = place_of(live.row, line)
    if place.step != asked.step:
        return
    if asked.leave:
        last = len(line.lesson.steps)
        _write(
            live, draft, Place(last, (*place.since, *[live.playing().moment] * (last - place.step)), False, place.done)
        )
    else:
        _write(live, draft, go_on(line, place, _game(live)))


# what the companion says


def show_lesson(live: LiveTable, seat: int | None) -> dict[str, Any] | None:
    """Where the learner is, in the form of `shapes.LessonNow`; nobody else is told."""
    if live.row.lesson is None or live.match is None:
        return None
    line = lesson_line(live.row)
    if line is None or seat != line.lesson.seat:
        return None
    lesson, place, state = line.lesson, place_of(live.row, line), live.match.state
    step = current(lesson, place)
    about: dict[str, Any] = {
        "name": lesson.name,
        "step": place.step,
        "chapters": [chapter.name for chapter in lesson.chapters],
        "done": list(place.done),
        "lacking": list(lacking(lesson, place)),
        "astray": place.astray,
        "chapter": len(lesson.chapters) - 1 if step is None else step.chapter,
        "kind": "over",
        "say": None,
        "at": [],
        "wanted": [],
        "firm": False,
        "number": 0,
        "of": 0,
        "says": [],
        "read": [],
        "back": 0,
        "strayed": False,
        "led": False,
        "answered": True,
        "did": None,
        "instead": None,
        "granted": True,
        "prepared": "",
        "lost": [],
        "untold": [],
        "because": None,
    }
    if step is None or live.row.status != PLAYING:
        return about
    kind = kind_of(line, place, state)
    number, of = lesson.count(place.step)
    can = helpful(line, place, state, wanted(line, place, state)) if kind == "do" else []
    # After what was to be done: that is not said any more.
    others_act = kind == "watch" and (step.quiet or not step.watches) and not place.astray
    waits = kind == "early" and (step.reads or place.left)
    instead = place.instead if kind == "do" else None
    matters = step.do and not place.left and (place.astray or kind == "early" or instead is not None)
    chosen = _chosen(live, line, place) if matters else []
    asked = step if instead is None else lesson.steps[instead]
    is_granted = granted(line, place, _game(live))
    can_come = is_granted or kind not in ("do", "read") or bool(chosen)
    missing = lost(line, place, state) if place.astray or (chosen and kind == "early") else ()
    return about | {
        "kind": kind,
        "say": None if others_act or waits else step.say,
        "at": [] if others_act or waits else list(step.at),
        "wanted": can,
        "firm": step.firm,
        "number": number,
        "of": of,
        "says": lesson.says(step.chapter),
        "read": [
            lesson.says(k) if chapter.name in place.done else []
            for k, chapter in enumerate(lesson.chapters[: step.chapter])
        ],
        "back": min(len(chosen), decisions(live, lesson.seat)) if can_come else _way_back(live, line, place),
        "strayed": bool(chosen),
        "answered": not chosen or asked.is_answered(chosen[-1]),
        "did": _verb(chosen[-1]) if chosen else None,
        "led": bool(step.also) and any(map(step.leads_on, chosen)),
        "instead": None if instead is None else lesson.steps[instead].say,
        "granted": is_granted,
        "prepared": comes_of_it(line, place, _game(live)) if is_granted else "",
        "lost": list(dict.fromkeys(lesson.steps[one].say for one in missing)),
        "untold": [] if others_act or waits else list(untold(lesson, place)),
        "because": _because(line, place, state) if place.astray and not chosen else None,
    }


def show_held_lesson(live: LiveTable, seat: int, held: Sequence[Action]) -> dict[str, Any] | None:
    """The same while a turn waits to be ended: whether something else was done is said as long as it can be undone."""
    about = show_lesson(live, seat)
    line = lesson_line(live.row)
    step = None if line is None or about is None else current(line.lesson, place_of(live.row, line))
    if about is None or step is None or about["kind"] != "do" or not held:
        return about
    strayed = not any(map(step.counts, held))
    led = strayed and bool(step.also) and any(map(step.leads_on, held))
    did = _verb(held[-1]) if strayed else None
    return about | {"strayed": strayed, "answered": step.is_answered(held[-1]), "did": did, "led": led}


def _verb(action: Action) -> str:
    """The verb of an action, as it stands in the names of messages."""
    return action.verb.replace(" ", "-")


def _chosen(live: LiveTable, line: Line, place: Place) -> list[Action]:
    """What the learner has chosen since the step was asked for, or the one that was to be done instead of it."""
    steps, seat = live.playing().steps, line.lesson.seat
    began = asked_from(line, place, steps) if place.instead is None else place.since[place.instead]
    if began is None:
        return []
    own = [k for k in range(began, len(steps)) if steps[k].seat == seat and live.causes[k] == CHOSEN]
    return [steps[k].action for k in own]


def _way_back(live: LiveTable, line: Line, place: Place) -> int:
    """How many choices are to be taken back until what the step prepares can be done again; 0: that does not help."""
    match, seat = live.playing(), line.lesson.seat
    own = [k for k, step in enumerate(match.steps) if step.seat == seat and live.causes[k] == CHOSEN]
    for count, k in enumerate(reversed(own[len(own) - decisions(live, seat) :]), 1):
        if not match.reaches(k):
            break
        if granted(line, place, Game(match.stood(k), match.steps[:k], live.causes[:k])):
            return count
    return 0


def _because(line: Line, place: Place, state: State) -> dict[str, Any] | None:
    """Why what a step is about cannot be done, in the form of `base.Message`."""
    reason = hindrance(line, place.step, state)
    return None if reason is None else {"id": reason.id, "args": base.arguments(reason.args), "rule": reason.rule}


def show_lessons(game: str) -> list[shapes.Lesson]:
    """The lessons of a game, for those who choose what to play."""
    return [
        shapes.Lesson(
            name=lesson.name,
            players=lesson.players,
            minutes=lesson.minutes,
            chapters=[chapter.name for chapter in lesson.chapters],
        )
        for lesson in (find_lesson(game, name) for name in lesson_names(game))
    ]


# opening one


def open_lesson(asked: shapes.NewLesson, device: int, chance: Chance, done: tuple[str, ...]) -> Draft:
    """A table that begins at a chapter of a lesson, as it stands in the lesson's own game."""
    game = known_game(asked.game)
    if asked.lesson not in lesson_names(game.name):
        raise Refusal("no-lesson", lesson=asked.lesson)
    line = line_of(game.name, asked.lesson)
    row, seats = _plan(asked, line, device, chance, done)
    draft = Draft.opening(LiveTable(row, seats))
    live = draft.live
    live.match = TableMatch.begin(opening_of(row), live.names)
    draft.change(status=PLAYING)
    live.row = changed_row(live.row, status=PLAYING)
    draft.played(0, BY_CHANCE)
    goal = line.moments[Place.read(row.lesson or {}).step].done
    while live.match.moment < goal:
        done_before = live.match.moment
        live.match.take(line.given[done_before].action)
        draft.played(done_before, READ)
    keep_up(live, draft)
    return draft


def _plan(
    asked: shapes.NewLesson, line: Line, device: int, chance: Chance, done: tuple[str, ...]
) -> tuple[TableRow, tuple[SeatRow, ...]]:
    lesson = line.lesson
    names = [chapter.name for chapter in lesson.chapters]
    if asked.chapter is not None and asked.chapter not in names:
        raise Refusal("no-lesson", lesson=f"{lesson.name}: {asked.chapter}")
    first = 0 if asked.chapter is None else lesson.chapters[names.index(asked.chapter)].first
    place = Place(first, (line.moments[first].done,) * (first + 1), False, done)
    game = registry.find(lesson.game)
    options = plain_options(game.settle_options(lesson.players, lesson.options))
    row = new_row(
        game,
        lesson.players,
        device,
        chance,
        options=options,
        components=game.components().json(),
        position=None if lesson.position is None else dict(lesson.position),
        # Chance is as the lesson has it: there is nothing to prove.
        seed=lesson.seed,
        seed_hash=None,
        seed_by_hand=True,
        made_key=asked.key,
        lesson={"name": lesson.name, **place.json()},
    )
    own = NAMELESS.format(number=lesson.seat + 1) if asked.name is None else clean_name(asked.name)
    seats = [
        SeatRow(row.id, number, PERSON, own, device=device)
        if number == lesson.seat
        else SeatRow(row.id, number, BOT, _name(lesson, number), level=lesson.level)
        for number in range(lesson.players)
    ]
    return row, tuple(seats)


def _name(lesson: Lesson, seat: int) -> str:
    """What another player of a lesson is called."""
    place = seat - (seat > lesson.seat)
    return lesson.names[place] if place < len(lesson.names) else bot_name(lesson.level, seat)


def replaced(live: LiveTable, device: int) -> tuple[int, tuple[str, ...]]:
    """A lesson of this device that begins anew elsewhere: its pulse, and the chapters that were taken."""
    if live.row.owner != device or live.row.lesson is None or live.playing().seat == OVER:
        raise Refusal("not-host")
    line = lesson_line(live.row)
    lacks = () if line is None else lacking(line.lesson, place_of(live.row, line))
    return live.row.pulse, tuple(name for name in live.row.lesson["done"] if name not in lacks)
