"""What holds for every test."""

from hypothesis import settings

from burgher.core.compiled import COMPILED

# Time says nothing about whether a law holds, and the two engines differ in it; so no example has a deadline.
# In `make test` the examples are the same each time: what failed there fails here.
settings.register_profile("ci", deadline=None, derandomize=True)
settings.register_profile("interpreted", deadline=None, derandomize=True, max_examples=25)
settings.register_profile("dev", deadline=None)
# For a long look by hand: pytest tests/test_laws.py --hypothesis-profile=thorough
settings.register_profile("thorough", deadline=None, max_examples=2000)
settings.load_profile("dev")


def pytest_report_header() -> str:
    return f"engine: {'compiled' if COMPILED else 'interpreted'}"
