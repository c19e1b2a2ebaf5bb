"""What `bench.rules_off roar` switches off: thirty lines of Roar-a-Saurus's ledger, drawn with a fixed seed."""

from bench.off import Off

R = "rules/roar/"
OFF = (
    Off("ROAR-COMP-01", "six may play", R + "constants.py", "SEAT_COUNTS = (2, 3, 4, 5)", "SEAT_COUNTS = (2, 3, 4, 5, 6)"),
    Off(
        "ROAR-COMP-R02",
        "a supply of 30 knock-out markers",
        *(R + "evolve.py", "own(d, e.by).knockouts += 1", "own(d, e.by).knockouts = min(30, own(d, e.by).knockouts + 1)"),
    ),
    Off(
        "ROAR-SETUP-03",
        "seats are shown by number, not as they sit",
        *(R + "view.py", "        state.order,\n", "        tuple(sorted(state.order)),\n"),
    ),
    Off(
        "ROAR-SETUP-04",
        "no marker lies ready",
        *(R + "developments.py", "return tuple(name for name in DEVELOPMENTS if", "return tuple(name for name in () if"),
    ),
    Off(
        "ROAR-DICE-01",
        "nobody rolls during another's cooldown",
        R + "presses.py",
        "    if h.early or left > EARLY_ROLL:",
        "    if h.early or max(o.cooldown_until - at for o in w.draft.hands) > EARLY_ROLL:",
    ),
    Off("ROAR-DICE-05", "two dice are enough", R + "calls.py", "elif matching < MATCH:", "elif matching < MATCH - 1:"),
    Off("ROAR-DICE-R04", "all dice must match", R + "calls.py", "elif matching < MATCH:", "elif matching < len(h.dice):"),
    Off(
        "ROAR-ATTACK-04",
        "the third matching die attacks by itself",
        R + "presses.py",
        "    w.emit(Placed(seat, die, hold, clock.ms(stamp), stamp))\n",
        "    w.emit(Placed(seat, die, hold, clock.ms(stamp), stamp))\n"
        "    if hold and set(h.dice) == {h.dice[die]} and sum(w.draft.hands[seat].held) == 3:\n"
        "        w.emit(Claimed(seat, h.dice[die], stamp + 1, guard, w.now + HOLD_BACK, clock.ms(stamp)))\n",
    ),
    Off(
        "ROAR-ATTACK-07",
        "the seat next door is hit, out or not",
        R + "race.py",
        "if d.players[other := d.order[(at + step * k) % n]].status == IN)",
        "if d.players[other := d.order[(at + step * k) % n]])",
    ),
    Off(
        "ROAR-KABOOM-01",
        "play goes on at once",
        R + "evolve.py",
        "    d.phase = PAUSE\n    d.shouter = e.seat\n",
        "    d.shouter = e.seat\n",
    ),
    Off(
        "ROAR-KABOOM-02",
        "only the left neighbour is hit",
        *(R + "calls.py", "for target in others(d, seat):", "for target in others(d, seat)[:1]:"),
    ),
    Off(
        "ROAR-KABOOM-05",
        "calls that came later are carried out before the dice are taken back",
        R + "calls.py",
        "        drop_all(w, KABOOM, seat, stamp)\n",
        "        for press in d.queue:\n            commit(w, press)\n",
    ),
    Off("ROAR-KABOOM-R01", "no new epoch", R + "evolve.py", "    d.epoch += 1\n", ""),
    Off(
        "ROAR-KABOOM-R02",
        "no least time of the pause",
        *(R + "constants.py", "PAUSE_LEAST, PAUSE_MOST = 2000, 4000", "PAUSE_LEAST, PAUSE_MOST = 0, 4000"),
    ),
    Off(
        "ROAR-HEAL-02",
        "a development only where damage was healed",
        *(R + "calls.py", "    if d.mode != FULL:\n", "    if d.mode != FULL or not amount:\n"),
    ),
    Off(
        "ROAR-DEV-02",
        "any number on an area",
        *(R + "developments.py", "if developments.count(name) < allowed(forbidden, name))", "if allowed(forbidden, name))"),
    ),
    Off("ROAR-DEV-MHHM", "Mhhm heals nothing more", R + "developments.py", '"mhhm", heal=1', '"mhhm", heal=0'),
    Off("ROAR-DEV-WUSCH", "Wusch gives no die", R + "developments.py", '"wusch", dice=1', '"wusch", dice=0'),
    Off("ROAR-DEV-OOAH", "Oo Ah adds nothing", R + "developments.py", "copies=2, kaboom=1", "copies=2, kaboom=0"),
    Off("ROAR-DEV-KLONK", "Klonk prevents nothing", R + "developments.py", '"klonk", klonk=1', '"klonk", klonk=0'),
    Off(
        "ROAR-DEV-KLINK",
        "Klink left works against the other side",
        *(R + "developments.py", '"klink_left", klink=ROAAR', '"klink_left", klink=GRRRR'),
    ),
    Off(
        "ROAR-DEV-R09",
        "a heal stores surplus",
        *(R + "calls.py", "min(p.damage, developments.heal(p.developments))", "developments.heal(p.developments)"),
    ),
    Off(
        "ROAR-BALANCE-01",
        "nobody starts with developments",
        *(R + "setup.py", "in balance.start if full else ():", "in ():"),
    ),
    Off(
        "ROAR-BALANCE-02",
        "nothing is forbidden",
        *(R + "setup.py", "forbidden = balance.forbidden if full else ()", "forbidden = ()"),
    ),
    Off(
        "ROAR-BALANCE-04",
        "only the printed Oh Yeah raises the limit",
        *(R + "developments.py", "LIMIT + sum(DEVELOPMENTS[name].limit for name in developments)"),
        'LIMIT + ("oh_yeah" in developments)',
    ),
    Off(
        "ROAR-TIMING-R02",
        "calls are carried out as they arrive",
        *(R + "evolve.py", "tuple(sorted((*d.queue, press), key=lambda q: q.stamp))", "(*d.queue, press)"),
    ),
    Off(
        "ROAR-TIMING-R06",
        "no cooldown",
        *(R + "presses.py", "at + w.draft.cooldown + w.draft.players[seat].handicap, press", "at, press"),
    ),
    Off(
        "ROAR-TIMING-R07",
        "new dice cannot be placed for a quarter of a second",
        R + "presses.py",
        "    if not h.dice[die]:\n",
        "    if not h.dice[die] or clock.ms(stamp) < h.cooldown_until - w.draft.cooldown + 250:\n",
    ),
    Off("ROAR-TIMING-R09", "every change is shown at once", "cogs/_table/post.py", "EDIT_GAP = 1250", "EDIT_GAP = 0"),
    Off(
        "ROAR-TIMING-R12",
        "nobody is ever withdrawn",
        *(R + "constants.py", "SLEEPING_AFTER, WITHDRAWN_AFTER = 20_000, 45_000"),
        "SLEEPING_AFTER, WITHDRAWN_AFTER = 20_000, 45_000_000",
    ),
)
