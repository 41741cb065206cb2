"""What `--help` prints, in the reader's language. This module needs no pygame.

A command's help is the message `cli-<command>`, a parameter's `cli-arg-<name>`; the options of a game are its
own messages `<game>-option-<name>`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.registry import games
from game.text import Text, Value
from scenes.words import Words

_WIDEST = 32
"""Letters of the widest left column."""

_LONGEST = 160
"""Letters of the longest argument a sentence shows."""


def usage(command: Any, context: Any, words: Words) -> str:
    """The usage line, what the command does, its parameters, then the commands and games there are."""
    parameters = [each for each in command.params if each.name != "help"]
    places = [written(each) for each in parameters if each.param_type_name == "argument"]
    commands = dict(getattr(command, "commands", {}))
    name = context.info_name if context.parent else "window"
    blocks = [
        [" ".join([context.command_path, *places, "[--…]"])],
        [words(f"cli-{name}")],
        _columns([(written(each), words(f"cli-arg-{each.name.replace('_', '-')}")) for each in parameters]),
    ]
    if commands:
        blocks.append([words("cli-commands"), *_columns([(each, words(f"cli-{each}")) for each in commands])])
    names = {each.name for each in parameters}
    if "option" in names:
        blocks.append(_games_and_options(words))
    elif commands or "game" in names:
        # Their names alone: to list the options, the rules of every game must be loaded.
        blocks.append([words("cli-game-names", games=", ".join(entry.name for entry in games()))])
    return "\n\n".join("\n".join(block) for block in blocks if block)


def written(parameter: Any) -> str:
    """A parameter as it is typed: `GAME`, `--seed S`, `--json`."""
    if parameter.param_type_name == "argument":
        return str(parameter.metavar)
    return str(parameter.opts[0] if parameter.is_flag else f"{parameter.opts[0]} {parameter.metavar}")


def words_or(words: Words, key: str, otherwise: str) -> str:
    """The message, or something else where a game has none."""
    try:
        return words(key)
    except LookupError:
        return otherwise


def shortened(message: Text) -> Text:
    """The message with every argument cut to what a line holds; a person may have given anything."""
    return Text(message.key, tuple((name, _cut(value)) for name, value in message.args))


def _cut(value: Value) -> Value:
    if isinstance(value, Text):
        return shortened(value)
    return value[: _LONGEST - 1] + "…" if isinstance(value, str) and len(value) > _LONGEST else value


def _games_and_options(words: Words) -> list[str]:
    from ai.levels import player_names
    from ai.options import allowed_options

    lines = [words("cli-games")]
    for entry in games():
        lines.append(f"  {entry.name} ({', '.join(player_names(entry))})")
        rows = [
            (
                f"{name}={values}",
                words_or(words, f"{entry.name}-option-{name}", about) + (f" [{default}]" if default else ""),
            )
            for name, values, default, about in allowed_options(entry)
        ]
        lines += [f"  {line}" for line in _columns(rows)]
    return lines


def _columns(rows: Sequence[tuple[str, str]]) -> list[str]:
    """Two columns; a left side that is too wide for its own gets a line to itself."""
    width = max((len(left) for left, _ in rows if len(left) <= _WIDEST), default=0)
    lines = []
    for left, right in rows:
        if len(left) > width:
            lines.append(f"  {left}")
            left = ""
        lines.append(f"  {left:<{width}}  {right}")
    return lines
