"""The 39 dinosaur cards. A card is named species.n; the raptor pack's members are pack.1 to pack.3."""

from rules.core.record import record


@record
class Species:
    """What all cards of a kind share. dice: colour letters; lp: printed life points (SAU-R-065)."""

    key: str
    name: str
    stage: int
    large: bool
    carnivore: bool
    lp: int
    dice: str
    copies: int
    pack: bool = False
    hostile: bool = False
    kin: str = ""
    """Name under which it hunts in packs."""


SPECIES: dict[str, Species] = {
    s.key: s
    for s in (
        Species("compsognathus", "Compsognathus", 1, False, True, 1, "G", 3, pack=True, kin="compsognathus"),
        Species("gallimimus", "Gallimimus", 1, False, False, 2, "G", 3),
        Species("pachy", "Pachycephalosaurus", 1, False, False, 3, "Y", 2),
        Species("dilophosaurus", "Dilophosaurus", 1, False, True, 2, "Y", 2),
        Species("parasaurolophus", "Parasaurolophus", 1, True, False, 4, "GG", 2),
        Species("raptor", "Raptor", 2, False, True, 3, "R", 3, pack=True, kin="raptor"),
        Species("ceratosaurus", "Ceratosaurus", 2, True, True, 5, "RYG", 2),
        Species("stegosaurus", "Stegosaurus", 2, True, False, 6, "RY", 2, hostile=True),
        Species("iguanodon", "Iguanodon", 2, True, False, 5, "YY", 2),
        Species("styracosaurus", "Styracosaurus", 2, False, False, 3, "YG", 1, hostile=True),
        Species("allosaurus", "Allosaurus", 3, True, True, 6, "RR", 2),
        Species("carnotaurus", "Carnotaurus", 3, True, True, 6, "RYY", 2),
        Species("triceratops", "Triceratops", 3, True, False, 7, "RR", 2, hostile=True),
        Species("ankylosaurus", "Ankylosaurus", 3, True, False, 7, "RY", 1),
        Species("brachiosaurus", "Brachiosaurus", 3, True, False, 9, "R", 1),
        Species("lone", "Raptor", 3, False, True, 3, "R", 1, pack=True, kin="raptor"),
        Species("raptor_pack", "Raptor Pack", 3, False, True, 0, "", 1),
        Species("tyrannosaurus", "Tyrannosaurus", 4, True, True, 9, "BRY", 1),
        Species("giganotosaurus", "Giganotosaurus", 4, True, True, 9, "BR", 1),
        Species("spinosaurus", "Spinosaurus", 4, True, True, 8, "BYY", 1),
        Species("therizinosaurus", "Therizinosaurus", 4, True, False, 8, "RRY", 1, hostile=True),
        Species("pack", "Raptor (pack)", 0, False, True, 3, "R", 3, pack=True, kin="raptor"),
    )
}

RAPTOR_PACK = "raptor_pack.1"
PACK = ("pack.1", "pack.2", "pack.3")
"""The double-sided member cards, set aside at setup."""
CARDS: dict[str, Species] = {f"{s.key}.{n}": s for s in SPECIES.values() for n in range(1, s.copies + 1)}
STAGES: tuple[tuple[str, ...], ...] = tuple(tuple(c for c, s in CARDS.items() if s.stage == k) for k in range(1, 5))
