# Roar-a-Saurus. Rufe und Namen der Entwicklungen sind in jeder Sprache gleich und werden nie gebeugt.

roar-title = Roar-a-Saurus
roar-blurb = Ein Wettlauf der Dinosaurier für 2 bis 5: würfeln, halten und schneller brüllen als die anderen. Etwa 5 Minuten.
roar-player = Platz { $n }

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
    [klink_left] Klink links
    [klink_right] Klink rechts
    [zinngg_left] Zinngg links
   *[zinngg_right] Zinngg rechts
}
roar-effect = { $name ->
    [wusch] Ein vierter Würfel.
    [oh_yeah] Erst der fünfte Schaden bedeutet K. o.
    [mhhm] Ahh heilt bis zu 2 Schaden.
    [oo_ah] Dein Kaboom macht 1 Schaden mehr. Zwei davon sind möglich.
    [klonk] Hält bei jedem Kaboom 1 Schaden ab.
    [klink_left] Hält bei einem Roaar von links 1 Schaden ab.
    [klink_right] Hält bei einem Grrrr von rechts 1 Schaden ab.
    [zinngg_left] Dein Grrrr macht mit vier Würfeln 2 Schaden. Braucht Wusch.
   *[zinngg_right] Dein Roaar macht mit vier Würfeln 2 Schaden. Braucht Wusch.
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
        [grrrr] Grrrr – gehalten
        [roaar] Roaar – gehalten
        [kaboom] Kaboom – gehalten
       *[ahh] Ahh – gehalten
    }
   *[no] { $symbol ->
        [grrrr] Grrrr
        [roaar] Roaar
        [kaboom] Kaboom
        [ahh] Ahh
       *[none] auf der Hand
    }
}

## Ansichten

roar-view-board = was gerade auf dem Tisch liegt
roar-view-arena = die Arena
roar-view-score = Punkte
roar-view-dino = ein Dino
roar-view-legend = Würfel und Entwicklungen erklärt

## Kopfzeile

roar-headline-ready = Bereit? { $ready } von { $seats } sind es. Schluss: { $by }.
roar-headline-shout = Alle sind bereit. { $player } ruft „Roar-a-Saurus!“; von allein geht es los: { $by }.
roar-headline-break = Pause nach Kampfrunde { $round }. Den nächsten Ruf hat { $player }: { $by }.
roar-headline-between = Pause nach Kampfrunde { $round }.
roar-headline-halted = Pause nach Kampfrunde { $round }: vom Host angehalten.
roar-headline-countdown = { $last ->
    [yes] Start der letzten Kampfrunde: { $at }.
   *[no] Start von Kampfrunde { $round }: { $at }.
}
roar-headline-pause = Kaboom! Alle Würfel zurück auf die Hand. { $player } ruft „Roar-a-Saurus!“, sonst geht es weiter: { $by }.
roar-headline-restart = Kampfrunde { $round } geht weiter: { $at }. Alle Würfel zurück auf die Hand.
roar-headline-live = { $last ->
    [yes] Letzte Kampfrunde
   *[no] Kampfrunde { $round }
}: { $left } stehen noch{ $volcano ->
    [0] {""}
   *[other] , und der Vulkan brennt
}.

## Das Brett in Worten

roar-line = { $player } ({ $dino }): Schaden { $damage }/{ $limit } · { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
roar-line-pending = { $n } Schaden mehr, wenn nichts ihn abhält
roar-line-choosing = wählt eine Entwicklung
roar-line-ready = bereit
roar-status = { $status ->
    [out] K. o.
    [withdrawn] setzt aus
    [sleeping] schläft
   *[watching] sieht diese Runde zu
}
roar-circle = Im Uhrzeigersinn von oben nach unten. Grrrr trifft den nächsten Dino darunter, Roaar den darüber; wer raus ist, wird übersprungen.
roar-circle-two = Zu zweit treffen Grrrr und Roaar beide den anderen Dino.
roar-volcano-on = Der Vulkan brennt: alle 10 s 1 Schaden für alle, und Ahh heilt nichts.
roar-watching = Es sehen zu: { $list }.

## Was geschah

roar-opened = Im Uhrzeigersinn: { $list }. Den ersten Ruf hat { $player }.
roar-readied = { $player } ist bereit.
roar-missed = Nicht rechtzeitig bereit: { $list }. Zusehen geht immer.
roar-begins = Kampfrunde { $round } beginnt. Alle Würfel auf die Hand!
roar-begins-shout = 🦖 { $player }: Roar-a-Saurus! Kampfrunde { $round } beginnt.
roar-live = Los!
roar-live-shout = 🦖 { $player }: Roar-a-Saurus! Weiterwürfeln.
roar-called = { $player }: { $call }!
roar-attack = { $player }: { $call } → { $target } +{ $n } ({ $damage }/{ $limit })
roar-attack-stopped = { $player }: { $call } → { $target }: { $word }! { $n ->
    [0] Kein Schaden
   *[other] +{ $n }
} ({ $damage }/{ $limit })
roar-kaboom = 💥 { $player }: { $call }! Schaden: { $list }. Alle Würfel zurück auf die Hand.
roar-ahh = { $player }: { $call }! { $n ->
    [0] Nichts zu heilen
   *[other] Heilt { $n }
} ({ $damage }/{ $limit })
roar-threatened = { $by }: { $call } → { $player }, { $n } Schaden, wenn { $player } nicht rechtzeitig { $word } sagt.
roar-said = { $player }: { $word }!
roar-ko = K. o. für { $victim }! 1 Punkt für { $player } (jetzt { $pts }).
roar-ko-volcano = Der Vulkan: K. o. für { $victim }. Dafür gibt es keinen Punkt.
roar-developed = { $player } nimmt { $development }.
roar-skipped = { $player } nimmt keine Entwicklung.
roar-erupted = 🌋 Der Vulkan brennt: 1 Schaden für { $list }.
roar-slept = { $player } schläft: seit 20 s kein Klick.
roar-withdrew = { $player } setzt diese Runde aus: seit 45 s kein Klick. Mit „Bereit“ ist { $player } wieder dabei.
roar-computer = Für { $player } spielt jetzt der Computer.
roar-back = { $player } ist wieder dabei.
roar-round = Kampfrunde { $round }: Nur { $player } steht noch, +3 (jetzt { $pts }).
roar-discards = { $player } wirft ab: { $list }.
roar-tied = Gleichstand! Eine letzte Kampfrunde: { $list }.
roar-halted = Die Pause ist vom Host angehalten.
roar-continued = Die Pause geht weiter.
roar-resumed = Der Bot wurde neu gestartet. Nichts ist verloren; alle Würfel sind zurück auf der Hand.
roar-wins = 🏆 { $player } gewinnt! Punkte: { $pts }, Vorsprung: { $lead }.
roar-wins-tie = 🏆 { $player } gewinnt die letzte Kampfrunde und die Partie! Punkte: { $pts }.
roar-ended = { $ending ->
    [not_started] Zu wenige waren bereit. Die Partie beginnt nicht.
   *[cancelled] In dieser Partie ist niemand mehr. Sie endet ohne Sieg.
}

## Das eigene Panel

roar-mine = Du bist { $dino }: Schaden { $damage }/{ $limit }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
roar-mine-developments = Entwicklungen: { $list }.
roar-mine-dice = Würfel: { $list }
roar-mine-ready = Drei oder mehr gehalten: Ruf { $list }!
roar-mine-pause = Pause. Würfle, sobald der Ruf ertönt.
roar-mine-waiting = Gedrückt: { $list } …
roar-mine-early = Ein wenig zu früh: Dein Wurf kommt gleich von allein.
roar-mine-left = ◀️ Grrrr: { $player } ({ $damage }/{ $limit })
roar-mine-right = ▶️ Roaar: { $player } ({ $damage }/{ $limit })
roar-mine-out = { $status ->
    [withdrawn] Du setzt diese Runde aus. Mit „Bereit“ bist du in der nächsten wieder dabei.
    [watching] Du siehst diese Runde zu.
   *[out] Dein Dino ist K. o. In der nächsten Runde bist du wieder dabei, mit Punkten und Entwicklungen.
}
roar-mine-wishes = Wunschliste: { $list }.
roar-mine-watching = Du siehst dieser Partie zu.

roar-question-race = Würfle, halte, was du sammelst, und ruf bei drei gleichen.
roar-question-shout = { $phase ->
    [pause] Würfel bereit? Mit deinem Ruf geht es für alle weiter.
   *[ready] Alle bereit? Mit deinem Ruf beginnt der Countdown.
}
roar-question-ready = Bist du da? Die Runde beginnt, sobald alle es sind.
roar-question-development = Welche Entwicklung nimmst du?
roar-question-react = { $player } trifft dich: { $call }. Sag sofort { $word }!
roar-question-wishes = Wunschliste: Was soll dir Ahh von allein bringen?

roar-button-roll = Würfeln
roar-button-ready = Bereit
roar-button-shout = Roar-a-Saurus!
roar-button-skip = Keine nehmen
roar-button-clear = Wunschliste leeren

## Warum nicht

roar-refused-late = { $n } ms zu spät: { $cause ->
    [kaboom] Das Kaboom von { $player } kam zuerst. Keine Strafe – weiterwürfeln.
    [round] { $player } gewann die Runde zuerst. Keine Strafe.
   *[knockout] Das K. o. durch { $player } kam zuerst. Keine Strafe.
}
roar-refused-late-nobody = { $n } ms zu spät: Die Runde stand schon still. Keine Strafe.
roar-refused-wrong-call = Nur { $k } × { $symbol } – du brauchst 3. 1 s gesperrt.
roar-refused-locked = Nach dem Fehlruf noch { $s } s gesperrt.
roar-refused-not-yet = Noch nicht: Der nächste Wurf geht in { $s } s. Keine Strafe.
roar-refused-dropped = { $cause ->
    [kaboom] Ein Kaboom kam zuerst, dein Klick zählt nicht. Keine Strafe.
   *[other] Die Runde stand schon still, dein Klick zählt nicht. Keine Strafe.
}
roar-refused-all-held = Du hältst alle Würfel. Gib einen frei, um ihn zu würfeln.
roar-refused-choosing = Wähle zuerst deine Entwicklung; dann kannst du wieder würfeln.
roar-refused-countdown = Der Countdown läuft. Es hat sich nichts geändert.
roar-refused-forged = Dieser Knopf gehört nicht dir. Es hat sich nichts geändert.
roar-refused-game-end = Die Partie ist zu Ende. Es hat sich nichts geändert.
roar-refused-held = Diesen Würfel hältst du schon. Es hat sich nichts geändert.
roar-refused-no-face = Dieser Würfel zeigt noch nichts. Würfle ihn zuerst.
roar-refused-not-asked = Hier wird gerade nichts gefragt. Es hat sich nichts geändert.
roar-refused-not-due = Dafür ist es noch nicht so weit. Es hat sich nichts geändert.
roar-refused-not-held = Dieser Würfel ist schon auf deiner Hand. Es hat sich nichts geändert.
roar-refused-old-epoch = Das waren die Würfel von vorhin. Es hat sich nichts geändert; hier sind die neuen.
roar-refused-old-roll = Inzwischen hast du gewürfelt. Es hat sich nichts geändert; hier sind deine Würfel.
roar-refused-out = Dein Dino ist K. o. In der nächsten Runde bist du wieder dabei.
roar-refused-paused = Pause nach einem Kaboom. Es hat sich nichts geändert; weiter geht es nach dem Ruf.
roar-refused-ready = Die Runde hat noch nicht begonnen. Es hat sich nichts geändert.
roar-refused-round-end = Die Runde ist vorbei. Es hat sich nichts geändert.
roar-refused-too-slow = Es sind mehr als 2,5 s vergangen, der Schaden zählt.
roar-refused-watching = Du siehst diese Runde zu. Es hat sich nichts geändert.
roar-refused-withdrawn = Du setzt diese Runde aus. Mit „Bereit“ bist du in der nächsten wieder dabei.

## Für alle, die das Bild nicht sehen

roar-alt-ready = Roar-a-Saurus, vor Kampfrunde { $round }: Warten, bis alle bereit sind.
roar-alt-countdown = Roar-a-Saurus, gleich beginnt Kampfrunde { $round }.
roar-alt-live = Roar-a-Saurus, Kampfrunde { $round }.
roar-alt-pause = Roar-a-Saurus, Kampfrunde { $round }, Pause: Kaboom von { $player }, alle Würfel zurück auf die Hand.
roar-alt-round-end = Roar-a-Saurus, Kampfrunde { $round } ist vorbei. Nächster Ruf: { $player }.
roar-alt-game-end = Roar-a-Saurus, das Ende. { $ending }
roar-alt-circle = Im Uhrzeigersinn: { $list }.
roar-alt-dino = { $player }, { $dino }, Schaden { $damage } von { $limit }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
roar-alt-out = Raus: { $out }.
roar-alt-legend = Was die Zeichen bedeuten: { $list }.

## In Bildern: kurz

roar-pic-round = RUNDE { $n }
roar-pic-over = ENDE
roar-pic-away = setzt aus
roar-pic-watching = sieht zu
roar-pic-wins = { $player } gewinnt!
roar-pic-shared = Geteilter Sieg: { $player }
roar-pic-round-winner = gewinnt die Runde
roar-pic-pause = Alle Würfel zurück. Wartet auf den Ruf …
roar-pic-die = { $symbol ->
    [grrrr] trifft links
    [roaar] trifft rechts
    [kaboom] trifft alle
   *[ahh] heilt
}
roar-pic-three = Würfeln, halten – bei drei gleichen rufen!
roar-pic-volcano = Der Vulkan trifft jetzt alle!
roar-pic-dice = Drei gleiche
roar-pic-developments = Entwicklungen
roar-pic-points = Punkte
roar-pic-damage = Schaden
roar-pic-none = noch keine
roar-pic-has = { $name ->
    [wusch] Wusch: ein vierter Würfel
    [oh_yeah] Oh Yeah: K. o. erst bei 5
    [mhhm] Mhhm: Ahh heilt 2
    [oo_ah] Oo Ah: Kaboom +{ $n }
    [klonk] Klonk: Kaboom −1
    [klink_left] Klink links: Roaar −1
    [klink_right] Klink rechts: Grrrr −1
    [zinngg_left] Zinngg links: 4 Grrrr = 2
   *[zinngg_right] Zinngg rechts: 4 Roaar = 2
}
roar-pic-means-grrrr = Grrrr: trifft links
roar-pic-means-roaar = Roaar: trifft rechts
roar-pic-means-kaboom = Kaboom: trifft alle
roar-pic-means-ahh = Ahh: heilt 1
roar-pic-means-wusch = Wusch: 4. Würfel
roar-pic-means-ohyeah = Oh Yeah: K. o. bei 5
roar-pic-means-mhhm = Mhhm: heilt 2
roar-pic-means-ooah = Oo Ah: Kaboom +1
roar-pic-means-klonk = Klonk: Kaboom −1
roar-pic-means-klink = Klink: hält 1 ab
roar-pic-means-zinngg = Zinngg: 4 gleiche = 2
roar-pic-means-damage = Schaden: 4 = K.O.
roar-pic-means-egg = Runde: 3 Punkte
roar-pic-means-bone = K. o.: 1 Punkt
roar-pic-means-star = mit 10 ist Schluss

## Optionen in der Lobby

roar-option-mode = Spiel
roar-option-mode-simple = einfach
roar-option-mode-full = voll, mit Entwicklungen
roar-option-pace = Tempo
roar-option-pace-calm = ruhig
roar-option-pace-normal = normal
roar-option-pace-frantic = rasend
roar-option-reflex = Reflexmodus
roar-option-starter = Erster Ruf
roar-option-starter-random = zufällig
roar-option-starter-1 = Platz 1
roar-option-starter-2 = Platz 2
roar-option-starter-3 = Platz 3
roar-option-starter-4 = Platz 4
roar-option-starter-5 = Platz 5
roar-option-dino = Dino
roar-option-dino-any = egal
roar-option-dino-rex = Rex
roar-option-dino-trike = Trike
roar-option-dino-stego = Stego
roar-option-dino-brachi = Brachi
roar-option-dino-ptera = Ptera
roar-option-preset = Vorsprung oder Nachteil
roar-option-preset-none = keiner
roar-option-preset-beginner = für Neue: Wusch und Oh Yeah
roar-option-preset-veteran = für Geübte: kein Zinngg, ein Oo Ah
roar-option-preset-simple = keine Entwicklungen
roar-option-start = Beginnt mit
roar-option-forbidden = Nicht erlaubt
roar-option-handicap = Längere Wartezeit zwischen Würfen
roar-option-handicap-0 = keine
roar-option-handicap-250 = 0,25 s
roar-option-handicap-500 = 0,5 s
roar-option-handicap-1000 = 1 s
roar-option-start-wusch = Wusch
roar-option-start-oh-yeah = Oh Yeah
roar-option-start-mhhm = Mhhm
roar-option-start-oo-ah = Oo Ah
roar-option-start-oo-ah-second = zweites Oo Ah
roar-option-start-klonk = Klonk
roar-option-start-klink-left = Klink links
roar-option-start-klink-right = Klink rechts
roar-option-start-zinngg-left = Zinngg links
roar-option-start-zinngg-right = Zinngg rechts
roar-option-forbidden-wusch = Wusch
roar-option-forbidden-oh-yeah = Oh Yeah
roar-option-forbidden-mhhm = Mhhm
roar-option-forbidden-oo-ah = Oo Ah
roar-option-forbidden-oo-ah-second = zweites Oo Ah
roar-option-forbidden-klonk = Klonk
roar-option-forbidden-klink-left = Klink links
roar-option-forbidden-klink-right = Klink rechts
roar-option-forbidden-zinngg-left = Zinngg links
roar-option-forbidden-zinngg-right = Zinngg rechts
