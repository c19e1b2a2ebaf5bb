"""Attachments: bytes kept in the store, addresses that expire as Discord's do.

Stored JSON holds `local-cdn:<channel>/<id>/<name>`; `expand` turns these into signed addresses when something goes out.
"""

from __future__ import annotations

import hashlib
import hmac
import mimetypes
import re
import struct
from dataclasses import dataclass
from typing import Any

from aiohttp import web

from local.errors import ApiError
from local.world import World

Json = dict[str, Any]
MARK = "local-cdn:"
LINK_LIFE = 24 * 3600
SAFE_INLINE = ("image/png", "image/jpeg", "image/gif", "image/webp")


@dataclass(frozen=True, slots=True)
class Upload:
    """One file part of a request; `index` is the n of its field `files[n]`."""

    index: int
    name: str
    data: bytes


def image_size(data: bytes) -> tuple[str, int, int] | None:
    """(content type, width, height) of a PNG, GIF, JPEG or WebP by its first bytes, else None."""
    if data[:8] == b"\x89PNG\r\n\x1a\n" and len(data) >= 24:
        width, height = struct.unpack(">II", data[16:24])
        return "image/png", width, height
    if data[:6] in (b"GIF87a", b"GIF89a") and len(data) >= 10:
        width, height = struct.unpack("<HH", data[6:10])
        return "image/gif", width, height
    if data[:4] == b"RIFF" and data[8:12] == b"WEBP":
        return _webp_size(data)
    if data[:2] == b"\xff\xd8":
        return _jpeg_size(data)
    return None


def _webp_size(data: bytes) -> tuple[str, int, int] | None:
    kind = data[12:16]
    if kind == b"VP8X" and len(data) >= 30:
        width = int.from_bytes(data[24:27], "little") + 1
        return "image/webp", width, int.from_bytes(data[27:30], "little") + 1
    if kind == b"VP8L" and len(data) >= 25:
        packed = int.from_bytes(data[21:25], "little")
        return "image/webp", (packed & 0x3FFF) + 1, (packed >> 14 & 0x3FFF) + 1
    if kind == b"VP8 " and len(data) >= 30:
        width, height = struct.unpack("<HH", data[26:30])
        return "image/webp", width & 0x3FFF, height & 0x3FFF
    return None


def _jpeg_size(data: bytes) -> tuple[str, int, int] | None:
    at = 2
    while at + 9 < len(data) and data[at] == 0xFF:
        marker, length = data[at + 1], int.from_bytes(data[at + 2 : at + 4], "big")
        if marker in (0xC0, 0xC1, 0xC2):
            height, width = struct.unpack(">HH", data[at + 5 : at + 9])
            return "image/jpeg", width, height
        at += 2 + length
    return None


def keep(world: World, channel_id: str, uploads: list[Upload], declared: list[Json], old: list[Json]) -> list[Json]:
    """The attachment list of a message from its `attachments` field, the uploaded files and what it had before.

    Entries with the id of an old attachment keep it (a given description replaces the old one); entries with the number
    of a file describe it; files that no entry names are added. (An entry that fits neither was refused before.)
    """
    kept = {item["id"]: item for item in old}
    by_index = {upload.index: upload for upload in uploads}
    result, described = [], set()
    for entry in declared:
        key = str(entry.get("id"))
        if key in kept:
            item = kept[key]
            if "description" in entry:
                item = {**item, "description": entry["description"]}
            result.append(item)
        else:
            described.add(int(key))
            result.append(_store(world, channel_id, by_index[int(key)], entry))
    for upload in uploads:
        if upload.index not in described:
            result.append(_store(world, channel_id, upload, {}))
    return result


def clean_name(name: str) -> str:
    """A file's name as Discord keeps it: no spaces, no signs."""
    return re.sub(r"[^\w.-]+", "_", name) or "file"


def _store(world: World, channel_id: str, upload: Upload, entry: Json) -> Json:
    name = clean_name(str(entry.get("filename") or upload.name))
    image = image_size(upload.data)
    content_type = image[0] if image else mimetypes.guess_type(name)[0] or "application/octet-stream"
    key = world.ids.next()
    world.store.put_file(key, name, content_type, upload.data)
    address = f"{MARK}{channel_id}/{key}/{name}"
    body: Json = {
        "id": key,
        "filename": name,
        "size": len(upload.data),
        "url": address,
        "proxy_url": address,
        "content_type": content_type,
    }
    if image:
        body |= {"width": image[1], "height": image[2]}
    if entry.get("description"):
        body["description"] = entry["description"]
    return body


def expand(world: World, value: Any, base: str) -> Any:
    """A copy of stored JSON in which every marked address is one that can be fetched from `base` for a day."""
    if isinstance(value, dict):
        return {key: expand(world, item, base) for key, item in value.items()}
    if isinstance(value, list):
        return [expand(world, item, base) for item in value]
    if isinstance(value, str) and value.startswith(MARK):
        path = value.removeprefix(MARK)
        now = int(world.clock.now())
        expiry = f"{now + LINK_LIFE:x}"
        return f"{base}/attachments/{path}?ex={expiry}&is={now:x}&hm={_sign(world, path, expiry)}&"
    return value


def _sign(world: World, path: str, expiry: str) -> str:
    return hmac.new(world.meta["secret"].encode(), f"{path}?{expiry}".encode(), hashlib.sha256).hexdigest()


def fetch(world: World, request: web.Request) -> web.Response:
    """Serve an attachment while its link is valid; 404 afterwards, as the CDN does."""
    path = request.match_info["path"]
    parts = path.split("/")
    expiry = request.query.get("ex", "")
    valid = hmac.compare_digest(request.query.get("hm", ""), _sign(world, path, expiry))
    if len(parts) != 3 or not valid or int(expiry, 16) <= world.clock.now():
        raise web.HTTPNotFound(text="This content is no longer available.")
    found = world.store.file(parts[1])
    if found is None:
        raise web.HTTPNotFound(text="This content is no longer available.")
    _, content_type, data = found
    headers = {"Cache-Control": "private, max-age=86400", "X-Content-Type-Options": "nosniff"}
    if content_type not in SAFE_INLINE:
        headers["Content-Disposition"] = "attachment"
    return web.Response(body=data, content_type=content_type, headers=headers)


def check_total(uploads: list[Upload], limit: int) -> None:
    """Refuse a file above the limit (40005), as Discord does for each file."""
    if any(len(upload.data) > limit for upload in uploads):
        raise ApiError(40005)
