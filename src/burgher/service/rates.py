"""How often: a bucket of tokens for each address or device, refilled as time passes."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address
from math import ceil
from time import monotonic

from burgher.service.refusal import Refusal
from burgher.service.settings import Rate

MOST = 50_000
"""Buckets that are remembered; the oldest are forgotten, which is in their owners' favour."""


class Limiter:
    """One rate, kept for everybody apart."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._buckets: OrderedDict[object, tuple[float, float]] = OrderedDict()

    def spend(self, who: object, tokens: float = 1) -> None:
        """Take a token, or several; a refusal says when there will be as many."""
        now = self._clock()
        left, since = self._buckets.pop(who, (self._rate.burst, now))
        left = min(self._rate.burst, left + (now - since) * self._rate.per_second)
        enough = left >= tokens
        self._buckets[who] = (left - tokens if enough else left, now)
        if len(self._buckets) > MOST:
            self._buckets.popitem(last=False)
        if not enough:
            raise Refusal("too-often", seconds=ceil((tokens - left) / self._rate.per_second))


def address(host: str | None) -> str:
    """Who an address stands for: with IPv6 everybody has a whole network."""
    try:
        found = ip_address(host or "")
    except ValueError:
        return host or ""
    if isinstance(found, IPv6Address):
        return str(IPv6Address(int(found) >> 64 << 64))
    return str(found)
