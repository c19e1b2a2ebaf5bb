"""Prompts become components within every limit of the platform."""

from typing import Any

import pytest

from cogs._table.panel import BUTTON_TEXT, Button, Menu, as_view, cut, in_rows, of_prompt, parts, press_id
from render.core.face import Label
from rules.core.game import Prompt


class PlainFace:
    """Labels a choice by its own text; a prompt of kind "rows" has rows of its own."""

    live = False

    def rows(self, prompt: Prompt[Any], view: Any) -> Any:
        return ((prompt.choices[0],), prompt.choices[1:]) if prompt.kind == "rows" else None

    def label(self, action: Any, prompt: Prompt[Any], view: Any, words: Any, names: Any) -> Label:
        return Label(str(action))

    def question(self, prompt: Prompt[Any], view: Any, words: Any, names: Any) -> str:
        return "Which one?"


def rows_of(n: int, kind: str = "turn") -> Any:
    prompt = Prompt(1, kind, tuple(f"c{i}" for i in range(n)))
    return of_prompt("abcd", prompt, 7, PlainFace(), None, None, ())  # type: ignore[arg-type]


@pytest.mark.parametrize(("choices", "sizes"), [(1, [1]), (5, [5]), (6, [5, 1]), (10, [5, 5])])
def test_up_to_ten_choices_are_buttons_five_to_a_row(choices: int, sizes: list[int]) -> None:
    assert [len(row) for row in rows_of(choices)] == sizes


@pytest.mark.parametrize("choices", [11, 25])
def test_more_choices_are_one_menu_whose_values_are_their_indices(choices: int) -> None:
    (menu,) = rows_of(choices)
    assert isinstance(menu, Menu)
    assert [value for value, _, _ in menu.options] == [str(i) for i in range(choices)]
    assert menu.placeholder == "Which one?"


def test_more_than_25_choices_are_a_mistake_of_the_game() -> None:
    with pytest.raises(ValueError, match="26"):
        rows_of(26)


def test_a_face_may_lay_out_its_own_rows_and_indices_stay_those_of_the_choices() -> None:
    first, second = rows_of(3, "rows")
    assert [b.id for b in first] == ["t:abcd:1:7:rows:0"]
    assert [b.id for b in second] == ["t:abcd:1:7:rows:1", "t:abcd:1:7:rows:2"]


def test_a_custom_id_names_table_seat_guard_kind_and_choice() -> None:
    assert press_id("abcd", Prompt(2, "target", ()), 41, "3") == "t:abcd:2:41:target:3"


async def test_a_view_is_stopped_so_that_discord_py_keeps_nothing_of_it() -> None:
    assert as_view(in_rows([Button("a", Label("A"))])).is_finished()


@pytest.mark.parametrize(
    "panel",
    [
        tuple((Button(f"b{i}", Label("x")),) for i in range(6)),
        ((Button("a" * 101, Label("x")),),),
        ((Button("", Label("x")),),),
        ((Button("a", Label("x")), Button("a", Label("y"))),),
        (Menu("m", "?", tuple((str(i), Label("x"), False) for i in range(26))),),
        (Menu("m", "?", ()),),
    ],
    ids=["six rows", "long id", "empty id", "repeated id", "26 options", "no option"],
)
async def test_what_discord_would_refuse_is_refused_before_it_is_sent(panel: Any) -> None:
    with pytest.raises(ValueError, match=r"rows|custom_id|menu"):
        as_view(panel)


async def test_long_labels_end_in_an_ellipsis_within_what_every_client_shows() -> None:
    option = ("0", Label("y" * 120, description="d" * 120), True)
    view = as_view(((Button("a", Label("x" * 90)),), Menu("m", "p" * 200, (option,))))
    button, select = view.to_components()[0]["components"][0], view.to_components()[1]["components"][0]
    assert len(button["label"]) == BUTTON_TEXT
    assert button["label"].endswith("…")
    assert len(select["placeholder"]) == 150
    assert len(select["options"][0]["label"]) == len(select["options"][0]["description"]) == 100


def test_cut_leaves_short_texts_alone() -> None:
    assert cut("abc", 3) == "abc"
    assert cut("abcd", 3) == "ab…"


def test_a_long_text_is_broken_between_lines_and_nothing_is_lost() -> None:
    text = "\n".join(f"line {i} " + "x" * 90 for i in range(50)) + "\n" + "y" * 4500
    pieces = parts(text, 2000)
    assert all(0 < len(piece) <= 2000 for piece in pieces)
    assert "".join(pieces).replace("\n", "") == text.replace("\n", "")
    assert pieces[0].startswith("line 0")
    assert pieces[1].startswith("line ")
