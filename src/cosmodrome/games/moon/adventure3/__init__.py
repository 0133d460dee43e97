"""Adventure 3, The Colony: everything around its rules, which are in `rules.adventure3`."""
