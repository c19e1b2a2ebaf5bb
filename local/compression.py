"""Transport compression of the bot gateway: one stream for the life of a connection, flushed after every message."""

from __future__ import annotations

import importlib
import zlib
from typing import Any, Protocol


class Stream(Protocol):
    """Turns a message into the bytes of its frame."""

    def pack(self, data: bytes) -> bytes:
        """The compressed frame of one message."""
        ...


class ZlibStream:
    """`compress=zlib-stream`: every frame ends in 00 00 ff ff."""

    def __init__(self) -> None:
        self._deflate = zlib.compressobj(level=1)

    def pack(self, data: bytes) -> bytes:
        """The compressed frame of one message."""
        return self._deflate.compress(data) + self._deflate.flush(zlib.Z_SYNC_FLUSH)


class ZstdStream:
    """`compress=zstd-stream`, for clients on a Python that has it."""

    def __init__(self, module: Any) -> None:
        self._compressor = module.ZstdCompressor()
        self._flush = module.ZstdCompressor.FLUSH_BLOCK

    def pack(self, data: bytes) -> bytes:
        """The compressed frame of one message."""
        packed: bytes = self._compressor.compress(data, self._flush)
        return packed


def stream_for(name: str | None) -> Stream | None:
    """The stream a client asks for; None for plain text. Unknown or unavailable ones are a ValueError."""
    if not name:
        return None
    if name == "zlib-stream":
        return ZlibStream()
    if name == "zstd-stream":
        try:
            return ZstdStream(importlib.import_module("compression.zstd"))
        except ModuleNotFoundError:
            raise ValueError("zstd-stream needs Python 3.14") from None
    raise ValueError(f"unknown compression {name}")
