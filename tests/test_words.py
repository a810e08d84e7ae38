"""Words: messages of a language, with pieces, amounts and players said in it, and what happens when one is missing."""

from __future__ import annotations

from pathlib import Path

import pytest

import burgher
from burgher import words
from burgher.core.events import Event
from burgher.core.game import Message
from burgher.words import NoMessage, Words, languages

ENGLISH = """
player = Player { $number }
non-player = Non-player { $number }
nothing = nothing
amount = { $count } { PIECE($what) }
form-a = a { $name }
piece-inn = Inn
    .a = an Inn
piece-master-elf = master elf
piece-wood-and-stone = 1 wood and 1 stone
piece-wood = wood
piece-gold = gold
built = { SEAT($seat) } builds { PIECE($card, form: "a") } for { AMOUNTS($cost) }.
sold = { AMOUNTS("wood", $wood, "gold", $gold) }
drew = { $card ->
    [none] { SEAT($seat) } draws a card.
   *[other] { SEAT($seat) } draws { PIECE($card, form: "a") }.
}
listed = { PIECES($cards, form: "a") }
names = { PIECES($cards) }
seats = { SEATS($seats) }
robbed = { SEAT($from, first: 1) }
ask-turn = Your turn.
    .others = It is the turn of { SEAT($seat) }.
only = { $number } in English
do-build-wall = Build a Wall in district { $district }
attribute-only =
    .hint = there is nothing but this
"""
GERMAN = """
player = Spieler { $number }
nothing = nichts
piece-inn = Gasthof
    .a = einen Gasthof
listed = { PIECES($cards, form: "a") }
built = { SEAT($seat) } baut { PIECE($card, form: "a") }.
broken = { $nowhere }
piece-coin = Münze
    .gender = f
    .many = Münzen
piece-point = Punkt
    .many = Punkte
    .many-dative = Punkten
piece-axe = Axt
    .gender = f
form-gender = m
form-many = { $name }
form-many-dative = { PIECE($piece, form: "many") }
form-the = { PIECE($piece, form: "gender") ->
    [f] die { $name }
   *[m] den { $name }
}
form-with = { $count ->
    [one] { PIECE($what, form: "gender") ->
        [f] einer
       *[m] einem
    } { PIECE($what) }
   *[other] { $count } { PIECE($what, form: "many-dative") }
}
took = { PIECES($cards, form: "the") }
paid = mit { AMOUNTS($cost, form: "with") }
his = { PIECE($card, form: "gender") ->
    [f] seine { PIECE($card) }
   *[m] seinen { PIECE($card) }
}
"""


@pytest.fixture(autouse=True)
def locale(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Two languages: English with everything in its core, German with little, and a game in English."""
    for language, text in (("en", ENGLISH), ("de", GERMAN)):
        (tmp_path / language).mkdir()
        (tmp_path / language / "core.ftl").write_text(text, encoding="utf-8")
    (tmp_path / "en" / "game.ftl").write_text("title = The Game\n", encoding="utf-8")
    (tmp_path / "fr").mkdir()
    monkeypatch.setattr(words, "LOCALES", tmp_path)
    return tmp_path


def test_languages_are_the_folders_with_a_core() -> None:
    assert languages() == ("de", "en")
    with pytest.raises(burgher.BurgherError, match=r"there is no language 'fr'; the languages are de, en"):
        Words("fr")


def test_a_game_brings_its_own_messages() -> None:
    assert Words("en", "game", strict=True).say("title") == "The Game"
    assert Words("en").has("ask-turn")
    assert not Words("en").has("title")
    # German has no file for this game.
    assert Words("de", "game").say("title") == "The Game"


def test_events_and_messages() -> None:
    speech = Words("en", names=["Anna", "Bert"], strict=True)
    event = Event("built", {"seat": 1, "card": "inn", "cost": ("wood", 2, "gold", 1)})
    assert speech.say(event) == "Bert builds an Inn for 2 wood and 1 gold."
    assert speech.say("built", seat=0, card="master_elf", cost=()) == "Anna builds a master elf for nothing."
    assert speech.say(Message("only", {"number": 3})) == "3 in English"
    assert speech.say(Message("only", {"number": 3}), number=4) == "4 in English"


def test_a_secret_has_its_own_words() -> None:
    drew = Event("drew", {"seat": 0, "card": "inn"}, ("card",))
    speech = Words("en", names=["Anna", "Bert"], strict=True)
    assert speech.say(drew.seen_by(0)) == "Anna draws an Inn."
    assert speech.say(drew.seen_by(1)) == speech.say(drew.seen_by(None)) == "Anna draws a card."


def test_lists() -> None:
    speech = Words("en", names=["Anna", "Bert", "Cleo"], strict=True)
    assert speech.say("listed", cards=("inn", "master_elf")) == "an Inn and a master elf"
    # What there are several of is counted.
    assert speech.say("listed", cards=("inn", "master_elf", "inn")) == "2 Inn and a master elf"
    assert speech.say("names", cards=("inn", "master_elf", "wood+stone")) == "Inn, master elf, and 1 wood and 1 stone"
    assert speech.say("listed", cards=()) == "nothing"
    assert speech.say("seats", seats=(2, 0)) == "Cleo and Anna"
    assert speech.say("sold", wood=2, gold=0) == "2 wood"


def test_players_by_name_or_number() -> None:
    assert Words("en").say("seats", seats=(0, 4)) == "Player 1 and Player 5"
    assert Words("en", names=["Anna", "Bert"]).say("seats", seats=(0, 2, 3)) == "Anna, Non-player 3, and Non-player 4"
    assert Words("en", names=["Anna", "Bert", "Cleo"]).say("seats", seats=(3,)) == "Player 4"
    assert Words("en", names=["Anna", "Bert"]).say("robbed", **{"from": 2}) == "Bert"


def test_a_form_of_a_message() -> None:
    speech = Words("en", names=["Anna"], strict=True)
    turn = Message("ask-turn", {"seat": 0})
    assert speech.say(turn) == "Your turn."
    assert speech.say(turn, "others") == "It is the turn of Anna."
    assert speech.say("only", "others", number=1) == "1 in English"
    assert speech.say("attribute-only", "hint") == "there is nothing but this"


def test_an_action_in_words() -> None:
    action = burgher.find("belfort").actions.find("build wall 3")
    assert Words("en", strict=True).action(action) == "Build a Wall in district 3"


def test_a_language_falls_back_on_english_word_by_word() -> None:
    speech = Words("de", names=["Anna"])
    assert speech.say("built", seat=0, card="inn") == "Anna baut einen Gasthof."
    assert speech.say("built", seat=0, card="master_elf") == "Anna baut a master elf."
    assert speech.say("only", number=3) == "3 in English"
    assert speech.say("seats", seats=(1,)) == "Spieler 2"
    assert speech.say("listed", cards=("inn", "inn")) == "2 Gasthof"


def test_a_form_builds_on_the_gender_and_on_other_forms() -> None:
    speech = Words("de", strict=True)
    assert speech.say("took", cards=("coin", "point", "axe")) == "die Münze, den Punkt und die Axt"
    assert speech.say("his", card="axe") == "seine Axt"
    assert speech.say("his", card="point") == "seinen Punkt"


def test_amounts_in_a_case() -> None:
    speech = Words("de", strict=True)
    assert speech.say("paid", cost=("coin", 2, "point", 3)) == "mit 2 Münzen und 3 Punkten"
    assert speech.say("paid", cost=("coin", 1, "axe", 0, "point", 1)) == "mit einer Münze und einem Punkt"


@pytest.mark.parametrize("id", ["nowhere", "attribute-only"])
def test_a_missing_message_is_shown_as_its_id(id: str) -> None:
    assert Words("de").say(id, seat=1, cards=("inn", "pub")) == f"[{id}] seat=1 cards=inn pub"
    with pytest.raises(NoMessage, match=rf"there is no message {id} in en"):
        Words("en", strict=True).say(id)


def test_strict_does_not_fall_back() -> None:
    with pytest.raises(NoMessage, match=r"there is no message only in de"):
        Words("de", strict=True).say("only", number=3)


def test_a_message_that_does_not_fit_its_arguments() -> None:
    assert Words("de").say("broken") == "[broken]"
    assert Words("de").say("built", seat=0, card="castle") == "Spieler 1 baut a [piece-castle]."
    with pytest.raises(NoMessage, match=r"the message built in en does not fit its arguments"):
        Words("en", strict=True).say("built", seat=0)
    with pytest.raises(NoMessage, match=r"does not fit its arguments"):
        Words("en", strict=True).say("built", seat="nobody", card="inn", cost=())
    with pytest.raises(NoMessage, match=r"does not fit its arguments"):
        Words("en", strict=True).say("built", seat=0, card="castle", cost=())
