"""What the pictures of Welcome to the Moon have in common, drawn from views alone; an adventure's own is in its `scene`."""
