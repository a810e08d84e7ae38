"""What is refused is said once, in the message files."""

from __future__ import annotations

import pytest

from burgher.core.errors import Phrase
from burgher.service.refusal import STATUS, Refusal
from burgher.words import Words, languages
from tests.service.guests import Guest


@pytest.mark.parametrize("language", languages())
def test_every_refusal_has_its_words(language: str) -> None:
    words = Words(language, more=("web",), strict=True)
    assert [id for id in STATUS if not words.has(f"error-{id}")] == []


def test_a_refusal_says_what_its_arguments_say() -> None:
    refusal = Refusal("bad-record", detail=Phrase("unknown-set", name="'gold'"))
    assert str(refusal) == f"This record cannot be read: {Phrase('unknown-set', name=repr('gold'))}"
    shown = refusal.shown()
    assert shown.message == str(refusal)
    assert shown.model_dump()["args"]["detail"] == {"id": "unknown-set", "args": {"name": "'gold'"}, "rule": ""}


def test_what_people_can_get_wrong_is_said_for_them(anna: Guest) -> None:
    id = anna.open("me", "open")["id"]
    for content in (b"[1, 2]", b"{", b"\xff\xd8\xff", b""):
        brought = anna.client.post("/api/records", content=content, headers={"content-type": "application/json"})
        assert brought.json()["error"]["id"] == "bad-file"
    for token in ("", "x" * 200):
        assert anna.post("/claim", 404, token=token)["error"]["id"] == "bad-link"
    for name in ("", "x" * 2000):
        assert anna.post(f"/tables/{id}/join", 422, name=name)["error"]["id"] == "bad-name"
        assert anna.post(f"/tables/{id}/talk", 422, seat=0, words=name)["error"]["id"] == "bad-words"
    assert anna.get(f"/tables/{id}/replay/99999999999", 404)["error"]["id"] == "not-found"
    assert anna.get("/sets/half-a-link", 404)["error"]["id"] == "no-set"
    assert anna.get(f"/practice/belfort/{'x' * 50}", 404)["error"]["id"] == "not-found"
    assert "body.seat" in anna.post(f"/tables/{id}/join", 422, name="A", seat="x")["error"]["message"]
