# Partien, Siege, Ratings.

cmd-stats = statistik
cmd-stats-about = Partien, Siege und Ratings auf diesem Server
cmd-stats-person = Von wem; leer für deine eigene
cmd-stats-shown = Ob andere deine sehen
cmd-stats-visible = andere dürfen meine sehen
cmd-stats-hidden = niemand sonst sieht meine
cmd-option-shown = sichtbar
cmd-leaderboard = bestenliste
cmd-leaderboard-about = Wer ein Spiel auf diesem Server am besten spielt
stats-title = ### { $player } auf diesem Server
stats-line = **{ $game }**: { $n ->
    [one] 1 Partie
   *[other] { $n } Partien
}, { $won } gewonnen · Rating { $rating } ({ $place }. Platz)
stats-none = Hier ist noch keine Partie beendet.
stats-now-visible = Andere sehen deine Statistik, und du stehst in der Bestenliste.
stats-now-hidden = Niemand sonst sieht deine Statistik, und du stehst in keiner Bestenliste.
stats-private = Diese Person zeigt keine Statistik.
leaderboard-title = ### { $game }: die Besten hier
leaderboard-line = { $place }. { $player } · { $rating } · { $n ->
    [one] 1 Partie
   *[other] { $n } Partien
}, { $won } gewonnen
leaderboard-none = Hier ist noch keine Partie beendet.
leaderboard-note = Alle beginnen bei 1000. Siege gegen Starke zählen mehr, und viele Partien machen ein Rating sicherer. /statistik nimmt dich heraus.
