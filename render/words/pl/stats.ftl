# Partie, wygrane, rating.

cmd-stats = statystyki
cmd-stats-about = Partie, wygrane i rating na tym serwerze
cmd-stats-person = Czyje; puste pole pokaże twoje
cmd-stats-shown = Czy inni widzą twoje
cmd-stats-visible = inni mogą widzieć moje
cmd-stats-hidden = nikt inny nie widzi moich
cmd-option-shown = widoczność
cmd-leaderboard = ranking
cmd-leaderboard-about = Kto gra najlepiej w daną grę na tym serwerze
stats-title = ### { $player } na tym serwerze
stats-line = **{ $game }**: { $n ->
    [one] 1 partia
    [few] { $n } partie
    [many] { $n } partii
   *[other] { $n } partii
}, wygrane: { $won } · rating { $rating } ({ $place }. miejsce)
stats-none = Nie ma tu jeszcze zakończonej partii.
stats-now-visible = Inni widzą twoje statystyki, a ty jesteś w rankingu.
stats-now-hidden = Nikt inny nie widzi twoich statystyk i nie ma cię w żadnym rankingu.
stats-private = Ta osoba nie pokazuje statystyk.
leaderboard-title = ### { $game }: najlepsi na tym serwerze
leaderboard-line = { $place }. { $player } · { $rating } · { $n ->
    [one] 1 partia
    [few] { $n } partie
    [many] { $n } partii
   *[other] { $n } partii
}, wygrane: { $won }
leaderboard-none = Nie ma tu jeszcze zakończonej partii.
leaderboard-note = Każdy zaczyna od 1000. Wygrana z mocnym przeciwnikiem liczy się bardziej, a wiele partii czyni rating pewniejszym. /statystyki usuwa cię z listy.
