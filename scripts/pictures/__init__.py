"""Pictures and films of the browser client."""
