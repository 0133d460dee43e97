"""`python -m cosmodrome` is the command line."""

import sys

from cosmodrome.cli import main

if __name__ == "__main__":
    sys.exit(main())
