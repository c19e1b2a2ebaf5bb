# The Sanctuary: Endangered Species. Die Worte der Karten entstehen aus ihren Effektbäumen: „san-do-…“ sind ganze Sätze,
# „san-s-…“ kurze Formen für Knöpfe.

sanctuary-title = The Sanctuary: Endangered Species
sanctuary-blurb = Helfer einsetzen, nutzen, was sie sehen, Tiere retten. Für 2 bis 4, live oder als Fernpartie. Etwa 60 Minuten.
sanctuary-view-board = der Tisch
sanctuary-view-row = eine halbe Reihe Karten
sanctuary-view-player = ein Tableau
sanctuary-view-card = eine Karte
sanctuary-view-expansions = Ausbauten
sanctuary-view-score = Punkte
sanctuary-view-legend = was die Zeichen bedeuten
sanctuary-option-advanced = Expertenvariante (beide Helfer in einem Zug)
sanctuary-option-first = Wer beginnt
sanctuary-option-first-random = zufällig
sanctuary-option-first-1 = Platz 1
sanctuary-option-first-2 = Platz 2
sanctuary-option-first-3 = Platz 3
sanctuary-option-first-4 = Platz 4
sanctuary-option-animals = Tiere
sanctuary-option-animals-random = zufällig
sanctuary-option-animals-A = Süden: Tiger, Panda, Zebra, Orang-Utan
sanctuary-option-animals-B = gemäßigt: Wolf, Luchs, Koala, Storch
sanctuary-option-animals-C = kalt: Eisbär, Robbe, Gämse, Walross
sanctuary-option-animals-D = trocken: Gepard, Steinbock, Mendesantilope, Hamster
sanctuary-option-faces = Tiere, die ihre zweite Art zeigen
sanctuary-option-faces-R = das rote
sanctuary-option-faces-Y = das gelbe
sanctuary-option-faces-G = das grüne
sanctuary-option-faces-B = das blaue

san-player = Platz { $n }
san-colour = { $c ->
    [R] Rot
    [Y] Gelb
    [G] Grün
    [B] Blau
    [X] Grau
    [same] dieselbe Farbe
    [other] eine andere Farbe
   *[any] beliebige Farbe
}
san-colour-s = { $c ->
    [other] andere
    [same] gleiche
   *[any] beliebig
}
san-or = { $a } oder { $b }
san-and = { $a } und/oder { $b }

san-do-gain = erhalte { $list }
san-do-pay = gib ab: { $list }
san-do-pay-many = gib beliebig viele Marker ab
san-do-exchange = gib beliebig viele Marker ab, erhalte ebenso viele einer anderen Farbe
san-do-store = lagere ins Lager gleicher Farbe ein: { $list }
san-do-animal = nimm ein Tier auf: { $list }
san-do-animals = nimm ein oder zwei Tiere verschiedener Farben auf
san-do-grow = Population +1: { $list }
san-do-satisfy = ein Herz: { $list }
san-do-hearts = je ein Herz für ein oder zwei verschiedene Tiere
san-do-expand = nimm einen Ausbau: { $list }
san-do-expand-other = nimm einen Ausbau ({ $list }) und lege ihn an ein Lager anderer Farbe
san-do-shiftexpansion = versetze einen deiner Ausbauten an ein freies Lager
san-do-buy = kaufe Land
san-do-raise = { $n ->
    [one] setze { $n } Siegel hoch
   *[other] setze { $n } Siegel hoch
}
san-do-flood = flute eine Parzelle
san-do-forest = forste eine Parzelle auf
san-do-hire = { $who ->
    [ranger] wirb einen Ranger an
   *[rescuer] wirb einen Tierretter an
}
san-do-give = { $to ->
    [opp_each] gib allen anderen je eine Bedrohung weiter
   *[opp_one] gib eine Bedrohung weiter
}
san-do-drop = { $n ->
    [one] entferne { $n } eigene Bedrohung
   *[other] entferne bis zu { $n } eigene Bedrohungen
}
san-do-main = { $of ->
    [own_second] führe die Hauptaktion unter deinem anderen Helfer aus
    [own_any] führe die Hauptaktion unter einem deiner Helfer aus
    [opp_any] führe die Hauptaktion unter einem fremden Helfer aus
   *[any_card] führe die Hauptaktion einer beliebigen Karte aus
}
san-do-side = { $of ->
    [own_second] führe die Nebenaktion unter deinem anderen Helfer aus
    [own_any] führe die Nebenaktion unter einem deiner Helfer aus
    [opp_any] führe die Nebenaktion unter einem fremden Helfer aus
   *[any_card] führe die Nebenaktion einer beliebigen Karte aus
}
san-do-skip = verzichte auf deine Hauptaktion
san-do-stocked = { $c ->
    [any] wenn in einem deiner Lager etwas liegt
    [R] wenn im roten Lager etwas liegt
    [Y] wenn im gelben Lager etwas liegt
    [G] wenn im grünen Lager etwas liegt
   *[B] wenn im blauen Lager etwas liegt
}
san-do-stocked-grow = { $c ->
    [any] wenn in einem Lager etwas liegt (es bleibt): Population +1 für das Tier dieser Farbe
    [R] wenn im roten Lager etwas liegt (es bleibt): Population +1 für das rote Tier
    [Y] wenn im gelben Lager etwas liegt (es bleibt): Population +1 für das gelbe Tier
    [G] wenn im grünen Lager etwas liegt (es bleibt): Population +1 für das grüne Tier
   *[B] wenn im blauen Lager etwas liegt (es bleibt): Population +1 für das blaue Tier
}
san-do-if = { $price }, dann { $then }
san-do-times = { $n ->
    [1] einmal: { $do }
    [2] bis zu zweimal: { $do }
   *[any] beliebig oft: { $do }
}
san-do-copyexpansion = wird zur Kopie eines fremden Ausbaus
san-do-actas = spiele einen fremden Helfer anstelle eines eigenen
san-do-reacttogrow = wächst ein fremdes Tier, darf unter derselben Bedingung auch dein Tier dieser Farbe wachsen
san-do-passive = { $what ->
    [see_fences] deine Helfer sehen durch Zäune
    [wrap] für deine Helfer sind die Reihenenden Nachbarn
    [flood_unbought] du darfst auch nicht gekaufte Parzellen fluten
    [forest_unbought] du darfst auch nicht gekaufte Parzellen aufforsten
   *[free_slot] darf an jedem Lager liegen
}
san-do-score = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
san-do-score-per = { $what ->
    [ranger_rescuer_pair] { $n } Punkte je Paar aus Ranger und Tierretter
    [timeline_seal] { $n } Punkte je Siegel auf deiner Zeitleiste
   *[area_both] { $n } Punkte je Parzelle mit Teich und Wald
}
san-do-score-count = Punkte nach Zahl deiner Ausbauten: { $list }
san-do-at-end = { $what ->
    [raise_all] setze alle deine Siegel um eine Stufe hoch
   *[reclaim_one_area] flute und forste eine deiner Parzellen auf
}

san-s-gain = erhalte { $list }
san-s-pay = gib { $list }
san-s-pay-many = gib beliebig viele
san-s-exchange = Marker tauschen
san-s-store = einlagern: { $list }
san-s-animal = Tier: { $list }
san-s-animals = 1–2 neue Tiere
san-s-grow = +1 { $list }
san-s-satisfy = Herz: { $list }
san-s-hearts = 1–2 Herzen
san-s-expand = Ausbau: { $list }
san-s-expand-other = Ausbau woanders
san-s-shiftexpansion = Ausbau versetzen
san-s-buy = Land kaufen
san-s-raise = Siegel +{ $n }
san-s-flood = Parzelle fluten
san-s-forest = aufforsten
san-s-hire = { $who ->
    [ranger] Ranger
   *[rescuer] Tierretter
}
san-s-give = { $to ->
    [opp_each] Bedrohung an alle
   *[opp_one] Bedrohung weiter
}
san-s-drop = { $n ->
    [one] Bedrohung weg
   *[other] { $n } Bedrohungen weg
}
san-s-main = { $of ->
    [own_second] Haupt: mein anderer
    [own_any] Haupt: eigener
    [opp_any] Haupt: fremder
   *[any_card] Haupt: beliebig
}
san-s-side = { $of ->
    [own_second] Neben: mein anderer
    [own_any] Neben: eigener
    [opp_any] Neben: fremder
   *[any_card] Neben: beliebig
}
san-s-skip = ohne Haupt
san-s-stocked = wenn gelagert
san-s-stocked-grow = gelagert? +1 { $list }
san-s-if = { $price } → { $then }
san-s-times = { $n ->
    [any] n × { $do }
   *[other] { $n } × { $do }
}
san-s-copyexpansion = Ausbau kopieren
san-s-actas = fremden Helfer spielen
san-s-reacttogrow = mitwachsen
san-s-passive = { $what ->
    [see_fences] durch Zäune sehen
    [wrap] im Kreis sehen
    [flood_unbought] überall fluten
    [forest_unbought] überall aufforsten
   *[free_slot] an jedem Lager
}
san-s-score = { $n } Punkte
san-s-score-per = je { $n } Punkte
san-s-score-count = Punkte: { $list }
san-s-at-end = { $what ->
    [raise_all] alle Siegel hoch
   *[reclaim_one_area] Teich und Wald frei
}

san-token = { $token ->
    [E01] Doppelgänger
    [E02] Klein, aber fein
    [E03] Echo
    [E04] Weitergereicht
    [E05] Fremde Hände
    [E06] Reserveplatz
    [E07] Sonderschicht
    [E08] Einsatzteams
    [E09] Rundweg
    [E10] Frühe Teiche
    [E11] Hochsitz
    [E12] Grundbuch
    [E13] Wald und Wasser
    [E14] Geschenk an die Natur
    [E15] Früher Wald
   *[E16] Wertsteigerung
}
san-kind = { $kind ->
    [once_game] einmal pro Partie
    [once_round] einmal pro Runde
    [always] dauerhaft
   *[end] bei Spielende
}
san-species = { $name ->
    [Siberian-Tiger] Sibirischer Tiger
    [Asiatic-Lion] Asiatischer Löwe
    [Giant-Panda] Großer Panda
    [Indian-Elephant] Indischer Elefant
    [Grevys-Zebra] Grevyzebra
    [Black-Rhinoceros] Spitzmaulnashorn
    [Sumatran-Orangutan] Sumatra-Orang-Utan
    [Gouldian-Finch] Gouldamadine
    [Wolf] Wolf
    [European-Wildcat] Europäische Wildkatze
    [Eurasian-Lynx] Eurasischer Luchs
    [Brown-Bear] Braunbär
    [Koala] Koala
    [European-Bison] Wisent
    [Black-billed-Stork] Schwarzschnabelstorch
    [Golden-Eagle] Steinadler
    [Polar-Bear] Eisbär
    [Snow-Leopard] Schneeleopard
    [Grey-Seal] Kegelrobbe
    [Magellanic-Penguin] Magellanpinguin
    [Tatra-Chamois] Tatra-Gämse
    [Muskox] Moschusochse
    [Walrus] Walross
    [North-Atlantic-Right-Whale] Atlantischer Nordkaper
    [Cheetah] Gepard
    [African-Wild-Dog] Afrikanischer Wildhund
    [Abyssinian-Ibex] Äthiopischer Steinbock
    [Common-Wombat] Nacktnasenwombat
    [Addax] Mendesantilope
    [Scimitar-horned-Oryx] Säbelantilope
    [Syrian-Hamster] Syrischer Goldhamster
   *[Dingo] Dingo
}

# Fragen und Knöpfe

san-worker = { $who ->
    [ranger] den Ranger
   *[rescuer] den Tierretter
}
san-ask-turn = { $alone ->
    [yes] Helfer auf { $place }: Was jetzt?
   *[no] Was jetzt?
} { $n ->
    [0] Es ist nichts mehr nutzbar.
    [one] { $n } Aktion ist nutzbar.
   *[other] { $n } Aktionen sind nutzbar.
}
san-ask-react = Echo: Ein fremdes Tier ist gewachsen. Auch dein Tier ({ $animal }) +1? { $need ->
    [pay] Das kostet einen Marker: { $list }.
    [store] Das kostet nichts.
    [rescuer] Dein Tierretter arbeitet dafür.
   *[free] Das kostet nichts.
}
san-ask = { $kind ->
    [place] Wo steht dein Helfer?
    [volunteer] Welcher Helfer ist dran?
    [feed] Welcher Marker versorgt { $what }?
    [work] Welches Tier lässt der Tierretter wachsen?
    [parts] Welcher Teil? { $text }
    [branch] Was davon? { $text }
    [forgo] Auf wessen Hauptaktion verzichtest du?
    [pay] Welchen Marker gibst du ab? { $text }
    [has_store] Welches Lager? { $text }
    [store] Welchen Marker lagerst du ein?
    [amount] Wie viele? { $what }: Du hast { $n }.
    [exchange_pay] Welchen Marker tauschst du?
    [exchange_gain] { $n ->
        [one] Welche Farbe bekommst du dafür?
       *[other] Von welcher Farbe bekommst du { $n }?
    }
    [gain] Welche Marker erhältst du?
    [animal] Welches Tier kommt?
    [grow] Welches Tier wächst?
    [satisfy] Welches Tier bekommt das Herz?
    [distinct] Welche Farben?
    [expand] Welchen Ausbau nimmst du?
    [expand-at] Wohin kommt „{ $what }“?
    [shift] Welcher Ausbau wird versetzt?
    [shift-at] Wohin kommt „{ $what }“?
    [buy] Noch mehr Land kaufen?
    [raise] Welche Siegel steigen? Die Zahlen sind Punkte.
    [flood] Welche Parzelle wird geflutet?
    [forest] Welche Parzelle wird aufgeforstet?
    [hire] Noch jemanden anwerben?
    [give_threat] Wer bekommt die Bedrohung?
    [drop_threat] Wie viele Bedrohungen gehen weg?
    [copy_main] Welche Hauptaktion?
    [copy_side] Welche Nebenaktion?
    [copy_expansion] Welcher Ausbau wird kopiert?
    [borrow] Welcher Helfer?
   *[other] { $text }
}
san-label-main = { $card }: Hauptaktion
san-label-side = { $card }: Nebenaktion
san-label-main-long = Hauptaktion: { $text }
san-label-side-long = Nebenaktion: { $text }
san-label-sees = { $n ->
    [0] Sieht nichts
   *[other] Sieht { $list }
}
san-label-volunteer = Helfer auf { $card }
san-label-feed = { $who ->
    [ranger] Ranger versorgen
   *[rescuer] Tierretter versorgen
}
san-label-work = { $who ->
    [ranger] Ranger: Bedrohung entfernen
   *[rescuer] Tierretter: Tier +1
}
san-label-relax = Vor dem Reagieren fragen
san-label-end = { $n ->
    [0] Zug beenden
   *[other] Zug beenden · { $n } ungenutzt
}
san-label-back = Zurück
san-label-stop = Genug
san-label-everything = Alles
san-label-again = Ja
san-label-more = Mehr …
san-label-animal = { $kind ->
    [satisfy] { $animal } · ×{ $hearts }
    [animal] { $animal }
   *[grow] { $animal } { $a } → { $b }
}
san-label-marker = { $colour } (du hast { $n })
san-label-warehouse = { $c ->
    [R] rotes Lager
    [Y] gelbes Lager
    [G] grünes Lager
   *[B] blaues Lager
}
san-label-area = { $area ->
    [0] Heimat · { $n } Punkte
   *[other] Parzelle { $area } · { $n } Punkte
}
san-label-lift = { $list }
san-label-opponent = { $player } (Bedrohungen: { $n })
san-label-borrow = { $card }: { $player }
san-label-react = Auch wachsen
san-label-react-pay = Auch wachsen, { $colour } abgeben
san-label-react-always = Immer, wenn es nichts kostet
san-label-decline = Nicht reagieren

# Was geschah

san-amount = { $colour } { $n } (jetzt { $now })
san-told-began = { $advanced ->
    [yes] Der Tisch ist aufgebaut, mit der Expertenvariante. { $player } beginnt.
   *[no] Der Tisch ist aufgebaut. { $player } beginnt.
}
san-told-dealt = Runde { $n } von { $max }: { $cards } neue Karten liegen aus.
san-told-opened = Damit keine Karte eingesperrt ist, in dieser Runde offen: der Zaun rechts von { $list }.
san-told-placed = { $player } setzt einen Helfer auf { $card }.
san-told-unplaced = { $player } findet für einen Helfer keine Karte und spielt ohne ihn weiter.
san-told-used = { $what ->
    [main] { $player }: Hauptaktion von { $card }.
   *[side] { $player }: Nebenaktion von { $card }.
}
san-told-turned = { $player } nutzt { $token }: { $text }.
san-told-copied = { $what ->
    [main] { $player } kopiert eine Hauptaktion: { $text }.
   *[side] { $player } kopiert eine Nebenaktion: { $text }.
}
san-told-borrowed = { $player } spielt den Helfer auf { $card } anstelle eines eigenen.
san-told-forwent = { $player } verzichtet auf die eigene Hauptaktion.
san-told-gained = { $player } erhält { $list }.
san-told-paid = { $player } gibt ab: { $list }.
san-told-stored = { $player } lagert ein: { $list }.
san-told-arrived = { $player }: neues Tier, { $animal }, Population 1.
san-told-grew = { $player }: { $animal }, Population { $a } → { $b }.
san-told-satisfied = { $player }: { $animal }, Herzen { $a } → { $b }.
san-told-expanded = { $player } nimmt { $token } ({ san-label-warehouse }): { $text }.
san-told-shifted = { $player } versetzt { $token } ({ san-label-warehouse }).
san-told-became = { $player }: { $token } ist jetzt eine Kopie von { $copied }.
san-told-bought = { $player } kauft Land: Siegel von Parzelle { $area } für { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
} ({ $left ->
    [0] die Parzelle ist gekauft
   *[other] noch { $left } auf dem Schild
}).
san-told-lifted = { $player }: { $n } Siegel hoch, { $a } → { $b } Punkte.
san-told-flooded = { $player } flutet { san-area }: { $n } Punkte.
san-told-forested = { $player } forstet { san-area } auf: { $n } Punkte.
san-told-hired = { $who ->
    [ranger] { $player } wirbt einen Ranger an.
   *[rescuer] { $player } wirbt einen Tierretter an.
}
san-told-fed = { $who ->
    [ranger] { $player } versorgt einen Ranger: { $colour }.
   *[rescuer] { $player } versorgt einen Tierretter: { $colour }.
}
san-told-worked = { $who ->
    [ranger] { $player }: Ein Ranger arbeitet.
   *[rescuer] { $player }: Ein Tierretter arbeitet.
}
san-told-threatened = { $player } nimmt { san-threats } (jetzt { $total } = { $points } Punkte).
san-told-dropped = { $player } entfernt { san-threats } (jetzt { $total } = { $points } Punkte).
san-told-gave = { $player } gibt eine Bedrohung weiter an { $to } (jetzt { $a } und { $b }).
san-told-reacts = { $player } reagiert.
san-told-tipped = { $player } beendet den Zug.
san-told-cleaned = Die Runde ist vorbei. { $player } bekommt die Startspielerkarte.
san-told-end-effect = { $player }: { $token } wirkt bei Spielende.
san-told-won = 🏆 { $player } gewinnt! Punkte: { $n }, Vorsprung: { $lead }.
san-told-tie-break = 🏆 { $player } gewinnt! Punkte: { $n }, Gleichstand; die Tiere entscheiden.
san-told-shared = 🏆 Geteilter Sieg: { $list } – je { $n }.
san-told-places = { $list }

# Die Ansicht in Worten

san-phase = { $phase ->
    [reveal] Aufdecken
    [place] Einsetzen
    [resolve] Ausführen
    [clean] Rundenende
    [pause] Rundenende
   *[over] Wertung
}
san-headline = Runde { $n } von { $max } · { $phase } · { $list }{ $card ->
    [none] { "" }
   *[other] { " " }({ $card })
}
san-headline-over = Partie zu Ende · { $list } · { $n } Punkte
san-threats = { $n ->
    [one] { $n } Bedrohung
   *[other] { $n } Bedrohungen
}
san-fence = { $side ->
    [left] Zaun links
   *[right] Zaun rechts
}
san-pawn = { $tipped ->
    [yes] { $player }, fertig
   *[no] { $player }
}
san-stop = { $side ->
    [left] links: { $why ->
        [fence] Zaun
        [pawn] Helfer
       *[end] Reihenende
    }
   *[right] rechts: { $why ->
        [fence] Zaun
        [pawn] Helfer
       *[end] Reihenende
    }
}
san-sees = { $card } ({ $player }) sieht { $list }; { $ends }.
san-none = keine
san-empty = leer
san-first = Startspielerkarte
san-board = { $player }: { $n } Punkte
san-board-mgmt = Zentrale: { $list }
san-board-animal = { $animal } ({ $colour }) { $n } × { $hearts } = { $points }
san-board-animals = Tiere: { $list }
san-board-stores = Lager: { $list }
san-board-land = Siegel: { $seals } (auf den Schildern { $plates }) · Teiche: { $ponds } · Wälder: { $groves }
san-board-threats = Bedrohungen: { $n } = { $points } Punkte
san-fed = { $used ->
    [yes] { $colour ->
        [none] nicht versorgt, hat gearbeitet
       *[other] { $colour }, hat gearbeitet
    }
   *[no] { $colour ->
        [none] nicht versorgt
       *[other] { $colour }
    }
}
san-crew = { $who ->
    [ranger] Ranger: { $n } ({ $list })
   *[rescuer] Tierretter: { $n } ({ $list })
}
san-copied = { $token } (Kopie von { $copied })
san-turned = { $token } (benutzt)
san-area = { $area ->
    [0] die Heimat
   *[other] Parzelle { $area }
}
san-display = Ausbauten in der Auslage: { $list }
san-row = **Reihe { $row }** – Karte: Hauptaktion | Nebenaktion
san-alt-title = The Sanctuary.
san-alt = The Sanctuary, Runde { $n } von { $max }, { $phase }. Als Nächstes: { $list }.
san-alt-pawns = Helfer auf { $list }.
san-alt-fences = Zäune rechts von { $list }.
san-alt-points = Punkte: { $list }.
san-alt-card = Karte { $card }: Hauptaktion: { $main }. Nebenaktion: { $side }. { $n ->
    [0] Keine Bedrohung.
    [one] { $n } Bedrohung.
   *[other] { $n } Bedrohungen.
}
san-alt-legend = Was die Zeichen der Karten bedeuten. /karte erklärt jede Karte in Worten.
san-not-mine = Du schaust zu; kein Tableau gehört dir.
san-mine-main = { $done ->
    [yes] **{ $card }** – Hauptaktion (genutzt): { $text }
   *[no] **{ $card }** – Hauptaktion: { $text }{ $n ->
        [0] { "" }
        [one] , dann { $n } Bedrohung
       *[other] , dann { $n } Bedrohungen
    }
}
san-mine-side = · { $card }: { $text }
san-refused = Nicht möglich: { $why }.
san-refused-place = { $card } geht nicht: { $why }.
san-refused-main = Hauptaktion von { $card }: { $why }.
san-refused-side = Nebenaktion von { $card }: { $why }.
san-refused-work = { $who ->
    [ranger] Ranger: { $why }.
   *[rescuer] Tierretter: { $why }.
}
san-refused-use = { $token }: { $why }.
san-why = { $rule ->
    [SAN-PLACE-05] dort steht schon ein Helfer
    [SAN-PLACE-06] von dort sähe er keine Karte
    [SAN-PLACE-07] ein anderer Helfer sähe keine Karte mehr
    [SAN-LOS-03] sie liegt in der anderen Reihe
    [SAN-LOS-04] ein Helfer verdeckt die Sicht
    [SAN-LOS-05] ein Zaun verdeckt die Sicht
    [SAN-LOS-07] ein Helfer sieht die eigene Karte nicht
    [SAN-RESOLVE-05] davon geht jetzt nichts
    [SAN-RESOLVE-06] schon genutzt
    [SAN-RESOLVE-07] der andere Helfer hat einen eigenen Zug
    [SAN-RANGER-03] alle sind versorgt
    [SAN-RANGER-R01] in deiner Zentrale liegt kein Marker
    [SAN-RANGER-04] keiner ist versorgt und ausgeruht
    [SAN-THREAT-05] du hast keine Bedrohung
    [SAN-RESCUE-R02] kein versorgter und ausgeruhter Tierretter hat ein Tier, das wachsen kann
    [SAN-EXP-G2] schon genutzt
    [SAN-EXP-G4] das wird nicht per Knopf genutzt
    [SAN-RESOLVE-01] du bist nicht dran
   *[other] das ist jetzt nicht die Frage
}

# In den Bildern

san-pic-round = RUNDE
san-pic-round-of = Runde { $n }
san-pic-score = { $over ->
    [yes] Wertung
   *[no] Punkte
}
san-pic-part = { $what ->
    [main] Hauptaktion
   *[side] Nebenaktion
}
san-pic-threat = { $n ->
    [one] nach der Hauptaktion: nimm { $n } Bedrohung
   *[other] nach der Hauptaktion: nimm { $n } Bedrohungen
}
san-pic-mark = { $n ->
    [3] nur zu dritt oder zu viert
   *[other] nur zu viert
}
san-pic-source = { $what ->
    [land] Land
    [R] Rot
    [Y] Gelb
    [G] Grün
    [B] Blau
    [centre] Zentrale
    [stores] Lager
    [seals] Siegel
    [expansions] Ausbauten
    [threats] Gefahren
    [total] Summe
   *[tie] Tiere
}
san-pic-legend = { $part ->
    [things] Dinge
    [grammar] Grammatik
    [actions] Aktionen
   *[expansions] Ausbauten
}
san-icon-things = { $name ->
    [red] rotes Dreieck
    [yellow] gelbes Quadrat
    [green] grünes Blatt
    [blue] blauer Tropfen
    [any] beliebige Farbe
    [animal] Tier
    [store] Lager
    [centre] Zentrale
    [cog] Ausbau
    [seal] Siegel
    [heart] Zufriedenheit
    [threat] Bedrohung
    [me] du
    [opponent] die anderen
    [first] beginnt
   *[points] Punkte
}
san-icon-grammar = { $name ->
    [and] eins, beide, keins
    [or] eins davon
    [then] Preis, dann
    [price] gib das ab
    [times] wie oft
    [different] ungleich; ( ) frei
    [same] = dieselbe Farbe
   *[other] ≠ andere Farbe
}
san-icon-actions = { $name ->
    [gain] Marker erhalten
    [store] einlagern
    [animal] neues Tier
    [grow] Population +1
    [stocked] gelagert? +1
    [satisfy] Herz
    [expand] Ausbau nehmen
    [elsewhere] an andere Farbe
    [shift] Ausbau versetzen
    [buy] Land: 1 Siegel
    [raise] 2 Siegel hoch
    [flood] Teich
    [forest] Wald
    [ranger] Ranger
    [rescuer] Tierretter
    [give] Gefahr weiter
    [drop] Gefahren weg
    [main-second] Haupt: mein 2.
    [main-opp] Haupt: fremd
    [side-own] Neben: eigener
    [side-opp] Neben: fremd
   *[skip] ohne Haupt
}
san-icon-expansions = { $name ->
    [once_game] 1 × pro Partie
    [once_round] 1 × pro Runde
    [always] dauerhaft
    [end] bei Spielende
    [copy] Ausbau kopieren
    [react] mitwachsen
    [act-as] fremder Helfer
    [free_slot] an jedem Lager
    [any-card] Haupt: jede Karte
    [wrap] Reihe im Kreis
    [flood_unbought] Teich überall
    [see_fences] durch Zäune
    [reclaim] Teich und Wald
    [forest_unbought] Wald überall
    [raise_all] alle Siegel hoch
   *[per-seal] Punkte je Siegel
}
