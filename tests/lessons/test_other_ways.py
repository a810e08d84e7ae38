"""A lesson goes along with those who go another way: it never stands without something to do."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from burgher.core import registry
from burgher.core.chance import Random
from burgher.core.match import Match
from burgher.core.state import CHANCE
from burgher.lessons import Line, Place, find_lesson, follow, go_on, holds_bots, lesson_names
from burgher.lessons.following import CHOSEN, Game
from burgher.lessons.left_out import granted, lacking, lost, untold
from burgher.lessons.reach import hindrance
from tests.lessons.wanderer import Wanderer

EVERY = [(game, name) for game in registry.names() for name in lesson_names(game)]


class Beside:
    """A learner at a lesson's own table, who decides also for the others."""

    def __init__(self, game: str, name: str) -> None:
        lesson = find_lesson(game, name)
        self.line = Line(lesson)
        self.match = Match(game, players=lesson.players, options=lesson.options, seed=1)
        while self.match.steps:
            self.match._cut(len(self.match.steps) - 1)
        self.causes: list[str] = []
        self.place = Place()
        self.random = Random(1)
        for text in lesson.begin:
            self._take(text)
        self.place = follow(self.line, self.place, self._game)

    @property
    def _game(self) -> Game:
        return Game(self.match.state, self.match.steps, self.causes)

    @property
    def said(self) -> str:
        return self.line.lesson.steps[self.place.step].say.removeprefix(f"lesson-{self.line.lesson.name}-")

    def _take(self, text: str) -> None:
        self.match._apply(self.match.game.actions.find(text))
        self.causes.append(CHOSEN)

    def read(self) -> None:
        while holds_bots(self.line, self.place, self.match.state):
            assert not self.place.astray
            self.place = go_on(self.line, self.place, self._game)

    def play(self, *texts: str) -> None:
        for text in texts:
            self._take(text)
            while self.match.seat == CHANCE:
                self._take(str(self.match.game.actions[self.match.state.roll(self.random)]))
            self.place = follow(self.line, self.place, self._game)


def test_for_two_with_a_worker_in_the_kings_camp_and_another_crest() -> None:
    """Between placing and acting a crest is chosen, and the other one acts first."""
    table = Beside("belfort", "two-players")
    table.read()
    table.play("block miners", "block merchants")
    table.read()
    assert table.said == "building-month"
    table.play("place elf camp", "pass", *["send elf forest"] * 3, *["send dwarf quarry"] * 3)
    table.play("pass", *["send elf forest"] * 2, *["send dwarf quarry"] * 3)
    assert table.match.state.asked().name == "camp"
    assert table.said == "building-month"
    table.play("crest 2")
    # The other has crest 1 now.
    assert table.said == "building-turn"
    table.play("end")
    assert table.said == "building-turn"
    # What one builds for oneself is not what is built for a non-player.
    table.play("build gardens 1", "end")
    assert (table.said, table.match.state.asked().name) == ("building-watch", "np_card")
    table.read()
    table.play("take pub", "build pub 2")
    assert table.said == "building-card"
    table.play("take inn")
    assert table.said == "building-place"
    table.play("build inn 2")
    # The learner has crest 2, and learns how it went when it is their turn to block again.
    table.play("place elf camp")
    assert table.said == "building-walked"


# every lesson, whatever is done


def as_meant(game: str, name: str) -> Iterator[Wanderer]:
    """A lesson as it is meant: the learner, wherever they decide something."""
    learner = Wanderer(game, name)
    while learner.kind != "over":
        assert learner.kind != "astray", learner.said
        if learner.kind == "read":
            learner.read()
            continue
        meant = learner.meant
        assert meant is not None
        assert meant in (learner.wanted or learner.legal)
        yield learner
        learner.do(meant)


def others(learner: Wanderer) -> list[str]:
    """What else may be done where something is wanted; where one may do as one likes, all of it."""
    return [text for text in learner.legal if learner.kind == "free" or text not in learner.wanted]


@pytest.mark.parametrize(("game", "name"), EVERY)
def test_whatever_is_done_at_a_step_the_lesson_is_taken_to_its_end(game: str, name: str) -> None:
    tried = 0
    for learner in as_meant(game, name):
        for text in others(learner):
            for skips in (False, True):
                another = learner.copy()
                another.do(text)
                another.finish(skips=skips)
            tried += 1
    assert tried > 10


@pytest.mark.parametrize(("game", "name"), EVERY)
def test_whatever_is_done_at_a_step_can_be_taken_back(game: str, name: str) -> None:
    for learner in as_meant(game, name):
        for text in others(learner):
            another, moment = learner.copy(), len(learner.taken)
            another.do(text)
            another.take_back(moment)
            assert (another.place.step, another.kind) == (learner.place.step, learner.kind), text
            assert another.wanted == learner.wanted


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize(("game", "name"), EVERY)
def test_whoever_goes_another_way_again_and_again_comes_to_the_end(game: str, name: str, seed: int) -> None:
    for stray in (20, 50, 100):
        Wanderer(game, name, seed).finish(stray=stray, skips=seed % 2 == 1)


def test_another_die_for_the_same_place_will_do() -> None:
    """In the solo game: the 6 instead of the 4, for the tavern; the companion goes on with it."""
    learner = _at("nobility", "solo", "alone-die")
    learner.do("die 6")
    assert (learner.kind, learner.said) == ("do", "alone-tavern")
    passed_over = learner.place.instead
    assert passed_over == learner.place.step - 1
    learner.do("visit tavern")
    assert (learner.kind, learner.said) == ("do", "alone-choose")
    assert learner.place.instead is None


def test_a_die_that_cannot_go_there_is_waited_for() -> None:
    learner = _at("nobility", "solo", "alone-die")
    learner.do("die 1")
    assert (learner.kind, learner.said) == ("early", "alone-die")
    learner.do("visit castle")
    # The 4 is still there.
    assert (learner.kind, learner.said, learner.wanted) == ("do", "alone-die", ["die 4"])


def test_a_die_in_another_place_is_told_of_once() -> None:
    """What would have come of it is left out, and not told of again."""
    learner = _at("nobility", "solo", "alone-tavern")
    learner.do("visit castle")
    assert (learner.kind, learner.said) == ("astray", "alone-tavern")
    learner.read()
    assert (learner.kind, learner.said) == ("read", "alone-on")


def test_what_the_others_do_is_told_when_they_have_done_it() -> None:
    """The companion goes on in the learner's turn, but what it tells of the other comes after that."""
    learner = _at("nobility", "first-game", "guilds-visit")
    learner.do("visit castle")
    assert (learner.kind, learner.said) == ("astray", "guilds-visit")
    before = len(learner.taken)
    learner.read()
    assert learner.said == "settlers-housed"
    assert any(step.seat == 1 for step in learner.taken[before:])


def test_the_turn_is_ended_before_what_comes_in_the_next_one() -> None:
    """In the Chancery: the next die is not told of while the turn with the first one is not over."""
    learner = _at("nobility", "chancery", "desks-visit")
    learner.do("visit castle")
    assert (learner.kind, learner.said) == ("astray", "desks-visit")
    learner.read()
    assert (learner.kind, learner.said, learner.wanted) == ("do", "desks-three", ["die 3"])
    assert learner.taken[-1].seat == 1


def test_what_was_done_before_it_was_asked_for_is_done() -> None:
    """In a turn whose order is free the Keep is built before the lesson comes to it."""
    learner = _at("belfort", "first-game", "trading-post")
    learner.do("buy stone")
    assert learner.said == "building-lead"
    learner.do("build keep 1")
    learner.read()
    assert (learner.kind, learner.said) == ("read", "building-built")


def test_what_is_told_of_a_later_round_waits_for_it() -> None:
    """Whoever still has dice plays on until the new round has begun."""
    learner = _at("nobility", "first-game", "tavern-take")
    learner.do("die 3")
    learner.do("visit castle")
    learner.read()
    assert (learner.kind, learner.said, learner.state.round) == ("early", "income-passed", 1)
    # Or reads it at once.
    another = learner.copy()
    another.read()
    assert (another.kind, another.said) == ("read", "income-passed")
    learner.do("pass")
    assert (learner.kind, learner.said, learner.state.round) == ("read", "income-passed", 2)


def test_what_is_lost_by_going_elsewhere_is_known() -> None:
    """With the die for the Merchants' Guild to the castle: no workshop, no price, nobody moves in."""
    learner = _at("nobility", "first-game", "guilds-visit")
    learner.do("visit castle")
    steps = learner.lesson.steps
    untold = [
        steps[one].say.removeprefix("lesson-first-game-") for one in lost(learner.line, learner.place, learner.state)
    ]
    assert list(dict.fromkeys(untold)) == ["guilds-workshop", "guilds-buy", "settlers-complete", "settlers-pay"]
    learner.read()
    assert lacking(learner.lesson, learner.place) == ("guilds",)
    while learner.said != "apprentices-take":
        learner.read()
    # There is no worker to become an apprentice.
    assert not granted(learner.line, learner.place, learner.game)
    assert set(lacking(learner.lesson, learner.place)) == {"guilds", "settlers"}


def test_who_takes_it_back_has_left_nothing_out() -> None:
    learner = _at("nobility", "first-game", "guilds-visit")
    moment = len(learner.taken)
    learner.do("visit castle")
    learner.read()
    assert learner.place.passed
    learner.take_back(moment)
    assert learner.place.passed == ()
    learner.do("visit merchants")
    assert (learner.kind, learner.said) == ("do", "guilds-workshop")


@pytest.mark.parametrize("said", ["placing-desk", "placing-guild"])
def test_who_passes_early_hears_what_workers_bring_before_sending_them(said: str) -> None:
    learner = _at("belfort", "first-game", said)
    learner.do("pass")
    heard = []
    while learner.kind in ("read", "astray"):
        heard.append(learner.said)
        assert learner.state.asked().name == "send" or learner.said == said
        learner.read()
    assert "gathering-areas" in heard
    # To pass is done: it is not told of as something that is past.
    assert "gathering-pass" not in heard
    assert (learner.kind, learner.said) == ("free", "gathering-send")
    assert learner.state.asked().name == "send"


def test_what_was_done_in_another_turn_of_the_phase_is_done() -> None:
    """A worker in the Miners' Guild before the lesson comes to it, and nothing is said to be past."""
    learner = _at("belfort", "first-game", "placing-desk")
    learner.do("place elf miners")
    while learner.kind in ("read", "astray"):
        assert learner.said != "placing-guild"
        learner.read()
    # There is nothing more to do until the others have passed.
    assert (learner.kind, learner.place.left) == ("early", True)
    assert [learner.lesson.place(one) for one in learner.place.passed] == ["first-game, chapter placing, step 4"]


def test_who_went_to_the_camp_hears_of_it_before_choosing_a_crest_and_of_income_after_it() -> None:
    learner = _at("belfort", "first-game", "placing-desk")
    learner.do("place elf camp")
    while learner.said != "guilds-others":
        if learner.kind in ("read", "astray"):
            learner.read()
        else:
            learner.do((learner.wanted or learner.legal)[0])
    assert (learner.kind, learner.state.asked().name) == ("read", "camp")
    learner.read()
    # They play on until they have chosen.
    assert (learner.kind, learner.said) == ("early", "guilds-income")
    learner.do("crest 1")
    assert (learner.kind, learner.said, learner.state.asked().name) == ("read", "guilds-income", "turn")


def test_a_button_of_the_same_name_elsewhere_is_not_what_is_meant() -> None:
    """Done buying in a guild and done at Berk's office are called the same."""
    learner = _at("nobility", "first-game", "apprentices-visit")
    learner.do("visit clerk")
    learner.read()
    assert "done" in learner.legal
    assert (learner.kind, learner.wanted) == ("early", [])


def test_the_same_said_twice_is_one_step_of_its_chapter() -> None:
    lesson = find_lesson("nobility", "first-game")
    for k, chapter in enumerate(lesson.chapters):
        counts = [lesson.count(step) for step, one in enumerate(lesson.steps) if one.chapter == k]
        assert len({of for _, of in counts}) == 1
        assert sorted({number for number, _ in counts}) == list(range(1, counts[0][1] + 1)), chapter.name
    pays = [step for step, one in enumerate(lesson.steps) if one.say.endswith("houses-pay")]
    assert [lesson.count(step) for step in pays] == [(7, 7), (7, 7)]


def test_the_count_of_a_chapter_stays_when_a_step_is_passed_over() -> None:
    """The Keep is built before the lesson comes to it: after the first of four steps comes the third."""
    learner = _at("belfort", "first-game", "trading-post")
    learner.do("buy stone")
    assert (learner.said, learner.count) == ("building-lead", (1, 4))
    moment = len(learner.taken)
    learner.do("build keep 1")
    learner.read()
    assert (learner.said, learner.count) == ("building-built", (3, 4))
    learner.take_back(moment)
    assert (learner.said, learner.count) == ("building-lead", (1, 4))


def _untold(learner: Wanderer) -> list[str]:
    """Of which steps, passed over right before this one, the learner is told here."""
    return [say.removeprefix(f"lesson-{learner.lesson.name}-") for say in untold(learner.lesson, learner.place)]


def test_what_is_done_already_is_told_at_the_step_that_comes_instead() -> None:
    learner = _at("belfort", "first-game", "trading-post")
    learner.do("buy stone")
    learner.do("build keep 1")
    assert (learner.said, _untold(learner)) == ("building-lead", [])
    learner.read()
    assert (learner.said, _untold(learner)) == ("building-built", ["building-keep"])
    # It is told once.
    learner.read()
    assert (learner.said, _untold(learner)) == ("building-walls", [])


@pytest.mark.parametrize(("game", "name"), EVERY)
def test_whoever_does_as_is_meant_has_left_nothing_out(game: str, name: str) -> None:
    learner = Wanderer(game, name)
    while learner.kind != "over":
        assert _untold(learner) == [], learner.said
        if learner.kind == "read":
            learner.read()
        else:
            assert learner.meant is not None
            learner.do(learner.meant)


def test_what_is_done_in_two_steps_at_once_was_heard_of() -> None:
    """Paying with two goods is said once, and both are given with one press."""
    learner = _at("nobility", "first-game", "settlers-pay")
    for text in ("pay 1 magic", "pay 3 jewelry"):
        learner._take(learner.actions.find(text).index, CHOSEN)
    learner._look()
    assert (learner.said, _untold(learner)) == ("settlers-housed", [])


def test_what_was_done_before_others_acted_is_told_when_they_have() -> None:
    """The last thing of the turn: whoever has bought a card, and ended it, hears of it when the new month begins."""
    learner = _at("belfort", "first-game", "gnomes-hire")
    while "take tower" not in learner.legal:
        learner.read()
    learner.do("take tower")
    assert learner.said == "gnomes-hire"
    while not learner.said.startswith("month"):
        heard = (learner.said, _untold(learner))
        if learner.kind in ("read", "astray"):
            learner.read()
        else:
            learner.do("end")
        assert heard[1] == []
    assert (learner.said, _untold(learner)) == ("month-aim", ["gnomes-buy"])


def test_what_was_left_out_is_not_told_as_done() -> None:
    """Of what would have come of another way the learner hears where they leave it."""
    learner = _at("nobility", "first-game", "guilds-visit")
    learner.do("visit castle")
    while learner.said != "apprentices-idea":
        assert _untold(learner) == []
        learner.read()


def _at(game: str, name: str, said: str) -> Wanderer:
    """Where a step of a lesson is to be done, after all before it was done as it is meant."""
    return next(learner for learner in as_meant(game, name) if learner.said == said).copy()


def test_for_two_a_marker_put_elsewhere_is_answered() -> None:
    """As anything else is that was not advised: the lesson does not go on as if nothing had been said."""
    learner = _at("belfort", "two-players", "building-place")
    learner.do("build pub 5")
    assert (learner.said, learner.kind) == ("building-place", "astray")
    learner.read()
    assert learner.said == "building-walked"


def test_for_two_a_marker_goes_elsewhere_where_there_is_no_place() -> None:
    """Who has built the same in the district that is advised hears why that cannot be, and goes on."""
    learner = _at("belfort", "two-players", "building-turn")
    learner.do("build pub 2")
    learner.do("end")
    learner.read()
    learner.do("take pub")
    assert (learner.said, learner.kind) == ("building-place", "astray")
    learner.do("build pub 1")
    learner.read()
    assert learner.said == "building-walked"


@pytest.mark.parametrize("die", ["die 2", "die 5", "die 6"])
def test_nobody_is_led_to_pick_up_what_there_is_no_place_for(die: str) -> None:
    """Whoever took another die early has no worker, no card or no reputation later. That is told before the next die is
    picked up, not when it is in the hand."""
    learner = _at("nobility", "first-game", "apprentices-take")
    learner.do(die)
    assert (learner.kind, learner.said) == ("early", "apprentices-take")
    told: list[tuple[str, str]] = []
    while learner.kind != "over":
        told.append((learner.kind, learner.said))
        assert len(told) < 200
        if learner.kind in ("read", "astray"):
            learner.read()
        else:
            learner.do((learner.wanted or learner.legal)[0])
    past = [said for kind, said in told if kind == "astray"]
    assert past
    in_hand = [said for said in past if said.partition("-")[2] in ("visit", "artists", "yard")]
    assert not in_hand, told


def test_what_hinders_a_step_is_known_by_its_rule() -> None:
    """Whoever took another die early has the die for the Guild Hall and the coins, but no worker for a building."""
    learner = _at("nobility", "first-game", "apprentices-take")
    learner.do("die 2")
    reasons: dict[str, str | None] = {}
    while learner.kind != "over":
        if learner.kind == "astray":
            found = hindrance(learner.line, learner.place.step, learner.state)
            reasons[learner.said] = None if found is None else found.id
        if learner.kind in ("read", "astray"):
            learner.read()
        else:
            learner.do((learner.wanted or learner.legal)[0])
    assert reasons["castle-take"] == "why-reputation-too-low"
    assert reasons["tavern-take"] == "why-die-too-low"
    assert reasons["buildings-die"] == "why-no-worker"
    assert reasons["council-die"] == "why-nobility-too-low"
    # In the middle of something else no rule of the step is what hinders it.
    assert reasons["apprentices-take"] is None


def test_what_can_still_be_done_in_the_next_round_is_done_to_its_end() -> None:
    learner = _at("nobility", "first-game", "council-die")
    learner.do("pass")
    assert (learner.said, learner.wanted, learner.state.round) == ("council-die", ["die 1"], 3)
    learner.do("die 1")
    assert (learner.said, learner.wanted) == ("council-visit", ["visit council elf"])
    learner.do("visit council elf")
    # To pass in a round that has just begun would be to lose it.
    assert (learner.kind, learner.said) == ("read", "nobility-nobility")


def test_passing_is_told_of_in_its_own_round() -> None:
    learner = _at("nobility", "first-game", "council-end")
    learner.do("end")
    assert (learner.kind, learner.said, learner.state.round) == ("do", "council-pass", 2)


def test_nobody_is_sent_for_the_crest_that_they_have() -> None:
    """Whoever took crest 1 a month before acts first as it is: the camp, and choosing a crest there, are left out."""
    learner = _at("belfort", "first-game", "placing-desk")
    said: list[str] = []
    while learner.said != "month-alone":
        said.append(learner.said)
        assert len(said) < 200
        camp = next((text for text in learner.legal if text.endswith("camp")), None)
        if learner.kind in ("read", "astray"):
            learner.read()
        elif learner.said == "placing-desk" and camp is not None:
            learner.do(camp)
        elif "crest 1" in learner.legal:
            learner.do("crest 1")
        else:
            learner.do((learner.wanted or learner.legal)[0])
    assert learner.game.state.round == 3
    assert "month-plan" in said
    assert "month-camp" not in said
    assert _untold(learner) == ["month-camp"]
    while not learner.said.startswith("taxes"):
        assert learner.said != "month-crest"
        learner.do((learner.wanted or learner.legal)[0])


def test_settlers_move_in_with_whatever_goods_they_take() -> None:
    """Whoever bought magic instead of jewelry can complete the card just as well: nothing is said to be lost."""
    learner = _at("nobility", "first-game", "guilds-visit")
    learner.do("visit wizards")
    assert learner.said == "guilds-visit"
    while learner.said != "settlers-complete":
        assert learner.kind in ("early", "do"), learner.said
        learner.do(next(text for text in ("buy 2", "decline", *learner.legal) if text in learner.legal))
    assert (learner.kind, learner.wanted) == ("do", ["complete s17"])
    learner.do("complete s17")
    while learner.said == "settlers-pay":
        assert learner.wanted == learner.legal
        learner.do(learner.wanted[-1])
    assert learner.kind != "astray"


def test_with_merchants_instead_of_miners_the_keep_can_be_built_all_the_same() -> None:
    """What is missing for it can be bought with their help, so nobody is told that it cannot be built."""
    learner = _at("belfort", "first-game", "placing-guild")
    learner.do("place dwarf merchants")
    met = 0
    while not learner.said.startswith("building"):
        if learner.said in ("guilds-use", "trading-post") and learner.state.seat == learner.lesson.seat:
            met += 1
            assert granted(learner.line, learner.place, learner.game), learner.said
        if learner.kind in ("read", "astray"):
            learner.read()
            continue
        wishes = ("use merchants", "buy stone", *learner.wanted, *learner.legal)
        learner.do(next(text for text in wishes if text in learner.legal))
    assert met
    learner.do("buy metal")
    assert any(text.startswith("build keep") for text in learner.legal)


def test_what_is_for_the_next_turn_is_not_judged_in_this_one() -> None:
    """With settlers who could still move in, the turn goes on after the sale: nothing is told of the next die, which
    is asked for when its turn has come."""
    learner = _at("nobility", "first-game", "houses-complete")
    learner.do("end")
    while learner.said != "buildings-die":
        if learner.kind in ("read", "astray"):
            learner.read()
        else:
            learner.do(next(text for text in ("decline", *learner.wanted) if text in learner.legal))
    found = hindrance(learner.line, learner.place.step, learner.state)
    assert found is not None
    assert found.id == "why-die-already-placed"
    assert learner.kind == "early"
    another = learner.copy()
    another.do("complete s01")
    while another.state.asked().name == "pay":
        assert (another.kind, another.said) == ("early", "buildings-die")
        another.do(another.legal[0])
    for one in (learner, another):
        while one.taken[-1].seat == one.lesson.seat:
            assert one.kind == "early"
            one.do("end")
    assert (another.kind, another.said, another.wanted) == ("do", "buildings-die", ["die 6"])
    # Whoever has housed nobody lacks a worker for a building, also in the next turn.
    found = hindrance(learner.line, learner.place.step, learner.state)
    assert found is not None
    assert (learner.kind, found.id) == ("astray", "why-no-worker")
