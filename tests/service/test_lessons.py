"""Lessons at tables: how they are taken, left, resumed, and what the bots do meanwhile."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from burgher.core import registry
from burgher.lessons import Line, find_lesson, lesson_names
from burgher.lessons.lesson import _texts_of
from tests.service.guests import Guest, Place, served, settings_for

EXAMPLE = Path(__file__).parents[2] / "examples" / "goofspiel.py"
OURS = [(game, name) for game in registry.names() for name in lesson_names(game)]


class Learner:
    """Somebody who takes a lesson, at its first seat or where it wants them."""

    def __init__(self, guest: Guest, game: str, lesson: str, **more: Any) -> None:
        self.guest = guest
        self.line = Line(find_lesson(game, lesson))
        self.seat = self.line.lesson.seat
        self.table = guest.post("/lessons", 201, game=game, lesson=lesson, **more)
        self.id = self.table["id"]

    @property
    def now(self) -> Any:
        return self.guest.situation(self.id, self.seat)

    @property
    def lesson(self) -> Any:
        return self.now["lesson"]

    def read(self, step: int | None = None, **more: Any) -> Any:
        step = self.lesson["step"] if step is None else step
        return self.guest.post(f"/tables/{self.id}/lesson", step=step, **more)["lesson"]

    def read_all(self) -> None:
        """Until there is something to do."""
        while self.lesson["kind"] == "read":
            self.read()

    def act(self, action: str) -> Any:
        now = self.now
        return self.guest.act(self.id, self.seat, now["version"], action)["situation"]

    def wait(self) -> Any:
        """The situation when no bot is to act any more."""
        while True:
            now = self.now
            waits = now["lesson"]["kind"] == "read" or now["lesson"]["astray"]
            if now["over"] or now["turn"] == self.seat or waits:
                return now
            self.guest.get(f"/tables/{self.id}/pushes", after=now["n"], seat=self.seat, wait=2)


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Place]:
    monkeypatch.setenv(registry.FILES, str(EXAMPLE))
    _texts_of.cache_clear()
    with served(settings_for(tmp_path)) as running:
        yield running


@pytest.fixture
def learner(anna: Guest) -> Learner:
    return Learner(anna, "goofspiel", "first-game", name="Anna")


def test_games_list_their_lessons(anna: Guest) -> None:
    games = {game["name"]: game for game in anna.get("/games")["games"]}
    assert games["goofspiel"]["lessons"] == [
        {"name": "first-game", "players": 2, "minutes": 2, "chapters": ["bidding", "saving"]}
    ]


def test_a_lesson_is_a_table_against_bots(learner: Learner) -> None:
    table = learner.table
    assert (table["status"], table["lesson"], table["mine"]) == ("playing", "first-game", [0])
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot"]
    assert table["seats"][0]["name"] == "Anna"
    assert learner.lesson == {
        "name": "first-game",
        "chapters": ["bidding", "saving"],
        "done": [],
        "lacking": [],
        "chapter": 0,
        "step": 0,
        "number": 1,
        "of": 2,
        "says": ["lesson-first-game-bidding-goal", "lesson-first-game-bidding-high"],
        "kind": "read",
        "say": "lesson-first-game-bidding-goal",
        "at": [],
        "wanted": [],
        "firm": False,
        "astray": False,
        "back": 0,
        "strayed": False,
        "led": False,
        "answered": True,
        "did": None,
        "instead": None,
        "granted": True,
        "lost": [],
        "read": [],
        "prepared": "",
        "untold": [],
        "because": None,
    }


def test_it_is_taken_step_by_step(learner: Learner) -> None:
    read = learner.read()
    assert (read["kind"], read["wanted"]) == ("do", ["bid 10", "bid 11", "bid 12", "bid 13"])
    # Read once more, by a second click: nothing.
    assert learner.read(step=0)["step"] == 1
    learner.act("bid 12")
    now = learner.wait()
    assert (now["lesson"]["chapter"], now["lesson"]["done"]) == (1, ["bidding"])
    assert now["lesson"]["firm"] is True
    assert now["view"]["prize"] == 2


def test_something_else_is_noticed_and_the_bots_wait(learner: Learner) -> None:
    learner.read()
    after = learner.act("bid 3")
    assert after["lesson"]["astray"] is True
    assert after["undo"] == 1
    assert learner.now["turn"] == 1
    undone = learner.guest.undo(learner.id, 0, after["version"])["situation"]
    assert (undone["lesson"]["astray"], undone["lesson"]["kind"]) == (False, "do")
    learner.act("bid 3")
    learner.read()
    now = learner.wait()
    assert (now["turn"], now["lesson"]["step"]) == (0, 2)
    assert now["view"]["prize"] == 2


def test_after_something_else_one_goes_back_to_where_the_step_began(anna: Guest) -> None:
    """Whoever has put a die somewhere else takes all of that back at once, not its last choice."""
    learner = Learner(anna, "nobility", "first-game", chapter="guilds")
    learner.read_all()
    after = learner.act("die 6")
    # It can go to the same place, but leaves too little reputation for what comes next: that is said at once.
    lesson = after["lesson"]
    assert (lesson["kind"], lesson["strayed"], lesson["back"]) == ("early", True, 1)
    assert (lesson["say"], lesson["instead"], lesson["led"]) == ("lesson-first-game-guilds-take", None, False)
    undone = anna.undo(learner.id, 0, after["version"])["situation"]
    assert (undone["lesson"]["kind"], undone["lesson"]["back"]) == ("do", 0)
    learner.act("die 3")
    for action in ("visit wizards", "decline", "buy 1"):
        after = learner.act(action)
        # It is another way that the lesson knows of: first that is said, then it goes on with the next step.
        assert after["lesson"]["led"] == (after["lesson"]["instead"] is None)
    assert after["lesson"]["back"] == 3
    undone = anna.undo(learner.id, 0, after["version"], choices=after["lesson"]["back"])["situation"]
    assert (undone["lesson"]["say"], undone["lesson"]["kind"]) == ("lesson-first-game-guilds-visit", "do")
    assert undone["lesson"]["instead"] is None
    assert "visit merchants" in undone["lesson"]["wanted"]


def test_what_is_said_of_other_dice_is_no_answer_to_whoever_passes(anna: Guest) -> None:
    for action, answered in (("die 6", True), ("pass", False)):
        learner = Learner(anna, "nobility", "first-game", chapter="port")
        learner.read()
        lesson = learner.act(action)["lesson"]
        assert (lesson["say"], lesson["strayed"]) == ("lesson-first-game-port-die", True), action
        assert lesson["answered"] is answered, action
        assert lesson["did"] == action.split()[0]
    # Nor to whoever lets settlers move in after another die.
    learner = Learner(anna, "nobility", "first-game", chapter="settlers")
    learner.act("end")
    learner.read()
    learner.wait()
    while learner.lesson["say"] != "lesson-first-game-apprentices-take":
        learner.read()
    said = {action: learner.act(action)["lesson"] for action in ("die 2", "visit castle", "complete s17")}
    assert {action: lesson["answered"] for action, lesson in said.items()} == {
        "die 2": True,
        "visit castle": True,
        "complete s17": False,
    }
    assert all(lesson["say"] == "lesson-first-game-apprentices-take" for lesson in said.values())


def test_what_is_done_in_the_turn_before_is_no_other_way(anna: Guest) -> None:
    """Whoever lets settlers move in after the sale is not told that this is not what the next turn is about."""
    learner = Learner(anna, "nobility", "first-game", chapter="houses")
    for action in ("die 2", "visit artists", "buy 1"):
        learner.act(action)
        learner.wait()
    for action in ("die 1", "visit yard", "end"):
        learner.act(action)
    learner.read()
    learner.wait()
    learner.read()
    for action in ("die 1", "visit port", "sell weaponry"):
        learner.act(action)
    while learner.lesson["say"] != "lesson-first-game-buildings-die":
        learner.read()
    for action in ("complete s01", "pay 3 artwork"):
        lesson = learner.act(action)["lesson"]
        assert (lesson["say"], lesson["kind"]) == ("lesson-first-game-buildings-die", "early"), action
        assert (lesson["strayed"], lesson["back"]) == (False, 0)


def test_the_way_back_is_offered_where_it_leads_to_what_cannot_be_done(anna: Guest) -> None:
    """The Keep: after Gardens were built, that is taken back; after the workers were sent elsewhere, nothing is."""
    learner = Learner(anna, "belfort", "first-game", chapter="guilds")
    while learner.lesson["kind"] != "do":
        learner.read()
        learner.wait()
    assert (learner.lesson["granted"], learner.lesson["back"]) == (True, 0)
    after = learner.act("build gardens 2")
    assert (after["lesson"]["kind"], after["lesson"]["granted"], after["lesson"]["back"]) == ("do", False, 1)
    undone = anna.undo(learner.id, 0, after["version"], choices=1)["situation"]
    assert (undone["lesson"]["granted"], undone["lesson"]["back"]) == (True, 0)
    learner = Learner(anna, "belfort", "first-game", chapter="gathering")
    learner.read()
    for action in ("pass", *["send elf forest"] * 2, *["send dwarf gold_mine"] * 2):
        learner.act(action)
    for asked in ("guilds-use", "trading-post"):
        while learner.lesson["kind"] != "do":
            learner.read()
            learner.wait()
        now = learner.lesson
        assert (now["say"], now["granted"], now["back"]) == (f"lesson-first-game-{asked}", False, 0)
        learner.act("use miners" if asked == "guilds-use" else "buy stone")


def test_a_die_that_places_no_apprentice_does_not_lead_on(anna: Guest) -> None:
    """It can go to the guild that the lesson means, but not for what the lesson means: that is said, to the end."""
    learner = Learner(anna, "nobility", "first-game", chapter="apprentices")
    learner.read()
    take = "lesson-first-game-apprentices-take"
    for action in ("die 5", "visit artists"):
        lesson = learner.act(action)["lesson"]
        assert (lesson["say"], lesson["kind"], lesson["strayed"]) == (take, "early", True), action
        assert "lesson-first-game-apprentices-place" in lesson["lost"]
    assert lesson["back"] == 2
    for action in ("decline", "buy 1"):
        lesson = learner.act(action)["lesson"]
    assert (lesson["say"], lesson["astray"]) == (take, True)


def test_the_same_goods_are_not_sold_everywhere(anna: Guest) -> None:
    """At another guild nobody is told to buy what their settlers do not want; at one that sells them they are."""
    visit = "lesson-first-game-guilds-visit"
    learner = Learner(anna, "nobility", "first-game", chapter="guilds")
    learner.read_all()
    for action in ("die 3", "visit carpenters", "decline"):
        lesson = learner.act(action)["lesson"]
    assert (lesson["say"], lesson["kind"], lesson["wanted"]) == (visit, "early", [])
    learner = Learner(anna, "nobility", "first-game", chapter="guilds")
    learner.read_all()
    for action in ("die 3", "visit wizards", "decline"):
        lesson = learner.act(action)["lesson"]
    assert (lesson["kind"], lesson["instead"], lesson["wanted"]) == ("do", visit, ["buy 2"])


def test_what_cannot_be_prepared_any_more_is_said_at_once(anna: Guest) -> None:
    """Whoever has spent on a guild what the Keep takes is not told to buy a stone for it."""
    learner = Learner(anna, "belfort", "first-game", chapter="guilds")
    while learner.wait()["lesson"]["kind"] != "do":
        learner.read()
    assert (learner.lesson["say"], learner.lesson["granted"]) == ("lesson-first-game-guilds-use", True)
    after = learner.act("build guild miners")
    assert (after["lesson"]["kind"], after["lesson"]["granted"]) == ("do", False)
    undone = anna.undo(learner.id, 0, after["version"])["situation"]
    assert undone["lesson"]["granted"] is True
    # With the metal of the miners it lacks one stone, which can be bought.
    learner.act("use miners")
    assert learner.read()["granted"] is True
    assert learner.lesson["say"] == "lesson-first-game-trading-post"
    assert learner.act("build guild miners")["lesson"]["granted"] is False


def test_whoever_is_in_the_middle_of_something_else_can_go_on_without_the_step(anna: Guest) -> None:
    """In the solo game a 1 is too low for the tavern: it can be taken back, placed elsewhere, or the lesson goes on."""
    learner = Learner(anna, "nobility", "solo")
    while learner.lesson["kind"] == "read":
        learner.read()
    lesson = learner.act("die 1")["lesson"]
    assert (lesson["kind"], lesson["back"], lesson["strayed"]) == ("early", 1, True)
    assert learner.read()["say"] == "lesson-solo-alone-on"


def test_the_others_of_a_lesson_have_names(anna: Guest) -> None:
    learner = Learner(anna, "belfort", "first-game", name="Anna")
    assert [seat["name"] for seat in learner.table["seats"]] == ["Anna", "Bruno", "Mila"]


def test_what_is_told_before_others_act_waits_to_be_read(anna: Guest) -> None:
    learner = Learner(anna, "belfort", "first-game", chapter="placing")
    for _ in range(3):
        assert learner.lesson["kind"] == "read"
        moment = learner.now["moment"]
        learner.read()
    # The third of them tells what Bruno does; it was done after that.
    now = learner.wait()
    assert now["moment"] > moment
    assert (now["lesson"]["number"], now["lesson"]["of"]) == (4, 7)


def test_what_is_learnt_is_told_at_once_to_those_who_watch(learner: Learner) -> None:
    with learner.guest.watch(learner.id, 0) as pushes:
        pushes.recv(5)
        learner.read()
        assert '"kind":"do"' in pushes.recv(5)


def test_a_lesson_that_is_over_stays_so_where_its_game_goes_back(learner: Learner) -> None:
    learner.read()
    first = learner.now
    learner.act("bid 12")
    assert not learner.wait()["far_undo"]
    assert learner.read(leave=True)["kind"] == "over"
    now = learner.wait()
    assert now["far_moment"] == first["moment"]
    back = learner.guest.undo(learner.id, 0, now["version"], far="decision")["situation"]
    assert (back["moment"], back["legal"]) == (first["moment"], first["legal"])
    assert back["lesson"]["kind"] == "over"
    learner.act("bid 13")
    assert learner.wait()["lesson"]["kind"] == "over"


def test_nobody_else_is_told_of_it_or_goes_on_in_it(learner: Learner, bert: Guest) -> None:
    assert bert.situation(learner.id)["lesson"] is None
    assert bert.post(f"/tables/{learner.id}/lesson", 403, step=0)["error"]["id"] == "not-yours"
    other = bert.open("me", "here")["id"]
    assert bert.post(f"/tables/{other}/lesson", 404, step=0)["error"]["id"] == "no-lesson"
    taken = {"game": "goofspiel", "lesson": "first-game", "instead": learner.id}
    assert bert.post("/lessons", 403, **taken)["error"]["id"] == "not-host"


def test_a_chapter_begins_as_the_lesson_stands_there(anna: Guest) -> None:
    learner = Learner(anna, "goofspiel", "first-game", chapter="saving")
    assert learner.lesson["say"] == "lesson-first-game-saving-low"
    assert learner.now["view"]["prize"] == 2
    assert learner.now["undo"] == 0
    assert learner.guest.post(
        "/lessons", 404, game="goofspiel", lesson="first-game", chapter="end"
    )["error"]["id"] == "no-lesson"  # fmt: skip
    assert anna.post("/lessons", 404, game="goofspiel", lesson="solo")["error"]["id"] == "no-lesson"


def test_taken_again_it_remembers_what_was_done_and_leaves_no_table_behind(learner: Learner) -> None:
    learner.read()
    learner.act("bid 13")
    learner.wait()
    again = Learner(learner.guest, "goofspiel", "first-game", instead=learner.id)
    assert again.lesson["done"] == ["bidding"]
    listed = learner.guest.get("/tables")["tables"]
    assert [(table["id"], table["lesson"], table["chapter"]) for table in listed] == [
        (again.id, "first-game", "bidding")
    ]
    learner.guest.get(f"/tables/{learner.id}", 404)


def test_it_can_be_left_and_the_game_goes_on(learner: Learner) -> None:
    assert learner.read(leave=True)["kind"] == "over"
    assert learner.guest.get("/tables")["tables"][0]["chapter"] is None
    learner.act("bid 3")
    assert learner.wait()["turn"] == 0


def test_it_is_resumed_after_the_server_was_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(registry.FILES, str(EXAMPLE))
    with served(settings_for(tmp_path)) as first:
        learner = Learner(first.guest(), "goofspiel", "first-game")
        learner.read()
        learner.act("bid 3")
    with served(settings_for(tmp_path)) as second:
        learner.guest = second.again(learner.guest)
        assert learner.lesson["astray"] is True
        learner.read()
        now = learner.wait()
        # Chance and bots still do what the lesson has for them.
        assert (now["view"]["prize"], now["lesson"]["step"]) == (2, 2)
        learner.act("bid 1")
        assert learner.wait()["view"]["prize"] == 13


def take_to_the_end(learner: Learner) -> Any:
    """As the lesson is meant: what is wanted is done, and what is free as in the lesson's own game."""
    line = learner.line
    own = [one for one in line.given if one.seat == learner.seat]
    for _ in range(600):
        now = learner.wait()
        lesson = now["lesson"]
        if lesson["kind"] == "over":
            return now
        assert not lesson["astray"], lesson
        if lesson["kind"] == "read":
            learner.read()
            continue
        legal = [one["text"] for one in now["legal"]]
        meant = [str(one.action) for one in line.given[now["moment"] : now["moment"] + 1] if one.seat == learner.seat]
        assert meant, (lesson, legal)
        assert meant[0] in (lesson["wanted"] or legal), lesson
        learner.act(meant[0])
    raise AssertionError(f"the lesson does not end; {len(own)} decisions are the learner's")


@pytest.mark.parametrize(("game", "name"), OURS)
def test_every_lesson_is_taken_to_its_end(game: str, name: str, anna: Guest) -> None:
    learner = Learner(anna, game, name)
    end = take_to_the_end(learner)
    assert end["lesson"]["done"] == [chapter.name for chapter in learner.line.lesson.chapters]
    assert end["moment"] == len(learner.line.given)
    assert not end["over"]


@pytest.mark.parametrize(("game", "name"), OURS)
def test_every_chapter_can_be_begun(game: str, name: str, anna: Guest) -> None:
    line = Line(find_lesson(game, name))
    for number, chapter in enumerate(line.lesson.chapters):
        learner = Learner(anna, game, name, chapter=chapter.name)
        now = learner.now
        assert now["lesson"]["chapter"] == number
        assert now["lesson"]["kind"] != "early"
        begins = line.moments[chapter.first]
        if line.lesson.steps[chapter.first].reads or begins.seat == learner.seat:
            assert now["moment"] == begins.done
        else:
            # Nobody waits for the learner there: the others may have gone on already.
            assert now["moment"] >= begins.done
