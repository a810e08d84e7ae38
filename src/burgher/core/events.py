"""What an action did, as a message id with arguments: the log, the animations and the spoken text are made from it."""

from __future__ import annotations

from dataclasses import dataclass, field

Argument = int | str | tuple[int | str, ...] | None


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened.

    ``id`` names the message ("wood-collected"), ``args`` fill it. The arguments named in ``secret`` are for the seat
    ``args["seat"]`` alone; everybody else sees them as None. An event that ``reveals`` shows somebody what was hidden
    from them: no player may take back anything from before it.
    """

    id: str
    args: dict[str, Argument] = field(default_factory=dict)
    secret: tuple[str, ...] = ()
    reveals: bool = False

    def seen_by(self, seat: int | None) -> Event:
        """The event as this seat may know it (None: a spectator)."""
        if not self.secret or (seat is not None and self.args.get("seat") == seat):
            return Event(self.id, self.args, reveals=self.reveals)
        known = {name: None if name in self.secret else value for name, value in self.args.items()}
        return Event(self.id, known, reveals=self.reveals)

    def json(self) -> dict[str, object]:
        return {"id": self.id, **self.args}
