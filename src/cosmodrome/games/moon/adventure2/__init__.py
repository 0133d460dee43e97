"""Adventure 2, The Journey: its data, views, words, drawing and bot. Its rules are in `rules.adventure2`."""
