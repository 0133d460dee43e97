"""Adventure 5, The Dome: everything around its rules, which are in `rules.adventure5`."""
