"""Pictures and words. `FACES` is the explicit list of how each game looks and speaks."""

from render.core.face import Face
from render.roar.face import RoarFace
from render.sanctuary.face import SanctuaryFace
from render.sauria.face import SauriaFace

FACES: dict[str, Face] = {
    "roar": RoarFace(),
    "sanctuary": SanctuaryFace(),
    "sauria": SauriaFace(),
}
