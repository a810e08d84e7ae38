"""What the API takes and gives, as it is documented, a file for each subject; the client's types are made from it.

All build on `base`. What the coach and the statistics give is defined in their own folders.
"""
