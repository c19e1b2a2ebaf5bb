"""A friendly no: something a person did that is not possible now. It becomes one private sentence and changes nothing."""

from typing import Any


class Refused(Exception):
    """`key` and `args` name the sentence in the catalogue, so that everybody reads it in their own language."""

    def __init__(self, key: str, **args: Any) -> None:
        super().__init__(key)
        self.key = key
        self.args_ = args
