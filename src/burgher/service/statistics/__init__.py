"""What a device has played: results, where the points came from, and what its players did."""
