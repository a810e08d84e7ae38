"""The API: its shapes, which are its documentation, and its addresses."""
