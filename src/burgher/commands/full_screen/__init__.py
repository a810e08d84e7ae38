"""The full-screen terminal client (Textual): `burgher terminal GAME --full-screen`."""
