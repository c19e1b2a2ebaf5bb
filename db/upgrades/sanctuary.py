"""Schema steps of The Sanctuary. None yet: version 1 is the first."""

from collections.abc import Mapping

from db.upgrades.raw import Step

STEPS: Mapping[int, Step] = {}
