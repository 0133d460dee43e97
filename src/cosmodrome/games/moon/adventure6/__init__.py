"""Adventure 6, The Virus: its data, views, words, drawing and bot. Its rules are in `rules.adventure6`."""
