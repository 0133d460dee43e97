"""Adventure 7, The Escape: its data, views, words, drawing and bot. Its rules are in `rules.adventure7`."""
