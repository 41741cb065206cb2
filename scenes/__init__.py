"""The picture: window, scenes, skin, and one package of drawing per game."""
