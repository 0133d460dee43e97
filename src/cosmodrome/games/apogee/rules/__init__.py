"""The rules of Apogee, one module per chapter of the rulebook; compiled with mypyc."""
