"""What the pointer does besides clicking: dragging a piece, holding it to look closer, moving the ground."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.inputs import Position, Wheel
from scenes.picture import Camera, Ground
from scenes.table.piece_control import PieceControl

if TYPE_CHECKING:
    from scenes.table.scene import TableScene

FAR = 9.0
"""Units a pressed pointer moves before it drags."""
HOLD = 0.5
"""Seconds a piece is held before it is seen close."""


class Pointer:
    """The pointer of one table."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.dragged = ""
        """The piece that follows the pointer."""
        self.at: Position = (0, 0)
        self._began: Position | None = None
        self._held = 0.0
        self._pans_from: tuple[Position, Camera] | None = None

    # -- pieces ---------------------------------------------------------------------------------------------

    def press(self, at: Position) -> None:
        self._began, self._held, self.at = at, 0.0, at

    def drag(self, name: str, at: Position) -> None:
        """The pointer moves with a piece under its pressed button."""
        self.at = at
        if self._began is None or self.dragged:
            return
        if max(abs(at[0] - self._began[0]), abs(at[1] - self._began[1])) < FAR * self.scene.units.scale:
            return
        self._held = 0.0
        control = self.scene.find(name)
        narrowing = self.scene.sitting.narrowing
        if narrowing is None or not isinstance(control, PieceControl) or not control.is_enabled:
            return
        if control.ref not in narrowing.selection:
            narrowing.touch(control.ref)
        self.dragged = name
        self.scene.take_up()

    def release(self, at: Position) -> bool:
        """The button was let go; whether a piece was dropped by that, so that nothing was clicked."""
        self._began = self._pans_from = None
        name, self.dragged = self.dragged, ""
        if not name:
            return False
        # What lies under the dragged piece, which itself may be shown whole over its fan.
        under = [
            control
            for control in reversed(self.scene.controls)
            if isinstance(control, PieceControl) and control.id != name and control.rect.collidepoint(at)
        ]
        target = next((control for control in under if control.is_legal), None)
        if target is None:
            self.scene.put_back()
        else:
            self.scene.drop_on(target.ref)
        return True

    def pass_time(self, seconds: float) -> None:
        """A piece that is held long enough is seen close."""
        pressed = self.scene.find(self.scene.pressed)
        if self._began is None or self.dragged or not isinstance(pressed, PieceControl):
            return
        self._held += seconds
        if self._held >= HOLD:
            self._began, self.scene.pressed = None, ""
            self.scene.inspect(pressed)

    @property
    def wakes_in(self) -> float | None:
        is_held = self._began is not None and not self.dragged and self.scene.pressed
        return max(0.0, HOLD - self._held) if is_held else None

    # -- the ground -----------------------------------------------------------------------------------------

    @property
    def _ground(self) -> Ground | None:
        return self.scene.picture.ground(self.scene.units)

    def take_ground(self, at: Position) -> bool:
        """A press beside everything takes hold of the ground, if it lies there."""
        ground = self._ground
        if ground is None or not ground.window.collidepoint(at):
            return False
        self._pans_from = (at, self.scene.camera)
        return True

    def move_ground(self, at: Position) -> None:
        ground = self._ground
        if self._pans_from is None or ground is None:
            return
        (x, y), camera = self._pans_from
        scale = ground.zooms[camera.zoom] * self.scene.units.scale
        moved = Camera(camera.x - (at[0] - x) / scale, camera.y - (at[1] - y) / scale, camera.zoom)
        self.scene.look_from(ground.clamp(moved))

    def zoom(self, wheel: Wheel) -> bool:
        """The wheel over the ground changes how near it is; what lies under the pointer stays there."""
        ground = self._ground
        if ground is None or not ground.window.collidepoint(wheel.at):
            return False
        zoom = self.scene.camera.zoom + (1 if wheel.steps > 0 else -1)
        if 0 <= zoom < len(ground.zooms):
            self._look_nearer(ground, zoom, wheel.at)
        return True

    def step_zoom(self, step: int) -> bool:
        """A key changes how near the ground is, going round; its middle stays where it is."""
        ground = self._ground
        if ground is None or len(ground.zooms) == 1:
            return False
        self._look_nearer(ground, (self.scene.camera.zoom + step) % len(ground.zooms), ground.window.center)
        return True

    def _look_nearer(self, ground: Ground, zoom: int, at: Position) -> None:
        camera, units = self.scene.camera, self.scene.units.scale
        across, down = at[0] - ground.window.centerx, at[1] - ground.window.centery
        before, after = ground.zooms[camera.zoom] * units, ground.zooms[zoom] * units
        moved = Camera(
            camera.x + across / before - across / after, camera.y + down / before - down / after, zoom
        )
        self.scene.look_from(ground.clamp(moved))

    def reveal(self, control: PieceControl) -> None:
        """Move the ground until a focused piece lies in its window."""
        ground = self._ground
        piece = control.piece
        if ground is None or piece.clip is None or ground.window.contains(piece.rect):
            return
        camera = self.scene.camera
        scale = ground.zooms[camera.zoom] * self.scene.units.scale
        inside = piece.rect.clamp(ground.window)
        moved = Camera(
            camera.x + (piece.rect.x - inside.x) / scale,
            camera.y + (piece.rect.y - inside.y) / scale,
            camera.zoom,
        )
        self.scene.look_from(ground.clamp(moved))
