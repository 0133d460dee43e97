"""Adventure 3, The Colony: its data, views, words, drawing and bot. Its rules are in `rules.adventure3`."""
