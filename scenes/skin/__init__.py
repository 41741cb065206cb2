"""The skin: every shape, light, letter and picture that scenes and games draw with.

No scene logic lives here.

Sizes are pixels (`Units.px` converts); `units` and a `Theme` say how fine lines are and what world this is.
Everything returned is cached and shared: blit it, never change it. What glows is *added* (`BLEND_RGB_ADD`);
the `draw_…` and `put_…` functions do shadows, light and offsets by themselves.

| module | what for |
|---|---|
| `colours` | palettes, themes (SHELL, MIND, DAWN, GALLERY), `mix`, `with_alpha`; `vision` measures them |
| `type` | `line`, `paragraph`, `measure_…`, `fits`, `metal` titles, `arc_text`, keywords |
| `icons` | `icon`, `glyph_disc`, `kind_disc`, `die` |
| `panel` | panels, heads, dialogs, tooltips, the prompt; also everything in `controls` and `marks` |
| `card` | `card_face`, `card_back`, `empty_slot`, `gilt_frame` |
| `art_…` | pictures made from an id: the same in every run |
| `orb` | glass orbs, beads, medallions |
| `backdrop` | night inside a mind, dawn sky, gallery wall |
| `light`, `noise`, `svg`, `cache` | what the rest is made with |
"""
