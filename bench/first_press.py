"""From a fresh clone with a fresh HOME to the first answered press: `python -m bench.first_press`. Prints seconds last.

Clones this repository, runs `make setup` (downloads, told apart), then `make run`, opens the local table as a person does
and presses Start in a lobby. Aim: 60 s plus downloads.
"""

import asyncio
import json
import os
import re
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

import aiohttp

ROOT = Path(__file__).parents[1]
PATIENCE = 120


class Tab:
    """A person's tab: the page's own wire."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self.nonce = 0

    async def hear(self, *kinds: str) -> tuple[str, Any]:
        """The next event of one of these kinds."""
        while True:
            frame = json.loads((await self.socket.receive(PATIENCE)).data)
            if frame["t"] in kinds:
                return frame["t"], frame["d"]

    async def act(self, op: str, **frame: Any) -> None:
        """Do something and wait until it is answered."""
        self.nonce += 1
        await self.socket.send_json({"op": op, "nonce": str(self.nonce), **frame})


async def first_press(url: str) -> None:
    """Open the page, /play, press Start, and wait for the answer."""
    async with aiohttp.ClientSession() as session:
        people = await (await session.get(f"{url}api/local/people")).json()
        await (await session.get(url + people[0]["address"].lstrip("/").split("#")[0])).text()
        async with session.ws_connect(f"{url}api/local/ws") as socket:
            tab = Tab(socket)
            await socket.send_json({"op": "identify", "token": people[0]["token"]})
            _, ready = await tab.hear("READY")
            commands = ready["commands"]
            while not any(c["name"] == "play" for c in commands):
                _, commands = await tab.hear("APPLICATION_COMMANDS")
            play = next(c for c in commands if c["name"] == "play")
            place = next(c["id"] for c in ready["channels"] if c["type"] == 0)
            options = [
                {"name": "game", "type": 3, "value": "roar"},
                {"name": "computers", "type": 4, "value": 1},
                {"name": "place", "type": 3, "value": "here"},
            ]
            data = {"id": play["id"], "name": "play", "type": 1, "options": options}
            await tab.act("command", channel_id=place, data=data)
            while True:
                _, message = await tab.hear("MESSAGE_CREATE")
                ids = re.findall(r'"custom_id": "(l:\w+:start)"', json.dumps(message.get("components", [])))
                if ids:
                    break
            await tab.act("component", channel_id=place, message_id=message["id"], custom_id=ids[0], component_type=2)
            kind, answer = await tab.hear("INTERACTION_SUCCESS", "INTERACTION_FAILURE")
            while answer.get("nonce") != str(tab.nonce):
                kind, answer = await tab.hear("INTERACTION_SUCCESS", "INTERACTION_FAILURE")
            assert kind == "INTERACTION_SUCCESS", answer


def main() -> None:
    """Time it once."""
    folder = Path(tempfile.mkdtemp(prefix="first-press-"))
    clone, home = folder / "clone", folder / "home"
    home.mkdir()
    environ = {**os.environ, "HOME": str(home), "LOCAL_PORT": "0"}
    began = time.perf_counter()
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True, env=environ)
    cloned = time.perf_counter()
    subprocess.run(["make", "--silent", "setup"], cwd=clone, check=True, env=environ)
    ready = time.perf_counter()
    bot = subprocess.Popen(
        ["make", "--silent", "run"], cwd=clone, env=environ, stdout=subprocess.PIPE, text=True, start_new_session=True
    )
    try:
        assert bot.stdout is not None
        found = None
        while found is None:
            found = re.search(r"http://\S+", bot.stdout.readline())
        asyncio.run(first_press(found[0]))
        pressed = time.perf_counter()
    finally:
        os.killpg(bot.pid, signal.SIGINT)
        bot.wait(20)
        shutil.rmtree(folder, ignore_errors=True)
    print(f"clone {cloned - began:.1f} s, make setup (downloads and installing) {ready - cloned:.1f} s")
    print(f"make run to the first answered press {pressed - ready:.1f} s")
    print(f"{pressed - began:.1f}")


if __name__ == "__main__":
    main()
