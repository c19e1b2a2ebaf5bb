"""Discord's shapes of channels, the server and the application, made from the world."""

from __future__ import annotations

from local.world import THREADS, Json, World


def channel_out(world: World, channel: Json, viewer: str) -> Json:
    """A channel as the API shows it: direct messages with the other side as recipient."""
    if channel["type"] != 1:
        return dict(channel)
    other = channel["recipient_id"] if viewer == world.bot_id else world.bot_id
    body = {key: value for key, value in channel.items() if key != "recipient_id"}
    return {**body, "recipients": [world.users[other]]}


def thread_out(world: World, thread: Json, viewer: str) -> Json:
    """A thread, with the viewer's membership when there is one."""
    member = world.thread_members[thread["id"]].get(viewer)
    body = {**thread, "member_count": len(world.thread_members[thread["id"]])}
    return body if member is None else {**body, "member": member}


def guild_out(world: World) -> Json:
    """The server as REST shows it."""
    return {
        **world.guild,
        "icon": None,
        "splash": None,
        "discovery_splash": None,
        "description": None,
        "banner": None,
        "home_header": None,
        "owner_id": world.guild["owner_id"],
        "region": "local",
        "afk_channel_id": None,
        "afk_timeout": 300,
        "verification_level": 0,
        "default_message_notifications": 1,
        "explicit_content_filter": 0,
        "emojis": [],
        "stickers": [],
        "features": [],
        "mfa_level": 0,
        "application_id": None,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "rules_channel_id": None,
        "public_updates_channel_id": None,
        "safety_alerts_channel_id": None,
        "max_members": 100,
        "max_presences": None,
        "vanity_url_code": None,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "premium_progress_bar_enabled": False,
        "preferred_locale": world.guild.get("preferred_locale", "en-US"),
        "nsfw": False,
        "nsfw_level": 0,
    }


def guild_create(world: World, all_members: bool) -> Json:
    """The GUILD_CREATE event: the server with what the bot sees of channels, threads and members."""
    me = world.bot_id
    seen = [channel for channel in world.channels.values() if channel["type"] != 1 and world.sees(me, channel)]
    members = [world.member(key) for key in world.members if all_members or key == me]
    return {
        **guild_out(world),
        "large": False,
        "unavailable": False,
        "member_count": len(world.members),
        "voice_states": [],
        "members": members,
        "channels": [dict(channel) for channel in seen if channel["type"] not in THREADS],
        "threads": [
            thread_out(world, channel, me)
            for channel in seen
            if channel["type"] in THREADS and not channel["thread_metadata"]["archived"]
        ],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def application(world: World) -> Json:
    """The application as `/applications/@me` and `/oauth2/applications/@me` show it."""
    bot, owner = world.users[world.bot_id], world.users[world.guild["owner_id"]]
    return {
        "id": world.bot_id,
        "name": bot["global_name"],
        "icon": None,
        "description": "",
        "summary": "",
        "type": None,
        "bot": bot,
        "owner": owner,
        "team": None,
        "bot_public": False,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "hook": True,
        "rpc_origins": [],
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "integration_types_config": {"0": {}},
        "approximate_guild_count": 1,
    }
