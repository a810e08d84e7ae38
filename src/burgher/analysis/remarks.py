"""What the coach says: the id of a message and what fills it, remarks among that."""

from __future__ import annotations

from burgher.core.errors import Phrase


class Remark(Phrase):
    """A phrase of the coach's own. Its words are in ``locale/*/analysis.ftl``, those of a game in
    ``locale/*/GAME-analysis.ftl``; a remark may also be an event or an action, in the game's own words.

    >>> Remark("counts-more", what=Remark("quantity-points"), amount=2).json()
    {'id': 'counts-more', 'args': {'what': {'id': 'quantity-points', 'args': {}}, 'amount': 2}}
    """

    def __str__(self) -> str:
        return self.id
