"""Every designed number of the ledger ([D]) and the names of symbols, phases and refusals. Times are milliseconds."""

ROAAR, GRRRR, KABOOM, AHH = "roaar", "grrrr", "kaboom", "ahh"
SYMBOLS = (ROAAR, GRRRR, KABOOM, AHH)
NO_FACE = ""
"""A die in the hand that has to be rolled before it shows anything (ROAR-DICE-R02)."""
FACES = (ROAAR, ROAAR, GRRRR, GRRRR, KABOOM, AHH)
"""The six faces of a battle die (ROAR-DICE-R01)."""

DINOS = ("rex", "trike", "stego", "brachi", "ptera")
SEAT_COUNTS = (2, 3, 4, 5)
DICE = 3
MATCH = 3
LIMIT = 4
KNOCKOUT_POINTS, VICTORY_POINTS, WINNING_POINTS = 1, 3, 10

READY, COUNTDOWN, LIVE, PAUSE, ROUND_END, GAME_END = "ready", "countdown", "live", "pause", "round_end", "game_end"
PHASES = (READY, COUNTDOWN, LIVE, PAUSE, ROUND_END, GAME_END)

IN, OUT, WITHDRAWN, WATCHING = "in", "out", "withdrawn", "watching"
"""A seat in this battle round: living, knocked out, withdrawn (ROAR-TIMING-R12), not taking part."""

SIMPLE, FULL = "simple", "full"
CALM, NORMAL, FRANTIC = "calm", "normal", "frantic"

DISCORD_EPOCH = 1_420_070_400_000
HOLD_BACK = 250
COOLDOWN_DUEL, COOLDOWN, COOLDOWN_FRANTIC = 3200, 2500, 1000
EARLY_ROLL = 500
WRONG_CALL_LOCK = 1000
LATE_WORDS = 2000
"""A call at most this long after the Kaboom or knock-out that came first is told by how much it was too late."""

READY_CHECK = 60_000
SHOUT_AUTO = 10_000
COUNTDOWN_TIME = 3000
PAUSE_LEAST, PAUSE_MOST = 2000, 4000
BREAK = 8000
RESTART_COUNTDOWN = 5000

VOLCANO_FIRST, VOLCANO_EVERY = 180_000, 10_000
SLEEPING_AFTER, WITHDRAWN_AFTER = 20_000, 45_000
ROUNDS_MISSED = 2
REFLEX = 2500

HANDICAPS = (0, 250, 500, 1000)

BOT_ROLL = {"hard": 300, "normal": 700, "easy": 1300}
BOT_ROLL_SPREAD = 20
"""Per cent more or less."""
BOT_CALL = (500, 1200)
BOT_PRESS = (250, 450)
BOT_RESUME = 800
BOT_HEALS_AT = 2
BOT_KABOOM_LIVING = 4

ROUND_END_CAUSE, KNOCKOUT_CAUSE, VOLCANO_CAUSE = "round", "knockout", "volcano"
