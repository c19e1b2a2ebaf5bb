# Sauria. Namen geschlossener Mengen, Karten und Sätze. Begriffe nach docs/words.md.

sauria-title = Sauria
sauria-blurb = Überlebt auf einer Dinosaurierinsel, bevor der Vulkan sie holt, für 1 bis 5. Sucht Gegenstände, bleibt leise und kommt rechtzeitig weg. Etwa 2 bis 3 Stunden.
sau-player = Platz { $n }

sauria-view-board = die ganze Insel
sauria-view-area = ein Gebiet
sauria-view-around = rund um eine Figur
sauria-view-character = ein Charaktertableau
sauria-view-dinosaurs = Dinosaurier im Spiel
sauria-view-score = Punkte
sauria-view-legend = Zeichenerklärung

sauria-option-ties = Der Bot entscheidet Gleichstände
sauria-option-difficulty = Schwierigkeit
sauria-option-difficulty-standard = normal
sauria-option-difficulty-easy = einfach
sauria-option-difficulty-hard = schwer
sauria-option-easy = Was einfacher ist
sauria-option-easy-encounters = keine schlechten Begegnungen
sauria-option-easy-deck = milderer Dinosaurierstapel
sauria-option-easy-open = erschlossene Insel
sauria-option-jurassic = Jurassic
sauria-option-jurassic-deck = gemischter Dinosaurierstapel
sauria-option-jurassic-events = gemischte Ereignisse
sauria-option-jurassic-start = Start an der Küste
sauria-option-coop = Kooperativ
sauria-option-solo_target = Solo: nötige Punkte
sauria-option-solo_target-10 = 10
sauria-option-solo_target-7 = 7
sauria-option-characters = Charaktere
sauria-option-characters-choose = reihum gewählt
sauria-option-characters-random = zufällig verteilt
sauria-option-character = Charakter
sauria-option-character-any = beliebig
sauria-option-character-palaeontologist = Paläontologe
sauria-option-character-hunter = Jäger
sauria-option-character-scientist = Wissenschaftlerin
sauria-option-character-photographer = Fotografin
sauria-option-character-saboteur = Saboteurin
sauria-option-character-ranger = Ranger
sauria-option-character-counselor = Beraterin
sauria-option-character-chaotician = Chaostheoretiker

# Geschlossene Mengen

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
    [raptor_pack] Raptorenrudel
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
sau-dino-subject = { $n ->
    [0] { $d ->
        [iguanodon] das { $name }
        [raptor_pack] das { $name }
       *[other] der { $name }
    }
   *[other] { $name } #{ $n }
}
sau-dino-object = { $n ->
    [0] { $d ->
        [iguanodon] das { $name }
        [raptor_pack] das { $name }
       *[other] den { $name }
    }
   *[other] { $name } #{ $n }
}
sau-dino-unknown = ein Dinosaurier
sau-dino-unknown-object = einen Dinosaurier
sau-card-back = eine Karte der Stufe { $n }
sau-mark = { $mark ->
    [stunned] betäubt
    [narcotised] narkotisiert
    [distracted] abgelenkt
    [panicked] panisch
    [aggressive] aggressiv
   *[frightened] aufgeschreckt
}
sau-kind = { $size ->
    [large] { $eats ->
        [meat] großer Fleischfresser
       *[plants] großer Pflanzenfresser
    }
   *[small] { $eats ->
        [meat] kleiner Fleischfresser
       *[plants] kleiner Pflanzenfresser
    }
}
sau-size = { $size ->
    [large] groß
   *[small] klein
}
sau-hostile = feindselig
sau-pack = jagt im Rudel
sau-boat = Boot
sau-boat-label = Boot
sau-ground = { $what ->
    [jungle] Dschungel
    [road] Straße
    [lava] Lava
   *[boat] Boot
}
sau-ground-down = Ort verdeckt, Zone { $n }
sau-ground-down-short = verdeckt
sau-area = { $a ->
    [blue] das blaue Gebiet
    [black] das schwarze Gebiet
    [red] das rote Gebiet
   *[white] das weiße Gebiet
}
sau-area-title = { $a ->
    [blue] Blaues Gebiet
    [black] Schwarzes Gebiet
    [red] Rotes Gebiet
   *[white] Weißes Gebiet
}
sau-bag-from = { $a ->
    [blue] aus dem blauen Beutel
    [black] aus dem schwarzen Beutel
    [red] aus dem roten Beutel
   *[white] aus dem weißen Beutel
}
sau-marker = { $red ->
    [yes] rot
   *[no] schwarz
}
sau-dice = { $die ->
    [black] { $n } × Schwarz
    [red] { $n } × Rot
    [yellow] { $n } × Gelb
   *[green] { $n } × Grün
}
sau-face = { $die ->
    [black] Schwarz { $n }
    [red] Rot { $n }
    [yellow] Gelb { $n }
   *[green] Grün { $n }
}
sau-face-nr = { $die ->
    [black] Schwarz „kein Rückzug“
    [red] Rot „kein Rückzug“
    [yellow] Gelb „kein Rückzug“
   *[green] Grün „kein Rückzug“
}
sau-weapon-dice = groß: { $large }; klein: { $small }
sau-damage = { $n ->
    [0] kein Schaden
   *[other] { $n } Schaden
}
sau-deck = { $deck ->
    [medical] Medizin
    [maintenance] Wartung
    [ranger] Ranger
    [technology] Technologie
    [dinosaur] Dinosaurier
    [event] Ereignis
   *[lava] Lava
}
sau-type = { $type ->
    [medical] Medizin-Ort
    [maintenance] Wartungs-Ort
    [ranger] Ranger-Ort
    [technology] Technologie-Ort
   *[hazard] Gefahren-Ort
}
sau-lava-card = { $a ->
    [blue] blau
    [black] schwarz
    [red] rot
   *[white] weiß
}
sau-phase = { $phase ->
    [setup] Aufbau
    [event] Ereignisphase
    [lava] Lavaphase
    [action] Aktionsphase
    [dinosaur] Dinosaurierphase
   *[clean-up] Aufräumphase
}
sau-time = { $night ->
    [yes] Nacht
   *[no] Tag
}
sau-action = { $what ->
    [move] Bewegen
    [quiet] Leise bewegen
    [sneak] Schleichen
    [sprint] Rennen
    [evade] Ausweichen
    [attack] Angreifen
    [burst] Feuerstoß
    [search] Suchen
    [quick_search] Schnellsuche
    [scour] Durchkämmen
    [reload] Nachladen
    [rest] Ausruhen
    [repair] Reparieren
    [hide] Verstecken
    [tunnel] Tunnelreise
    [item] Gegenstand benutzen
    [trade] Tauschen
    [loot] Plündern
    [collect] Aufheben
    [discard] Gegenstand abwerfen
    [card] Für die Karte bezahlen
   *[pass] Passen
}
sau-fists = bloße Fäuste
sau-price = { $n ->
    [0] kostenlos
   *[other] { $n } AP
}
sau-price-energy = { $n } AP, 1 Energie

# Was geschehen ist

sau-told-taken = { $player } spielt: { $character }. Dazu eine Zielkarte.
sau-told-landed = { $player } landet auf { $field }.
sau-told-round = { $night ->
    [yes] 🌙 Runde { $round } von 16 beginnt. Es ist Nacht.
   *[no] ☀️ Runde { $round } von 16 beginnt. Es ist Tag.
}
sau-told-hunt = 🦖 Die Dinosaurier ziehen.
sau-told-event = { $night ->
    [yes] 🌙 Ereignis: „{ $card }“. { $text }
   *[no] ☀️ Ereignis: „{ $card }“. { $text }
}
sau-told-lava-first = 🌋 Rund um den Vulkan bricht Lava aus. Bedeckt: { $fields }.
sau-told-lava-second = 🌋 Die Lava fließt weiter über Zone 1. Bedeckt: { $fields }.
sau-told-lava = { $nth ->
    [1] 🌋 Lavakarte: { $area } zum ersten Mal. Bedeckt: { $fields }.
    [2] 🌋 Lavakarte: { $area } zum zweiten Mal. Bedeckt: { $fields }.
   *[3] 🌋 Lavakarte: { $area } zum dritten Mal. Bedeckt: { $fields }.
}
sau-told-lava-nothing = 🌋 Lavakarte: { $area }. Alles dort ist schon Lava.
sau-told-saved = Der geschützte Bunker bleibt stehen: Er liegt auf der Lava.
sau-told-turn = { $player } ist am Zug: { $ap } AP.
sau-told-pass = { $n ->
    [one] { $player } passt; 1 AP verfällt.
   *[other] { $player } passt; { $n } AP verfallen.
}
sau-told-did = { $player }: { $action } ({ $price }).
sau-told-searched = { $what ->
    [search] { $player } sucht
    [quick_search] { $player } sucht schnell
   *[scour] { $player } durchkämmt den Ort
} ({ $price }), Stapel { $deck }: { $list }.
sau-told-used = { $player } benutzt: { $item } ({ $price }).
sau-told-ap = { $player } hat in diesem Zug { $n } AP mehr.
sau-told-next = { $what ->
    [up] { $player } hat im nächsten Zug 1 AP mehr.
    [down] { $player } hat im nächsten Zug 1 AP weniger.
   *[dazed] { $player } kann im nächsten Zug keine Spezialaktionen nutzen.
}
sau-told-energy = { $player } hat jetzt { $n } von { $max } Energie.
sau-told-moved = { $how ->
    [move] { $player } geht { $start } → { $to } ({ $price }).
    [quiet] { $player } geht leise { $start } → { $to } ({ $price }).
    [sneak] { $player } schleicht { $start } → { $to } ({ $price }).
    [sprint] { $player } rennt { $start } → { $to } ({ $price }).
    [evade] { $player } weicht aus { $start } → { $to } ({ $price }).
   *[tunnel] { $player } geht durch die Tunnel { $start } → { $to } ({ $price }).
}
sau-told-moved-on = { $player } geht weiter { $start } → { $to }.
sau-told-put = { $player } landet auf { $field }. Das ist keine Bewegung.
sau-told-held = Kein Rückzug: { $player } bleibt auf { $field }.
sau-told-hid = { $player } versteckt sich.
sau-told-hides = { $player } versteckt sich ({ $price }).
sau-told-seen = { $player } ist nicht mehr versteckt.
sau-noise-jungle = Dschungel { $n }
sau-noise-places = Ort { $n }
sau-noise-symbols = Symbole { $n }
sau-noise-night = Nacht { $n }
sau-noise-less = − Schleichen { $n }
sau-told-noise = { $n ->
    [one] 🔊 Geräusch ({ $why }): 1 Marker { $bag } → { $list } ({ $red } von { $left } übrigen sind rot).
   *[other] 🔊 Geräusch ({ $why }): { $n } Marker { $bag } → { $list } ({ $red } von { $left } übrigen sind rot).
}
sau-told-noise-card = { $n ->
    [one] 🔊 { $player } zieht 1 Geräuschmarker { $bag } → { $list } ({ $red } von { $left } übrigen sind rot).
   *[other] 🔊 { $player } zieht { $n } Geräuschmarker { $bag } → { $list } ({ $red } von { $left } übrigen sind rot).
}
sau-told-noise-none = Kein Geräusch ({ $why }).
sau-told-noise-still = Kein Geräuschmarker wird gezogen.
sau-told-deck-empty = Der Dinosaurierstapel ist leer. Geräusche werden erst wieder gezogen, wenn eine Karte dazukommt.
sau-told-bag = { $a ->
    [blue] Die gezogenen Marker kommen zurück in den blauen Beutel.
    [black] Die gezogenen Marker kommen zurück in den schwarzen Beutel.
    [red] Die gezogenen Marker kommen zurück in den roten Beutel.
   *[white] Die gezogenen Marker kommen zurück in den weißen Beutel.
}
sau-told-placed = { $source ->
    [discard] Auf { $field } erscheint { $dino } (vom Ablagestapel).
    [deck] Auf { $field } erscheint { $dino } (im Stapel gesucht).
    [aside] Auf { $field } erscheint { $dino } mit dem Rudel.
   *[stock] Auf { $field } erscheint { $dino }.
}
sau-told-pack = Auf { $field } erscheint das Raptorenrudel. Statt der Karte kommen seine Mitglieder.
sau-told-enlisted = { $dino } kommt in den Dinosaurierstapel.
sau-told-dino-prey = 🦖 { $dino } { $n ->
    [1] läuft
   *[other] laufen
  } { $start } → { $to }. Nächste Beute: { $prey } (Abstand { $d }; { $rank ->
    [1] blutet
    [2] Person
    [3] großer Pflanzenfresser
    [4] kleiner Pflanzenfresser
   *[5] großer Fleischfresser
  }).
sau-told-dino-kin = 🦖 { $dino } { $n ->
    [1] läuft
   *[other] laufen
  } { $start } → { $to } zum Artgenossen: { $prey } (Abstand { $d }).
sau-told-dino-lava = { $dino } { $n ->
    [1] flieht
   *[other] fliehen
  } vor der Lava { $start } → { $to }.
sau-told-dino-event = { $dino } { $n ->
    [1] läuft
   *[other] laufen
  } wegen des Ereignisses { $start } → { $to }.
sau-told-idle = { $why ->
    [lying] { $dino } liegt da und tut nichts.
    [distracted] { $dino } ist abgelenkt und tut nichts.
    [calm] { $dino } passt.
    [no-prey] { $dino } findet keine erreichbare Beute.
    [no-way] { $dino } findet keinen Weg an der Lava vorbei.
    [panicked] { $dino } ist panisch, aber niemand ist da.
   *[pack] { $dino } wartet auf das Rudel.
}
sau-told-idle-many = { $why ->
    [lying] Liegen da und tun nichts: { $list }.
    [distracted] Abgelenkt, tun nichts: { $list }.
    [calm] Es passen: { $list }.
    [no-prey] Finden keine erreichbare Beute: { $list }.
    [no-way] Finden keinen Weg an der Lava vorbei: { $list }.
    [panicked] Panisch, aber niemand ist da: { $list }.
   *[pack] Warten auf das Rudel: { $list }.
}
sau-told-ate = 🦖 { $dino } { $n ->
    [1] frisst
   *[other] fressen
  } auf { $field }: { $list }. Dort liegt jetzt nichts mehr.
sau-body-of = gefallene Figur ({ $player })
sau-told-marked = { $mark ->
    [stunned] Betäubt: { $list }.
    [narcotised] Narkotisiert: { $list }.
    [distracted] Abgelenkt: { $list }.
    [panicked] Panisch: { $list }.
    [aggressive] Ab jetzt aggressiv: { $list }.
   *[frightened] Aufgeschreckt: { $list }.
}
sau-told-unmarked = { $mark ->
    [stunned] Nicht mehr betäubt: { $list }.
    [narcotised] Nicht mehr narkotisiert: { $list }.
    [distracted] Nicht mehr abgelenkt: { $list }.
    [panicked] Nicht mehr panisch: { $list }.
    [aggressive] Nicht mehr aggressiv: { $list }.
   *[frightened] Nicht mehr aufgeschreckt: { $list }.
}
sau-told-attack = 🎲 { $player } greift { $dino } an ({ $weapon }; { $price }): { $roll } → { $result }.
sau-told-attack-again = 🎲 { $player } greift { $dino } noch einmal an ({ $weapon }): { $roll } → { $result }.
sau-shots-left = { $n ->
    [0] kein Schuss übrig
   *[other] { $n } Schuss übrig
}
sau-result = { $n ->
    [0] kein Treffer
   *[other] { $n } Schaden
} (LP { $left }/{ $max })
sau-result-plain = { $n ->
    [0] kein Treffer
   *[other] { $n } Schaden
}
sau-result-hit = { $hit ->
    [yes] Treffer
   *[no] kein Treffer
}
sau-told-counter = 🎲 Gegenangriff auf { $player }: { $dino }, { $roll } → { $result }.
sau-told-leaving = 🎲 Gelegenheitsangriff auf { $player }: { $dino }, { $roll } → { $result }.
sau-told-leaving-held = 🎲 Gelegenheitsangriff auf { $player }: { $dino }, { $roll } → { $result }, und { $player } bleibt.
sau-told-hunting = 🎲 { $dino } greift { $player } an: { $roll } → { $result }.
sau-told-fight = 🎲 { $dino } kämpft gegen { $target }: { $roll } → { $result }.
sau-told-strike = 🎲 Angriff auf { $player }: { $roll } → { $result }.
sau-told-hurt = { $dino }: { $n } Schaden (LP { $left }/{ $max }).
sau-told-hurt-unknown = { $dino }: { $n } Schaden.
sau-told-died = { $dino } stirbt auf { $field }.
sau-told-killed = { $dino } stirbt auf { $field }. Das zählt für { $player }.
sau-wound-down = { $n } verdeckt
sau-wound-up = aufgedeckt: { $list }
sau-wound-absorbed = abgefangen ({ $item }): { $n }
sau-told-wounds = { $player }: { $n } Schaden – { $list }.
sau-told-healed = { $n ->
    [one] { $player } heilt eine Wunde ({ $list }).
   *[other] { $player } heilt { $n } Wunden ({ $list }).
}
sau-wound-hidden = verdeckt
sau-told-bleeds = { $player } blutet.
sau-told-bandaged = { $player } blutet nicht mehr.
sau-told-dies = { $player } stirbt auf { $field }. Die Gegenstände bleiben liegen (je 1 AP), bis ein Fleischfresser kommt und frisst.
sau-told-drawn = { $player } zieht vom Stapel { $deck }: { $list }.
sau-told-kept = { $player } behält: { $item }.
sau-told-left-out = Aus dem Spiel: { $list }.
sau-told-dropped = { $why ->
    [used] { $player } verbraucht: { $item }.
    [wound] { $player } verliert durch eine Wunde: { $item }.
    [surplus] { $player } hat kein Fach frei und wirft ab: { $item }.
   *[discarded] { $player } wirft ab: { $item }.
}
sau-told-object = { $player } nimmt: { $item }.
sau-told-laid = Auf { $field } { $kind ->
    [egg] { $n ->
        [one] liegt jetzt ein Ei
       *[other] liegen jetzt { $n } Eier
    }
   *[dna] { $n ->
        [one] liegt jetzt eine DNA-Probe
       *[other] liegen jetzt { $n } DNA-Proben
    }
}.
sau-told-hatched = Die Brutstation hat zum ersten Mal Strom: Auf { $field } { $n ->
    [one] liegt ein Ei
   *[other] liegen { $n } Eier
}.
sau-told-reloaded = { $player }: { $item } hat jetzt { $n } Schuss.
sau-told-traded = Tausch: { $player } bekommt { $x } · { $partner } bekommt { $y } ({ $ap } AP für { $player }).
sau-nothing = nichts
sau-told-trade-ended = { $why ->
    [withdrawn] { $player } zieht das Angebot an { $partner } zurück. Es hat nichts gekostet.
   *[declined] { $partner } lehnt das Angebot von { $player } ab. Es hat nichts gekostet.
}
sau-told-looted = { $player } nimmt von { $dead }: { $item }.
sau-told-uncovered = { $field } wird aufgedeckt: { $tile }. { $text }
sau-told-encounter = { $player } hat eine Begegnung: „{ $card }“. { $text }
sau-told-chosen = { $player } wählt: { $option }.
sau-branch = { $option ->
    [egg] Das Ei nehmen
    [heal] 1 Schaden heilen
    [open] Die Kisten öffnen
    [leave] Liegen lassen
    [uncover] Einen Ort aufdecken
    [pay] Bezahlen
   *[ap] Nächster Zug 1 AP mehr
}
sau-told-plant = { $player } repariert das Kraftwerk auf { $field }. Alle Orte mit Stromanschluss haben Strom.
sau-told-repaired = { $player } repariert die Sabotage auf { $field }.
sau-told-sabotaged = { $player } sabotiert { $field }. Dort gibt es keinen Strom.
sau-told-petrol = { $player } füllt Benzin ein: { $field } hat eigenen Strom.
sau-told-generator = { $player } startet den Generator: Strom für { $area }.
sau-told-bunker = Der Bunker auf { $field } hat Strom. Ab jetzt schützt er alle darin.
sau-told-boat-placed = Das Boot liegt im Wasser bei { $fields }.
sau-told-boat-repaired = { $player } repariert das Boot. Man kann jetzt einsteigen.
sau-told-signal = { $time ->
    [yes] { $player } sendet das Notsignal in Runde { $round }. Der Helikopter kommt nach Runde 16.
   *[no] { $player } sendet das Notsignal in Runde { $round }: zu spät, es kommt kein Helikopter.
}
sau-told-points = { $n ->
    [one] { $player } erhält 1 Siegpunkt.
   *[other] { $player } erhält { $n } Siegpunkte.
}
sau-told-peeked = { $player } sieht sich die oberste Karte an: { $deck } (zu sehen unter „Meine Möglichkeiten“).
sau-told-peeked-own = 🔒 Die oberste Karte ({ $deck }): { $card }.
sau-told-dug = { $player } macht auf { $field } einen Fund.
sau-told-cleared = Aufräumen: Auf { $fields } liegt nichts mehr.
sau-told-starter = { $player } hat jetzt den Startmarker.
sau-told-rescued = { $way ->
    [helicopter] Der Helikopter rettet { $player }.
    [boat] { $player } entkommt mit dem Boot.
   *[bunker] { $player } überlebt im Bunker.
}
sau-won = 🏆 { $player } gewinnt! Punkte: { $list }.
sau-won-shared = 🏆 Geteilter Sieg: { $winners }. Punkte: { $list }.
sau-won-together = 🏆 Gemeinsam gewonnen: { $n } von { $target } Punkten ({ $list })!
sau-lost-together = { $why ->
    [death] Nicht alle überleben. Die Partie ist verloren.
   *[points] Alle überleben, aber { $n } von { $target } Punkten sind zu wenig ({ $list }).
}
sau-won-none = Am Ende ist niemand in Sicherheit. Die Partie endet ohne Sieg.
sau-won-early = Niemand lebt mehr. Die Partie endet ohne Sieg.

# Überschrift, Brett in Worten, Bildbeschreibung

sau-headline = Runde { $round } von 16 · { $time } · { $phase }
sau-headline-who = { $base } · es entscheidet { $player }
sau-headline-turn = { $base } · { $player }: { $ap } AP
sau-headline-setup = Vorbereitung · es entscheidet { $player }
sau-headline-over = Die Partie ist zu Ende
sau-text-modes = Varianten: { $list }
sau-text-target = Nötig sind { $n } Siegpunkte, und alle müssen überleben.
sau-mode = { $mode ->
    [solo] Solo-Abenteuer
    [target7] 7 Punkte genügen
    [coop] Kooperativ
    [easy_encounters] Einfach: keine schlechten Begegnungen
    [easy_deck] Einfach: milderer Dinosaurierstapel
    [easy_open] Einfach: erschlossene Insel
    [hard] Schwer
    [jurassic_deck] Jurassic: gemischter Dinosaurierstapel
    [jurassic_events] Jurassic: gemischte Ereignisse
   *[jurassic_start] Jurassic: Start an der Küste
}
sau-text-event = Ereignis: **{ $card }** – { $text }
sau-text-no-event = Noch keine Ereigniskarte.
sau-text-signal = Notsignal: { $state ->
    [off] aus, nötig bis einschließlich Runde 13
    [missed] nicht gesendet, es kommt kein Helikopter
    [on] gesendet in Runde { $round }, der Helikopter kommt
   *[late] zu spät gesendet, in Runde { $round }
}.
sau-text-plant = { $state ->
    [down] Das Kraftwerk ist noch nicht gefunden.
    [sabotaged] Das Kraftwerk ist sabotiert.
    [lost] Das Kraftwerk ist verloren.
   *[on] Das Kraftwerk läuft.
}
sau-text-boat = { $state ->
    [none] Das Boot ist noch nicht gefunden.
    [broken] Das Boot liegt bei { $fields } und braucht Bootsteile an der Anlegestelle.
   *[ready] Das Boot liegt bei { $fields } und ist repariert.
}
sau-text-bunker = { $state ->
    [down] Der Bunker ist noch nicht gefunden.
    [lost] Der Bunker ist unter der Lava verloren.
    [off] Der Bunker braucht einmal Strom, dann schützt er.
   *[on] Der Bunker schützt.
}
sau-text-tunnels = { $open ->
    [yes] Die Tunnel sind offen.
   *[no] Die Tunnel sind geschlossen.
}
sau-text-deck = { $n ->
    [0] Der Dinosaurierstapel ist leer: Es werden keine Geräusche gezogen.
   *[other] Dinosaurierstapel, Karten: { $n }{ $stage ->
        [0] .
       *[other] , oben Stufe { $stage }.
    }
}
sau-text-bags = Geräuschbeutel (schwarze/rote Marker, Anteil rot) und Lavakarten: { $list }.
sau-text-bag = { $area } { $black }/{ $red } ({ $share }), Lava { $lava }/3
sau-text-player = **{ $player }** ({ $character }) · { $place } · { $ap } AP · Wunden: { $wounds } · Energie { $energy } · Gegenstände { $load }/{ $spaces }: { $items }
sau-text-player-dead = **{ $player }** ({ $character }) ist tot. Auf { $field }: { $items }
sau-text-player-gone = **{ $player }** ({ $character }) ist tot. Nichts ist übrig.
sau-text-player-none = **{ $player }** hat noch keinen Charakter.
sau-text-starter = Startmarker
sau-text-turn = am Zug
sau-text-bleeding = blutet
sau-text-hidden = versteckt
sau-text-points = { $n ->
    [one] 1 Punkt durch Karten
   *[other] { $n } Punkte durch Karten
}
sau-text-coming = nächster Zug: { $list }
sau-text-this-turn = dieser Zug: { $list }
sau-holds = { $what ->
    [down] 1 AP weniger
    [up] 1 AP mehr
   *[dazed] keine Spezialaktionen
}
sau-text-wounds = { $down } verdeckt, { $up } offen
sau-text-wounds-none = keine
sau-text-wounds-names = ({ $list })
sau-text-dino = { $dino } · { $kind } · LP { $left }/{ $max } · { $dice }
sau-text-no-dinos = Kein Dinosaurier ist im Spiel.
sau-text-at = **{ $place }**: { $list }
sau-text-tiles = Aufgedeckt: { $list }
sau-text-down = Verdeckt: { $list }
sau-text-lava = Lava: { $list }
sau-text-no-lava = Noch keine Lava.
sau-text-lava-next = Nächste Lava, in Runde { $n }: { $list }
sau-text-encounters = Begegnungsmarker: { $list }
sau-text-bodies = Kadaver: { $list }
sau-text-objects = Dort liegt: { $list }
sau-power = { $state ->
    [on] Strom an
    [off] kein Strom
   *[sabotaged] sabotiert
}
sau-tile-noise = Geräusch { $n }
sau-tile-tunnel = Tunnel
sau-goals-shown = Ziele von { $player }: { $list }
sau-alt = Sauria, { $base }.
sau-alt-turn = Am Zug: { $player } ({ $character }) auf { $place }, { $ap } AP.
sau-alt-decides = Es entscheidet { $player }.
sau-alt-here = Auf demselben Feld: { $list }.
sau-alt-alone = Sonst ist niemand dort.
sau-alt-lava = { $n ->
    [0] Keine Lava.
    [one] Lava auf 1 Feld.
   *[other] Lava auf { $n } Feldern.
}
sau-alt-player = { $player }: { $place }, { $n ->
    [one] 1 Wunde
   *[other] { $n } Wunden
}
sau-alt-dead = { $player }: tot
sau-alt-dinos = Dinosaurier: { $list }.
sau-alt-dino = { $dino } auf { $field }
sau-alt-legend = Die Zeichen der Bilder: { $list }.

# Nur für den eigenen Platz

sau-mine-goal = **Deine Ziele** ({ $n ->
    [one] bisher 1 Punkt
   *[other] bisher { $n } Punkte
}; sie zählen, wenn du überlebst):
sau-mine-goal-line = { $mark } { $points } SP – { $goal } { $have }/{ $want }
sau-mine-goal-end = { $mark } { $points } SP – { $goal } (zählt am Ende)
sau-mine-wounds = Wunden: { $list }
sau-mine-energy = Energie: { $list }
sau-mine-items = Gegenstände ({ $load } von { $spaces } Fächern):
sau-mine-item = • { $item } – { $text }
sau-mine-no-items = Du trägst keine Gegenstände.
sau-mine-trait = { $character } – { $text }
sau-mine-board = Energie { $energy }, Fächer { $spaces }{ $start ->
    [no] .
   *[yes] , beginnt mit: { $item }.
}
sau-mine-peek = 🔒 Du kennst die oberste Karte ({ $deck }): { $card }.
sau-mine-can = **Du kannst jetzt:** { $list }.
sau-mine-dead = Du bist tot. Deine Ziele zählen nicht mehr.
sau-mine-way = { $way ->
    [helicopter] Wäre jetzt Schluss, nähme dich der Helikopter mit.
    [boat] Wäre jetzt Schluss, nähme dich das Boot mit.
    [bunker] Wäre jetzt Schluss, rettete dich der Bunker.
   *[none] Wo du jetzt stehst, wärst du am Ende von Runde 16 nicht in Sicherheit.
}

# Warum nicht

sau-why = { $why ->
    [ap] { $action }: nicht genug AP.
    [dazed] { $action }: in diesem Zug keine Spezialaktionen (Gehirnerschütterung oder Schwindel).
    [energy] { $action }: keine Energie mehr dafür.
    [event] { $action }: Das Ereignis der Runde verbietet es.
    [ribs] { $action }: nicht mit angeknacksten Rippen.
    [tunnel] { $action }: Hier führt kein Weg in offene Tunnel, oder keiner hinaus.
    [nowhere] { $action }: Es gibt kein Feld, auf das du gehen kannst.
    [no-target] { $action }: Kein Dinosaurier ist in Reichweite deiner Waffen.
    [nothing-to-search] { $action }: Hier gibt es nichts zu durchsuchen.
    [nothing-to-reload] { $action }: Hier lässt sich keine deiner Waffen nachladen.
    [nothing-to-repair] { $action }: Hier muss nichts repariert werden.
    [bleeding] { $action }: nicht, solange du blutest.
    [hidden] { $action }: Du bist schon versteckt.
    [nobody] { $action }: Hier hat niemand etwas zu tauschen.
    [no-body] { $action }: Hier liegt nichts, was du tragen kannst.
    [no-item] { $action }: Du hast keinen passenden Gegenstand.
    [no-object] { $action }: Hier liegt kein Ei und keine DNA, die du tragen kannst.
    [no-power] { $action }: Hier gibt es keinen Strom.
    [no-use] { $action }: Es würde nichts ändern.
    [once] { $action }: einmal pro Zug, und das war es.
   *[not-offered] Das geht jetzt nicht. Es hat sich nichts geändert; /ich zeigt, was du tun kannst.
}

# Fragen

sau-ask-character = Wähle deinen Charakter. „Meine Möglichkeiten“ sagt, was wer kann.
sau-ask-landing = Wo landest du? Jedes Feld ist ein Ort der Zone { $zone }.
sau-ask-turn = Was tust du? Du hast { $n } AP.
sau-ask-target = { $action }: welchen Dinosaurier?
sau-ask-weapon = { $burst ->
    [yes] Feuerstoß auf { $dino }: womit?
   *[no] Angriff auf { $dino }: womit?
}
sau-ask-body = Wen plünderst du?
sau-ask-loot = Was nimmst du?
sau-ask-tunnel = Wohin durch die Tunnel?
sau-ask-field = { $action }: wohin?
sau-ask-step = { $n ->
    [one] Noch ein Feld, oder hier anhalten?
   *[other] Noch { $n } Felder, oder hier anhalten?
}
sau-ask-repair = Was reparierst du?
sau-ask-reload = Welche Waffe lädst du nach?
sau-ask-item = Welchen Gegenstand benutzt du?
sau-ask-partner = Wem bietest du einen Tausch an?
sau-ask-discard = Was wirfst du ab? Es ist dann aus dem Spiel.
sau-ask-lose = Du musst einen Gegenstand abwerfen.
sau-ask-surplus = Zu viele Gegenstände für deine Fächer: Wirf einen ab.
sau-ask-tire = Welche Spezialaktion verliert ihre ganze Energie?
sau-ask-put = Wohin kommt deine Figur?
sau-ask-uncover = Welcher Ort wird aufgedeckt?
sau-ask-dinosaur = Welcher Dinosaurier?
sau-ask-photo = Welchen Dinosaurier fotografierst du?
sau-ask-tend = Wen heilst du?
sau-ask-choose = „{ $card }“: Was wählst du?
sau-ask-pay = „{ $card }“: Bezahlst du?
sau-ask-heal = { $n ->
    [one] Welche Wunde heilt?
   *[other] Welche Wunde heilt? Insgesamt { $n }.
}
sau-ask-energy = { $n ->
    [one] Welche Spezialaktion bekommt 1 Energie?
   *[other] Welche Spezialaktion bekommt Energie? Insgesamt { $n }.
}
sau-ask-mooring = Wo liegt das Boot?
sau-ask-keep = Welche Karte behältst du? Die anderen sind aus dem Spiel.
sau-ask-trade = Dein Angebot an { $player }: Du gibst { $give }, du bekommst { $want }.
sau-ask-offer = { $player } bietet dir einen Tausch an. Du bekommst: { $get }. Du gibst: { $give }. Dich kostet es keine AP.
sau-ask-withdraw = Dein Angebot wartet auf { $player }. Du kannst es zurückziehen.
sau-ask-order = Mehrere Dinosaurier sind gleich stark: Welcher handelt jetzt?
sau-ask-prey = Mehrere Beuten sind gleich nah ({ $dino }): welche?
sau-ask-path = { $dino } hat mehrere Wege: welches Feld?
sau-ask-refuge = { $dino } flieht vor der Lava: auf welches Feld?
sau-ask-fight = { $dino } kämpft: gegen wen?

# Auswahl

sau-pick-action = { $action } · { $price }
sau-pick-free = { $action }
sau-pick-pass = Zug beenden
sau-pick-pass-why = { $n } AP verfallen.
sau-pick-back = Zurück
sau-pick-stop = Hier anhalten
sau-pick-no = Verzichten
sau-pick-send = Angebot senden
sau-pick-accept = Annehmen
sau-pick-decline = Ablehnen
sau-pick-withdraw = Angebot zurückziehen
sau-pick-give = Geben: { $item }
sau-pick-want = Bekommen: { $item }
sau-pick-field = { $field } · { $what }
sau-pick-water = { $field } · bei { $list }
sau-pick-leave-card = Die gerade gezogene Karte
sau-pick-wound-down = Eine verdeckte Wunde
sau-pick-weapon = { $weapon } · Treffer { $share }
sau-pick-energy = { $action } { $left }/{ $max }
sau-pick-dino = { $dino } · LP { $left }/{ $max }
sau-share = { $n } %
sau-about-energy = 1 Energie ({ $n } übrig)
sau-about-noise = { $n ->
    [0] leise
   *[other] Geräusch { $n }
}
sau-about-noise-or-more = Geräusch ab { $n }
sau-about-symbols = Geräusch +{ $n }
sau-about-red = { $share } ein roter Marker
sau-about-there = dort: { $list }
sau-about-leaving = Weggehen: { $list }
sau-about-risk = { $dino } { $n ->
    [1] greift an
   *[other] greifen an
  }, { $dice }, { $share } eine Wunde
sau-about-held = festgehalten { $share }
sau-about-attackers = Weggehen, Chance auf eine Wunde: { $list }
sau-about-lava = Lava: 5 Schaden
sau-about-final = endgültig
sau-about-deck = Stapel { $deck }
sau-about-action = { $what ->
    [quiet] gar kein Geräuschmarker
    [sneak] 1 Geräusch weniger
    [sprint] mehrere Felder
    [evade] beim Weggehen greift niemand an
    [burst] zwei Angriffe
    [scour] 3 ziehen, 1 behalten
    [reload] eine Waffe ist wieder voll
    [rest] alle Energie zurück, 1 Wunde geheilt
    [hide] Dinosaurier sehen dich nicht, bis du handelst
   *[tunnel] zu einem anderen Tunneleingang
}
sau-about-dice = { $dice }, { $share } ein Treffer

# Bilder

sau-pic-round = Runde { $n }
sau-pic-only-you = nur für dich
sau-pic-to-move = am Zug
sau-pic-hidden = versteckt
sau-pic-dead = tot
sau-pic-lava = Lava
sau-pic-track-signal = Signal
sau-pic-rescue = Rettung
sau-tile-short = { $tile ->
    [quarantine_pen] Quarantäne
    [collapsed_cliff] Felssturz
    [visitor_centre] Besucher
    [hunting_lodge] Jagdhütte
    [armoury] Waffen
    [lookout] Ausblick
    [clinic] Klinik
    [field_hospital] Lazarett
    [docks] Anlegestelle
    [tunnel_access] Tunnel
    [ranger_station] Rangerstation
    [beach_cabin] Strandhütte
   *[other] { $name }
}
sau-pic-dinos = Dinos
sau-pic-wounds = Wunden
sau-pic-bleeding = blutet
sau-pic-energy = Energie
sau-pic-items = Gegenstände
sau-pic-spaces = { $n } / { $max } Fächer
sau-pic-trait = Fähigkeit
sau-pic-goals = Ziele
sau-pic-goals-secret = Die Zielkarte ist geheim.
sau-pic-vp = { $n } SP
sau-pic-no-dinos = Keine Dinosaurier
sau-pic-empty = Niemand ist hier.
sau-pic-page = Dinosaurier { $a }–{ $b } von { $n }
sau-pic-no-event = noch kein Ereignis
sau-pic-final = Endstand
sau-pic-now = Punkte bisher
sau-pic-way = { $way ->
    [helicopter] Helikopter
    [boat] Boot
    [bunker] Bunker
   *[dead] tot
}
sau-pic-boat = { $state ->
    [broken] braucht Bootsteile
   *[ready] repariert
}
sau-pic-legend = Zeichen
sau-pic-signs = { $what ->
    [carnivore] Fleischfresser
    [herbivore] Pflanzenfresser
    [stunned] betäubt
    [narcotised] narkotisiert
    [distracted] abgelenkt
    [panicked] panisch
    [aggressive] aggressiv
    [frightened] aufgeschreckt
    [bleeding] blutet
    [hidden] versteckt
    [dead] tot
    [changed] verändert
    [power-on] Strom
    [power-off] kein Strom
    [sabotaged] sabotiert
    [tunnel] Tunnel
    [noise] Geräusch
    [encounter] Begegnung
    [lava] Lava
    [die-b] schwarzer Würfel
    [die-r] roter Würfel
    [die-y] gelber Würfel
    [die-g] grüner Würfel
    [omen] bald Lava
    [medical] Medizin
    [maintenance] Wartung
    [ranger] Ranger
    [technology] Technologie
    [hazard] Gefahr
    [ap] Aktionspunkte
    [energy] Energie
    [items] Fächer
    [wound-down] Wunde verdeckt
    [wound-up] Wunde offen
    [starter] Startmarker
   *[code] Art und Lebenspunkte
}

# Karten als Bilder

sau-card-kind = { $kind ->
    [event-day] Ereignis · Tag
    [event-night] Ereignis · Nacht
    [encounter] Begegnung
    [medical] Gegenstand · Medizin
    [maintenance] Gegenstand · Wartung
    [ranger] Gegenstand · Ranger
    [technology] Gegenstand · Technologie
    [start] Startgegenstand
    [object] Fundstück
    [wound] Wunde
    [goal] Ziele
    [tile] Ort · Zone { $n }
    [boat] Weg von der Insel
    [character] Charakter
    [pack] Dinosaurier · aus dem Rudel
   *[dinosaur] Dinosaurier · Stufe { $n }
}
sau-card-title = { $kind }: { $name }
sau-card-goals = { $character } { $n }
sau-card-goals-when = Ziele zählen nur, wenn man überlebt.
sau-card-foot = { $what ->
    [round] die ganze Runde
    [once] sofort
    [good] gut
    [bad] schlecht
    [stays] bleibt
    [used] wird verbraucht
    [wound] solange offen
    [turned] beim Aufdecken
   *[solo] auch für eine Person
}
sau-card-copies = { $n }× im Stapel
sau-card-shots = Schüsse
sau-card-room = belegt { $n } Fächer
sau-card-power = mit Stromanschluss
sau-card-encounter = Begegnungsmarker
sau-card-spaces = { $n } Fächer für Gegenstände
sau-card-pack = Drei Raptoren des Rudels treten an die Stelle dieser Karte.
sau-card-lp = { $n } Lebenspunkte

# Ziele

sau-goal-finds = Mache { $n } Funde.
sau-goal-areas = { $n ->
    [4] Betritt alle vier Gebiete.
   *[other] Betritt { $n } Gebiete.
}
sau-goal-egg = { $n ->
    [one] Habe am Ende ein Ei.
   *[other] Habe am Ende { $n } Eier.
}
sau-goal-survive = Überlebe.
sau-goal-encounters = { $n ->
    [one] Löse eine Begegnung aus.
   *[other] Löse { $n } Begegnungen aus.
}
sau-goal-uncovered = Betritt { $n } verdeckte Orte.
sau-goal-escape = Entkomme von Isla Sauria.
sau-goal-stuns_large_carnivore = Betäube einen großen Fleischfresser.
sau-goal-kills_large_carnivore = Töte einen großen Fleischfresser.
sau-goal-kills = { $n ->
    [one] Töte einen Dinosaurier.
   *[other] Töte { $n } Dinosaurier.
}
sau-goal-kills_large = Töte { $n } große Dinosaurier.
sau-goal-kills_small = Töte { $n } kleine Dinosaurier.
sau-goal-shots = Gib { $n } Schuss ab.
sau-goal-kills_melee = Töte einen Dinosaurier im Nahkampf.
sau-goal-unhurt = Habe am Ende höchstens 2 Wunden.
sau-goal-dna = { $n ->
    [one] Habe am Ende 1 DNA.
   *[other] Habe am Ende { $n } DNA.
}
sau-goal-stuns = Setze { $n } Dinosaurier außer Gefecht.
sau-goal-powered = Sorge zweimal für Strom.
sau-goal-signal = Sende das Notsignal.
sau-goal-items = Ziehe { $n } Gegenstände.
sau-goal-photos = Mache { $n } Fotos.
sau-goal-photos_large_carnivore = Fotografiere einen großen Fleischfresser.
sau-goal-photos_species = Fotografiere { $n } Arten.
sau-goal-photos_large = Fotografiere { $n }-mal große Dinosaurier.
sau-goal-sabotages = { $n ->
    [one] 1 Sabotage.
   *[other] { $n } Sabotagen.
}
sau-goal-tunnels = { $n ->
    [one] Benutze die Tunnel.
   *[other] Benutze die Tunnel { $n }-mal.
}
sau-goal-survivors_few = Höchstens 2 überleben.
sau-goal-reloads = Lade nach.
sau-goal-repairs = Repariere zweimal.
sau-goal-survivors_all = Alle überleben.
sau-goal-trades = Tausche.
sau-goal-energy_free = Habe am Ende höchstens 3 Energie.
sau-goal-rests = Ruhe dich { $n }-mal aus.
sau-goal-helped = Heile andere { $n }-mal.
sau-goal-noise = Ziehe { $n } Geräuschmarker.
sau-goal-reds = Ziehe { $n } rote Marker.
sau-goal-shuffles = Nutze den Schmetterlingseffekt { $n }-mal.

# Ereigniskarten

sau-event-surge_day = Stromstoß
sau-event-surge_day-text = Alle Orte mit Stromanschluss haben in dieser Runde Strom.
sau-event-tour_speakers = Lautsprecher der Tour
sau-event-tour_speakers-text = Alle ziehen 1 Geräuschmarker.
sau-event-rock_fall = Steinschlag
sau-event-rock_fall-text = Alle auf Dschungelfeldern erleiden 1 Schaden.
sau-event-scent_of_blood = Blutgeruch
sau-event-scent_of_blood-text = Wer blutet, erleidet 1 Schaden.
sau-event-second_wind = Neue Kraft
sau-event-second_wind-text = Alle füllen 2 Energie auf.
sau-event-supply_drop = Hilfspaket
sau-event-supply_drop-text = Alle ziehen 1 Medizin-Gegenstand.
sau-event-stray_pachy = Verirrter Pachycephalosaurus
sau-event-stray_pachy-text = Einer erscheint irgendwo auf der Insel.
sau-event-raptor_call = Ruf der Raptoren
sau-event-raptor_call-text = Alle Raptoren gehen zu dem, der am längsten im Spiel ist.
sau-event-map_found = Eine Karte taucht auf
sau-event-map_found-text = Wer den Startmarker hat, deckt einen Ort auf.
sau-event-clear_sky = Klarer Himmel
sau-event-clear_sky-text = Alle haben in dieser Runde 1 AP mehr.
sau-event-feeding_time = Fütterungszeit
sau-event-feeding_time-text = Alle Fleischfresser sind abgelenkt.
sau-event-migration = Wanderung
sau-event-migration-text = Jeder Dinosaurier geht ein Feld auf die nächste Person zu.
sau-event-new_arrivals = Neuzugang
sau-event-new_arrivals-text = Ein Allosaurus kommt in den Dinosaurierstapel.
sau-event-nest = Ein Nest
sau-event-nest-text = 2 Eier liegen auf einem zufälligen Ort.
sau-event-embers = Glühende Asche
sau-event-embers-text = Alle auf oder neben Lava erleiden 1 Schaden.
sau-event-surge_night = Stromstoß
sau-event-surge_night-text = Alle Orte mit Stromanschluss haben in dieser Runde Strom.
sau-event-night_cries = Schreie in der Nacht
sau-event-night_cries-text = Alle ziehen 1 Geräuschmarker.
sau-event-stumble = Im Dunkeln gestolpert
sau-event-stumble-text = Wer keine Lichtquelle hat, erleidet 1 Schaden.
sau-event-blood_trail = Blutspur
sau-event-blood_trail-text = Wer blutet, wird mit einem gelben Würfel angegriffen.
sau-event-thorns = Dornen
sau-event-thorns-text = Alle auf Dschungelfeldern bluten.
sau-event-full_moon = Vollmond
sau-event-full_moon-text = Keine zusätzlichen Nachtgeräusche in dieser Runde.
sau-event-fog = Dichter Nebel
sau-event-fog-text = Keine Fernkampfangriffe in dieser Runde.
sau-event-curfew = Stromausfall
sau-event-curfew-text = Keine Schnellsuche und kein Durchkämmen in dieser Runde.
sau-event-stampede = Stampede
sau-event-stampede-text = Alle Pflanzenfresser geraten in Panik.
sau-event-cold_rain = Kalter Regen
sau-event-cold_rain-text = Alle haben in dieser Runde 1 AP weniger.
sau-event-hatchery = Aufgebrochene Brutanlage
sau-event-hatchery-text = Irgendwo erscheint ein Dilophosaurus; ein Raptor kommt in den Stapel.
sau-event-camp_fire = Lagerfeuer
sau-event-camp_fire-text = Alle heilen 1 Schaden.
sau-event-flare = Leuchtrakete
sau-event-flare-text = Wer den Startmarker hat, wählt: einen Ort aufdecken oder nächster Zug 1 AP mehr.
sau-event-landslide = Erdrutsch
sau-event-landslide-text = Ein zufälliger Ort wird aufgedeckt.
sau-event-night_hunt = Nächtliche Jagd
sau-event-night_hunt-text = Jeder Dinosaurier geht ein Feld auf die nächste Person zu.

# Begegnungskarten

sau-encounter-shortcut = Eine Abkürzung
sau-encounter-shortcut-text = Du kannst dich bewegen.
sau-encounter-dash = Lauf!
sau-encounter-dash-text = Du kannst rennen (1 Energie).
sau-encounter-clean_shot = Freies Schussfeld
sau-encounter-clean_shot-text = Du kannst angreifen.
sau-encounter-rucksack = Ein verlorener Rucksack
sau-encounter-rucksack-text = Ziehe 1 Wartungs-Gegenstand.
sau-encounter-spring = Eine klare Quelle
sau-encounter-spring-text = Fülle 2 Energie auf, heile 1 Schaden.
sau-encounter-medic = Ein Sanitätsbeutel
sau-encounter-medic-text = Ziehe 1 Medizin-Gegenstand.
sau-encounter-survivor = Noch jemand am Leben
sau-encounter-survivor-text = 1 Siegpunkt.
sau-encounter-fuel = Ein Kanister
sau-encounter-fuel-text = Gib dem Ort mit Stromanschluss, auf dem du stehst, Strom.
sau-encounter-locker = Ein offener Spind
sau-encounter-locker-text = Ziehe 1 Ranger-Gegenstand.
sau-encounter-rest = Ein stiller Platz
sau-encounter-rest-text = 1 AP mehr in diesem Zug.
sau-encounter-ambush = Hinterhalt
sau-encounter-ambush-text = Angriff mit einem gelben Würfel.
sau-encounter-barbed_wire = Stacheldraht
sau-encounter-barbed_wire-text = Du blutest.
sau-encounter-fall = Ein böser Sturz
sau-encounter-fall-text = 2 Schaden.
sau-encounter-torn_bag = Eine gerissene Tasche
sau-encounter-torn_bag-text = Wirf 1 Gegenstand ab.
sau-encounter-alarm = Der Alarm
sau-encounter-alarm-text = Ziehe 2 Geräuschmarker.
sau-encounter-raptor_nest = Ein Raptorennest
sau-encounter-raptor_nest-text = Hier erscheint ein Raptor.
sau-encounter-hatchlings = Frisch geschlüpft
sau-encounter-hatchlings-text = Hier erscheint ein Compsognathus.
sau-encounter-open_gate = Das offene Tor
sau-encounter-open_gate-text = Ein Ceratosaurus vom Ablagestapel kommt oben auf den Dinosaurierstapel.
sau-encounter-dizzy = Schwindel
sau-encounter-dizzy-text = Im nächsten Zug keine Spezialaktionen.
sau-encounter-quicksand = Treibsand
sau-encounter-quicksand-text = Im nächsten Zug 1 AP weniger.
sau-encounter-nest_egg = Ein verlassenes Nest
sau-encounter-nest_egg-text = Nimm ein Ei, oder lass es liegen und heile 1 Schaden.
sau-encounter-amber = Bernstein
sau-encounter-amber-text = Nimm eine DNA-Probe und ziehe 1 Geräuschmarker.
sau-encounter-crates = Gestapelte Kisten
sau-encounter-crates-text = Ziehe 1 Technologie-Gegenstand und 2 Geräuschmarker, oder nichts.
sau-encounter-zip_line = Eine Seilrutsche
sau-encounter-zip_line-text = Setze deine Figur auf eine Straße dieses Gebiets.
sau-encounter-watchtower = Ein Wachturm
sau-encounter-watchtower-text = Decke einen Ort auf.
sau-encounter-flash = Eine Blendgranate
sau-encounter-flash-text = Betäube einen Dinosaurier auf deinem Feld.
sau-encounter-carcass = Ein alter Kadaver
sau-encounter-carcass-text = Alle Dinosaurier hier sind abgelenkt.
sau-encounter-bargain = Ein Handel
sau-encounter-bargain-text = Für 1 AP: 1 Siegpunkt.
sau-encounter-witness = Letzter Augenzeuge
sau-encounter-witness-text = 1 Siegpunkt, wenn du blutest.
sau-encounter-fit = Noch heil
sau-encounter-fit-text = 1 Siegpunkt, wenn du keine Wunde hast.

# Gegenstände

sau-item-bandage = Verband
sau-item-bandage-text = Stoppt die Blutung, heilt 1 Schaden.
sau-item-first_aid_kit = Erste-Hilfe-Set
sau-item-first_aid_kit-text = Stoppt die Blutung, heilt 3 Schaden.
sau-item-energy_bar = Energieriegel
sau-item-energy_bar-text = Füllt 2 Energie auf.
sau-item-adrenaline = Adrenalin
sau-item-adrenaline-text = 2 AP mehr in diesem Zug.
sau-item-padded_vest = Schutzweste
sau-item-padded_vest-text = Der nächste Schaden wird abgefangen; dann wird sie abgeworfen.
sau-item-boat_parts = Bootsteile
sau-item-boat_parts-text = Damit reparierst du das Boot an der Anlegestelle; dann sind sie verbraucht.
sau-item-petrol = Benzin
sau-item-petrol-text = Gib dem Ort mit Stromanschluss, auf dem du stehst, Strom.
sau-item-torch = Taschenlampe
sau-item-torch-text = Eine Lichtquelle.
sau-item-headlamp = Stirnlampe
sau-item-headlamp-text = Eine Lichtquelle.
sau-item-wrench = Schraubenschlüssel
sau-item-wrench-text = Reparieren kostet 1 AP.
sau-item-firecracker = Knallkörper
sau-item-firecracker-text = Alle Dinosaurier auf deinem Feld sind abgelenkt. Geräusch 1.
sau-item-machete = Machete
sau-item-machete-text = Alle Dschungelfelder einer Aktion kosten zusammen höchstens 1 Geräusch.
sau-item-pistol = Pistole
sau-item-pistol-text = 6 Schuss.
sau-item-shotgun = Schrotflinte
sau-item-shotgun-text = 4 Schuss.
sau-item-assault_rifle = Sturmgewehr
sau-item-assault_rifle-text = 6 Schuss.
sau-item-tranquilliser_pistol = Betäubungspistole
sau-item-tranquilliser_pistol-text = 3 Schuss, auch vom Nachbarfeld. Ein Treffer betäubt.
sau-item-tranquilliser_rifle = Narkosegewehr
sau-item-tranquilliser_rifle-text = 2 Schuss, auch vom Nachbarfeld. Ein Treffer narkotisiert.
sau-item-bait = Köder
sau-item-bait-text = Lenkt einen Dinosaurier auf deinem Feld ab.
sau-item-satellite_phone = Satellitentelefon
sau-item-satellite_phone-text = Sende das Notsignal.
sau-item-generator = Notstromgenerator
sau-item-generator-text = Strom für alle Orte mit Stromanschluss in deinem Gebiet.
sau-item-rail_cannon = Schienenkanone
sau-item-rail_cannon-text = 1 Schuss. Ein Treffer tötet jeden Dinosaurier.
sau-item-urine = Flasche T-Rex-Urin
sau-item-urine-text = Alle Dinosaurier auf deinem Feld sind abgelenkt.
sau-item-drone = Drohne
sau-item-drone-text = Decke einen beliebigen Ort auf.
sau-item-gas_grenade = Schlafgas
sau-item-gas_grenade-text = Alle Dinosaurier auf deinem Feld sind narkotisiert.
sau-item-jammer = Störsender
sau-item-jammer-text = Die gezogenen Geräuschmarker deines Gebiets kommen zurück in den Beutel.
sau-item-ammo_printer = Munitionsdrucker
sau-item-ammo_printer-text = Lädt eine Fernkampfwaffe überall nach.
sau-item-brush_kit = Pinselset
sau-item-brush_kit-text = 2 AP auf einem Dschungelfeld: ein Fund, einmal pro Feld.
sau-item-hunting_rifle = Jagdgewehr
sau-item-hunting_rifle-text = 4 Schuss, auch vom Nachbarfeld.
sau-item-sample_kit = Probenset
sau-item-sample_kit-text = 1 AP: DNA von einem toten oder liegenden Dinosaurier auf deinem Feld.
sau-item-camera = Kamera
sau-item-camera-text = 1 AP: Fotografiere einen Dinosaurier auf deinem Feld oder daneben.
sau-item-bolt_cutter = Bolzenschneider
sau-item-bolt_cutter-text = Reparieren kostet 1 AP weniger.
sau-item-field_radio = Funkgerät
sau-item-field_radio-text = 1 AP: Sieh dir die oberste Ereigniskarte an.
sau-item-egg = Ei
sau-item-egg-text = Wird getragen; zählt am Ende.
sau-item-dna = DNA
sau-item-dna-text = Wird getragen; zählt am Ende.

# Wunden

sau-wound-arm = Gebrochener Arm
sau-wound-arm-text = Wirf einen Gegenstand ab.
sau-wound-leg = Gebrochenes Bein
sau-wound-leg-text = Deine erste Bewegungsaktion in jedem Zug kostet 1 AP mehr (Tunnel nicht).
sau-wound-lung = Lungenriss
sau-wound-lung-text = Ausruhen füllt keine Energie auf.
sau-wound-hand = Zerquetschte Hand
sau-wound-hand-text = 1 Fach weniger.
sau-wound-cut = Tiefer Schnitt
sau-wound-cut-text = Du blutest.
sau-wound-artery = Verletzte Arterie
sau-wound-artery-text = Du blutest. Im nächsten Zug 1 AP weniger.
sau-wound-concussion = Gehirnerschütterung
sau-wound-concussion-text = Im nächsten Zug keine Spezialaktionen.
sau-wound-shock = Schock
sau-wound-shock-text = Verliere die ganze Energie einer Spezialaktion.
sau-wound-ribs = Angeknackste Rippen
sau-wound-ribs-text = Kein Durchkämmen, kein Reparieren.

# Orte und was man dort tun kann

sau-tile-bunker = Bunker
sau-tile-bunker-text = Hatte er einmal Strom, sind Figuren hier sicher.
sau-tile-visitor_centre = Besucherzentrum
sau-tile-visitor_centre-text = 1 AP: Sieh dir die oberste Lavakarte an.
sau-tile-ranger_station = Rangerstation
sau-tile-ranger_station-text = 1 AP: Sieh dir die oberste Dinosaurierkarte an.
sau-tile-garage = Garage
sau-tile-garage-text = 2 AP: Fülle 1 Energie auf.
sau-tile-power_plant = Kraftwerk
sau-tile-power_plant-text = Beginnt sabotiert. Repariert versorgt es die ganze Insel.
sau-tile-nursery = Brutstation
sau-tile-nursery-text = Beim ersten Strom: 2 Eier. Mit Strom, 1 AP: Nimm eins.
sau-tile-shed = Schuppen
sau-tile-shed-text = Durchkämmen kostet hier keine Energie.
sau-tile-clinic = Krankenstation
sau-tile-clinic-text = Mit Strom, 2 AP: Heile 2 Schaden und stoppe die Blutung.
sau-tile-armoury = Waffenkammer
sau-tile-armoury-text = Mit Strom, 2 AP: Ziehe 1 Ranger-Gegenstand.
sau-tile-campsite = Zeltplatz
sau-tile-campsite-text = 2 AP: Fülle 2 Energie auf.
sau-tile-tunnel_access = Tunnelzugang
sau-tile-tunnel_access-text = Öffnet die Tunnel für alle.
sau-tile-quarantine_pen = Quarantänegehege
sau-tile-quarantine_pen-text = Beim Aufdecken bricht hier ein Compsognathus aus.
sau-tile-helipad = Landeplatz
sau-tile-helipad-text = Notsignal bis Runde 13: Alle hier entkommen nach Runde 16.
sau-tile-docks = Anlegestelle
sau-tile-docks-text = Das Boot liegt daneben im Wasser.
sau-tile-radio_tower = Funkturm
sau-tile-radio_tower-text = Mit Strom, 1 AP: Sende das Notsignal.
sau-tile-laboratory = Labor
sau-tile-laboratory-text = Mit Strom, 2 AP: Ziehe 1 Technologie-Gegenstand.
sau-tile-lighthouse = Leuchtturm
sau-tile-lighthouse-text = 1 AP: Sieh dir die oberste Ereigniskarte an.
sau-tile-aviary = Voliere
sau-tile-aviary-text = Beim Aufdecken: Wer blutet, wird mit einem roten Würfel angegriffen.
sau-tile-game_trail = Wildpfad
sau-tile-game_trail-text = Ein Trampelpfad: Geräusch 3.
sau-tile-collapsed_cliff = Felssturz
sau-tile-collapsed_cliff-text = Beim Aufdecken: 1 Schaden für alle an der Küste oder auf dem Boot.
sau-tile-lookout = Aussichtspunkt
sau-tile-lookout-text = 1 AP: Decke einen beliebigen Ort auf.
sau-tile-hunting_lodge = Jagdhütte
sau-tile-hunting_lodge-text = 1 AP: Lade eine beliebige Fernkampfwaffe nach.
sau-tile-field_hospital = Feldlazarett
sau-tile-field_hospital-text = 1 AP: Stoppe die Blutung.
sau-tile-beach_cabin = Strandhütte
sau-tile-beach_cabin-text = Eine Falltür in die Tunnel.
sau-tile-boat = Boot
sau-tile-boat-text = Repariere es mit Bootsteilen an der Anlegestelle. Dinosaurier kommen nicht hierher.
sau-act-visitor_centre-map = Seismografen lesen
sau-act-ranger_station-watch = Herde beobachten
sau-act-garage-coffee = Kaffee
sau-act-nursery-egg = Ei nehmen
sau-act-clinic-treat = Behandlung
sau-act-armoury-locker = Spind öffnen
sau-act-campsite-fire = Am Feuer
sau-act-radio_tower-signal = Signal senden
sau-act-laboratory-vault = Tresor öffnen
sau-act-lighthouse-log = Logbuch lesen
sau-act-lookout-scan = Insel absuchen
sau-act-hunting_lodge-bench = Werkbank
sau-act-field_hospital-stitch = Nähen
sau-act-palaeontologist-peek = Spuren lesen
sau-act-saboteur-sabotage = Sabotieren
sau-act-counselor-tend = Versorgen
sau-act-chaotician-shuffle = Schmetterlingseffekt

# Charaktere

sau-character-palaeontologist = Paläontologe
sau-character-palaeontologist-text = Pflanzenfresser werden von dir nicht aufgeschreckt. Einmal pro Zug: Sieh dir die oberste Dinosaurierkarte an.
sau-character-hunter = Jäger
sau-character-hunter-text = Fernkampfwaffen würfeln gegen große Dinosaurier 1 grünen Würfel mehr.
sau-character-scientist = Wissenschaftlerin
sau-character-scientist-text = Bis zu 2 DNA brauchen kein Fach.
sau-character-photographer = Fotografin
sau-character-photographer-text = Deine Kamera zählt für deine Ziele.
sau-character-saboteur = Saboteurin
sau-character-saboteur-text = Du darfst immer durch die Tunnel. 2 AP: Sabotiere, wo du stehst.
sau-character-ranger = Ranger
sau-character-ranger-text = Nachladen kostet an Ranger-Orten 1 AP.
sau-character-counselor = Beraterin
sau-character-counselor-text = Rennen: 3 Felder, Geräusch 2. 1 AP: Heile jemandem auf deinem Feld 1 Schaden.
sau-character-chaotician = Chaostheoretiker
sau-character-chaotician-text = Einmal pro Zug, 1 AP: Die gezogenen Geräuschmarker deines Gebiets kommen zurück in den Beutel.
