"""What a seat can do, as actions: the decisions of B.14 and the steps of the egos."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from game.action import Actions

Work = Annotated[int, "work"]
ArtistKind = Annotated[int, "artist"]
EgoKind = Annotated[int, "ego"]
Zone = Annotated[int, "zone"]
Row = Annotated[int, "row"]
School = Annotated[int, "school"]
Player = Annotated[int, "player"]
Mode = Annotated[int, "mode"]


class PlaceArtist(NamedTuple):
    artist: ArtistKind
    zone: Zone
    verb: str = "place_artist"


class PlaceEgo(NamedTuple):
    ego: EgoKind
    row: Row
    verb: str = "place_ego"


class PlayWork(NamedTuple):
    work: Work
    verb: str = "play"


class PlayNoWork(NamedTuple):
    verb: str = "play_no_work"


class TargetEgo(NamedTuple):
    row: Row
    verb: str = "target_ego"


class TargetArtist(NamedTuple):
    zone: Zone
    verb: str = "target_artist"


class TargetNothing(NamedTuple):
    verb: str = "target_nothing"


class Discard(NamedTuple):
    work: Work
    verb: str = "discard"


class FlipUp(NamedTuple):
    verb: str = "flip"


class DeclareCopy(NamedTuple):
    verb: str = "copy"


class PickWork(NamedTuple):
    work: Work
    verb: str = "pick_work"


class PickArtist(NamedTuple):
    zone: Zone
    verb: str = "pick_artist"


class PickEgo(NamedTuple):
    row: Row
    verb: str = "pick_ego"


class StopPicking(NamedTuple):
    verb: str = "stop"


class SayYes(NamedTuple):
    verb: str = "yes"


class SayNo(NamedTuple):
    verb: str = "no"


class TakeWork(NamedTuple):
    work: Work
    verb: str = "take"


class PutBack(NamedTuple):
    work: Work
    verb: str = "put_back"


class NameSchool(NamedTuple):
    school: School
    verb: str = "name_school"


class ReplaceArtist(NamedTuple):
    artist: ArtistKind
    verb: str = "replace_artist"


class ReplaceEgo(NamedTuple):
    ego: EgoKind
    verb: str = "replace_ego"


class ChooseOpponent(NamedTuple):
    player: Player
    verb: str = "choose_opponent"


class ChooseMode(NamedTuple):
    mode: Mode
    verb: str = "choose_mode"


class EgoRolls(NamedTuple):
    row: Row
    verb: str = "ego_rolls"


class EgoAttacks(NamedTuple):
    row: Row
    zone: Zone
    verb: str = "ego_attacks"


class EgoWorks(NamedTuple):
    """An ego executes its work without a victim (F.4)."""

    row: Row
    verb: str = "ego_works"


class EgoWorksOn(NamedTuple):
    row: Row
    zone: Zone
    verb: str = "ego_works_on"


class EgoPasses(NamedTuple):
    row: Row
    verb: str = "ego_passes"


ACTIONS = Actions(
    PlaceArtist,
    PlaceEgo,
    PlayWork,
    PlayNoWork,
    TargetEgo,
    TargetArtist,
    TargetNothing,
    Discard,
    FlipUp,
    DeclareCopy,
    PickWork,
    PickArtist,
    PickEgo,
    StopPicking,
    SayYes,
    SayNo,
    TakeWork,
    PutBack,
    NameSchool,
    ReplaceArtist,
    ReplaceEgo,
    ChooseOpponent,
    ChooseMode,
    EgoRolls,
    EgoAttacks,
    EgoWorks,
    EgoWorksOn,
    EgoPasses,
)
