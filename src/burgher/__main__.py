"""`python -m burgher` is the command `burgher`."""

import sys

from burgher.cli import main

sys.exit(main())
