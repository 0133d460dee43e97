"""Structured logs: one JSON object a line on stderr, for machines; people read them with any log tool."""

from __future__ import annotations

import logging
import sys

import structlog

__all__ = ["configure", "log"]

log: structlog.stdlib.BoundLogger = structlog.get_logger("cosmodrome")


def configure(level: str) -> None:
    """From now on, everything of this level and above."""
    wanted = logging.getLevelNamesMapping().get(level.upper(), logging.INFO)
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(wanted),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
