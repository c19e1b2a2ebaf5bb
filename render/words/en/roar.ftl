# Roar-a-Saurus. Shouts and names of developments are the same in every language and never inflected.

roar-title = Roar-a-Saurus
roar-blurb = A race of dinosaurs for 2 to 5: roll, hold, and call your roar before the others do. About 5 minutes.
roar-player = Player { $n }

roar-dino = { $dino ->
    [rex] Rex
    [trike] Trike
    [stego] Stego
    [brachi] Brachi
   *[ptera] Ptera
}
roar-development = { $name ->
    [wusch] Wusch
    [oh_yeah] Oh Yeah
    [mhhm] Mhhm
    [oo_ah] Oo Ah
    [klonk] Klonk
    [klink_left] Klink left
    [klink_right] Klink right
    [zinngg_left] Zinngg left
   *[zinngg_right] Zinngg right
}
roar-effect = { $name ->
    [wusch] A fourth die.
    [oh_yeah] Only the fifth damage knocks you out.
    [mhhm] Ahh heals up to 2 damage.
    [oo_ah] Your Kaboom does 1 more damage. You can have two.
    [klonk] Stops 1 damage of every Kaboom.
    [klink_left] Stops 1 damage of a Roaar from your left.
    [klink_right] Stops 1 damage of a Grrrr from your right.
    [zinngg_left] Your Grrrr does 2 damage with four dice. Needs Wusch.
   *[zinngg_right] Your Roaar does 2 damage with four dice. Needs Wusch.
}
roar-call = { $name ->
    [grrrr] Grrrr
    [grrrr_zinngg] Grrrr-Zinngg
    [roaar] Roaar
    [roaar_zinngg] Roaar-Zinngg
    [kaboom] Kaboom
    [kaboom_oo_ah] Kaboom-Oo Ah
    [ahh_mhhm] Ahh-Mhhm
   *[ahh] Ahh
}
roar-word = { $word ->
    [klonk] Klonk
   *[klink] Klink
}
roar-die = { $held ->
    [yes] { $symbol ->
        [grrrr] Grrrr – held
        [roaar] Roaar – held
        [kaboom] Kaboom – held
       *[ahh] Ahh – held
    }
   *[no] { $symbol ->
        [grrrr] Grrrr
        [roaar] Roaar
        [kaboom] Kaboom
        [ahh] Ahh
       *[none] in hand
    }
}

## Views

roar-view-board = what is on the table now
roar-view-arena = the arena
roar-view-score = points
roar-view-dino = one dino
roar-view-legend = dice and developments explained

## Headline

roar-headline-ready = Ready check: { $ready } of { $seats } are ready. It closes { $by }.
roar-headline-shout = Everybody is ready. { $player } shouts “Roar-a-Saurus!”; it starts by itself { $by }.
roar-headline-break = Break after battle round { $round }. { $player } shouts next: { $by }.
roar-headline-between = Break after battle round { $round }.
roar-headline-halted = Break after battle round { $round }: the host has stopped it.
roar-headline-countdown = { $last ->
    [yes] The last battle round starts { $at }.
   *[no] Battle round { $round } starts { $at }.
}
roar-headline-pause = Kaboom! All dice back in hand. { $player } shouts “Roar-a-Saurus!”, or it goes on { $by }.
roar-headline-restart = Battle round { $round } goes on { $at }. All dice back in hand.
roar-headline-live = { $last ->
    [yes] Last battle round
   *[no] Battle round { $round }
}: { $left } still standing{ $volcano ->
    [0] {""}
   *[other] , and the volcano burns
}.

## The board in words

roar-line = { $player } ({ $dino }): damage { $damage }/{ $limit } · { $points ->
    [one] 1 point
   *[other] { $points } points
}
roar-line-pending = { $n } more damage unless stopped
roar-line-choosing = is choosing a development
roar-line-ready = ready
roar-status = { $status ->
    [out] KO
    [withdrawn] sits this round out
    [sleeping] asleep
   *[watching] watches this round
}
roar-circle = Clockwise, from top to bottom. Grrrr hits the next one below, Roaar the one above; who is out is skipped.
roar-circle-two = With two dinos, Grrrr and Roaar both hit the other one.
roar-volcano-on = The volcano burns: 1 damage for everybody every 10 s, and Ahh heals nothing.
roar-watching = Watching: { $list }.

## What happened

roar-opened = Clockwise: { $list }. { $player } shouts first.
roar-readied = { $player } is ready.
roar-missed = Not ready in time: { $list }. Watching is always possible.
roar-begins = Battle round { $round } begins. All dice in hand!
roar-begins-shout = 🦖 { $player }: Roar-a-Saurus! Battle round { $round } begins.
roar-live = Go!
roar-live-shout = 🦖 { $player }: Roar-a-Saurus! Go on rolling.
roar-called = { $player }: { $call }!
roar-attack = { $player }: { $call } → { $target } +{ $n } ({ $damage }/{ $limit })
roar-attack-stopped = { $player }: { $call } → { $target }: { $word }! { $n ->
    [0] No damage
   *[other] +{ $n }
} ({ $damage }/{ $limit })
roar-kaboom = 💥 { $player }: { $call }! Damage: { $list }. All dice back in hand.
roar-ahh = { $player }: { $call }! { $n ->
    [0] Nothing to heal
   *[other] Heals { $n }
} ({ $damage }/{ $limit })
roar-threatened = { $by }: { $call } → { $player }, { $n } damage unless { $player } says { $word } in time.
roar-said = { $player }: { $word }!
roar-ko = KO for { $victim }! 1 point for { $player } (now { $pts }).
roar-ko-volcano = The volcano knocks out { $victim }. No point for anybody.
roar-developed = { $player } takes { $development }.
roar-skipped = { $player } takes no development.
roar-erupted = 🌋 The volcano burns: 1 damage for { $list }.
roar-slept = { $player } is asleep: no press for 20 s.
roar-withdrew = { $player } sits this round out: no press for 45 s. Ready brings { $player } back.
roar-computer = The computer plays for { $player } now.
roar-back = { $player } is back in.
roar-round = Battle round { $round }: only { $player } is still standing, +3 (now { $pts }).
roar-discards = { $player } discards: { $list }.
roar-tied = A tie! One last battle round: { $list }.
roar-halted = The host has stopped the break.
roar-continued = The break goes on.
roar-resumed = The bot was restarted. Nothing is lost; all dice are back in hand.
roar-wins = 🏆 { $player } wins! Points: { $pts }, lead: { $lead }.
roar-wins-tie = 🏆 { $player } wins the last battle round and the game! Points: { $pts }.
roar-ended = { $ending ->
    [not_started] Too few were ready. The game does not start.
   *[cancelled] No people are left in this game. It ends without a winner.
}

## The private panel

roar-mine = You are { $dino }: damage { $damage }/{ $limit }, { $points ->
    [one] 1 point
   *[other] { $points } points
}.
roar-mine-developments = Developments: { $list }.
roar-mine-dice = Dice: { $list }
roar-mine-ready = Three or more held: call { $list }!
roar-mine-pause = Pause. Roll as soon as the roar sounds.
roar-mine-waiting = Pressed: { $list } …
roar-mine-early = A little early: your roll comes by itself in a moment.
roar-mine-left = ◀️ Grrrr: { $player } ({ $damage }/{ $limit })
roar-mine-right = ▶️ Roaar: { $player } ({ $damage }/{ $limit })
roar-mine-out = { $status ->
    [withdrawn] You sit this round out. Press Ready to be back in the next one.
    [watching] You watch this round.
   *[out] Your dino is knocked out. You are back in the next round, with your points and developments.
}
roar-mine-wishes = Wish list: { $list }.
roar-mine-watching = You are watching this game.

roar-question-race = Roll, hold what you collect, call with three of a kind.
roar-question-shout = { $phase ->
    [pause] Dice ready? Your shout sets everybody off again.
   *[ready] Everybody ready? Your shout starts the countdown.
}
roar-question-ready = Are you there? The round starts when everybody is.
roar-question-development = Which development do you take?
roar-question-react = { $player } hits you: { $call }. Say { $word } at once!
roar-question-wishes = Wish list: what should Ahh bring you by itself?

roar-button-roll = Roll
roar-button-ready = Ready
roar-button-shout = Roar-a-Saurus!
roar-button-skip = Take none
roar-button-clear = Clear the wish list

## Why not

roar-refused-late = Too late by { $n } ms: { $cause ->
    [kaboom] { $player }'s Kaboom came first. No penalty – roll on.
    [round] { $player } won the round first. No penalty.
   *[knockout] { $player } knocked you out first. No penalty.
}
roar-refused-late-nobody = Too late by { $n } ms: the race had stopped. No penalty.
roar-refused-wrong-call = Only { $k } { $symbol } held, you need 3. Locked for 1 s.
roar-refused-locked = Locked for another { $s } s after a wrong call.
roar-refused-not-yet = Not yet: the next roll is possible in { $s } s. No penalty.
roar-refused-dropped = { $cause ->
    [kaboom] A Kaboom came first, your press was dropped. No penalty.
   *[other] The race stopped first, your press was dropped. No penalty.
}
roar-refused-all-held = All your dice are held. Free one to roll it.
roar-refused-choosing = Choose your development first; then you can roll again.
roar-refused-countdown = The countdown is running. Nothing changed.
roar-refused-forged = This button is not one of yours. Nothing changed.
roar-refused-game-end = The game is over. Nothing changed.
roar-refused-held = This die is held already. Nothing changed.
roar-refused-no-face = This die shows nothing yet. Roll it first.
roar-refused-not-asked = Nothing is being asked here right now. Nothing changed.
roar-refused-not-due = It is not time for this yet. Nothing changed.
roar-refused-not-held = This die is in your hand already. Nothing changed.
roar-refused-old-epoch = These were the dice from before. Nothing changed; here are the new ones.
roar-refused-old-roll = You have rolled since. Nothing changed; here are your dice.
roar-refused-out = Your dino is knocked out. You are back in the next round.
roar-refused-paused = Pause after a Kaboom. Nothing changed; go on after the roar.
roar-refused-ready = The round has not started. Nothing changed.
roar-refused-round-end = The round is over. Nothing changed.
roar-refused-too-slow = More than 2.5 s have passed, the damage counts.
roar-refused-watching = You watch this round. Nothing changed.
roar-refused-withdrawn = You sit this round out. Ready brings you back in the next one.

## For who cannot see the picture

roar-alt-ready = Roar-a-Saurus, before battle round { $round }: waiting until everybody is ready.
roar-alt-countdown = Roar-a-Saurus, battle round { $round } is about to start.
roar-alt-live = Roar-a-Saurus, battle round { $round }.
roar-alt-pause = Roar-a-Saurus, battle round { $round }, pause: Kaboom by { $player }, all dice back in hand.
roar-alt-round-end = Roar-a-Saurus, battle round { $round } is over. Next shout: { $player }.
roar-alt-game-end = Roar-a-Saurus, the end. { $ending }
roar-alt-circle = Clockwise: { $list }.
roar-alt-dino = { $player }, { $dino }, damage { $damage } of { $limit }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
roar-alt-out = Out: { $out }.
roar-alt-legend = What the signs mean: { $list }.

## In pictures: short, capitals allowed in ROUND only

roar-pic-round = ROUND { $n }
roar-pic-over = THE END
roar-pic-away = away
roar-pic-watching = watching
roar-pic-wins = { $player } wins!
roar-pic-shared = Shared win: { $player }
roar-pic-round-winner = wins the round
roar-pic-pause = All dice back. Wait for the roar …
roar-pic-die = { $symbol ->
    [grrrr] hit left
    [roaar] hit right
    [kaboom] hit everybody
   *[ahh] heal
}
roar-pic-three = Roll, hold – and call with three of a kind!
roar-pic-volcano = The volcano burns everybody!
roar-pic-dice = Three of a kind
roar-pic-developments = Developments
roar-pic-points = Points
roar-pic-damage = Damage
roar-pic-none = none yet
roar-pic-has = { $name ->
    [wusch] Wusch: a fourth die
    [oh_yeah] Oh Yeah: out at 5 damage
    [mhhm] Mhhm: Ahh heals 2
    [oo_ah] Oo Ah: Kaboom +{ $n }
    [klonk] Klonk: Kaboom −1
    [klink_left] Klink left: Roaar −1
    [klink_right] Klink right: Grrrr −1
    [zinngg_left] Zinngg left: 4 Grrrr = 2
   *[zinngg_right] Zinngg right: 4 Roaar = 2
}
roar-pic-means-grrrr = Grrrr: hit left
roar-pic-means-roaar = Roaar: hit right
roar-pic-means-kaboom = Kaboom: hit all
roar-pic-means-ahh = Ahh: heal 1
roar-pic-means-wusch = Wusch: 4th die
roar-pic-means-ohyeah = Oh Yeah: 5 hits
roar-pic-means-mhhm = Mhhm: heal 2
roar-pic-means-ooah = Oo Ah: Kaboom +1
roar-pic-means-klonk = Klonk: Kaboom −1
roar-pic-means-klink = Klink: block 1
roar-pic-means-zinngg = Zinngg: 4 dice = 2
roar-pic-means-damage = damage: 4 = K.O.
roar-pic-means-egg = round won: 3
roar-pic-means-bone = knock-out: 1
roar-pic-means-star = 10 ends the game

## Options in the lobby

roar-option-mode = Game
roar-option-mode-simple = simple
roar-option-mode-full = full, with developments
roar-option-pace = Pace
roar-option-pace-calm = calm
roar-option-pace-normal = normal
roar-option-pace-frantic = frantic
roar-option-reflex = Reflex mode
roar-option-starter = Shouts first
roar-option-starter-random = random
roar-option-starter-1 = seat 1
roar-option-starter-2 = seat 2
roar-option-starter-3 = seat 3
roar-option-starter-4 = seat 4
roar-option-starter-5 = seat 5
roar-option-dino = Dino
roar-option-dino-any = any
roar-option-dino-rex = Rex
roar-option-dino-trike = Trike
roar-option-dino-stego = Stego
roar-option-dino-brachi = Brachi
roar-option-dino-ptera = Ptera
roar-option-preset = Head start or handicap
roar-option-preset-none = none
roar-option-preset-beginner = beginner: Wusch and Oh Yeah
roar-option-preset-veteran = veteran: no Zinngg, one Oo Ah
roar-option-preset-simple = no developments
roar-option-start = Starts with
roar-option-forbidden = Not allowed
roar-option-handicap = Longer wait between rolls
roar-option-handicap-0 = none
roar-option-handicap-250 = 0.25 s
roar-option-handicap-500 = 0.5 s
roar-option-handicap-1000 = 1 s
roar-option-start-wusch = Wusch
roar-option-start-oh-yeah = Oh Yeah
roar-option-start-mhhm = Mhhm
roar-option-start-oo-ah = Oo Ah
roar-option-start-oo-ah-second = second Oo Ah
roar-option-start-klonk = Klonk
roar-option-start-klink-left = Klink left
roar-option-start-klink-right = Klink right
roar-option-start-zinngg-left = Zinngg left
roar-option-start-zinngg-right = Zinngg right
roar-option-forbidden-wusch = Wusch
roar-option-forbidden-oh-yeah = Oh Yeah
roar-option-forbidden-mhhm = Mhhm
roar-option-forbidden-oo-ah = Oo Ah
roar-option-forbidden-oo-ah-second = second Oo Ah
roar-option-forbidden-klonk = Klonk
roar-option-forbidden-klink-left = Klink left
roar-option-forbidden-klink-right = Klink right
roar-option-forbidden-zinngg-left = Zinngg left
roar-option-forbidden-zinngg-right = Zinngg right
