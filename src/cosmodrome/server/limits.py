"""Enough is enough: a bucket that fills steadily and is emptied by whatever somebody does."""

from __future__ import annotations

from collections import OrderedDict

__all__ = ["Bucket", "Buckets"]


class Bucket:
    """So many a second in the long run, so many at once."""

    __slots__ = ("_at", "_full", "_level", "_rate")

    def __init__(self, rate: float, at_once: float) -> None:
        self._rate = rate
        self._full = at_once
        self._level = at_once
        self._at: float | None = None

    def take(self, now: float, amount: float = 1.0) -> bool:
        """Take something out; False: there is not enough in it."""
        if self._at is not None:
            self._level = min(self._full, self._level + (now - self._at) * self._rate)
        self._at = now
        if self._level < amount:
            return False
        self._level -= amount
        return True


class Buckets:
    """A bucket for everybody; who was not seen for longest is forgotten when there are too many."""

    def __init__(self, rate: float, at_once: float, most: int = 20_000) -> None:
        self._rate = rate
        self._at_once = at_once
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str, now: float) -> bool:
        """Take something out of somebody's bucket."""
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(self._rate, self._at_once)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(who)
        return bucket.take(now)
