"""How a text goes over a WebSocket."""

from __future__ import annotations

TEXT = 0x81
"""The first byte of a text in one frame."""
SHORT, LONG = 125, 126
"""Sizes in one byte; in two more."""


def framed(text: bytes) -> bytes:
    """A text in one frame, as a server sends it. Several of them can be sent as one."""
    size = len(text)
    if size <= SHORT:
        head = bytes((TEXT, size))
    elif size < 1 << 16:
        head = bytes((TEXT, LONG, size >> 8, size & 255))
    else:
        head = bytes((TEXT, LONG + 1)) + size.to_bytes(8, "big")
    return head + text
