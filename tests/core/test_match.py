"""A match: playing, refusing, going back, records and positions. Belfort is the game it is tried with."""

import json
import pickle
import re
from pathlib import Path
from typing import Any

import pytest

import burgher
from burgher.core.match import Match
from burgher.core.record import hash_seed
from burgher.words import Words
from tests.belfort.table import legal, play, table


def begun(seed: int | str = 1, players: int = 3, **kwargs: Any) -> Match:
    return Match("belfort", players, seed=seed, **kwargs)


def placing(seed: int = 1) -> Match:
    """A match in which the first worker is to be placed."""
    match = begun(seed)
    while match.state.phase == "setup":
        match.play(next(iter(match.legal)))
    return match


def finished(seed: int = 1, players: int = 2) -> Match:
    """A whole game, each time the first legal action or a middle one."""
    match = Match("belfort", players, seed=seed)
    while not match.over:
        actions = list(match.legal)
        match.play(actions[len(match.steps) * 7 % len(actions)])
    return match


# looking


def test_chance_acts_until_somebody_must_decide() -> None:
    match = begun()
    assert match.seat == 0
    assert {step.seat for step in match.steps} == {burgher.CHANCE}
    # Five guilds, three crests, fifteen cards.
    assert len(match.steps) == 23


def test_a_game_may_be_given_itself() -> None:
    assert Match(burgher.find("belfort"), 3, seed=1).state.same(begun().state)


def test_an_unknown_game() -> None:
    with pytest.raises(burgher.BadOption, match="there is no game 'chess'"):
        Match("chess", 2)


def test_equal_seeds_give_equal_games_and_others_do_not() -> None:
    assert begun(5).state.same(begun("5").state)
    assert not begun(5).state.same(begun(6).state)
    assert Match("belfort", 3).seed != Match("belfort", 3).seed


def test_legal_counts_contains_iterates_and_prints() -> None:
    match = placing()
    legal_now = match.legal
    assert len(legal_now) == len(list(legal_now)) == len(match.state.legal())
    assert "pass" in legal_now
    assert match.game.actions.find("pass").index in legal_now
    assert {"do": "pass"} in legal_now
    assert "end" not in legal_now
    assert "nonsense" not in legal_now
    assert "found spies" not in legal_now
    assert repr(legal_now).startswith("<Legal: pass, place elf ")
    assert repr(legal_now).endswith(">")


def test_legal_follows_the_match() -> None:
    match = placing()
    now = match.legal
    match.play("pass")
    assert "send elf forest" in now


def test_forced_is_the_only_action() -> None:
    match = table(3).turn(0)
    assert match.forced is not None
    assert match.forced.text == "end"
    assert placing().forced is None


def test_prompt_names_question_and_seat() -> None:
    match = placing()
    assert match.prompt.id == "ask-place"
    assert match.prompt.args["seat"] == match.seat


def test_why_not() -> None:
    match = placing()
    assert match.why_not("pass") is None
    reason = match.why_not("end")
    assert reason is not None
    assert reason.id == "why-not-asked-now"
    assert reason.rule
    chance = match.why_not("draw pub")
    assert chance is not None
    assert chance.id == "why-chance"
    with pytest.raises(burgher.UnknownAction):
        match.why_not("fly")


def test_at_the_end() -> None:
    match = finished()
    assert match.over
    assert match.seat == burgher.OVER
    assert len(match.legal) == 0
    assert "end" not in match.legal
    assert match.forced is None
    assert match.winners == match.state.winners()
    reason = match.why_not("end")
    assert reason is not None
    assert reason.id == "why-over"
    with pytest.raises(burgher.IllegalAction, match="The game is over"):
        match.play("end")


def test_nobody_has_won_before_the_end() -> None:
    match = begun()
    assert match.winners == []
    assert match.scores == [0, 0, 0]


# playing


def test_an_action_by_text_index_json_or_itself() -> None:
    action = placing().game.actions.find("place elf camp")
    after = []
    for name in ("place elf camp", action.index, action.json, action):
        match = placing()
        match.play(name)
        after.append(match)
    assert all(match.state.same(after[0].state) for match in after)


def test_play_tells_what_happened() -> None:
    match = placing()
    events = match.play("place elf camp")
    assert events
    assert match.events[-len(events) :] == events
    assert events[0].args["seat"] == match.steps[-1].seat


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    match = placing()
    before = match.state.copy()
    with pytest.raises(burgher.IllegalAction) as error:
        match.play("build wall 1")
    assert str(error.value).startswith("“build wall 1” is not legal now: ")
    assert "why-" not in str(error.value)
    assert error.value.reason == match.why_not("build wall 1")
    assert match.state.same(before)
    with pytest.raises(burgher.IllegalAction, match="That is up to chance"):
        match.play("draw pub")
    with pytest.raises(burgher.UnknownAction, match="did you mean"):
        match.play("place elf kamp")


def test_a_step_knows_who_took_it() -> None:
    match = placing()
    seat = match.seat
    match.play("place elf camp")
    assert (match.steps[-1].seat, match.steps[-1].action.text) == (seat, "place elf camp")


def test_views_and_events_hide_hands() -> None:
    match = begun()
    cards = [step.action["card"] for step in match.steps if step.action.verb == "draw"]
    assert len(cards) == 15
    seen = [event for event in match.events_for(0) if "card" in event.args]
    assert [event.args["card"] for event in seen if event.args["seat"] == 0] == cards[:5]
    assert {event.args["card"] for event in seen if event.args["seat"] != 0} == {None}
    assert {event.args["card"] for event in match.events_for(None) if "card" in event.args} == {None}
    assert match.view(0) != match.view(1)
    assert match.view() == match.view(None)


# going back


def test_undo_takes_back_a_decision_and_what_chance_did_after_it() -> None:
    match = table(3).stock(0, gold=1).turn(0)
    before = match.state.copy()
    match.play("take deck")
    assert [step.seat for step in match.steps] == [0, burgher.CHANCE]
    match.undo()
    assert match.state.same(before)
    assert match.steps == []


def test_undo_then_the_same_again_gives_the_same_card() -> None:
    match = table(3).stock(0, gold=1).turn(0)
    match.play("take deck")
    after = match.state.copy()
    match.undo()
    match.play("take deck")
    assert match.state.same(after)


def test_nothing_to_undo() -> None:
    match = begun()
    with pytest.raises(burgher.IllegalAction, match="there is no decision to take back"):
        match.undo()
    assert len(match.steps) == 23


def test_a_player_takes_back_own_decisions_only() -> None:
    match = table(3).stock(0, gold=2, wood=3, stone=3).turn(0)
    play(match, "buy wood", "build wall 1")
    assert (match.undoable(0), match.undoable(1)) == (2, 0)
    match.take_back(0)
    assert match.steps[-1].action.text == "buy wood"
    play(match, "build wall 2")
    match.take_back(0, 2)
    assert match.steps == []
    play(match, "end")
    assert match.undoable(0) == 1
    play(match, "end")
    assert (match.undoable(0), match.undoable(1)) == (0, 1)
    with pytest.raises(burgher.IllegalAction, match="nothing can be taken back: something has been revealed or"):
        match.take_back(0)


def test_what_was_revealed_is_not_taken_back() -> None:
    match = table(3).stock(0, gold=1).turn(0)
    play(match, "take deck")
    assert match.undoable(0) == 0
    with pytest.raises(burgher.IllegalAction, match="nothing can be taken back"):
        match.take_back(0)


def test_a_decision_that_shows_others_cards_is_not_taken_back() -> None:
    """The first who shows a card to the spies may think again; the last one sees what the others show."""
    guilds = ("thieves", "bandits", "wizards", "spies", "miners")
    match = table(3, guilds).hand(1, pub=1, inn=1).hand(2, keep=1, bank=1).at(0, "elf", "spies").turn(0)
    play(match, "use spies", "show pub")
    assert match.undoable(1) == 1
    match.take_back(1)
    play(match, "show inn", "show keep")
    assert (match.undoable(1), match.undoable(2)) == (0, 0)


@pytest.mark.parametrize("decisions", [0, -1, 3])
def test_not_more_than_there_is(decisions: int) -> None:
    match = table(3).stock(0, gold=2, wood=3, stone=3).turn(0)
    play(match, "buy wood", "build wall 1")
    with pytest.raises(burgher.IllegalAction, match=f"2 decisions can be taken back, not {decisions}"):
        match.take_back(0, decisions)


# records


def test_a_record_before_the_end_keeps_its_seed() -> None:
    record = begun(9, names=("Ada", "Ben", "Cy")).record()
    assert record.seed is None
    assert record.seed_hash == hash_seed("9")
    assert record.names == ("Ada", "Ben", "Cy")
    assert record.result is None
    assert begun(9).record(with_seed=True).seed == "9"


def test_a_record_of_a_whole_game_has_seed_and_result() -> None:
    match = finished()
    record = match.record()
    assert record.seed == "1"
    assert record.result == {"scores": match.scores, "winners": match.winners}
    assert match.record(with_seed=False).seed is None
    again = burgher.read(record.dumps())
    assert again.over
    assert again.state.same(match.state)
    assert again.events == match.events


def test_a_record_is_read_in_any_form() -> None:
    record = begun().record()
    for form in (record, record.json(), record.dumps(), record.dumps().encode()):
        assert burgher.read(form).state.same(begun().state)


def test_a_record_is_read_up_to_an_action() -> None:
    match = placing()
    short = burgher.read(match.record(), upto=10)
    assert len(short.steps) == 10
    assert short.seat == burgher.CHANCE
    assert len(short.legal) == 0
    assert short.why_not("pass") is not None
    assert burgher.read(finished().record(), upto=0).steps == []


def test_a_game_goes_on_after_its_record_was_read() -> None:
    match = burgher.read(placing().record(with_seed=True))
    match.play("pass")
    other = placing()
    other.play("pass")
    assert match.state.same(other.state)
    assert match.record().seed_hash == hash_seed("1")


def test_a_game_that_went_on_without_its_seed_can_be_read() -> None:
    match = burgher.read(begun().record())
    while not match.over:
        actions = list(match.legal)
        match.play(actions[len(match.steps) % len(actions)])
    record = match.record()
    assert record.seed is None
    assert record.seed_hash == hash_seed("1")
    assert burgher.read(record).state.same(match.state)


def changed(record: burgher.Record, **changes: object) -> dict[str, object]:
    return record.json() | changes


def test_records_that_do_not_replay() -> None:
    match = finished()
    record = match.record()
    actions = list(record.actions)
    first = next(k for k, step in enumerate(match.steps) if step.seat >= 0)
    bad: list[tuple[dict[str, object], str]] = [
        ({"actions": [*actions, "end"]}, rf"actions\[{len(actions)}\] is “end”, but the game is over"),
        ({"actions": ["fly"]}, r"actions\[0\]: there is no action “fly”"),
        ({"actions": ["pass"]}, r"actions\[0\] is “pass”, but chance cannot do that here"),
        ({"actions": ["found spies"]}, r"actions\[0\] is “found spies”, but chance cannot do that here"),
        (
            {"actions": [*actions[:first], "end"]},
            rf"actions\[{first}\] is “end”, which is not legal there: [A-Z]",
        ),
        ({"seed": "2", "seed_hash": hash_seed("2")}, r"actions\[\d+\] is “.*”, but the seed gives “"),
        ({"seed_hash": hash_seed("2")}, r"^seed_hash is not the hash of the seed$"),
        (
            {"result": {"scores": [99, 0], "winners": [0]}},
            r"^result is \{'scores': \[99, 0\], 'winners': \[0\]\}, but the",
        ),
        ({"components": {"name": "no such"}}, r"^components.name is 'no such'; without corrections it may be "),
        ({"components": {"name": "../../etc/secret.toml"}}, r"^components.name is "),
        (
            {"components": {"fingerprint": "x"}},
            r"^components is \{'fingerprint': 'x'\}; it may be an object with some of name,",
        ),
        ({"components": {**record.components, "fingerprint": "0"}}, r"have changed since: they were 0, now "),
        (
            {"components": {"name": "mine", "corrections": [1]}},
            r"^components.corrections is \[1\]; it may be an object$",
        ),
    ]
    for changes, said in bad:
        with pytest.raises(burgher.BadRecord, match=said):
            burgher.read(changed(record, **changes))


def test_a_record_of_another_game_or_players() -> None:
    record = finished().record()
    with pytest.raises(burgher.BadOption, match="there is no game 'chess'"):
        burgher.read(changed(record, game="chess"))
    with pytest.raises(burgher.BadOption, match="belfort is for 2 to 5 players, not for 9"):
        burgher.read(changed(record, players=9))
    with pytest.raises(burgher.BadOption, match="there is no option size"):
        burgher.read(changed(record, options={"size": 3}))


def test_a_record_that_began_at_a_position() -> None:
    match = table(3).stock(0, gold=1).turn(0)
    match.play("take deck")
    again = burgher.read(match.record(with_seed=True).dumps())
    assert again.state.same(match.state)
    assert again.record(with_seed=True) == match.record(with_seed=True)


def test_a_record_that_began_at_a_question_of_chance() -> None:
    start = table(3).stock(0, gold=1).turn(0).state
    start.apply(burgher.find("belfort").actions.find("take deck").index)
    assert start.seat == burgher.CHANCE
    position = table(3).turn(0).position() | burgher.find("belfort").position(start)
    match = burgher.load(json.loads(json.dumps(position)), seed=3)
    assert match.steps[0].seat == burgher.CHANCE
    match.play("end")
    assert burgher.read(match.record().dumps()).state.same(match.state)
    assert burgher.read(match.record(with_seed=True).dumps()).state.same(match.state)


def test_a_record_that_disagrees_with_its_position() -> None:
    match = table(3).turn(0)
    match.play("end")
    record = match.record()
    with pytest.raises(
        burgher.BadRecord, match=r"^position does not agree with the record in game, players, options or"
    ):
        burgher.read(changed(record, options=dict(record.options) | {"thieves_gold": 3}))
    with pytest.raises(burgher.BadPosition, match="a position has no field 'size'"):
        burgher.read(changed(record, position=dict(record.position or {}) | {"size": 1}))


# positions


def test_a_position_is_loaded_again() -> None:
    match = placing()
    text = json.dumps(match.position())
    again = burgher.load(json.loads(text), seed=match.seed)
    assert again.state.same(match.state)
    assert (again.players, again.options, again.components) == (match.players, match.options, match.components)
    assert legal(again) == legal(match)
    assert again.steps == []
    with pytest.raises(burgher.IllegalAction, match="no decision"):
        again.undo()


def test_a_finished_position_is_loaded() -> None:
    match = finished()
    again = burgher.load(match.position())
    assert again.over
    assert again.winners == match.winners


@pytest.mark.parametrize(
    ("changes", "error", "said"),
    [
        ({"game": 3}, burgher.BadPosition, "a position says which game it is of and for how many players: game and"),
        ({"players": "3"}, burgher.BadPosition, "a position says which game it is of and for how many players: game"),
        ({"players": 7}, burgher.BadOption, "belfort is for 2 to 5 players, not for 7"),
        ({"game": "chess"}, burgher.BadOption, "there is no game 'chess'"),
        ({"options": []}, burgher.BadPosition, "options is []; it may be an object"),
        ({"options": {"size": 1}}, burgher.BadOption, "there is no option size"),
        ({"components": {"name": "/etc/passwd"}}, burgher.BadRecord, "components.name is '/etc/passwd'; without corr"),
        ({"size": 1}, burgher.BadPosition, "a position has no field 'size'"),
        ({"questions": []}, burgher.BadPosition, "questions is empty, but the game is not over"),
    ],
)
def test_bad_positions(changes: dict[str, object], error: type[Exception], said: str) -> None:
    with pytest.raises(error) as raised:
        burgher.load(placing().position() | changes)
    assert str(raised.value).startswith(said)


@pytest.mark.parametrize("position", [None, 3, "belfort", ["game"]])
def test_a_position_is_an_object(position: Any) -> None:
    with pytest.raises(burgher.BadPosition, match=r"^a position is a JSON object$"):
        burgher.load(position)


# component files


def test_a_match_with_corrected_components_tells_them(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("[wall.cost]\nwood = 1\n", encoding="utf-8")
    match = Match("belfort", 3, seed=1, components=path)
    assert match.components.name == "mine"
    record = match.record(with_seed=True)
    path.unlink()
    again = burgher.read(record.dumps())
    assert again.components == match.components
    assert again.state.same(match.state)
    loaded = burgher.load(match.position())
    assert loaded.components.fingerprint == match.components.fingerprint
    assert Match("belfort", 3, components=match.components).components is match.components


# --- printing


def test_everything_prints_itself() -> None:
    match = Match(burgher.names()[0], 3, seed=1)
    assert repr(match) == f"<Match of {match.game.name}, 3 players: {match.state!r}>"
    assert re.fullmatch(
        r"<\w+, round 0, setup: seat 0 is asked, question \d+; scores \[0, 0, 0\]>",
        repr(match.state),
    )
    assert repr(match.game).startswith(f"<Game {match.game.name}, ")
    seen = burgher.Perspective(match.game, match.state, 0, burgher.Random(1))
    assert repr(seen).startswith(f"<Perspective of seat 0 on {match.game.name}: <")


def test_a_refusal_is_said_in_the_readers_language() -> None:
    match = Match(burgher.names()[0], 3, seed=1)
    with pytest.raises(burgher.IllegalAction) as error:
        match.play("build wall 1")
    assert Words("de").mistake(error.value).startswith("„build wall 1“ geht jetzt nicht: ")
    assert "[" not in Words("de").mistake(error.value)
    assert str(pickle.loads(pickle.dumps(error.value))) == str(error.value)
