"""The rules of Space Missions: strictly typed, compiled in released wheels."""
