"""How Sauria looks and speaks. Importing the package registers its drawings."""

from render.core import frames
from render.sauria import dinos, glyphs, ground, lava, people, plates, tiles

__all__ = ["dinos", "frames", "glyphs", "ground", "lava", "people", "plates", "tiles"]
