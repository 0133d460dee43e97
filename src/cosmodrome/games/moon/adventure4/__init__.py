"""Adventure 4, The Mine: its data, views, words, drawing and bot. Its rules are in `rules.adventure4`."""
