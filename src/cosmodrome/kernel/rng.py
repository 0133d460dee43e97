"""The one source of chance: keyed BLAKE2b in counter mode.

The seed becomes a 256-bit key; block `i` of the stream is the keyed hash of `i`. Nobody can guess the next draw from
the ones seen, everybody who knows the seed can repeat them, and a clone is a copy of four small fields.
"""

from __future__ import annotations

import hashlib
from typing import Final

from mypy_extensions import i64

__all__ = ["Rng", "seed_hash"]

BLOCK: Final = 64
PERSON_KEY: Final = b"cosmodrome key"
PERSON_HASH: Final = b"cosmodrome hash"


def seed_hash(seed: int | str) -> str:
    """The public fingerprint of a secret seed: shown before the game, checked by anyone after it.

    >>> seed_hash(7) == seed_hash("7")
    True
    """
    return hashlib.blake2b(str(seed).encode(), digest_size=32, person=PERSON_HASH).hexdigest()


class Rng:
    """A fair, repeatable stream of numbers.

    >>> a, b = Rng.seeded(7), Rng.seeded(7)
    >>> [a.below(6) for _ in range(5)] == [b.below(6) for _ in range(5)]
    True
    >>> c = a.clone()
    >>> a.below(1000) == c.below(1000)
    True
    """

    def __init__(self, keyed: hashlib.blake2b, counter: i64 = 0, block: bytes = b"", at: i64 = BLOCK) -> None:
        self._keyed = keyed
        """The hash with its key taken in and nothing else: copied for every block, never changed, shared by clones."""
        self._counter = counter
        self._block = block
        self._at = at

    @staticmethod
    def seeded(seed: int | str) -> Rng:
        """The stream that belongs to a seed."""
        key = hashlib.blake2b(str(seed).encode(), digest_size=32, person=PERSON_KEY).digest()
        return Rng(hashlib.blake2b(key=key))

    def _refill(self) -> None:
        counter: int = self._counter
        block = self._keyed.copy()
        block.update(counter.to_bytes(8, "little"))
        self._block = block.digest()
        self._counter += 1
        self._at = 0

    @property
    def drawn(self) -> int:
        """How far the stream has been read, in bytes."""
        return self._counter * BLOCK + self._at

    def bits32(self) -> i64:
        """The next 32 bits of the stream."""
        low = self.bits16()
        return low | (self.bits16() << 16)

    def bits16(self) -> i64:
        """The next 16 bits of the stream."""
        if self._at >= BLOCK:
            self._refill()
        at = self._at
        self._at = at + 2
        low: i64 = self._block[at]
        high: i64 = self._block[at + 1]
        return low | (high << 8)

    def below(self, n: i64) -> i64:
        """A number from 0 to n-1, each equally likely (n at most 2**31)."""
        if n == 1:
            return 0
        # Lemire's multiplication: the high half is the answer, a low half in the short stretch is drawn again.
        if n <= 256:
            product = self.bits16() * n
            while product & 0xFFFF < (65536 - n) % n:
                product = self.bits16() * n
            return product >> 16
        product = self.bits32() * n
        while product & 0xFFFFFFFF < (4294967296 - n) % n:
            product = self.bits32() * n
        return product >> 32

    def shuffle(self, items: list[int]) -> None:
        """Shuffle a list in place."""
        i: i64 = len(items) - 1
        while i > 0:
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
            i -= 1

    def deal(self, items: list[int]) -> None:
        """Shuffle in place what is dealt again: the order that the items had must not show in the new one.

        >>> one, other = [3, 1, 2], [2, 3, 1]
        >>> Rng.seeded(7).deal(one)
        >>> Rng.seeded(7).deal(other)
        >>> one == other
        True
        """
        items.sort()
        self.shuffle(items)

    def pick(self, items: list[int]) -> int:
        """One item of a list, each equally likely."""
        return items[self.below(len(items))]

    def fork(self) -> Rng:
        """A new stream keyed by the next 256 bits of this one."""
        return Rng.seeded(" ".join([str(self.bits32()) for _ in range(8)]))

    def clone(self) -> Rng:
        """The same stream at the same place."""
        return Rng(self._keyed, self._counter, self._block, self._at)
