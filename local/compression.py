"""Transport compression of the bot gateway: one stream for the life of a connection, flushed after every message."""

from __future__ import annotations

import importlib
import zlib
from collections.abc import Callable
from typing import Protocol


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
    """`compress=zstd-stream`, by Python 3.14 or the package zstandard: where there is one, discord.py asks for it."""

    def __init__(self) -> None:
        try:
            module = importlib.import_module("compression.zstd")
        except ModuleNotFoundError:
            module = importlib.import_module("zstandard")
            packer = module.ZstdCompressor().compressobj()
            block = module.COMPRESSOBJ_FLUSH_BLOCK
            self._pack: Callable[[bytes], bytes] = lambda data: packer.compress(data) + packer.flush(block)
        else:
            compressor = module.ZstdCompressor()
            self._pack = lambda data: compressor.compress(data, compressor.FLUSH_BLOCK)

    def pack(self, data: bytes) -> bytes:
        """The compressed frame of one message."""
        return self._pack(data)


def stream_for(name: str | None) -> Stream | None:
    """The stream a client asks for; None for plain text. Unknown or unavailable ones are a ValueError."""
    if not name:
        return None
    if name == "zlib-stream":
        return ZlibStream()
    if name == "zstd-stream":
        try:
            return ZstdStream()
        except ModuleNotFoundError:
            raise ValueError("zstd-stream needs Python 3.14 or the package zstandard") from None
    raise ValueError(f"unknown compression {name}")
