# The Sanctuary: Endangered Species. Words of cards are made from their effect trees, out of the pieces "san-do-…" (whole
# sentences) and "san-s-…" (short forms for buttons).

sanctuary-title = The Sanctuary: Endangered Species
sanctuary-blurb = Place volunteers, use what they see, save animals. For 2 to 4, live or over days. About 60 minutes.
sanctuary-view-board = the table
sanctuary-view-row = half a row of cards
sanctuary-view-player = one board
sanctuary-view-card = one card
sanctuary-view-expansions = expansions
sanctuary-view-score = points
sanctuary-view-legend = what the icons mean
sanctuary-option-advanced = Advanced variant (both volunteers in one turn)
sanctuary-option-first = Who begins
sanctuary-option-first-random = at random
sanctuary-option-first-1 = seat 1
sanctuary-option-first-2 = seat 2
sanctuary-option-first-3 = seat 3
sanctuary-option-first-4 = seat 4
sanctuary-option-animals = Set of animals
sanctuary-option-animals-random = at random
sanctuary-option-animals-A = south: tiger, panda, zebra, orangutan
sanctuary-option-animals-B = temperate: wolf, lynx, koala, stork
sanctuary-option-animals-C = cold: polar bear, seal, chamois, walrus
sanctuary-option-animals-D = dry: cheetah, ibex, addax, hamster
sanctuary-option-faces = Animals that show their second species
sanctuary-option-faces-R = the red one
sanctuary-option-faces-Y = the yellow one
sanctuary-option-faces-G = the green one
sanctuary-option-faces-B = the blue one

san-player = Player { $n }
san-colour = { $c ->
    [R] red
    [Y] yellow
    [G] green
    [B] blue
    [X] grey
    [same] the same colour
    [other] another colour
   *[any] { $noun ->
        [marker] any colour
       *[other] any
    }
}
san-colour-s = { $noun ->
   *[any] { $c ->
        [other] other
        [same] the same
       *[any] any
    }
}
san-or = { $a } or { $b }
san-and = { $a } and/or { $b }

san-do-gain = gain { $list }
san-do-pay = pay { $list }
san-do-pay-many = pay any number of markers
san-do-exchange = pay any number of markers, gain as many of one other colour
san-do-store = store { $list } in the warehouse of its colour
san-do-animal = new animal: { $list }
san-do-animals = one or two new animals of different colours
san-do-grow = population +1: { $list }
san-do-satisfy = a heart: { $list }
san-do-hearts = a heart each for one or two different animals
san-do-expand = take an expansion: { $list }
san-do-expand-other = take an expansion ({ $list }) and put it at a warehouse of another colour
san-do-shiftexpansion = move one of your expansions to an empty warehouse
san-do-buy = buy land
san-do-raise = { $n ->
    [one] raise { $n } seal
   *[other] raise { $n } seals
}
san-do-flood = flood an area
san-do-forest = reforest an area
san-do-hire = { $who ->
    [ranger] hire a ranger
   *[rescuer] hire an animal rescuer
}
san-do-give = { $to ->
    [opp_each] pass on a threat to each opponent
   *[opp_one] pass on a threat to an opponent
}
san-do-drop = { $n ->
    [one] remove { $n } of your threats
   *[other] remove up to { $n } of your threats
}
san-do-main = { $of ->
    [own_second] perform the main action of your other volunteer’s card
    [own_any] perform the main action of one of your volunteers’ cards
    [opp_any] perform the main action of an opponent’s volunteer’s card
   *[any_card] perform the main action of any card
}
san-do-side = { $of ->
    [own_second] perform the side action of your other volunteer’s card
    [own_any] perform the side action of one of your volunteers’ cards
    [opp_any] perform the side action of an opponent’s volunteer’s card
   *[any_card] perform the side action of any card
}
san-do-skip = give up your main action
san-do-stocked = { $c ->
    [any] if one of your warehouses holds a marker
    [R] if the red warehouse holds a marker
    [Y] if the yellow warehouse holds a marker
    [G] if the green warehouse holds a marker
   *[B] if the blue warehouse holds a marker
}
san-do-stocked-grow = { $c ->
    [any] if a warehouse holds a marker (it stays), its animal’s population +1
    [R] if the red warehouse holds a marker (it stays), the red animal’s population +1
    [Y] if the yellow warehouse holds a marker (it stays), the yellow animal’s population +1
    [G] if the green warehouse holds a marker (it stays), the green animal’s population +1
   *[B] if the blue warehouse holds a marker (it stays), the blue animal’s population +1
}
san-do-if = { $price }, then { $then }
san-do-times = { $n ->
    [1] once: { $do }
    [2] up to twice: { $do }
   *[any] any number of times: { $do }
}
san-do-copyexpansion = this becomes a copy of an opponent’s expansion
san-do-actas = play an opponent’s volunteer in place of one of yours
san-do-reacttogrow = when an opponent’s animal grows, yours of that colour may grow on the same condition
san-do-passive = { $what ->
    [see_fences] your volunteers see through fences
    [wrap] for your volunteers the ends of a row are neighbours
    [flood_unbought] you may flood areas that are not bought
    [forest_unbought] you may reforest areas that are not bought
   *[free_slot] this may lie at any warehouse
}
san-do-score = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
san-do-score-per = { $what ->
    [ranger_rescuer_pair] { $n } points for each pair of ranger and rescuer
    [timeline_seal] { $n } points for each seal on your timeline
   *[area_both] { $n } points for each area with pond and wood
}
san-do-score-count = points by number of your expansions: { $list }
san-do-at-end = { $what ->
    [raise_all] raise all your seals by one space
   *[reclaim_one_area] flood and reforest one of your areas
}

san-s-gain = gain { $list }
san-s-pay = pay { $list }
san-s-pay-many = pay any number
san-s-exchange = exchange markers
san-s-store = store { $list }
san-s-animal = animal: { $list }
san-s-animals = 1–2 new animals
san-s-grow = grow { $list }
san-s-satisfy = heart: { $list }
san-s-hearts = 1–2 hearts
san-s-expand = expansion: { $list }
san-s-expand-other = expansion elsewhere
san-s-shiftexpansion = move expansion
san-s-buy = buy land
san-s-raise = raise { $n }
san-s-flood = flood an area
san-s-forest = reforest
san-s-hire = { $who ->
    [ranger] ranger
   *[rescuer] rescuer
}
san-s-give = { $to ->
    [opp_each] threat to each
   *[opp_one] pass on a threat
}
san-s-drop = { $n ->
    [one] remove a threat
   *[other] remove { $n } threats
}
san-s-main = { $of ->
    [own_second] main of my other
    [own_any] main of mine
    [opp_any] main of opponent
   *[any_card] any main action
}
san-s-side = { $of ->
    [own_second] side of my other
    [own_any] side of mine
    [opp_any] side of opponent
   *[any_card] any side action
}
san-s-skip = no main
san-s-stocked = if stored
san-s-stocked-grow = if stored, grow { $list }
san-s-if = { $price } → { $then }
san-s-times = { $n ->
    [any] n × { $do }
   *[other] { $n } × { $do }
}
san-s-copyexpansion = copy an expansion
san-s-actas = borrow a volunteer
san-s-reacttogrow = grow along
san-s-passive = { $what ->
    [see_fences] see through fences
    [wrap] rows wrap around
    [flood_unbought] flood anywhere
    [forest_unbought] reforest anywhere
   *[free_slot] any warehouse
}
san-s-score = { $n } points
san-s-score-per = { $n } points each
san-s-score-count = points: { $list }
san-s-at-end = { $what ->
    [raise_all] raise all seals
   *[reclaim_one_area] free pond and wood
}

san-token = { $token ->
    [E01] Double
    [E02] Small and fine
    [E03] Echo
    [E04] Pass it on
    [E05] Borrowed hands
    [E06] Spare room
    [E07] Extra shift
    [E08] Field teams
    [E09] Loop trail
    [E10] Early ponds
    [E11] Watchtower
    [E12] Land register
    [E13] Wood and water
    [E14] Gift to nature
    [E15] Early woods
   *[E16] Rising value
}
san-kind = { $kind ->
    [once_game] once per game
    [once_round] once per round
    [always] always
   *[end] at game end
}
san-species = { $name ->
    [Siberian-Tiger] Siberian tiger
    [Asiatic-Lion] Asiatic lion
    [Giant-Panda] Giant panda
    [Indian-Elephant] Indian elephant
    [Grevys-Zebra] Grevy’s zebra
    [Black-Rhinoceros] Black rhinoceros
    [Sumatran-Orangutan] Sumatran orangutan
    [Gouldian-Finch] Gouldian finch
    [Wolf] Wolf
    [European-Wildcat] European wildcat
    [Eurasian-Lynx] Eurasian lynx
    [Brown-Bear] Brown bear
    [Koala] Koala
    [European-Bison] European bison
    [Black-billed-Stork] Black-billed stork
    [Golden-Eagle] Golden eagle
    [Polar-Bear] Polar bear
    [Snow-Leopard] Snow leopard
    [Grey-Seal] Grey seal
    [Magellanic-Penguin] Magellanic penguin
    [Tatra-Chamois] Tatra chamois
    [Muskox] Muskox
    [Walrus] Walrus
    [North-Atlantic-Right-Whale] North Atlantic right whale
    [Cheetah] Cheetah
    [African-Wild-Dog] African wild dog
    [Abyssinian-Ibex] Abyssinian ibex
    [Common-Wombat] Common wombat
    [Addax] Addax
    [Scimitar-horned-Oryx] Scimitar-horned oryx
    [Syrian-Hamster] Syrian hamster
   *[Dingo] Dingo
}

# Questions and choices

san-worker = { $who ->
    [ranger] ranger
   *[rescuer] animal rescuer
}
san-ask-turn = { $alone ->
    [yes] Volunteer on { $place }: what next?
   *[no] What next?
} { $n ->
    [0] Nothing more can be used.
    [one] { $n } action can be used.
   *[other] { $n } actions can be used.
}
san-ask-react = Echo: an opponent’s animal grew. Let yours ({ $animal }) grow too? { $need ->
    [pay] It costs one marker: { $list }.
    [store] It costs nothing.
    [rescuer] Your rescuer works for it.
   *[free] It costs nothing.
}
san-ask = { $kind ->
    [place] Where does your volunteer stand?
    [volunteer] Which volunteer acts now?
    [feed] Which marker goes under the { $what }?
    [work] Which animal does the rescuer let grow?
    [parts] Which part? { $text }
    [branch] Which one? { $text }
    [forgo] Whose main action do you give up?
    [pay] Which marker do you pay? { $text }
    [has_store] Which warehouse? { $text }
    [store] Which marker do you store?
    [amount] How many? { $what }: you have { $n }.
    [exchange_pay] Which marker do you exchange?
    [exchange_gain] { $n ->
        [one] Which colour do you get for it?
       *[other] Which colour do you get { $n } of?
    }
    [gain] Which markers do you gain?
    [animal] Which animal arrives?
    [grow] Which animal grows?
    [satisfy] Which animal gets the heart?
    [distinct] Which colours?
    [expand] Which expansion do you take?
    [expand-at] Where does “{ $what }” go?
    [shift] Which expansion moves?
    [shift-at] Where does “{ $what }” move?
    [buy] Buy more land?
    [raise] Which seals rise? Numbers are points.
    [flood] Which area is flooded?
    [forest] Which area is reforested?
    [hire] Hire one more?
    [give_threat] Who gets the threat?
    [drop_threat] How many threats leave?
    [copy_main] Which main action?
    [copy_side] Which side action?
    [copy_expansion] Which expansion is copied?
    [borrow] Which volunteer?
   *[other] { $text }
}
san-label-main = { $card }: main action
san-label-side = { $card }: side action
san-label-main-long = Main action: { $text }
san-label-side-long = Side action: { $text }
san-label-sees = { $n ->
    [0] Sees nothing
   *[other] Sees { $list }
}
san-label-volunteer = Volunteer on { $card }
san-label-feed = { $who ->
    [ranger] Feed a ranger
   *[rescuer] Feed a rescuer
}
san-label-work = { $who ->
    [ranger] Ranger: remove a threat
   *[rescuer] Rescuer: animal +1
}
san-label-relax = Ask me before I react
san-label-end = { $n ->
    [0] End turn
   *[other] End turn · { $n } unused
}
san-label-back = Back
san-label-stop = Enough
san-label-everything = All of it
san-label-again = Yes
san-label-more = More …
san-label-animal = { $kind ->
    [satisfy] { $animal } · ×{ $hearts }
    [animal] { $animal }
   *[grow] { $animal } { $a } → { $b }
}
san-label-marker = { $colour } (you have { $n })
san-label-warehouse = { $c ->
    [R] red warehouse
    [Y] yellow warehouse
    [G] green warehouse
   *[B] blue warehouse
}
san-label-area = { $area ->
    [0] home area · { $n } points
   *[other] area { $area } · { $n } points
}
san-label-lift = { $list }
san-label-opponent = { $player } (threats: { $n })
san-label-borrow = { $card }: { $player }
san-label-react = Grow too
san-label-react-pay = Grow too, pay { $colour }
san-label-react-always = Always when it is free
san-label-decline = Do not react

# What happened

san-amount = { $colour } { $n } (now { $now })
san-told-began = { $advanced ->
    [yes] The table is laid, with the advanced variant. { $player } begins.
   *[no] The table is laid. { $player } begins.
}
san-told-dealt = Round { $n } of { $max }: { $cards } new cards lie out.
san-told-opened = Open in this round, so that no card is walled off: the fence right of { $list }.
san-told-placed = { $player } places a volunteer on { $card }.
san-told-unplaced = { $player } finds no card for a volunteer and goes on without it.
san-told-used = { $what ->
    [main] { $player }: main action of { $card }.
   *[side] { $player }: side action of { $card }.
}
san-told-turned = { $player } uses { $token }: { $text }.
san-told-copied = { $what ->
    [main] { $player } copies a main action: { $text }.
   *[side] { $player } copies a side action: { $text }.
}
san-told-borrowed = { $player } plays the volunteer on { $card } in place of an own one.
san-told-forwent = { $player } gives up the own main action.
san-told-gained = { $player } gains { $list }.
san-told-paid = { $player } pays { $list }.
san-told-stored = { $player } stores { $list }.
san-told-arrived = { $player }: new animal, { $animal }, population 1.
san-told-grew = { $player }: { $animal }, population { $a } → { $b }.
san-told-satisfied = { $player }: { $animal }, hearts { $a } → { $b }.
san-told-expanded = { $player } takes { $token } for the { san-label-warehouse }: { $text }.
san-told-shifted = { $player } moves { $token } to the { san-label-warehouse }.
san-told-became = { $player }: { $token } is a copy of { $copied } now.
san-told-bought = { $player } buys land: seal of area { $area } for { $n ->
    [one] { $n } point
   *[other] { $n } points
} ({ $left ->
    [0] the area is bought
   *[other] { $left } left on its plate
}).
san-told-lifted = { $player }: { $n ->
    [one] { $n } seal
   *[other] { $n } seals
} up, { $a } → { $b } points.
san-told-flooded = { $player } floods { san-area }: { $n } points.
san-told-forested = { $player } reforests { san-area }: { $n } points.
san-told-hired = { $who ->
    [ranger] { $player } hires a ranger.
   *[rescuer] { $player } hires an animal rescuer.
}
san-told-fed = { $who ->
    [ranger] { $player } feeds a ranger: { $colour }.
   *[rescuer] { $player } feeds a rescuer: { $colour }.
}
san-told-worked = { $who ->
    [ranger] { $player }: a ranger works.
   *[rescuer] { $player }: a rescuer works.
}
san-told-threatened = { $player } takes { $n ->
    [one] { $n } threat
   *[other] { $n } threats
} (now { $total } = { $points } points).
san-told-dropped = { $player } removes { $n ->
    [one] { $n } threat
   *[other] { $n } threats
} (now { $total } = { $points } points).
san-told-gave = { $player } passes a threat on to { $to } (now { $a } and { $b }).
san-told-reacts = { $player } reacts.
san-told-tipped = { $player } ends the turn.
san-told-cleaned = The round is over. { $player } has the first player card.
san-told-end-effect = { $player }: { $token } acts at game end.
san-told-won = 🏆 { $player } wins! Points: { $n }, lead: { $lead }.
san-told-tie-break = 🏆 { $player } wins! Points: { $n }, equal; the animals decide.
san-told-shared = 🏆 Shared win: { $list } – { $n } points each.
san-told-places = { $list }

# The view in words

san-phase = { $phase ->
    [reveal] new cards
    [place] placing
    [resolve] resolving
    [clean] end of the round
    [pause] end of the round
   *[over] final score
}
san-headline = Round { $n } of { $max } · { $phase } · { $list }{ $card ->
    [none] { "" }
   *[other] { " " }({ $card })
}
san-headline-over = Game over · { $list } · { $n } points
san-threats = { $n ->
    [one] { $n } threat
   *[other] { $n } threats
}
san-fence = { $side ->
    [left] fence left
   *[right] fence right
}
san-pawn = { $tipped ->
    [yes] { $player }, done
   *[no] { $player }
}
san-stop = { $side ->
    [left] left: { $why ->
        [fence] fence
        [pawn] volunteer
       *[end] end of the row
    }
   *[right] right: { $why ->
        [fence] fence
        [pawn] volunteer
       *[end] end of the row
    }
}
san-sees = { $card } ({ $player }) sees { $list }; { $ends }.
san-none = none
san-empty = empty
san-first = first player card
san-board = { $player }: { $n } points
san-board-mgmt = Centre: { $list }
san-board-animal = { $animal } ({ $colour }) { $n } × { $hearts } = { $points }
san-board-animals = Animals: { $list }
san-board-stores = Warehouses: { $list }
san-board-land = Seals: { $seals } (left on plates { $plates }) · ponds: { $ponds } · woods: { $groves }
san-board-threats = Threats: { $n } = { $points } points
san-fed = { $used ->
    [yes] { $colour ->
        [none] not fed, worked
       *[other] { $colour }, worked
    }
   *[no] { $colour ->
        [none] not fed
       *[other] { $colour }
    }
}
san-crew = { $who ->
    [ranger] rangers: { $n } ({ $list })
   *[rescuer] rescuers: { $n } ({ $list })
}
san-copied = { $token } (copy of { $copied })
san-turned = { $token } (used)
san-area = { $area ->
    [0] the home area
   *[other] area { $area }
}
san-display = Expansions to be had: { $list }
san-row = **Row { $row }** – card: main action | side action
san-alt-title = The Sanctuary.
san-alt = The Sanctuary, round { $n } of { $max }, { $phase }. Next: { $list }.
san-alt-pawns = Volunteers on { $list }.
san-alt-fences = Fences right of { $list }.
san-alt-points = Points: { $list }.
san-alt-card = Card { $card }: main action: { $main }. Side action: { $side }. { $n ->
    [0] No threat.
    [one] { $n } threat.
   *[other] { $n } threats.
}
san-alt-legend = What the icons of the cards mean. /card tells each card in words.
san-not-mine = You are watching; no board is yours.
san-mine-main = { $done ->
    [yes] **{ $card }** – main action (used): { $text }
   *[no] **{ $card }** – main action: { $text }{ $n ->
        [0] { "" }
        [one] , then { $n } threat
       *[other] , then { $n } threats
    }
}
san-mine-side = · { $card }: { $text }
san-refused = Not possible: { $why }.
san-refused-place = { $card } won’t work: { $why }.
san-refused-main = Main action of { $card }: { $why }.
san-refused-side = Side action of { $card }: { $why }.
san-refused-work = { $who ->
    [ranger] Ranger: { $why }.
   *[rescuer] Rescuer: { $why }.
}
san-refused-use = { $token }: { $why }.
san-why = { $rule ->
    [SAN-PLACE-05] a volunteer stands there already
    [SAN-PLACE-06] from there it would see no card
    [SAN-PLACE-07] another volunteer would see no card any more
    [SAN-LOS-03] it lies in the other row
    [SAN-LOS-04] a volunteer blocks the view
    [SAN-LOS-05] a fence blocks the view
    [SAN-LOS-07] a volunteer does not see its own card
    [SAN-RESOLVE-05] nothing of it can be done now
    [SAN-RESOLVE-06] used already
    [SAN-RESOLVE-07] the other volunteer has its own turn
    [SAN-RANGER-03] all are fed
    [SAN-RANGER-R01] there is no marker in your centre
    [SAN-RANGER-04] none is fed and rested
    [SAN-THREAT-05] you have no threat
    [SAN-RESCUE-R02] no fed and rested rescuer has an animal that can grow
    [SAN-EXP-G2] used already
    [SAN-EXP-G4] it is not used by a press
    [SAN-RESOLVE-01] it is not your turn
   *[other] that is not the question now
}

# In the pictures

san-pic-round = ROUND
san-pic-round-of = Round { $n }
san-pic-score = { $over ->
    [yes] Final score
   *[no] Points now
}
san-pic-part = { $what ->
    [main] Main action
   *[side] Side action
}
san-pic-threat = { $n ->
    [one] after the main action: take { $n } threat
   *[other] after the main action: take { $n } threats
}
san-pic-mark = { $n ->
    [3] only with 3 or 4 players
   *[other] only with { $n } players
}
san-pic-source = { $what ->
    [land] Land
    [R] Red
    [Y] Yellow
    [G] Green
    [B] Blue
    [centre] Centre
    [stores] Stores
    [seals] Seals
    [expansions] Expansions
    [threats] Threats
    [total] Total
   *[tie] Tie-break
}
san-pic-legend = { $part ->
    [things] Things
    [grammar] Grammar
    [actions] Actions
   *[expansions] Expansions
}
san-icon-things = { $name ->
    [red] red triangle
    [yellow] yellow square
    [green] green leaf
    [blue] blue drop
    [any] any colour
    [animal] animal
    [store] warehouse
    [centre] centre
    [cog] expansion
    [seal] seal
    [heart] satisfaction
    [threat] threat
    [me] you
    [opponent] opponent
    [first] first player
   *[points] points
}
san-icon-grammar = { $name ->
    [and] one, both or none
    [or] one of them
    [then] price, then
    [price] pay this
    [times] how often
    [different] differ; ( ) optional
    [same] = same colour
   *[other] ≠ another colour
}
san-icon-actions = { $name ->
    [gain] gain markers
    [store] centre to store
    [animal] new animal
    [grow] population +1
    [stocked] stored? then +1
    [satisfy] heart
    [expand] take expansion
    [elsewhere] at another colour
    [shift] move expansion
    [buy] buy land: 1 seal
    [raise] raise 2 seals
    [flood] pond
    [forest] wood
    [ranger] hire a ranger
    [rescuer] hire a rescuer
    [give] pass on a threat
    [drop] remove threats
    [main-second] main: my other
    [main-opp] main: opponent
    [side-own] side: my pawn
    [side-opp] side: opponent
   *[skip] no own main
}
san-icon-expansions = { $name ->
    [once_game] once per game
    [once_round] once per round
    [always] always
    [end] at game end
    [copy] copy expansion
    [react] grow along
    [act-as] borrow a pawn
    [free_slot] any warehouse
    [any-card] main of any card
    [wrap] row wraps around
    [flood_unbought] pond anywhere
    [see_fences] see past fences
    [reclaim] free pond, wood
    [forest_unbought] wood anywhere
    [raise_all] raise all seals
   *[per-seal] points per seal
}
