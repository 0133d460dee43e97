"""Adventure 5, The Dome: its data, views, words, drawing and bot. Its rules are in `rules.adventure5`."""
