"""Events: what happened, and who may know it."""

from burgher.core.events import Event

DRAWN = Event("card-drawn", {"seat": 1, "card": "keep", "count": 1}, ("card",))


def test_the_doer_sees_all() -> None:
    assert DRAWN.seen_by(1) == Event("card-drawn", {"seat": 1, "card": "keep", "count": 1})


def test_others_do_not_see_what_is_secret() -> None:
    hidden = Event("card-drawn", {"seat": 1, "card": None, "count": 1})
    assert DRAWN.seen_by(0) == hidden
    assert DRAWN.seen_by(None) == hidden


def test_an_open_event_is_the_same_for_all() -> None:
    event = Event("wall-built", {"seat": 0, "district": 3})
    assert event.seen_by(0) == event.seen_by(2) == event.seen_by(None) == event


def test_a_secret_of_nobody_is_seen_by_nobody() -> None:
    event = Event("card-lost", {"card": "pub"}, ("card",))
    assert event.seen_by(None).args == {"card": None}
    assert event.seen_by(0).args == {"card": None}


def test_what_reveals_something_reveals_it_to_all() -> None:
    event = Event("card-shown", {"seat": 1, "card": "pub"}, (), True)
    assert event.seen_by(None).reveals
    assert not DRAWN.seen_by(0).reveals
    assert Event("card-shown", {"seat": 1, "card": "pub"}, ("card",), True).seen_by(0).reveals


def test_json_has_id_and_arguments() -> None:
    assert DRAWN.seen_by(0).json() == {"id": "card-drawn", "seat": 1, "card": None, "count": 1}
