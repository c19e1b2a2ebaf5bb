# Was über eine Person gespeichert ist.

cmd-privacy = datenschutz
cmd-privacy-about = Was über dich gespeichert ist; als Datei holen oder löschen
privacy-title = 🔒 **Was ich über dich speichere**
privacy-tables = - Plätze an { $n ->
    [one] 1 Tisch
   *[other] { $n } Tischen
} (deine ID, dein damaliger Name, die Optionen des Platzes)
privacy-moves = - { $n ->
    [one] 1 Zug
   *[other] { $n } Züge
} mit Uhrzeit
privacy-results = - { $n ->
    [one] 1 Ergebnis
   *[other] { $n } Ergebnisse
} beendeter Partien
privacy-plans = - { $n ->
    [one] 1 geplanter Zug
   *[other] { $n } geplante Züge
}
privacy-notices = - { $n ->
    [one] 1 Hinweis, der wartet oder kürzlich hinausging
   *[other] { $n } Hinweise, die warten oder kürzlich hinausgingen
}
privacy-settings = - deine Einstellungen (Sprache, Hinweise, Erinnerungen)
privacy-nothing = Nichts.
privacy-never = Ich lese nie, was geschrieben wird, und gebe niemandem etwas weiter.
privacy-exported = Alles, was über dich gespeichert ist, als Datei, die nur du siehst.
privacy-sure = Alles löschen? Einstellungen, Hinweise und Pläne verschwinden; beendete Partien behalten einen Platz ohne deinen Namen. Das ist endgültig.
privacy-deleted = Erledigt: Über dich ist nichts mehr gespeichert. { $n ->
    [0] { "" }
    [one] 1 Platz einer beendeten Partie hat jetzt keinen Namen.
   *[other] { $n } Plätze beendeter Partien haben jetzt keinen Namen.
}
privacy-seated = Du sitzt noch an Tischen: { $list }. Verlasse sie zuerst mit /tisch verlassen. Es hat sich nichts geändert.
button-privacy-export = Als Datei holen
button-privacy-ask = Löschen …
button-privacy-delete = Löschen (endgültig)
button-privacy-keep = Behalten
privacy-reports = - { $n ->
    [one] 1 Meldung eines Regelproblems
   *[other] { $n } Meldungen von Regelproblemen
}
