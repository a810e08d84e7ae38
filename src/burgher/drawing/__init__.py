"""The table in lines of text, for the terminal and for environments that are watched."""
