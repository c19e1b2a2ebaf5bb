"""The pictures and words of Roar-a-Saurus. Importing the package registers its drawings."""

from render.core import frames  # noqa: F401
from render.roar import dinos, grounds, tokens  # noqa: F401
