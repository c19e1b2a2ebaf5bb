"""What every game stands on: the contract, drafts, the resume stack, chance, decks and hexes."""
