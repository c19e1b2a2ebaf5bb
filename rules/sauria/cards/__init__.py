"""The cards, tiles and boards: name, words, numbers and behaviour in one literal each."""
