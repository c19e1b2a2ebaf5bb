# Das Menü einer Brettnachricht.

cmd-menu-explain = Dieses Brett erklären
cmd-menu-report = Regelproblem melden
explain-no-board = Öffne dieses Menü auf dem Brett einer Partie. Es ist nichts geschehen.
explain-newer = -# Das ist nicht das neueste Brett; hier steht der Tisch, wie er jetzt ist.
report-title = Regelproblem melden
report-words = Was hätte stattdessen geschehen sollen?
report-hint = Welche Karte oder Regel, wer, und was zu erwarten war
report-thanks = Danke. Meldung **{ $id }** ist mit der Stellung der Partie gespeichert; wer diesen Bot betreibt, liest sie.
