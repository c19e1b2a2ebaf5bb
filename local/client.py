"""Points the unmodified discord.py client at a local table. The only module here that imports discord."""

from __future__ import annotations

import discord.asset
import discord.gateway
import discord.http
import yarl

from local.server import LocalTable


def point_discord_at(table: LocalTable) -> None:
    """Make every discord.py client of this process talk to the table (call before the client logs in)."""
    discord.http.Route.BASE = table.api_base
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(table.gateway_url)
    discord.asset.Asset.BASE = table.base_url
