"""The Essence in the window: dawn above the clouds, floating Islands, a Book of Prophecies."""
