"""Adventure 1, The Launch: its data, views, words, drawing and bot. Its rules are in `rules.adventure1`."""
