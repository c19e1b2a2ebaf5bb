# Aufzeichnungen beendeter Partien.

cmd-export = exportieren
cmd-export-about = Die letzte Partie hier als Datei, aus der sie sich wieder spielen lässt
cmd-replay = nachspielen
cmd-replay-about = Die letzte Partie hier, Schritt für Schritt
record-running = Diese Partie läuft noch, und die Datei würde jeden Stapel und Würfel zeigen. Nach dem Ende bekommst du sie.
record-exported = Die ganze Partie: Optionen, Startwert und jeder Zug, ohne Namen.
record-step = -# Schritt { $n } von { $most }
button-step-first = Anfang
button-step-back = Schritt zurück
button-step-next = Nächster Schritt
button-step-far = 10 Schritte weiter
button-step-last = Ende
