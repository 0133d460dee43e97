"""The routes of the server, one module for each thing that somebody may want."""
