"""Adventure 8, The Battle: its data, views, words, drawing and bot. Its rules are in `rules.adventure8`."""
