# Sauria. Names of closed sets, cards and sentences; the English card texts are those of the cards themselves (a test).

sauria-title = Sauria
sauria-blurb = Survive on a dinosaur island before the volcano takes it, for 1 to 5. Look for items, keep quiet, and get off in time. About 2 to 3 hours.
sau-player = Player { $n }

sauria-view-board = the whole island
sauria-view-area = one area
sauria-view-around = around a figure
sauria-view-character = one character board
sauria-view-dinosaurs = dinosaurs in play
sauria-view-score = points
sauria-view-legend = signs explained

sauria-option-ties = The bot decides ties
sauria-option-difficulty = Difficulty
sauria-option-difficulty-standard = standard
sauria-option-difficulty-easy = easier
sauria-option-difficulty-hard = harder
sauria-option-easy = What is easier
sauria-option-easy-encounters = no bad encounters
sauria-option-easy-deck = milder dinosaur deck
sauria-option-easy-open = island opened up
sauria-option-jurassic = Jurassic
sauria-option-jurassic-deck = mixed dinosaur deck
sauria-option-jurassic-events = mixed events
sauria-option-jurassic-start = start on the coast
sauria-option-coop = Cooperative
sauria-option-solo_target = Solo: points to reach
sauria-option-solo_target-10 = 10
sauria-option-solo_target-7 = 7
sauria-option-characters = Characters
sauria-option-characters-choose = chosen in turn
sauria-option-characters-random = dealt by chance
sauria-option-character = Character
sauria-option-character-any = any
sauria-option-character-palaeontologist = Palaeontologist
sauria-option-character-hunter = Hunter
sauria-option-character-scientist = Scientist
sauria-option-character-photographer = Photographer
sauria-option-character-saboteur = Saboteur
sauria-option-character-ranger = Ranger
sauria-option-character-counselor = Counselor
sauria-option-character-chaotician = Chaotician

# Closed sets

sau-species = { $d ->
    [compsognathus] Compsognathus
    [gallimimus] Gallimimus
    [pachy] Pachycephalosaurus
    [dilophosaurus] Dilophosaurus
    [parasaurolophus] Parasaurolophus
    [raptor] Raptor
    [ceratosaurus] Ceratosaurus
    [stegosaurus] Stegosaurus
    [iguanodon] Iguanodon
    [styracosaurus] Styracosaurus
    [allosaurus] Allosaurus
    [carnotaurus] Carnotaurus
    [triceratops] Triceratops
    [ankylosaurus] Ankylosaurus
    [brachiosaurus] Brachiosaurus
    [raptor_pack] Raptor Pack
    [tyrannosaurus] Tyrannosaurus
    [giganotosaurus] Giganotosaurus
    [spinosaurus] Spinosaurus
   *[therizinosaurus] Therizinosaurus
}
sau-species-short = { $d ->
    [pachy] Pachy
   *[other] { $name }
}
sau-dino = { $n ->
    [0] { $name }
   *[other] { $name } #{ $n }
}
# d: the species, because other languages decline by it
sau-dino-subject = { $n ->
    [0] { $d ->
        [raptor_pack] the { $name }
       *[other] the { $name }
    }
   *[other] { $name } #{ $n }
}
# d: the species, because other languages decline by it
sau-dino-object = { $n ->
    [0] { $d ->
        [raptor_pack] the { $name }
       *[other] the { $name }
    }
   *[other] { $name } #{ $n }
}
sau-dino-unknown = a dinosaur
sau-dino-unknown-object = a dinosaur
sau-card-back = a stage { $n } card
sau-mark = { $mark ->
    [stunned] stunned
    [narcotised] narcotised
    [distracted] distracted
    [panicked] panicked
    [aggressive] aggressive
   *[frightened] frightened
}
sau-kind = { $size ->
    [large] { $eats ->
        [meat] large carnivore
       *[plants] large herbivore
    }
   *[small] { $eats ->
        [meat] small carnivore
       *[plants] small herbivore
    }
}
sau-size = { $size ->
    [large] large
   *[small] small
}
sau-hostile = hostile
sau-pack = hunts in packs
sau-boat = boat
sau-ground = { $what ->
    [jungle] jungle
    [road] road
    [lava] lava
   *[boat] boat
}
sau-ground-down = location face down, zone { $n }
sau-ground-down-short = face down
sau-area = { $a ->
    [blue] blue area
    [black] black area
    [red] red area
   *[white] white area
}
sau-area-title = { $a ->
    [blue] Blue area
    [black] Black area
    [red] Red area
   *[white] White area
}
sau-bag-from = { $a ->
    [blue] from the blue bag
    [black] from the black bag
    [red] from the red bag
   *[white] from the white bag
}
sau-marker = { $red ->
    [yes] red
   *[no] black
}
sau-dice = { $die ->
    [black] { $n } black
    [red] { $n } red
    [yellow] { $n } yellow
   *[green] { $n } green
}
sau-face = { $die ->
    [black] black { $n }
    [red] red { $n }
    [yellow] yellow { $n }
   *[green] green { $n }
}
sau-face-nr = { $die ->
    [black] black “no retreat”
    [red] red “no retreat”
    [yellow] yellow “no retreat”
   *[green] green “no retreat”
}
sau-weapon-dice = large: { $large }; small: { $small }
sau-damage = { $n ->
    [0] no damage
   *[other] { $n } damage
}
sau-deck = { $deck ->
    [medical] medical
    [maintenance] maintenance
    [ranger] ranger
    [technology] technology
    [dinosaur] dinosaur
    [event] event
   *[lava] lava
}
sau-type = { $type ->
    [medical] medical location
    [maintenance] maintenance location
    [ranger] ranger location
    [technology] technology location
   *[hazard] hazard location
}
sau-lava-card = { $a ->
    [blue] blue
    [black] black
    [red] red
   *[white] white
}
sau-phase = { $phase ->
    [setup] setup
    [event] event phase
    [lava] lava phase
    [action] action phase
    [dinosaur] dinosaur phase
   *[clean-up] clean-up
}
sau-time = { $night ->
    [yes] night
   *[no] day
}
sau-action = { $what ->
    [move] Move
    [quiet] Quiet move
    [sneak] Sneak
    [sprint] Sprint
    [evade] Evade
    [attack] Attack
    [burst] Burst
    [search] Search
    [quick_search] Quick search
    [scour] Scour
    [reload] Reload
    [rest] Rest
    [repair] Repair
    [hide] Hide
    [tunnel] Tunnel travel
    [item] Use an item
    [trade] Trade
    [loot] Loot
    [collect] Pick up
    [discard] Discard an item
    [card] Pay for the card
   *[pass] Pass
}
sau-fists = bare hands
sau-price = { $n ->
    [0] free
   *[other] { $n } AP
}
sau-price-energy = { $n } AP, 1 energy

# What happened

sau-told-taken = { $player } plays the { $character } and has a goal card.
sau-told-landed = { $player } lands on { $field }.
sau-told-round = { $night ->
    [yes] 🌙 Round { $round } of 16 begins. It is night.
   *[no] ☀️ Round { $round } of 16 begins. It is day.
}
sau-told-hunt = 🦖 The dinosaurs are on the move.
sau-told-event = { $night ->
    [yes] 🌙 Event: “{ $card }”. { $text }
   *[no] ☀️ Event: “{ $card }”. { $text }
}
sau-told-lava-first = 🌋 Lava breaks out round the volcano. Covered: { $fields }.
sau-told-lava-second = 🌋 The lava flows on over zone 1. Covered: { $fields }.
sau-told-lava = { $nth ->
    [1] 🌋 Lava card: { $area }, for the first time. Covered: { $fields }.
    [2] 🌋 Lava card: { $area }, for the second time. Covered: { $fields }.
   *[3] 🌋 Lava card: { $area }, for the third time. Covered: { $fields }.
}
sau-told-lava-nothing = 🌋 Lava card: { $area }. Everything it names is lava already.
sau-told-saved = The protected bunker stands: it lies on top of the lava.
sau-told-turn = { $player } is to move: { $ap } AP.
sau-told-pass = { $n ->
    [one] { $player } passes; 1 AP is lost.
   *[other] { $player } passes; { $n } AP are lost.
}
sau-told-did = { $player }: { $action } ({ $price }).
sau-told-searched = { $what ->
    [search] { $player } searches
    [quick_search] { $player } searches quickly
   *[scour] { $player } scours the place
} ({ $price }), { $deck } deck: { $list }.
sau-told-used = { $player } uses { $item } ({ $price }).
sau-told-ap = { $player } has { $n } AP more this turn.
sau-told-next = { $what ->
    [up] { $player } will have 1 AP more next turn.
    [down] { $player } will have 1 AP less next turn.
   *[dazed] { $player } can use no special actions next turn.
}
sau-told-energy = { $player } has { $n } of { $max } energy now.
sau-told-moved = { $how ->
    [move] { $player } moves { $start } → { $to } ({ $price }).
    [quiet] { $player } moves quietly { $start } → { $to } ({ $price }).
    [sneak] { $player } sneaks { $start } → { $to } ({ $price }).
    [sprint] { $player } sprints { $start } → { $to } ({ $price }).
    [evade] { $player } evades { $start } → { $to } ({ $price }).
   *[tunnel] { $player } goes through the tunnels { $start } → { $to } ({ $price }).
}
sau-told-moved-on = { $player } goes on { $start } → { $to }.
sau-told-put = { $player } ends up on { $field }. That is not a move.
sau-told-held = No retreat: { $player } stays on { $field }.
sau-told-hid = { $player } hides.
sau-told-hides = { $player } hides ({ $price }).
sau-told-seen = { $player } is no longer hidden.
sau-noise-jungle = jungle { $n }
sau-noise-places = location { $n }
sau-noise-symbols = symbols { $n }
sau-noise-night = night { $n }
sau-noise-less = − sneaking { $n }
sau-told-noise = { $n ->
    [one] 🔊 Noise ({ $why }): 1 marker { $bag } → { $list } ({ $red } of { $left } left are red).
   *[other] 🔊 Noise ({ $why }): { $n } markers { $bag } → { $list } ({ $red } of { $left } left are red).
}
sau-told-noise-card = { $n ->
    [one] 🔊 { $player } draws 1 noise marker { $bag } → { $list } ({ $red } of { $left } left are red).
   *[other] 🔊 { $player } draws { $n } noise markers { $bag } → { $list } ({ $red } of { $left } left are red).
}
sau-told-noise-none = No noise ({ $why }).
sau-told-noise-still = No noise marker is drawn.
sau-told-deck-empty = The dinosaur deck is empty. No noise is drawn until a card comes in.
sau-told-bag = { $a ->
    [blue] The drawn markers go back into the blue bag.
    [black] The drawn markers go back into the black bag.
    [red] The drawn markers go back into the red bag.
   *[white] The drawn markers go back into the white bag.
}
sau-told-placed = { $source ->
    [discard] { $dino } appears on { $field } (from the discard pile).
    [deck] { $dino } appears on { $field } (searched in the deck).
    [aside] { $dino } appears on { $field } with the pack.
   *[stock] { $dino } appears on { $field }.
}
sau-told-pack = The Raptor Pack comes out on { $field }. Its members take the place of the card.
sau-told-enlisted = { $dino } joins the dinosaur deck.
sau-told-dino-prey = 🦖 { $dino } { $n ->
    [1] moves
   *[other] move
  } { $start } → { $to }. Nearest prey: { $prey } (distance { $d }; { $rank ->
    [1] bleeding
    [2] a player
    [3] a large herbivore
    [4] a small herbivore
   *[5] a large carnivore
  }).
sau-told-dino-kin = 🦖 { $dino } { $n ->
    [1] moves
   *[other] move
  } { $start } → { $to } to { $n ->
    [1] its
   *[other] their
  } own kind: { $prey } (distance { $d }).
sau-told-dino-lava = { $dino } { $n ->
    [1] flees
   *[other] flee
  } from the lava { $start } → { $to }.
sau-told-dino-event = { $dino } { $n ->
    [1] moves
   *[other] move
  } { $start } → { $to } because of the event.
sau-told-idle = { $why ->
    [lying] { $dino } lies there and does nothing.
    [distracted] { $dino } is distracted and does nothing.
    [calm] { $dino } passes.
    [no-prey] { $dino } finds no prey it can reach.
    [no-way] { $dino } finds no way that avoids the lava.
    [panicked] { $dino } panics, with nobody there to attack.
   *[pack] { $dino } waits for the pack.
}
sau-told-idle-many = { $why ->
    [lying] Lie there and do nothing: { $list }.
    [distracted] Distracted, do nothing: { $list }.
    [calm] Pass: { $list }.
    [no-prey] Find no prey they can reach: { $list }.
    [no-way] Find no way that avoids the lava: { $list }.
    [panicked] In panic, with nobody there to attack: { $list }.
   *[pack] Wait for the pack: { $list }.
}
sau-told-ate = 🦖 { $dino } { $n ->
    [1] eats
   *[other] eat
  } on { $field }: { $list }. No body is left there.
sau-body-of = the body of { $player }
sau-told-marked = { $mark ->
    [stunned] Stunned: { $list }.
    [narcotised] Narcotised: { $list }.
    [distracted] Distracted: { $list }.
    [panicked] Panicked: { $list }.
    [aggressive] Aggressive from now on: { $list }.
   *[frightened] Frightened: { $list }.
}
sau-told-unmarked = { $mark ->
    [stunned] No longer stunned: { $list }.
    [narcotised] No longer narcotised: { $list }.
    [distracted] No longer distracted: { $list }.
    [panicked] No longer panicked: { $list }.
    [aggressive] No longer aggressive: { $list }.
   *[frightened] No longer frightened: { $list }.
}
sau-told-attack = 🎲 { $player } attacks { $dino } ({ $weapon }; { $price }): { $roll } → { $result }.
sau-told-attack-again = 🎲 { $player } attacks { $dino } again ({ $weapon }): { $roll } → { $result }.
sau-shots-left = { $n ->
    [0] no shot left
    [one] 1 shot left
   *[other] { $n } shots left
}
sau-result = { $n ->
    [0] no hit
   *[other] { $n } damage
} (LP { $left }/{ $max })
sau-result-plain = { $n ->
    [0] no hit
   *[other] { $n } damage
}
sau-result-hit = { $hit ->
    [yes] hit
   *[no] no hit
}
sau-told-counter = 🎲 { $dino } strikes back at { $player }: { $roll } → { $result }.
sau-told-leaving = 🎲 { $dino } attacks { $player }, who is leaving: { $roll } → { $result }.
sau-told-leaving-held = 🎲 { $dino } attacks { $player }, who is leaving: { $roll } → { $result }, and { $player } is held.
sau-told-hunting = 🎲 { $dino } attacks { $player }: { $roll } → { $result }.
sau-told-fight = 🎲 { $dino } fights { $target }: { $roll } → { $result }.
sau-told-strike = 🎲 { $player } is attacked: { $roll } → { $result }.
sau-told-hurt = { $dino } suffers { $n } damage (LP { $left }/{ $max }).
sau-told-hurt-unknown = { $dino } suffers { $n } damage.
sau-told-died = { $dino } dies on { $field }.
sau-told-killed = { $dino } dies on { $field }. { $player } gets the credit.
sau-wound-down = { $n } face down
sau-wound-up = turned up: { $list }
sau-wound-absorbed = absorbed by { $item }: { $n }
sau-told-wounds = { $player }: { $n } damage – { $list }.
sau-told-healed = { $n ->
    [one] { $player } heals a wound ({ $list }).
   *[other] { $player } heals { $n } wounds ({ $list }).
}
sau-wound-hidden = face down
sau-told-bleeds = { $player } bleeds.
sau-told-bandaged = { $player } no longer bleeds.
sau-told-dies = { $player } dies on { $field }. The items stay there (1 AP each) until a carnivore eats the body.
sau-told-drawn = { $player } draws from the { $deck } deck: { $list }.
sau-told-kept = { $player } keeps { $item }.
sau-told-left-out = Out of the game: { $list }.
sau-told-dropped = { $why ->
    [used] { $player } uses up { $item }.
    [wound] { $player } loses { $item } to a wound.
    [surplus] { $player } has no space and discards { $item }.
   *[discarded] { $player } discards { $item }.
}
sau-told-object = { $player } takes { $item }.
sau-told-laid = On { $field } there { $kind ->
    [egg] { $n ->
        [one] is an egg
       *[other] are { $n } eggs
    }
   *[dna] { $n ->
        [one] is a DNA sample
       *[other] are { $n } DNA samples
    }
} now.
sau-told-hatched = The nursery has power for the first time: { $n ->
    [one] an egg lies
   *[other] { $n } eggs lie
} on { $field }.
sau-told-reloaded = { $player }: { $item } holds { $n } shots now.
sau-told-traded = Trade: { $player } gets { $x } · { $partner } gets { $y } ({ $ap } AP for { $player }).
sau-nothing = nothing
sau-told-trade-ended = { $why ->
    [withdrawn] { $player } withdraws the offer to { $partner }. Nothing was paid.
   *[declined] { $partner } declines the offer of { $player }. Nothing was paid.
}
sau-told-looted = { $player } takes { $item } from the body of { $dead }.
sau-told-uncovered = { $field } is uncovered: { $tile }. { $text }
sau-told-encounter = { $player } has an encounter: “{ $card }”. { $text }
sau-told-chosen = { $player } chooses: { $option }.
sau-branch = { $option ->
    [egg] Take the egg
    [heal] Heal 1 damage
    [open] Open the crates
    [leave] Leave them
    [uncover] Uncover a location
    [pay] Pay
   *[ap] 1 AP more next turn
}
sau-told-plant = { $player } repairs the power plant on { $field }. All power-capable locations have power.
sau-told-repaired = { $player } repairs the sabotage on { $field }.
sau-told-sabotaged = { $player } sabotages { $field }. There is no power.
sau-told-petrol = { $player } pours petrol: { $field } has power of its own.
sau-told-generator = { $player } starts the generator: the { $area } has power.
sau-told-bunker = The bunker on { $field } has power. From now on it protects everybody inside.
sau-told-boat-placed = The boat lies in the water near { $fields }.
sau-told-boat-repaired = { $player } repairs the boat. It can be entered now.
sau-told-signal = { $time ->
    [yes] { $player } sends the emergency signal in round { $round }. The helicopter will come after round 16.
   *[no] { $player } sends the emergency signal in round { $round }: too late, no helicopter will come.
}
sau-told-points = { $n ->
    [one] { $player } gains 1 victory point.
   *[other] { $player } gains { $n } victory points.
}
sau-told-peeked = { $player } looks at the top { $deck } card (“My options” shows it).
sau-told-peeked-own = 🔒 The top { $deck } card is: { $card }.
sau-told-dug = { $player } makes a find on { $field }.
sau-told-cleared = Clean-up: no body is left on { $fields }.
sau-told-starter = { $player } holds the start marker now.
sau-told-rescued = { $way ->
    [helicopter] The helicopter rescues { $player }.
    [boat] { $player } escapes on the boat.
   *[bunker] { $player } survives in the bunker.
}
sau-won = 🏆 { $player } wins! Points: { $list }.
sau-won-shared = 🏆 Shared win: { $winners }. Points: { $list }.
sau-won-together = 🏆 Won together: { $n } of { $target } points ({ $list })!
sau-lost-together = { $why ->
    [death] Not everybody survives. The game is lost.
   *[points] Everybody survives, but { $n } of { $target } points are too few ({ $list }).
}
sau-won-none = Nobody is safe at the end. The game ends without a winner.
sau-won-early = Nobody is alive. The game ends without a winner.

# Headline, text board, alt text

sau-headline = Round { $round } of 16 · { $time } · { $phase }
sau-headline-who = { $base } · { $player } decides
sau-headline-turn = { $base } · { $player }: { $ap } AP
sau-headline-setup = Getting ready · { $player } decides
sau-headline-over = The game is over
sau-text-modes = Variants: { $list }
sau-text-target = { $n } victory points are needed, and everybody must survive.
sau-mode = { $mode ->
    [solo] Solo Adventure
    [target7] 7 points are enough
    [coop] Cooperative
    [easy_encounters] Easier: no bad encounters
    [easy_deck] Easier: milder dinosaur deck
    [easy_open] Easier: island opened up
    [hard] Harder
    [jurassic_deck] Jurassic: mixed dinosaur deck
    [jurassic_events] Jurassic: mixed events
   *[jurassic_start] Jurassic: start on the coast
}
sau-text-event = Event: **{ $card }** – { $text }
sau-text-no-event = No event card yet.
sau-text-signal = Signal: { $state ->
    [off] off, must be sent by round 13
    [missed] never sent, no helicopter comes
    [on] sent in round { $round }, the helicopter comes
   *[late] sent too late in round { $round }
}.
sau-text-plant = { $state ->
    [down] The power plant is not found yet.
    [sabotaged] The power plant is sabotaged.
    [lost] The power plant is lost.
   *[on] The power plant works.
}
sau-text-boat = { $state ->
    [none] The boat is not found yet.
    [broken] The boat lies near { $fields } and needs boat parts at the docks.
   *[ready] The boat lies near { $fields } and is repaired.
}
sau-text-bunker = { $state ->
    [down] The bunker is not found yet.
    [lost] The bunker is lost under the lava.
    [off] The bunker needs power once before it protects.
   *[on] The bunker protects.
}
sau-text-tunnels = { $open ->
    [yes] The tunnels are open.
   *[no] The tunnels are closed.
}
sau-text-deck = { $n ->
    [0] The dinosaur deck is empty: no noise is drawn.
   *[other] Cards in the dinosaur deck: { $n }{ $stage ->
        [0] .
       *[other] , on top stage { $stage }.
    }
}
sau-text-bags = Noise bags (black/red markers, chance of red) and lava cards: { $list }.
sau-text-bag = { $area } { $black }/{ $red } ({ $share }), lava { $lava }/3
sau-text-player = **{ $player }** ({ $character }) · { $place } · { $ap } AP · wounds: { $wounds } · energy { $energy } · items { $load }/{ $spaces }: { $items }
sau-text-player-dead = **{ $player }** ({ $character }) is dead. On { $field }: { $items }
sau-text-player-gone = **{ $player }** ({ $character }) is dead. Nothing is left.
sau-text-player-none = **{ $player }** has no character yet.
sau-text-starter = start marker
sau-text-turn = to move
sau-text-bleeding = bleeding
sau-text-hidden = hidden
sau-text-points = { $n ->
    [one] 1 point from cards
   *[other] { $n } points from cards
}
sau-text-coming = next turn: { $list }
sau-text-this-turn = this turn: { $list }
sau-holds = { $what ->
    [down] 1 AP less
    [up] 1 AP more
   *[dazed] no special actions
}
sau-text-wounds = { $down } face down, { $up } face up
sau-text-wounds-none = none
sau-text-wounds-names = ({ $list })
sau-text-dino = { $dino } · { $kind } · LP { $left }/{ $max } · { $dice }
sau-text-no-dinos = No dinosaur is in play.
sau-text-at = **{ $place }**: { $list }
sau-text-tiles = Uncovered: { $list }
sau-text-down = Face down: { $list }
sau-text-lava = Lava: { $list }
sau-text-no-lava = No lava yet.
sau-text-lava-next = Lava next, in round { $n }: { $list }
sau-text-encounters = Encounter markers: { $list }
sau-text-bodies = Bodies: { $list }
sau-text-objects = Lying there: { $list }
sau-power = { $state ->
    [on] power on
    [off] no power
   *[sabotaged] sabotaged
}
sau-tile-noise = { $n } noise
sau-tile-tunnel = tunnel
sau-goals-shown = Goals of { $player }: { $list }
sau-alt = Sauria, { $base }.
sau-alt-turn = To move: { $player } ({ $character }) on { $place }, { $ap } AP.
sau-alt-decides = { $player } decides.
sau-alt-here = Same field: { $list }.
sau-alt-alone = Nobody else is there.
sau-alt-lava = { $n ->
    [0] No lava.
    [one] Lava on 1 field.
   *[other] Lava on { $n } fields.
}
sau-alt-player = { $player }: { $place }, { $n ->
    [one] 1 wound
   *[other] { $n } wounds
}
sau-alt-dead = { $player }: dead
sau-alt-dinos = Dinosaurs: { $list }.
sau-alt-dino = { $dino } on { $field }
sau-alt-legend = The signs of the pictures with their meanings: { $list }.

# Only for the owner

sau-mine-goal = **Your goals** ({ $n ->
    [one] 1 point so far
   *[other] { $n } points so far
}; they count if you survive):
sau-mine-goal-line = { $mark } { $points } VP – { $goal } { $have }/{ $want }
sau-mine-goal-end = { $mark } { $points } VP – { $goal } (checked at the end)
sau-mine-wounds = Wounds: { $list }
sau-mine-energy = Energy: { $list }
sau-mine-items = Items ({ $load } of { $spaces } spaces):
sau-mine-item = • { $item } – { $text }
sau-mine-no-items = You carry no items.
sau-mine-trait = { $character } – { $text }
sau-mine-board = Energy { $energy }, item spaces { $spaces }{ $start ->
    [no] .
   *[yes] , starts with: { $item }.
}
sau-mine-peek = 🔒 You have seen the top { $deck } card: { $card }.
sau-mine-can = **You may now:** { $list }.
sau-mine-dead = You are dead. Your goals no longer count.
sau-mine-way = { $way ->
    [helicopter] If the game ended now, the helicopter would take you.
    [boat] If the game ended now, the boat would take you.
    [bunker] If the game ended now, the bunker would save you.
   *[none] Where you stand now, you would not be safe at the end of round 16.
}

# Why not

sau-why = { $why ->
    [ap] { $action }: not enough AP.
    [dazed] { $action }: no special actions this turn (concussion or dizziness).
    [energy] { $action }: no energy left for it.
    [event] { $action }: this round's event forbids it.
    [ribs] { $action }: not with cracked ribs.
    [tunnel] { $action }: there is no way into open tunnels here, or none out.
    [nowhere] { $action }: there is no field to go to.
    [no-target] { $action }: no dinosaur is in reach of your weapons.
    [nothing-to-search] { $action }: there is nothing to search here.
    [nothing-to-reload] { $action }: no weapon of yours can be reloaded here.
    [nothing-to-repair] { $action }: nothing here needs repair.
    [bleeding] { $action }: not while you are bleeding.
    [hidden] { $action }: you are hidden already.
    [nobody] { $action }: nobody here has anything to swap.
    [no-body] { $action }: there is no body here with something you can carry.
    [no-item] { $action }: you have no item for it.
    [no-object] { $action }: no egg or DNA that you can carry lies here.
    [no-power] { $action }: there is no power here.
    [no-use] { $action }: it would change nothing.
    [once] { $action }: once a turn, and that was it.
   *[not-offered] That is not possible now. Nothing changed; /me shows your options.
}

# Questions

sau-ask-character = Choose your character. “My options” tells what each can do.
sau-ask-landing = Where do you land? Each is a location of zone { $zone }.
sau-ask-turn = What do you do? { $n ->
    [one] You have 1 AP.
   *[other] You have { $n } AP.
}
sau-ask-target = { $action }: which dinosaur?
sau-ask-weapon = { $burst ->
    [yes] Burst on { $dino }: with what?
   *[no] Attack on { $dino }: with what?
}
sau-ask-body = Whose body do you search?
sau-ask-loot = What do you take?
sau-ask-tunnel = The tunnels lead where?
sau-ask-field = { $action }: where to?
sau-ask-step = { $n ->
    [one] One more field, or stop here?
   *[other] { $n } more fields, or stop here?
}
sau-ask-repair = What do you repair?
sau-ask-reload = Which weapon do you reload?
sau-ask-item = Which item do you use?
sau-ask-partner = Whom do you offer a trade?
sau-ask-discard = What do you discard? It leaves the game.
sau-ask-lose = You must discard an item.
sau-ask-surplus = Too many items for your spaces: discard one.
sau-ask-tire = Which special action loses all its energy?
sau-ask-put = Where is your figure put?
sau-ask-uncover = Which location is uncovered?
sau-ask-dinosaur = Which dinosaur?
sau-ask-photo = Which dinosaur do you photograph?
sau-ask-tend = Whom do you heal?
sau-ask-choose = “{ $card }”: what do you choose?
sau-ask-pay = “{ $card }”: do you pay?
sau-ask-heal = { $n ->
    [one] Which wound heals?
   *[other] Which wound heals? { $n } may heal in all.
}
sau-ask-energy = { $n ->
    [one] Which special action gets 1 energy?
   *[other] Which special action gets energy? { $n } in all.
}
sau-ask-mooring = Where does the boat lie?
sau-ask-keep = Which card do you keep? The others leave the game.
sau-ask-trade = Your offer to { $player }: you give { $give }, you get { $want }.
sau-ask-offer = { $player } offers a trade. You get: { $get }. You give: { $give }. It costs you no AP.
sau-ask-withdraw = Your offer waits for { $player }. You may take it back.
sau-ask-order = Several dinosaurs are equally strong: which one acts now?
sau-ask-prey = Several prey are equally near { $dino }: which one?
sau-ask-path = { $dino } can take several ways: which field?
sau-ask-refuge = { $dino } flees from the lava: which field?
sau-ask-fight = { $dino } fights: whom does it attack?

# Choices

sau-pick-action = { $action } · { $price }
sau-pick-free = { $action }
sau-pick-pass = End turn
sau-pick-pass-why = { $n ->
    [one] 1 AP is lost.
   *[other] { $n } AP are lost.
}
sau-pick-back = Back
sau-pick-stop = Stop here
sau-pick-no = Do without
sau-pick-send = Send offer
sau-pick-accept = Accept
sau-pick-decline = Decline
sau-pick-withdraw = Take offer back
sau-pick-give = Give: { $item }
sau-pick-want = Get: { $item }
sau-pick-field = { $field } · { $what }
sau-pick-water = { $field } · near { $list }
sau-pick-leave-card = The card just drawn
sau-pick-wound-down = A wound face down
sau-pick-weapon = { $weapon } · { $share } to hit
sau-pick-energy = { $action } { $left }/{ $max }
sau-pick-dino = { $dino } · LP { $left }/{ $max }
sau-share = { $n }%
sau-about-energy = 1 energy ({ $n } left)
sau-about-noise = { $n ->
    [0] no noise
   *[other] { $n } noise
}
sau-about-noise-or-more = { $n } noise or more
sau-about-symbols = noise +{ $n }
sau-about-red = { $share } a red marker
sau-about-there = there: { $list }
sau-about-leaving = leaving: { $list }
sau-about-risk = { $dino } { $n ->
    [1] attacks
   *[other] attack
  }, { $dice }, { $share } a wound
sau-about-held = held { $share }
sau-about-attackers = leaving, chance of a wound: { $list }
sau-about-lava = lava: 5 damage
sau-about-final = cannot be taken back
sau-about-deck = { $deck } deck
sau-about-action = { $what ->
    [quiet] no noise marker at all
    [sneak] 1 noise less
    [sprint] several fields
    [evade] nobody attacks as you leave
    [burst] two attacks
    [scour] draw 3, keep 1
    [reload] a weapon is full again
    [rest] all energy back, 1 wound healed
    [hide] dinosaurs do not see you until you act
   *[tunnel] to another tunnel entrance
}
sau-about-dice = { $dice }, { $share } a hit

# Pictures

sau-pic-round = Round { $n }
sau-pic-only-you = only for you
sau-pic-to-move = to move
sau-pic-hidden = hidden
sau-pic-dead = dead
sau-pic-lava = Lava
sau-pic-track-signal = signal
sau-pic-rescue = rescue
sau-tile-short = { $tile ->
    [quarantine_pen] Quarantine
    [collapsed_cliff] Cliff
    [visitor_centre] Visitors
   *[other] { $name }
}
sau-pic-dinos = Dinos
sau-pic-wounds = Wounds
sau-pic-bleeding = bleeding
sau-pic-energy = Energy
sau-pic-items = Items
sau-pic-spaces = { $n } / { $max } spaces
sau-pic-trait = Trait
sau-pic-goals = Goals
sau-pic-goals-secret = The goal card is secret.
sau-pic-vp = { $n } VP
sau-pic-no-dinos = No dinosaurs
sau-pic-empty = Nobody is here.
sau-pic-page = Dinosaurs { $a }–{ $b } of { $n }
sau-pic-no-event = no event yet
sau-pic-final = Final score
sau-pic-now = Points now
sau-pic-way = { $way ->
    [helicopter] helicopter
    [boat] boat
    [bunker] bunker
   *[dead] dead
}
sau-boat-label = Boat
sau-pic-boat = { $state ->
    [broken] needs boat parts
   *[ready] repaired
}
sau-pic-legend = Signs
sau-pic-signs = { $what ->
    [carnivore] carnivore
    [herbivore] herbivore
    [stunned] stunned
    [narcotised] narcotised
    [distracted] distracted
    [panicked] panic
    [aggressive] aggressive
    [frightened] frightened
    [bleeding] bleeding
    [hidden] hidden
    [dead] dead
    [changed] changed
    [power-on] power
    [power-off] no power
    [sabotaged] sabotaged
    [tunnel] tunnel
    [noise] noise
    [encounter] encounter
    [lava] lava
    [die-b] black die
    [die-r] red die
    [die-y] yellow die
    [die-g] green die
    [omen] lava next
    [medical] medical
    [maintenance] maintenance
    [ranger] ranger
    [technology] technology
    [hazard] hazard
    [ap] action points
    [energy] energy
    [items] item spaces
    [wound-down] wound face down
    [wound-up] wound face up
    [starter] start marker
   *[code] kind and life points left
}

# Cards as pictures

sau-card-kind = { $kind ->
    [event-day] Event · day
    [event-night] Event · night
    [encounter] Encounter
    [medical] Medical item
    [maintenance] Maintenance item
    [ranger] Ranger item
    [technology] Technology item
    [start] Starting item
    [object] Carried object
    [wound] Wound
    [goal] Goals
    [tile] Location · zone { $n }
    [boat] Way off the island
    [character] Character
    [pack] Dinosaur · of the pack
   *[dinosaur] Dinosaur · stage { $n }
}
sau-card-title = { $kind }: { $name }
sau-card-goals = { $character } { $n }
sau-card-goals-when = Goals count for those who survive.
sau-card-foot = { $what ->
    [round] the whole round
    [once] at once
    [good] good
    [bad] bad
    [stays] stays with you
    [used] used up
    [wound] while face up
    [turned] when turned up
   *[solo] also for one player
}
sau-card-copies = { $n } in the deck
sau-card-shots = Shots
sau-card-room = takes { $n } item spaces
sau-card-power = power-capable
sau-card-encounter = encounter marker
sau-card-spaces = { $n } item spaces
sau-card-pack = Three Raptors of the pack take the place of this card.
sau-card-lp = { $n } life points

# Goals

sau-goal-finds = Make { $n } finds.
sau-goal-areas = { $n ->
    [4] Enter all four areas.
   *[other] Enter { $n } areas.
}
sau-goal-egg = { $n ->
    [one] End with an egg.
   *[other] End with { $n } eggs.
}
sau-goal-survive = Survive.
sau-goal-encounters = { $n ->
    [one] Trigger an encounter.
   *[other] Trigger { $n } encounters.
}
sau-goal-uncovered = Enter { $n } face-down locations.
sau-goal-escape = Escape from Isla Sauria.
sau-goal-stuns_large_carnivore = Tranquilise or stun a large carnivore.
sau-goal-kills_large_carnivore = Kill a large carnivore.
sau-goal-kills = { $n ->
    [one] Kill a dinosaur.
   *[other] Kill { $n } dinosaurs.
}
sau-goal-kills_large = Kill { $n } large dinosaurs.
sau-goal-kills_small = Kill { $n } small dinosaurs.
sau-goal-shots = Fire { $n } shots.
sau-goal-kills_melee = Kill a dinosaur in melee.
sau-goal-unhurt = End with at most 2 wounds.
sau-goal-dna = { $n ->
    [one] End with a DNA.
   *[other] End with { $n } DNA.
}
sau-goal-stuns = Put { $n } dinosaurs out.
sau-goal-powered = Bring power twice.
sau-goal-signal = Send the signal.
sau-goal-items = Draw { $n } items.
sau-goal-photos = Take { $n } photographs.
sau-goal-photos_large_carnivore = Photograph a large carnivore.
sau-goal-photos_species = Photograph { $n } species.
sau-goal-photos_large = Photograph large dinosaurs { $n } times.
sau-goal-sabotages = { $n ->
    [one] 1 sabotage.
   *[other] { $n } sabotages.
}
sau-goal-tunnels = { $n ->
    [one] Use the tunnels.
   *[other] Use the tunnels { $n } times.
}
sau-goal-survivors_few = At most 2 survivors.
sau-goal-reloads = Reload.
sau-goal-repairs = Repair twice.
sau-goal-survivors_all = Everybody survives.
sau-goal-trades = Trade.
sau-goal-energy_free = End with at most 3 energy left.
sau-goal-rests = Rest { $n } times.
sau-goal-helped = Heal others { $n } times.
sau-goal-noise = Draw { $n } noise markers.
sau-goal-reds = Draw { $n } red markers.
sau-goal-shuffles = Use the butterfly effect { $n } times.

# Event cards

sau-event-surge_day = Power surge
sau-event-surge_day-text = All power-capable locations have power this round.
sau-event-tour_speakers = Tour speakers
sau-event-tour_speakers-text = Everybody draws 1 noise marker.
sau-event-rock_fall = Rock fall
sau-event-rock_fall-text = Everybody on a jungle field suffers 1 damage.
sau-event-scent_of_blood = Scent of blood
sau-event-scent_of_blood-text = Every bleeding character suffers 1 damage.
sau-event-second_wind = Second wind
sau-event-second_wind-text = Everybody refills 2 energy.
sau-event-supply_drop = Supply drop
sau-event-supply_drop-text = Everybody draws 1 medical item.
sau-event-stray_pachy = A stray Pachycephalosaurus
sau-event-stray_pachy-text = One appears somewhere on the island.
sau-event-raptor_call = Call of the raptors
sau-event-raptor_call-text = All raptors move to the one longest in play.
sau-event-map_found = A map is found
sau-event-map_found-text = The starting player uncovers a location.
sau-event-clear_sky = Clear sky
sau-event-clear_sky-text = Everybody has 1 AP more this round.
sau-event-feeding_time = Feeding time
sau-event-feeding_time-text = All carnivores are distracted.
sau-event-migration = Migration
sau-event-migration-text = Every dinosaur moves one field towards the nearest player.
sau-event-new_arrivals = New arrivals
sau-event-new_arrivals-text = An Allosaurus joins the dinosaur deck.
sau-event-nest = A nest
sau-event-nest-text = 2 eggs lie on a location drawn by chance.
sau-event-embers = Glowing embers
sau-event-embers-text = Everybody on or beside lava suffers 1 damage.
sau-event-surge_night = Power surge
sau-event-surge_night-text = All power-capable locations have power this round.
sau-event-night_cries = Cries in the night
sau-event-night_cries-text = Everybody draws 1 noise marker.
sau-event-stumble = Stumbling in the dark
sau-event-stumble-text = Everybody without a light suffers 1 damage.
sau-event-blood_trail = Trail of blood
sau-event-blood_trail-text = Every bleeding character is attacked with a yellow die.
sau-event-thorns = Thorns
sau-event-thorns-text = Everybody on a jungle field bleeds.
sau-event-full_moon = Full moon
sau-event-full_moon-text = No additional noise for the night this round.
sau-event-fog = Thick fog
sau-event-fog-text = No ranged attacks this round.
sau-event-curfew = Blackout
sau-event-curfew-text = No Quick search and no Scour this round.
sau-event-stampede = Stampede
sau-event-stampede-text = All herbivores panic.
sau-event-cold_rain = Cold rain
sau-event-cold_rain-text = Everybody has 1 AP less this round.
sau-event-hatchery = Broken hatchery
sau-event-hatchery-text = A Dilophosaurus appears somewhere; a Raptor joins the deck.
sau-event-camp_fire = Camp fire
sau-event-camp_fire-text = Everybody heals 1 damage.
sau-event-flare = Flare
sau-event-flare-text = The starting player chooses: uncover a location or 1 AP more next turn.
sau-event-landslide = Landslide
sau-event-landslide-text = A location drawn by chance is uncovered.
sau-event-night_hunt = Night hunt
sau-event-night_hunt-text = Every dinosaur moves one field towards the nearest player.

# Encounter cards

sau-encounter-shortcut = A shortcut
sau-encounter-shortcut-text = You may move.
sau-encounter-dash = Run!
sau-encounter-dash-text = You may sprint (1 energy).
sau-encounter-clean_shot = A clean shot
sau-encounter-clean_shot-text = You may attack.
sau-encounter-rucksack = A lost rucksack
sau-encounter-rucksack-text = Draw 1 maintenance item.
sau-encounter-spring = A clear spring
sau-encounter-spring-text = Refill 2 energy, heal 1 damage.
sau-encounter-medic = A medic's bag
sau-encounter-medic-text = Draw 1 medical item.
sau-encounter-survivor = A survivor
sau-encounter-survivor-text = 1 victory point.
sau-encounter-fuel = A jerrycan
sau-encounter-fuel-text = Power the power-capable location you stand on.
sau-encounter-locker = An open locker
sau-encounter-locker-text = Draw 1 ranger item.
sau-encounter-rest = A quiet place
sau-encounter-rest-text = 1 more AP this turn.
sau-encounter-ambush = Ambush
sau-encounter-ambush-text = Attacked with a yellow die.
sau-encounter-barbed_wire = Barbed wire
sau-encounter-barbed_wire-text = You bleed.
sau-encounter-fall = A bad fall
sau-encounter-fall-text = 2 damage.
sau-encounter-torn_bag = A torn bag
sau-encounter-torn_bag-text = Discard 1 item.
sau-encounter-alarm = The alarm
sau-encounter-alarm-text = Draw 2 noise markers.
sau-encounter-raptor_nest = A raptor's nest
sau-encounter-raptor_nest-text = A Raptor appears here.
sau-encounter-hatchlings = Hatchlings
sau-encounter-hatchlings-text = A Compsognathus appears here.
sau-encounter-open_gate = The open gate
sau-encounter-open_gate-text = A Ceratosaurus of the discard pile goes on top of the dinosaur deck.
sau-encounter-dizzy = Dizzy spell
sau-encounter-dizzy-text = No special actions next turn.
sau-encounter-quicksand = Quicksand
sau-encounter-quicksand-text = 1 AP less next turn.
sau-encounter-nest_egg = An abandoned nest
sau-encounter-nest_egg-text = Take an egg, or leave it and heal 1 damage.
sau-encounter-amber = Amber
sau-encounter-amber-text = Take a DNA sample and draw 1 noise marker.
sau-encounter-crates = Stacked crates
sau-encounter-crates-text = Draw 1 technology item and 2 noise markers, or nothing.
sau-encounter-zip_line = A zip line
sau-encounter-zip_line-text = Put your figure on a road of this area.
sau-encounter-watchtower = A watchtower
sau-encounter-watchtower-text = Uncover a location.
sau-encounter-flash = A flashbang
sau-encounter-flash-text = Stun one dinosaur on your field.
sau-encounter-carcass = An old carcass
sau-encounter-carcass-text = All dinosaurs here are distracted.
sau-encounter-bargain = A bargain
sau-encounter-bargain-text = For 1 AP: 1 victory point.
sau-encounter-witness = The only witness
sau-encounter-witness-text = 1 victory point if you bleed.
sau-encounter-fit = Still in one piece
sau-encounter-fit-text = 1 victory point if you have no wound.

# Items

sau-item-bandage = Bandage
sau-item-bandage-text = Stop bleeding, heal 1 damage.
sau-item-first_aid_kit = First-aid kit
sau-item-first_aid_kit-text = Stop bleeding, heal 3 damage.
sau-item-energy_bar = Energy bar
sau-item-energy_bar-text = Refill 2 energy.
sau-item-adrenaline = Adrenaline
sau-item-adrenaline-text = 2 more AP this turn.
sau-item-padded_vest = Padded vest
sau-item-padded_vest-text = The next damage you would take is absorbed; then discard it.
sau-item-boat_parts = Boat parts
sau-item-boat_parts-text = Lets you repair the boat at the docks; discarded then.
sau-item-petrol = Petrol
sau-item-petrol-text = Power the power-capable location you stand on.
sau-item-torch = Torch
sau-item-torch-text = A light source.
sau-item-headlamp = Headlamp
sau-item-headlamp-text = A light source.
sau-item-wrench = Wrench
sau-item-wrench-text = Repair costs 1 AP.
sau-item-firecracker = Firecrackers
sau-item-firecracker-text = All dinosaurs on your field are distracted. 1 noise.
sau-item-machete = Machete
sau-item-machete-text = All jungle fields of one action together cost at most 1 noise.
sau-item-pistol = Pistol
sau-item-pistol-text = 6 shots.
sau-item-shotgun = Shotgun
sau-item-shotgun-text = 4 shots.
sau-item-assault_rifle = Assault rifle
sau-item-assault_rifle-text = 6 shots.
sau-item-tranquilliser_pistol = Tranquilliser pistol
sau-item-tranquilliser_pistol-text = 3 shots, also from an adjacent field. A hit stuns.
sau-item-tranquilliser_rifle = Tranquilliser rifle
sau-item-tranquilliser_rifle-text = 2 shots, also from an adjacent field. A hit narcotises.
sau-item-bait = Bait
sau-item-bait-text = Distract one dinosaur on your field.
sau-item-satellite_phone = Satellite phone
sau-item-satellite_phone-text = Send the emergency signal.
sau-item-generator = Emergency generator
sau-item-generator-text = Power all power-capable locations of your area.
sau-item-rail_cannon = Rail cannon
sau-item-rail_cannon-text = 1 shot. A hit kills any dinosaur.
sau-item-urine = Bottle of T-Rex urine
sau-item-urine-text = All dinosaurs on your field are distracted.
sau-item-drone = Drone
sau-item-drone-text = Uncover any location.
sau-item-gas_grenade = Sleeping gas
sau-item-gas_grenade-text = All dinosaurs on your field are narcotised.
sau-item-jammer = Sound jammer
sau-item-jammer-text = The drawn noise markers of your area go back into the bag.
sau-item-ammo_printer = Ammunition printer
sau-item-ammo_printer-text = Refill one ranged weapon anywhere.
sau-item-brush_kit = Brush kit
sau-item-brush_kit-text = 2 AP on a jungle field: a find, once per field.
sau-item-hunting_rifle = Hunting rifle
sau-item-hunting_rifle-text = 4 shots, also from an adjacent field.
sau-item-sample_kit = Sample kit
sau-item-sample_kit-text = 1 AP: DNA from a dead or lying dinosaur on your field.
sau-item-camera = Camera
sau-item-camera-text = 1 AP: photograph a dinosaur on your field or beside it.
sau-item-bolt_cutter = Bolt cutter
sau-item-bolt_cutter-text = Repair costs 1 AP less.
sau-item-field_radio = Field radio
sau-item-field_radio-text = 1 AP: look at the top event card.
sau-item-egg = Egg
sau-item-egg-text = Carried; scored at the end.
sau-item-dna = DNA
sau-item-dna-text = Carried; scored at the end.

# Wounds

sau-wound-arm = Broken arm
sau-wound-arm-text = Discard an item.
sau-wound-leg = Broken leg
sau-wound-leg-text = Your first movement action each turn costs 1 AP more (not the tunnels).
sau-wound-lung = Punctured lung
sau-wound-lung-text = Resting refills no energy.
sau-wound-hand = Mangled hand
sau-wound-hand-text = 1 item space less.
sau-wound-cut = Deep cut
sau-wound-cut-text = You bleed.
sau-wound-artery = Torn artery
sau-wound-artery-text = You bleed. 1 AP less next turn.
sau-wound-concussion = Concussion
sau-wound-concussion-text = No special actions next turn.
sau-wound-shock = Shock
sau-wound-shock-text = Lose all energy of one special action.
sau-wound-ribs = Cracked ribs
sau-wound-ribs-text = No Scour, no Repair.

# Locations and what can be done there

sau-tile-bunker = Bunker
sau-tile-bunker-text = Once powered, characters here are safe.
sau-tile-visitor_centre = Visitor centre
sau-tile-visitor_centre-text = 1 AP: look at the top lava card.
sau-tile-ranger_station = Ranger station
sau-tile-ranger_station-text = 1 AP: look at the top dinosaur card.
sau-tile-garage = Garage
sau-tile-garage-text = 2 AP: refill 1 energy.
sau-tile-power_plant = Power plant
sau-tile-power_plant-text = Starts sabotaged. Repaired, it powers the whole island.
sau-tile-nursery = Nursery
sau-tile-nursery-text = Powered the first time: 2 eggs. With power, 1 AP: take one.
sau-tile-shed = Shed
sau-tile-shed-text = Scour costs no energy here.
sau-tile-clinic = Clinic
sau-tile-clinic-text = With power, 2 AP: heal 2 damage and stop bleeding.
sau-tile-armoury = Armoury
sau-tile-armoury-text = With power, 2 AP: draw 1 ranger item.
sau-tile-campsite = Campsite
sau-tile-campsite-text = 2 AP: refill 2 energy.
sau-tile-tunnel_access = Tunnel access
sau-tile-tunnel_access-text = Opens the tunnels for everybody.
sau-tile-quarantine_pen = Quarantine pen
sau-tile-quarantine_pen-text = When uncovered: a Compsognathus breaks out here.
sau-tile-helipad = Helipad
sau-tile-helipad-text = Signal by round 13: everybody here escapes after round 16.
sau-tile-docks = Docks
sau-tile-docks-text = The boat lies in the water beside them.
sau-tile-radio_tower = Radio tower
sau-tile-radio_tower-text = With power, 1 AP: send the signal.
sau-tile-laboratory = Laboratory
sau-tile-laboratory-text = With power, 2 AP: draw 1 technology item.
sau-tile-lighthouse = Lighthouse
sau-tile-lighthouse-text = 1 AP: look at the top event card.
sau-tile-aviary = Aviary
sau-tile-aviary-text = When uncovered: every bleeding character is attacked with a red die.
sau-tile-game_trail = Game trail
sau-tile-game_trail-text = A trodden path: 3 noise.
sau-tile-collapsed_cliff = Collapsed cliff
sau-tile-collapsed_cliff-text = When uncovered: 1 damage to everybody on the coast or the boat.
sau-tile-lookout = Lookout
sau-tile-lookout-text = 1 AP: uncover any location.
sau-tile-hunting_lodge = Hunting lodge
sau-tile-hunting_lodge-text = 1 AP: refill one ranged weapon of any kind.
sau-tile-field_hospital = Field hospital
sau-tile-field_hospital-text = 1 AP: stop bleeding.
sau-tile-beach_cabin = Beach cabin
sau-tile-beach_cabin-text = A trapdoor into the tunnels.
sau-tile-boat = Boat
sau-tile-boat-text = Repair it with boat parts at the docks. Dinosaurs cannot come here.
sau-act-visitor_centre-map = Read the seismograph
sau-act-ranger_station-watch = Watch the herd
sau-act-garage-coffee = Coffee
sau-act-nursery-egg = Take an egg
sau-act-clinic-treat = Treatment
sau-act-armoury-locker = Open a locker
sau-act-campsite-fire = By the fire
sau-act-radio_tower-signal = Send the signal
sau-act-laboratory-vault = Open the vault
sau-act-lighthouse-log = Read the log
sau-act-lookout-scan = Scan the island
sau-act-hunting_lodge-bench = Workbench
sau-act-field_hospital-stitch = Stitches
sau-act-palaeontologist-peek = Read the tracks
sau-act-saboteur-sabotage = Sabotage
sau-act-counselor-tend = Tend
sau-act-chaotician-shuffle = Butterfly effect

# Characters

sau-character-palaeontologist = Palaeontologist
sau-character-palaeontologist-text = Herbivores are not frightened by you. Once a turn: look at the top dinosaur card.
sau-character-hunter = Hunter
sau-character-hunter-text = Ranged weapons roll 1 green die more against large dinosaurs.
sau-character-scientist = Scientist
sau-character-scientist-text = Up to 2 DNA take no item space.
sau-character-photographer = Photographer
sau-character-photographer-text = Your camera counts towards your goals.
sau-character-saboteur = Saboteur
sau-character-saboteur-text = You may always use the tunnels. 2 AP: sabotage where you stand.
sau-character-ranger = Ranger
sau-character-ranger-text = Reload costs 1 AP at ranger locations.
sau-character-counselor = Counselor
sau-character-counselor-text = Sprint: 3 fields, 2 noise. 1 AP: heal 1 damage of another player on your field.
sau-character-chaotician = Chaotician
sau-character-chaotician-text = Once a turn, 1 AP: the drawn noise markers of your area go back into the bag.

