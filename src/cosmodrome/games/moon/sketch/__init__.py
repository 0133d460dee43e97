"""What the terminal drawings of all adventures share: the signs they are made of, and the page around a sheet."""
