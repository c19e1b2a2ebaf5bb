"""How Sauria looks and speaks: scenes of the island, its fields, figures and boards, and the words around them."""
