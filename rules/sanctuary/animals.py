"""The 32 species: four sets of eight, two faces to a token (SAN-ANIMAL-R03). Looks only: no rule reads them."""

SETS: dict[str, tuple[tuple[str, str], ...]] = {
    "A": (
        ("Siberian Tiger", "Asiatic Lion"),
        ("Giant Panda", "Indian Elephant"),
        ("Grevy's Zebra", "Black Rhinoceros"),
        ("Sumatran Orangutan", "Gouldian Finch"),
    ),
    "B": (
        ("Wolf", "European Wildcat"),
        ("Eurasian Lynx", "Brown Bear"),
        ("Koala", "European Bison"),
        ("Black-billed Stork", "Golden Eagle"),
    ),
    "C": (
        ("Polar Bear", "Snow Leopard"),
        ("Grey Seal", "Magellanic Penguin"),
        ("Tatra Chamois", "Muskox"),
        ("Walrus", "North Atlantic Right Whale"),
    ),
    "D": (
        ("Cheetah", "African Wild Dog"),
        ("Abyssinian Ibex", "Common Wombat"),
        ("Addax", "Scimitar-horned Oryx"),
        ("Syrian Hamster", "Dingo"),
    ),
}
"""Set → its four tokens in the order red, yellow, green, blue → (first face, second face)."""


def species(animal_set: str, faces: int, c: int) -> str:
    """The species that a player's token of colour c (0..3) shows."""
    return SETS[animal_set][c][faces >> c & 1]
