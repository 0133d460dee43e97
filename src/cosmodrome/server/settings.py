"""How a server is set up: from the environment, with defaults that need none."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

import msgspec
from platformdirs import user_data_path

from cosmodrome.kernel import OptionError

__all__ = ["Settings"]

CLIENT = Path(__file__).parent / "client"
CONTACT = "mailto:host@localhost"
NO = ("0", "no", "off", "false")


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that a host may choose."""

    database: str
    """`DATABASE_URL`, or a file in the data folder."""
    secret: str = ""
    """`COSMODROME_SECRET`: the key that signs cookies; without it the database keeps one that it made up."""
    origins: tuple[str, ...] = ()
    """`COSMODROME_ORIGIN`: addresses under which the pages are reached, when a proxy hides them from the server."""
    proxies: tuple[str, ...] = ()
    """`COSMODROME_PROXIES`: addresses of proxies whose word about the client's address is taken; `*` for any."""
    contact: str = CONTACT
    """`COSMODROME_CONTACT`: how push services can reach the host; some insist on a real address."""
    limits: bool = True
    """`COSMODROME_LIMITS=off` for load tests."""
    pace: tuple[float, float] = (0.7, 1.5)
    """A bot takes so many seconds, so that people can follow."""
    seed: str = ""
    """`COSMODROME_SEED`, for tests alone: every table is dealt from it. Whoever knows it knows all that is hidden."""
    log: str = "info"
    """`COSMODROME_LOG`: debug, info, warning or error."""
    client: Path = CLIENT
    """The built pages."""

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ) -> Settings:
        """What the environment says."""
        pace = environment.get("COSMODROME_PACE", "")
        return cls(
            database=environment.get("DATABASE_URL", "") or str(data_folder(environment) / "games.sqlite"),
            secret=environment.get("COSMODROME_SECRET", ""),
            origins=_list(environment.get("COSMODROME_ORIGIN", "")),
            proxies=_list(environment.get("COSMODROME_PROXIES", "")),
            contact=environment.get("COSMODROME_CONTACT", "") or CONTACT,
            limits=environment.get("COSMODROME_LIMITS", "").lower() not in NO,
            pace=_pace(pace or "0.7-1.5"),
            seed=environment.get("COSMODROME_SEED", ""),
            log=environment.get("COSMODROME_LOG", "") or "info",
        )


def data_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """Where this machine keeps what programs must not lose, or where `COSMODROME_DATA` says."""
    chosen = environment.get("COSMODROME_DATA", "")
    return Path(chosen) if chosen else user_data_path("cosmodrome")


def _list(text: str) -> tuple[str, ...]:
    return tuple(part.strip().rstrip("/") for part in text.split(",") if part.strip())


def _pace(text: str) -> tuple[float, float]:
    try:
        low, high = sorted(float(part) for part in (text.split("-") if "-" in text else (text, text)))
    except ValueError:
        raise OptionError(f"COSMODROME_PACE={text}: seconds from-to, such as 0.7-1.5.") from None
    return low, high
