"""The Essence: floating Islands, a round's harvest of Essence, and the Great Book of Prophecies."""
