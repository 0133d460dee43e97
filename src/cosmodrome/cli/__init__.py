"""The command line: `cosmodrome games`, `play`, `sim`, `bench`, `replay`, `data`."""

from cosmodrome.cli.app import main

__all__ = ["main"]
