"""The rules of Rocket Rescue, one module a chapter; compiled with mypyc in released wheels."""
