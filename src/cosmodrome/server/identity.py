"""Who somebody is: a signed cookie that names a player, and passphrases for those who want to come back anywhere.

A player's id is a secret between the server and the player's browsers. The signature makes a guessed or altered cookie
worth nothing: it is treated like none at all.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import unicodedata
from functools import cached_property

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadSignature, Signer

from cosmodrome.table import NotValid

__all__ = ["COOKIE", "Identity", "Passphrases", "fold", "new_id"]

COOKIE = "cosmodrome"
SHORTEST = 8
LONGEST = 200
HASHING_AT_ONCE = 2


def new_id() -> str:
    """An id that nobody can guess, for players and tables."""
    return secrets.token_urlsafe(16)


def fold(name: str) -> str:
    """A name for signing in: however it is written, it is the same."""
    return unicodedata.normalize("NFKC", name).casefold()


class Identity:
    """Signs and reads cookies with this installation's key."""

    def __init__(self, secret: str) -> None:
        self._signer = Signer(secret, salt="cosmodrome.player", digest_method=hashlib.sha256)

    def cookie(self, player: str) -> str:
        """The cookie's value for a player."""
        return self._signer.sign(player).decode()

    def player(self, cookie: str | None) -> str:
        """The player that a cookie names; empty if it is not one of ours."""
        if not cookie:
            return ""
        try:
            return self._signer.unsign(cookie).decode()
        except (BadSignature, UnicodeError):
            return ""


class Passphrases:
    """Argon2, off the event loop and never more than a few at once: each takes tens of megabytes for a moment."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()
        self._slots = asyncio.Semaphore(HASHING_AT_ONCE)

    @cached_property
    def _nobody(self) -> str:
        """The passphrase of nobody, to be compared with when there is no account of a name."""
        return self._hasher.hash(secrets.token_urlsafe(16))

    async def hash(self, passphrase: str) -> str:
        """What to keep instead of the passphrase."""
        if not SHORTEST <= len(passphrase) <= LONGEST:
            raise NotValid("A passphrase has {shortest} to {longest} characters.", shortest=SHORTEST, longest=LONGEST)
        async with self._slots:
            return await asyncio.to_thread(self._hasher.hash, passphrase)

    async def fits(self, kept: str | None, passphrase: str) -> bool:
        """Is this the passphrase? Takes as long when there is nothing to compare with."""
        async with self._slots:
            fits = await asyncio.to_thread(self._verify, kept, passphrase[: LONGEST + 1])
        return fits and kept is not None

    def _verify(self, kept: str | None, passphrase: str) -> bool:
        try:
            return self._hasher.verify(kept or self._nobody, passphrase)
        except (VerificationError, InvalidHashError):
            return False
