"""What the coach says: the id of a message and what fills it, remarks among that."""

from __future__ import annotations

from burgher.core.errors import Phrase


class Remark(Phrase):
    """A phrase of the coach's own. Its words are in ``locale/*/analysis.ftl``, those of a game in
    ``locale/*/GAME-analysis.ftl``; a remark may also be an event or an action, in the game's own words.

    >>> Remark("more-points", way="more", amount=2).json()
    {'id': 'more-points', 'args': {'way': 'more', 'amount': 2}}
    """

    def __str__(self) -> str:
        return self.id
