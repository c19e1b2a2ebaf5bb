"""Which stream a client gets. zlib runs on the wire in test_gateway; zstd, which Python 3.11 lacks, is stood in for."""

from __future__ import annotations

import sys
import types
from typing import Any

import pytest

from local.compression import ZlibStream, stream_for


class Compressor:
    """Python 3.14's compressor, as far as it is used."""

    FLUSH_BLOCK = 1

    def compress(self, data: bytes, mode: int) -> bytes:
        return b"block:" + data if mode == self.FLUSH_BLOCK else b""

    def compressobj(self) -> Packer:
        return Packer()


class Packer:
    """The package zstandard's, as far as it is used."""

    def compress(self, data: bytes) -> bytes:
        return b"z:" + data

    def flush(self, mode: int) -> bytes:
        return b"|flushed" if mode == 7 else b""


def module(name: str, **content: Any) -> types.ModuleType:
    made = types.ModuleType(name)
    vars(made).update(ZstdCompressor=Compressor, **content)
    return made


def test_plain_text_and_zlib_need_nothing() -> None:
    assert stream_for(None) is None
    assert stream_for("") is None
    assert isinstance(stream_for("zlib-stream"), ZlibStream)


def test_unknown_streams_are_refused() -> None:
    with pytest.raises(ValueError, match="unknown compression lzma"):
        stream_for("lzma")


@pytest.mark.parametrize(
    ("names", "frame"),
    [(["compression", "compression.zstd"], b"block:x"), (["zstandard"], b"z:x|flushed")],
)
def test_zstd_is_flushed_after_every_message(monkeypatch: pytest.MonkeyPatch, names: list[str], frame: bytes) -> None:
    for missing in ("compression", "compression.zstd", "zstandard"):
        monkeypatch.setitem(sys.modules, missing, None)
    for name in names:
        monkeypatch.setitem(sys.modules, name, module(name, COMPRESSOBJ_FLUSH_BLOCK=7, __path__=[]))
    stream = stream_for("zstd-stream")
    assert stream is not None
    assert stream.pack(b"x") == frame


def test_zstd_without_a_module_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    for missing in ("compression", "compression.zstd", "zstandard"):
        monkeypatch.setitem(sys.modules, missing, None)
    with pytest.raises(ValueError, match="needs Python"):
        stream_for("zstd-stream")
