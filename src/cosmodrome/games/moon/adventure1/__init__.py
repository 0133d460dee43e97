"""Adventure 1, The Launch: its game. Its rules are in `rules.adventure1`."""
