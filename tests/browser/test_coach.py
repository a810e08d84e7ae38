"""The coach in the browser: analysis, learning from mistakes, hints, practice, statistics."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from burgher.core import registry
from burgher.practice.exercises import exercises
from burgher.practice.goals import asks, goals
from burgher.words import Words
from tests.browser.conftest import Visit
from tests.browser.games import GAMES
from tests.browser.player import MousePlayer
from tests.browser.positions import late, questions
from tests.browser.visitor import Visitor
from tests.service.guests import Guest, play_out

RECORDS = Path(__file__).parents[1] / "games"
LANGUAGES = ("en", "de", "fr", "pl")


def said(language: str, id: str) -> str:
    return Words(language, more=("coach", "table", "web")).say(id)


def analysed(visitor: Visitor, game: str) -> str:
    """Bring a record and let the coach go through it; gives the table."""
    visitor.page.locator("input[type=file]").set_input_files(min((RECORDS / game).glob("2-players*.json")))
    visitor.page.wait_for_url("**/t/*")
    table = visitor.page.url.rpartition("/")[2]
    visitor.go(f"/t/{table}/analysis")
    visitor.page.locator(".chances").wait_for()
    visitor.page.locator(".analysis-progress").wait_for(state="detached")
    return table


def go_through_analysis(visitor: Visitor, game: str) -> None:
    page = visitor.page
    table = analysed(visitor, game)
    assert page.locator(".chances-line").count() == 2
    assert page.locator(".analysis-players > li").count() == 2
    visitor.check_accessible(f"the analysis of {game}")
    page.locator(".coach-wide select").nth(1).select_option("all")
    reasons = page.locator(".decision a:has(.decision-words > .small.soft + * + * + *)")
    (reasons if reasons.count() else page.locator(".decision a")).first.click()
    page.wait_for_url("**/at/*")
    visitor.rest()
    page.locator(".rated-moment").wait_for()
    visitor.check_accessible(f"a rated moment of {game}")
    # On a phone the board keeps its room: reasons are in the analysis.
    was = page.viewport_size
    assert was is not None
    visitor.resize(360, 740)
    judged = page.locator(".replay > .rated-moment").bounding_box()
    assert judged is not None
    assert judged["height"] < 70
    visitor.resize(was["width"], was["height"])
    learn_from_mistakes(visitor, table, game)


def learn_from_mistakes(visitor: Visitor, table: str, game: str) -> None:
    """How many there are depends on how long the coach could look; here it has little time."""
    page = visitor.page
    for seat in (0, 1):
        visitor.go(f"/t/{table}/mistakes/{seat}")
        page.locator(".coach-asks, .table-lost h1").first.wait_for()
        visitor.rest()
        if page.locator(".coach-asks").count():
            break
    else:
        return
    visitor.check_accessible(f"a mistake of {game}")
    page.locator(".coach-asks button").nth(1).click()
    page.locator(".verdict").wait_for()
    visitor.rest()
    visitor.check_accessible(f"what the coach would do in {game}")


def check_nothing_is_cut_off(visitor: Visitor) -> None:
    assert visitor.page.locator(".hint-panel").evaluate("(one) => one.scrollWidth <= one.clientWidth")


def take_a_hint(visitor: Visitor, game: str, language: str) -> None:
    page = visitor.page
    visitor.open("me", "wanderer", game=game)
    page.locator(".hint-ask").wait_for()
    board = page.locator(".table-board").bounding_box()
    page.locator(".hint-ask").click()
    page.locator(".hint-panel").wait_for()
    visitor.rest()
    assert page.locator(".table-board").bounding_box() == board, "it moves nothing"
    assert 1 <= page.locator(".hint-choices > li").count() <= 3
    # A few reasons at a glance, for the first; all else for whoever asks.
    assert page.locator(".hint-choices > li:first-child .hint-reasons > span:visible").count() <= 3
    assert page.locator(".hint-choices > li:not(:first-child) .hint-reasons > span:visible").count() == 0
    for more in page.locator(".hint-more > summary").all():
        more.click()
    assert all(page.locator(".hint-more").evaluate_all("all => all.map((one) => one.innerText.includes('\\n'))"))
    page.locator("[data-hint='1']").first.wait_for(state="attached")
    # Equal dice may all be meant, but of the places where they could go only one.
    assert page.locator("[data-hint='1']").count() <= 6
    visitor.check_accessible(f"a hint in {game}")
    check_nothing_is_cut_off(visitor)
    page.locator(".hint-other select").select_option(index=1)
    page.locator(".hint-other .hint-chance").wait_for()
    before = int(page.locator(".table").get_attribute("data-n") or 0)
    page.locator(".hint-choices button").first.click()
    visitor.rest()
    assert int(page.locator(".table").get_attribute("data-n") or 0) > before
    assert page.locator(".hint-panel").count() == 0
    seen = Words(language, game, more=("web",))
    assert page.locator(".log-notice").count() == 1 or visitor.phone, seen.say("notice-hint-taken")


def practise(visitor: Visitor, game: str, language: str) -> None:
    page = visitor.page
    visitor.go(f"/practice/{game}")
    page.locator(".exercise").first.wait_for()
    known = registry.find(game)
    assert page.locator(".exercise").count() == len(exercises(known)) + len(goals(known))
    # Several have the same title: they are told apart by the number that an exercise has when it is done.
    numbers = [one.inner_text() for one in page.locator(".exercise:not(.first, .later, .tried) .exercise-sign").all()]
    assert len(set(numbers)) == len(numbers)
    assert all(0 < int(number) <= page.locator(".exercise").count() for number in numbers)
    visitor.check_accessible(f"exercises of {game}")
    page.locator(".practice-head button").click()
    page.locator(".coach-asks").wait_for()
    visitor.rest()
    visitor.check_accessible(f"an exercise of {game}")
    # What is picked up is put somewhere; what offers several opens a choice; a tray may lie over the rest.
    for _ in range(4):
        if page.locator(".verdict").count():
            break
        offered = (
            page.locator(part).locator("visible=true")
            for part in (
                ".chooser [role=menuitem], .chooser button",
                ".tray .target.legal:not(.held)",
                ".prompt-acts .primary, .target.legal:not(.held)",
            )
        )
        choice = next(one for one in offered if one.count())
        choice.first.click()
        visitor.rest()
    page.locator(".verdict").wait_for()
    visitor.check_accessible(f"the answer to an exercise of {game}")
    page.get_by_role("link", name=said(language, "practice"), exact=True).click()
    page.locator(".exercise.first, .exercise.later, .exercise.tried").first.wait_for()


def pursue_a_goal(visitor: Visitor, game: str, language: str) -> None:
    """Give up, see how it goes, and find that nothing is solved by that."""
    page = visitor.page
    goal = next(iter(goals(registry.find(game)).values()))
    words = Words(language, game, ["N"] * 6, more=("analysis", f"{game}-analysis", f"{game}-practice"))
    visitor.go(f"/practice/{game}/{goal.id}")
    page.get_by_role("heading", name=words.phrase(asks(goal)), exact=True).wait_for()
    visitor.rest()
    visitor.check_accessible(f"a goal of {game}")
    page.get_by_role("button", name=said(language, "mistake-show"), exact=True).click()
    page.locator(".verdict").wait_for()
    visitor.check_accessible(f"how to reach a goal of {game}")
    page.get_by_role("button", name=said(language, "practice-show"), exact=True).click()
    visitor.rest()
    assert page.locator(".verdict-word").inner_text() == said(language, "practice-goal-missed")
    page.get_by_role("button", name=said(language, "mistake-again"), exact=True).click()
    page.get_by_text(said(language, "practice-goal-ask"), exact=True).wait_for()
    page.get_by_role("link", name=said(language, "practice"), exact=True).click()
    page.locator(f'.exercise.tried[href$="{goal.id}"]').wait_for()


def play_a_game(visitor: Visitor, game: str) -> str:
    """A game that the visitor's device has played to its end; gives the table."""
    guest = Guest(visitor.url)
    table: str = guest.open("me", "here", game=game, seed="5")["id"]
    play_out(table, {0: guest, 1: guest})
    for name, value in guest.client.cookies.items():
        visitor.context.add_cookies([{"name": name, "value": value, "url": visitor.url}])
    return table


def look_at_what_one_played(visitor: Visitor, game: str, language: str) -> None:
    """The statistics of somebody who has played, and what practice offers of it."""
    visitor.go("/statistics")
    visitor.page.locator(".statistics table").first.wait_for()
    visitor.check_accessible(f"statistics with a game of {game}")
    visitor.go(f"/practice/{game}")
    left = Words(language, more=("coach", "table", "web")).say("practice-own-left", count=1)
    visitor.page.get_by_text(left).wait_for()
    visitor.check_accessible(f"exercises of {game} with a game that was not analysed")


def practise_on_ones_own_game(visitor: Visitor, table: str, game: str) -> None:
    page = visitor.page
    visitor.go(f"/t/{table}/analysis")
    page.locator(".chances").wait_for()
    page.locator(".analysis-progress").wait_for(state="detached")
    visitor.go(f"/practice/{game}")
    own = page.locator(f'.exercise[href^="/t/{table}/mistakes/"]')
    own.first.wait_for()
    visitor.check_accessible(f"exercises from a game of {game}")
    own.first.click()
    page.locator(".coach-asks").wait_for()
    visitor.rest()
    page.locator(".coach-asks button").nth(1).click()
    page.locator(".verdict").wait_for()
    visitor.rest()
    visitor.check_accessible(f"a mistake of one's own in {game}")


def test_the_analysis_of_a_game_and_its_mistakes(visit: Visit) -> None:
    go_through_analysis(visit(), "belfort")


def test_a_hint_on_a_phone(visit: Visit) -> None:
    take_a_hint(visit(phone=True, dark=True, language="pl"), "nobility", "pl")


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_a_hint_stands_beside_what_is_chosen_from(visit: Visit, phone: bool) -> None:
    """A tray covers the panels at the side, or the board of a phone; the advice is not behind it, and can be taken."""
    anna = visit(phone=phone)
    anna.sit_down_at(next(one for one in questions("belfort") if one.question == "send"))
    anna.page.locator(".parts > .tray" if phone else ".wide > .tray").wait_for()
    board = anna.page.locator(".table-board").bounding_box()
    anna.page.locator(".hint-ask").click()
    anna.page.locator(".hint-choices button").first.wait_for()
    check_nothing_is_cut_off(anna)
    anna.rest()
    tray, panel = (anna.page.locator(part).bounding_box() for part in (".tray", ".hint-panel"))
    assert tray is not None
    assert panel is not None
    assert panel["y"] + panel["height"] <= tray["y"]
    assert anna.page.locator(".table-board").bounding_box() == board, "it moves nothing"
    anna.page.locator(".hint-choices button").first.click()


def test_a_hint_calls_what_is_chosen_from_as_it_is_called_there_and_marks_all_of_it(visit: Visit) -> None:
    """Also what leaves something undone."""
    anna = visit()
    anna.sit_down_at(late("nobility", 3, 160))
    page = anna.page
    page.locator(".tray footer .button", has_text="Buy nothing").wait_for()
    page.locator(".hint-ask").click()
    page.locator(".hint-choices b").first.wait_for()
    assert sorted(page.locator(".hint-choices b").all_inner_texts()) == ["Buy 1", "Buy nothing"]
    page.wait_for_function("() => document.querySelectorAll('.hint-badges .hint-number').length === 2")


def test_practice(visit: Visit) -> None:
    practise(visit(language="fr"), "belfort", "fr")


class Follower(MousePlayer):
    """Takes what has one of these words in its name, each of them once."""

    def __init__(self, visitor: Visitor, *wanted: str) -> None:
        super().__init__(visitor, 0)
        self.wanted = list(wanted)

    def _pick(self, choices: Mapping[int, dict[str, str]]) -> int:
        found = [k for k, one in choices.items() if self.wanted[0] in one["name"]]
        assert found, f"no {self.wanted[0]!r} among {[one['name'] for one in choices.values()]}"
        self.wanted.pop(0)
        return found[0]


def test_a_goal_is_reached_on_the_board(visit: Visit) -> None:
    anna = visit()
    anna.go("/practice/belfort/3p981009d171-majorities")
    anna.page.locator(".goal").wait_for()
    follower = Follower(anna, "Plank of the Market", "Buy 1 wood", "Thieves’ Guild in district 1")
    while follower.wanted:
        assert anna.page.locator(".verdict").count() == 0
        assert follower.play_if_asked()
    anna.page.locator(".verdict-word.best").wait_for()
    anna.check_accessible("a goal that was reached")
    anna.page.get_by_role("link", name=said("en", "practice"), exact=True).click()
    anna.page.locator('.exercise.first[href$="3p981009d171-majorities"]').wait_for()


def test_a_goal_on_a_phone(visit: Visit) -> None:
    pursue_a_goal(visit(phone=True, language="pl"), "nobility", "pl")


def test_statistics_of_somebody_who_has_played_nothing(visit: Visit) -> None:
    anna = visit(phone=True, language="de")
    anna.go("/statistics")
    anna.page.get_by_role("heading", name=said("de", "statistics")).wait_for()
    anna.check_accessible("statistics without a game")


def test_what_one_played_on_a_phone(visit: Visit) -> None:
    anna = visit(phone=True, language="de")
    play_a_game(anna, "nobility")
    look_at_what_one_played(anna, "nobility", "de")
    # Nobody who has played a game is asked whether they never did; the other is still offered so.
    anna.go("/")
    anna.page.locator(".my-games").first.wait_for()
    offered = anna.page.locator(".game-learn").all_inner_texts()
    assert ["?" in one for one in offered] == [True, False], offered


def test_hints_are_agreed_on_when_a_table_is_opened(visit: Visit) -> None:
    anna = visit()
    anna.go("/new/belfort")
    assert anna.page.get_by_label(said("en", "hints-allow")).count() == 0
    anna.page.locator(".setup-seats select").nth(1).select_option("open")
    anna.page.get_by_label(said("en", "hints-allow")).check()
    anna.press(said("en", "open-table"))
    anna.page.wait_for_url("**/t/*")
    bert = visit(anna.page.url.removeprefix(anna.url))
    bert.page.get_by_text(said("en", "hints-agreed")).wait_for()


@pytest.mark.exhaustive
@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_everything_of_the_coach(visit: Visit, game: str, language: str, phone: bool) -> None:
    visitor = visit(phone=phone, dark=phone, language=language)
    go_through_analysis(visitor, game)
    take_a_hint(visitor, game, language)
    practise(visitor, game, language)
    pursue_a_goal(visitor, game, language)
    table = play_a_game(visitor, game)
    look_at_what_one_played(visitor, game, language)
    practise_on_ones_own_game(visitor, table, game)


@pytest.mark.parametrize("height", [800, 657])
def test_where_many_play_a_hint_has_room_and_the_tabs_below_it_are_whole(visit: Visit, height: int) -> None:
    anna = visit(language="de")
    anna.resize(1280, height)
    anna.sit_down_at(next(one for one in questions("nobility") if one.question == "turn"))
    anna.page.locator(".prompt .hint-ask").click()
    assert anna.page.locator(".seats li").count() == 6
    panel = anna.page.locator(".hint-panel")
    panel.wait_for()
    anna.rest()
    room = panel.evaluate("(one) => [one.clientHeight, one.scrollHeight]")
    assert room[0] >= min(room[1], 320), room
    tabs = anna.page.locator(".tabs").bounding_box()
    assert tabs is not None
    assert tabs["y"] + tabs["height"] <= height
